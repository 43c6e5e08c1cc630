package ui

import (
	"fmt"
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Around is what stands around the panes.
type Around interface {
	// Escape does what Esc does, from within a pane.
	Escape()
	// Tell tells something that is no problem of the text.
	Tell(text string)
	// Renewed is told that the ids of earlier reports mean nothing any more.
	Renewed()
}

// Panes are the four panes with what they show: the widgets, the tabs of their views, and
// the selection as it reaches them.
type Panes struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Browser
	around  Around
	// Still draws what a pane shows until its editor is there; nil for nothing.
	Still func(panes.Pane, *report.Doc, *report.Index, []broker.Light) string

	editors  [panes.Count]*widget.Editor
	drawings [panes.Count]widget.Drawing

	// Its parts.
	services Services
	trail    Trail
	follower Follower
	files    Files
	section  Section
	fit      Fit

	// The views of each pane, and those that have a state of their own.
	views   [panes.Count][]*View
	diff    diff
	cfg     cfg
	frame   frame
	records records

	open      [panes.Count]int    // positions in views
	drawn     [panes.Count]string // HTML of the drawings shown
	drawnView [panes.Count]*View  // and what drew them
	shows     int                 // counts showings of reports

	current panes.Pane // the one pane of a phone, and the last one used
	beside  panes.Pane // the last one used but the source, which a tablet shows with it
	touch   bool       // there is no pointer that could rest on something
	said    string     // for screen readers
}

// NewPanes makes the panes of a workspace and its broker.
func NewPanes(ws *workspace.Workspace, b *broker.Broker, around Around) *Panes {
	p := &Panes{ws: ws, broker: b, around: around}
	p.services.Panes, p.trail.Panes, p.follower.Panes = p, p, p
	p.diff.Panes, p.cfg.Panes, p.frame.Panes, p.records.Panes = p, p, p, p
	p.views = newViews(p)
	p.files, p.section.Panes, p.fit.Panes = Files{Panes: p, copied: panes.None}, p, p
	return p
}

// State puts the open views into what a link carries.
func (p *Panes) State(s *link.State) {
	if p.ViewID(panes.Module) == "diff" {
		s.Against = p.diff.ask().Against
	}
	for pane := range panes.Count {
		s.Views[pane] = p.ViewID(pane)
	}
}

// SetState opens the views that a link says.
func (p *Panes) SetState(s *link.State) {
	p.diff.against = s.Against
	for pane := range panes.Count {
		p.openView(pane, s.Views[pane])
	}
}

// live has the panes live in a browser: they are widgets of it from now on.
func (p *Panes) live(b browser.Browser) {
	p.browser = b
	p.ws.Connect(host{b, p})
	for pane := range panes.Count {
		p.editors[pane] = widget.NewEditor(pane, b.Editor(pane, events{p, pane}))
		p.broker.Register(pane, p.editors[pane])
		p.drawings[pane] = widget.Drawing{Drawing: b.Drawing(pane, func(what string, ids []uint32) {
			p.pointThing(pane, what, ids)
		})}
	}
}

// setSource hands the text to the editor.
func (p *Panes) setSource() {
	p.editors[panes.Source].SetText(p.ws.Text, nil)
}

// doc gives what a pane shows; nil for nothing.
func (p *Panes) doc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.ws.Latest == nil {
			return nil
		}
		return &p.ws.Latest.Source
	}
	if p.open[pane] > 0 {
		return p.viewDoc(pane)
	}
	return p.firstDoc(pane)
}

// firstDoc gives what the first view of a pane shows; nil for nothing.
func (p *Panes) firstDoc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.ws.Latest == nil {
			return nil
		}
		return &p.ws.Latest.Source
	}
	if pane == panes.Module {
		_, d := p.ws.Module()
		return d
	}
	if p.ws.Good == nil {
		return nil
	}
	if pane == panes.Asm {
		return &p.ws.Good.Asm
	}
	return &p.ws.Good.StackMap
}

// refresh has go-app render the page again.
func (p *Panes) refresh() {
	p.browser.Refresh()
}

// after calls f on the goroutine that go-app runs the page on.
func (p *Panes) after(d time.Duration, f func()) {
	p.browser.After(d, f)
}

// say has a screen reader read a text.
func (p *Panes) say(text string) {
	if w := p.broker.Why(); text != "" && len(w.Steps) > 0 && strings.HasPrefix(text, "linked") {
		text = w.Steps[0].Text + " " + text
	}
	p.said = text
	p.refresh()
}

// linked says how far the selection reaches: "linked to 9 items in 4 panes".
func (p *Panes) linked() string {
	items, panes := 0, 0
	for _, n := range p.broker.Counts() {
		items += n
		if n > 0 {
			panes++
		}
	}
	if items == 0 {
		return ""
	}
	return fmt.Sprintf("linked to %s in %s", words.Count(items, "item"), words.Count(panes, "pane"))
}

// pinned says what was pinned, and brings its counterparts into view.
func (p *Panes) selected(from panes.Pane) {
	for pane, ed := range p.editors {
		if panes.Pane(pane) != from {
			ed.ShowLit()
		}
	}
	p.say(p.linked())
	p.follower.follow()
	p.refresh()
}

// jump shows where an id is, in every pane that has it.
func (p *Panes) jump(id uint32) {
	focused := false
	for _, pane := range []panes.Pane{panes.Map, panes.Asm, panes.Module, panes.Source} {
		m, ok := p.broker.Find(pane, id)
		if ok {
			p.editors[pane].Reveal(m.Start, m.End, !focused)
			if !focused {
				p.current = pane
			}
			focused = true
		}
	}
	p.broker.PinIDs([]uint32{id})
	p.follower.follow()
	p.say(p.linked())
	p.refresh()
}

// toProblem moves the caret to a diagnostic.
func (p *Panes) toProblem(d report.Diagnostic) {
	p.current = panes.Source
	p.refresh()
	if d.Line > 0 {
		p.editors[panes.Source].Reveal(d.Start, d.End, true)
	}
	if n := int(d.Finding); n > 0 && p.ws.Good != nil && p.ws.Latest == p.ws.Good &&
		n <= len(p.ws.Good.Findings) {
		p.broker.PinIDs([]uint32{p.ws.Good.Findings[n-1].Use})
		p.selected(panes.Source)
	}
}

// reveal moves the keyboard to a range of a pane, and lights what is there.
func (p *Panes) reveal(pane panes.Pane, s report.Span) {
	p.current = pane
	p.editors[pane].Reveal(s.Start, s.End, true)
	p.broker.Caret(pane, s.Start)
	p.refresh()
}

// goTo makes a pane the current one, and moves the keyboard there.
func (p *Panes) goTo(pane panes.Pane) {
	p.current = pane
	p.refresh()
	p.browser.Defer(func() {
		p.editors[pane].Measure()
		p.editors[pane].Focus()
	})
}

func (p *Panes) stepPane(by int) {
	p.goTo((p.current + panes.Pane(by) + panes.Count) % panes.Count)
}

// either chooses words for a pointer or for a finger.
func (p *Panes) either(pointer, finger string) string {
	if p.touch {
		return finger
	}
	return pointer
}

// search opens the search of a pane.
func (p *Panes) search(pane panes.Pane) {
	p.current = pane
	p.editors[pane].Search()
	p.refresh()
}

// setOptions takes the reader's choice, and compiles with it.
func (p *Panes) setOptions(o report.Options) {
	p.ws.Options = o
	p.ws.Compile()
	p.refresh()
}

// begin compiles another text, which setText set, and shows it from its top.
func (p *Panes) begin() {
	p.broker.Clear()
	p.setSource()
	for _, ed := range p.editors {
		ed.ToTop()
	}
	p.ws.Compile()
	p.refresh()
}
