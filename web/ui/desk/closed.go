package desk

import (
	"slices"
	"strings"

	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Closed holds the panes that the reader has closed; in the wide page, the others use their space.
type Closed struct {
	ws      *workspace.Workspace
	browser storage
	reader  *Reader
	widgets *Widgets

	is [panes.Count]bool
}

// closedKey is the storage key that saves them for the next visit.
const closedKey = "closed"

// load closes the panes that were closed at the last visit.
func (p *Closed) load() {
	keys := strings.Fields(p.browser.Load("local", closedKey))
	for pane := range panes.Count {
		p.is[pane] = pane != panes.Source && slices.Contains(keys, pane.Key())
	}
}

// Keys returns the keys of the panes that are not shown, separated by spaces.
func (p *Closed) Keys() string { return p.keys(p.Gone) }

func (p *Closed) keys(gone func(panes.Pane) bool) string {
	var keys []string
	for pane := range panes.Count {
		if gone(pane) {
			keys = append(keys, pane.Key())
		}
	}
	return strings.Join(keys, " ")
}

// Gone reports whether a pane is not shown: it is closed, or what is shown is an object, which has
// no module.
func (p *Closed) Gone(pane panes.Pane) bool {
	return p.is[pane] || pane == panes.Module && p.ws.Object() != ""
}

// Shown returns the number of panes that are shown.
func (p *Closed) Shown() (n int) {
	for pane := range panes.Count {
		if !p.Gone(pane) {
			n++
		}
	}
	return n
}

// List returns those that can be opened again, in reading order.
func (p *Closed) List() []panes.Pane {
	var out []panes.Pane
	for pane := range panes.Count {
		if p.is[pane] && (pane != panes.Module || p.ws.Object() == "") {
			out = append(out, pane)
		}
	}
	return out
}

// Close closes a pane; the source cannot be closed.
func (p *Closed) Close(pane panes.Pane) {
	if pane == panes.Source || p.is[pane] {
		return
	}
	p.is[pane] = true
	if p.reader.Current == pane {
		p.reader.Current = panes.Source
	}
	p.changed(pane.Title() + " closed")
	p.browser.Defer(func() { p.browser.Focus("#reopen-" + pane.Key()) })
}

// Open shows a pane again.
func (p *Closed) Open(pane panes.Pane) {
	if pane == panes.None || !p.is[pane] {
		return
	}
	p.is[pane] = false
	p.changed(pane.Title() + " opened")
}

func (p *Closed) changed(said string) {
	p.browser.Save("local", closedKey, p.keys(func(pane panes.Pane) bool { return p.is[pane] }))
	p.reader.Say(said)
	p.browser.Defer(p.widgets.Measure)
}
