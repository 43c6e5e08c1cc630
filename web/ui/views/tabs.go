package views

import (
	markup "html"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Tabs are the views of each pane, of which one is open.
type Tabs struct {
	*Panes
	views     [panes.Count][]*View
	open      [panes.Count]int    // positions in views
	drawn     [panes.Count]string // HTML of the drawings shown
	drawnView [panes.Count]*View  // and what drew them
}

// Tab gives the view that is open in a pane.
func (p *Tabs) Tab(pane panes.Pane) *View { return p.views[pane][p.open[pane]] }

// ViewID gives the id of the view that is open in a pane, "" for its first.
func (p *Tabs) ViewID(pane panes.Pane) string {
	if p.open[pane] == 0 {
		return ""
	}
	return p.Tab(pane).ID
}

// PaneOf finds the pane that has the view of an id.
func (p *Tabs) PaneOf(id string) (panes.Pane, bool) {
	for pane, list := range p.views {
		for _, v := range list {
			if v.ID == id {
				return panes.Pane(pane), true
			}
		}
	}
	return panes.None, false
}

// openView opens the view of an id in a pane, the first if there is none such.
func (p *Tabs) openView(pane panes.Pane, id string) {
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
	p.follower.toReveal[pane] = len(p.broker.Pinned()) > 0
	p.ShowDocs()
	p.Say(pane.Title() + ": " + p.Tab(pane).Title)
}

// openCode opens the assembly for what is in no other view of its pane: a machine instruction.
func (p *Tabs) openCode(id uint32) {
	if l := p.broker.Index().Link(id); l != nil && l.Kind == report.KindMachine {
		p.openView(panes.Asm, "")
	}
}

// stepView opens the next view of a pane, or the one before, and moves the
// keyboard to its tab.
func (p *Tabs) stepView(pane panes.Pane, by int) {
	n, to := len(p.views[pane]), p.open[pane]
	for {
		if to = (to + by + n) % n; p.views[pane][to].Under == "" {
			break
		}
	}
	p.openView(pane, p.views[pane][to].ID)
	p.browser.Defer(func() {
		p.browser.Focus("#tabs-" + pane.Key() + " [aria-selected=true]")
	})
}

// viewAnswer gives the engine's answer for the view of a pane, and asks for it
// if it is not there yet. ready says that there is nothing to wait for.
func (p *Tabs) viewAnswer(pane panes.Pane) (a *report.ViewAnswer, ready bool) {
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
func (p *Tabs) viewDoc(pane panes.Pane) *report.Doc {
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
func (p *Tabs) viewNote(pane panes.Pane) string {
	if p.Compare.compares(pane) {
		if _, ready := p.Compare.answer(pane); !ready {
			return "working…"
		}
		return ""
	}
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
func (p *Tabs) emptyText(pane panes.Pane) string {
	if p.Compare.compares(pane) {
		switch a, ready := p.Compare.answer(pane); {
		case !ready:
			return p.ws.Working()
		case a.Trouble != "":
			return upperFirst(a.Trouble)
		}
	}
	if p.open[pane] > 0 && p.ws.Good != nil {
		switch a, ready := p.viewAnswer(pane); {
		case !ready:
			return p.ws.Working()
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

// nothing is what stands in place of a drawing that cannot be made.
func nothing(text string) string {
	parts := strings.Split(markup.EscapeString(text), "`")
	if len(parts)%2 == 0 { // an odd one stands for itself
		return `<p class="nothing">` + strings.Join(parts, "`") + "</p>"
	}
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<code>" + parts[i] + "</code>"
	}
	return `<p class="nothing">` + strings.Join(parts, "") + "</p>"
}

// upperFirst makes a sentence of a clause.
func upperFirst(text string) string {
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.HasSuffix(text, "…") || strings.HasSuffix(text, ".") {
		return text
	}
	return text + "."
}

// showDrawing hands a pane's drawing to the browser, or takes the last one away.
func (p *Tabs) showDrawing(pane panes.Pane) {
	html := ""
	if v := p.Tab(pane); v.Draw != nil {
		a, ready := p.viewAnswer(pane)
		if !ready && p.ws.Good != nil && p.drawnView[pane] == v {
			// The last drawing stays until there is a new one, but stands for nothing.
			p.broker.SetItems(pane, nil, nil)
			return
		}
		if ready && (a == nil || a.Trouble == "") {
			html = v.Draw(a)
		} else if text := p.emptyText(pane); text != "" {
			html = nothing(text)
		}
		p.drawnView[pane] = v
	}
	if html == "" && p.drawn[pane] == "" {
		return
	}
	p.drawn[pane] = html
	ids := p.Drawings[pane].Show(p.Tab(pane).ID, html)
	if len(ids) == 0 { // a text instead of a drawing
		p.broker.SetItems(pane, nil, nil)
	} else {
		p.broker.SetItems(pane, ids, p.Drawings[pane])
		p.follower.revealPinned()
	}
}
