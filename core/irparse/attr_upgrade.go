package irparse

import (
	"strings"

	"statepoint/core/ir"
)

// LLVM 16 replaced six attributes about memory by memory(…), and LLVM 21 nocapture by captures(none). A module of opaque pointers is read
// as the newest version reads it, so there the old words are replaced; in the typed dialects they stay.

// effects is which locations are read (1) and written (2), in the order argmem, inaccessiblemem, other locations.
type effects [3]uint8

var oldMemoryAttrs = map[string]effects{
	"readnone":                      {0, 0, 0},
	"readonly":                      {1, 1, 1},
	"writeonly":                     {2, 2, 2},
	"argmemonly":                    {3, 0, 0},
	"inaccessiblememonly":           {0, 3, 0},
	"inaccessiblemem_or_argmemonly": {3, 3, 0},
}

// upgradeSet replaces old attributes of a function or call.
func (p *parser) upgradeSet(s *ir.AttrSet) *ir.AttrSet {
	if s == nil || !p.m.Dialect.Opaque() {
		return s
	}
	all := effects{3, 3, 3}
	found := false
	for _, a := range s.Attrs {
		if e, ok := oldMemoryAttrs[a.Name]; ok && !a.Quoted {
			found = true
			for i := range all {
				all[i] &= e[i]
			}
		}
	}
	if !found {
		return s
	}
	s = s.Without(func(a ir.Attr) bool {
		_, old := oldMemoryAttrs[a.Name]
		return old && !a.Quoted
	})
	if s.Has("memory") {
		return s
	}
	return s.With(ir.Attr{Name: "memory", Value: all.String()})
}

// String is the effects as memory(…) writes them: what most locations do first, then the exceptions.
func (e effects) String() string {
	words := [...]string{"none", "read", "write", "readwrite"}
	var parts []string
	other := e[2]
	if other != 0 || e == (effects{}) {
		parts = append(parts, words[other])
	}
	if e[0] != other {
		parts = append(parts, "argmem: "+words[e[0]])
	}
	if e[1] != other {
		parts = append(parts, "inaccessiblemem: "+words[e[1]])
	}
	return strings.Join(parts, ", ")
}

// upgradeParam replaces old attributes of a parameter or result.
func (p *parser) upgradeParam(s *ir.AttrSet) *ir.AttrSet {
	if s == nil || !p.m.Dialect.Opaque() || !s.Has("nocapture") {
		return s
	}
	s = s.Without(func(a ir.Attr) bool { return a.Name == "nocapture" && !a.Quoted })
	if s.Has("captures") {
		return s
	}
	return s.With(ir.Attr{Name: "captures", Value: "none"})
}
