package isel

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// What crosses a call is not always in the registers that hold it elsewhere. LLVM passes a vector
// whole where one of its steps makes it a legal type, more elements or wider ones; it halves the
// others as long as they have a power of two of elements, and passes the rest element by element
// (TargetLoweringBase::getVectorTypeBreakdown).

// crossing is how a part goes into a call or comes out of one.
type crossing uint8

const (
	asIs    crossing = iota
	byLane           // a lane of it for itself
	asMask           // a vector of i1: of each lane only the lowest bit is defined
	relaned          // with lanes as wide as fill the register
)

// abiPart is a part as it is passed: a whole part of the value, or a lane of one.
type abiPart struct {
	part
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
	case isHalf(e):
		if n <= 8 {
			return asIs
		}
		size = 16
	case e.Bits < 8 || e.Bits&(e.Bits-1) != 0:
		lane := max(8, uint32(1)<<bits.Len32(e.Bits-1))
		shape, _ := shapeOf(t)
		switch {
		case !whole || n*lane > 128:
			return byLane
		case shape.mask:
			return asMask
		case shape.lane != 128/n:
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
func (s callSequences) abiParts(to []abiPart, t *ir.Type) []abiPart {
	for k, p := range s.parts(t) {
		if p.lane == 0 {
			to = append(to, abiPart{part: p, of: k, last: true})
			continue
		}
		how := vectorCrossing(p.typ)
		if how != byLane {
			to = append(to, abiPart{part: p, of: k, last: true, how: how})
			continue
		}
		for i := range int(p.lanes) {
			to = append(to, abiPart{part: lanePart(p.typ.Elem), of: k, lane: i,
				last: i+1 == int(p.lanes), how: byLane})
		}
	}
	return to
}

// lanePart is an element of a vector as a part of its own.
func lanePart(t *ir.Type) part {
	switch {
	case t.Kind == ir.DoubleKind:
		return part{class: mir.XMM, size: 8, bits: 64, typ: t}
	case t.Kind == ir.FloatKind:
		return part{class: mir.XMM, size: 4, bits: 32, typ: t}
	case isHalf(t):
		return part{class: mir.XMM, size: 4, bits: 16, typ: t}
	case t.Kind == ir.PointerKind:
		return part{class: mir.GPR, size: 8, bits: 64, typ: t}
	}
	return part{class: mir.GPR, size: intSize(t.Bits), bits: t.Bits, typ: t}
}

// passed is a part of a value as it is passed.
func (s callSequences) passed(v ir.Value, p *abiPart, attrs *ir.AttrSet) mir.Operand {
	switch p.how {
	case byLane:
		whole := s.parts(v.Type())[p.of]
		return mir.R(s.vec.extractLane(s.vec.vreg128(v, p.of), p.lane, uint32(whole.lane),
			whole.typ.Elem))
	case relaned:
		x := s.vec.vreg128(v, p.of)
		es := make([]scalar, p.lanes)
		for i := range es {
			es[i] = scalar{mir.R(s.vec.extractLane(x, i, uint32(p.part.lane), p.typ.Elem))}
		}
		return mir.R(s.vec.buildReg(es, filled(&p.part), p.typ.Elem))
	}
	return s.abiSource(v, p.of, p.part, attrs)
}

// filled is the shape of a vector whose lanes fill one register.
func filled(p *part) *vectorShape {
	lane := 128 / uint32(p.lanes)
	return &vectorShape{n: int(p.lanes), lane: lane, mem: lane}
}

// receive defines the parts of a value of type t, or the result of that type of a statepoint, by
// what was passed: take says in which register part i is, and what later returns has to be done
// then.
func (s callSequences) receive(v ir.Value, t *ir.Type, parts []abiPart,
	take func(i int, r mir.VReg)) (later []func()) {
	var lanes []scalar
	for i := range parts {
		p := parts[i]
		to := s.vreg(v, p.of)
		if p.how == asIs {
			take(i, to)
			continue
		}
		r := s.temp(p.class, p.size)
		take(i, r)
		switch p.how {
		case asMask:
			later = append(later, func() { s.clearMask(to, r, uint32(p.part.lane)) })
		case relaned:
			later = append(later, func() {
				es := make([]scalar, p.lanes)
				for i := range es {
					es[i] = scalar{mir.R(s.vec.extractLane(r, i, 128/uint32(p.lanes), p.typ.Elem))}
				}
				s.gather(to, es, &p.part)
			})
		default:
			lanes = append(lanes, scalar{mir.R(r)})
			if p.last {
				es := lanes
				lanes = nil
				whole := s.parts(t)[p.of]
				later = append(later, func() { s.gather(to, es, &whole) })
			}
		}
	}
	return later
}

// gather defines a register of a vector by its elements.
func (s callSequences) gather(to mir.VReg, es []scalar, p *part) {
	shape := vectorShape{n: int(p.lanes), lane: uint32(p.lane), mem: p.bits / uint32(p.lanes),
		mask: p.mask}
	x := s.vec.buildReg(es, &shape, p.typ.Elem)
	s.emit(mir.Copy, amd64.W128, mir.D(to), mir.R(x).As(mir.Tied))
}

// clearMask defines a mask by one of whose lanes only the lowest bit counts.
func (s callSequences) clearMask(to, x mir.VReg, lane uint32) {
	word := uint64(0)
	for at := uint32(0); at < 64; at += lane {
		word |= 1 << at
	}
	one := s.vec.vop(amd64.PAND, x, s.pool128(word, word))
	zero := s.load(mir.I(0), mir.XMM, 16)
	negate := laneOps{amd64.PSUBB, amd64.PSUBW, amd64.PSUBD, amd64.PSUBQ}.at(lane)
	s.x86(negate, amd64.W0, mir.D(to), mir.R(zero).As(mir.Tied), mir.R(one))
}
