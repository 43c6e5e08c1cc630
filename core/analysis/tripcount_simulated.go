package analysis

import "statepoint/core/ir"

// maxTried is the number of iterations of a loop over constants that are simulated.
const maxTried = 100

// simulated counts the iterations in which a condition equals stay, if it depends only on phis of
// the header that start with constants: the loop is executed for at most maxTried iterations.
func (t *TripCounts) simulated(loop *Loop, cond *ir.Instr, stay bool) limit {
	latches := t.loops.Latches(loop)
	if len(latches) != 1 {
		return limit{}
	}
	latch := t.cfg.Blocks[latches[0]]
	s := &simulation{t: t, loop: loop, values: map[*ir.Instr]uint64{}}
	var phis []*ir.Instr
	for in := t.cfg.Blocks[loop.Header].First(); in != nil && in.Op == ir.Phi; in = in.Next() {
		if first, ok := s.start(in, latch); ok {
			s.values[in] = first
			phis = append(phis, in)
		}
	}
	for n := range uint64(maxTried) {
		c, ok := s.value(cond, 0)
		if !ok {
			return limit{}
		}
		if (c != 0) != stay {
			return limit{known: true, max: n, cmp: cond}
		}
		next := map[*ir.Instr]uint64{}
		for _, phi := range phis {
			if x, ok := s.value(incoming(phi, latch), 0); ok {
				next[phi] = x
			}
		}
		s.values = next
	}
	return limit{}
}

// incoming is the value of a phi after a block.
func incoming(phi *ir.Instr, from *ir.Block) ir.Value {
	for i, b := range phi.Blocks {
		if b == from {
			return phi.Operand(i)
		}
	}
	return nil
}

// simulation executes one iteration of a loop on numbers of at most 64 bits.
type simulation struct {
	t    *TripCounts
	loop *Loop
	// values are those of the iteration that are known.
	values map[*ir.Instr]uint64
}

// start is the value of a phi of the header before the loop, if that is one constant.
func (s *simulation) start(phi *ir.Instr, latch *ir.Block) (uint64, bool) {
	var only *ir.Const
	for i, from := range phi.Blocks {
		if from == latch {
			continue
		}
		c, ok := ir.AsInt(phi.Operand(i))
		if !ok || c.Type().Bits > 64 || only != nil && only.Bits != c.Bits {
			return 0, false
		}
		only = c
	}
	if only == nil {
		return 0, false
	}
	return only.Bits, true
}

// value is the value of v in the iteration, if it is known.
func (s *simulation) value(v ir.Value, depth int) (uint64, bool) {
	if c, ok := ir.AsInt(v); ok {
		return c.Bits, c.Big == nil
	}
	in, ok := v.(*ir.Instr)
	if !ok || depth > maxConditionDepth {
		return 0, false
	}
	if x, ok := s.values[in]; ok {
		return x, true
	}
	var args [3]uint64
	if in.Op == ir.Phi || s.t.invariant(s.loop, in) || in.NumOps() < 1 || in.NumOps() > len(args) {
		return 0, false
	}
	for i := range in.NumOps() {
		t := in.Operand(i).Type()
		if args[i], ok = s.value(in.Operand(i), depth+1); !ok || t.Kind != ir.IntegerKind {
			return 0, false
		}
	}
	t := in.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		return 0, false
	}
	x, ok := computed(in, args, in.Operand(0).Type().Bits)
	if ok {
		x &= mask(t.Bits)
		s.values[in] = x
	}
	return x, ok
}

// computed is the result of an instruction on numbers of a width, of which the low bits count.
func computed(in *ir.Instr, args [3]uint64, width uint32) (uint64, bool) {
	a, b := args[0], args[1]
	x, y := signExtend(a, width), signExtend(b, width)
	switch in.Op {
	case ir.Add:
		return a + b, true
	case ir.Sub:
		return a - b, true
	case ir.Mul:
		return a * b, true
	case ir.And:
		return a & b, true
	case ir.Or:
		return a | b, true
	case ir.Xor:
		return a ^ b, true
	case ir.Shl:
		return a << b, b < uint64(width)
	case ir.LShr:
		return a >> b, b < uint64(width)
	case ir.AShr:
		return uint64(x >> b), b < uint64(width)
	case ir.Trunc, ir.ZExt:
		return a, true
	case ir.SExt:
		return uint64(x), true
	case ir.ICmp:
		if regionOf(in.Pred, b, width).contains(a) {
			return 1, true
		}
		return 0, true
	case ir.Select:
		return args[2-a&1], true
	}
	// A division by zero has no result, nor has that of the smallest number by -1.
	if b == 0 || y == -1 && x == fullRange(width).smin {
		return 0, false
	}
	switch in.Op {
	case ir.UDiv:
		return a / b, true
	case ir.URem:
		return a % b, true
	case ir.SDiv:
		return uint64(x / y), true
	case ir.SRem:
		return uint64(x % y), true
	}
	return 0, false
}
