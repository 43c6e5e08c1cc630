package judge

import (
	"encoding/binary"

	"statepoint/core/interp"
	"statepoint/core/ir"
)

// candidates returns the values that a name may have in a span of time: those assigned in it, or
// otherwise the previous one. If they are all assigned at the very end, as by phis of the next
// block, the previous one counts too.
func candidates(defs []def, from, to int) []int {
	var list []int
	last, early := -1, false
	for k := range defs {
		switch {
		case defs[k].at < from:
			last = k
		case defs[k].at <= to:
			list = append(list, k)
			early = early || defs[k].at < to
		}
	}
	if !early && last >= 0 {
		list = append(list, last)
	}
	return list
}

// ahead returns the next value that a name gets after a time, -1 for none. ok is false for a
// pointer assigned after a call, because its earlier computation belongs to another time.
func (c *comparison) ahead(defs []def, to int) (k int, ok bool) {
	for k := range defs {
		if defs[k].at > to {
			late := c.call < len(c.r.calls) && defs[k].at > c.r.calls[c.call].at
			return k, !late || !collected(defs[k].value.Type)
		}
	}
	return -1, false
}

// agrees reports whether a place holds a value; why says why that is undecidable.
func (c *comparison) agrees(v *interp.Value, e *event) (ok bool, why string) {
	cl := e.claim
	if v.Type == nil || v.Token != nil && v.Type.Kind == ir.TokenKind {
		return false, notPinned
	}
	switch s := v.StateOf(); {
	case s != interp.Defined:
		return false, notDefined
	case c.run.Guessed:
		return false, notDefined
	}
	if v.Type.Scalar().Kind == ir.PointerKind && hasPrivate(v) {
		return false, ownAddress
	}
	var held [16]byte
	binary.LittleEndian.PutUint64(held[:], e.lo)
	binary.LittleEndian.PutUint64(held[8:], e.hi)
	width := int(cl.place.width)
	switch cl.place.kind {
	case isConstant, isAddress:
		width = 8
	case inRegister:
		if width == 0 {
			width = 8
		}
	}
	want := c.run.Bytes(*v)
	if v.Type.Kind == ir.IntegerKind && v.Type.Bits < 64 {
		x := e.lo
		if width < 8 {
			x &= 1<<(8*width) - 1
		}
		return x&(1<<v.Type.Bits-1) == v.Bits, ""
	}
	if len(want) <= width {
		same := string(held[:len(want)]) == string(want)
		if !same && v.Type.Kind == ir.VectorKind && oddVector(v.Type) {
			return false, ownForm
		}
		return same, ""
	}
	for at := 0; at < len(want); at += 4 { // a part of a larger value
		part := want[at:min(at+width, len(want))]
		if string(held[:len(part)]) == string(part) {
			return true, ""
		}
	}
	if v.Type.Kind == ir.VectorKind && oddVector(v.Type) {
		return false, ownForm
	}
	return false, ""
}

// oddVector reports whether a register may hold a vector with lanes wider than in memory.
func oddVector(t *ir.Type) bool {
	switch t.Elem.Kind {
	case ir.IntegerKind:
		bits := uint64(t.Elem.Bits) * t.Len
		return t.Elem.Bits < 8 || bits < 128 || t.Len&(t.Len-1) != 0
	case ir.HalfKind, ir.BFloatKind:
		return true
	}
	return t.Len&(t.Len-1) != 0
}

func hasPrivate(v *interp.Value) bool {
	if private(v.Bits) {
		return true
	}
	for i := range v.Elems {
		if hasPrivate(&v.Elems[i]) {
			return true
		}
	}
	return false
}

// words is the number of pointers in a value.
func words(v *interp.Value) int { return max(len(v.Elems), 1) }

func word(v *interp.Value, i int) uint64 {
	if len(v.Elems) > 0 {
		return v.Elems[i].Bits
	}
	return v.Bits
}

// valueAt is the value of a name at a time.
func valueAt(defs []def, at int) (interp.Value, bool) {
	for k := len(defs) - 1; k >= 0; k-- {
		if defs[k].at <= at {
			return defs[k].value, true
		}
	}
	return interp.Value{}, false
}
