package asmtext

import (
	"fmt"
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// intelMnemonics are the meanings of every mnemonic in Intel syntax. The width of an operation is
// that of its operands, so meanings have none, except for string operations.
var intelMnemonics = sync.OnceValue(func() map[string][]meaning {
	m := map[string][]meaning{}
	add := func(name string, n meaning) { m[name] = append(m[name], n) }
	for op := amd64.Op(1); op < amd64.NumOps; op++ {
		spelling := op.Intel()
		before, _, conditional := strings.Cut(spelling, "@")
		switch {
		case strings.Contains(spelling, " "): // with its operands
		case conditional:
			for cc, names := range conditions {
				for _, name := range names {
					add(before+name, meaning{op: op, cond: amd64.Cond(cc)})
				}
			}
		case strings.HasSuffix(spelling, "#"):
			for i, w := range [...]amd64.Width{amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
				add(spelling[:len(spelling)-1]+"bwdq"[i:i+1], meaning{op: op, width: w,
					sized: true})
			}
		default:
			add(spelling, meaning{op: op})
		}
	}
	for n, name := range predicates {
		for op, kind := range map[amd64.Op]string{amd64.CMPSS: "ss", amd64.CMPSD: "sd",
			amd64.CMPPS: "ps", amd64.CMPPD: "pd"} {
			m["cmp"+name+kind] = []meaning{{op: op, predicate: uint8(n) + 1}}
		}
	}
	m["sal"] = m["shl"]
	m["movd"] = append(m["movd"], m["movq"]...)
	return m
})

// intelStackForms are the operations on the x87 stack with their operands, without spaces.
var intelStackForms = sync.OnceValue(func() map[string]amd64.Op {
	m := map[string]amd64.Op{}
	for op := amd64.Op(1); op < amd64.NumOps; op++ {
		if name, operands, ok := strings.Cut(op.Intel(), " "); ok {
			m[name+" "+stackOperands(operands)] = op
		}
	}
	return m
})

// memorySizes are the words before an operand in memory, with its size in bits.
var memorySizes = map[string]uint8{"byte": 8, "word": 16, "dword": 32, "qword": 64, "tbyte": 80,
	"xmmword": 128}

// intel reads the operands of an instruction in Intel syntax and emits it.
func (p *parser) intel(name string, prefix prefixes) error {
	if op, ok := intelStackForms()[name+" "+stackOperands(p.s[p.i:])]; ok {
		p.i = len(p.s)
		return p.prefixed(amd64.Ins(op, amd64.W0), 0, prefix)
	}
	list, ok := intelMnemonics()[name]
	if !ok {
		return fmt.Errorf("the instruction `%s` is not supported", name)
	}
	ops, err := p.intelOperands(isBranch(list[0].op))
	if err != nil {
		return err
	}
	for _, m := range list {
		in, found, err := matchIntel(m, ops)
		if err != nil {
			return err
		}
		if found {
			return p.prefixed(in, 0, prefix)
		}
	}
	return fmt.Errorf("`%s` with these operands is not supported", name)
}

// matchIntel makes an instruction from a meaning and operands in the order of AT&T syntax, if they
// match.
func matchIntel(m meaning, ops []operand) (in amd64.Inst, ok bool, err error) {
	if isString(m.op) {
		in, _, ok, err = matchString(m, ops)
		return in, ok && sizesFit(&in, ops), err
	}
	in, _, ok = arguments(m, ops)
	if !ok {
		return in, false, nil
	}
	for _, w := range [...]amd64.Width{amd64.W0, amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
		in.W = w
		if fits(&in, m, ops) && sizesFit(&in, ops) {
			return in, true, nil
		}
	}
	return in, false, nil
}

// sizesFit reports whether an instruction's memory operands have the written sizes.
func sizesFit(in *amd64.Inst, ops []operand) bool {
	_, bits, ok := amd64.Shape(in)
	if !ok {
		return isString(in.Op) // whose operands are not written in the instruction
	}
	for i := range ops {
		if ops[i].bits == 0 {
			continue
		}
		for k := range in.Args {
			if in.Args[k].Kind == amd64.KindMem && bits[k] != ops[i].bits {
				return false
			}
		}
	}
	return true
}

// intelOperands reads operands up to the end of the statement, and returns them in the order of
// AT&T syntax.
func (p *parser) intelOperands(branch bool) ([]operand, error) {
	var list []operand
	p.space()
	for !p.done() {
		o, err := p.intelOperand()
		if err != nil {
			return nil, err
		}
		o.star = branch && !o.bare
		list = append([]operand{o}, list...)
		p.space()
		switch {
		case p.done():
		case !p.take(','):
			return nil, fmt.Errorf("`%s` after an operand", p.s[p.i:])
		case len(list) == maxOperands:
			return nil, fmt.Errorf("more than %d operands", maxOperands)
		}
	}
	return list, nil
}

// intelOperand reads a register, a number, `offset` of a symbol, memory, or the target of a branch.
func (p *parser) intelOperand() (operand, error) {
	p.space()
	start := p.i
	word, quoted, err := p.word()
	if err != nil {
		return operand{}, err
	}
	lower := strings.ToLower(word)
	p.space()
	switch r, register := registers()[lower]; {
	case quoted:
	case lower == "offset":
		v, err := p.expression(0)
		if err == nil && v.minus != amd64.NoSym {
			err = fmt.Errorf("a difference of symbols as an immediate is not supported")
		}
		return operand{Operand: amd64.Operand{Kind: amd64.KindImm, Val: v.n, Sym: v.sym,
			Mod: v.mod}}, err
	case memorySizes[lower] != 0:
		ptr, _, err := p.word()
		if err != nil || strings.ToLower(ptr) != "ptr" {
			return operand{}, fmt.Errorf("`%s` without `ptr`", word)
		}
		o, err := p.intelMemory()
		o.bits = memorySizes[lower]
		return o, err
	case p.peek() == ':' || word == "" && p.peek() == '[':
		p.i = start
		return p.intelMemory()
	case register && r.reg == amd64.RIP:
		return operand{}, fmt.Errorf("the register `%s` is not supported", word)
	case register:
		return operand{Operand: amd64.R(r.reg), width: r.width}, nil
	}
	p.i = start
	v, err := p.expression(0)
	switch {
	case err != nil:
		return operand{}, err
	case v.minus != amd64.NoSym:
		return operand{}, fmt.Errorf("a difference of symbols as an operand is not supported")
	case v.plain():
		return operand{Operand: amd64.I(v.n)}, nil
	}
	return operand{Operand: amd64.Operand{Kind: amd64.KindMem, Val: v.n, Sym: v.sym, Mod: v.mod},
		bare: true, val: v}, nil
}

// intelMemory reads seg:[base + scale*index + symbol + disp].
func (p *parser) intelMemory() (operand, error) {
	o := operand{Operand: amd64.Operand{Kind: amd64.KindMem}}
	p.space()
	if p.peek() != '[' {
		name, _, err := p.word()
		if err != nil {
			return o, err
		}
		seg, ok := segments[strings.ToLower(name)]
		if !ok && strings.Trim(strings.ToLower(name), "des") != "" {
			return o, fmt.Errorf("`%s` is not a segment register", name)
		}
		o.Seg = seg
		if p.space(); !p.take(':') {
			return o, fmt.Errorf("an address without brackets")
		}
		p.space()
	}
	if !p.take('[') {
		return o, fmt.Errorf("an address without brackets")
	}
	for minus := false; ; {
		if err := p.intelTerm(&o, minus); err != nil {
			return o, err
		}
		p.space()
		switch {
		case p.take(']'):
			return o, nil
		case p.take('+'):
			minus = false
		case p.take('-'):
			minus = true
		default:
			return o, fmt.Errorf("an address that is not closed")
		}
	}
}

// intelTerm reads a term of an address: a register, a register with its scale, a symbol or a
// number.
func (p *parser) intelTerm(o *operand, minus bool) error {
	p.space()
	start := p.i
	word, quoted, err := p.word()
	if err != nil {
		return err
	}
	scale := uint8(0)
	p.space()
	if !quoted && len(word) == 1 && strings.Contains("1248", word) && p.take('*') {
		scale = word[0] - '0'
		p.space()
		if word, _, err = p.word(); err != nil {
			return err
		}
	}
	r, ok := registers()[strings.ToLower(word)]
	switch {
	case quoted || !ok && scale == 0:
		p.i = start
		v, err := p.binary(0, 1)
		switch {
		case err != nil:
			return err
		case v.sym != amd64.NoSym && (o.Sym != amd64.NoSym || minus) || v.minus != amd64.NoSym:
			return fmt.Errorf("a difference or sum of symbols as an address is not supported")
		case minus:
			v.n = -v.n
		}
		if o.Val += v.n; v.sym != amd64.NoSym {
			o.Sym, o.Mod = v.sym, v.mod
		}
		return nil
	case !ok:
		return fmt.Errorf("the register `%s` is not supported", word)
	case minus:
		return fmt.Errorf("a register is subtracted")
	case !o.addressed(r):
		return fmt.Errorf("the register `%s` cannot be part of an address", word)
	case scale == 0 && p.take('*'):
		v, err := p.unary(0)
		if err != nil || v.n != 1 && v.n != 2 && v.n != 4 && v.n != 8 || !v.plain() {
			return fmt.Errorf("the scale of an index is 1, 2, 4 or 8")
		}
		scale = uint8(v.n)
	}
	switch {
	case scale == 0 && o.Reg == amd64.NoReg:
		o.Reg = r.reg
	case r.reg == amd64.RIP || o.Index != amd64.NoReg:
		return fmt.Errorf("`%s` is one register too many in an address", word)
	default:
		o.Index, o.Scale = r.reg, max(scale, 1)
	}
	return nil
}
