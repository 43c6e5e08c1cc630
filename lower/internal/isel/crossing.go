package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/mir"
)

// A value passed to or returned from a call is not always in the registers that hold it elsewhere.
// LLVM passes a vector whole if widening it, or promoting its elements, gives a legal type. It
// halves other vectors while their number of elements is a power of two, and passes the rest
// element by element (TargetLoweringBase::getVectorTypeBreakdown).

// crossing is the form in which a part is passed to or returned from a call.
type crossing uint8

const (
	asIs    crossing = iota
	byLane           // lane by lane
	asMask           // a vector of i1: of each lane only the lowest bit is defined
	relaned          // with lanes as wide as fill the register
	padding          // nothing of the part, but the padding after it
)

// abiPart is a part as it is passed: a whole part of the value, or a lane of one.
type abiPart struct {
	build.Part
	of   int // the part of the value
	lane int // with byLane
	last bool
	how  crossing
}

// vectorCrossing is how the registers of a vector cross calls.
func vectorCrossing(t *ir.Type) crossing {
	n, e := uint32(t.Len), t.Elem
	whole := n&(n-1) == 0
	size := e.Bits
	switch {
	case e.Kind == ir.PointerKind || e.Kind == ir.DoubleKind:
		size = 64
	case e.Kind == ir.FloatKind:
		size = 32
	case build.IsHalf(e):
		if n <= 8 {
			return asIs
		}
		size = 16
	case e.Bits < 8 || e.Bits&(e.Bits-1) != 0:
		lane := max(8, uint32(1)<<bits.Len32(e.Bits-1))
		shape, _ := build.ShapeOf(t)
		switch {
		case !whole || n*lane > 128:
			return byLane
		case shape.Mask:
			return asMask
		case shape.Lane != 128/n:
			return relaned
		}
		return asIs
	}
	if whole || size<<bits.Len32(n-1) == 128 {
		return asIs
	}
	return byLane
}

// abiParts appends the parts of a type as they are passed.
func (s *conventions) abiParts(to []abiPart, t *ir.Type) []abiPart {
	for k, p := range s.Parts(t) {
		if p.Lane == 0 {
			to = append(to, abiPart{Part: p, of: k, last: true})
			for range p.Padding {
				to = append(to, abiPart{Part: p, of: k, how: padding})
			}
			continue
		}
		how := vectorCrossing(p.Type)
		if how != byLane {
			to = append(to, abiPart{Part: p, of: k, last: true, how: how})
			continue
		}
		for i := range int(p.Lanes) {
			to = append(to, abiPart{Part: lanePart(p.Type.Elem), of: k, lane: i,
				last: i+1 == int(p.Lanes), how: byLane})
		}
	}
	return to
}

// lanePart is an element of a vector as a separate part.
func lanePart(t *ir.Type) build.Part {
	switch {
	case t.Kind == ir.DoubleKind:
		return build.Part{Class: mir.XMM, Size: 8, Bits: 64, Type: t}
	case t.Kind == ir.FloatKind:
		return build.Part{Class: mir.XMM, Size: 4, Bits: 32, Type: t}
	case build.IsHalf(t):
		return build.Part{Class: mir.XMM, Size: 4, Bits: 16, Type: t}
	case t.Kind == ir.PointerKind:
		return build.Part{Class: mir.GPR, Size: 8, Bits: 64, Type: t}
	}
	return build.Part{Class: mir.GPR, Size: build.IntSize(t.Bits), Bits: t.Bits, Type: t}
}

// passed is a part of a value in the form in which it is passed.
func (s *conventions) passed(v ir.Value, p *abiPart, attrs *ir.AttrSet) mir.Operand {
	switch p.how {
	case byLane:
		whole := s.Parts(v.Type())[p.of]
		return mir.R(s.vec.ExtractLane(s.RegXMM(v, p.of), p.lane, uint32(whole.Lane),
			whole.Type.Elem))
	case relaned:
		x := s.RegXMM(v, p.of)
		es := make([]build.Scalar, p.Lanes)
		for i := range es {
			es[i] = build.Scalar{mir.R(s.vec.ExtractLane(x, i, uint32(p.Part.Lane), p.Type.Elem))}
		}
		return mir.R(s.vec.BuildReg(es, filled(&p.Part), p.Type.Elem))
	}
	return s.abiSource(v, p.of, p.Part, attrs)
}

// filled is the shape of a vector whose lanes fill one register.
func filled(p *build.Part) *build.VectorShape {
	lane := 128 / uint32(p.Lanes)
	return &build.VectorShape{N: int(p.Lanes), Lane: lane, Mem: lane}
}

// receive defines the parts of a value of type t, or of a statepoint's result of that type, from
// the passed parts: take gets the register of passed part i; the functions in later emit the
// conversions, after that.
func (s *conventions) receive(v ir.Value, t *ir.Type, parts []abiPart,
	take func(i int, r mir.VReg)) (later []func()) {
	var lanes []build.Scalar
	for i := range parts {
		p := parts[i]
		to := s.VReg(v, p.of)
		switch p.how {
		case asIs:
			take(i, to)
			continue
		case padding:
			take(i, 0)
			continue
		}
		r := s.Temp(p.Class, p.Size)
		take(i, r)
		switch p.how {
		case asMask:
			later = append(later, func() { s.clearMask(to, r, uint32(p.Part.Lane)) })
		case relaned:
			later = append(later, func() {
				es := make([]build.Scalar, p.Lanes)
				for i := range es {
					es[i] = build.Scalar{
						mir.R(s.vec.ExtractLane(r, i, 128/uint32(p.Lanes), p.Type.Elem)),
					}
				}
				s.gather(to, es, &p.Part)
			})
		default:
			lanes = append(lanes, build.Scalar{mir.R(r)})
			if p.last {
				es := lanes
				lanes = nil
				whole := s.Parts(t)[p.of]
				later = append(later, func() { s.gather(to, es, &whole) })
			}
		}
	}
	return later
}

// gather assembles a register of a vector from its elements.
func (s *conventions) gather(to mir.VReg, es []build.Scalar, p *build.Part) {
	shape := build.VectorShape{N: int(p.Lanes), Lane: uint32(p.Lane), Mem: p.Bits / uint32(p.Lanes),
		Mask: p.Mask}
	x := s.vec.BuildReg(es, &shape, p.Type.Elem)
	s.Emit(mir.Copy, amd64.W128, mir.D(to), mir.R(x).As(mir.Tied))
}

// clearMask defines a mask from one in which only the lowest bit of each lane is defined.
func (s *conventions) clearMask(to, x mir.VReg, lane uint32) {
	word := uint64(0)
	for at := uint32(0); at < 64; at += lane {
		word |= 1 << at
	}
	one := s.VOp(amd64.PAND, x, s.Pool128(word, word))
	zero := s.Load(mir.I(0), mir.XMM, 16)
	negate := vector.LaneOps{amd64.PSUBB, amd64.PSUBW, amd64.PSUBD, amd64.PSUBQ}.At(lane)
	s.X86(negate, amd64.W0, mir.D(to), mir.R(zero).As(mir.Tied), mir.R(one))
}

// extension is the number of bits to which an argument or result is extended by its attributes.
func extension(a *ir.AttrSet) (signed, any bool) {
	switch {
	case a.Has("signext"):
		return true, true
	case a.Has("zeroext"):
		return false, true
	}
	return false, false
}

// abiSource is part i of a value as it is passed: extended to 32 bits if its attributes require it.
func (s *conventions) abiSource(v ir.Value, i int, p build.Part, attrs *ir.AttrSet) mir.Operand {
	if p.Class == mir.GPR && p.Type != nil && p.Type.Kind == ir.IntegerKind && p.Bits < 32 {
		if signed, any := extension(attrs); any {
			if w, _ := s.Resolve(v, i); w.Type() == p.Type {
				return s.Extended(w, signed, 32)
			}
			return s.Extended(v, signed, 32)
		}
	}
	return s.Source(v, i)
}

// storeWhole stores a part as it is passed on the stack.
func (s *conventions) storeWhole(o, src mir.Operand, p build.Part) {
	if p.Class == mir.XMM {
		if p.Lane != 0 || p.OnX87() { // with the upper part of its register
			p.Lane, p.Bits = 0, 128
		} else if p.Bits == 16 {
			p.Bits = 32
		}
		s.fp.StoreSource(o, src, p)
		return
	}
	s.StoreInt(o, src, amd64.Width(p.Size)*8)
}

// loadWhole loads a part as it is passed on the stack.
func (s *conventions) loadWhole(d mir.VReg, o mir.Operand, p build.Part) {
	switch {
	case p.Class == mir.GPR:
		s.X86(amd64.MOV, amd64.Width(p.Size)*8, mir.D(d), o)
	case p.Size == 16:
		s.X86(amd64.MOVUPS, amd64.W0, mir.D(d), o)
	case p.Size == 8:
		s.X86(amd64.MOVSD, amd64.W0, mir.D(d), o)
	default:
		s.X86(amd64.MOVSS, amd64.W0, mir.D(d), o)
	}
}
