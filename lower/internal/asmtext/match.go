package asmtext

import (
	"fmt"
	"strings"

	"statepoint/lower/amd64"
)

// instruction reads the operands of an instruction and emits it.
func (p *parser) instruction(name string, prefix prefixes) error {
	if name == "nop" && prefix.prefix == amd64.Rep && !prefix.data16 { // another name of it
		name, prefix = "pause", prefixes{}
	}
	if op, ok := stackForms()[name+" "+stackOperands(p.s[p.i:])]; ok {
		p.i = len(p.s)
		return p.prefixed(amd64.Ins(op, amd64.W0), 0, prefix)
	}
	list, ok := mnemonics()[name]
	if !ok {
		return fmt.Errorf("the instruction `%s` is not supported", name)
	}
	ops, err := p.operands()
	if err != nil {
		return err
	}
	if name == "int" && len(ops) == 1 && ops[0].Operand == amd64.I(3) {
		return p.emit(amd64.Ins(amd64.INT3, amd64.W0), 0)
	}
	for _, m := range list {
		in, frame, found, err := match(m, ops)
		if err != nil {
			return err
		}
		if !found {
			continue
		}
		return p.prefixed(in, frame, prefix)
	}
	return complaint(name, list, ops)
}

// prefixed emits an instruction with its prefixes.
func (p *parser) prefixed(in amd64.Inst, frame int, prefix prefixes) error {
	in.Prefix = prefix.prefix
	if _, _, err := amd64.Append(p.buf[:0], nil, &in); err != nil || prefix.data16 {
		in.Prefix = 0
		if err := p.lonely(prefix); err != nil {
			return err
		}
	}
	return p.emit(in, frame)
}

// complaint says why operands do not fit a mnemonic.
func complaint(name string, list []meaning, ops []operand) error {
	branch := false
	for _, m := range list {
		branch = branch || isBranch(m.op)
	}
	for i := range ops {
		o := &ops[i]
		switch {
		case o.star && !branch:
			return fmt.Errorf("only branches and calls have an operand with a `*`")
		case branch && !o.star && o.Kind == amd64.KindReg, branch && !o.star &&
			o.Kind == amd64.KindMem && !o.bare:
			return fmt.Errorf("an indirect branch is written with a `*` before its operand")
		case !branch && o.val.where:
			return fmt.Errorf("the address of a local label is not supported")
		}
	}
	return fmt.Errorf("`%s` with these operands is not supported", name)
}

func isBranch(op amd64.Op) bool { return op == amd64.JMP || op == amd64.JCC || op == amd64.CALL }

// match makes an instruction from a meaning and operands, if they match. If nothing determines the
// width of the operation, that is an error.
func match(m meaning, ops []operand) (in amd64.Inst, frame int, ok bool, err error) {
	if isString(m.op) {
		return matchString(m, ops)
	}
	in, frame, ok = arguments(m, ops)
	if !ok {
		return in, 0, false, nil
	}
	if m.sized {
		in.W = m.width
		ok = fits(&in, m, ops)
		return in, frame, ok, nil
	}
	var found []amd64.Width
	best := in
	for _, w := range [...]amd64.Width{amd64.W0, amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
		in.W = w
		if !fits(&in, m, ops) {
			continue
		}
		found = append(found, w)
		if len(found) == 1 {
			best = in
		}
		if w == amd64.W0 {
			break // there is no choice
		}
	}
	if len(found) > 1 && m.op != amd64.CVTSI2SS && m.op != amd64.CVTSI2SD {
		var letters []string
		for _, s := range suffixes {
			for _, w := range found {
				if w == s.width {
					letters = append(letters, "`"+s.letter+"`")
				}
			}
		}
		return in, 0, false,
			fmt.Errorf("nothing says how wide the operation is: it needs a suffix, one of %s",
				strings.Join(letters, ", "))
	}
	return best, frame, len(found) > 0, nil
}

// arguments puts operands into the manual's order, and adds those that text may omit.
func arguments(m meaning, ops []operand) (in amd64.Inst, frame int, ok bool) {
	in = amd64.Inst{Op: m.op, Cond: m.cond}
	n := len(ops)
	if m.predicate != 0 {
		n++
	}
	if n > len(in.Args) {
		return in, 0, false
	}
	for i := range ops {
		o := &ops[i]
		a := o.Operand
		if isBranch(m.op) != o.star {
			if o.star || !o.bare {
				return in, 0, false
			}
			switch { // the target itself
			case o.val.where:
				a = amd64.L(o.val.label)
				if o.val.n != 0 {
					return in, 0, false
				}
			case o.Sym != amd64.NoSym:
				a = amd64.S(o.Sym, o.Mod)
				a.Val = o.Val
			default:
				return in, 0, false
			}
		} else if o.val.where {
			return in, 0, false
		}
		in.Args[len(ops)-1-i] = a
		frame = max(frame, o.frame)
	}
	switch {
	case m.predicate != 0:
		in.Args[n-1] = amd64.I(int64(m.predicate - 1))
	case len(ops) == 1 && isShift(m.op):
		in.Args[1] = amd64.I(1)
	case len(ops) == 2 && m.op == amd64.IMUL && ops[0].Kind == amd64.KindImm:
		in.Args[2], in.Args[1] = in.Args[1], in.Args[0]
	case len(ops) == 2 && (m.op == amd64.TEST || m.op == amd64.XCHG) &&
		in.Args[0].Kind == amd64.KindReg && in.Args[1].Kind == amd64.KindMem:
		in.Args[0], in.Args[1] = in.Args[1], in.Args[0]
	}
	return in, frame, true
}

func isShift(op amd64.Op) bool {
	switch op {
	case amd64.ROL, amd64.ROR, amd64.RCL, amd64.RCR, amd64.SHL, amd64.SHR, amd64.SAR:
		return true
	}
	return false
}

// fits reports whether an instruction has a form that reads its registers in their written sizes.
func fits(in *amd64.Inst, m meaning, ops []operand) bool {
	w, bits, ok := amd64.Shape(in)
	if !ok || m.sized && w != m.width {
		return false
	}
	for i := range in.Args {
		a := &in.Args[i]
		if a.Kind != amd64.KindReg || a.Reg.IsXMM() {
			continue
		}
		if !written(ops, a.Reg, amd64.Width(bits[i])) {
			return false
		}
	}
	// A register written in two sizes must be meant in both.
	for i := range ops {
		o := &ops[i]
		if o.Kind != amd64.KindReg || o.Reg.IsXMM() {
			continue
		}
		meant := false
		for k := range in.Args {
			meant = meant || in.Args[k].Kind == amd64.KindReg && in.Args[k].Reg == o.Reg &&
				amd64.Width(bits[k]) == o.width
		}
		if !meant {
			return false
		}
	}
	_, _, err := amd64.Append(nil, nil, in)
	return err == nil
}

// written reports whether a register is among the operands in the given size.
func written(ops []operand, r amd64.Reg, w amd64.Width) bool {
	for i := range ops {
		if o := &ops[i]; o.Kind == amd64.KindReg && o.Reg == r && o.width == w {
			return true
		}
	}
	return false
}

// matchString matches a string operation without operands, or with its implied ones.
func matchString(m meaning, ops []operand) (in amd64.Inst, frame int, ok bool, err error) {
	in = amd64.Ins(m.op, m.width)
	at := func(o *operand, r amd64.Reg) bool {
		return o.Kind == amd64.KindMem && !o.star && o.Operand == amd64.M(r, 0)
	}
	acc := func(o *operand) bool {
		return o.Kind == amd64.KindReg && !o.star && o.Reg == amd64.RAX && o.width == m.width
	}
	switch len(ops) {
	case 0:
		ok = true
	case 1:
		switch m.op {
		case amd64.STOS, amd64.SCAS:
			ok = at(&ops[0], amd64.RDI)
		case amd64.LODS:
			ok = at(&ops[0], amd64.RSI)
		}
	case 2:
		switch m.op {
		case amd64.MOVS:
			ok = at(&ops[0], amd64.RSI) && at(&ops[1], amd64.RDI)
		case amd64.CMPS:
			ok = at(&ops[0], amd64.RDI) && at(&ops[1], amd64.RSI)
		case amd64.STOS:
			ok = acc(&ops[0]) && at(&ops[1], amd64.RDI)
		case amd64.LODS:
			ok = at(&ops[0], amd64.RSI) && acc(&ops[1])
		case amd64.SCAS:
			ok = at(&ops[0], amd64.RDI) && acc(&ops[1])
		}
	}
	return in, 0, ok, nil
}
