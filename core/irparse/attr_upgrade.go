package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/ir/upgrade"
)

// A module with opaque pointers is read as by the newest LLVM, so attributes that LLVM has removed
// are replaced; in the typed dialects they stay.

// upgradeSet replaces old attributes of a function or call, and drops the one without bounds.
func (p *attrReader) upgradeSet(s *ir.AttrSet) *ir.AttrSet {
	if a, ok := s.Get("vscale_range"); ok && a.Value == "0,0" {
		s = s.Without(func(a ir.Attr) bool { return a.Name == "vscale_range" && !a.Quoted })
	}
	if !p.m.Dialect.Opaque() {
		return s
	}
	return upgrade.FuncAttrs(s)
}

// upgradeParam replaces old attributes of a parameter or result.
func (p *attrReader) upgradeParam(s *ir.AttrSet) *ir.AttrSet {
	if !p.m.Dialect.Opaque() {
		return s
	}
	return upgrade.ParamAttrs(s)
}
