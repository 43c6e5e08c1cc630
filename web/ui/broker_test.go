package ui

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// view records what it is told.
type view struct {
	lights []Light
	pinned bool
	times  int
}

func (v *view) Light(l []Light, pinned bool) { v.lights, v.pinned, v.times = l, pinned, v.times+1 }

// marked finds words in a text and marks them.
func marked(text string, words ...any) *report.Doc {
	d := &report.Doc{Text: text}
	for i := 0; i < len(words); i += 3 {
		word, id, role := words[i].(string), uint32(words[i+1].(int)), words[i+2].(report.Role)
		for at := 0; ; at += len(word) {
			n := strings.Index(text[at:], word)
			if n < 0 {
				break
			}
			at += n
			d.Marks = append(d.Marks, report.Mark{Start: int32(at), End: int32(at + len(word)),
				ID: id, Role: role})
		}
	}
	slices.SortFunc(d.Marks, func(a, b report.Mark) int {
		if a.Start != b.Start {
			return int(a.Start - b.Start)
		}
		return int(b.End - a.End)
	})
	return d
}

func small() *report.Report {
	source := "define @f(%obj) { call @foo ret %obj }"
	return &report.Report{
		OK:     true,
		Source: *marked(source, "@f(", 9, report.RoleDef, "%obj", 1, report.RoleUse, "call @foo", 2, report.RoleWhole, source, 9, report.RoleWhole),
		Stages: []report.Stage{
			{Key: report.StageParse, Title: "Parse", Changed: true, Summary: "2 instructions", Doc: &report.Doc{Text: source}},
			{Key: report.StagePlace, Title: "Place safepoints", Doc: &report.Doc{Text: source}},
			{Key: report.StageRewrite, Title: "Rewrite statepoints", Changed: true,
				Doc: marked("%obj.relocated = relocate", "%obj.relocated", 3, report.RoleDef)},
			{Key: report.StageLower, Title: "Lower", Changed: true},
			{Key: report.StageEncode, Title: "Encode", Changed: true},
			{Key: report.StageStackMap, Title: "Stack map", Changed: true},
		},
		Asm:      *marked("movq %rdi, (%rsp)\ncallq foo\n", "(%rsp)", 4, report.RolePlace, "movq %rdi, (%rsp)", 6, report.RoleWhole, "callq foo", 7, report.RoleWhole),
		StackMap: *marked("03 00 08 location 3\n", "03 00 08", 5, report.RoleBytes),
		Links: []report.Link{
			{ID: 1, Kind: report.KindArgument, Category: report.CategoryBase, Label: "%obj", At: []uint32{4}},
			{ID: 2, Kind: report.KindInstruction, Category: report.CategoryCall, Label: "call @foo"},
			{ID: 3, Kind: report.KindInstruction, Category: report.CategoryBase, Label: "%obj.relocated", From: []uint32{1}},
			{ID: 4, Kind: report.KindSlot, Label: "[rsp+0]"},
			{ID: 5, Kind: report.KindLocation, Category: report.CategoryBase, Label: "record 0, location 3", From: []uint32{1}, At: []uint32{4}, Start: 88, End: 100},
			{ID: 6, Kind: report.KindMachine, Label: "movq", From: []uint32{1}},
			{ID: 7, Kind: report.KindMachine, Category: report.CategoryCall, Label: "callq", From: []uint32{2}},
			{ID: 9, Kind: report.KindFunction, Label: "@f"},
		},
	}
}

func brokerOf(r *report.Report) (*Broker, [paneCount]*view) {
	b := NewBroker()
	var views [paneCount]*view
	for p := range paneCount {
		views[p] = &view{}
		b.Register(p, views[p])
	}
	b.SetLinks(r.Links)
	b.SetDoc(PaneSource, &r.Source)
	b.SetDoc(PaneModule, r.Stages[2].Doc)
	b.SetDoc(PaneAsm, &r.Asm)
	b.SetDoc(PaneMap, &r.StackMap)
	b.Refresh()
	return b, views
}

func lit(d *report.Doc, v *view) (out []string) {
	for _, l := range v.lights {
		out = append(out, d.Text[l.Start:l.End])
	}
	return out
}

func TestHoverLightsEveryPane(t *testing.T) {
	r := small()
	b, views := brokerOf(r)
	at := int32(strings.Index(r.Source.Text, "%obj")) + 1
	if !b.Hover(PaneSource, at) {
		t.Fatal("nothing changed")
	}
	for p, want := range [][]string{{"%obj", "%obj"}, {"%obj.relocated"},
		{"movq %rdi, (%rsp)", "(%rsp)"}, {"03 00 08"}} {
		if got := lit(b.docs[p], views[p]); !slices.Equal(got, want) {
			t.Errorf("pane %d: lit %q, want %q", p, got, want)
		}
	}
	// What is counted is what is listed.
	for p, n := range b.Counts() {
		if listed := len(b.Linked(Pane(p))); n != 1 || listed != n {
			t.Errorf("pane %d: %d counted, %d listed", p, n, listed)
		}
	}
	if b.Hover(PaneSource, at+1) {
		t.Error("moving within a word changed something")
	}
	// And back from the bytes.
	b.Hover(PaneMap, 2)
	if got := lit(b.docs[PaneSource], views[PaneSource]); len(got) != 2 {
		t.Errorf("from the map: %q", got)
	}
	b.Hover(PaneMap, -1)
	for p := range paneCount {
		if len(views[p].lights) > 0 {
			t.Errorf("pane %d stayed lit", p)
		}
	}
}

func TestBodyOfFunctionIsGround(t *testing.T) {
	r := small()
	b, views := brokerOf(r)
	if b.Hover(PaneSource, int32(strings.Index(r.Source.Text, "{"))) {
		t.Error("the body of a function was pointed at")
	}
	if got := b.At(PaneSource, int32(strings.Index(r.Source.Text, "@f"))); !slices.Equal(got,
		[]uint32{9}) {
		t.Errorf("its name is %v", got)
	}
	b.Hover(PaneSource, int32(strings.Index(r.Source.Text, "@f")))
	if got := lit(b.docs[PaneSource], views[PaneSource]); !slices.Equal(got, []string{"@f("}) {
		t.Errorf("lit %q", got)
	}
}

func TestPinHoverClear(t *testing.T) {
	r := small()
	b, views := brokerOf(r)
	obj, foo := int32(strings.Index(r.Source.Text, "%obj")),
		int32(strings.Index(r.Source.Text, "call"))
	b.Pin(PaneSource, obj)
	if ids, pinned := b.Selected(); !pinned || !slices.Equal(ids, []uint32{1}) ||
		!views[PaneMap].pinned {
		t.Error("not pinned", ids)
	}
	b.Hover(PaneSource, foo)
	if ids, pinned := b.Selected(); pinned || !slices.Equal(ids, []uint32{2}) {
		t.Error("no preview over a pin", ids)
	}
	b.Hover(PaneSource, -1)
	if ids, pinned := b.Selected(); !pinned || !slices.Equal(ids, []uint32{1}) {
		t.Error("the pin did not come back", ids)
	}
	b.Clear()
	if ids, _ := b.Selected(); len(ids) > 0 {
		t.Error("still selected", ids)
	}
	// The caret does what the mouse does.
	b.Caret(PaneSource, foo)
	if ids, pinned := b.Selected(); pinned || !slices.Equal(ids, []uint32{2}) {
		t.Error("the caret pointed at nothing", ids)
	}
}

// A pin outlives a compilation that gives everything other ids.
func TestPinSurvives(t *testing.T) {
	r := small()
	b, _ := brokerOf(r)
	b.PinName("%obj")
	again := []report.Link{{ID: 40, Kind: report.KindGlobal, Label: "%obj"},
		{ID: 41, Kind: report.KindArgument, Label: "%obj"}}
	b.SetLinks(again)
	b.Refresh()
	if ids, pinned := b.Selected(); !pinned || !slices.Equal(ids, []uint32{41}) {
		t.Errorf("the pin is %v", ids)
	}
	b.SetLinks(nil)
	b.Refresh()
	if ids, _ := b.Selected(); len(ids) > 0 {
		t.Errorf("what is gone is still pinned: %v", ids)
	}
}

func TestFindAndCounterpart(t *testing.T) {
	r := small()
	b, _ := brokerOf(r)
	if m, ok := b.Find(PaneMap, 5); !ok || m.Start != 0 || m.End != 8 {
		t.Errorf("found %v", m)
	}
	if _, ok := b.Find(PaneAsm, 5); ok {
		t.Error("found what is not there")
	}
	if _, ok := b.Counterpart(PaneAsm); ok {
		t.Error("a counterpart of nothing")
	}
	b.PinName("%obj")
	if l, ok := b.Counterpart(PaneMap); !ok || l.Strength != report.Related {
		t.Errorf("counterpart %v", l)
	}
}

// Of a derived pointer the counterpart in the stack map is its own location, not
// that of its base, which lights as well and comes first.
func TestCounterpartIsNoBase(t *testing.T) {
	b := NewBroker()
	text := "base location\nown location\n"
	b.SetLinks([]report.Link{
		{ID: 1, Kind: report.KindInstruction, Category: report.CategoryDerived, Label: "%p"},
		{ID: 2, Kind: report.KindInstruction, Category: report.CategoryBase, Label: "%p.base", From: []uint32{1}, Purpose: report.PurposeBase},
		{ID: 3, Kind: report.KindLocation, Label: "location 3", From: []uint32{2}, At: []uint32{5}},
		{ID: 4, Kind: report.KindLocation, Label: "location 4", From: []uint32{1}, At: []uint32{6}},
		{ID: 5, Kind: report.KindSlot, Label: "[rsp+0]"}, {ID: 6, Kind: report.KindSlot, Label: "[rsp+8]"},
	})
	b.SetDoc(PaneMap, &report.Doc{Text: text,
		Marks: []report.Mark{{Start: 0, End: 13, ID: 3, Role: report.RoleBytes},
			{Start: 14, End: 26, ID: 4, Role: report.RoleBytes}}})
	for id, want := range map[uint32]string{1: "own location", 2: "base location"} {
		b.PinIDs([]uint32{id})
		if l, ok := b.Counterpart(PaneMap); !ok || text[l.Start:l.End] != want {
			t.Errorf("of %d: %v %v", id, l, ok)
		}
	}
}
