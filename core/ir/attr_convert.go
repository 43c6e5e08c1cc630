package ir

import (
	"strings"

	"statepoint/core/source"
)

// LLVM 16 replaced six attributes about memory by memory(…), and LLVM 21 nocapture by
// captures(none). A module of opaque pointers has the new words, one of typed pointers the old
// ones. Attributes are promises, so one that cannot be said in the old words may be left out.

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

// UpgradeFuncAttrs replaces the attributes of a function or call that LLVM has given up since typed
// pointers: readnone and its like by memory(…).
func UpgradeFuncAttrs(s *AttrSet) *AttrSet {
	if s == nil {
		return s
	}
	all, found := oldEffects(s)
	if !found {
		return s
	}
	s = s.Without(func(a Attr) bool {
		_, old := oldMemoryAttrs[a.Name]
		return old && !a.Quoted
	})
	if s.Has("memory") {
		return s
	}
	return s.With(Attr{Name: "memory", Value: all.String()})
}

// oldEffects is what the attributes before memory(…) say together; found is false without any.
func oldEffects(s *AttrSet) (all Effects, found bool) {
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
	e, _ := oldEffects(s)
	if a, ok := s.Get("memory"); ok && !a.Quoted {
		if said, ok := parseEffects(a.Value); ok {
			for i := range e {
				e[i] &= said[i]
			}
		}
	}
	return e
}

// UpgradeParamAttrs replaces the attributes of a parameter or result that LLVM has given up since
// typed pointers: nocapture by captures(none).
func UpgradeParamAttrs(s *AttrSet) *AttrSet {
	if s == nil || !s.Has("nocapture") {
		return s
	}
	s = s.Without(func(a Attr) bool { return a.Name == "nocapture" && !a.Quoted })
	if s.Has("captures") {
		return s
	}
	return s.With(Attr{Name: "captures", Value: "none"})
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

// parseEffects reads what String writes; ok is false for locations that it does not know.
func parseEffects(text string) (e Effects, ok bool) {
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

// newAttrs are the attributes that LLVM 14 does not know. All are promises or requests about
// optimisation, so that a module means the same without.
var newAttrs = source.WordSet(`
		memory captures nofpclass noext range initializes writable dead_on_unwind dead_on_return allockind allocalign allocptr fn_ret_thunk_extern
		skipprofile optdebug hybrid_patchable nodivergencesource nocreateundeforpoison coro_only_destroy_when_complete coro_elide_safe
		presplitcoroutine nosanitize_bounds sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_type
		sanitize_alloc_token nooutline flatten denormal_fpenv`)

// DowngradeFuncAttrs gives the attributes of a function or call in the words of LLVM 14. What it
// had no word for is left out.
func DowngradeFuncAttrs(s *AttrSet) *AttrSet {
	memory, has := s.Get("memory")
	s = dropNewAttrs(s)
	if a, ok := s.Get("uwtable"); ok && a.Value != "" { // how far it goes came with LLVM 15
		s = s.With(Attr{Name: "uwtable"})
	}
	if !has || memory.Quoted {
		return s
	}
	e, ok := parseEffects(memory.Value)
	if !ok {
		return s
	}
	all := e[0] | e[1] | e[2]
	switch {
	case all == 0:
		return s.With(Attr{Name: "readnone"})
	case e[1]|e[2] == 0:
		s = s.With(Attr{Name: "argmemonly"})
	case e[0]|e[2] == 0:
		s = s.With(Attr{Name: "inaccessiblememonly"})
	case e[2] == 0:
		s = s.With(Attr{Name: "inaccessiblemem_or_argmemonly"})
	}
	switch all {
	case 1:
		s = s.With(Attr{Name: "readonly"})
	case 2:
		s = s.With(Attr{Name: "writeonly"})
	}
	return s
}

// DowngradeParamAttrs gives the attributes of a parameter or result in the words of LLVM 14. What
// it had no word for is left out.
func DowngradeParamAttrs(s *AttrSet) *AttrSet {
	captures, has := s.Get("captures")
	s = dropNewAttrs(s)
	if has && !captures.Quoted && captures.Value == "none" {
		s = s.With(Attr{Name: "nocapture"})
	}
	return s
}

// resultAttrs are the attributes that LLVM 14 lets results have.
var resultAttrs = source.WordSet("align dereferenceable dereferenceable_or_null inreg noalias " +
	"nonnull noundef signext zeroext")

// DowngradeResultAttrs leaves out what LLVM 14 has for parameters only.
func DowngradeResultAttrs(s *AttrSet) *AttrSet {
	return s.Without(func(a Attr) bool { return !a.Quoted && !resultAttrs.Has(a.Name) })
}

func dropNewAttrs(s *AttrSet) *AttrSet {
	return s.Without(func(a Attr) bool { return !a.Quoted && newAttrs.Has(a.Name) })
}
