package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// sum is a value as a constant and multiples of others, modulo 2^bits.
type sum struct {
	bits     uint32
	constant uint64
	terms    []term
	// steps is how many more values may be decomposed.
	steps int
}

// term is a multiple of a value.
type term struct {
	of    ir.Value
	times uint64
}

// maxTerms and maxSumSteps limit how far a value is decomposed.
const maxTerms, maxSumSteps = 8, 48

// widthOf returns the width of a type whose values can be decomposed: integers of at most 64 bits,
// and pointers.
func (f *facts) widthOf(t *ir.Type) (width uint32, ok bool) {
	switch t.Kind {
	case ir.IntegerKind:
		return t.Bits, t.Bits <= 64
	case ir.PointerKind:
		return 64, f.layout != nil && f.layout.IndexBits(t.AddrSpace) == 64
	}
	return 0, false
}

// sumOf decomposes a value into a sum; widthOf must know its type.
//
//go:noinline
func (f *facts) sumOf(v ir.Value) *sum {
	width, _ := f.widthOf(v.Type())
	s := &sum{bits: width, steps: maxSumSteps}
	f.add(s, v, 1)
	s.constant &= mask(width)
	return s
}

// add adds a multiple of a value to a sum.
func (f *facts) add(s *sum, v ir.Value, times uint64) {
	if c, ok := ir.AsInt(v); ok {
		s.constant += c.Bits * times
		return
	}
	in, ok := v.(*ir.Instr)
	if ok && s.steps > 0 && len(s.terms) < maxTerms {
		s.steps--
		switch in.Op {
		case ir.Add, ir.Sub:
			f.add(s, in.Operand(0), times)
			if in.Op == ir.Sub {
				times = -times
			}
			f.add(s, in.Operand(1), times)
			return
		case ir.Mul, ir.Shl:
			if k, ok := f.factor(in); ok {
				f.add(s, in.Operand(0), times*k)
				return
			}
			if k, ok := ir.AsInt(in.Operand(0)); ok && in.Op == ir.Mul {
				f.add(s, in.Operand(1), times*k.Bits)
				return
			}
		case ir.Or:
			if c, ok := ir.AsInt(in.Operand(1)); in.Has(ir.Disjoint) ||
				!f.modern && ok && c.Bits&^f.known(in.Operand(0), 0).zero == 0 {
				f.add(s, in.Operand(0), times)
				f.add(s, in.Operand(1), times)
				return
			}
		case ir.Xor:
			if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits == mask(s.bits) { // -1 - x
				s.constant -= times
				f.add(s, in.Operand(0), -times)
				return
			}
		case ir.GetElementPtr:
			if f.addAddress(s, in, times) {
				return
			}
		case ir.Trunc:
			if f.addLow(s, in, times) {
				return
			}
		case ir.ExtractValue:
			if a, b, op := overflowing(in); op != 0 && in.Indices()[0] == 0 {
				f.add(s, a, times)
				if op == ir.Sub {
					times = -times
				}
				f.add(s, b, times)
				return
			}
		}
	}
	s.addTerm(v, times)
}

// factor is the constant by which a multiplication or left shift multiplies its first operand.
func (f *facts) factor(in *ir.Instr) (uint64, bool) {
	k, ok := ir.AsInt(in.Operand(1))
	switch {
	case !ok:
		return 0, false
	case in.Op == ir.Shl:
		return 1 << (k.Bits & 63), k.Bits < uint64(in.Type().Bits)
	}
	return k.Bits, true
}

// addLow adds the low bits of a sum whose terms are extended from that width.
func (f *facts) addLow(s *sum, in *ir.Instr, times uint64) bool {
	if _, ok := f.widthOf(in.Operand(0).Type()); !ok {
		return false
	}
	whole := f.sumOf(in.Operand(0))
	for _, t := range whole.terms {
		if x, ok := t.of.(*ir.Instr); !ok || x.Op != ir.ZExt && x.Op != ir.SExt ||
			!x.Operand(0).Type().IsInt(s.bits) {
			return false
		}
	}
	s.constant += whole.constant * times
	for _, t := range whole.terms {
		f.add(s, t.of.(*ir.Instr).Operand(0), t.times*times)
	}
	return true
}

// overflowing reads a part of the result of an intrinsic for addition or subtraction with overflow:
// the operands and the operation, 0 for any other instruction.
func overflowing(in *ir.Instr) (a, b ir.Value, op ir.Opcode) {
	call, ok := in.Operand(0).(*ir.Instr)
	if !ok || in.Op != ir.ExtractValue || len(in.Indices()) != 1 || call.Op != ir.Call {
		return nil, nil, 0
	}
	switch {
	case call.IsIntrinsic("llvm.uadd.with.overflow"), call.IsIntrinsic("llvm.sadd.with.overflow"):
		op = ir.Add
	case call.IsIntrinsic("llvm.usub.with.overflow"), call.IsIntrinsic("llvm.ssub.with.overflow"):
		op = ir.Sub
	default:
		return nil, nil, 0
	}
	return call.Arg(0), call.Arg(1), op
}

// addAddress adds an address computed from a base and offsets.
func (f *facts) addAddress(s *sum, in *ir.Instr, times uint64) bool {
	if in.Type().IsVector() || in.ElemType == nil || s.bits != 64 {
		return false
	}
	offsets := &sum{bits: s.bits, steps: s.steps}
	t := in.ElemType
	for i := 1; i < in.NumOps(); i++ {
		index := in.Operand(i)
		c, isConst := ir.AsInt(index)
		if i > 1 {
			if t.Kind == ir.StructKind {
				if !isConst {
					return false
				}
				offsets.constant += f.layout.FieldOffset(t, int(c.Bits))
				t = t.Fields[c.Bits]
				continue
			}
			if t.Kind != ir.ArrayKind {
				return false
			}
			t = t.Elem
		}
		if t.HoldsScalable() {
			return false
		}
		size := f.layout.Size(t)
		switch {
		case isConst:
			offsets.constant += uint64(signExtend(c.Bits, index.Type().Bits)) * size
		case index.Type().IsInt(s.bits):
			f.add(offsets, index, size)
		default:
			return false
		}
	}
	f.add(s, in.Operand(0), times)
	s.addMultiple(offsets, times)
	return true
}

func (s *sum) addTerm(v ir.Value, times uint64) {
	for i := range s.terms {
		if sameNumber(s.terms[i].of, v) {
			s.terms[i].times += times
			if s.terms[i].times&mask(s.bits) == 0 {
				s.terms = append(s.terms[:i], s.terms[i+1:]...)
			}
			return
		}
	}
	if times&mask(s.bits) != 0 {
		s.terms = append(s.terms, term{v, times})
	}
}

// sameNumber reports whether two values are the same, or the same value extended or truncated in
// the same way.
func sameNumber(a, b ir.Value) bool {
	for a != b {
		x, ok1 := a.(*ir.Instr)
		y, ok2 := b.(*ir.Instr)
		if !ok1 || !ok2 || x.Op != y.Op || x.Type() != y.Type() ||
			x.Op != ir.ZExt && x.Op != ir.SExt && x.Op != ir.Trunc {
			return false
		}
		a, b = x.Operand(0), y.Operand(0)
	}
	return true
}

// constant returns a value that is computed from constants alone.
func (f *facts) constant(v ir.Value, depth int) (uint64, bool) {
	if c, ok := ir.AsInt(v); ok {
		return c.Bits, true
	}
	in, ok := v.(*ir.Instr)
	if !ok || depth > maxConstantDepth {
		return 0, false
	}
	operands := in.NumOps()
	switch in.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.LShr, ir.UDiv, ir.URem, ir.And, ir.ZExt, ir.SExt,
		ir.Trunc, ir.Select:
	default:
		return 0, false
	}
	for i := range operands {
		if in.Op == ir.Select && i == 0 {
			continue
		}
		if _, ok := f.constant(in.Operand(i), depth+1); !ok {
			return 0, false
		}
	}
	return f.rangeOf(v, 0).exact()
}

const maxConstantDepth = 4

//go:noinline
func (s *sum) addMultiple(o *sum, times uint64) {
	s.constant = (s.constant + o.constant*times) & mask(s.bits)
	for _, t := range o.terms {
		s.addTerm(t.of, t.times*times)
	}
}

// minus is the difference of two sums of one width.
//
//go:noinline
func (s *sum) minus(o *sum) *sum {
	d := &sum{bits: s.bits}
	d.addMultiple(s, 1)
	d.addMultiple(o, ^uint64(0))
	return d
}

// plus is a sum and a constant.
func (s *sum) plus(c uint64) *sum {
	return &sum{bits: s.bits, constant: (s.constant + c) & mask(s.bits), terms: s.terms}
}

// equals reports whether two sums are syntactically equal.
func (s *sum) equals(o *sum) bool {
	d := s.minus(o)
	return len(d.terms) == 0 && d.constant == 0
}

// isConstant returns the constant of a sum that has no terms.
func (s *sum) isConstant() (uint64, bool) { return s.constant, len(s.terms) == 0 }

// zerosOf is the number of low bits of a sum known to be 0.
func (f *facts) zerosOf(s *sum) int {
	zeros := 64
	if s.constant != 0 {
		zeros = bits.TrailingZeros64(s.constant)
	}
	for _, t := range s.terms {
		if z := bits.TrailingZeros64(t.times); z < zeros {
			zeros = min(zeros, z+bits.TrailingZeros64(^f.known(t.of, 0).zero))
		}
	}
	return zeros
}

// rangeOfSum bounds a sum.
func (f *facts) rangeOfSum(s *sum, depth int) valueRange {
	r := constRange(s.constant, s.bits)
	if len(s.terms) == 0 {
		return r
	}
	for _, t := range s.terms {
		r = r.plus(f.rangeOf(t.of, depth+1).times(t.times&mask(s.bits), s.bits), s.bits)
	}
	for _, b := range f.sums {
		if b.sum.bits == s.bits && len(b.sum.terms) == len(s.terms) {
			if by, ok := s.minus(b.sum).isConstant(); ok {
				r = r.and(b.within.plus(constRange(by, s.bits), s.bits), s.bits)
			}
		}
	}
	if zeros := f.zerosOf(s); zeros > 0 && zeros < int(s.bits) { // the last multiple of 2^zeros
		low := uint64(1)<<zeros - 1
		r.umax &^= low
		if r.smax >= 0 {
			r.smax &^= int64(low)
		}
	}
	return r
}
