package desk

import (
	"slices"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
)

// A view is empty until its answer arrives, then shows it, and is empty again after a new report.
func TestViewsWaitForAnswers(t *testing.T) {
	p := testPanes()
	p.Tabs.OpenView(panes.Module, "diff")
	if p.Tabs.ViewID(panes.Module) != "diff" || p.content.doc(panes.Module) != nil ||
		p.content.viewNote(panes.Module) == "" {
		t.Errorf("opened %q, shows %v, says %q", p.Tabs.ViewID(panes.Module),
			p.content.doc(panes.Module), p.content.viewNote(panes.Module))
	}
	ask := p.Tabs.Tab(panes.Module).Ask()
	if ask.View != report.ViewDiff || ask.Stage != report.StageRewrite {
		t.Errorf("asks %+v", ask)
	}
	ask.Seq = p.input.ws.Question.Seq
	old := ask
	old.Seq++
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
	holds(t, panesHTML(p), "One line.", `aria-checked="true"`)
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
	p.Tabs.OpenView(panes.Module, "nowhere")
	if p.Tabs.ViewID(panes.Module) != "" {
		t.Error("opened", p.Tabs.ViewID(panes.Module))
	}
	p.Tabs.stepView(panes.Module, -1)
	if p.Tabs.ViewID(panes.Module) != "cfg" { // those of the menu have no tab
		t.Error("stepped to", p.Tabs.ViewID(panes.Module))
	}
	p.Tabs.OpenView(panes.Module, "liveness")
	holds(t, panesHTML(p), `id="tab-liveness"`) // while it is open
	p.Tabs.stepView(panes.Module, 1)
	if p.Tabs.ViewID(panes.Module) != "" {
		t.Error("stepped to", p.Tabs.ViewID(panes.Module))
	}
}

// While the use of a finding is selected, its path and the lines on it are known.
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

// Clicking an item of a drawing replaces the pins; with Alt it adds to them.
func TestPinMoreInDrawing(t *testing.T) {
	p := testPanes()
	p.Tabs.OpenView(panes.Map, "records")
	p.input.broker.SetItems(panes.Map, []uint32{1, 2}, p.Widgets.Drawings[panes.Map])
	told := []messages.Told{messages.ToldClick, messages.ToldMore, messages.ToldClick}
	for i, what := range told {
		p.input.pointThing(panes.Map, what, []uint32{uint32(1 + i%2)})
		if got, want := len(p.input.broker.Pins()), 1+i%2; got != want {
			t.Errorf("%s: %d pins, want %d", what, got, want)
		}
	}
}
