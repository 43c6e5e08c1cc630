package views

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/workspace"
)

// Show hands the newest state to the panes.
func (p *Panes) Show() {
	if p.ws.Good != p.Trail.told {
		p.Trail.told, p.Trail.finding = p.ws.Good, 0
	}
	if p.ws.Good != nil {
		p.whenShown = nil
		p.broker.SetLinks(p.ws.Good.Links)
		p.around.Renewed()
		p.follower.restart()
	}
	p.ShowDocs()
	if len(p.ws.Pins) > 0 && p.ws.Good != nil {
		p.PinNamed(p.ws.Pins)
		p.ws.Select, p.ws.Pins = "", nil
	}
	if p.ws.Select != "" && p.ws.Good != nil {
		switch pinned := p.broker.PinName(p.ws.Select); {
		case pinned && p.ws.Picked:
			p.selected(panes.None)
		case pinned: // a page that opens says nothing
			p.lead(panes.None)
		}
		p.ws.Select, p.ws.Picked = "", false
	}
}

// PinNamed pins what has some names, and shows it. It says whether there is anything.
func (p *Panes) PinNamed(names []string) bool {
	pinned := p.broker.PinNamed(names)
	if pinned {
		p.selected(panes.None)
	}
	return pinned
}

// ShowPinned has the editors bring into view what is pinned, as after they had less room.
func (p *Panes) ShowPinned() {
	for _, ed := range p.Editors {
		ed.ShowLit(p.broker.Leads())
	}
}

func (p *Panes) showStale() {
	stale := p.ws.Stale() != ""
	for pane := panes.Module; pane < panes.Count; pane++ {
		p.Editors[pane].SetStale(stale)
	}
	p.Refresh()
}

// ShowDocs hands the texts of the newest state to the panes.
func (p *Panes) ShowDocs() {
	broken := p.ws.Latest == nil || p.ws.Latest != p.ws.Good
	size := 0
	next := pending{first: p.firstShown()}
	for pane := range panes.Count {
		d := p.doc(pane)
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
	p.Trail.trailed = &report.Finding{} // whatever is shown now is of other texts
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
		p.together(func() {
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
func (p *Panes) afterShow(f func()) {
	if p.showing {
		p.whenShown = append(p.whenShown, f)
	} else {
		f()
	}
}

// together has every editor show at once what f tells it, however that ends.
func (p *Panes) together(f func()) {
	for _, ed := range p.Editors {
		ed.Hold()
	}
	defer func() {
		for _, ed := range p.Editors {
			ed.Release()
		}
	}()
	f()
}

// firstShown is the pane that is looked at, which is shown before the others.
func (p *Panes) firstShown() panes.Pane {
	if p.Current >= 0 && p.Current < panes.Count {
		return p.Current
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
func (p *Panes) showPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if pane < panes.Count && next.docs[pane] != nil && next.marks[pane] == nil {
		next.marks[pane] = p.broker.Index().StartMarks(next.docs[pane])
		p.indexPane(pane, show, next)
		return
	}
	if pane == panes.Count {
		p.together(p.light)
		p.filled()
		return
	}
	p.together(func() {
		p.broker.SetIndexed(pane, next.docs[pane], next.marks[pane])
		p.fill(pane)
	})
	p.browser.Later(func() { p.showPane(next.after(pane), show, next) })
}

// fill has a pane show what the broker has of it.
func (p *Panes) fill(pane panes.Pane) {
	ed := p.Editors[pane]
	if v := p.services.view(pane); v != nil && pane == panes.Source {
		ed.SetWords(v.Doc)
	}
	ed.SetView(p.Compare.viewID(pane), p.Tabs.open[pane] == 0 && !p.Compare.compares(pane))
	ed.Show(p.broker.Doc(pane), p.broker.Index())
	if pane != panes.Source {
		ed.SetEmpty(strings.ReplaceAll(p.Tabs.emptyText(pane), "`", ""))
	}
	p.Tabs.showDrawing(pane)
}

// light lights what belongs to the texts that the panes have now.
func (p *Panes) light() {
	p.Editors[panes.Source].SetProblems(p.ws.Problems(), p.ws.Diagnosed())
	p.broker.Refresh()
	p.browser.Defer(p.Folds.show)
	p.showStale()
}

// filled goes on when every pane shows its text: what is new goes to its place.
func (p *Panes) filled() {
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
func (p *Panes) indexPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if !next.marks[pane].Proceed(marksAtOnce) {
		p.browser.Later(func() { p.indexPane(pane, show, next) })
		return
	}
	if pane != panes.Source {
		p.Editors[pane].Prepare(widget.ShownText(next.docs[pane]))
	}
	p.browser.Later(func() { p.showPane(pane, show, next) })
}

// marksAtOnce is how many marks are indexed in one turn: a few milliseconds.
const marksAtOnce = 200_000
