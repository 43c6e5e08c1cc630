package chrome

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Each step of a chain stands at the stop whose text has it.
func TestColumns(t *testing.T) {
	c := testChrome()
	c.broker.PinName("%obj")
	c.appearance.setFace(true)
	var got []string
	for _, col := range c.why.columns(c.broker.Why().Steps) {
		text := col.stop + ":"
		for _, s := range col.steps {
			text += " " + s.Text
		}
		got = append(got, text)
	}
	want := []string{"parse: %obj", "place-safepoints:", "rewrite-statepoints: %obj.relocated",
		"lower: [rsp+0]", "stack-map: record 0, location 3 bytes 0x58–0x63", "run:"}
	if !slices.Equal(got, want) {
		t.Errorf("the columns are\n%s\nnot\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	wantsHTML(t, app.HTMLString(c.Render()), `data-layout="focus"`, `class="why columns"`)
	list := c.why.columns(c.broker.Why().Steps)
	if to := placeAfter(list, report.StageStackMap, 1); to != len(list)-1 {
		t.Error("after the last place comes", to, "not the run")
	}
	if to := placeAfter(list, stageRun, 1); to != -1 {
		t.Error("after the run comes", to)
	}
	c.why.toStop(report.StageStackMap, 5)
	c.Render()
	if at := c.stages.at(); at != report.StageStackMap || c.panes.Reader.Current != panes.Map {
		t.Errorf("a column leads to %s in %v", at, c.panes.Reader.Current)
	}
}

// The slider goes through all stops and ends at the run; where one pane follows, it says what that
// pane shows.
func TestSlider(t *testing.T) {
	c := testChrome()
	c.appearance.setFace(true)
	for range 9 {
		c.stages.step(-1)
	}
	var way []string
	for range 7 { // one more than there are
		c.Render()
		if at := c.stages.at(); len(way) == 0 || way[len(way)-1] != at {
			way = append(way, at)
		}
		c.stages.step(1)
	}
	if want := "parse place-safepoints rewrite-statepoints lower stack-map run"; strings.Join(way,
		" ") != want {
		t.Errorf("the slider goes through %v", way)
	}
	c.stages.step(-1)
	if c.run.Shown() == "front" || c.stages.at() != report.StageStackMap {
		t.Error("before the run is", c.stages.at())
	}
	c.panes.Reader.Current = panes.Module
	c.Render()
	if at := c.stages.at(); at != report.StageRewrite {
		t.Error("the module is shown after", at)
	}
	c.run.Open()
	c.bar.compareStrategies() // in a pane that the run would hide
	c.Render()
	if at := c.stages.at(); at != report.StageLower || c.panes.Tabs.ViewID(panes.Asm) != "worlds" {
		t.Error("the strategies are shown at", at)
	}
	c.panes.Stages.Choose(report.StageStackMap)
	c.appearance.setFace(false)
	c.Render()
	if at := c.stages.at(); at != report.StageStackMap {
		t.Error("beside all panes the stage is", at)
	}
}

// Presenting has one pane beside the source, whatever the layout, and Esc ends it before it clears
// the pins.
func TestPresenting(t *testing.T) {
	c := testChrome()
	c.appearance.setLayout("columns")
	c.Key("p", false, false)
	wantsHTML(t, app.HTMLString(c.Render()), `data-present="true"`, `data-layout="focus"`,
		"Rewrite", "Esc leaves")
	// A clicker goes from stage to stage, to the run and back.
	for _, step := range []struct{ key, at string }{{"PageDown", report.StageLower},
		{"ArrowRight", report.StageStackMap}, {"PageDown", stageRun}, {"PageDown", stageRun},
		{"PageUp", report.StageStackMap}, {"ArrowLeft", report.StageLower}} {
		done := c.Key(step.key, false, false)
		if c.Render(); !done || c.stages.at() != step.at {
			t.Errorf("%s leads to %s, not %s", step.key, c.stages.at(), step.at)
		}
	}
	c.Key("Escape", false, false)
	wantsHTML(t, app.HTMLString(c.Render()), `data-present="false"`, `data-layout="columns"`)
	if _, pinned := c.broker.Selected(); !pinned {
		t.Error("Esc cleared the pins, too")
	}
	if c.Key("PageDown", false, false) {
		t.Error("Page Down does something while nothing is presented")
	}
}
