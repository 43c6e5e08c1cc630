package explore

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/web/report"
)

// What a view of the examples must hold: every mark stands for something that the report knows by the same id, though the view was
// worked out by going the way again.
func TestViewsKeepIDs(t *testing.T) {
	files, err := filepath.Glob("../../static/examples/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var e Engine
		req := report.Request{FileName: file, Source: string(src)}
		rep := e.Run(t.Context(), &req)
		index := report.NewIndex(rep.Links)
		for _, ask := range []report.ViewRequest{
			{View: report.ViewDiff, Stage: report.StageParse}, {View: report.ViewDiff, Stage: report.StagePlace},
			{View: report.ViewDiff, Stage: report.StageRewrite}, {View: report.ViewLiveness},
			{View: report.ViewCFG, Stage: report.StageParse}, {View: report.ViewCFG, Stage: report.StageRewrite}, {View: report.ViewCFGBrief, Stage: report.StagePlace},
		} {
			ask.Request = req
			a := e.View(t.Context(), &ask)
			if a.Trouble != "" && rep.OK {
				t.Errorf("%s: %s of %q: %s", file, ask.View, ask.Stage, a.Trouble)
			}
			if a.Graph != nil {
				checkGraph(t, file, a, rep, index)
			}
			if a.Doc == nil {
				continue
			}
			if a.Doc.Text == "" || len(a.Doc.Gutter) != strings.Count(a.Doc.Text, "\n") {
				t.Errorf("%s: %s of %q: %d labels for the text\n%s", file, ask.View, ask.Stage, len(a.Doc.Gutter), a.Doc.Text)
			}
			last := int32(0)
			for _, m := range a.Doc.Marks {
				l := index.Link(m.ID)
				if l == nil {
					t.Fatalf("%s: %s of %q marks %q as %d, which is not in the report", file, ask.View, ask.Stage, a.Doc.Text[m.Start:m.End], m.ID)
				}
				if m.Start < last {
					t.Fatalf("%s: %s of %q: marks out of order", file, ask.View, ask.Stage)
				}
				last = m.Start
				if text := a.Doc.Text[m.Start:m.End]; ask.View == report.ViewLiveness && strings.HasPrefix(text, "%") && !strings.Contains(text, " ") && text != l.Label {
					t.Errorf("%s: %q is marked as %s", file, text, l.Label)
				}
			}
		}
		// A fresh engine, asked for a view first, compiles for it.
		var fresh Engine
		if a := fresh.View(t.Context(), &report.ViewRequest{View: report.ViewLiveness, Request: req}); a.Trouble != "" && rep.OK {
			t.Errorf("%s: %s", file, a.Trouble)
		}
	}
}

// checkGraph checks that what a graph names is in the report, and that its lines are those of the stage's text.
func checkGraph(t *testing.T, file string, a *report.ViewAnswer, rep *report.Report, index *report.Index) {
	t.Helper()
	var text string
	for _, s := range rep.Stages {
		if s.Key == a.Stage {
			text = s.Doc.Text
		}
	}
	known := map[uint32]bool{}
	for _, n := range a.Graph.Nodes {
		known[n.ID] = true
		if l := index.Link(n.ID); l == nil || l.Kind != report.KindBlock || l.Label != n.Label {
			t.Fatalf("%s: the node %+v is no block of the report", file, n)
		}
		for _, l := range n.Lines {
			if k := index.Link(l.ID); k == nil || k.Kind != report.KindInstruction {
				t.Fatalf("%s: the line %+v is no instruction of the report", file, l)
			}
			if a.Stage == "" {
				continue
			}
			if line := text[l.Start:l.End]; strings.Contains(line, "\n") || strings.HasPrefix(line, " ") || l.Start > 0 && text[l.Start-1] != ' ' {
				t.Fatalf("%s: %q is no instruction", file, line)
			}
		}
	}
	for _, e := range a.Graph.Edges {
		if !known[e.From] || !known[e.To] || len(e.Points) < 4 {
			t.Fatalf("%s: edge %+v", file, e)
		}
	}
}

func TestGraphMarksWhatMatters(t *testing.T) {
	src, err := os.ReadFile("../../static/examples/04-loop-poll.ll")
	if err != nil {
		t.Fatal(err)
	}
	var e Engine
	g := e.View(t.Context(), &report.ViewRequest{View: report.ViewCFG, Stage: report.StageRewrite, Request: report.Request{Source: string(src)}}).Graph
	got := map[string]string{}
	for _, n := range g.Nodes {
		if n.Poll {
			got[n.Label] += "poll"
		}
		if n.Statepoint {
			got[n.Label] += "statepoint"
		}
	}
	for _, d := range g.Edges {
		if d.Back {
			for _, n := range g.Nodes {
				if n.ID == d.From {
					got["back"] += n.Label + d.Label
				}
			}
		}
	}
	if want := map[string]string{"%entry": "poll", "%more": "poll", "back": "%more"}; !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestLivenessSaysWhy(t *testing.T) {
	var e Engine
	a := e.View(context.Background(), &report.ViewRequest{View: report.ViewLiveness, Request: report.Request{FileName: "a.ll", Source: `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj, ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
  %row = getelementptr i8, ptr addrspace(1) %o, i64 8
  %cast = freeze ptr addrspace(1) %row
  %field = getelementptr i8, ptr addrspace(1) %obj, i64 8
  call void @foo()
  store i8 0, ptr addrspace(1) %cast
  %v = load i8, ptr addrspace(1) %field
  ret ptr addrspace(1) %obj
}
define void @leaf() gc "statepoint-example" {
  ret void
}
define void @plain() {
  ret void
}
`}})
	if a.Trouble != "" {
		t.Fatal(a.Trouble)
	}
	want := `; no poll: the module does not define @gc.safepoint_poll

@f  gc "statepoint-example"
  %statepoint_token  call void @foo()  4 live
    %obj    base           → %obj.relocated                used by ret ptr addrspace(1) %obj
    %field  in %obj        computed again as %field.remat  used by %v = load i8, ptr addrspace(1) %field, align 1
    %cast   in %o by %row  → %cast.relocated               used by store i8 0, ptr addrspace(1) %cast, align 1
    %o      base           → %o.relocated                  kept for what is derived from it

@leaf  gc "statepoint-example"
  no safepoint
`
	if a.Doc.Text != want {
		t.Errorf("got\n%s\nwant\n%s", a.Doc.Text, want)
	}
	if a.Doc.Caption != "1 safepoint, 4 pointers live across them. Why each is live, and what becomes of it." {
		t.Error(a.Doc.Caption)
	}
}

func TestUnknownViews(t *testing.T) {
	var e Engine
	for view, want := range map[string]string{"nothing": `no view "nothing"`, report.ViewLiveness: "nothing was rewritten", report.ViewDiff: "no module"} {
		a := e.View(t.Context(), &report.ViewRequest{View: view, Stage: report.StageRewrite, Request: report.Request{Source: "define void @f("}})
		if !strings.Contains(a.Trouble, want) || a.Doc != nil {
			t.Errorf("%s: %q", view, a.Trouble)
		}
	}
}

// A source that was rewritten wrongly is found out, with the way from the safepoint to the use, and what to use instead.
func TestFindings(t *testing.T) {
	rep := Run(t.Context(), &report.Request{FileName: "a.ll", Source: `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %safe = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %moved = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safe, i32 0, i32 0)
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %v = load i64, ptr addrspace(1) %p
  %w = load i64, ptr addrspace(1) %moved
  %s = add i64 %v, %w
  ret i64 %s
}
`})
	if len(rep.Findings) != 1 {
		t.Fatalf("%d findings; %+v", len(rep.Findings), rep.Diagnostics)
	}
	f := rep.Findings[0]
	x := report.NewIndex(rep.Links)
	name := func(id uint32) string {
		if l := x.Link(id); l != nil {
			return l.Label
		}
		return "?"
	}
	var way []string
	for _, b := range f.Path {
		way = append(way, name(b))
	}
	got := strings.Join([]string{name(f.Value), name(f.Safepoint), strings.Join(way, ","), name(f.Use), name(f.Mend)}, " ")
	if got != "%p %safe %entry,%y %v %moved" {
		t.Errorf("found %s", got)
	}
	var along []string
	for _, s := range f.Steps {
		along = append(along, name(s))
	}
	if s := strings.Join(along, ","); s != "%safe,%moved,br,%v" {
		t.Errorf("the way is %s", s)
	}
	for _, d := range rep.Diagnostics {
		if d.Finding == 1 {
			if d.Line != 12 || d.Severity != report.Warning || !strings.Contains(d.Message, "%p") || d.Notes[len(d.Notes)-1] != "use `%moved` instead" {
				t.Errorf("%+v", d)
			}
			return
		}
	}
	t.Error("no diagnostic tells of it")
}
