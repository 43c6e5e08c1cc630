package explore

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// inlaid returns a doc's text with its inlays inserted.
func inlaid(d *report.Doc) string {
	var b strings.Builder
	at := int32(0)
	for _, l := range d.Inlays {
		b.WriteString(d.Text[at:l.At] + "«" + l.Kind.String() + "»")
		at = l.At
	}
	return b.String() + d.Text[at:]
}

// An inlay before each argument of a statepoint names it, in every dialect.
func TestInlays(t *testing.T) {
	const source = `declare i32 @f(i64)
define ptr addrspace(1) @g(ptr addrspace(1) %obj) gc "statepoint-example" {
  %n = call i32 @f(i64 3)
  ret ptr addrspace(1) %obj
}
`
	for _, c := range []struct{ dialect, want string }{
		{"", "(«id:»i64 2882400000, «patch bytes:»i32 0, «calls:»ptr elementtype(i32 (i64)) @f, " +
			"«arguments:»i32 1, «flags:»i32 0, i64 3, «transition:»i32 0, «deopt:»i32 0) ["},
		{"", "(token %statepoint_token, «base:»i32 0, «derived:»i32 0)"},
		{"3.8", "@f, «arguments:»i32 1, «flags:»i32 0, i64 3, «transition:»i32 0, «deopt:»i32 0, " +
			"«live:»i8 addrspace(1)* %obj)"},
		{"3.6", "@f, «arguments:»i32 1, «unused:»i32 0, i64 3, «deopt:»i32 0, " +
			"«live:»i8 addrspace(1)* %obj)"},
	} {
		rep := Run(t.Context(), &report.Request{Source: source,
			Options: report.Options{Dialect: c.dialect}})
		if !rep.OK {
			t.Fatalf("%+v", rep.Diagnostics)
		}
		for i := range rep.Stages {
			if s := &rep.Stages[i]; s.Key == report.StageRewrite {
				if got := inlaid(s.Doc); !strings.Contains(got, c.want) {
					t.Errorf("dialect %q lacks\n%s\n%s", c.dialect, c.want, got)
				}
			}
		}
	}
}
