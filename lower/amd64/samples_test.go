package amd64

import "strings"

// sampleRegs are the general registers that samples use: the accumulator, the
// counter, those with special roles in ModRM and SIB, and extended ones.
var sampleRegs = []Reg{RAX, RCX, RBX, RSP, RBP, RDI, R8, R12, R13, R15}

var sampleXMM = []Reg{XMM0, XMM3, XMM7, XMM8, XMM15}

// sampleMems are addressing modes with every special case of ModRM and SIB,
// and displacements around the sizes the encoding tells apart.
var sampleMems = []Operand{
	M(RAX, 0), M(RCX, 8), M(RBX, -128), M(RSP, 0), M(RSP, 127), M(RBP, 0), M(RBP, 128),
	M(RSI, -129),
	M(R12, 0), M(R12, 16), M(R13, 0), M(R13, -8), M(R9, 2147483647), M(RDI, -2147483648),
	MX(RAX, RCX, 1, 0), MX(RBP, RAX, 2, 0), MX(R13, R12, 4, 0), MX(RSP, RBP, 8, 64),
	MX(R12, R15, 8, 4096), MX(RBX, R13, 1, -1),
	MX(NoReg, RAX, 8, 0), MX(NoReg, R12, 4, 1000), MX(NoReg, RBP, 1, -4),
	MAbs(0), MAbs(4096), MAbs(-16),
	{Kind: KindMem, Seg: FS}, {Kind: KindMem, Seg: GS, Val: 40},
	{Kind: KindMem, Seg: FS, Reg: R11, Val: -8},
	MRIP(NoSym, ModNone, 64), MRIP(NoSym, ModNone, -7),
}

// symbolMems refer to symbols.
var symbolMems = []Operand{
	MRIP(1, ModNone, 0), MRIP(2, ModNone, 24), MRIP(3, ModNone, -4), MRIP(1, ModGOTPCREL, 0),
	MRIP(4, ModGOTTPOFF, 0),
	{Kind: KindMem, Reg: RBX, Sym: 1, Val: 8}, {Kind: KindMem, Sym: 2},
	{Kind: KindMem, Reg: R13, Index: R12, Scale: 8, Sym: 3, Val: -1},
	{Kind: KindMem, Reg: RAX, Sym: 4, Mod: ModTPOFF},
	{Kind: KindMem, Reg: R12, Sym: 4, Mod: ModDTPOFF},
}

// operandSamples returns operands that the manual's notation covers.
func operandSamples(name string) []Operand {
	var out []Operand
	regs := func(rs []Reg) {
		for _, r := range rs {
			out = append(out, R(r))
		}
	}
	imms := func(vs ...int64) {
		for _, v := range vs {
			out = append(out, I(v))
		}
	}
	c := operandClasses[name]
	if c.mask&clsGPR != 0 {
		regs(sampleRegs)
	}
	if c.mask&clsHigh != 0 {
		regs([]Reg{AH, BH})
	}
	if c.mask&clsXMM != 0 {
		regs(sampleXMM)
	}
	if c.mask&clsMem != 0 {
		out = append(out, sampleMems...)
		out = append(out, symbolMems...)
	}
	switch name {
	case "r32!":
		regs(sampleRegs[1:])
	case "AL", "AX", "EAX", "RAX":
		regs([]Reg{RAX})
	case "CL":
		regs([]Reg{RCX})
	case "1":
		imms(1)
	case "imm8":
		imms(0, 1, -1, 127, -128)
	case "uimm8":
		imms(0, 3, 127, 128, 255)
	case "imm16":
		imms(128, -129, 32767, -32768)
	case "uimm16":
		imms(8, 255, 65535)
	case "imm32":
		imms(128, -129, 2147483647, -2147483648)
		out = append(out, ISym(1, 0), ISym(2, 40))
	case "imm64":
		imms(0, -1, 1<<31, -1<<31-1, -1<<63, 1<<63-1)
		out = append(out, ISym(3, -8))
	case "rel8":
		out = append(out, Rel(0), Rel(127), Rel(-128))
	case "rel32":
		out = append(out, Rel(128), Rel(-129), Rel(1<<31-1), S(1, ModNone), S(2, ModPLT))
	}
	return out
}

// samplesOf returns instructions for one line of the table: every operand in
// turn takes all its samples while the others move along theirs. Some of them
// may take an earlier, shorter line.
func samplesOf(t *tables, n int) []Inst {
	l := t.lines[n]
	base := Inst{Op: l.op, W: W0}
	for i := range t.forms {
		if int(t.forms[i].line) == n {
			base.W = t.forms[i].width
		}
	}
	_, rest, _ := strings.Cut(l.text, " ")
	if rest == "" {
		return []Inst{base}
	}
	var ops [][]Operand
	rounds := 0
	for _, name := range strings.Split(rest, ", ") {
		s := operandSamples(name)
		ops = append(ops, s)
		rounds = max(rounds, len(s))
	}
	var out []Inst
	for i := range 2 * rounds {
		in := base
		in.Cond = Cond(i % 16)
		for k, s := range ops {
			j := i
			if k > 0 && i >= rounds {
				j = i*7 + k*3 // other pairings in the second round
			}
			in.Args[k] = s[j%len(s)]
		}
		// AH and a register that needs REX cannot meet.
		if _, _, err := Append(nil, nil, &in); err != nil && strings.Contains(err.Error(), "REX") {
			continue
		}
		if in.Op == INT && in.Args[0].Val == 3 {
			continue // to assemblers the text is that of INT3
		}
		out = append(out, in)
		if lockable[in.Op] && in.Args[0].Kind == KindMem && i%4 == 0 {
			in.Prefix = Lock
			out = append(out, in)
		}
	}
	return out
}

// allSamples are the samples of all lines, and the string operations with REP.
func allSamples() []Inst {
	var out []Inst
	for n := range table().lines {
		out = append(out, samplesOf(table(), n)...)
	}
	for _, op := range []Op{MOVS, STOS, CMPS, SCAS, LODS} {
		for _, w := range []Width{W8, W16, W32, W64} {
			in := Ins(op, w)
			in.Prefix = Rep
			out = append(out, in)
			in.Prefix = Repne
			out = append(out, in)
		}
	}
	for _, m := range []Operand{M32(RAX, 0), M32(RBP, 0), M32(R12, 127), M32(RDX, 128),
		{Kind: KindMem, Reg: R13, Index: RCX, Scale: 4, Val: -1, Narrow: true}} {
		out = append(out, Ins(UD1, W32, R(RAX), m), Ins(LEA, W64, R(R8), m))
	}
	for n := 1; n <= 10; n++ {
		out = append(out, patchNop(n))
	}
	return out
}
