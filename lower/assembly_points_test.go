package lower_test

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestAssemblyNamesPlacesAsLLVM holds the form of a stack map in the text of a module against
// LLVM's: a label behind each call, offsets of records as differences, alignments, calls through
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
	ours := compile(t, text, lower.Options{Detail: true}).Assembly(0, false)
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
