package views

import (
	"statepoint/web/ui/panes"

	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// View is one of the things that a pane can show. The first view of a pane shows what the
// report has anyway; the others are asked of the engine when they are opened.
type View struct {
	// ID never changes: links to the page name views by it.
	ID string
	// Title is the word on the view's tab, Caption the line beside it where the
	// answer has none.
	Title, Caption string
	// Ask says what to ask the engine: View, Stage and Subject; nil if the view
	// needs nothing but the report.
	Ask func() report.ViewRequest
	// Draw gives HTML to show instead of the editor; nil for a view that is
	// text. An element with data-p="id" stands for the thing of that id: it
	// takes part in the selection like a range of a text. a is nil if Ask is.
	Draw func(a *report.ViewAnswer) string
	// Picture says that what is drawn is one picture, and no text to be copied.
	Picture bool
	// Act is called when the reader uses an element with data-act="n"; the pane is
	// shown anew afterwards.
	Act func(n uint32)
	// Tools is what the reader chooses of the view in the head of the pane; nil for
	// nothing.
	Tools func() app.UI
	// File is the kind of file that the view is downloaded as, and FileHint says so;
	// "" for its text.
	File, FileHint string
	// Follow has a view of one function, one instruction or a part of the records go to
	// what is pinned, and says whether it went anywhere; nil for a view of everything.
	Follow func() bool
	// Restart forgets where the view was: the ids of an earlier report mean nothing in a
	// new one.
	Restart func()
	// Reveals says that what is pinned is brought into view in the drawing.
	Reveals bool
}

// Tab gives the view that is open in a pane.
func (p *Panes) Tab(pane panes.Pane) *View { return p.views[pane][p.open[pane]] }

// ViewID gives the id of the view that is open in a pane, "" for its first.
func (p *Panes) ViewID(pane panes.Pane) string {
	if p.open[pane] == 0 {
		return ""
	}
	return p.Tab(pane).ID
}

// openView opens the view of an id in a pane, the first if there is none such.
func (p *Panes) openView(pane panes.Pane, id string) {
	n := 0
	for i, v := range p.views[pane] {
		if v.ID == id {
			n = i
		}
	}
	if p.open[pane] == n {
		return
	}
	p.open[pane] = n
	p.ShowDocs()
	p.Say(pane.Title() + ": " + p.Tab(pane).Title)
}

// stepView opens the next view of a pane, or the one before, and moves the
// keyboard to its tab.
func (p *Panes) stepView(pane panes.Pane, by int) {
	n := len(p.views[pane])
	p.openView(pane, p.views[pane][(p.open[pane]+by+n)%n].ID)
	p.browser.Defer(func() {
		p.browser.Focus("#tabs-" + pane.Key() + " [aria-selected=true]")
	})
}

// viewAnswer gives the engine's answer for the view of a pane, and asks for it
// if it is not there yet. ready says that there is nothing to wait for.
func (p *Panes) viewAnswer(pane panes.Pane) (a *report.ViewAnswer, ready bool) {
	v := p.Tab(pane)
	if v.Ask == nil {
		return nil, true
	}
	if p.ws.Good == nil {
		return nil, false
	}
	return p.ws.View(v.Ask())
}

// viewDoc gives what a view other than the first shows as text; nil while there
// is nothing.
func (p *Panes) viewDoc(pane panes.Pane) *report.Doc {
	v := p.Tab(pane)
	a, ready := p.viewAnswer(pane)
	switch {
	case !ready || v.Draw != nil || a != nil && a.Trouble != "":
		return nil
	case a != nil:
		return a.Doc
	}
	return nil
}

// viewNote says that a view is still to come.
func (p *Panes) viewNote(pane panes.Pane) string {
	if p.open[pane] == 0 || p.ws.Good == nil {
		return ""
	}
	if _, ready := p.viewAnswer(pane); !ready {
		return "working…"
	}
	return ""
}

// emptyText is what stands in a pane that has nothing to show: why, and what would
// change it.
func (p *Panes) emptyText(pane panes.Pane) string {
	if p.open[pane] > 0 && p.ws.Good != nil {
		switch a, ready := p.viewAnswer(pane); {
		case !ready:
			return "Working…"
		case a != nil && a.Trouble != "":
			return upperFirst(a.Trouble)
		}
	}
	if p.ws.Good == nil {
		switch {
		case p.ws.Trouble != "":
			return "Nothing to show: the engine stopped. What happened is told under the text."
		case p.ws.Latest == nil && p.ws.Stopped:
			return "Nothing to show: the work on this text was stopped."
		case p.ws.Latest == nil:
			return "Compiling…"
		}
		return "Nothing to show yet: the text does not compile. What is wrong is told under it."
	}
	switch d := p.doc(pane); {
	case d == nil:
		return ""
	case d.Text == "" && pane == panes.Module && p.open[pane] == 0:
		return "An empty module. Type or paste LLVM IR into the first pane, drop a .ll file on " +
			"the page, or pick an example above."
	case d.Text == "":
		return d.Caption
	}
	return ""
}

// upperFirst makes a sentence of a clause.
func upperFirst(text string) string {
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.HasSuffix(text, "…") || strings.HasSuffix(text, ".") {
		return text
	}
	return text + "."
}
