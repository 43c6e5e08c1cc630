package vector

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// LaneOps are the instructions for an operation on lanes of 8, 16, 32 and 64 bits; 0 where SSE2 has
// none.
type LaneOps [4]amd64.Op

// At returns the instruction for lanes of the given width.
func (o LaneOps) At(lane uint32) amd64.Op { return o[build.Log2(uint64(lane/8))] }

var binaryOps = map[ir.Opcode]LaneOps{
	ir.Add: {amd64.PADDB, amd64.PADDW, amd64.PADDD, amd64.PADDQ}, ir.Sub: {amd64.PSUBB, amd64.PSUBW, amd64.PSUBD, amd64.PSUBQ},
	ir.And: {amd64.PAND, amd64.PAND, amd64.PAND, amd64.PAND}, ir.Or: {amd64.POR, amd64.POR, amd64.POR, amd64.POR},
	ir.Xor: {amd64.PXOR, amd64.PXOR, amd64.PXOR, amd64.PXOR}, ir.Mul: {1: amd64.PMULLW},
	ir.FAdd: {2: amd64.ADDPS, 3: amd64.ADDPD}, ir.FSub: {2: amd64.SUBPS, 3: amd64.SUBPD},
	ir.FMul: {2: amd64.MULPS, 3: amd64.MULPD}, ir.FDiv: {2: amd64.DIVPS, 3: amd64.DIVPD},
}

var shiftOps = map[ir.Opcode]LaneOps{
	ir.Shl:  {1: amd64.PSLLW, 2: amd64.PSLLD, 3: amd64.PSLLQ},
	ir.LShr: {1: amd64.PSRLW, 2: amd64.PSRLD, 3: amd64.PSRLQ},
	ir.AShr: {1: amd64.PSRAW, 2: amd64.PSRAD},
}

// BinaryInst selects arithmetic on vectors: one instruction per register if SSE2 has it, else
// element by element.
func (u *Unit) BinaryInst(in *ir.Instr) {
	t := in.Type()
	shape, ok := build.ShapeOf(t)
	if !ok || u.Parts(t) == nil || build.IsHalf(t.Elem) {
		u.Scalarise(in)
		return
	}
	op := in.Op
	if shape.Mask {
		switch op {
		case ir.Add, ir.Sub:
			op = ir.Xor
		case ir.Mul:
			op = ir.And
		}
	}
	if shift, ok := shiftOps[op]; ok {
		if u.vectorShift(in, shift.At(shape.Lane), &shape) {
			return
		}
		if by := shift.At(shape.Lane); by != 0 && shape.Lane == 64 && shape.Plain() {
			u.shiftQuadwords(in, by, &shape)
			return
		}
		u.Scalarise(in)
		return
	}
	if op == ir.Mul && (shape.Lane == 8 || shape.Lane == 32) {
		for i := range shape.Regs() {
			if shape.Lane == 8 {
				u.multiplyBytes(in, i)
			} else {
				u.DefineXMM(in, i,
					u.multiplied(u.RegXMM(in.Operand(0), i), u.RegXMM(in.Operand(1), i), 32))
			}
		}
		return
	}
	if u.divideLanes(in, &shape) {
		return
	}
	ops, known := binaryOps[op]
	if !known || ops.At(shape.Lane) == 0 {
		u.Scalarise(in)
		return
	}
	for i := range shape.Regs() {
		b := u.OperandXMM(in.Operand(1), i)
		u.X86(ops.At(shape.Lane), amd64.W0, mir.D(u.VReg(in, i)),
			u.Source(in.Operand(0), i).As(mir.Tied), b)
	}
}

// vectorShift shifts all lanes by one constant.
func (u *Unit) vectorShift(in *ir.Instr, op amd64.Op, shape *build.VectorShape) bool {
	c, ok := splatOf(in.Operand(1))
	if !ok || op == 0 || !shape.Plain() || c.Bits >= uint64(shape.Lane) {
		return false
	}
	for i := range shape.Regs() {
		u.X86(op, amd64.W0, mir.D(u.VReg(in, i)), u.Source(in.Operand(0), i).As(mir.Tied),
			mir.I(int64(c.Bits)))
	}
	return true
}

// splatOf is the integer that all elements of a constant vector equal.
func splatOf(v ir.Value) (*ir.Const, bool) {
	c, ok := v.(*ir.Const)
	if !ok || c.Type().Kind != ir.VectorKind {
		return nil, false
	}
	var first *ir.Const
	for k := range int(c.Type().Len) {
		e, ok := ir.AsInt(ElementOf(c, k))
		if !ok || first != nil && e.Bits != first.Bits {
			return nil, false
		}
		first = e
	}
	return first, first != nil && first.Big == nil
}

// multiplyBytes multiplies lanes of 8 bits: the even ones as the lower halves of words, whose upper
// halves do not matter, then the odd ones, shifted down.
func (u *Unit) multiplyBytes(in *ir.Instr, i int) {
	a, b := u.RegXMM(in.Operand(0), i), u.RegXMM(in.Operand(1), i)
	even := u.VOp(amd64.PAND, u.VOp(amd64.PMULLW, a, mir.R(b)),
		u.Pool128(0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff))
	odd := u.VOp(amd64.PMULLW, u.VOp(amd64.PSRLW, a, mir.I(8)),
		mir.R(u.VOp(amd64.PSRLW, b, mir.I(8))))
	u.X86(amd64.POR, amd64.W0, mir.D(u.VReg(in, i)), mir.R(even).As(mir.Tied),
		mir.R(u.VOp(amd64.PSLLW, odd, mir.I(8))))
}

// allOnes returns a register of ones.
func (u *Unit) allOnes() mir.VReg {
	return u.Load(u.Pool128(^uint64(0), ^uint64(0)), mir.XMM, 16)
}

func (u *Unit) vnot(x mir.VReg) mir.VReg { return u.VOp(amd64.PXOR, x, mir.R(u.allOnes())) }

// CompareInts selects icmp on vectors.
func (u *Unit) CompareInts(in *ir.Instr) {
	t := in.Operand(0).Type()
	shape, ok := build.ShapeOf(t)
	if !ok || !shape.Plain() || t.Elem.IsFloat() {
		u.Scalarise(in)
		return
	}
	masks := make([]mir.VReg, shape.Regs())
	for i := range masks {
		masks[i] = u.compareLanes(in, i, shape.Lane)
	}
	u.defineMask(in, masks, shape.Lane)
}

// compareLanes compares register i of two vectors of integers or pointers lane by lane.
func (u *Unit) compareLanes(in *ir.Instr, i int, lane uint32) mir.VReg {
	a, b, pred := in.Operand(0), in.Operand(1), in.Pred
	negate := false
	switch pred {
	case ir.NE:
		pred, negate = ir.EQ, true
	case ir.UGE, ir.SGE: // not (b > a)
		a, b, negate = b, a, true
		pred = map[ir.Pred]ir.Pred{ir.UGE: ir.UGT, ir.SGE: ir.SGT}[pred]
	case ir.ULE, ir.SLE:
		negate = true
		pred = map[ir.Pred]ir.Pred{ir.ULE: ir.UGT, ir.SLE: ir.SGT}[pred]
	case ir.ULT, ir.SLT:
		a, b = b, a
		pred = map[ir.Pred]ir.Pred{ir.ULT: ir.UGT, ir.SLT: ir.SGT}[pred]
	}
	x, y := u.RegXMM(a, i), u.RegXMM(b, i)
	var r mir.VReg
	switch {
	case pred == ir.EQ && lane == 64:
		eq := u.VOp(amd64.PCMPEQD, x, mir.R(y))
		r = u.VOp(amd64.PAND, eq, mir.R(u.VMove(amd64.PSHUFD, amd64.W0, mir.R(eq), mir.I(0xb1))))
	case pred == ir.EQ:
		r = u.VOp(LaneOps{amd64.PCMPEQB, amd64.PCMPEQW, amd64.PCMPEQD}.At(lane), x, mir.R(y))
	case lane == 64:
		r = u.greaterQuadwords(x, y, pred == ir.UGT)
	default:
		if pred == ir.UGT { // unsigned order is signed order with the top bits inverted
			sign := uint64(1) << (lane - 1)
			for w := lane; w < 64; w *= 2 {
				sign |= sign << w
			}
			m := u.Load(u.Pool128(sign, sign), mir.XMM, 16)
			x, y = u.VOp(amd64.PXOR, x, mir.R(m)), u.VOp(amd64.PXOR, y, mir.R(m))
		}
		r = u.VOp(LaneOps{amd64.PCMPGTB, amd64.PCMPGTW, amd64.PCMPGTD}.At(lane), x, mir.R(y))
	}
	if negate {
		r = u.vnot(r)
	}
	return r
}

// greaterQuadwords compares lanes of 64 bits by halves: the upper halves decide, or if they are
// equal the lower halves as unsigned numbers.
func (u *Unit) greaterQuadwords(x, y mir.VReg, unsigned bool) mir.VReg {
	flip := uint64(1) << 31
	if unsigned {
		flip |= 1 << 63
	}
	m := u.Load(u.Pool128(flip, flip), mir.XMM, 16)
	x, y = u.VOp(amd64.PXOR, x, mir.R(m)), u.VOp(amd64.PXOR, y, mir.R(m))
	gt, eq := u.VOp(amd64.PCMPGTD, x, mir.R(y)), u.VOp(amd64.PCMPEQD, x, mir.R(y))
	lowGT := u.VMove(amd64.PSHUFD, amd64.W0, mir.R(gt), mir.I(0xa0))
	highGT := u.VMove(amd64.PSHUFD, amd64.W0, mir.R(gt), mir.I(0xf5))
	highEQ := u.VMove(amd64.PSHUFD, amd64.W0, mir.R(eq), mir.I(0xf5))
	return u.VOp(amd64.POR, u.VOp(amd64.PAND, highEQ, mir.R(lowGT)), mir.R(highGT))
}

// The predicates of CMPPS and CMPPD.
const (
	cmpEQ = iota
	cmpLT
	cmpLE
	cmpUnord
	cmpNEQ
	cmpNLT
	cmpNLE
	cmpOrd
)

// vectorPredicates say how CMPPS computes a comparison: by one predicate, perhaps with the operands
// exchanged, or by two that are combined.
var vectorPredicates = map[ir.Pred]struct {
	imm, second int64
	swap        bool
	join        amd64.Op
}{
	ir.FOEQ: {imm: cmpEQ}, ir.FOGT: {imm: cmpLT, swap: true}, ir.FOGE: {imm: cmpLE, swap: true}, ir.FOLT: {imm: cmpLT}, ir.FOLE: {imm: cmpLE},
	ir.FONE: {imm: cmpOrd, second: cmpNEQ, join: amd64.ANDPS}, ir.FORD: {imm: cmpOrd}, ir.FUNO: {imm: cmpUnord}, ir.FUEQ: {imm: cmpUnord, second: cmpEQ, join: amd64.ORPS},
	ir.FUGT: {imm: cmpNLE}, ir.FUGE: {imm: cmpNLT}, ir.FULT: {imm: cmpNLE, swap: true}, ir.FULE: {imm: cmpNLT, swap: true}, ir.FUNE: {imm: cmpNEQ},
}

// CompareFloats selects fcmp on vectors.
func (u *Unit) CompareFloats(in *ir.Instr) {
	t := in.Operand(0).Type()
	shape, ok := build.ShapeOf(t)
	p, known := vectorPredicates[in.Pred]
	if !ok || !known || !build.IsScalarFloat(t.Elem) {
		u.Scalarise(in)
		return
	}
	a, b := in.Operand(0), in.Operand(1)
	if p.swap {
		a, b = b, a
	}
	op := build.Pick(t.Elem, amd64.CMPPS, amd64.CMPPD)
	masks := make([]mir.VReg, shape.Regs())
	for i := range masks {
		x, y := u.RegXMM(a, i), u.RegXMM(b, i)
		masks[i] = u.VOp(op, x, mir.R(y), mir.I(p.imm))
		if p.join != 0 {
			masks[i] = u.VOp(p.join, masks[i], mir.R(u.VOp(op, x, mir.R(y), mir.I(p.second))))
		}
	}
	u.defineMask(in, masks, shape.Lane)
}

// defineMask defines a vector of i1 from masks with lanes of another width.
func (u *Unit) defineMask(in *ir.Instr, masks []mir.VReg, lane uint32) {
	shape, _ := build.ShapeOf(in.Type())
	for i, x := range u.maskLanes(masks, lane, shape.Lane, shape.N) {
		if i < shape.Regs() {
			u.DefineXMM(in, i, x)
		}
	}
}

// maskLanes changes the width of a mask's lanes.
func (u *Unit) maskLanes(masks []mir.VReg, from, to uint32, n int) []mir.VReg {
	for from < to {
		low, high := LaneOps{amd64.PUNPCKLBW, amd64.PUNPCKLWD, amd64.PUNPCKLDQ}.At(from),
			LaneOps{amd64.PUNPCKHBW, amd64.PUNPCKHWD, amd64.PUNPCKHDQ}.At(from)
		from *= 2
		shape := build.VectorShape{N: n, Lane: from}
		var next []mir.VReg
		for _, x := range masks {
			next = append(next, u.VOp(low, x, mir.R(x)))
			if len(next) < shape.Regs() {
				next = append(next, u.VOp(high, x, mir.R(x)))
			}
		}
		masks = next
	}
	for from > to {
		var next []mir.VReg
		for i := 0; i < len(masks); i += 2 {
			x, y := masks[i], masks[min(i+1, len(masks)-1)]
			switch from {
			case 64:
				next = append(next, u.VOp(amd64.SHUFPS, x, mir.R(y), mir.I(0x88)))
			case 32:
				next = append(next, u.VOp(amd64.PACKSSDW, x, mir.R(y)))
			default:
				next = append(next, u.VOp(amd64.PACKSSWB, x, mir.R(y)))
			}
		}
		masks, from = next, from/2
	}
	return masks
}

// SelectLanes selects select with a vector of conditions.
func (u *Unit) SelectLanes(in *ir.Instr) {
	cond := in.Operand(0)
	shape, ok := build.ShapeOf(in.Type())
	from, ok2 := build.ShapeOf(cond.Type())
	if !ok || !ok2 {
		u.Scalarise(in)
		return
	}
	masks := make([]mir.VReg, from.Regs())
	for i := range masks {
		masks[i] = u.RegXMM(cond, i)
	}
	masks = u.maskLanes(masks, from.Lane, shape.Lane, shape.N)
	for i := range shape.Regs() {
		yes, no := u.Source(in.Operand(1), i), u.Source(in.Operand(2), i)
		u.DefineXMM(in, i, u.Blend(masks[i], yes, no, in.Type().Elem.IsFloat()))
	}
}

// SplatCondition is an i1 as a mask of 16 bytes.
func (u *Unit) SplatCondition(v ir.Value) mir.VReg {
	r := u.Reg(v)
	ones := u.Op2(amd64.NEG, amd64.W32, u.Op2(amd64.AND, amd64.W32, r, mir.I(1)))
	x := u.VMove(amd64.MOVD, amd64.W0, mir.R(ones))
	return u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
}

// Negate selects fneg on vectors, vectorAbs llvm.fabs.
func (u *Unit) Negate(in *ir.Instr, v ir.Value, op amd64.Op, mask uint64) bool {
	shape, ok := build.ShapeOf(in.Type())
	if !ok || !build.IsScalarFloat(in.Type().Elem) {
		return false
	}
	if shape.Lane == 32 {
		mask = mask>>32 | mask&^(1<<32-1)
	}
	for i := range shape.Regs() {
		m := u.Load(u.Pool128(mask, mask), mir.XMM, 16)
		u.X86(op, amd64.W0, mir.D(u.VReg(in, i)), u.Source(v, i).As(mir.Tied), mir.R(m))
	}
	return true
}
