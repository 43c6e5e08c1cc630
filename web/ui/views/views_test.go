package views

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// beside fakes the views' dependencies in tests: it records the calls.
type beside struct {
	open     string
	jumped   []uint32
	selected int
	shown    []uint32
	docs     int
	saved    []string
	told     []string
	texts    map[string]string
	views    *Views
	typed    string // in place of the text, if it was what old says
	old      string
}

func (b *beside) Tab(p panes.Pane) *View           { return b.views.Lists()[p][0] }
func (b *beside) OpenView(_ panes.Pane, id string) { b.open = id }
func (b *beside) ShowDocs()                        { b.docs++ }
func (b *beside) Jump(id uint32)                   { b.jumped = append(b.jumped, id) }
func (b *beside) Selected(panes.Pane)              { b.selected++ }
func (b *beside) Say()                             {}
func (b *beside) ShowFunction(id uint32)           { b.shown = append(b.shown, id) }
func (b *beside) SetOptions(report.Options)        {}
func (b *beside) Retype(was, text string) bool {
	b.old, b.typed = was, text
	return was != "edited"
}
func (b *beside) Against() (string, report.Handle) { return "", 0 }
func (b *beside) Choices() []elements.Group        { return nil }
func (b *beside) Here() uint32                     { return 0 }
func (b *beside) Fetch(then func())                { then() }
func (b *beside) Download(name, _, _ string)       { b.saved = append(b.saved, name) }
func (b *beside) Tell(text string)                 { b.told = append(b.told, text) }
func (b *beside) RunTo(uint32)                     {}

func (b *beside) Of(name, known string) (text, why string) {
	if text, ok := b.texts[name]; ok {
		return text, ""
	}
	return "", "no " + known
}

// testViews are the views of a module of two functions, each with a record.
func testViews() (*Views, *beside) {
	ws, b, at := workspace.New(nil, engine.Never), broker.New(), &beside{}
	v := New(&Beside{Workspace: ws, Broker: b, Browser: browser.None{}, Tabs: at, Display: at,
		Selection: at, Source: at, Compare: at, Folds: at, Texts: at, Files: at, Around: at})
	at.views = v
	r := &report.Report{OK: true, Links: []report.Link{
		{ID: 1, Kind: provenance.KindFunction, Label: "@f", Func: 1},
		{ID: 2, Kind: provenance.KindFunction, Label: "@g", Func: 2},
		{ID: 3, Kind: provenance.KindBlock, Func: 1}, {ID: 4, Kind: provenance.KindBlock, Func: 2},
		{ID: 5, Kind: provenance.KindInstruction, Func: 1, Label: "%a"},
		{ID: 6, Kind: provenance.KindInstruction, Func: 2, Label: "%b"},
		{ID: 7, Kind: provenance.KindRecord, Func: 1, Label: "record 0"},
		{ID: 8, Kind: provenance.KindRecord, Func: 2, Label: "record 1"},
		{ID: 9, Kind: provenance.KindMachine, Func: 2},
	}}
	ws.Good, ws.Latest = r, r
	b.SetLinks(r.Links)
	return v, at
}

// Links to the page refer to views by id, so each view has a unique one.
func TestViewIDs(t *testing.T) {
	seen := map[string]bool{}
	v, _ := testViews()
	for pane, list := range v.Lists() {
		for i, v := range list {
			if v.ID == "" || v.Title == "" || seen[v.ID] {
				t.Errorf("%s: view %d is %q, called %q", panes.Pane(pane).Title(), i, v.ID, v.Title)
			}
			seen[v.ID] = true
			if i == 0 && v.Ask != nil {
				t.Errorf("%s: what is shown at first is not in the report",
					panes.Pane(pane).Title())
			}
		}
	}
}

// Views of one function or one record go to the pins and report whether they moved.
func TestViewsFollowPins(t *testing.T) {
	v, _ := testViews()
	graph, frame, parser := v.cfg.view(), v.frame.view(), v.parse.view()
	v.cfg.broker.PinIDs([]uint32{6})
	for _, view := range []*View{graph, frame, parser} {
		if !view.Follow() {
			t.Errorf("%s does not follow a pin in another function", view.ID)
		}
		if view.Follow() {
			t.Errorf("%s follows the same pin twice", view.ID)
		}
	}
	if ask := graph.Ask(); ask.Subject != 2 {
		t.Errorf("the graph is of %d, not of @g", ask.Subject)
	}
	if ask := parser.Ask(); ask.Subject != 8 {
		t.Errorf("the parser reads record %d, not the one of @g", ask.Subject)
	}
	v.cfg.broker.PinIDs([]uint32{7})
	if frame.Follow(); v.FrameAt() != 7 {
		t.Errorf("the frame is drawn at %d, not at the record that is pinned", v.FrameAt())
	}
}

// A run takes views of one function or one record along, also from what is pinned, until something
// else is pinned.
func TestViewsFollowRuns(t *testing.T) {
	v, _ := testViews()
	graph, frame, parser := v.cfg.view(), v.frame.view(), v.parse.view()
	all := []*View{frame, graph, parser}
	follow := func() {
		for _, view := range all {
			view.Follow()
		}
	}
	v.cfg.broker.PinIDs([]uint32{7})
	follow()
	v.cfg.broker.Follow([]uint32{9, 8})
	for _, view := range all {
		if !view.Follow() {
			t.Errorf("%s does not follow a run into another function", view.ID)
		}
	}
	if v.FrameAt() != 9 || graph.Ask().Subject != 2 || parser.Ask().Subject != 8 {
		t.Errorf("the frame is drawn at %d, the graph is of %d, and record %d is parsed",
			v.FrameAt(), graph.Ask().Subject, parser.Ask().Subject)
	}
	v.cfg.broker.PinIDs([]uint32{5})
	follow()
	if v.FrameAt() != 1 || graph.Ask().Subject != 1 {
		t.Errorf("a pin leaves the frame at %d and the graph at %d", v.FrameAt(),
			graph.Ask().Subject)
	}
}

// The headers sort the table of functions, and its rows lead to functions.
func TestFunctionsAct(t *testing.T) {
	v, at := testViews()
	view := v.functions.view()
	view.Act(3 << 1)
	view.Enter("read")
	if ask := view.Ask(); ask.Step != 3 || ask.Lookup != "read" {
		t.Errorf("asks %+v", ask)
	}
	view.Act(2<<1 | 1)
	if !slices.Equal(at.shown, []uint32{2}) || at.selected != 1 ||
		!slices.Equal(v.functions.broker.Pinned(), []uint32{2}) {
		t.Errorf("shown %v, pinned %v", at.shown, v.functions.broker.Pinned())
	}
}

// The parser's program is saved once it is loaded; otherwise the page says why not.
func TestParserIsSaved(t *testing.T) {
	v, at := testViews()
	view := v.parse.view()
	view.Act(report.ParseSave)
	if len(at.saved) != 0 || len(at.told) != 1 {
		t.Errorf("saved %q, told %q", at.saved, at.told)
	}
	name := v.parse.file()
	at.texts = map[string]string{name: "int main;"}
	view.Act(report.ParseSave)
	if !slices.Equal(at.saved, []string{name}) {
		t.Errorf("saved %q, want %q", at.saved, name)
	}
}

// An instruction that is too long for its block leads from the graph to the module; a function is
// drawn.
func TestGraphLeadsOn(t *testing.T) {
	v, at := testViews()
	view := v.cfg.view()
	view.Act(5)
	if at.open != "" || !slices.Equal(at.jumped, []uint32{5}) {
		t.Errorf("opened %q, jumped to %v", at.open, at.jumped)
	}
	view.Act(2)
	if ask := view.Ask(); ask.Subject != 2 || ask.View != report.ViewCFG {
		t.Errorf("asks %+v", ask)
	}
	if view.Act(actBrief); view.Ask().View != report.ViewCFGBrief || at.docs != 3 {
		t.Errorf("asks %+v after %d showings", view.Ask(), at.docs)
	}
}

// The element of embed.js refuses attributes with views that there are not, so it has the names of
// all views.
func TestElementKnowsViews(t *testing.T) {
	script, err := os.ReadFile(filepath.Join("..", "..", "..", "static", "js", "embed.js"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(script), `const views = "`)
	list, _, _ = strings.Cut(list, `"`)
	known := strings.Fields(list)
	v := New(&Beside{Workspace: workspace.New(nil, engine.Never), Broker: broker.New(),
		Browser: browser.None{}})
	for _, pane := range v.Lists() {
		for _, view := range pane {
			if !slices.Contains(known, view.ID) {
				t.Errorf("embed.js does not know the view %s", view.ID)
			}
		}
	}
}
