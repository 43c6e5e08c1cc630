package isel

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/internal/isel/intrinsic"
	"statepoint/lower/internal/mir"
)

// TestIntrinsicsElsewhere compares the selectors that the parts supply with the rows that need one.
func TestIntrinsicsElsewhere(t *testing.T) {
	m := ir.NewModule("t")
	unit := &NewContext(m, mir.NewSymbols(m), source.NewList(source.NewText("t.ll", ""))).sel.intr
	elsewhere, lanes := 0, 0
	rows := intrinsic.Table()
	for i := range rows {
		e := &rows[i]
		if e.Elsewhere {
			elsewhere++
			if unit.Elsewhere[e.Name] == nil {
				t.Errorf("%s: no part selects it", e.Name)
			}
		}
		if e.OnVectors {
			lanes++
			if unit.OnVectors[e.Name] == nil {
				t.Errorf("%s: no part selects it on vectors", e.Name)
			}
		}
	}
	if n := len(unit.Elsewhere); n != elsewhere {
		t.Errorf("%d are selected elsewhere, %d rows say so", n, elsewhere)
	}
	if n := len(unit.OnVectors); n != lanes {
		t.Errorf("%d are selected on vectors, %d rows say so", n, lanes)
	}
}
