package convert

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// Attributes are promises, so those that releases with typed pointers lack may be omitted.

// newAttrs are the attributes that LLVM 14 does not know. All are promises or requests about
// optimisation, so a module means the same without them.
var newAttrs = source.WordSet(`
		memory captures nofpclass noext range initializes writable dead_on_unwind dead_on_return allockind allocalign allocptr fn_ret_thunk_extern
		skipprofile optdebug hybrid_patchable nodivergencesource nocreateundeforpoison coro_only_destroy_when_complete coro_elide_safe
		presplitcoroutine nosanitize_bounds sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_type
		sanitize_alloc_token nooutline flatten denormal_fpenv`)

// downgradeFuncAttrs converts the attributes of a function or call to those of LLVM 14, and omits
// those that it lacks.
func downgradeFuncAttrs(s *ir.AttrSet) *ir.AttrSet {
	memory, has := s.Get("memory")
	s = dropNewAttrs(s)
	if a, ok := s.Get("uwtable"); ok && a.Value != "" { // how far it goes came with LLVM 15
		s = s.With(ir.Attr{Name: "uwtable"})
	}
	if !has || memory.Quoted {
		return s
	}
	e, ok := ir.ParseEffects(memory.Value)
	if !ok {
		return s
	}
	all := e[0] | e[1] | e[2]
	switch {
	case all == 0:
		return s.With(ir.Attr{Name: "readnone"})
	case e[1]|e[2] == 0:
		s = s.With(ir.Attr{Name: "argmemonly"})
	case e[0]|e[2] == 0:
		s = s.With(ir.Attr{Name: "inaccessiblememonly"})
	case e[2] == 0:
		s = s.With(ir.Attr{Name: "inaccessiblemem_or_argmemonly"})
	}
	switch all {
	case 1:
		s = s.With(ir.Attr{Name: "readonly"})
	case 2:
		s = s.With(ir.Attr{Name: "writeonly"})
	}
	return s
}

// downgradeParamAttrs converts the attributes of a parameter or result to those of LLVM 14, and
// omits those that it lacks.
func downgradeParamAttrs(s *ir.AttrSet) *ir.AttrSet {
	captures, has := s.Get("captures")
	s = dropNewAttrs(s)
	if has && !captures.Quoted && captures.Value == "none" {
		s = s.With(ir.Attr{Name: "nocapture"})
	}
	return s
}

// resultAttrs are the attributes that LLVM 14 allows on results.
var resultAttrs = source.WordSet("align dereferenceable dereferenceable_or_null inreg noalias " +
	"nonnull noundef signext zeroext")

// downgradeResultAttrs omits attributes that LLVM 14 allows only on parameters.
func downgradeResultAttrs(s *ir.AttrSet) *ir.AttrSet {
	return s.Without(func(a ir.Attr) bool { return !a.Quoted && !resultAttrs.Has(a.Name) })
}

func dropNewAttrs(s *ir.AttrSet) *ir.AttrSet {
	return s.Without(func(a ir.Attr) bool { return !a.Quoted && newAttrs.Has(a.Name) })
}
