package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// flags emits an instruction that sets the flags for an i1 value, and returns the condition under
// which it is true. A comparison that only the current instruction uses, or that is close by, is
// repeated here; any other value is tested.
func (s *control) flags(v ir.Value) build.Condition {
	negate := false
	for {
		r, _ := s.Resolve(v, 0)
		in, ok := r.(*ir.Instr)
		if !ok || in.Op != ir.Xor || !ir.HasOneUse(in) {
			break
		}
		c, ok := ir.AsInt(in.Operand(1))
		if !ok || c.Bits != 1 || !in.Type().IsInt(1) || s.Needed(in) {
			break
		}
		s.Carry(in)
		negate = !negate
		v = in.Operand(0)
	}
	c := s.flagsOf(v)
	if negate {
		return c.Not()
	}
	return c
}

func (s *control) flagsOf(v ir.Value) build.Condition {
	r, part := s.Resolve(v, 0)
	in, ok := r.(*ir.Instr)
	if ok && part == 0 && s.near(in) {
		switch in.Op {
		case ir.ICmp:
			if build.IsWord(in.Operand(0).Type()) {
				s.Carry(in)
				if s.compareVolatile(in) {
					return build.Condition{C: build.IntConds[in.Pred]}
				}
				return build.Condition{C: s.compare(in)}
			}
		case ir.FCmp:
			s.Carry(in)
			return s.fp.Compare(in)
		case ir.And, ir.Or, ir.Select:
			if l, ok := logicOf(in); ok && !l.negated && s.ints.isBool8(l.a) &&
				s.ints.isBool8(l.b) {
				s.Carry(in)
				a, b := mir.R(s.Reg(l.a)), mir.R(s.Reg(l.b))
				if l.op == amd64.AND {
					s.X86(amd64.TEST, amd64.W8, a, b)
				} else {
					s.X86(amd64.OR, amd64.W8, mir.D(s.Temp(mir.GPR, 4)), a.As(mir.Tied), b)
				}
				return build.Condition{C: amd64.CondNE}
			}
		}
	}
	bit := mir.R(s.Reg(v))
	if part == 0 && s.ints.isBool8(r) {
		s.X86(amd64.TEST, amd64.W8, bit, bit)
	} else {
		s.X86(amd64.TEST, amd64.W8, bit, mir.I(1))
	}
	return build.Condition{C: amd64.CondNE}
}

// logic is an operation on two values of type i1; if negated, on the opposite of a.
type logic struct {
	a, b    ir.Value
	op      amd64.Op
	negated bool
}

// logicOf is an and, an or, or a select of which one operand is a constant, of type i1 as logic.
func logicOf(in *ir.Instr) (l logic, ok bool) {
	if !in.Type().IsInt(1) {
		return l, false
	}
	if in.Op == ir.And || in.Op == ir.Or {
		return logic{a: in.Operand(0), b: in.Operand(1), op: build.Arithmetic[in.Op]},
			!ir.IsConstant(in.Operand(0)) && !ir.IsConstant(in.Operand(1))
	}
	if in.Op != ir.Select || ir.IsConstant(in.Operand(0)) {
		return l, false
	}
	yes, isYes := ir.AsInt(in.Operand(1))
	no, isNo := ir.AsInt(in.Operand(2))
	l.a = in.Operand(0)
	switch {
	case isNo && !isYes && no.Bits == 0:
		l.op, l.b = amd64.AND, in.Operand(1)
	case isNo && !isYes:
		l.op, l.b, l.negated = amd64.OR, in.Operand(1), true
	case isYes && !isNo && yes.Bits == 0:
		l.op, l.b, l.negated = amd64.AND, in.Operand(2), true
	case isYes && !isNo:
		l.op, l.b = amd64.OR, in.Operand(2)
	}
	return l, l.op != 0 && !ir.IsConstant(l.b)
}

// compareWindow is the distance, in instructions, over which a comparison may be moved down to its
// use. Its operands are then live up to the use.
const compareWindow = 24

// maxCompares is how many times a comparison may be repeated instead of keeping its result.
const maxCompares = 6

// near reports whether a comparison may be selected at the current instruction: nothing else uses
// it, it is in the same block, and there is no call in between. A comparison of numbers that only
// branches and selects use is repeated for each of them, in any block: other instructions overwrite
// the flags, and keeping and testing the result takes more code. A comparison of references is not
// repeated in another block, because the collector may have moved them.
func (s *control) near(in *ir.Instr) bool {
	if s.At == nil || s.Needed(in) {
		return false
	}
	here := in.Parent() == s.At.Parent()
	if !here || !ir.HasOneUse(in) {
		if in.Op != ir.ICmp || !onlyDecides(in) {
			return false
		}
		if !here {
			return !s.walk.isReference(in.Operand(0).Type())
		}
	}
	return here && s.reaches(in)
}

// reaches reports whether an instruction is in the current block, not far before the current
// instruction and with no call in between.
func (s *control) reaches(in *ir.Instr) bool {
	if in.Parent() != s.At.Parent() {
		return false
	}
	p := s.At
	for range compareWindow {
		p = p.Prev()
		if p == in {
			return true
		}
		if p == nil || p.Op.IsCall() && s.walk.calls(p) != callsIgnored {
			return false
		}
	}
	return false
}

// onlyDecides reports whether only branches and selects use a comparison.
func onlyDecides(in *ir.Instr) bool {
	n := 0
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		n++
		if n > maxCompares || u.User == nil || u.User.Op != ir.Br &&
			(u.User.Op != ir.Select || u.User.Operand(0) != ir.Value(in) ||
				!build.IsWord(u.User.Type())) {
			return false
		}
	}
	return true
}

// compare emits the comparison of two integers or pointers.
func (s *control) compare(in *ir.Instr) amd64.Cond {
	a, b, pred := in.Operand(0), in.Operand(1), in.Pred
	if ir.IsConstant(a) && !ir.IsConstant(b) {
		a, b, pred = b, a, build.SwapPred(pred)
	}
	if pred == ir.EQ || pred == ir.NE {
		if next, c := s.nextOf(a, b); next != nil {
			a, b = next, c
		}
	}
	bits := uint32(64)
	if t := a.Type(); t.Kind == ir.IntegerKind {
		bits = t.Bits
	}
	w, exact := build.ExactWidth(bits)
	cond := build.IntConds[pred]
	if cond == amd64.CondE || cond == amd64.CondNE {
		if x := difference(in); x != nil && exact {
			return s.compareZero(x, w, bits, cond)
		}
	}
	if !exact {
		w = build.OpWidth(bits)
		oa := s.Extended(a, build.IsSigned(pred), uint32(w))
		ob := s.Extended(b, build.IsSigned(pred), uint32(w))
		s.compareOperands(oa, ob, w)
		return cond
	}
	if !s.mem.foldable(b, w) { // whose register must not be asked for
		if c := s.Source(b, 0); c.Kind == mir.KindImm {
			switch {
			case c.Val == 0:
				return s.compareZero(a, w, bits, cond)
			case c.Val == -1 && cond == amd64.CondG:
				return s.compareZero(a, w, bits, amd64.CondGE)
			case c.Val == -1 && cond == amd64.CondLE:
				return s.compareZero(a, w, bits, amd64.CondL)
			case c.Val == 1 && cond == amd64.CondL:
				return s.compareZero(a, w, bits, amd64.CondLE)
			case c.Val == 1 && cond == amd64.CondGE:
				return s.compareZero(a, w, bits, amd64.CondG)
			}
		}
		if o, ok := s.mem.fold(a, w, bits); ok {
			s.X86(amd64.CMP, w, o, s.ImmediateOrReg(b, w))
			return cond
		}
	}
	ra := s.regOperand(a)
	s.X86(amd64.CMP, w, ra, s.OperandRM(b, w))
	return cond
}

// nextOf returns the next value of a counter, if the block that ends here computes it, and the
// constant that the next value equals exactly when the current value equals c. Comparing the next
// value shortens the live range of the current one. The result is nil if a is not a counter. It is
// for equality only: where the next value overflows, an ordered comparison of it could differ, and
// nsw does not exclude that, because the program need not use the next value.
func (s *control) nextOf(a, c ir.Value) (next *ir.Instr, with ir.Value) {
	phi, ok := a.(*ir.Instr)
	n, isInt := ir.AsInt(c)
	if !ok || !isInt || phi.Op != ir.Phi || s.At == nil || s.At.Op != ir.Br ||
		phi.NumOps() > maxUses {
		return nil, nil
	}
	for i := range phi.NumOps() {
		add, ok := phi.Operand(i).(*ir.Instr)
		if !ok || add.Op != ir.Add || add.Operand(0) != a || add.Parent() != s.At.Parent() {
			continue
		}
		step, ok := ir.AsInt(add.Operand(1))
		if !ok {
			continue
		}
		sum := n.Int64() + step.Int64()
		bits := a.Type().Bits
		if !build.Fits32(sum) || bits < 32 && sum != sum<<(64-bits)>>(64-bits) {
			continue
		}
		return add, ir.IntConst(a.Type(), uint64(sum))
	}
	return nil, nil
}

// compareVolatile compares what a volatile load reads with a number, in memory, as polls do, and
// reports whether it did.
func (s *control) compareVolatile(in *ir.Instr) bool {
	n, ok := ir.AsInt(in.Operand(1))
	if !ok || !ir.HasOneUse(in) || !build.Fits32(n.Int64()) {
		return false
	}
	w, exact := build.ExactWidth(n.Type().Bits)
	if !exact {
		return false
	}
	o, ok := s.mem.foldVolatile(in.Operand(0))
	if ok {
		s.X86(amd64.CMP, w, o, mir.I(n.Int64()))
	}
	return ok
}

// difference is an instruction shortly before a comparison of two numbers, needed for something
// else, whose result is zero if they are equal: they need not live on for the comparison.
func difference(in *ir.Instr) *ir.Instr {
	a, b := in.Operand(0), in.Operand(1)
	if a.Type().Kind != ir.IntegerKind || ir.IsConstant(a) || ir.IsConstant(b) {
		return nil
	}
	p := in.Prev()
	for range compareWindow {
		if p == nil {
			return nil
		}
		x, y := ir.Value(nil), ir.Value(nil)
		if p.Op == ir.Xor || p.Op == ir.Sub {
			x, y = p.Operand(0), p.Operand(1)
		}
		if (x == a && y == b || x == b && y == a) && ir.FirstUse(p) != nil {
			return p
		}
		p = p.Prev()
	}
	return nil
}

func (s *control) regOperand(v ir.Value) mir.Operand { return mir.R(s.Reg(v)) }

// compareOperands compares two sources. The first is put into a register; so is the second, unless
// it is already in one or is a small number.
func (s *control) compareOperands(a, b mir.Operand, w amd64.Width) {
	if a.Kind != mir.KindReg {
		a = mir.R(s.Load(a, mir.GPR, uint8(w/8)))
	}
	if b.Kind != mir.KindReg && !(b.Kind == mir.KindImm && build.Fits32(b.Val)) {
		b = mir.R(s.Load(b, mir.GPR, uint8(w/8)))
	}
	if b.Kind == mir.KindImm && b.Val == 0 {
		s.X86(amd64.TEST, w, a, a)
		return
	}
	s.X86(amd64.CMP, w, a, b)
}

// compareZero compares with zero, using TEST, which is shorter and can fold an AND.
func (s *control) compareZero(a ir.Value, w amd64.Width, bits uint32, cond amd64.Cond) amd64.Cond {
	if and, ok := a.(*ir.Instr); ok && and.Op == ir.And && s.near(and) &&
		(cond == amd64.CondE || cond == amd64.CondNE) {
		s.Carry(and)
		if s.ints.testBit(and) {
			if cond == amd64.CondE {
				return amd64.CondAE
			}
			return amd64.CondB
		}
		x, y := and.Operand(0), and.Operand(1)
		if c, ok := ir.AsInt(y); ok &&
			(build.Fits32(c.Int64()) || w == amd64.W64 && c.Bits <= 1<<32-1) {
			mask := c.Int64()
			switch {
			case mask == int64(uint8(mask)):
				w, mask = amd64.W8, int64(int8(mask))
			case w == amd64.W64 && mask == int64(uint32(mask)):
				w, mask = amd64.W32, int64(int32(mask))
			}
			if o, ok := s.foldNarrow(x, w, bits); ok {
				s.X86(amd64.TEST, w, o, mir.I(mask))
				return cond
			}
			s.X86(amd64.TEST, w, s.regOperand(x), mir.I(mask))
			return cond
		}
		if !ir.IsConstant(y) {
			s.X86(amd64.TEST, w, s.regOperand(x), s.regOperand(y))
			return cond
		}
		r := s.regOperand(y)
		s.X86(amd64.TEST, w, s.regOperand(x), r)
		return cond
	}
	if o, ok := s.mem.fold(a, w, bits); ok {
		s.X86(amd64.CMP, w, o, mir.I(0))
		return cond
	}
	r := s.regOperand(a)
	s.X86(amd64.TEST, w, r, r)
	return cond
}

// foldNarrow folds a load of which only the low w bits are used.
func (s *control) foldNarrow(v ir.Value, w amd64.Width, bits uint32) (mir.Operand, bool) {
	if uint32(w) > bits || !s.mem.foldable(v, amd64.Width(bits)) || s.Needed(v) {
		return mir.Operand{}, false
	}
	return s.mem.fold(v, amd64.Width(bits), bits)
}

// icmp selects a comparison whose result is needed in a register.
func (s *control) icmp(in *ir.Instr) {
	d := s.VReg(in, 0)
	if t := in.Operand(0).Type(); !build.IsWord(t) {
		s.wide.Compare(in, d)
		return
	}
	c := s.compare(in)
	s.SetCC(d, build.Condition{C: c})
}

func (s *control) fcmp(in *ir.Instr) {
	d := s.VReg(in, 0)
	s.SetCC(d, s.fp.Compare(in))
}
