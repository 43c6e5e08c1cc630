package ui

import "statepoint/web/report"

// showDocs hands the texts of the newest state to the panes.
func (p *Page) showDocs() {
	broken := p.latest == nil || p.latest != p.good
	size := 0
	var docs [paneCount]*report.Doc
	for pane := range paneCount {
		d := p.doc(pane)
		if pane == PaneSource {
			// Ids of a text that cannot be read are not those of the output shown,
			// so it links to nothing.
			if broken || d != nil && d.Text != p.text {
				d = nil
			}
		}
		if d != nil {
			size += len(d.Text)
		}
		docs[pane] = d
	}
	p.trailed = &report.Finding{} // whatever is shown now is of other texts
	p.shows++
	show, pausing := p.shows, size > large && p.browser != nil
	for pane, d := range docs {
		if pausing {
			d = nil // what a pane still shows is not this
		}
		p.broker.SetDoc(Pane(pane), d)
	}
	if pausing {
		p.browser.later(func() { p.showPane(PaneSource, show, &docs) })
	} else {
		defer p.together()()
		p.showPane(PaneSource, show, nil)
	}
}

// together has every editor show at once what it is told until the function it
// gives is called.
func (p *Page) together() func() {
	for _, ed := range p.editors {
		if ed != nil {
			ed.hold()
		}
	}
	return func() {
		for _, ed := range p.editors {
			if ed != nil {
				ed.release()
			}
		}
	}
}

// large is the size of a report's texts, in bytes, from which on each pane is
// given a turn of its own, so that the browser draws between them.
const large = 128 << 10

// showPane hands a pane its text, and then the next one, unless a newer report
// has come meanwhile. With docs, which the broker has not been told of yet, each
// pane has a turn of its own.
func (p *Page) showPane(pane Pane, show int, docs *[paneCount]*report.Doc) {
	if show != p.shows {
		return
	}
	if docs != nil {
		if pane < paneCount && docs[pane] != nil && p.broker.marks[pane] == nil {
			p.indexPane(pane, show, docs, p.broker.index.StartMarks(docs[pane]))
			return
		}
		defer p.together()()
	}
	if pane == paneCount {
		if ed := p.editors[PaneSource]; ed != nil {
			ed.setProblems(p.problems())
		}
		p.broker.Refresh()
		p.showStale()
		if p.browser != nil && p.latest != nil && !p.busy() {
			p.browser.js.Call("shown")
		}
		return
	}
	if docs != nil {
		p.broker.setIndexed(pane, docs[pane], p.broker.marks[pane])
	}
	if ed := p.editors[pane]; ed != nil {
		if v := p.view(pane); v != nil && pane == PaneSource {
			ed.words = v.Doc
		}
		ed.setView(p.tab(pane).ID, p.open[pane] == 0)
		ed.show(pane, p.broker.docs[pane], p.broker.index)
		if pane != PaneSource {
			ed.setEmpty(p.emptyText(pane))
		}
		p.showDrawing(pane)
	}
	if docs != nil {
		p.browser.later(func() { p.showPane(pane+1, show, docs) })
	} else {
		p.showPane(pane+1, show, nil)
	}
}

// marksAtOnce is how many marks are indexed in one turn: a few milliseconds.
const marksAtOnce = 200_000

// indexPane makes the index of what a pane is about to show, some marks in each
// turn, and then shows it.
func (p *Page) indexPane(pane Pane, show int, docs *[paneCount]*report.Doc,
	marks *report.MarkIndex) {
	if show != p.shows {
		return
	}
	if marks.Proceed(marksAtOnce) {
		p.broker.marks[pane] = marks
		if ed := p.editors[pane]; ed != nil && pane != PaneSource {
			ed.prepare(shownText(docs[pane]))
		}
		p.browser.later(func() { p.showPane(pane, show, docs) })
		return
	}
	p.browser.later(func() { p.indexPane(pane, show, docs, marks) })
}
