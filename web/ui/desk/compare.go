package desk

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Compare shows the output against a result that was kept.
type Compare struct {
	ws      *workspace.Workspace
	reader  *Reader
	tabs    *Tabs
	display *Display

	kept    *report.Request // nil if nothing was
	figures report.Figures
	title   string
	modules []string // the stages of what was kept that left a module
	serial  int      // counts what was kept
}

// Kept says whether a result is kept to compare with.
func (p *Compare) Kept() bool { return p.kept != nil }

// Toggle keeps the present result, or drops the one that is kept.
func (p *Compare) Toggle() {
	switch {
	case p.kept != nil:
		p.kept = nil
		p.reader.Say("Dropped the kept result.")
	case p.ws.Good == nil:
		p.reader.Say("There is no result to keep yet.")
		return
	default:
		kept := p.ws.Question
		p.kept, p.figures, p.title = &kept, p.ws.Good.Figures, p.name()
		p.modules = moduleStages(p.ws.Good)
		p.serial++
		for pane := panes.Module; pane < panes.Count; pane++ {
			p.tabs.OpenView(pane, "") // which shows the difference
		}
		p.reader.Say("Kept. What you change now is compared with it.")
	}
	p.display.ShowDocs()
}

// compares says whether a pane shows what is new against what was kept.
func (p *Compare) compares(pane panes.Pane) bool {
	return p.kept != nil && pane != panes.Source && p.tabs.open[pane] == 0 && p.ws.Good != nil
}

// answer gives the difference that a pane shows; ready says that there is nothing to wait for.
func (p *Compare) answer(pane panes.Pane) (a *report.ViewAnswer, ready bool) {
	stage, _ := p.ws.Module()
	switch pane {
	case panes.Asm:
		stage = report.CompareAsm
	case panes.Map:
		stage = report.CompareMap
	}
	ask := report.ViewRequest{View: report.ViewCompare, Stage: stage}
	ask.Against, ask.Kept = p.Against()
	return p.ws.View(ask)
}

// Against gives what a request compares with, under a name that no other has; "" and nil if
// nothing is kept.
func (p *Compare) Against() (name string, kept *report.Request) {
	if p.kept == nil {
		return "", nil
	}
	return fmt.Sprint("kept ", p.serial), p.kept
}

// Says tells the difference in figures: "−1 relocate · −24 map bytes · frame 24 → 16, against
// “…”"; "" if nothing is kept.
func (p *Compare) Says() string {
	if p.kept == nil || p.ws.Good == nil {
		return ""
	}
	parts := figureChanges(&p.figures, &p.ws.Good.Figures)
	if len(parts) == 0 {
		parts = []string{"the same figures"}
	}
	says := strings.Join(parts, " · ") + ", against " + p.title
	if p.ws.Latest != p.ws.Good {
		return "The text does not compile, so its last good output is compared: " + says
	}
	return says
}

// figureChanges says what has become of figures.
func figureChanges(a, b *report.Figures) []string {
	var out []string
	for _, f := range []struct {
		one, many string
		a, b      uint32
	}{
		{"poll", "polls", a.Polls, b.Polls},
		{"statepoint", "statepoints", a.Statepoints, b.Statepoints},
		{"relocate", "relocates", a.Relocates, b.Relocates},
		{"x86 instruction", "x86 instructions", a.MachineInstructions, b.MachineInstructions},
		{"code byte", "code bytes", a.CodeBytes, b.CodeBytes},
		{"record", "records", a.Records, b.Records},
		{"map byte", "map bytes", a.StackMapBytes, b.StackMapBytes},
	} {
		n, sign := int64(f.b)-int64(f.a), "+"
		if n == 0 {
			continue
		}
		if n < 0 {
			n, sign = -n, "−"
		}
		word := f.many
		if n == 1 {
			word = f.one
		}
		out = append(out, fmt.Sprintf("%s%d %s", sign, n, word))
	}
	if a.FrameBytes != b.FrameBytes {
		out = append(out, fmt.Sprintf("frame %d → %d", a.FrameBytes, b.FrameBytes))
	}
	return out
}

// viewID is under what name the place of a pane's text is remembered.
func (p *Compare) viewID(pane panes.Pane) string {
	if p.compares(pane) {
		return "compare"
	}
	return p.tabs.Tab(pane).ID
}

// name is what is kept, in a word or two.
func (p *Compare) name() string {
	if e := p.ws.Example(); e != nil && !p.ws.Edited {
		return "“" + e.Title + "”"
	}
	return anyKept
}

// anyKept is what is kept of a text that has no title.
const anyKept = "what was kept"

// moduleStages are the keys of the stages of a report that left a module.
func moduleStages(r *report.Report) (keys []string) {
	for i := range r.Stages {
		if r.Stages[i].Doc != nil {
			keys = append(keys, r.Stages[i].Key)
		}
	}
	return keys
}

// Sides says what a pane compares with what: "IR with polls of “…”, as kept → Rewritten IR, as it
// is now"; "" if it shows no comparison.
func (p *Compare) Sides(pane panes.Pane) string {
	if !p.compares(pane) {
		return ""
	}
	was, now := pane.Title(), pane.Title()
	if pane == panes.Module {
		key, _ := p.ws.Module()
		was = moduleTitle(p.keptStage(key), &p.figures)
		now = moduleTitle(key, &p.ws.Good.Figures)
	}
	if p.title != anyKept {
		was += " of " + p.title
	}
	if p.ws.Latest != p.ws.Good {
		return was + ", as kept → " + now + ", of the last text that compiled"
	}
	return was + ", as kept → " + now + ", as it is now"
}

// keptStage is the stage of what was kept that the module after a stage is compared with: the last
// with the last, else the same, or the last where it has not that.
func (p *Compare) keptStage(key string) string {
	now := moduleStages(p.ws.Good)
	if len(p.modules) == 0 {
		return key
	}
	if !slices.Contains(p.modules, key) || len(now) > 0 && now[len(now)-1] == key {
		return p.modules[len(p.modules)-1]
	}
	return key
}
