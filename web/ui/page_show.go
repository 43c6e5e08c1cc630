package ui

import (
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// showDocs hands the texts of the newest state to the panes.
func (p *Page) showDocs() {
	broken := p.latest == nil || p.latest != p.good
	size := 0
	var next pending
	for pane := range panes.Count {
		d := p.doc(pane)
		if pane == panes.Source {
			// Ids of a text that cannot be read are not those of the output shown,
			// so it links to nothing.
			if broken || d != nil && d.Text != p.text {
				d = nil
			}
		}
		if d != nil {
			size += len(d.Text)
		}
		next.docs[pane] = d
	}
	p.trailed = &report.Finding{} // whatever is shown now is of other texts
	p.shows++
	show, pausing := p.shows, size > large
	for pane, d := range next.docs {
		if pausing {
			d = nil // what a pane still shows is not this
		}
		p.broker.SetDoc(panes.Pane(pane), d)
	}
	if pausing {
		p.browser.Later(func() { p.showPane(panes.Source, show, &next) })
	} else {
		defer p.together()()
		p.showPane(panes.Source, show, nil)
	}
}

// together has every editor show at once what it is told until the function it
// gives is called.
func (p *Page) together() func() {
	for _, ed := range p.editors {
		ed.hold()
	}
	return func() {
		for _, ed := range p.editors {
			ed.release()
		}
	}
}

// large is the size of a report's texts, in bytes, from which on each pane is
// given a turn of its own, so that the browser draws between them.
const large = 128 << 10

// pending is what the panes are to show next, of which the broker has not been
// told yet, and the indexes of its marks.
type pending struct {
	docs  [panes.Count]*report.Doc
	marks [panes.Count]*report.MarkIndex
}

// showPane hands a pane its text, and then the next one, unless a newer report
// has come meanwhile. With what is pending, each pane has a turn of its own.
func (p *Page) showPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if next != nil {
		if pane < panes.Count && next.docs[pane] != nil && next.marks[pane] == nil {
			next.marks[pane] = p.broker.Index().StartMarks(next.docs[pane])
			p.indexPane(pane, show, next)
			return
		}
		defer p.together()()
	}
	if pane == panes.Count {
		p.editors[panes.Source].setProblems(p.problems())
		p.broker.Refresh()
		p.showStale()
		if p.latest != nil && !p.busy() {
			p.browser.Shown()
		}
		return
	}
	if next != nil {
		p.broker.SetIndexed(pane, next.docs[pane], next.marks[pane])
	}
	ed := p.editors[pane]
	if v := p.view(pane); v != nil && pane == panes.Source {
		ed.words = v.Doc
	}
	ed.setView(p.tab(pane).ID, p.open[pane] == 0)
	ed.show(pane, p.broker.Doc(pane), p.broker.Index())
	if pane != panes.Source {
		ed.setEmpty(p.emptyText(pane))
	}
	p.showDrawing(pane)
	if next != nil {
		p.browser.Later(func() { p.showPane(pane+1, show, next) })
	} else {
		p.showPane(pane+1, show, nil)
	}
}

// marksAtOnce is how many marks are indexed in one turn: a few milliseconds.
const marksAtOnce = 200_000

// indexPane makes the index of what a pane is about to show, some marks in each
// turn, and then shows it.
func (p *Page) indexPane(pane panes.Pane, show int, next *pending) {
	if show != p.shows {
		return
	}
	if !next.marks[pane].Proceed(marksAtOnce) {
		p.browser.Later(func() { p.indexPane(pane, show, next) })
		return
	}
	if pane != panes.Source {
		p.editors[pane].prepare(shownText(next.docs[pane]))
	}
	p.browser.Later(func() { p.showPane(pane, show, next) })
}
