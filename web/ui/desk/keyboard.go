package desk

import "statepoint/web/ui/panes"

// Keyboard moves the focus from pane to pane.
type Keyboard struct {
	browser focuser
	reader  *Reader
	widgets *Widgets
	tabs    *Tabs
	closed  *Closed

	bound  panes.Pane // where GoTo last sent the focus
	moving bool       // the focus has not been moved there yet
}

// GoTo makes a pane the current one and moves the focus there.
func (p *Keyboard) GoTo(pane panes.Pane) {
	p.reader.Current, p.bound, p.moving = pane, pane, true
	p.browser.Refresh()
	p.browser.Defer(func() {
		if p.bound != pane {
			return // the focus has been sent elsewhere since; this report would lead back
		}
		p.moving = false
		if p.tabs.Tab(pane).Draw != nil {
			p.browser.Focus(p.tabs.openTab(pane))
			return
		}
		p.widgets.Editors[pane].Measure()
		p.widgets.Editors[pane].Focus()
	})
}

// Focused makes the pane of an editor that reports the focus the current one. A report that was on
// its way when GoTo sent the focus elsewhere is dropped: it would hide the pane that GoTo shows.
func (p *Keyboard) Focused(pane panes.Pane) {
	if !p.moving || pane == p.bound {
		p.reader.Current = pane
	}
}

// Step goes to the next or previous open pane.
func (p *Keyboard) Step(by int) {
	to := p.reader.Current
	for again := true; again; again = p.closed.Gone(to) { // the source is never closed
		to = (to + panes.Pane(by) + panes.Count) % panes.Count
	}
	p.GoTo(to)
}
