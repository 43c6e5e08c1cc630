package interp

import "statepoint/core/ir"

// index is an operand as an index below n, -1 if it is not one.
func index(v Value, n int) int {
	if v.State >= Undef || v.Big != nil && !v.Big.IsUint64() {
		return -1
	}
	if k := v.Unsigned().Uint64(); k < uint64(n) {
		return int(k)
	}
	return -1
}

func extractElement(t *ir.Type, v, at Value) Value {
	i := index(at, len(v.Elems))
	if i < 0 {
		return OfState(t, Poison)
	}
	return atLeast(v.Elems[i], min(at.State, Arbitrary))
}

func insertElement(t *ir.Type, v, e, at Value) Value {
	i := index(at, len(v.Elems))
	if i < 0 {
		return OfState(t, Poison)
	}
	r := Value{Type: t, Elems: append([]Value(nil), v.Elems...)}
	r.Elems[i] = e
	if at.State == Arbitrary {
		r = atLeast(r, Arbitrary)
	}
	return r
}

// shuffle takes elements of two vectors; -1 in the mask is undefined.
func shuffle(t *ir.Type, a, b Value, mask []int32) Value {
	r := Value{Type: t, Elems: make([]Value, t.Len)}
	for i := range r.Elems {
		k := -1
		if i < len(mask) {
			k = int(mask[i])
		}
		switch n := len(a.Elems); {
		case k < 0:
			r.Elems[i] = OfState(t.Elem, Poison)
		case k < n:
			r.Elems[i] = a.Elems[k]
		default:
			r.Elems[i] = b.Elems[k-n]
		}
	}
	return r
}

func insertValue(v, e Value, at []int32) Value {
	if len(at) == 0 {
		return e
	}
	r := v
	r.Elems = append([]Value(nil), v.Elems...)
	r.Elems[at[0]] = insertValue(r.Elems[at[0]], e, at[1:])
	return r
}
