package analysis

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// facts is what is known about the integers of a function, from their definitions and from
// conditions that hold at the point of the query.
type facts struct {
	modern bool
	layout *datalayout.Layout
	// given are the ranges of values that conditions narrow, and relations the conditions on pairs
	// of values.
	given     map[ir.Value]valueRange
	relations []relation
	sums      []boundedSum
	ranges    map[ir.Value]valueRange
	bits      map[ir.Value]knownBits
}

// maxRangeDepth limits how far definitions are followed.
const maxRangeDepth = 10

// rangeOf bounds a value; it knows nothing about values other than integers of at most 64 bits.
func (f *facts) rangeOf(v ir.Value, depth int) valueRange {
	t := v.Type()
	if t.Kind != ir.IntegerKind || t.Bits > 64 {
		return fullRange(64)
	}
	if c, ok := ir.AsInt(v); ok {
		return constRange(c.Bits, t.Bits)
	}
	if r, ok := f.given[v]; ok {
		return r
	}
	if r, ok := f.ranges[v]; ok {
		return r
	}
	if depth > maxRangeDepth {
		return fullRange(t.Bits)
	}
	f.ranges[v] = fullRange(t.Bits) // while it is being computed
	r := f.ofDefinition(v, depth)
	f.ranges[v] = r
	return r
}

func (f *facts) ofDefinition(v ir.Value, depth int) valueRange {
	width := v.Type().Bits
	in, ok := v.(*ir.Instr)
	if !ok {
		if a, ok := v.(*ir.Arg); ok {
			return f.attributed(fullRange(width), a.Attrs, width)
		}
		return fullRange(width)
	}
	operand := func(i int) valueRange { return f.rangeOf(in.Operand(i), depth+1) }
	amount, byConst := uint64(0), false
	if in.NumOps() == 2 {
		if c, ok := ir.AsInt(in.Operand(1)); ok {
			amount, byConst = c.Bits, true
		}
	}
	switch in.Op {
	case ir.Add, ir.Sub:
		return f.rangeOfSum(f.sumOf(in), depth)
	case ir.Mul, ir.Shl:
		if _, ok := f.factor(in); ok {
			return f.rangeOfSum(f.sumOf(in), depth)
		}
		if in.Op == ir.Mul {
			return operand(0).product(operand(1), width)
		}
	case ir.ZExt, ir.SExt, ir.Trunc:
		if from := in.Operand(0).Type(); from.Kind == ir.IntegerKind && from.Bits <= 64 {
			return operand(0).resized(from.Bits, width, in.Op == ir.SExt)
		}
	case ir.LShr:
		if byConst && amount < uint64(width) {
			return operand(0).divided(constRange(1<<amount, width), width)
		}
	case ir.UDiv:
		return operand(0).divided(operand(1), width)
	case ir.URem:
		return f.ofRemainder(in, amount, byConst, depth)
	case ir.SDiv, ir.SRem, ir.AShr:
		if byConst && amount > 0 {
			return f.ofSigned(in, operand(0), signExtend(amount, width), width)
		}
	case ir.And:
		if byConst && amount&(amount+1) == 0 { // the low bits
			low := operand(0).and(upTo(amount, width), width)
			if operand(0).umax > amount {
				low = upTo(amount, width)
			}
			return low.and(f.known(in, depth).within(width), width)
		}
	case ir.Select:
		if r, ok := f.ofChoice(in, depth); ok {
			return r
		}
		if c, ok := ir.AsInt(in.Operand(0)); ok {
			return operand(int(2 - c.Bits))
		}
		return f.asBits(operand(1).or(operand(2)), in, depth)
	case ir.Phi:
		return f.ofPhi(in, depth)
	case ir.Load:
		return f.annotated(in, width)
	case ir.Call, ir.Invoke:
		return f.ofCall(in, depth)
	}
	return f.known(in, depth).within(width)
}

// ofRemainder bounds an unsigned remainder. LLVM expands it into a difference; 22 recognises the
// difference again if the dividend comes after the product in its order.
func (f *facts) ofRemainder(in *ir.Instr, by uint64, byConst bool, depth int) valueRange {
	width := in.Type().Bits
	x := f.rangeOf(in.Operand(0), depth+1)
	if !byConst || by == 0 {
		return fullRange(width)
	}
	if by&(by-1) == 0 {
		return upTo(min(by-1, x.umax), width)
	}
	if x.umax < by {
		return x
	}
	quotient := x.divided(constRange(by, width), width)
	r := x.plus(quotient.times(-by&mask(width), width), width)
	if f.modern && isOpaque(in.Operand(0)) {
		r = upTo(by-1, width)
	}
	return r
}

// isOpaque reports whether scalar evolution treats a value as unknown.
func isOpaque(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok {
		return !ir.IsConstant(v)
	}
	switch in.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.ZExt, ir.SExt, ir.Trunc, ir.And, ir.Or, ir.Xor:
		return false
	}
	return true
}

// ofSigned bounds quotients and remainders of signed numbers, as LLVM does by counting sign bits.
func (f *facts) ofSigned(in *ir.Instr, x valueRange, by int64, width uint32) valueRange {
	switch {
	case in.Op == ir.AShr:
		if by < 0 || by >= int64(width) {
			return fullRange(width)
		}
		return f.bySignBits(signedRange(x.smin>>by, x.smax>>by, width), width)
	case by <= 0:
		return fullRange(width)
	case in.Op == ir.SDiv:
		if x.smin >= 0 {
			return x.divided(constRange(uint64(by), width), width)
		}
		return f.bySignBits(signedRange(x.smin/by, x.smax/by, width), width)
	case x.smin >= 0:
		return upTo(min(uint64(by-1), x.umax), width)
	}
	return f.bySignBits(signedRange(max(x.smin, 1-by), min(max(x.smax, 0), by-1), width), width)
}

// bySignBits widens a range to what its number of sign bits implies.
func (f *facts) bySignBits(r valueRange, width uint32) valueRange {
	if _, ok := r.exact(); ok {
		return r
	}
	m := spread(max(uint64(r.smax), uint64(^r.smin)))
	if r.smin >= 0 {
		m = spread(uint64(r.smax))
		return upTo(m, width)
	}
	if r.smax < 0 {
		return signedRange(^int64(spread(uint64(^r.smin))), -1, width)
	}
	return signedRange(^int64(m), int64(m), width)
}

// ofChoice bounds a select that is a minimum or maximum of the values it compares.
func (f *facts) ofChoice(in *ir.Instr, depth int) (r valueRange, ok bool) {
	cmp, ok := in.Operand(0).(*ir.Instr)
	if !ok || cmp.Op != ir.ICmp || cmp.Pred == ir.EQ || cmp.Pred == ir.NE {
		return r, false
	}
	a, b := cmp.Operand(0), cmp.Operand(1)
	greater := cmp.Pred == ir.UGT || cmp.Pred == ir.UGE || cmp.Pred == ir.SGT ||
		cmp.Pred == ir.SGE
	switch {
	case ir.SameValue(in.Operand(1), a) && ir.SameValue(in.Operand(2), b):
	case ir.SameValue(in.Operand(1), b) && ir.SameValue(in.Operand(2), a):
		greater = !greater
	default:
		return r, false
	}
	signed := ir.SLT <= cmp.Pred && cmp.Pred <= ir.SLE || ir.SGT <= cmp.Pred && cmp.Pred <= ir.SGE
	return extreme(f.rangeOf(a, depth+1), f.rangeOf(b, depth+1), greater, signed,
		in.Type().Bits), true
}

// extreme bounds the minimum or maximum of two numbers.
func extreme(a, b valueRange, greater, signed bool, width uint32) valueRange {
	r := fullRange(width)
	switch {
	case signed && greater:
		r.smin, r.smax = max(a.smin, b.smin), max(a.smax, b.smax)
	case signed:
		r.smin, r.smax = min(a.smin, b.smin), min(a.smax, b.smax)
	case greater:
		r.umin, r.umax = max(a.umin, b.umin), max(a.umax, b.umax)
	default:
		r.umin, r.umax = min(a.umin, b.umin), min(a.umax, b.umax)
	}
	return r.agreed(width)
}

// ofPhi bounds a phi.
func (f *facts) ofPhi(phi *ir.Instr, depth int) valueRange {
	const most = 8
	full := fullRange(phi.Type().Bits)
	if phi.NumOps() == 0 || phi.NumOps() > most {
		return full
	}
	r := f.rangeOf(phi.Operand(0), depth+1)
	for i := 1; i < phi.NumOps() && r != full; i++ {
		r = r.or(f.rangeOf(phi.Operand(i), depth+1))
	}
	return r
}

// annotated bounds an instruction's result by its range metadata.
func (f *facts) annotated(in *ir.Instr, width uint32) valueRange {
	full := fullRange(width)
	n, ok := in.Attachment("range").(*ir.MDNode)
	if !ok || len(n.Operands) < 2 {
		return full
	}
	bound := func(i int) (uint64, bool) {
		if v, ok := n.Operands[i].(*ir.MDValue); ok {
			if c, ok := ir.AsInt(v.Value); ok {
				return c.Bits & mask(width), true
			}
		}
		return 0, false
	}
	// Several ranges are taken as one, from the first to the last.
	low, ok1 := bound(0)
	end, ok2 := bound(len(n.Operands) - 1)
	if !ok1 || !ok2 {
		return full
	}
	return unsignedRange(low, (end-1)&mask(width), width)
}

// attributed narrows a range by an attribute `range`.
func (f *facts) attributed(r valueRange, attrs *ir.AttrSet, width uint32) valueRange {
	a, ok := attrs.Get("range")
	if !ok {
		return r
	}
	_, bounds, _ := strings.Cut(a.Value, " ")
	low, end, _ := strings.Cut(bounds, ",")
	l, err1 := number(low)
	e, err2 := number(end)
	if err1 != nil || err2 != nil {
		return r
	}
	return r.and(unsignedRange(l&mask(width), (e-1)&mask(width), width), width)
}

func number(text string) (uint64, error) {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "-") {
		n, err := strconv.ParseInt(text, 10, 64)
		return uint64(n), err
	}
	return strconv.ParseUint(text, 10, 64)
}

// isExtreme reports whether a call is of the minimum or maximum of two integers.
func isExtreme(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.umin") || in.IsIntrinsic("llvm.umax") ||
		in.IsIntrinsic("llvm.smin") || in.IsIntrinsic("llvm.smax")
}

// ofCall bounds the results of integer intrinsics, and of calls with a range.
func (f *facts) ofCall(in *ir.Instr, depth int) valueRange {
	width := in.Type().Bits
	if fn := in.CalledFunc(); fn != nil && fn.IsIntrinsic() {
		arg := func(i int) valueRange { return f.rangeOf(in.Arg(i), depth+1) }
		switch {
		case in.IsIntrinsic("llvm.umin"):
			return extreme(arg(0), arg(1), false, false, width)
		case in.IsIntrinsic("llvm.umax"):
			return extreme(arg(0), arg(1), true, false, width)
		case in.IsIntrinsic("llvm.smin"):
			return extreme(arg(0), arg(1), false, true, width)
		case in.IsIntrinsic("llvm.smax"):
			return extreme(arg(0), arg(1), true, true, width)
		case in.IsIntrinsic("llvm.usub.sat"): // x - umin(x, y)
			a, b := arg(0), arg(1)
			return upTo(a.umax-min(a.umax, b.umin), width)
		case in.IsIntrinsic("llvm.ctpop"):
			return f.known(in, depth).within(width)
		}
	}
	r := f.annotated(in, width)
	r = f.attributed(r, in.Call.Ret, width)
	if fn := in.CalledFunc(); fn != nil {
		r = f.attributed(r, fn.Ret, width)
	}
	return r
}
