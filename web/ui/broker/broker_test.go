package broker

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
)

// view records what it is given.
type view struct {
	lights []Light
	pinned bool
	times  int
}

func (v *view) Light(l []Light, pinned bool) { v.lights, v.pinned, v.times = l, pinned, v.times+1 }

func brokerOf(r *report.Report) (*Broker, [panes.Count]*view) {
	b := New()
	var views [panes.Count]*view
	for p := range panes.Count {
		views[p] = &view{}
		b.Register(p, views[p])
	}
	b.SetLinks(r.Links)
	b.SetDoc(panes.Source, &r.Source)
	b.SetDoc(panes.Module, r.Stages[2].Doc)
	b.SetDoc(panes.Asm, &r.Asm)
	b.SetDoc(panes.Map, &r.StackMap)
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
	r := uitest.Report()
	b, views := brokerOf(r)
	at := int32(strings.Index(r.Source.Text, "%obj")) + 1
	if !b.Hover(panes.Source, at) {
		t.Fatal("nothing changed")
	}
	for p, want := range [][]string{{"%obj", "%obj"}, {"%obj.relocated"},
		{"movq %rdi, (%rsp)", "(%rsp)"}, {"03 00 08"}} {
		if got := lit(b.docs[p], views[p]); !slices.Equal(got, want) {
			t.Errorf("pane %d: lit %q, want %q", p, got, want)
		}
	}
	// The counts match the lists.
	for p, n := range b.Counts() {
		if listed := len(b.Linked(panes.Pane(p))); n != 1 || listed != n {
			t.Errorf("pane %d: %d counted, %d listed", p, n, listed)
		}
	}
	if b.Hover(panes.Source, at+1) {
		t.Error("moving within a word changed something")
	}
	// And back from the bytes.
	b.Hover(panes.Map, 2)
	if got := lit(b.docs[panes.Source], views[panes.Source]); len(got) != 2 {
		t.Errorf("from the map: %q", got)
	}
	b.Hover(panes.Map, -1)
	for p := range panes.Count {
		if len(views[p].lights) > 0 {
			t.Errorf("pane %d stayed lit", p)
		}
	}
}

func TestBodyOfFunctionIsGround(t *testing.T) {
	r := uitest.Report()
	b, views := brokerOf(r)
	if b.Hover(panes.Source, int32(strings.Index(r.Source.Text, "{"))) {
		t.Error("the body of a function was pointed at")
	}
	if got := b.At(panes.Source, int32(strings.Index(r.Source.Text, "@f"))); !slices.Equal(got,
		[]uint32{9}) {
		t.Errorf("its name is %v", got)
	}
	b.Hover(panes.Source, int32(strings.Index(r.Source.Text, "@f")))
	if got := lit(b.docs[panes.Source], views[panes.Source]); !slices.Equal(got, []string{"@f("}) {
		t.Errorf("lit %q", got)
	}
}

func TestPinHoverClear(t *testing.T) {
	r := uitest.Report()
	b, views := brokerOf(r)
	obj, foo := int32(strings.Index(r.Source.Text, "%obj")),
		int32(strings.Index(r.Source.Text, "call"))
	b.Pin(panes.Source, obj)
	if ids, pinned := b.Selected(); !pinned || !slices.Equal(ids, []uint32{1}) ||
		!views[panes.Map].pinned {
		t.Error("not pinned", ids)
	}
	b.Hover(panes.Source, foo)
	if ids, pinned := b.Selected(); pinned || !slices.Equal(ids, []uint32{2}) {
		t.Error("no preview over a pin", ids)
	}
	b.Hover(panes.Source, -1)
	if ids, pinned := b.Selected(); !pinned || !slices.Equal(ids, []uint32{1}) {
		t.Error("the pin did not come back", ids)
	}
	b.Clear()
	if ids, _ := b.Selected(); len(ids) > 0 {
		t.Error("still selected", ids)
	}
	// The caret works like the mouse.
	b.Caret(panes.Source, foo)
	if ids, pinned := b.Selected(); pinned || !slices.Equal(ids, []uint32{2}) {
		t.Error("the caret pointed at nothing", ids)
	}
}

// A pin survives a compilation that changes all ids.
func TestPinSurvives(t *testing.T) {
	r := uitest.Report()
	b, _ := brokerOf(r)
	b.PinName("%obj")
	again := []report.Link{{ID: 40, Kind: provenance.KindGlobal, Label: "%obj"},
		{ID: 41, Kind: provenance.KindArgument, Label: "%obj"}}
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
	r := uitest.Report()
	b, _ := brokerOf(r)
	if m, ok := b.Find(panes.Map, 5); !ok || m.Start != 0 || m.End != 8 {
		t.Errorf("found %v", m)
	}
	if _, ok := b.Find(panes.Asm, 5); ok {
		t.Error("found what is not there")
	}
	if _, ok := b.Counterpart(panes.Asm); ok {
		t.Error("a counterpart of nothing")
	}
	b.PinName("%obj")
	if l, ok := b.Counterpart(panes.Map); !ok || l.Strength != report.Related {
		t.Errorf("counterpart %v", l)
	}
}

// The counterpart of a derived pointer in the stack map is its own location, not that of its base,
// which is also lit and comes first.
func TestCounterpartIsNoBase(t *testing.T) {
	b := New()
	text := "base location\nown location\n"
	b.SetLinks([]report.Link{
		{ID: 1, Kind: provenance.KindInstruction, Category: report.CategoryDerived, Label: "%p"},
		{ID: 2, Kind: provenance.KindInstruction, Category: report.CategoryBase, Label: "%p.base", From: []uint32{1}, Purpose: report.PurposeBase},
		{ID: 3, Kind: provenance.KindLocation, Label: "location 3", From: []uint32{2},
			At: []uint32{5}},
		{ID: 4, Kind: provenance.KindLocation, Label: "location 4", From: []uint32{1},
			At: []uint32{6}},
		{ID: 5, Kind: provenance.KindSlot, Label: "[rsp+0]"}, {ID: 6, Kind: provenance.KindSlot, Label: "[rsp+8]"},
	})
	b.SetDoc(panes.Map, &report.Doc{Text: text,
		Marks: []report.Mark{{Start: 0, End: 13, ID: 3, Role: report.RoleBytes},
			{Start: 14, End: 26, ID: 4, Role: report.RoleBytes}}})
	for id, want := range map[uint32]string{1: "own location", 2: "base location"} {
		b.PinIDs([]uint32{id})
		if l, ok := b.Counterpart(panes.Map); !ok || text[l.Start:l.End] != want {
			t.Errorf("of %d: %v %v", id, l, ok)
		}
	}
}

// The function at an offset comes from the outline, or else from the item there; a call to another
// function counts in neither case.
func TestFunction(t *testing.T) {
	source := uitest.Marked("declare @g\ndefine @f {\n call @g\n}\n", "@g", 8, report.RoleDef,
		"@f", 9, report.RoleDef, "call @g", 2, report.RoleWhole, "@g\n}", 8, report.RoleUse)
	start := int32(strings.Index(source.Text, "define"))
	name := int32(strings.Index(source.Text, "@f"))
	source.Outline = []report.Symbol{{Kind: report.SymbolFunction, Start: start,
		End: int32(len(source.Text)) - 1, NameStart: name, NameEnd: name + 2, Parent: -1}}
	asm := uitest.Marked("f:\n callq g\n# note\n", "f:", 9, report.RoleDef, "callq g", 7,
		report.RoleWhole, "g\n", 8, report.RoleUse)
	b := New()
	b.SetLinks([]report.Link{
		{ID: 2, Kind: provenance.KindInstruction, Label: "call @g", Func: 9},
		{ID: 7, Kind: provenance.KindMachine, Label: "callq", Func: 9},
		{ID: 8, Kind: provenance.KindFunction, Label: "@g", Func: 8},
		{ID: 9, Kind: provenance.KindFunction, Label: "@f", Func: 9},
	})
	b.SetDoc(panes.Source, source)
	b.SetDoc(panes.Asm, asm)
	for _, c := range []struct {
		pane panes.Pane
		at   string
		want uint32
	}{
		{panes.Source, "are @g", 0}, {panes.Source, "fine", 9}, {panes.Source, "@g\n}", 9},
		{panes.Source, "}", 9}, {panes.Asm, "f:", 9}, {panes.Asm, "llq", 9}, {panes.Asm, "g\n", 9},
		{panes.Asm, "note", 0}, {panes.Module, "", 0},
	} {
		at := int32(0)
		if d := b.Doc(c.pane); d != nil {
			at = int32(strings.Index(d.Text, c.at))
		}
		if got := b.Function(c.pane, at); got != c.want {
			t.Errorf("pane %d at %q: function %d, want %d", c.pane, c.at, got, c.want)
		}
	}
}

// The name of a call's result denotes that value; the rest of the line denotes the call.
func TestResultIsPointedAt(t *testing.T) {
	const text = "%r = call @f() use %r"
	b := New()
	b.SetLinks([]report.Link{
		{ID: 1, Kind: provenance.KindInstruction, Label: "%r", Call: 4},
		{ID: 2, Kind: provenance.KindCall, Purpose: report.PurposeStatepoint, From: []uint32{4}},
		{ID: 3, Kind: provenance.KindInstruction, Label: "%r1", Purpose: report.PurposeResult,
			From: []uint32{1}, Call: 2},
		{ID: 4, Kind: provenance.KindCall, Label: "call @f"},
	})
	b.SetDoc(panes.Source, &report.Doc{Text: text, Marks: []report.Mark{
		{Start: 0, End: 14, ID: 4, Role: report.RoleWhole},
		{Start: 0, End: 2, ID: 1, Role: report.RoleDef},
		{Start: 19, End: 21, ID: 1, Role: report.RoleUse}}})
	for at, want := range map[int32]uint32{0: 1, 6: 4, 19: 1} {
		if got := b.At(panes.Source, at); !slices.Equal(got, []uint32{want}) {
			t.Errorf("at %d is %v, not %d", at, got, want)
		}
	}
	// Each has a name by which a link can pin it again.
	for _, id := range []uint32{1, 3, 4} {
		b.PinIDs([]uint32{id})
		name := b.PinnedName()
		b.Clear()
		if b.PinName(name); !slices.Equal(b.Pinned(), []uint32{id}) {
			t.Errorf("%d is named %q, which pins %v", id, name, b.Pinned())
		}
	}
}
