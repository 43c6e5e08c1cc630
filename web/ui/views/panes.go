package views

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/link"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/workspace"
)

// Around is what stands around the panes.
type Around interface {
	// Escape does what Esc does, from within a pane.
	Escape()
	// Tell tells something that is no problem of the text.
	Tell(text string)
	// Prose sets a sentence in which the terms of the field explain themselves.
	Prose(text string) app.UI
	// PopOut shows a pane in a window of its own.
	PopOut(panes.Pane)
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

	Editors  [panes.Count]*widget.Editor
	Drawings [panes.Count]widget.Drawing

	led [panes.Count]int // how often the strip of stages led there

	// Its parts.
	Tabs     Tabs
	services Services
	Trail    Trail
	follower Follower
	Files    Files
	Section  Section
	Fit      Fit
	Compare  Compare
	Closed   Closed
	Folds    Folds
	Texts    Texts

	// The views that have a state of their own.
	diff      diff
	cfg       cfg
	frame     frame
	records   records
	parse     parse
	functions functions

	shows     int      // counts showings of reports
	showing   bool     // set while the panes are handed a large one in turns
	whenShown []func() // to be called after that

	Current panes.Pane // the one pane of a phone, and the last one used
	bound   panes.Pane // where GoTo last sent the keyboard, which may still be on its way
	Beside  panes.Pane // the last one used but the source, which a tablet shows with it
	Touch   bool       // there is no pointer that could rest on something
	Said    string     // for screen readers
}

// New makes the panes of a workspace and its broker.
func New(ws *workspace.Workspace, b *broker.Broker, around Around) *Panes {
	p := &Panes{ws: ws, broker: b, around: around}
	p.services.Panes, p.Trail.Panes, p.follower.Panes = p, p, p
	p.diff.Panes, p.cfg.Panes, p.frame.Panes, p.records.Panes = p, p, p, p
	p.parse.Panes, p.functions.Panes, p.Compare.Panes, p.Folds.Panes = p, p, p, p
	p.Tabs = Tabs{Panes: p, views: newViews(p)}
	p.Files, p.Section.Panes, p.Fit.Panes = Files{Panes: p, Copied: panes.None}, p, p
	p.Closed.Panes, p.Texts.Panes = p, p
	return p
}

// State puts the open views into what a link carries.
func (p *Panes) State(s *link.State) {
	if p.Tabs.ViewID(panes.Module) == "diff" {
		s.Against = p.diff.ask().Against
	}
	for pane := range panes.Count {
		s.Views[pane] = p.Tabs.ViewID(pane)
	}
}

// SetState opens the views that a link says.
func (p *Panes) SetState(s *link.State) {
	p.diff.against = s.Against
	for pane := range panes.Count {
		p.Tabs.openView(pane, s.Views[pane])
	}
}

// Plain opens the first view of each pane.
func (p *Panes) Plain() {
	for pane := range panes.Count {
		p.Tabs.openView(pane, "")
	}
}

// Live has the panes live in a browser: they are widgets of it from now on.
func (p *Panes) Live(b browser.Browser) {
	p.browser = b
	p.ws.Connect(host{b, p})
	p.Closed.load()
	for pane := range panes.Count {
		p.Editors[pane] = widget.NewEditor(pane, b.Editor(pane, events{p, pane}))
		p.broker.Register(pane, p.Editors[pane])
		p.Drawings[pane] = widget.Drawing{Drawing: b.Drawing(pane,
			func(what messages.Told, ids []uint32) {
				p.pointThing(pane, what, ids)
			},
			func(text string) {
				if enter := p.Tabs.Tab(pane).Enter; enter != nil {
					enter(text)
					p.ShowDocs()
				}
			})}
	}
}

// SetSource hands the text to the editor.
func (p *Panes) SetSource() {
	p.Editors[panes.Source].SetText(p.ws.Text, nil)
}

// doc gives what a pane shows; nil for nothing.
func (p *Panes) doc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.ws.Latest == nil {
			return nil
		}
		return &p.ws.Latest.Source
	}
	if p.Compare.compares(pane) {
		if a, _ := p.Compare.answer(pane); a != nil {
			return a.Doc
		}
		return nil
	}
	if p.Tabs.open[pane] > 0 {
		return p.Tabs.viewDoc(pane)
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

// Refresh has go-app render the page again.
func (p *Panes) Refresh() {
	p.browser.Refresh()
}

// After calls f on the goroutine that go-app runs the page on.
func (p *Panes) After(d time.Duration, f func()) {
	p.browser.After(d, f)
}

// Say has a screen reader read a text.
func (p *Panes) Say(text string) {
	p.Said = text
	p.Refresh()
}

// sayLinked has a screen reader read what is selected, and how far that reaches.
func (p *Panes) sayLinked() {
	text := p.Linked()
	if w := p.broker.Why(); text != "" && len(w.Steps) > 0 {
		text = w.Steps[0].Text + " " + text
	}
	p.Say(text)
}

// Linked says how far the selection reaches: "linked to 9 items in 4 panes".
func (p *Panes) Linked() string {
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
	return fmt.Sprintf("linked to %s in %s", source.Count(items, "item"),
		source.Count(panes, "pane"))
}

// selected says what was pinned, and brings its counterparts into view.
func (p *Panes) selected(from panes.Pane) {
	p.lead(from)
	p.sayLinked()
	p.Refresh()
}

// lead brings what is pinned into view, but in the pane that it was pinned in. A pane that has
// nothing of it goes to its function.
func (p *Panes) lead(from panes.Pane) {
	for _, ed := range p.Editors {
		ed.Pinned()
	}
	p.afterShow(func() {
		function, counts := p.follower.functionOf(), p.broker.Counts()
		for pane, ed := range p.Editors {
			if panes.Pane(pane) == from {
				continue
			}
			m, ok := p.broker.Find(panes.Pane(pane), function)
			if ok && counts[pane] == 0 {
				ed.Reveal(m.Start, m.End, false)
			} else {
				ed.ShowLit(p.broker.Leads())
			}
		}
	})
	p.follower.follow()
}

// ShowStep lights where a run stands, and brings it into view: the ids are those of an instruction
// of the machine, and of the record that is read there.
func (p *Panes) ShowStep(ids []uint32) {
	p.broker.Follow(ids)
	for pane, ed := range p.Editors {
		if m, ok := p.origin(panes.Pane(pane), ids); ok {
			ed.Reveal(m.Start, m.End, false)
		}
	}
}

// origin finds in a pane the first of some ids that it has, or else what they come from.
func (p *Panes) origin(pane panes.Pane, ids []uint32) (report.Mark, bool) {
	const generations = 8 // of passes that made one thing of another
	for range generations {
		var from []uint32
		for _, id := range ids {
			if m, ok := p.broker.Find(pane, id); ok {
				return m, true
			}
			if l := p.broker.Index().Link(id); l != nil {
				from = append(from, l.From...)
			}
		}
		ids = from
	}
	return report.Mark{}, false
}

// Pin pins ids that something beside the panes stands for.
func (p *Panes) Pin(ids []uint32) {
	p.broker.PinIDs(ids)
	p.selected(panes.None)
}

// Pinned are the ids that are pinned.
func (p *Panes) Pinned() []uint32 { return p.broker.Pinned() }

// Jump shows where an id is, in every pane that has it, and in the others what it lights.
func (p *Panes) Jump(id uint32) {
	p.Tabs.openCode(id)
	p.openStage(id)
	p.broker.PinIDs([]uint32{id})
	to := panes.None
	for _, pane := range []panes.Pane{panes.Map, panes.Asm, panes.Module, panes.Source} {
		m, ok := p.broker.Find(pane, id)
		if ok {
			p.Editors[pane].Reveal(m.Start, m.End, to == panes.None)
			if to == panes.None {
				to, p.Current = pane, pane
			}
		}
	}
	p.selected(to)
}

// ToProblem moves the caret to a diagnostic.
func (p *Panes) ToProblem(d report.Diagnostic) {
	p.Current = panes.Source
	p.Refresh()
	if d.Line > 0 {
		p.Editors[panes.Source].Reveal(d.Start, d.End, true)
	}
	if n := int(d.Finding); n > 0 && p.ws.Good != nil && p.ws.Latest == p.ws.Good &&
		n <= len(p.ws.Good.Findings) {
		p.broker.PinIDs([]uint32{p.ws.Good.Findings[n-1].Use})
		p.selected(panes.Source)
	}
}

// reveal moves the keyboard to a range of a pane, and lights it.
func (p *Panes) reveal(pane panes.Pane, s report.Span) {
	p.Current = pane
	p.Editors[pane].Reveal(s.Start, s.End, true)
	p.broker.Caret(pane, s.Start)
	p.Refresh()
}

// GoTo makes a pane the current one, and moves the keyboard there.
func (p *Panes) GoTo(pane panes.Pane) {
	p.Current, p.bound = pane, pane
	p.Refresh()
	p.browser.Defer(func() {
		if p.bound != pane {
			return // it has been sent on: this focus would lead back
		}
		if p.Tabs.Tab(pane).Draw != nil {
			p.browser.Focus("#tabs-" + pane.Key() + " [aria-selected=true]")
			return
		}
		p.Editors[pane].Measure()
		p.Editors[pane].Focus()
	})
}

// StepPane goes to the next pane that is not closed, or the one before.
func (p *Panes) StepPane(by int) {
	to := p.Current
	for again := true; again; again = p.Closed.is[to] { // the source never is
		to = (to + panes.Pane(by) + panes.Count) % panes.Count
	}
	p.GoTo(to)
}

// Either chooses words for a pointer or for a finger.
func (p *Panes) Either(pointer, finger string) string {
	if p.Touch {
		return finger
	}
	return pointer
}

// search opens the search of a pane.
func (p *Panes) search(pane panes.Pane) {
	p.Current = pane
	p.Editors[pane].Search()
	p.Refresh()
}

// SetOptions takes the reader's choice, and compiles with it.
func (p *Panes) SetOptions(o report.Options) {
	p.ws.Options = o
	p.ws.Compile()
	p.Refresh()
}

// Begin compiles another text, which setText set, and shows it from its top.
func (p *Panes) Begin() {
	p.broker.Clear()
	p.SetSource()
	for _, ed := range p.Editors {
		ed.ToTop()
	}
	p.ws.Compile()
	p.Refresh()
}
