package views_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/rootmap"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/views"
	"statepoint/web/report"
)

const rootedSource = `
@tag = external constant i8
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make(ptr)
declare void @many(i64, i64, i64, i64, i64, i64, i64)
define ptr @two(ptr %a) gc "gcmap" {
entry:
  %first = alloca ptr
  %second = alloca ptr
  call void @llvm.gcroot(ptr %first, ptr null)
  call void @llvm.gcroot(ptr %second, ptr @tag)
  store ptr %a, ptr %first
  %b = call ptr @make(ptr %a)
  store ptr %b, ptr %second
  call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %r = load ptr, ptr %second
  ret ptr %r
}
define void @none() gc "gcmap" {
  ret void
}
`

// TestRootsView compares the view of the computed map with what a decoder reads of the table.
func TestRootsView(t *testing.T) {
	for _, options := range []report.Options{{}, {PassFlags: []string{"-live-roots"}}} {
		req := &report.Request{Source: rootedSource, Options: options}
		e := &engine.Engine{}
		e.Run(t.Context(), req)
		funcs := views.Rooted(e.Last())
		if len(funcs) != 1 || funcs[0].Name != "two" || funcs[0].Strategy != "gcmap" ||
			len(funcs[0].Roots) != 2 {
			t.Fatalf("%+v", funcs)
		}
		f := funcs[0]
		for i, want := range []string{"%first", "%second tag"} {
			r := f.Roots[i]
			if got := strings.TrimSpace(r.Value + " " + r.Metadata); got != want || r.Number != i ||
				r.ID == 0 {
				t.Errorf("root %d: %+v, want %s", i, r, want)
			}
		}
		var table *gcmap.Function
		err := errors.New("no symbol")
		object := e.Last().Lowered().Object
		for _, s := range object.Symbols {
			if s.Name == gcmap.Prefix+"two" {
				table, err = gcmap.Decode(rootmap.Bytes{Data: object.Sections[s.Section].Data},
					"two",
					s.Value)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if len(table.Points) != len(f.Points) || len(f.Points) != 2 {
			t.Fatalf("%+v and %+v", table.Points, f.Points)
		}
		for i, p := range table.Points {
			var places []string
			for _, l := range p.Live {
				places = append(places, fmt.Sprintf("rsp%+d", l))
			}
			var shown []string
			for _, l := range f.Points[i].Live {
				shown = append(shown, f.Roots[l.Number].Place)
				if l.ID == 0 {
					t.Errorf("point %d: root %d has no id", i, l.Number)
				}
			}
			if fmt.Sprint(places) != fmt.Sprint(shown) || f.Frame !=
				fmt.Sprintf("%d bytes", p.FrameSize) || f.Points[i].Kind != "post-call" ||
				f.Points[i].ID == 0 {
				t.Errorf("point %d: %+v, the table has %+v", i, f.Points[i], p)
			}
		}
		answer := e.View(t.Context(), &report.ViewRequest{Of: e.Keep(req), View: report.ViewRoots})
		if answer.Trouble != "" || !strings.Contains(answer.HTML, "%second") {
			t.Errorf("%q, %s", answer.Trouble, answer.HTML)
		}
	}
}

// TestRootsOfAShadowStack compares the view with the constant in the object, and with the offsets
// at which the code stores the roots.
func TestRootsOfAShadowStack(t *testing.T) {
	source := strings.ReplaceAll(rootedSource, "gcmap", "shadow-stack")
	e := &engine.Engine{}
	req := report.Request{Source: source}
	e.Run(t.Context(), &req)
	funcs := views.LinkedRoots(e.Last())
	if len(funcs) != 1 || funcs[0].Name != "two" || funcs[0].Strategy != "shadow-stack" ||
		funcs[0].ID == 0 || funcs[0].List == nil || len(funcs[0].Roots) != 2 {
		t.Fatalf("%+v", funcs)
	}
	f := funcs[0]
	object, found := e.Last().Lowered().Object, false
	for _, s := range object.Symbols {
		if s.Name != strings.TrimPrefix(f.List.Map, "@") {
			continue
		}
		b := object.Sections[s.Section].Data[s.Value:]
		if n, described := binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint32(b[4:]); n !=
			uint32(len(f.Roots)) || described != uint32(f.List.Described) || described != 1 {
			t.Errorf("the constant says %d roots, %d with metadata; shown %+v", n, described, f)
		}
		found = true
	}
	if !found || f.List.Chain != "@llvm_gc_root_chain" || f.List.Size != 32 {
		t.Errorf("%+v", f.List)
	}
	for i, want := range []string{"0 entry+16 %second @tag", "1 entry+24 %first "} {
		r := f.Roots[i]
		if got := fmt.Sprintf("%d %s %s %s", r.Number, r.Place, r.Value,
			r.Metadata); got != want || r.ID == 0 {
			t.Errorf("root %d: %q, want %q", i, got, want)
		}
	}
	answer := e.View(t.Context(), &report.ViewRequest{Of: e.Keep(&req), View: report.ViewRoots})
	for _, want := range []string{"@__gc_two+8", "entry+24", "%second", "the newest entry"} {
		if answer.Trouble != "" || !strings.Contains(answer.HTML, want) {
			t.Errorf("%q, %s lacks %s", answer.Trouble, answer.HTML, want)
		}
	}
}

// A function whose name needs quotes has a strategy and a frame like any other.
func TestQuotedName(t *testing.T) {
	source := strings.NewReplacer("gcmap", "shadow-stack", "@two", `@"two words"`).
		Replace(rootedSource)
	e := &engine.Engine{}
	e.Run(t.Context(), &report.Request{Source: source})
	funcs := views.LinkedRoots(e.Last())
	if len(funcs) != 1 || funcs[0].Name != "two words" || funcs[0].Strategy != "shadow-stack" ||
		funcs[0].Frame == "" {
		t.Errorf("%+v", funcs)
	}
}

// TestNoRootsToShow checks the reasons for an empty computed map.
func TestNoRootsToShow(t *testing.T) {
	for source, want := range map[string]string{
		"define void @f() { ret void }": "no function declares a root",
		"define void @f( {":             "ended with an error",
	} {
		e := &engine.Engine{}
		answer := e.View(t.Context(), &report.ViewRequest{View: report.ViewRoots,
			Of: e.Keep(&report.Request{Source: source})})
		if !strings.Contains(answer.Trouble, want) {
			t.Errorf("%q; want %q", answer.Trouble, want)
		}
	}
}
