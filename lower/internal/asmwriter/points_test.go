package asmwriter_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestAssemblyNamesPlacesAsLLVM holds the form of a stack map in the text of a module against
// LLVM's: a label after each call, offsets of records as differences, alignments, calls through
// the linker's tables, and where the entry is named.
func TestAssemblyNamesPlacesAsLLVM(t *testing.T) {
	const text = `declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @outside()
declare dso_local void @near()
define internal void @inside() {
  ret void
}
define private void @hidden() {
  ret void
}
define void @f() gc "statepoint-example" {
  call void @hidden()
  %a = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @outside, i32 0, i32 0, i32 0, i32 0)
  call void @near()
  call void @inside()
  %b = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 5, ptr elementtype(void ()) @outside, i32 0, i32 0, i32 0, i32 0)
  ret void
}
`
	ours := lowertest.Compile(t, text, lower.Options{Detail: true}).Assembly(0, false)
	theirs := string(oracle.Assembly(t, oracle.Opaque, []byte(text)))
	var got, want []string
	for i, s := range []string{ours, theirs} {
		_, s, _ = strings.Cut(s, "\nf:")
		var kept []string
		for l := range strings.Lines(s) {
			l, _, _ = strings.Cut(strings.TrimSpace(l), "  ")
			l = strings.TrimSpace(strings.TrimSuffix(strings.Replace(l, ", 0x0", "", 1), " "))
			switch {
			case strings.HasPrefix(l, ".cfi"), l == "",
				strings.HasPrefix(l, "#") && !strings.HasPrefix(l, "# %bb"):
			default:
				kept = append(kept, l)
			}
		}
		if i == 0 {
			got = kept
		} else {
			want = kept
		}
	}
	for i := range max(len(got), len(want)) {
		g, w := "", ""
		if i < len(got) {
			g = got[i]
		}
		if i < len(want) {
			w = want[i]
		}
		// numbered otherwise
		end := strings.HasPrefix(g, ".Lfunc_end") || strings.HasPrefix(g, ".size")
		if !end && strings.Split(g, "\t# ")[0] != strings.Split(w, "\t# ")[0] {
			t.Fatalf("line %d is %q, LLVM's is %q\n%s\n%s", i, g, w, ours, theirs)
		}
	}
}

// Data areas for exceptions bear the names that llc gives them, in the text and in the object's
// symbols.
func TestAssemblyNamesDataAreasAsLLVM(t *testing.T) {
	catcher := func(name string) string {
		return "define void @" + name + `() personality ptr @who {
  invoke void @outside() to label %ok unwind label %bad
ok:
  ret void
bad:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
`
	}
	const plain = "define void @plain() {\n  ret void\n}\n"
	text := "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare void @outside()\n" +
		"declare i32 @who(...)\n" + plain + catcher("a") +
		strings.ReplaceAll(plain, "plain", "other") + catcher("b")
	res := lowertest.Compile(t, text, lower.Options{Detail: true})
	names := func(s string) (found []string) {
		for l := range strings.Lines(s) {
			if l = strings.TrimSpace(l); strings.HasPrefix(l, "GCC_except") ||
				strings.Contains(l, ".Lexception") {
				found = append(found, l)
			}
		}
		return found
	}
	got, want := names(res.Assembly(0, false)),
		names(string(oracle.Assembly(t, oracle.Opaque, []byte(text))))
	for i := range want {
		want[i] = strings.Replace(want[i], ".cfi_lsda 3,", ".cfi_lsda 27,", 1) // always by distance
	}
	if len(want) != 6 || !slices.Equal(got, want) {
		t.Errorf("names\n%q\nwant\n%q", got, want)
	}
	file := lowertest.Object(t, res)
	for _, name := range []string{"GCC_except_table1", "GCC_except_table3"} {
		if !bytes.Contains(file, []byte("\x00"+name+"\x00")) {
			t.Errorf("the object has no symbol %s", name)
		}
	}
}
