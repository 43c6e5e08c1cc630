package interp

import (
	"math/big"

	"statepoint/core/ir"
)

// cast converts a scalar.
func (m *Interp) cast(o operation, v Value) (Value, error) {
	t := o.typ
	switch o.op {
	case ir.Trunc:
		r := BigInt(t, v.Unsigned())
		unsigned, signed := r.Unsigned().Cmp(v.Unsigned()) != 0, r.Signed().Cmp(v.Signed()) != 0
		if breaks(o.flags, unsigned, signed, false, false) {
			return OfState(t, Poison), nil
		}
		return r, nil
	case ir.ZExt:
		if o.flags&ir.NNeg != 0 && v.Signed().Sign() < 0 {
			return OfState(t, Poison), nil
		}
		return BigInt(t, v.Unsigned()), nil
	case ir.SExt:
		return BigInt(t, v.Signed()), nil
	case ir.FPTrunc, ir.FPExt:
		from, err := formatOf(v.Type)
		if err != nil {
			return Value{}, err
		}
		if _, err := formatOf(t); err != nil {
			return Value{}, err
		}
		return convertFloat(t, from, v), nil
	case ir.FPToUI, ir.FPToSI:
		n, exact, err := integerPart(v)
		if err != nil {
			return Value{}, err
		}
		if !exact || !fits(n, t.Bits, o.op == ir.FPToSI) {
			return OfState(t, Poison), nil
		}
		return BigInt(t, n), nil
	case ir.UIToFP:
		if o.flags&ir.NNeg != 0 && v.Signed().Sign() < 0 {
			return OfState(t, Poison), nil
		}
		return floatOfInt(t, v.Unsigned())
	case ir.SIToFP:
		return floatOfInt(t, v.Signed())
	case ir.PtrToInt, ir.PtrToAddr:
		return BigInt(t, new(big.Int).SetUint64(v.Bits)), nil
	case ir.IntToPtr:
		bits := m.layout.PointerBits(t.AddrSpace)
		return Pointer(t, truncated(v.Unsigned(), uint32(bits)).Uint64()), nil
	case ir.AddrSpaceCast:
		return Pointer(t, v.Bits&mask(uint32(m.layout.PointerBits(t.AddrSpace)))), nil
	}
	return Value{}, unsupported("%s", o.op)
}

// bitcast reinterprets the bits as another type; pointers keep their address.
func (m *Interp) bitcast(t *ir.Type, v Value) (Value, error) {
	from := v.Type
	if from == t {
		return v, nil
	}
	if t.Kind == ir.PointerKind && from.Kind == ir.PointerKind {
		v.Type = t
		return v, nil
	}
	if n := elements(t); n >= 0 && n == elements(from) && t.Elem.Kind == ir.PointerKind {
		r := Value{Type: t, Elems: append([]Value(nil), v.Elems...)}
		for i := range r.Elems {
			r.Elems[i].Type = t.Elem
		}
		return r, nil
	}
	// Convert through bits. An element that is not defined makes every element that shares its bits
	// undefined.
	bits := new(big.Int)
	var bad []span
	at := uint(0)
	each := func(e Value) {
		n := uint(m.layout.SizeInBits(e.Type))
		s := e.State
		if e.Type.IsFloat() && !t.Scalar().IsFloat() && s == Defined && isNaN(e) {
			s = Arbitrary
		}
		if s != Defined {
			bad = append(bad, span{at, at + n, s})
		}
		bits.Or(bits, new(big.Int).Lsh(e.Unsigned(), at))
		at += n
	}
	if from.Kind == ir.VectorKind {
		for _, e := range v.Elems {
			each(e)
		}
	} else {
		each(v)
	}
	at = 0
	take := func(t *ir.Type) Value {
		n := uint(m.layout.SizeInBits(t))
		part := truncated(shifted(bits, at), uint32(n))
		r := Value{Type: t}
		if wide(t) {
			r.Big = part
		} else {
			r.Bits = part.Uint64()
		}
		for _, b := range bad {
			if b.from < at+n && at < b.to {
				r.State = max(r.State, b.state)
			}
		}
		at += n
		return r
	}
	if t.Kind != ir.VectorKind {
		return take(t), nil
	}
	r := Value{Type: t, Elems: make([]Value, t.Len)}
	for i := range r.Elems {
		r.Elems[i] = take(t.Elem)
	}
	return r, nil
}

// span is a range of bits that have a state.
type span struct {
	from, to uint
	state    State
}
