package desk

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Compare compares the output with a kept result.
type Compare struct {
	ws      *workspace.Workspace
	reader  *Reader
	tabs    *Tabs
	display *Display

	kept    *report.Request // nil if nothing is kept
	trying  bool            // kept by Try: it ends with the first change of anything but flags
	figures report.Figures
	title   string
	modules []string // the stages of the kept result that have a module
	serial  int      // counts the kept results
}

// Kept reports whether the output is compared with a kept result.
func (p *Compare) Kept() bool {
	return p.kept != nil && (!p.trying || differInFlags(p.kept, &p.ws.Question))
}

// differInFlags reports whether two requests compile the same text in the same form, with other
// passes or flags.
func differInFlags(a, b *report.Request) bool {
	if a.Source != b.Source || slices.Equal(a.Options.Passes, b.Options.Passes) &&
		slices.Equal(a.Options.PassFlags, b.Options.PassFlags) {
		return false
	}
	x, y := a.Options, b.Options
	return x.Dialect == y.Dialect && x.Syntax == y.Syntax && x.Strategy == y.Strategy &&
		x.MapVersion == y.MapVersion && x.Break == y.Break
}

// keep keeps the current result under a title.
func (p *Compare) keep(title string) {
	kept := p.ws.Question
	p.kept, p.figures, p.title = &kept, p.ws.Good.Figures, title
	p.modules = moduleStages(p.ws.Good)
	p.serial++
}

// Try compares with the current result as long as only passes and flags change, unless the output
// is compared already.
func (p *Compare) Try() {
	if !p.Kept() && p.ws.Good != nil && p.ws.Object() == "" {
		p.keep(beforeFlags)
		p.trying = true
	}
}

// Toggle keeps the current result or drops the kept one.
func (p *Compare) Toggle() {
	switch {
	case p.Kept():
		p.kept, p.trying = nil, false
		p.reader.Say("Dropped the kept result.")
	case p.ws.Good == nil:
		p.reader.Say("No result to keep yet.")
		return
	default:
		p.keep(p.name())
		p.trying = false
		for pane := panes.Module; pane < panes.Count; pane++ {
			p.tabs.OpenView(pane, "") // which shows the difference
		}
		p.reader.Say("Kept. What you change now is compared with it.")
	}
	p.display.ShowDocs()
}

// compares reports whether a pane shows a comparison with the kept result.
func (p *Compare) compares(pane panes.Pane) bool {
	return p.Kept() && pane != panes.Source && p.tabs.open[pane] == 0 && p.ws.Good != nil &&
		p.ws.Object() == ""
}

// answer returns the difference that a pane shows; ready reports that no answer is pending.
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

// Against returns the handle of what to compare with, under a unique name; "" and 0 if nothing is
// kept.
func (p *Compare) Against() (name string, kept report.Handle) {
	if !p.Kept() {
		return "", 0
	}
	return fmt.Sprint("kept ", p.serial), p.ws.Engine().Keep(p.kept)
}

// Says describes the difference in figures: "−1 relocate · −24 map bytes · frame 24 → 16, against
// “…”"; "" if nothing is kept.
func (p *Compare) Says() string {
	if !p.Kept() || p.ws.Good == nil {
		return ""
	}
	parts := figureChanges(&p.figures, &p.ws.Good.Figures)
	if len(parts) == 0 {
		parts = []string{"the same figures"}
	}
	says := strings.Join(parts, " · ") + ", against " + p.title
	switch {
	case p.ws.Fails():
		return "The text does not compile, so the output of an earlier text is compared: " + says
	case p.ws.Latest != p.ws.Good:
		return "The output of an earlier text is compared: " + says
	}
	return says
}

// figureChanges describes the changes of figures.
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

// viewID is the name under which the scroll position of a pane's text is saved.
func (p *Compare) viewID(pane panes.Pane) string {
	if p.compares(pane) {
		return "compare"
	}
	return p.tabs.Tab(pane).ID
}

// name describes the kept result in a word or two.
func (p *Compare) name() string {
	if e := p.ws.Example(); e != nil && !p.ws.Edited {
		return "“" + e.Title + "”"
	}
	return anyKept
}

// Names of a kept result: of one whose text has no title, and of the one before flags changed.
const (
	anyKept     = "what was kept"
	beforeFlags = "the result before"
)

// moduleStages returns the keys of a report's stages that have a module.
func moduleStages(r *report.Report) (keys []string) {
	for i := range r.Stages {
		if r.Stages[i].Doc != nil {
			keys = append(keys, r.Stages[i].Key)
		}
	}
	return keys
}

// Sides describes both sides of a pane's comparison: "IR with polls of “…”, as kept → Rewritten IR,
// as it is now"; "" if it shows no comparison.
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
	if p.title != anyKept && p.title != beforeFlags {
		was += " of " + p.title
	}
	if p.title == beforeFlags {
		was += ", before → "
	} else {
		was += ", as kept → "
	}
	if p.ws.Latest != p.ws.Good {
		return was + now + ", of the last text that compiled"
	}
	return was + now + ", as now"
}

// keptStage is the stage of the kept result with which the module after a stage is compared: the
// last with the last, otherwise the same stage, or the last if the kept result lacks it.
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
