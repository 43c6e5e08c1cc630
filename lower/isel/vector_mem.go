package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// vectorLoad loads one register of a vector, no byte beyond its elements.
func (s vectors) vectorLoad(d mir.VReg, o mir.Operand, p build.Part) {
	if p.Mask || p.Bits != uint32(p.Lane)*uint32(p.Lanes) {
		s.packedLoad(d, o, p)
		return
	}
	switch n := p.Bits / 8; {
	case n == 16:
		s.X86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
	case n == 8:
		s.X86(amd64.MOVQ, amd64.W0, mir.D(d), o)
	case n == 4:
		s.X86(amd64.MOVD, amd64.W0, mir.D(d), o)
	case n < 8:
		g := s.Temp(mir.GPR, 8)
		s.mem.LoadPart(g, o, build.Part{Bits: n * 8})
		s.X86(amd64.MOVQ, amd64.W0, mir.D(d), mir.R(g))
	default:
		g := s.Temp(mir.GPR, 8)
		s.mem.LoadPart(g, s.Offset(o, 8), build.Part{Bits: n*8 - 64})
		high := s.VMove(amd64.MOVQ, amd64.W0, mir.R(g))
		low := s.VMove(amd64.MOVQ, amd64.W0, o)
		s.X86(amd64.MOVLHPS, amd64.W0, mir.D(d), mir.R(low).As(mir.Tied), mir.R(high))
	}
}

// packedLoad loads elements that lie in memory bit by bit, of which there are no more than 64 bits
// for a mask.
func (s vectors) packedLoad(d mir.VReg, o mir.Operand, p build.Part) {
	elem := p.Type.Elem
	shape := build.VectorShape{N: int(p.Lanes), Lane: uint32(p.Lane), Mem: p.Bits / uint32(p.Lanes),
		Mask: p.Mask}
	if p.Bits > 64 {
		low, high := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
		s.mem.LoadPart(low, o, build.Part{Bits: 64})
		s.mem.LoadPart(high, s.Offset(o, 8), build.Part{Bits: p.Bits - 64})
		s.unpack(d, low, high, &shape, elem)
		return
	}
	g := s.Temp(mir.GPR, build.IntSize(p.Bits))
	s.mem.LoadPart(g, o, build.Part{Bits: p.Bits})
	if p.Mask {
		s.Emit(mir.Copy, amd64.W128, mir.D(d), mir.R(s.spreadBits(g, &shape)).As(mir.Tied))
		return
	}
	s.unpack(d, g, 0, &shape, elem)
}

// unpack takes elements apart that lie bit by bit in one or two registers.
func (s vectors) unpack(d, low, high mir.VReg, shape *build.VectorShape, elem *ir.Type) {
	es := make([]build.Scalar, shape.N)
	for i := range es {
		at := int64(i) * int64(shape.Mem)
		var r mir.VReg
		switch {
		case at >= 64:
			r = s.Op2(amd64.SHR, amd64.W64, high, mir.I(at-64))
		case at+int64(shape.Mem) > 64:
			a := s.Op2(amd64.SHR, amd64.W64, low, mir.I(at))
			r = s.Op2(amd64.OR, amd64.W64, a,
				mir.R(s.Op2(amd64.SHL, amd64.W64, high, mir.I(64-at))))
		case at == 0:
			r = low
		default:
			wide := s.Temp(mir.GPR, 8)
			s.Emit(mir.Copy, amd64.W64, mir.D(wide), mir.R(low).As(mir.Tied))
			r = s.Op2(amd64.SHR, amd64.W64, wide, mir.I(at))
		}
		es[i] = build.Scalar{mir.R(r)}
	}
	s.Emit(mir.Copy, amd64.W128, mir.D(d), mir.R(s.buildReg(es, shape, elem)).As(mir.Tied))
}

// spreadBits makes a mask of bits: bit k fills lane k.
func (s vectors) spreadBits(g mir.VReg, shape *build.VectorShape) mir.VReg {
	x := s.VMove(amd64.MOVD, amd64.W0, mir.R(g))
	var low, high uint64
	op := amd64.PCMPEQD
	switch shape.Lane {
	case 8: // the two bytes in eight lanes each
		x = s.VOp(amd64.PUNPCKLBW, x, mir.R(x))
		x = s.VMove(amd64.PSHUFLW, amd64.W0, mir.R(x), mir.I(0x50))
		x = s.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0x50))
		low, high, op = 0x8040201008040201, 0x8040201008040201, amd64.PCMPEQB
	case 16:
		x = s.VMove(amd64.PSHUFLW, amd64.W0, mir.R(x), mir.I(0))
		x = s.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high, op = 0x0008000400020001, 0x0080004000200010, amd64.PCMPEQW
	case 32:
		x = s.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high = 0x0000000200000001, 0x0000000800000004
	default:
		x = s.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
		low, high = 0x0000000100000001, 0x0000000200000002
	}
	m := s.Load(s.Pool128(low, high), mir.XMM, 16)
	return s.VOp(op, s.VOp(amd64.PAND, x, mir.R(m)), mir.R(m))
}

// gatherBits is a mask as bits: lane k gives bit k; bits above the last lane are zero.
func (s vectors) gatherBits(x mir.VReg, shape *build.VectorShape, lanes int) mir.VReg {
	g := s.Temp(mir.GPR, 4)
	switch shape.Lane {
	case 8:
		s.X86(amd64.PMOVMSKB, amd64.W32, mir.D(g), mir.R(x))
	case 16:
		s.X86(amd64.PMOVMSKB, amd64.W32, mir.D(g), mir.R(s.VOp(amd64.PACKSSWB, x, mir.R(x))))
	case 32:
		s.X86(amd64.MOVMSKPS, amd64.W32, mir.D(g), mir.R(x))
	default:
		s.X86(amd64.MOVMSKPD, amd64.W32, mir.D(g), mir.R(x))
	}
	if lanes == 16 || lanes == shape.PerReg() && shape.Lane != 16 {
		return g
	}
	return s.Op2(amd64.AND, amd64.W32, g, mir.I(1<<lanes-1))
}

// vectorStore stores one register of a vector, no byte beyond its elements.
func (s vectors) vectorStore(o mir.Operand, src mir.Operand, p build.Part) {
	if src.Kind == mir.KindImm && p.Bits%8 == 0 && p.Bits <= 64 {
		s.storePieces(o, src, p.Bits)
		return
	}
	if src.Kind != mir.KindReg {
		src = mir.R(s.Load(src, mir.XMM, 16))
	}
	x := src.Reg
	if p.Mask || p.Bits != uint32(p.Lane)*uint32(p.Lanes) {
		s.packedStore(o, x, p)
		return
	}
	switch n := p.Bits / 8; {
	case n == 16:
		s.X86(amd64.MOVUPS, amd64.W0, o, src)
	case n == 8:
		s.X86(amd64.MOVQ, amd64.W0, o, src)
	case n == 4:
		s.X86(amd64.MOVD, amd64.W0, o, src)
	case n < 8:
		s.storePieces(o, mir.R(s.extractLane(x, 0, 64, intLane)), n*8)
	default:
		s.X86(amd64.MOVQ, amd64.W0, o, src)
		s.storePieces(s.Offset(o, 8), mir.R(s.extractLane(x, 1, 64, intLane)), n*8-64)
	}
}

// storePieces stores the low bits of an integer, a whole number of bytes.
func (s vectors) storePieces(o, src mir.Operand, bits uint32) {
	if w, ok := build.MemoryWidth(bits); ok && bits == uint32(w) {
		s.StoreInt(o, src, w)
		return
	}
	s.StoreOdd(o, src, bits)
}

// packedStore stores elements bit by bit.
func (s vectors) packedStore(o mir.Operand, x mir.VReg, p build.Part) {
	shape := build.VectorShape{N: int(p.Lanes), Lane: uint32(p.Lane), Mem: p.Bits / uint32(p.Lanes),
		Mask: p.Mask}
	if p.Mask {
		s.storePieces(o, mir.R(s.gatherBits(x, &shape, shape.N)), (p.Bits+7)&^7)
		return
	}
	low, high := s.pack(x, &shape)
	s.storePieces(o, mir.R(low), min(64, (p.Bits+7)&^7))
	if p.Bits > 64 {
		s.storePieces(s.Offset(o, 8), mir.R(high), (p.Bits-64+7)&^7)
	}
}

// pack puts the elements of a register bit by bit into one general register, or two.
func (s vectors) pack(x mir.VReg, shape *build.VectorShape) (low, high mir.VReg) {
	add := func(sum, r mir.VReg) mir.VReg {
		if sum == 0 {
			return r
		}
		return s.Op2(amd64.OR, amd64.W64, sum, mir.R(r))
	}
	for i := range shape.N {
		e := s.Temp(mir.GPR, 8)
		s.Emit(mir.Copy, amd64.W64, mir.D(e),
			mir.R(s.extractLane(x, i, shape.Lane, intLane)).As(mir.Tied))
		if k := int64(64 - shape.Mem); k > 0 {
			e = s.Op2(amd64.SHR, amd64.W64, s.Op2(amd64.SHL, amd64.W64, e, mir.I(k)), mir.I(k))
		}
		at := int64(i) * int64(shape.Mem)
		switch {
		case at >= 64:
			high = add(high, s.Op2(amd64.SHL, amd64.W64, e, mir.I(at-64)))
		case at == 0:
			low = e
		default:
			low = add(low, s.Op2(amd64.SHL, amd64.W64, e, mir.I(at)))
			if at+int64(shape.Mem) > 64 {
				high = add(high, s.Op2(amd64.SHR, amd64.W64, e, mir.I(64-at)))
			}
		}
	}
	return low, high
}

// vectorCast selects casts from or to vectors.
func (s vectors) vectorCast(in *ir.Instr) {
	from, to := in.Operand(0).Type(), in.Type()
	if in.Op == ir.BitCast {
		s.vectorBitCast(in)
		return
	}
	a, ok1 := build.ShapeOf(from)
	b, ok2 := build.ShapeOf(to)
	if !ok1 || !ok2 || s.Parts(to) == nil {
		s.derive.Scalarise(in)
		return
	}
	v := in.Operand(0)
	switch {
	case a.Mask && (in.Op == ir.SExt || in.Op == ir.ZExt) && b.Plain() && !b.Mask:
		masks := make([]mir.VReg, a.Regs())
		for i := range masks {
			masks[i] = s.RegXMM(v, i)
		}
		for i, x := range s.maskLanes(masks, a.Lane, b.Lane, b.N) {
			if in.Op == ir.ZExt {
				one := uint64(1)
				for w := b.Lane; w < 64; w *= 2 {
					one |= one << w
				}
				x = s.VOp(amd64.PAND, x, mir.R(s.Load(s.Pool128(one, one), mir.XMM, 16)))
			}
			s.DefineXMM(in, i, x)
		}
		return
	case in.Op == ir.ZExt && a.Plain() && b.Plain() && b.Lane == 2*a.Lane:
		zero := s.Load(mir.I(0), mir.XMM, 16)
		low, high := laneOps{amd64.PUNPCKLBW, amd64.PUNPCKLWD, amd64.PUNPCKLDQ}.at(a.Lane),
			laneOps{amd64.PUNPCKHBW, amd64.PUNPCKHWD, amd64.PUNPCKHDQ}.at(a.Lane)
		for i := range b.Regs() {
			x, op := s.RegXMM(v, i/2), low
			if i%2 == 1 {
				op = high
			}
			s.DefineXMM(in, i, s.VOp(op, x, mir.R(zero)))
		}
		return
	case in.Op == ir.SIToFP && a.Plain() && a.Lane == 32 && b.Lane == 32 &&
		to.Elem.Kind == ir.FloatKind:
		s.eachRegister(in, amd64.CVTDQ2PS, &b)
		return
	case in.Op == ir.FPToSI && b.Plain() && b.Lane == 32 && from.Elem.Kind == ir.FloatKind:
		s.eachRegister(in, amd64.CVTTPS2DQ, &b)
		return
	case in.Op == ir.Trunc && a.Plain() && b.Plain() && a.Lane == 64 && b.Lane == 32:
		for i := range b.Regs() {
			x := s.RegXMM(v, 2*i)
			y := x
			if 2*i+1 < a.Regs() {
				y = s.RegXMM(v, 2*i+1)
			}
			s.DefineXMM(in, i, s.VOp(amd64.SHUFPS, x, mir.R(y), mir.I(0x88)))
		}
		return
	}
	s.derive.Scalarise(in)
}

// eachRegister selects an instruction of one source for every register of a vector.
func (s vectors) eachRegister(in *ir.Instr, op amd64.Op, shape *build.VectorShape) {
	for i := range shape.Regs() {
		s.X86(op, amd64.W0, mir.D(s.VReg(in, i)), mir.R(s.RegXMM(in.Operand(0), i)))
	}
}

// vectorBitCast selects a bitcast from or to a vector: by way of memory, but for masks and what
// fits general registers.
func (s vectors) vectorBitCast(in *ir.Instr) {
	v := in.Operand(0)
	from, to := v.Type(), in.Type()
	size := (s.Layout.SizeInBits(from) + 7) / 8
	if a, ok := build.ShapeOf(from); ok && a.Regs() == 1 {
		x := s.RegXMM(v, 0)
		switch {
		case a.Mask && build.IsWord(to):
			s.Emit(mir.Copy, amd64.W32, mir.D(s.VReg(in, 0)),
				mir.R(s.gatherBits(x, &a, a.N)).As(mir.Tied))
			return
		case a.Plain() && build.IsWord(to) && to.Kind == ir.IntegerKind &&
			(to.Bits == 32 || to.Bits == 64):
			s.Emit(mir.Copy, amd64.Width(to.Bits), mir.D(s.VReg(in, 0)),
				mir.R(s.extractLane(x, 0, to.Bits, intLane)).As(mir.Tied))
			return
		case a.Plain() && build.IsScalarFloat(to):
			s.Emit(mir.Copy, build.FloatWidth(to), mir.D(s.VReg(in, 0)), mir.R(x).As(mir.Tied))
			return
		case a.Plain() && to.IsInt(128):
			s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(x))
			s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 1)), mir.R(s.LaneDown(x, 1, 64)))
			return
		}
	}
	if b, ok := build.ShapeOf(to); ok && b.Regs() == 1 && build.IsWord(from) {
		switch bits := s.Layout.SizeInBits(from); {
		case b.Mask:
			s.DefineXMM(in, 0, s.spreadBits(s.Reg(v), &b))
			return
		case b.Plain() && bits == 64:
			s.X86(amd64.MOVQ, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(s.Reg(v)))
			return
		case b.Plain() && bits == 32:
			s.X86(amd64.MOVD, amd64.W0, mir.D(s.VReg(in, 0)), mir.R(s.Reg(v)))
			return
		}
	}
	object := s.ScratchObject(size)
	for i, p := range append([]build.Part(nil), s.Parts(from)...) {
		s.mem.StorePart(mir.Frame(object, int64(p.Off)), v, i, p)
	}
	for i, p := range append([]build.Part(nil), s.Parts(to)...) {
		s.mem.LoadPart(s.VReg(in, i), mir.Frame(object, int64(p.Off)), p)
	}
}

// vectorConstant is register i of a constant vector: in memory if its elements are numbers.
func (s vectors) vectorConstant(c *ir.Const, i int) mir.Operand {
	t := c.Type()
	shape, ok := build.ShapeOf(t)
	if !ok {
		n := s.CountParts(t.Elem)
		return s.Source(elementOf(c, i/n), i%n)
	}
	var words [2]uint64
	es := make([]build.Scalar, shape.LanesIn(i))
	numbers := true
	for k := range es {
		e := elementOf(c, i*shape.PerReg()+k)
		bits, ok := s.laneConstant(e, &shape)
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
		return s.Pool128(words[0], words[1])
	}
	if s.finishing {
		s.Fail("a constant vector of addresses in a phi")
		return mir.I(0)
	}
	for k := range es {
		es[k] = build.Scalar{s.Source(elementOf(c, i*shape.PerReg()+k), 0)}
	}
	return mir.R(s.buildReg(es, &shape, t.Elem))
}

// laneConstant is the bits of an element that is a number.
func (s vectors) laneConstant(v ir.Value, shape *build.VectorShape) (uint64, bool) {
	c, ok := v.(*ir.Const)
	switch {
	case !ok:
		return 0, false
	case c.IsZeroValue(), build.IsUndef(c):
		return 0, true
	case c.Kind == ir.ConstFloat:
		return build.ShortFloatBits(c)
	}
	sym, n, ok := s.AddressOf(c)
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
