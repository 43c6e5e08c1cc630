package ir

import (
	"sort"
)

// IntrinsicSignature is the type of a target-independent intrinsic in the words of the table of
// signatures, which stand for types, for overloaded types and for types made of those.
type IntrinsicSignature struct {
	Name            string // without "llvm." and suffixes
	Results, Params []string

	attrs *intrinsicAttrs
}

// Immediate reports whether parameter k takes nothing but a number.
func (s *IntrinsicSignature) Immediate(k int) bool {
	if s.attrs == nil || k >= len(s.attrs.Params) || s.attrs.Params[k] == nil {
		return false
	}
	return s.attrs.Params[k].Has("immarg")
}

// IntrinsicSignatures are the target-independent intrinsics that modules of a dialect may use, by
// name.
func IntrinsicSignatures(d Dialect) []IntrinsicSignature {
	t := signaturesOf(d.Opaque())
	t.once.Do(t.read)
	var all []IntrinsicSignature
	for name, s := range t.byName {
		a := LookupIntrinsic("llvm."+name, d)
		all = append(all, IntrinsicSignature{Name: name, Results: s.results, Params: s.params,
			attrs: a})
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Name < all[j].Name })
	return all
}
