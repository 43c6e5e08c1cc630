package ir

import "strings"

// Effects is which locations are read (1) and written (2), in the order argmem, inaccessiblemem,
// other locations (LangRef, memory(…)).
type Effects [3]uint8

// AllMemory is the default: all locations may be read and written.
var AllMemory = Effects{3, 3, 3}

var oldMemoryAttrs = map[string]Effects{
	"readnone":                      {0, 0, 0},
	"readonly":                      {1, 1, 1},
	"writeonly":                     {2, 2, 2},
	"argmemonly":                    {3, 0, 0},
	"inaccessiblememonly":           {0, 3, 0},
	"inaccessiblemem_or_argmemonly": {3, 3, 0},
}

// OldEffects combines the memory attributes that preceded memory(…); found is false if there are
// none.
func OldEffects(s *AttrSet) (all Effects, found bool) {
	all = AllMemory
	if s == nil {
		return all, false
	}
	for _, a := range s.Attrs {
		if e, ok := oldMemoryAttrs[a.Name]; ok && !a.Quoted {
			found = true
			for i := range all {
				all[i] &= e[i]
			}
		}
	}
	return all, found
}

// IsMemoryAttr reports whether a name is one of the memory attributes that preceded memory(…).
func IsMemoryAttr(name string) bool {
	_, ok := oldMemoryAttrs[name]
	return ok
}

// EffectsOf returns the memory effects that the attributes of a function or call declare, in the
// old form or the new.
func EffectsOf(s *AttrSet) Effects {
	e, _ := OldEffects(s)
	if a, ok := s.Get("memory"); ok && !a.Quoted {
		if said, ok := ParseEffects(a.Value); ok {
			for i := range e {
				e[i] &= said[i]
			}
		}
	}
	return e
}

var effectWords = [...]string{"none", "read", "write", "readwrite"}

// String formats the effects as in memory(…): the default for most locations first, then the
// exceptions.
func (e Effects) String() string {
	var parts []string
	other := e[2]
	if other != 0 || e == (Effects{}) {
		parts = append(parts, effectWords[other])
	}
	if e[0] != other {
		parts = append(parts, "argmem: "+effectWords[e[0]])
	}
	if e[1] != other {
		parts = append(parts, "inaccessiblemem: "+effectWords[e[1]])
	}
	return strings.Join(parts, ", ")
}

// ParseEffects parses the output of String; ok is false for unknown locations.
func ParseEffects(text string) (e Effects, ok bool) {
	for i, part := range strings.Split(text, ",") {
		where, what, located := strings.Cut(strings.TrimSpace(part), ":")
		if !located {
			where, what = "", where
		}
		n := -1
		for w, word := range effectWords {
			if strings.TrimSpace(what) == word {
				n = w
			}
		}
		if n < 0 {
			return e, false
		}
		switch {
		case where == "" && i == 0:
			e = Effects{uint8(n), uint8(n), uint8(n)}
		case where == "argmem":
			e[0] = uint8(n)
		case where == "inaccessiblemem":
			e[1] = uint8(n)
		default:
			return e, false
		}
	}
	return e, true
}
