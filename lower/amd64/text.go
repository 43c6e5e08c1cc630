package amd64

import "strconv"

// Syntax is a way to write instructions.
type Syntax uint8

// The syntaxes.
const (
	ATT   Syntax = iota // AT&T as LLVM writes it: movq 8(%rsp), %rax
	Intel               // Intel as LLVM writes it: mov rax, qword ptr [rsp + 8]
	Go                  // Go's assembler: MOVQ 8(SP), AX
)

// Printer writes instructions as text. The zero value writes AT&T syntax with
// symbols and labels by number.
type Printer struct {
	Syntax Syntax
	// Symbol returns the name of a symbol; if nil, names are sym1, sym2, …
	Symbol func(Sym) string
	// Label returns the name of a label; if nil, names are .L0, .L1, …
	Label func(Label) string
	// Tab separates the mnemonic from the operands by a tab, as compilers do, instead of a space.
	Tab bool
	// Operand, if not nil, receives the position of each operand in the text, as byte offsets.
	Operand func(arg, start, end int)
	// Register, if not nil, receives the position of each register, and the width that its name
	// denotes.
	Register func(r Reg, w Width, start, end int)
}

// appendReg writes the name of a register at a width.
func (p *Printer) appendReg(dst []byte, r Reg, w Width) []byte {
	start := len(dst)
	if p.Syntax == Go {
		dst = appendGoReg(dst, r)
	} else {
		dst = append(dst, r.Name(w)...)
	}
	if p.Register != nil {
		p.Register(r, w, start, len(dst))
	}
	return dst
}

// Text returns in in a syntax, with symbols and labels by number.
func Text(in *Inst, s Syntax) string {
	p := Printer{Syntax: s}
	return string(p.Append(nil, in))
}

// Append appends the text of in, without a line end. An instruction that the package's Append
// refuses is written as far as possible.
func (p *Printer) Append(dst []byte, in *Inst) []byte {
	if in.Op == XCHG && in.Args[1] == R(RAX) && in.Args[0].Kind == KindReg && in.W != W8 {
		c := *in // the form with the accumulator names it as the destination
		c.Args[0], c.Args[1] = in.Args[1], in.Args[0]
		in = &c
	}
	switch in.Op {
	case Data:
		return p.appendDataText(dst, in)
	case Pad:
		return p.appendPadText(dst, in)
	}
	f, _ := find(in)
	if f == nil {
		return append(dst, "("+describe(in)+")"...)
	}
	dst = p.appendPrefixText(dst, in)
	dst = p.appendMnemonic(dst, in, f)
	if p.Syntax == ATT && isString(in.Op) {
		return p.appendStringOperands(dst, in.Op, f.width)
	}
	sep := byte(' ')
	if p.Tab {
		sep = '\t'
	}
	n := in.NArgs()
	for k := range n {
		i := k
		switch {
		case p.Syntax == ATT || p.Syntax == Go && !goKeepsOrder(in.Op):
			i = n - 1 - k
		case p.Syntax == Go && n == 3:
			i = [3]int{1, 0, 2}[k] // CMPPD X1, X0, $3
		}
		a := &in.Args[i]
		if p.Syntax == ATT && f.mask[i] == clsOne {
			continue // shlq %rax shifts by one
		}
		if sep == ',' {
			dst = append(dst, ", "...)
		} else {
			dst = append(dst, sep)
		}
		sep = ','
		start := len(dst)
		switch p.Syntax {
		case ATT:
			dst = p.appendATT(dst, in, f, a, f.size[i])
		case Intel:
			dst = p.appendIntel(dst, in, f, a, f.size[i])
		default:
			dst = p.appendGo(dst, a)
		}
		if p.Operand != nil {
			p.Operand(i, start, len(dst))
		}
	}
	if p.Syntax == Go && goEndsInF0(in.Op) {
		dst = append(dst, ", F0"...)
	}
	return dst
}

// isString reports whether an operation is a string operation.
func isString(op Op) bool {
	switch op {
	case MOVS, CMPS, STOS, LODS, SCAS:
		return true
	}
	return false
}

// goKeepsOrder reports whether an operation is a comparison, in which Go's assembler does not put
// the destination last: CMP has the operands in the manual's order, and the SSE comparisons have
// the predicate after them.
func goKeepsOrder(op Op) bool {
	switch op {
	case CMP, CMPSS, CMPSD, CMPPS, CMPPD:
		return true
	}
	return false
}

// appendPrefixText writes LOCK and REP.
func (p *Printer) appendPrefixText(dst []byte, in *Inst) []byte {
	if in.Prefix == 0 {
		return dst
	}
	sep := " "
	if p.Tab && p.Syntax != Go {
		sep = "\t"
	}
	words := [...]string{"lock", "rep", "repne"}
	if p.Syntax == Go {
		words = [...]string{"LOCK", "REP", "REPN"}
		sep = "; "
	}
	for i, w := range words {
		if in.Prefix&(1<<i) != 0 {
			dst = append(append(dst, w...), sep...)
		}
	}
	return dst
}

// letters are the width suffixes of AT&T syntax and of Intel's string
// operations.
func letters(w Width) (att, intel byte) {
	switch w {
	case W8:
		return 'b', 'b'
	case W16:
		return 'w', 'w'
	case W32:
		return 'l', 'd'
	}
	return 'q', 'q'
}

// appendMnemonic expands the spelling of the operation.
func (p *Printer) appendMnemonic(dst []byte, in *Inst, f *form) []byte {
	s := &spellings[in.Op]
	word := s.att
	switch p.Syntax {
	case Intel:
		word = s.intel
		if in.Op == MOV && f.immLen == 8 {
			word = "movabs"
		}
	case Go:
		word = s.goasm
		if in.Op == IMUL && in.NArgs() == 3 {
			word = "IMUL3*"
		}
	default:
		if in.Op == MOV && f.immLen == 8 {
			word = "movabsq"
		}
	}
	att, intel := letters(f.width)
	upper := byte(0)
	if p.Syntax == Go {
		upper = 'a' - 'A'
	}
	for i := range len(word) {
		switch c := word[i]; c {
		case ' ':
			if p.Tab && dst[len(dst)-1] != ',' {
				c = '\t'
			}
			dst = append(dst, c)
		case '*':
			dst = append(dst, att-upper)
		case '#':
			dst = append(dst, intel-upper)
		case '?':
			if mem := in.Args[0].Kind == KindMem || in.Args[1].Kind == KindMem; mem ||
				f.rm >= 0 && (in.Op == JMP || in.Op == NOP) {
				dst = append(dst, att-upper)
			}
		case '@':
			if p.Syntax == Go {
				dst = append(dst, goCondNames[in.Cond&15]...)
			} else {
				dst = append(dst, condNames[in.Cond&15]...)
			}
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// appendSym writes a symbol with its modifier.
func (p *Printer) appendSym(dst []byte, s Sym, m Mod) []byte {
	if p.Symbol != nil {
		dst = append(dst, p.Symbol(s)...)
	} else {
		dst = append(dst, "sym"...)
		dst = strconv.AppendInt(dst, int64(s), 10)
	}
	return append(dst, modNames[m]...)
}

var modNames = [256]string{
	ModPLT: "@PLT", ModGOTPCREL: "@GOTPCREL", ModTPOFF: "@TPOFF", ModGOTTPOFF: "@GOTTPOFF",
	ModDTPOFF: "@DTPOFF", ModTLSGD: "@TLSGD", ModTLSLD: "@TLSLD",
}

// appendTarget writes the target of a branch.
func (p *Printer) appendTarget(dst []byte, a *Operand) []byte {
	switch a.Kind {
	case KindLabel:
		if p.Label != nil {
			return append(dst, p.Label(a.Label())...)
		}
		return strconv.AppendInt(append(dst, ".L"...), int64(a.Sym), 10)
	case KindRel:
		// A distance counts from the instruction's end, which text can only express in this way.
		if a.Val >= 0 {
			return strconv.AppendInt(append(dst, ".+"...), a.Val, 10)
		}
		return strconv.AppendInt(append(dst, '.'), a.Val, 10)
	}
	dst = p.appendSym(dst, a.Sym, a.Mod)
	return appendAddend(dst, a.Val)
}

// appendAddend writes the addend of a symbol, unless it is 0.
func appendAddend(dst []byte, v int64) []byte {
	if v > 0 {
		dst = append(dst, '+')
	}
	if v != 0 {
		dst = strconv.AppendInt(dst, v, 10)
	}
	return dst
}

// immediate is the value of an immediate as it is printed: signed, in the range
// of the instruction's width, as a compiler prints it; counts and masks that the
// processor does not sign-extend are unsigned.
func immediate(a *Operand, f *form) int64 {
	_, v := classifyImm(a.Val, f.width)
	switch {
	case f.immLen == 1 && f.imm >= 0 && f.mask[f.imm] == clsU8:
		return int64(uint8(v))
	case f.imm >= 0 && f.mask[f.imm] == clsU16:
		return int64(uint16(v))
	case f.width == W0:
		return a.Val
	}
	return v
}
