package intrinsic

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// TestTable checks that each row has the fields that Unit.Select reads, and compares it with the
// signatures of intrinsics.
func TestTable(t *testing.T) {
	known := map[string]bool{}
	for _, d := range []ir.Dialect{ir.LLVM11, ir.LLVM15} {
		for _, s := range intrinsics.All(d) {
			known[s.Name] = true
		}
	}
	seen := map[string]bool{}
	rows := Table()
	for i := range rows {
		e := &rows[i]
		if seen[e.Name] {
			t.Errorf("%s: a second row", e.Name)
		}
		seen[e.Name] = true
		ways := 0 // ways to say what selects calls
		for _, is := range []bool{e.lower != nil, e.family != nil, e.Elsewhere, e.function != ""} {
			if is {
				ways++
			}
		}
		switch {
		case e.Makes != Code && (ways > 0 || e.OnVectors || e.Ways != nil || e.Pure):
			t.Errorf("%s: makes no code, and says how", e.Name)
		case e.Makes != Code:
			continue
		case ways != 1 && !(ways == 2 && e.function != "" && e.family == nil):
			t.Errorf("%s: nothing selects it, or too much does", e.Name)
		case e.family != nil && e.Ways != nil, e.lower != nil && e.Ways == nil:
			t.Errorf("%s: a policy, or a family with rules of its own", e.Name)
		}
		if e.Ways == nil {
			continue
		}
		for w, way := range e.Ways {
			if way == Split && e.wide == nil {
				t.Errorf("%s: width %d is split, and nothing does that", e.Name, w)
			}
			if way == Native && e.lower == nil && !e.Elsewhere {
				t.Errorf("%s: nothing selects width %d", e.Name, w)
			}
		}
		if e.wide != nil && e.Ways[Wide] != Split || e.OnVectors && e.Ways[Vector] != ByElement {
			t.Errorf("%s: a function that is never called", e.Name)
		}
		if !known[e.Name] {
			t.Errorf("%s: no intrinsic of this name", e.Name)
		}
	}
}

// TestFind looks up names with suffixes, names of families, and unknown names.
func TestFind(t *testing.T) {
	for name, want := range map[string]string{
		"llvm.ctpop.i32": "ctpop", "llvm.memcpy.p0.p0.i64": "memcpy",
		"llvm.memcpy.inline.p0.p0.i64": "memcpy.inline", "llvm.dbg.value": "dbg",
		"llvm.memcpy.element.unordered.atomic.p0.p0.i32": "memcpy.element.unordered.atomic",
		"llvm.vector.reduce.v2.fadd.f32.v4f32":           "vector.reduce",
		"llvm.x86.sse2.pause":                            "x86", "llvm.eh.typeid.for": "eh.typeid.for",
		"llvm.masked.load.v4i32.p0": "", "llvm.ctpopx.i32": "", "ctpop.i32": "", "llvm.": "", "llvm.eh.x": "",
	} {
		got := ""
		if e := Find(name); e != nil {
			got = e.Name
		}
		if got != want {
			t.Errorf("%s: row %q, not %q", name, got, want)
		}
	}
}
