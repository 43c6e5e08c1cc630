package ui

import (
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Key acts on a key of the page; see [browser.Events].
func (p *Page) Key(key string, shift, typing bool) bool { return p.key(key, shift, typing) }

// Escape does what Esc does.
func (p *Page) Escape() { p.clear() }

// Tell shows a notice.
func (p *Page) Tell(text string) { p.tell(text) }

// Renewed closes what lists things of an earlier report.
func (p *Page) Renewed() { p.others = others{} }

// Dropped opens a file.
func (p *Page) Dropped(name, text string) { p.file(name, text) }

// Linked follows a fragment that the reader wrote into the address bar.
func (p *Page) Linked(fragment string) {
	if p.openLink(fragment) {
		p.browser.Save("session", "draft-link", fragment)
		p.reopen()
	}
}

// Fragment gives that of a link to what the page shows.
func (p *Page) Fragment() string {
	s := p.state()
	return s.Fragment()
}

// events are what happens in the editor of a pane.
type events struct {
	p    *Panes
	pane panes.Pane
}

// Typed is called at every change of the text by the reader. Until it is compiled, what is
// typed links to nothing.
func (e events) Typed(all bool) {
	ed := e.p.editors[panes.Source]
	if all && e.p.ws.Replaced() {
		ed.SetProblems(nil)
	}
	e.p.broker.SetDoc(panes.Source, nil)
	ed.Forget()
	e.p.ws.Typed()
}

// Asked answers what the editor asks about an offset.
func (e events) Asked(what string, offset int32, more string) any {
	return e.p.services.asked(e.pane, what, e.p.editors[e.pane].At(offset), more)
}

// Pointed acts on the pointer or caret.
func (e events) Pointed(what string, offset int32) { e.p.point(e.pane, what, offset) }

// Scrolled paints what has come on screen.
func (e events) Scrolled() { e.p.editors[e.pane].Repaint() }

// Pressed acts on a key that the editor passes on.
func (e events) Pressed(key string) { e.p.editorKey(e.pane, key) }

// Focused makes the pane the current one.
func (e events) Focused() { e.p.current = e.pane }

// point acts on the pointer or caret at a UTF-16 offset of a pane.
func (p *Panes) point(pane panes.Pane, what string, offset int32) {
	at := int32(-1)
	if offset >= 0 {
		at = p.editors[pane].At(offset)
	}
	switch what {
	case "hover":
		p.broker.Hover(pane, at)
	case "caret":
		if p.broker.Caret(pane, at) {
			p.say(p.linked())
		}
	case "click":
		p.broker.Pin(pane, at)
		p.selected(pane)
	case "more":
		p.broker.PinMore(p.broker.At(pane, at))
		p.selected(pane)
	case "jump":
		p.services.definition(pane, at)
	case "uses":
		p.services.uses(pane, at)
	}
}

// host is the page as its workspace sees it.
type host struct {
	browser.Browser
	p *Panes
}

func (h host) Text() string                  { return h.p.editors[panes.Source].ReadText() }
func (h host) Answered()                     { h.p.show() }
func (h host) Viewed()                       { h.p.showDocs() }
func (h host) Exported(a *report.ViewAnswer) { h.p.files.exported(a) }
func (h host) Progressed()                   { h.p.showStale() }
func (h host) Settled()                      { h.p.showStage() }

// pick opens the example of a name.
func (p *Page) pick(name string) {
	if p.ws.Pick(name) {
		p.panes.begin()
	}
}

// stop gives up on the compilation that runs.
func (p *Page) stop() {
	p.ws.Stop()
	p.panes.say("stopped")
	p.panes.showDocs() // which asks anew for the views that were given up with it
}

// pointThing acts on the pointer or the keyboard at a thing in a drawing.
func (p *Panes) pointThing(pane panes.Pane, what string, ids []uint32) {
	if what != "act" && !p.broker.Draws(pane) {
		return // the drawing is of an older text
	}
	switch what {
	case "hover":
		p.broker.HoverIDs(ids)
	case "click":
		p.current = pane
		p.broker.PinIDs(ids)
		p.selected(pane)
	case "act":
		// A view's own button: its number stands for an id.
		if act := p.tab(pane).Act; act != nil && len(ids) == 1 {
			act(ids[0])
			p.showDocs()
		}
	case "clear":
		p.around.Escape()
	}
}

// editorKey acts on a key that a pane's editor passed on.
func (p *Panes) editorKey(pane panes.Pane, name string) {
	switch name {
	case "compile":
		p.ws.Compile()
	case "clear":
		p.around.Escape()
	case "outline":
		p.services.outline(pane)
	case "pin", "pin-more":
		if ids := p.broker.At(pane, p.editors[pane].Caret()); name == "pin" {
			p.broker.PinIDs(ids)
		} else {
			p.broker.PinMore(ids)
		}
		p.selected(pane)
	}
}
