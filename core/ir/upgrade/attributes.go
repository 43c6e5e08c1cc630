package upgrade

import (
	"statepoint/core/ir"
)

// LLVM 16 replaced six attributes about memory by memory(…), and LLVM 21 nocapture by
// captures(none).

// FuncAttrs replaces the attributes of a function or call that LLVM has removed since typed
// pointers: readnone and similar ones by memory(…).
func FuncAttrs(s *ir.AttrSet) *ir.AttrSet {
	if s == nil {
		return s
	}
	all, found := ir.OldEffects(s)
	if !found {
		return s
	}
	s = s.Without(func(a ir.Attr) bool {
		return ir.IsMemoryAttr(a.Name) && !a.Quoted
	})
	if s.Has("memory") {
		return s
	}
	return s.With(ir.Attr{Name: "memory", Value: all.String()})
}

// ParamAttrs replaces the attributes of a parameter or result that LLVM has removed since typed
// pointers: nocapture by captures(none).
func ParamAttrs(s *ir.AttrSet) *ir.AttrSet {
	if s == nil || !s.Has("nocapture") {
		return s
	}
	s = s.Without(func(a ir.Attr) bool { return a.Name == "nocapture" && !a.Quoted })
	if s.Has("captures") {
		return s
	}
	return s.With(ir.Attr{Name: "captures", Value: "none"})
}
