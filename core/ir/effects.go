package ir

import "strings"

// Effects is which locations are read (1) and written (2), in the order argmem, inaccessiblemem,
// other locations (LangRef, memory(…)).
type Effects [3]uint8

// AllMemory is what is said of nothing in particular.
var AllMemory = Effects{3, 3, 3}

var oldMemoryAttrs = map[string]Effects{
	"readnone":                      {0, 0, 0},
	"readonly":                      {1, 1, 1},
	"writeonly":                     {2, 2, 2},
	"argmemonly":                    {3, 0, 0},
	"inaccessiblememonly":           {0, 3, 0},
	"inaccessiblemem_or_argmemonly": {3, 3, 0},
}

// OldEffects is what the attributes before memory(…) say together; found is false without any.
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

// IsMemoryAttr reports whether a name is that of an attribute about memory from before memory(…).
func IsMemoryAttr(name string) bool {
	_, ok := oldMemoryAttrs[name]
	return ok
}

// EffectsOf is what the attributes of a function or call say of the memory that it reads and
// writes, in the words of either release.
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

// String is the effects as memory(…) writes them: what most locations do first, then the
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

// ParseEffects reads what String writes; ok is false for locations that it does not know.
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
