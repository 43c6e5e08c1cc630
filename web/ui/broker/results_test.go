package broker

import (
	"context"
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Clicking the name of a call's result in either text pins the result, not the call; a link pins
// the same again.
func TestResultsArePinnedAgain(t *testing.T) {
	for _, source := range []string{
		`declare ptr addrspace(1) @make(i64)
define ptr addrspace(1) @f(i64 %n) gc "statepoint-example" {
  %r = call ptr addrspace(1) @make(i64 %n)
  %0 = call ptr addrspace(1) @make(i64 %n)
  store i64 %n, ptr addrspace(1) %0
  ret ptr addrspace(1) %r
}
`, `declare ptr addrspace(1) @make(i64)
declare i32 @personality(...)
define ptr addrspace(1) @f(i64 %n) gc "statepoint-example" personality ptr @personality {
  %r = invoke ptr addrspace(1) @make(i64 %n) to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %r
bad:
  %lp = landingpad token cleanup
  ret ptr addrspace(1) null
}
`, `declare ptr addrspace(1) @make()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %r = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %tok)
  ret ptr addrspace(1) %r
}
`} {
		var engine engine.Engine
		r := engine.Run(context.Background(), &report.Request{FileName: "a.ll", Source: source})
		if !r.OK {
			t.Fatalf("%v", r.Diagnostics)
		}
		var module *report.Doc
		for i := range r.Stages {
			if d := r.Stages[i].Doc; d != nil {
				module = d
			}
		}
		results := 0
		for pane, d := range map[panes.Pane]*report.Doc{panes.Source: &r.Source,
			panes.Module: module} {
			b, other := New(), New()
			for _, x := range []*Broker{b, other} {
				x.SetLinks(r.Links)
				x.SetDoc(pane, d)
			}
			for at := range int32(len(d.Text)) {
				if d.Text[at] != '%' {
					continue
				}
				if b.Pin(pane, at); len(b.Pinned()) == 0 {
					continue
				}
				if strings.HasPrefix(d.Text[at:], "%r ") {
					results++
				}
				other.Clear()
				if name := b.PinnedName(); name != "" {
					other.PinName(name)
				} else {
					other.PinNamed(b.PinNames())
				}
				if !slices.Equal(other.Pinned(), b.Pinned()) {
					t.Errorf("%.20q in pane %d: pinned %v, again %v; called %q, %q", d.Text[at:],
						pane, b.Pinned(), other.Pinned(), b.PinnedName(), b.PinNames())
				}
			}
		}
		if results == 0 {
			t.Error("no result was pinned")
		}
	}
}
