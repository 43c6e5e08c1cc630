package desk

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/workspace"
)

// Display passes the panes their content: all at once or, if it is large, in separate tasks between
// which the browser can draw.
type Display struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	browser   screen
	reader    *Reader
	widgets   *Widgets
	tabs      *Tabs
	content   *content
	compare   *Compare
	drawings  *drawings
	services  *Services
	trail     *Trail
	follower  *Follower
	folds     *Folds
	selection *Selection
	around    Around

	shows     int      // counts showings of reports
	showing   bool     // set while the panes get a large report in tasks
	whenShown []func() // called after that
}

// Show passes the newest state to the panes.
func (p *Display) Show() {
	p.trail.renew()
	if p.ws.Good != nil {
		p.whenShown = nil
		p.broker.SetLinks(p.ws.Good.Links)
		p.around.Renewed()
		p.follower.restart()
	} else {
		p.broker.SetLinks(nil) // what was pinned in an earlier text is not in this one
	}
	p.ShowDocs()
	if len(p.ws.Pins) > 0 && p.ws.Good != nil {
		p.selection.PinNamed(p.ws.Pins)
		p.ws.Select, p.ws.Pins = "", nil
	}
	if p.ws.Select != "" && p.ws.Good != nil {
		switch pinned := p.broker.PinName(p.ws.Select); {
		case pinned && p.ws.Picked:
			p.selection.Selected(panes.None)
		case pinned: // no announcement when the page opens
			p.selection.lead(panes.None)
		}
		p.ws.Select, p.ws.Picked = "", false
	}
	p.afterShow(func() { p.follower.arrive(p.reader.Current) })
	p.follower.shown()
}

func (p *Display) showStale() {
	stale := p.ws.Stale() != ""
	for pane := range panes.Count {
		p.widgets.Editors[pane].SetStale(stale)
	}
	p.browser.Refresh()
}

// ShowDocs passes the texts of the newest state to the panes.
func (p *Display) ShowDocs() {
	broken := p.ws.Latest == nil || p.ws.Latest != p.ws.Good
	size := 0
	next := pending{first: p.firstShown()}
	for pane := range panes.Count {
		d := p.content.doc(pane)
		if pane == panes.Source {
			// The ids of a text that does not parse differ from those of the output shown, so it
			// links to nothing.
			if broken || d != nil && d.Text != p.ws.Text {
				d = nil
			}
		}
		if d != nil && pane != panes.Source { // whose editor has the text
			size += len(d.Text)
		}
		next.docs[pane] = d
	}
	p.trail.shownAnew()
	p.shows++
	show, pausing := p.shows, size > workspace.Large
	p.showing = pausing
	for pane, d := range next.docs {
		if pausing {
			if next.marks[pane] = p.broker.Indexed(panes.Pane(pane), d); next.marks[pane] != nil {
				continue // it is shown, and stays
			}
			d = nil // what a pane still shows is not this
		}
		p.broker.SetDoc(panes.Pane(pane), d)
	}
	if pausing {
		p.browser.Later(func() { p.showPane(next.first, show, &next) })
	} else {
		p.widgets.together(func() {
			for pane := range panes.Count {
				p.fill(pane)
			}
			p.light()
		})
		p.filled()
	}
}

// afterShow calls f once the panes have all their content: immediately if they do, or after several
// tasks if it is large.
func (p *Display) afterShow(f func()) {
	if p.showing {
		p.whenShown = append(p.whenShown, f)
	} else {
		f()
	}
}

// firstShown returns the pane that the reader is looking at, which is updated first.
func (p *Display) firstShown() panes.Pane {
	if p.reader.Current >= 0 && p.reader.Current < panes.Count {
		return p.reader.Current
	}
	return panes.Source
}

// pending is the panes' next content, which the broker does not have yet, and the indexes of its
// marks.
type pending struct {
	docs  [panes.Count]*report.Doc
	marks [panes.Count]*report.MarkIndex
	first panes.Pane // the others follow in order
}

// after returns the pane that is updated after the given one; [panes.Count] after the last.
func (n *pending) after(pane panes.Pane) panes.Pane {
	if pane == n.first {
		pane = -1
	}
	if pane++; pane == n.first {
		pane++
	}
	return pane
}

// showPane passes a pane its text and then continues with the next pane, each in a separate task,
// unless a newer report has arrived.
func (p *Display) showPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if pane < panes.Count && next.docs[pane] != nil && next.marks[pane] == nil {
		next.marks[pane] = p.broker.Index().StartMarks(next.docs[pane])
		p.indexPane(pane, show, next)
		return
	}
	if pane == panes.Count {
		p.widgets.together(p.light)
		p.filled()
		return
	}
	p.widgets.together(func() {
		p.broker.SetIndexed(pane, next.docs[pane], next.marks[pane])
		p.fill(pane)
	})
	p.browser.Later(func() { p.showPane(next.after(pane), show, next) })
}

// fill makes a pane show its doc in the broker.
func (p *Display) fill(pane panes.Pane) {
	ed := p.widgets.Editors[pane]
	if v := p.services.view(pane); v != nil && pane == panes.Source {
		ed.SetWords(v.Doc)
	}
	ed.SetView(p.compare.viewID(pane), p.tabs.open[pane] == 0 && !p.compare.compares(pane))
	ed.Show(p.broker.Doc(pane), p.broker.Index())
	if pane != panes.Source {
		ed.SetEmpty(strings.ReplaceAll(p.content.emptyText(pane), "`", ""))
	}
	p.drawings.show(pane)
}

// light updates the lit ranges for the panes' current texts.
func (p *Display) light() {
	p.widgets.Editors[panes.Source].SetProblems(p.ws.Problems(), p.ws.Diagnosed())
	p.broker.Refresh()
	p.browser.Defer(func() { p.widgets.together(p.folds.show) })
	p.showStale()
}

// filled runs when every pane shows its text: new content scrolls to its position.
func (p *Display) filled() {
	p.showing = false
	p.follower.settle()
	waiting := p.whenShown
	p.whenShown = nil
	for _, f := range waiting {
		f()
	}
	if p.ws.Latest != nil && !p.ws.Busy() {
		p.browser.Shown()
	}
}

// indexPane indexes the content that a pane is about to show, some marks per task, and then shows
// it.
func (p *Display) indexPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if !next.marks[pane].Proceed(marksAtOnce) {
		p.browser.Later(func() { p.indexPane(pane, show, next) })
		return
	}
	if pane != panes.Source {
		p.widgets.Editors[pane].Prepare(widget.ShownText(next.docs[pane]))
	}
	p.browser.Later(func() { p.showPane(pane, show, next) })
}

// marksAtOnce is the number of marks indexed in one task, which takes a few milliseconds.
const marksAtOnce = 200_000
