package upgrade_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/upgrade"
)

// TestParamAttrs replaces nocapture, and keeps what captures already says.
func TestParamAttrs(t *testing.T) {
	nonnull, nocapture := ir.Attr{Name: "nonnull"}, ir.Attr{Name: "nocapture"}
	s := upgrade.ParamAttrs(ir.NewAttrSet(nonnull, nocapture))
	if a, ok := s.Get("captures"); !ok || a.Value != "none" || s.Has("nocapture") ||
		!s.Has("nonnull") {
		t.Errorf("got %v", s.Attrs)
	}
	s = upgrade.ParamAttrs(ir.NewAttrSet(nocapture, ir.Attr{Name: "captures", Value: "address"}))
	if a, _ := s.Get("captures"); a.Value != "address" || s.Has("nocapture") {
		t.Errorf("got %v", s.Attrs)
	}
}

// TestModuleFlags gives the level of position independence the behaviour of each release.
func TestModuleFlags(t *testing.T) {
	for dialect, want := range map[ir.Dialect]uint64{
		ir.LLVM11: ir.ModuleFlagMax, ir.LLVM15: ir.ModuleFlagMin,
	} {
		m := ir.NewModule("in.ll")
		m.Dialect = dialect
		number := func(n uint64) ir.Metadata {
			return &ir.MDValue{Value: ir.IntConst(m.Types.I32, n)}
		}
		m.Metadata.Named = []ir.NamedMetadata{{Name: "llvm.module.flags", Nodes: []ir.Metadata{
			&ir.MDNode{Operands: []ir.Metadata{number(ir.ModuleFlagError),
				&ir.MDString{Value: "PIC Level"}, number(2)}},
		}}}
		upgrade.ModuleFlags(m)
		flag := m.Metadata.Named[0].Nodes[0].(*ir.MDNode)
		got, ok := ir.AsInt(flag.Operands[0].(*ir.MDValue).Value)
		if !ok || got.Bits != want {
			t.Errorf("%s: behaviour %v, not %d", dialect, got, want)
		}
	}
}
