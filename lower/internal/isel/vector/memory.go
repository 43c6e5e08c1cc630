package vector

import (
	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// LoadVector loads one register of a vector, without reading past its elements.
func (u *Unit) LoadVector(d mir.VReg, o mir.Operand, p build.Part) {
	if p.Mask || p.Bits != uint32(p.Lane)*uint32(p.Lanes) {
		u.packedLoad(d, o, p)
		return
	}
	switch n := p.Bits / 8; {
	case n == 16:
		u.X86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
	case n == 8:
		u.X86(amd64.MOVQ, amd64.W0, mir.D(d), o)
	case n == 4:
		u.X86(amd64.MOVD, amd64.W0, mir.D(d), o)
	case n < 8:
		g := u.Temp(mir.GPR, 8)
		u.LoadPart(g, o, build.Part{Bits: n * 8})
		u.X86(amd64.MOVQ, amd64.W0, mir.D(d), mir.R(g))
	default:
		g := u.Temp(mir.GPR, 8)
		u.LoadPart(g, u.Offset(o, 8), build.Part{Bits: n*8 - 64})
		high := u.VMove(amd64.MOVQ, amd64.W0, mir.R(g))
		low := u.VMove(amd64.MOVQ, amd64.W0, o)
		u.X86(amd64.MOVLHPS, amd64.W0, mir.D(d), mir.R(low).As(mir.Tied), mir.R(high))
	}
}

// packedLoad loads elements that are packed as bits in memory, at most 64 bits for a mask.
func (u *Unit) packedLoad(d mir.VReg, o mir.Operand, p build.Part) {
	elem := p.Type.Elem
	shape := build.VectorShape{N: int(p.Lanes), Lane: uint32(p.Lane), Mem: p.Bits / uint32(p.Lanes),
		Mask: p.Mask}
	if p.Mask {
		g := u.Temp(mir.GPR, build.IntSize(p.Bits))
		u.LoadPart(g, o, build.Part{Bits: p.Bits})
		u.Emit(mir.Copy, amd64.W128, mir.D(d), mir.R(u.spreadBits(g, &shape)).As(mir.Tied))
		return
	}
	all := uint32(p.Bit) + p.Bits
	var words []mir.VReg
	for at := uint32(0); at < all; at += 64 {
		bits := min(64, all-at)
		g := u.Temp(mir.GPR, build.IntSize(bits))
		u.LoadPart(g, u.Offset(o, int64(at/8)), build.Part{Bits: bits})
		words = append(words, g)
	}
	u.unpack(d, words, int64(p.Bit), &shape, elem)
}

// unpack extracts elements that are packed as bits in registers, starting at a bit of the first.
func (u *Unit) unpack(d mir.VReg, words []mir.VReg, first int64, shape *build.VectorShape,
	elem *ir.Type) {
	es := make([]build.Scalar, shape.N)
	for i := range es {
		at := first + int64(i)*int64(shape.Mem)
		r, by := words[at/64], at%64
		if by != 0 {
			r = u.Op2(amd64.SHR, amd64.W64, u.Wide(mir.R(r)), mir.I(by))
		}
		if by+int64(shape.Mem) > 64 {
			r = u.Op2(amd64.OR, amd64.W64, r, mir.R(u.Op2(amd64.SHL, amd64.W64,
				u.Wide(mir.R(words[at/64+1])), mir.I(64-by))))
		}
		es[i] = build.Scalar{mir.R(r)}
	}
	u.Emit(mir.Copy, amd64.W128, mir.D(d), mir.R(u.BuildReg(es, shape, elem)).As(mir.Tied))
}

// spreadBits makes a mask of bits: bit k fills lane k.
func (u *Unit) spreadBits(g mir.VReg, shape *build.VectorShape) mir.VReg {
	x := u.VMove(amd64.MOVD, amd64.W0, mir.R(g))
	var low, high uint64
	op := amd64.PCMPEQD
	switch shape.Lane {
	case 8: // each of the two bytes in eight lanes
		x = u.VOp(amd64.PUNPCKLBW, x, mir.R(x))
		x = u.VMove(amd64.PSHUFLW, amd64.W0, mir.R(x), mir.I(0x50))
		x = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0x50))
		low, high, op = 0x8040201008040201, 0x8040201008040201, amd64.PCMPEQB
	case 16:
		x = u.VMove(amd64.PSHUFLW, amd64.W0, mir.R(x), mir.I(0))
		x = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high, op = 0x0008000400020001, 0x0080004000200010, amd64.PCMPEQW
	case 32:
		x = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high = 0x0000000200000001, 0x0000000800000004
	default:
		x = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high = 0x0000000100000001, 0x0000000200000002
	}
	m := u.Load(u.Pool128(low, high), mir.XMM, 16)
	return u.VOp(op, u.VOp(amd64.PAND, x, mir.R(m)), mir.R(m))
}

// gatherBits converts a mask to bits: lane k becomes bit k; bits above the last lane are zero.
func (u *Unit) gatherBits(x mir.VReg, shape *build.VectorShape, lanes int) mir.VReg {
	g := u.Temp(mir.GPR, 4)
	switch shape.Lane {
	case 8:
		u.X86(amd64.PMOVMSKB, amd64.W32, mir.D(g), mir.R(x))
	case 16:
		u.X86(amd64.PMOVMSKB, amd64.W32, mir.D(g), mir.R(u.VOp(amd64.PACKSSWB, x, mir.R(x))))
	case 32:
		u.X86(amd64.MOVMSKPS, amd64.W32, mir.D(g), mir.R(x))
	default:
		u.X86(amd64.MOVMSKPD, amd64.W32, mir.D(g), mir.R(x))
	}
	if lanes == 16 || lanes == shape.PerReg() && shape.Lane != 16 {
		return g
	}
	return u.Op2(amd64.AND, amd64.W32, g, mir.I(1<<lanes-1))
}

// StoreVector stores one register of a vector, without writing past its elements.
func (u *Unit) StoreVector(o mir.Operand, src mir.Operand, p build.Part) {
	if src.Kind == mir.KindImm && p.Bits%8 == 0 && p.Bits <= 64 && p.Bit == 0 {
		u.storePieces(o, src, p.Bits)
		return
	}
	if src.Kind != mir.KindReg {
		src = mir.R(u.Load(src, mir.XMM, 16))
	}
	x := src.Reg
	if p.Mask || p.Bits != uint32(p.Lane)*uint32(p.Lanes) {
		u.packedStore(o, x, p)
		return
	}
	switch n := p.Bits / 8; {
	case n == 16:
		u.X86(amd64.MOVUPS, amd64.W0, o, src)
	case n == 8:
		u.X86(amd64.MOVQ, amd64.W0, o, src)
	case n == 4:
		u.X86(amd64.MOVD, amd64.W0, o, src)
	case n < 8:
		u.storePieces(o, mir.R(u.ExtractLane(x, 0, 64, intLane)), n*8)
	default:
		u.X86(amd64.MOVQ, amd64.W0, o, src)
		u.storePieces(u.Offset(o, 8), mir.R(u.ExtractLane(x, 1, 64, intLane)), n*8-64)
	}
}

// storePieces stores the low bits of an integer, a whole number of bytes.
func (u *Unit) storePieces(o, src mir.Operand, bits uint32) {
	if w, ok := build.MemoryWidth(bits); ok && bits == uint32(w) {
		u.StoreInt(o, src, w)
		return
	}
	u.StoreOdd(o, src, bits)
}

// packedStore stores elements packed as bits.
func (u *Unit) packedStore(o mir.Operand, x mir.VReg, p build.Part) {
	shape := build.VectorShape{N: int(p.Lanes), Lane: uint32(p.Lane), Mem: p.Bits / uint32(p.Lanes),
		Mask: p.Mask}
	if p.Mask {
		u.storePieces(o, mir.R(u.gatherBits(x, &shape, shape.N)), (p.Bits+7)&^7)
		return
	}
	u.StoreWords(o, u.pack(x, &shape, int64(p.Bit)), p.Bit, uint32(p.Bit)+p.Bits)
}

// pack puts the elements of a register into general registers, packed as bits, starting at a bit of
// the first.
func (u *Unit) pack(x mir.VReg, shape *build.VectorShape, first int64) (words []mir.VReg) {
	add := func(k int64, r mir.VReg) {
		if int(k) < len(words) {
			words[k] = u.Op2(amd64.OR, amd64.W64, words[k], mir.R(r))
		} else {
			words = append(words, r)
		}
	}
	for i := range shape.N {
		e := u.LowBits(u.Wide(mir.R(u.ExtractLane(x, i, shape.Lane, intLane))), shape.Mem)
		at := first + int64(i)*int64(shape.Mem)
		by := at % 64
		if by == 0 {
			add(at/64, e)
		} else {
			add(at/64, u.Op2(amd64.SHL, amd64.W64, e, mir.I(by)))
		}
		if by+int64(shape.Mem) > 64 {
			add(at/64+1, u.Op2(amd64.SHR, amd64.W64, e, mir.I(64-by)))
		}
	}
	return words
}

// CastLanes selects casts from or to vectors.
func (u *Unit) CastLanes(in *ir.Instr) {
	from, to := in.Operand(0).Type(), in.Type()
	if in.Op == ir.BitCast {
		u.vectorBitCast(in)
		return
	}
	a, ok1 := build.ShapeOf(from)
	b, ok2 := build.ShapeOf(to)
	if !ok1 || !ok2 || u.Parts(to) == nil {
		u.Scalarise(in)
		return
	}
	v := in.Operand(0)
	switch {
	case a.Mask && (in.Op == ir.SExt || in.Op == ir.ZExt) && b.Plain() && !b.Mask:
		masks := make([]mir.VReg, a.Regs())
		for i := range masks {
			masks[i] = u.RegXMM(v, i)
		}
		for i, x := range u.maskLanes(masks, a.Lane, b.Lane, b.N) {
			if in.Op == ir.ZExt {
				one := uint64(1)
				for w := b.Lane; w < 64; w *= 2 {
					one |= one << w
				}
				x = u.VOp(amd64.PAND, x, mir.R(u.Load(u.Pool128(one, one), mir.XMM, 16)))
			}
			u.DefineXMM(in, i, x)
		}
		return
	case (in.Op == ir.ZExt || in.Op == ir.SExt) && a.Plain() && b.Plain() && a.Lane < b.Lane:
		u.extendLanes(in, &a, &b)
		return
	case in.Op == ir.SIToFP && a.Plain() && a.Lane == 32 && b.Lane == 32 &&
		to.Elem.Kind == ir.FloatKind:
		u.eachRegister(in, amd64.CVTDQ2PS, &b)
		return
	case in.Op == ir.UIToFP && a.Plain() && a.Lane == 32 && b.Lane == 32 &&
		to.Elem.Kind == ir.FloatKind:
		for i := range b.Regs() {
			u.unsignedToFloats(in, i)
		}
		return
	case in.Op == ir.FPToSI && b.Plain() && b.Lane == 32 && from.Elem.Kind == ir.FloatKind:
		u.eachRegister(in, amd64.CVTTPS2DQ, &b)
		return
	case in.Op == ir.Trunc && a.Plain() && b.Plain() && a.Lane > b.Lane:
		u.truncateLanes(in, &a, &b)
		return
	}
	u.Scalarise(in)
}

// eachRegister selects an instruction with one source for every register of a vector.
func (u *Unit) eachRegister(in *ir.Instr, op amd64.Op, shape *build.VectorShape) {
	for i := range shape.Regs() {
		u.X86(op, amd64.W0, mir.D(u.VReg(in, i)), mir.R(u.RegXMM(in.Operand(0), i)))
	}
}

// vectorBitCast selects a bitcast from or to a vector through memory, except for masks and values
// that fit general registers.
func (u *Unit) vectorBitCast(in *ir.Instr) {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	size := (u.Env.Layout.SizeInBits(from) + 7) / 8
	if a, ok := build.ShapeOf(from); ok && a.Regs() == 1 {
		x := u.RegXMM(v, 0)
		switch {
		case a.Mask && build.IsWord(to):
			u.Emit(mir.Copy, amd64.W32, mir.D(u.VReg(in, 0)),
				mir.R(u.gatherBits(x, &a, a.N)).As(mir.Tied))
			return
		case a.Plain() && build.IsWord(to) && to.Kind == ir.IntegerKind &&
			(to.Bits == 32 || to.Bits == 64):
			u.Emit(mir.Copy, amd64.Width(to.Bits), mir.D(u.VReg(in, 0)),
				mir.R(u.ExtractLane(x, 0, to.Bits, intLane)).As(mir.Tied))
			return
		case a.Plain() && build.IsScalarFloat(to):
			u.Emit(mir.Copy, build.FloatWidth(to), mir.D(u.VReg(in, 0)), mir.R(x).As(mir.Tied))
			return
		case a.Plain() && to.IsInt(128):
			u.X86(amd64.MOVQ, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(x))
			u.X86(amd64.MOVQ, amd64.W0, mir.D(u.VReg(in, 1)), mir.R(u.LaneDown(x, 1, 64, false)))
			return
		}
	}
	if b, ok := build.ShapeOf(to); ok && b.Regs() == 1 && build.IsWord(from) {
		switch bits := u.Env.Layout.SizeInBits(from); {
		case b.Mask:
			u.DefineXMM(in, 0, u.spreadBits(u.Reg(v), &b))
			return
		case b.Plain() && bits == 64:
			u.X86(amd64.MOVQ, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(u.Reg(v)))
			return
		case b.Plain() && bits == 32:
			u.X86(amd64.MOVD, amd64.W0, mir.D(u.VReg(in, 0)), mir.R(u.Reg(v)))
			return
		}
	}
	object := u.ScratchObject(size)
	for i, p := range append([]build.Part(nil), u.Parts(from)...) {
		u.StorePart(mir.Frame(object, int64(p.Off)), v, i, p)
	}
	for i, p := range append([]build.Part(nil), u.Parts(to)...) {
		u.LoadPart(u.VReg(in, i), mir.Frame(object, int64(p.Off)), p)
	}
}

// Constant is register i of a constant vector: in memory if its elements are numbers.
func (u *Unit) Constant(c *ir.Const, i int) mir.Operand {
	t := c.Type()
	shape, ok := build.ShapeOf(t)
	if !ok {
		n := u.CountParts(t.Elem)
		return u.Source(ElementOf(c, i/n), i%n)
	}
	var words [2]uint64
	es := make([]build.Scalar, shape.LanesIn(i))
	numbers := true
	for k := range es {
		e := ElementOf(c, i*shape.PerReg()+k)
		bits, ok := u.LaneConstant(e, &shape)
		if !ok {
			numbers = false
			break
		}
		at := uint32(k) * shape.Lane
		words[at/64] |= bits << (at % 64)
	}
	if numbers {
		if words == [2]uint64{} {
			return mir.I(0)
		}
		return u.Pool128(words[0], words[1])
	}
	if u.Selection.Finishing() {
		u.Fail("a constant vector of addresses in a phi")
		return mir.I(0)
	}
	for k := range es {
		es[k] = build.Scalar{u.Source(ElementOf(c, i*shape.PerReg()+k), 0)}
	}
	return mir.R(u.BuildReg(es, &shape, t.Elem))
}

// LaneConstant returns the bits of an element that is a number.
func (u *Unit) LaneConstant(v ir.Value, shape *build.VectorShape) (uint64, bool) {
	c, ok := v.(*ir.Const)
	switch {
	case !ok:
		return 0, false
	case c.IsZeroValue(), build.IsUndef(c):
		return 0, true
	case c.Kind == ir.ConstFloat:
		return floats.ShortBits(c)
	}
	sym, n, ok := u.Selection.AddressOf(c)
	if !ok || sym != nil {
		return 0, false
	}
	if shape.Mask {
		n = -(n & 1)
	}
	if shape.Lane == 64 {
		return uint64(n), true
	}
	return uint64(n) & (1<<shape.Lane - 1), true
}
