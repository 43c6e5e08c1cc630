package vector

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Rearrange selects an intrinsic that only moves elements of vectors; false for any other.
func (u *Unit) Rearrange(in *ir.Instr, name string) bool {
	if in.Type().Kind != ir.VectorKind {
		return false
	}
	es, ok := u.rearranged(in, name)
	if ok && u.Needed(in) {
		u.defineVector(in, es())
	}
	return ok
}

// rearranged returns the elements of the result of an intrinsic that only moves elements of vectors
// (LangRef, "Vector Manipulation Intrinsics"); false for any other.
func (u *Unit) rearranged(in *ir.Instr, name string) (func() []build.Scalar, bool) {
	rest, ok := strings.CutPrefix(strings.Replace(name, "llvm.experimental.", "llvm.", 1), "llvm.")
	if !ok || in.Type().Scalable {
		return nil, false
	}
	n := int(in.Type().Len)
	elements := func(at func(k int) build.Scalar) func() []build.Scalar {
		return func() []build.Scalar {
			es := make([]build.Scalar, n)
			for k := range es {
				es[k] = at(k)
			}
			return es
		}
	}
	index := func(i int) (int, bool) {
		if i >= in.Call.NumArgs {
			return 0, false
		}
		c, ok := ir.AsInt(in.Arg(i))
		if !ok {
			return 0, false
		}
		return int(c.Int64()), true
	}
	switch {
	case strings.HasPrefix(rest, "vector.reverse."):
		return elements(func(k int) build.Scalar { return u.element(in.Arg(0), n-1-k) }), true
	case strings.HasPrefix(rest, "stepvector."):
		return elements(func(k int) build.Scalar {
			number := make(build.Scalar, build.Words(in.Type().Elem))
			for i := range number {
				number[i] = mir.I(0)
			}
			number[0] = mir.I(int64(k))
			return number
		}), true
	case strings.HasPrefix(rest, "vector.extract."):
		first, ok := index(1)
		if !ok || first < 0 || first+n > int(in.Arg(0).Type().Len) {
			return nil, false
		}
		return elements(func(k int) build.Scalar { return u.element(in.Arg(0), first+k) }), true
	case strings.HasPrefix(rest, "vector.insert."):
		first, ok := index(2)
		if !ok {
			return nil, false
		}
		room := int(in.Arg(1).Type().Len)
		return elements(func(k int) build.Scalar {
			if k >= first && k < first+room {
				return u.element(in.Arg(1), k-first)
			}
			return u.element(in.Arg(0), k)
		}), true
	case strings.HasPrefix(rest, "vector.interleave2."):
		return elements(func(k int) build.Scalar { return u.element(in.Arg(k%2), k/2) }), true
	case strings.HasPrefix(rest, "vector.splice."):
		first, ok := index(2)
		if first < 0 {
			first += n
		}
		if !ok || first < 0 || first > n {
			return nil, false
		}
		return elements(func(k int) build.Scalar {
			if k += first; k < n {
				return u.element(in.Arg(0), k)
			}
			return u.element(in.Arg(1), k-n)
		}), true
	}
	return nil, false
}
