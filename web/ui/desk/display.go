package desk

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/workspace"
)

// Display hands the panes what they show: at once, or where it is large in turns, so that the
// browser draws between them.
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
	showing   bool     // set while the panes are handed a large one in turns
	whenShown []func() // to be called after that
}

// Show hands the newest state to the panes.
func (p *Display) Show() {
	p.trail.renew()
	if p.ws.Good != nil {
		p.whenShown = nil
		p.broker.SetLinks(p.ws.Good.Links)
		p.around.Renewed()
		p.follower.restart()
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
		case pinned: // a page that opens says nothing
			p.selection.lead(panes.None)
		}
		p.ws.Select, p.ws.Picked = "", false
	}
}

func (p *Display) showStale() {
	stale := p.ws.Stale() != ""
	for pane := panes.Module; pane < panes.Count; pane++ {
		p.widgets.Editors[pane].SetStale(stale)
	}
	p.browser.Refresh()
}

// ShowDocs hands the texts of the newest state to the panes.
func (p *Display) ShowDocs() {
	broken := p.ws.Latest == nil || p.ws.Latest != p.ws.Good
	size := 0
	next := pending{first: p.firstShown()}
	for pane := range panes.Count {
		d := p.content.doc(pane)
		if pane == panes.Source {
			// Ids of a text that cannot be read are not those of the output shown,
			// so it links to nothing.
			if broken || d != nil && d.Text != p.ws.Text {
				d = nil
			}
		}
		if d != nil {
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

// afterShow calls f once the panes have what they are being handed, which takes several turns
// where it is large; at once if they have.
func (p *Display) afterShow(f func()) {
	if p.showing {
		p.whenShown = append(p.whenShown, f)
	} else {
		f()
	}
}

// firstShown is the pane that is looked at, which is shown before the others.
func (p *Display) firstShown() panes.Pane {
	if p.reader.Current >= 0 && p.reader.Current < panes.Count {
		return p.reader.Current
	}
	return panes.Source
}

// pending is what the panes are to show next, of which the broker has not been
// told yet, and the indexes of its marks.
type pending struct {
	docs  [panes.Count]*report.Doc
	marks [panes.Count]*report.MarkIndex
	first panes.Pane // the others follow in their order
}

// after is the pane that is shown after one, [panes.Count] after the last.
func (n *pending) after(pane panes.Pane) panes.Pane {
	if pane == n.first {
		pane = -1
	}
	if pane++; pane == n.first {
		pane++
	}
	return pane
}

// showPane hands a pane its text, and then the next one, each in a turn of its own, unless a newer
// report has come meanwhile.
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

// fill has a pane show what the broker has of it.
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

// light lights what belongs to the texts that the panes have now.
func (p *Display) light() {
	p.widgets.Editors[panes.Source].SetProblems(p.ws.Problems(), p.ws.Diagnosed())
	p.broker.Refresh()
	p.browser.Defer(p.folds.show)
	p.showStale()
}

// filled goes on when every pane shows its text: what is new goes to its place.
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

// indexPane makes the index of what a pane is about to show, some marks in each
// turn, and then shows it.
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

// marksAtOnce is how many marks are indexed in one turn: a few milliseconds.
const marksAtOnce = 200_000
