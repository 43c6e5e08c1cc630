package panes

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// forEachExample runs every shipped example.
func forEachExample(t *testing.T, check func(t *testing.T, source string, rep *report.Report)) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		t.Run(e.Name, func(t *testing.T) {
			check(t, e.Source, Run(context.Background(), &report.Request{Source: e.Source}))
		})
	}
}

func TestExamplesCompile(t *testing.T) {
	forEachExample(t, func(t *testing.T, source string, rep *report.Report) {
		if !rep.OK {
			t.Fatalf("diagnostics: %+v", rep.Diagnostics)
		}
		var keys []string
		for _, s := range rep.Stages {
			keys = append(keys, s.Key)
		}
		want := []string{report.StageParse, report.StagePlace, report.StageRewrite,
			report.StageLower, report.StageEncode, report.StageStackMap}
		if strings.Contains(source, "call void @llvm.gcroot(") {
			want = slices.Insert(want, 3, "gc-lowering", "shadow-stack-gc-lowering")
		}
		if !reflect.DeepEqual(keys, want) {
			t.Errorf("stages %v, want %v", keys, want)
		}
		f := rep.Figures
		if (f.Records == 0) != oracle.RootsInMemory([]byte(source)) || f.CodeBytes == 0 ||
			f.StackMapBytes%8 != 0 {
			t.Errorf("figures %+v", f)
		}
	})
}

// TestReportsHoldTogether checks what the panes rely on: marks lie in their text, nest, and name
// ids that have links; links name ids that have links; and the bytes of the stack map's links are
// inside the map.
func TestReportsHoldTogether(t *testing.T) {
	forEachExample(t, func(t *testing.T, source string, rep *report.Report) {
		known := map[uint32]*report.Link{}
		for i := range rep.Links {
			l := &rep.Links[i]
			if i > 0 && rep.Links[i-1].ID >= l.ID {
				t.Errorf("link %d comes after %d", l.ID, rep.Links[i-1].ID)
			}
			known[l.ID] = l
		}
		for _, l := range rep.Links {
			for _, other := range append(append([]uint32(nil), l.From...), l.At...) {
				if known[other] == nil {
					t.Errorf("link %d (%s %q) names %d, which has none", l.ID, l.Kind, l.Label,
						other)
				}
			}
			if l.Kind.IsMap() && !oracle.RootsInMemory([]byte(source)) &&
				(l.Start >= l.End || l.End > rep.Figures.StackMapBytes) {
				t.Errorf("link %d (%s) has bytes %d to %d of %d", l.ID, l.Label, l.Start, l.End,
					rep.Figures.StackMapBytes)
			}
		}
		docs := map[string]*report.Doc{"source": &rep.Source, "assembly": &rep.Asm}
		if len(rep.StackMap.Text) > 0 {
			docs["stack map"] = &rep.StackMap
		}
		for i := range rep.Stages {
			if d := rep.Stages[i].Doc; d != nil {
				docs[rep.Stages[i].Key] = d
			}
		}
		for name, d := range docs {
			checkDoc(t, name, d, known)
		}
	})
}

func checkDoc(t *testing.T, name string, d *report.Doc, known map[uint32]*report.Link) {
	t.Helper()
	if len(d.Marks) == 0 {
		t.Errorf("%s has no marks", name)
	}
	if lines := strings.Count(d.Text, "\n"); d.Gutter != nil && len(d.Gutter) != lines {
		t.Errorf("%s: %d gutter labels for %d lines", name, len(d.Gutter), lines)
	}
	var open []report.Mark
	for i, m := range d.Marks {
		if m.Start < 0 || m.End < m.Start || int(m.End) > len(d.Text) {
			t.Fatalf("%s: mark %+v lies outside %d bytes", name, m, len(d.Text))
		}
		if known[m.ID] == nil {
			t.Errorf("%s: mark %q is of id %d, which has no link", name, d.Text[m.Start:m.End],
				m.ID)
		}
		if i > 0 && (d.Marks[i-1].Start > m.Start || d.Marks[i-1].Start == m.Start &&
			d.Marks[i-1].End < m.End) {
			t.Errorf("%s: mark %d is out of order", name, i)
		}
		for len(open) > 0 && open[len(open)-1].End <= m.Start {
			open = open[:len(open)-1]
		}
		if len(open) > 0 && open[len(open)-1].End < m.End {
			t.Errorf("%s: %q crosses %q", name, d.Text[m.Start:m.End],
				d.Text[open[len(open)-1].Start:open[len(open)-1].End])
		}
		open = append(open, m)
	}
}

func TestSameRequestSameReport(t *testing.T) {
	forEachExample(t, func(t *testing.T, source string, rep *report.Report) {
		again := Run(context.Background(), &report.Request{Source: source})
		if !reflect.DeepEqual(rep, again) {
			t.Error("a second run of the same request reports something else")
		}
	})
}

// TestPointerIsFoundInEveryPane follows %obj of the documents' first example from the source to the
// bytes that describe it.
func TestPointerIsFoundInEveryPane(t *testing.T) {
	rep := Run(context.Background(), &report.Request{
		Source: "define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)\n       gc " +
			"\"statepoint-example\" {\n  call void ()* @foo()\n  ret i8 addrspace(1)* %obj\n}\n"})
	var obj uint32
	for _, l := range rep.Links {
		if l.Label == "%obj" {
			obj = l.ID
		}
	}
	index := report.NewIndex(rep.Links)
	lit := map[uint32]bool{}
	for _, l := range index.Select([]uint32{obj}) {
		lit[l.ID] = true
	}
	shown := func(d *report.Doc, roles ...report.Role) (texts []string) {
		for _, m := range d.Marks {
			for _, role := range roles {
				if lit[m.ID] && m.Role == role {
					texts = append(texts, d.Text[m.Start:m.End])
				}
			}
		}
		return texts
	}
	for _, c := range []struct {
		pane string
		got  []string
		want string
	}{
		{"source", shown(&rep.Source, report.RoleDef, report.RoleUse), "[%obj %obj]"},
		{"rewritten", shown(rep.Stages[2].Doc, report.RoleDef, report.RoleUse), "[%obj %obj %obj.relocated %obj %obj %obj.relocated]"},
		{"assembly bytes", shown(&rep.Asm, report.RoleBytes), "[48 89 3c 24 48 8b 04 24]"},
		{"assembly places", shown(&rep.Asm, report.RolePlace), "[(%rsp) [rsp+0] [rsp+0] (%rsp)]"},
	} {
		if got := fmt.Sprint(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", c.pane, got, c.want)
		}
	}
	if got := shown(&rep.StackMap, report.RoleBytes); len(got) != 12 {
		t.Errorf("stack map: %d pieces of bytes are lit, want two locations of six fields: %q",
			len(got), got)
	}
}

func TestErrorsHaveAPlaceAndKeepWhatCameBefore(t *testing.T) {
	for _, c := range []struct {
		name, source string
		line, column int32
		stages       int
	}{
		{"syntax", "define void @f() {\n  ret vod\n}\n", 2, 7, 0},
		{"undefined value", "define i64 @f(i64 %x) {\n  ret i64 %y\n}\n", 2, 11, 0},
		{"verifier", "define i64 @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  %x = add i64 1, 2\n  br label %b\nb:\n  ret i64 %x\n}\n", 8, 0, 1},
		{"unknown strategy", "define void @f() gc \"statepoint-exmple\" {\n  ret void\n}\n", 1, 0, 2},
		{"not supported", "define void @f() {\n  call void asm \"fsin\", \"\"()\n  ret void\n}\n", 2, 0, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			rep := Run(context.Background(), &report.Request{Source: c.source})
			if rep.OK || len(rep.Diagnostics) == 0 {
				t.Fatalf("no error; stages %d", len(rep.Stages))
			}
			d := rep.Diagnostics[0]
			if d.Line != c.line || c.column != 0 && d.Column != c.column {
				t.Errorf("%d:%d: %s; want line %d, column %d", d.Line, d.Column, d.Message, c.line,
					c.column)
			}
			shown := 0
			for _, s := range rep.Stages {
				if s.Doc != nil {
					shown++
				}
			}
			if shown != c.stages {
				t.Errorf("%d stages with a module, want %d", shown, c.stages)
			}
			if rep.Source.Text != c.source {
				t.Error("the source is not kept")
			}
		})
	}
}

func TestLimitsSayWhich(t *testing.T) {
	rep := Run(context.Background(), &report.Request{
		Source: strings.Repeat(";", explore.MaxSourceBytes+1)})
	if rep.OK || !strings.Contains(rep.Diagnostics[0].Message, fmt.Sprint(explore.MaxSourceBytes)) {
		t.Errorf("no error that names the limit: %+v", rep.Diagnostics)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if rep = Run(ctx, &report.Request{Source: "define void @f() {\n  ret void\n}\n"}); rep.OK ||
		!strings.Contains(rep.Diagnostics[0].Message, "canceled") {
		t.Errorf("a cancelled run reports %+v", rep.Diagnostics)
	}
}

func TestOptions(t *testing.T) {
	source := "declare void @foo()\ndefine void @f() gc \"statepoint-example\" {\n  call void " +
		"@foo()\n  ret void\n}\ndefine void @gc.safepoint_poll() {\n  call void @foo()\n  ret " +
		"void\n}\n"
	polls := func(flags ...string) uint32 {
		return Run(context.Background(), &report.Request{
			Source: source, Options: report.Options{PassFlags: flags}}).Figures.Polls
	}
	if polls() != 1 || polls("-spp-no-entry") != 0 {
		t.Errorf("polls: %d, and with -spp-no-entry %d", polls(), polls("-spp-no-entry"))
	}
	rep := Run(context.Background(), &report.Request{
		Source: source, Options: report.Options{Passes: []string{"rewrite-statepoints-for-gc"},
			Syntax: "intel"}})
	if rep.Figures.Polls != 0 || !strings.Contains(rep.Asm.Text, "call   foo") {
		t.Errorf("one pass, Intel syntax: %d polls\n%s", rep.Figures.Polls, rep.Asm.Text)
	}
	for _, bad := range []report.Options{{Passes: []string{"nonsense"}},
		{PassFlags: []string{"-nonsense"}}} {
		if rep := Run(context.Background(), &report.Request{Source: source, Options: bad}); rep.OK {
			t.Errorf("%+v is accepted", bad)
		}
	}
}
