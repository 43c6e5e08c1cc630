package vector

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// element returns element k of a vector.
func (u *Unit) element(v ir.Value, k int) build.Scalar {
	shape, ok := build.ShapeOf(v.Type())
	if !ok {
		out := make(build.Scalar, u.CountParts(v.Type().Elem))
		for i := range out {
			out[i] = u.Source(v, k*len(out)+i)
		}
		return out
	}
	if c, ok := v.(*ir.Const); ok {
		if e := ElementOf(c, k); e != nil {
			return build.Scalar{u.Source(e, 0)}
		}
	}
	return build.Scalar{
		mir.R(u.ExtractLane(u.RegXMM(v, k/shape.PerReg()), k%shape.PerReg(), shape.Lane,
			v.Type().Elem)),
	}
}

// ElementOf is an element of a constant vector, nil if the constant does not list its elements.
func ElementOf(c *ir.Const, k int) ir.Value {
	switch c.Kind {
	case ir.ConstAggregate:
		return c.Elems[k]
	case ir.ConstSplat:
		return c.Elems[0]
	}
	return nil
}

// ExtractLane is a lane of a register as a scalar of type t.
func (u *Unit) ExtractLane(x mir.VReg, k int, lane uint32, t *ir.Type) mir.VReg {
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind:
		size := uint8(lane / 8)
		d := u.Temp(mir.XMM, size)
		low := u.LaneDown(x, k, lane, true)
		u.Emit(mir.Copy, amd64.Width(lane), mir.D(d), mir.R(low).As(mir.Tied))
		return d
	}
	d := u.Temp(mir.GPR, build.IntSize(lane))
	switch lane {
	case 64:
		u.X86(amd64.MOVQ, amd64.W0, mir.D(d), mir.R(u.LaneDown(x, k, lane, false)))
	case 32:
		u.X86(amd64.MOVD, amd64.W0, mir.D(d), mir.R(u.LaneDown(x, k, lane, false)))
	case 16:
		u.X86(amd64.PEXTRW, amd64.W32, mir.D(d), mir.R(x), mir.I(int64(k)))
	default:
		word := u.Temp(mir.GPR, 4)
		u.X86(amd64.PEXTRW, amd64.W32, mir.D(word), mir.R(x), mir.I(int64(k/2)))
		if k%2 == 0 {
			return word
		}
		u.X86(amd64.SHR, amd64.W32, mir.D(d), mir.R(word).As(mir.Tied), mir.I(8))
	}
	if build.IsHalf(t) {
		h := u.Temp(mir.XMM, 4)
		u.X86(amd64.MOVD, amd64.W0, mir.D(h), mir.R(d))
		return h
	}
	return d
}

// laneBits is a scalar as the bits of a lane in a general register; the bits of a mask's lane are
// all equal.
func (u *Unit) laneBits(e build.Scalar, shape *build.VectorShape, t *ir.Type) mir.VReg {
	o := e.Part(0)
	switch {
	case t.IsFloat():
		return u.BitsOf(o, build.Part{Class: mir.XMM, Size: uint8(max(shape.Lane, 32) / 8)})
	case o.Kind == mir.KindNone:
		o = mir.I(0)
	}
	switch {
	case o.Kind == mir.KindReg:
	case !shape.Mask:
		return u.Load(o, mir.GPR, build.IntSize(max(shape.Lane, 32)))
	case o.Kind == mir.KindImm:
		return u.Load(mir.I(-(o.Val & 1)), mir.GPR, build.IntSize(max(shape.Lane, 32)))
	default: // an address, whose lowest bit is used
		o = mir.R(u.Load(o, mir.GPR, 8))
	}
	if shape.Mask {
		w := max(amd64.Width(shape.Lane), amd64.W32)
		one := u.Op2(amd64.AND, amd64.W32, o.Reg, mir.I(1))
		return u.Op2(amd64.NEG, w, one)
	}
	return o.Reg
}

// insertLane returns register x with one lane replaced.
func (u *Unit) insertLane(
	x mir.VReg,
	k int,
	e build.Scalar,
	shape *build.VectorShape,
	t *ir.Type,
) mir.VReg {
	switch {
	case t.Kind == ir.DoubleKind && k == 0:
		return u.VOp(amd64.MOVSD, x, mir.R(u.floatScalar(e, 8)))
	case t.Kind == ir.DoubleKind:
		return u.VOp(amd64.MOVLHPS, x, mir.R(u.floatScalar(e, 8)))
	case t.Kind == ir.FloatKind && k == 0:
		return u.VOp(amd64.MOVSS, x, mir.R(u.floatScalar(e, 4)))
	}
	g := u.laneBits(e, shape, t)
	switch shape.Lane {
	case 64:
		q := u.VMove(amd64.MOVQ, amd64.W0, mir.R(g))
		if k == 0 {
			return u.VOp(amd64.MOVSD, x, mir.R(q))
		}
		return u.VOp(amd64.MOVLHPS, x, mir.R(q))
	case 32:
		if k == 0 {
			return u.VOp(amd64.MOVSS, x, mir.R(u.VMove(amd64.MOVD, amd64.W0, mir.R(g))))
		}
		low := u.VOp(amd64.PINSRW, x, mir.R(g), mir.I(int64(2*k)))
		return u.VOp(amd64.PINSRW, low, mir.R(u.Op2(amd64.SHR, amd64.W32, g, mir.I(16))),
			mir.I(int64(2*k+1)))
	case 16:
		return u.VOp(amd64.PINSRW, x, mir.R(g), mir.I(int64(k)))
	}
	word := u.Temp(mir.GPR, 4)
	u.X86(amd64.PEXTRW, amd64.W32, mir.D(word), mir.R(x), mir.I(int64(k/2)))
	return u.VOp(amd64.PINSRW, x, mir.R(u.joinBytes(word, g, k%2 == 1)), mir.I(int64(k/2)))
}

// joinBytes returns a word with its low or high byte replaced.
func (u *Unit) joinBytes(word, b mir.VReg, high bool) mir.VReg {
	clean := u.Temp(mir.GPR, 4)
	u.X86(amd64.MOVZXB, amd64.W32, mir.D(clean), mir.R(b))
	if high {
		kept := u.Temp(mir.GPR, 4)
		u.X86(amd64.MOVZXB, amd64.W32, mir.D(kept), mir.R(word))
		return u.Op2(amd64.OR, amd64.W32, kept, mir.R(u.Op2(amd64.SHL, amd64.W32, clean, mir.I(8))))
	}
	return u.Op2(amd64.OR, amd64.W32, u.Op2(amd64.AND, amd64.W32, word, mir.I(0xff00)),
		mir.R(clean))
}

// floatScalar is a floating-point element in a register.
func (u *Unit) floatScalar(e build.Scalar, size uint8) mir.VReg {
	switch o := e.Part(0); o.Kind {
	case mir.KindReg:
		return o.Reg
	case mir.KindNone:
		return u.Load(mir.I(0), mir.XMM, size)
	default:
		return u.Load(o, mir.XMM, size)
	}
}

// BuildReg returns a register built from elements; those of kind none are undefined.
func (u *Unit) BuildReg(es []build.Scalar, shape *build.VectorShape, t *ir.Type) mir.VReg {
	switch shape.Lane {
	case 64, 32:
		regs := make([]mir.VReg, shape.PerReg())
		for i := range regs {
			if i < len(es) && es[i].Part(0).Kind != mir.KindNone {
				regs[i] = u.laneReg(es[i], shape, t)
			}
		}
		return u.joinLanes(regs, shape.Lane)
	case 8:
		words := make([]build.Scalar, 0, 8)
		wide := build.VectorShape{N: 8, Lane: 16, Mem: 16}
		for i := 0; i < len(es); i += 2 {
			low := u.Temp(mir.GPR, 4)
			u.X86(amd64.MOVZXB, amd64.W32, mir.D(low), mir.R(u.laneBits(es[i], shape, t)))
			if i+1 < len(es) {
				high := u.Op2(amd64.SHL, amd64.W32, u.laneBits(es[i+1], shape, t), mir.I(8))
				low = u.Op2(amd64.OR, amd64.W32, low, mir.R(high))
			}
			words = append(words, build.Scalar{mir.R(low)})
		}
		return u.buildWords(words, &wide)
	}
	words := make([]build.Scalar, len(es))
	for i := range es {
		words[i] = build.Scalar{mir.R(u.laneBits(es[i], shape, t))}
	}
	return u.buildWords(words, shape)
}

// buildWords returns a register built from lanes of 16 bits in general registers.
func (u *Unit) buildWords(es []build.Scalar, shape *build.VectorShape) mir.VReg {
	x := u.VMove(amd64.MOVD, amd64.W0, mir.R(es[0][0].Reg))
	for i := 1; i < len(es); i++ {
		x = u.VOp(amd64.PINSRW, x, mir.R(es[i][0].Reg), mir.I(int64(i)))
	}
	return x
}

// laneReg returns an XMM register with an element of 32 or 64 bits in its lowest lane.
func (u *Unit) laneReg(e build.Scalar, shape *build.VectorShape, t *ir.Type) mir.VReg {
	if t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind {
		return u.floatScalar(e, uint8(shape.Lane/8))
	}
	op := amd64.MOVQ
	if shape.Lane == 32 {
		op = amd64.MOVD
	}
	return u.VMove(op, amd64.W0, mir.R(u.laneBits(e, shape, t)))
}

// joinLanes returns a register built from the lowest lanes of others; a lane without a register is
// undefined.
func (u *Unit) joinLanes(regs []mir.VReg, lane uint32) mir.VReg {
	pair := func(a, b mir.VReg, op amd64.Op) mir.VReg {
		switch {
		case a == 0 && b == 0:
			return 0
		case b == 0:
			return a
		case a == 0:
			a = b
		}
		return u.VOp(op, a, mir.R(b))
	}
	var x mir.VReg
	if lane == 64 {
		x = pair(regs[0], regs[1], amd64.MOVLHPS)
	} else {
		x = pair(pair(regs[0], regs[1], amd64.UNPCKLPS), pair(regs[2], regs[3], amd64.UNPCKLPS),
			amd64.MOVLHPS)
	}
	if x == 0 {
		return u.Load(mir.I(0), mir.XMM, 16)
	}
	return x
}

// defineVector defines a vector from its elements.
func (u *Unit) defineVector(in *ir.Instr, es []build.Scalar) {
	u.defineVectorAt(in, 0, in.Type(), es)
}

// defineVectorAt defines a vector of type t that is a field of the instruction's value, starting
// with part first.
func (u *Unit) defineVectorAt(in *ir.Instr, first int, t *ir.Type, es []build.Scalar) {
	shape, ok := build.ShapeOf(t)
	if !ok {
		n := u.CountParts(t.Elem)
		for k, e := range es {
			for i := range n {
				u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, first+k*n+i)),
					e.Defined(i).As(mir.Tied))
			}
		}
		return
	}
	for i := range shape.Regs() {
		at := i * shape.PerReg()
		u.DefineXMM(in, first+i, u.BuildReg(es[at:at+shape.LanesIn(i)], &shape, t.Elem))
	}
}
