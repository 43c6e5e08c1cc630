package parttest_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/parttest"
	"statepoint/lower/internal/mir"
)

// Arguments have the first registers, constants are numbers, and what is selected elsewhere is
// recorded and emits nothing.
func TestSelection(t *testing.T) {
	s := parttest.New(t, `define i64 @f(i64 %x, i64 %y) {
  %a = add i64 %x, 7
  %b = sub i64 %a, %y
  ret i64 %b
}`)
	code, errors := s.Each(ir.Add, func(in *ir.Instr) {
		if o := s.Source(in.Operand(1), 0); o != mir.I(7) {
			t.Errorf("a constant is %+v", o)
		}
		s.Builder.X86(amd64.MOV, amd64.W64, mir.D(s.Reg(in)), mir.R(s.Reg(in.Operand(0))))
	})
	if code == "" || errors != "" {
		t.Errorf("%q, %s", code, errors)
	}
	elsewhere, errors := s.Each(ir.Sub, func(in *ir.Instr) { s.Select(in) })
	if elsewhere != code || errors != "" {
		t.Errorf("selected elsewhere, it became %q, %s", elsewhere, errors)
	}
	if len(s.Selected) != 1 || s.Selected[0] != "v4 = sub v3, v2" {
		t.Errorf("recorded are %q", s.Selected)
	}
}
