package views

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
)

// Links to the page name views by their ids, so each has one, of its own.
func TestViewIDs(t *testing.T) {
	seen := map[string]bool{}
	for pane := range panes.Count {
		for i, v := range testPanes().Tabs.views[pane] {
			if v.ID == "" || v.Title == "" || seen[v.ID] {
				t.Errorf("%s: view %d is %q, called %q", pane.Title(), i, v.ID, v.Title)
			}
			seen[v.ID] = true
			if i == 0 && v.Ask != nil {
				t.Errorf("%s: what is shown at first is not in the report", pane.Title())
			}
		}
	}
}

// A view shows nothing until its answer is there, then that, and after a new
// report nothing again.
func TestViewsWaitForAnswers(t *testing.T) {
	p := testPanes()
	p.Tabs.openView(panes.Module, "diff")
	if p.Tabs.ViewID(panes.Module) != "diff" || p.content.doc(panes.Module) != nil ||
		p.content.viewNote(panes.Module) == "" {
		t.Errorf("opened %q, shows %v, says %q", p.Tabs.ViewID(panes.Module),
			p.content.doc(panes.Module), p.content.viewNote(panes.Module))
	}
	ask := p.diff.ask()
	if ask.View != report.ViewDiff || ask.Stage != report.StageRewrite {
		t.Errorf("asks %+v", ask)
	}
	ask.Request = p.input.ws.Question
	old := ask
	old.Request.Seq++
	p.input.ws.ViewAnswered(&old, &report.ViewAnswer{Doc: &report.Doc{Text: "of another text"}})
	if p.content.doc(panes.Module) != nil {
		t.Error("an answer about another text is shown")
	}
	p.input.ws.ViewAnswered(&ask, &report.ViewAnswer{Doc: &report.Doc{
		Text: "+ new\n", Caption: "One line."}})
	if d := p.content.doc(panes.Module); d == nil || d.Text != "+ new\n" ||
		p.content.viewNote(panes.Module) != "" {
		t.Errorf("shows %+v, says %q", d, p.content.viewNote(panes.Module))
	}
	holds(t, panesHTML(p), "One line.", `id="tab-diff"`)
	p.input.ws.Stage = report.StagePlace // another question
	if p.content.doc(panes.Module) != nil {
		t.Error("the answer about one stage is shown for another")
	}
	p.input.ws.Stage = report.StageRewrite
	p.input.ws.Have(uitest.Report())
	if p.content.doc(panes.Module) != nil {
		t.Error("an answer outlived its report")
	}
	p.input.ws.ViewAnswered(&ask, &report.ViewAnswer{Trouble: "no such thing"})
	if p.content.doc(panes.Module) != nil || p.content.emptyText(panes.Module) != "No such thing." {
		t.Errorf("says %q", p.content.emptyText(panes.Module))
	}
	p.Tabs.openView(panes.Module, "nowhere")
	if p.Tabs.ViewID(panes.Module) != "" {
		t.Error("opened", p.Tabs.ViewID(panes.Module))
	}
	p.Tabs.stepView(panes.Module, -1)
	all := p.Tabs.views[panes.Module]
	if last := all[len(all)-1].ID; p.Tabs.ViewID(panes.Module) != last {
		t.Error("stepped to", p.Tabs.ViewID(panes.Module))
	}
}

// The graph is well formed whatever names its text has: none of them becomes an
// element.
func TestGraphEscapes(t *testing.T) {
	p := testPanes()
	evil := `%"<img src=x onerror=alert(1)>&\22"`
	line := evil + ` = call i8 @f()`
	doc := &report.Doc{Text: line + "\n", Marks: []report.Mark{
		{Start: 0, End: int32(len(line)), ID: 3, Role: report.RoleWhole},
		{Start: 0, End: int32(len(evil)), ID: 3, Role: report.RoleDef}}}
	g := &report.Graph{Width: 100, Height: 100,
		Functions: []report.GraphFunction{{ID: 9, Name: `@"</option><script>"`}}}
	g.Nodes = []report.GraphNode{
		{ID: 1, W: 40, H: 40, Label: evil, Poll: true, Statepoint: true,
			Lines: []report.GraphLine{{ID: 3, End: int32(len(line)), Cut: true}, {ID: 3, Start: -4,
				End: 900}}},
		{ID: 2, W: 40, H: 40, Label: "%b", Note: "<b>2</b>"},
	}
	g.Edges = []report.GraphEdge{{From: 1, To: 2, Label: "<i>",
		Points: []int32{1, 2, 1, 9, 5, 9, 5, 20}},
		{From: 2, To: 1, Back: true, Points: []int32{1, 2, 9, 9, 9, 0, 5, 0}}, {From: 1, To: 2}}
	html := p.cfg.draw(&report.ViewAnswer{Stage: report.StageRewrite, Subject: 9, Graph: g,
		Doc: doc})
	var names []string
	d := xml.NewDecoder(strings.NewReader("<all>" +
		strings.NewReplacer(" selected", "", "data-choose", `data-choose=""`).Replace(html) +
		"</all>"))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%v\n%s", err, html)
		}
		if e, ok := tok.(xml.StartElement); ok {
			names = append(names, e.Name.Local)
			for _, a := range e.Attr {
				if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" ||
					a.Name.Local == "href" {
					t.Errorf("an element has %s", a.Name.Local)
				}
			}
		}
	}
	slices.Sort(names)
	if got := strings.Join(slices.Compact(names), " "); got !=
		"all button defs div g i marker option path rect select span svg text tspan" {
		t.Errorf("elements: %s", got)
	}
	if !strings.Contains(html, "&lt;img") || strings.Contains(html, "<img") {
		t.Error("the name is not there, or is there as it is")
	}
}

// While the use of a finding is selected, its way is known, and the lines on it.
func TestTrail(t *testing.T) {
	p := testPanes()
	r := uitest.Report()
	r.Findings = []report.Finding{{Value: 1, Use: 2, Safepoint: 3, Instead: 3, Path: []uint32{9},
		Steps: []uint32{2}}}
	p.input.ws.Have(r)
	p.input.broker.Clear()
	if p.Trail.Way() != nil {
		t.Error("a way is shown without being asked for")
	}
	p.input.broker.PinIDs([]uint32{2})
	f := p.Trail.Way()
	if f != &r.Findings[0] {
		t.Fatal("the way of the selected use is not shown")
	}
	if steps := p.Trail.Steps(f); len(steps) != 5 || steps[4].Text != "use %obj.relocated" {
		t.Errorf("the steps are %+v", steps)
	}
	if lines := trailLines(p.input.broker.Doc(panes.Source), f); !slices.Equal(lines, []int32{1}) {
		t.Errorf("lines %v", lines)
	}
	p.input.broker.Clear()
	p.Trail.pointFinding(1)
	if p.Trail.Way() == nil {
		t.Error("pointing at the problem shows no way")
	}
	p.Trail.pointFinding(0)
	if p.Trail.Way() != nil {
		t.Error("the way stays when the pointer has gone")
	}
}

// What is clicked in a drawing takes the place of what is pinned; with Alt it is pinned as well.
func TestPinMoreInDrawing(t *testing.T) {
	p := testPanes()
	p.Tabs.openView(panes.Map, "records")
	p.input.broker.SetItems(panes.Map, []uint32{1, 2}, p.Widgets.Drawings[panes.Map])
	told := []messages.Told{messages.ToldClick, messages.ToldMore, messages.ToldClick}
	for i, what := range told {
		p.input.pointThing(panes.Map, what, []uint32{uint32(1 + i%2)})
		if got, want := len(p.input.broker.Pins()), 1+i%2; got != want {
			t.Errorf("%s: %d pins, want %d", what, got, want)
		}
	}
}
