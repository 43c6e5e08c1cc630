package ui

import (
	"statepoint/web/ui/panes"

	markup "html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// PaneView is one of the things a pane can show. The first view of a pane shows
// what the report has anyway; the others are asked of the engine when they are
// opened, unless they say otherwise.
type PaneView struct {
	// ID never changes: links to the page name views by it.
	ID string
	// Title is the word on the view's tab, Caption the line beside it where the
	// answer has none.
	Title, Caption string
	// Ask says what to ask the engine: View, Stage and Subject; nil if the view
	// needs nothing but the report.
	Ask func(p *Panes) report.ViewRequest
	// Doc gives the text to show in the pane's editor; nil stands for the
	// answer's own. It is not used by a view that draws.
	Doc func(p *Panes, a *report.ViewAnswer) *report.Doc
	// Draw gives HTML to show instead of the editor; nil for a view that is
	// text. An element with data-p="id" stands for the thing of that id: it
	// takes part in the selection like a range of a text. a is nil if Ask is.
	Draw func(p *Panes, a *report.ViewAnswer) string
	// Picture says that what is drawn is one picture, and no text to be copied.
	Picture bool
	// Act is called when the reader uses an element with data-act="n"; the pane is
	// shown anew afterwards.
	Act func(p *Panes, n uint32)
}

// paneViews is the registry: the views of each pane, in the order of their tabs.
var paneViews [panes.Count][]*PaneView

// Not an initial value: what a view does may lead back to the registry.
func init() {
	paneViews = [panes.Count][]*PaneView{
		panes.Source: {{ID: "source", Title: "IR"}},
		panes.Module: {{ID: "ir", Title: "IR"}, viewDiff, viewCFG, viewLiveness},
		panes.Asm:    {{ID: "asm", Title: "Assembly"}, viewFrame},
		panes.Map:    {{ID: "bytes", Title: "Bytes"}, viewRecords, viewMapJSON},
	}
}

// tab gives the view that is open in a pane.
func (p *Panes) tab(pane panes.Pane) *PaneView { return paneViews[pane][p.open[pane]] }

// ViewID gives the id of the view that is open in a pane, "" for its first.
func (p *Panes) ViewID(pane panes.Pane) string {
	if p.open[pane] == 0 {
		return ""
	}
	return p.tab(pane).ID
}

// openView opens the view of an id in a pane, the first if there is none such.
func (p *Panes) openView(pane panes.Pane, id string) {
	n := 0
	for i, v := range paneViews[pane] {
		if v.ID == id {
			n = i
		}
	}
	if p.open[pane] == n {
		return
	}
	p.open[pane] = n
	p.showDocs()
	p.say(pane.Title() + ": " + p.tab(pane).Title)
}

// stepView opens the next view of a pane, or the one before, and moves the
// keyboard to its tab.
func (p *Panes) stepView(pane panes.Pane, by int) {
	n := len(paneViews[pane])
	p.openView(pane, paneViews[pane][(p.open[pane]+by+n)%n].ID)
	p.browser.Defer(func() {
		p.browser.Focus("#tabs-" + pane.Key() + " [aria-selected=true]")
	})
}

// viewAnswer gives the engine's answer for the view of a pane, and asks for it
// if it is not there yet. ready says that there is nothing to wait for.
func (p *Panes) viewAnswer(pane panes.Pane) (a *report.ViewAnswer, ready bool) {
	v := p.tab(pane)
	if v.Ask == nil {
		return nil, true
	}
	if p.ws.Good == nil {
		return nil, false
	}
	return p.ws.View(v.Ask(p))
}

// viewDoc gives what a view other than the first shows as text; nil while there
// is nothing.
func (p *Panes) viewDoc(pane panes.Pane) *report.Doc {
	v := p.tab(pane)
	a, ready := p.viewAnswer(pane)
	switch {
	case !ready || v.Draw != nil || a != nil && a.Trouble != "":
		return nil
	case v.Doc != nil:
		return v.Doc(p, a)
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

// showDrawing hands a pane's drawing to the browser, or takes the last one away.
func (p *Panes) showDrawing(pane panes.Pane) {
	html := ""
	if v := p.tab(pane); v.Draw != nil {
		a, ready := p.viewAnswer(pane)
		if !ready && p.ws.Good != nil && p.drawnView[pane] == v {
			// The last drawing stays until there is a new one, but stands for nothing.
			p.broker.SetItems(pane, nil, nil)
			return
		}
		if ready && (a == nil || a.Trouble == "") {
			html = v.Draw(p, a)
		} else if text := p.emptyText(pane); text != "" {
			html = `<p class="nothing">` + markup.EscapeString(text) + "</p>"
		}
		p.drawnView[pane] = v
	}
	if html == "" && p.drawn[pane] == "" {
		return
	}
	p.drawn[pane] = html
	ids := p.drawings[pane].Show(p.tab(pane).ID, html)
	if html == "" {
		p.broker.SetItems(pane, nil, nil)
	} else {
		p.broker.SetItems(pane, ids, p.drawings[pane])
		p.revealPinned()
	}
}

// renderTabs is the choice of a pane's views.
func (p *Panes) renderTabs(pane panes.Pane) app.UI {
	views := paneViews[pane]
	key := pane.Key()
	return app.Div().Class("tabs").ID("tabs-"+key).Role("tablist").Aria("label",
		"Views of "+pane.Title()).Hidden(len(views) < 2).Body(
		app.Range(views).Slice(func(i int) app.UI {
			v, on := views[i], i == p.open[pane]
			index := -1
			if on {
				index = 0
			}
			return app.Button().Type("button").Role("tab").ID("tab-"+v.ID).TabIndex(index).
				Aria("selected", on).Aria("controls", "body-"+key).
				OnClick(func(app.Context, app.Event) { p.openView(pane, v.ID) },
					app.EventScope(v.ID)).
				OnKeyDown(func(_ app.Context, e app.Event) {
					switch e.Get("key").String() {
					case "ArrowRight":
						p.stepView(pane, 1)
					case "ArrowLeft":
						p.stepView(pane, -1)
					default:
						return
					}
					e.PreventDefault()
				}, app.EventScope(v.ID)).
				Text(v.Title)
		}),
	)
}
