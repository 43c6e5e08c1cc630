package intrinsics

import (
	"sort"

	"statepoint/core/ir"
)

// Listed is the type of a target-independent intrinsic in the words of the signature table, which
// represent types, overloaded types, and types derived from those.
type Listed struct {
	Name            string // without "llvm." and suffixes
	Results, Params []string

	attrs *intrinsicAttrs
}

// Immediate reports whether parameter k must be a constant number.
func (s *Listed) Immediate(k int) bool {
	if s.attrs == nil || k >= len(s.attrs.Params) || s.attrs.Params[k] == nil {
		return false
	}
	return s.attrs.Params[k].Has("immarg")
}

// All are the target-independent intrinsics that modules of a dialect may use, by
// name.
func All(d ir.Dialect) []Listed {
	t := signaturesOf(d.Opaque())
	t.once.Do(t.read)
	var all []Listed
	for name, s := range t.byName {
		a := Attributes("llvm."+name, d)
		all = append(all, Listed{Name: name, Results: s.results, Params: s.params,
			attrs: a})
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Name < all[j].Name })
	return all
}
