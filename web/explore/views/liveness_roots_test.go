package views_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

const liveRootsSource = `declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @look(ptr)
define void @f() gc "ocaml" {
  %first = alloca ptr
  %second = alloca ptr
  %shown = alloca ptr
  call void @llvm.gcroot(ptr %first, ptr null)
  call void @llvm.gcroot(ptr %second, ptr null)
  call void @llvm.gcroot(ptr %shown, ptr null)
  call void @look(ptr %shown)
  %one = call ptr @make()
  store ptr %one, ptr %first
  %two = call ptr @make()
  store ptr %two, ptr %second
  %back = load ptr, ptr %first
  call void @look(ptr %back)
  ret void
}
`

// The liveness view says why each root is live or dead at each safe point, and what that means for
// the table: it lists dead roots unless -live-roots is on.
func TestLivenessOfRoots(t *testing.T) {
	for flag, want := range map[string]string{
		"":            "listed, since -live-roots is off",
		"-live-roots": "left out of the table",
	} {
		req := report.Request{Source: liveRootsSource}
		if flag != "" {
			req.Options.PassFlags = []string{flag}
		}
		engine := &engine.Engine{}
		if rep := engine.Run(t.Context(), &req); !rep.OK {
			t.Fatal(rep.Diagnostics)
		}
		a := engine.View(t.Context(), &report.ViewRequest{View: report.ViewLiveness,
			Of: engine.Keep(&req)})
		if a.Doc == nil {
			t.Fatal(a.Trouble)
		}
		text := strings.Join(strings.Fields(a.Doc.Text), " ")
		for _, line := range []string{
			"post-call call void @look(ptr %shown) 1 of 3 roots live " +
				"%first dead: overwritten before it is read, by store ptr %one, ptr %first",
			"%second dead: overwritten before it is read, by store ptr %two, ptr %second",
			"%shown listed: its address goes into call void @look(ptr %shown)",
			"post-call %two = call ptr @make() 2 of 3 roots live " +
				"%first listed: read by %back = load ptr, ptr %first",
			"post-call call void @look(ptr %back) 1 of 3 roots live %first dead: never read " +
				"again; " +
				want,
		} {
			if !strings.Contains(text, line) {
				t.Errorf("%q: no %q in\n%s", flag, line, a.Doc.Text)
			}
		}
		listed := map[string]string{"": "12 roots", "-live-roots": "5 roots"}[flag]
		if !strings.HasPrefix(a.Doc.Caption, "4 safe points, "+listed) {
			t.Errorf("%q: %s", flag, a.Doc.Caption)
		}
	}
}
