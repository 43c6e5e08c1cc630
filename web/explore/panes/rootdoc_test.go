package panes

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// TestRootTables checks that the tables of three strategies appear below each other, that a root's
// row is linked with its slot and its alloca, and a safe point's row with its call.
func TestRootTables(t *testing.T) {
	const text = `declare ptr @make()
declare void @llvm.gcroot(ptr, ptr)
define ptr @f(ptr %a) gc "STRATEGY" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %a, ptr %root
  %made = call ptr @make()
  ret ptr %made
}
`
	for strategy, want := range map[string][]string{
		"ocaml":  {"Roots of gc \"ocaml\" in .data: 32 bytes", "return address", "f+0x", "[rsp+0]"},
		"erlang": {"Roots of gc \"erlang\" in .note.gc: 14 bytes", "stack arity", "[rsp+0]"},
		"gcmap":  {"Roots of gc \"gcmap\" in .data: 28 bytes", "__gcmap_f point 0", "[rsp+0]"},
	} {
		rep := Run(context.Background(), &report.Request{
			Source: strings.ReplaceAll(text, "STRATEGY", strategy)})
		if !rep.OK {
			t.Fatalf("%s: %v", strategy, rep.Diagnostics)
		}
		doc := &rep.StackMap
		for _, w := range want {
			if !strings.Contains(doc.Text, w) {
				t.Errorf("%s: no %q in\n%s", strategy, w, doc.Text)
			}
		}
		if lines := strings.Count(doc.Text, "\n"); lines != len(doc.Gutter) {
			t.Errorf("%s: %d lines, %d labels", strategy, lines, len(doc.Gutter))
		}
		links := map[uint32]*report.Link{}
		for i := range rep.Links {
			links[rep.Links[i].ID] = &rep.Links[i]
		}
		root, call := false, false
		for _, m := range doc.Marks {
			l := links[m.ID]
			if l == nil {
				t.Fatalf("%s: a mark of no link", strategy)
			}
			shown := doc.Text[m.Start:m.End]
			if l.Kind == provenance.KindLocation && shown == "[rsp+0]" {
				root = len(l.At) == 1 && links[l.At[0]].Kind == provenance.KindSlot &&
					len(l.From) == 1 && links[l.From[0]].Label == "%root"
			}
			if l.Kind == provenance.KindRecord && strings.HasPrefix(shown, "f+0x") {
				call = len(l.From) == 1 && links[l.From[0]].Kind == provenance.KindCall
			}
		}
		if !root || !call && strategy != "erlang" {
			t.Errorf("%s: root linked %v, call linked %v\n%s", strategy, root, call, doc.Text)
		}
	}
}
