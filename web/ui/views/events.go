package views

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// events are what happens in the editor of a pane.
type events struct {
	p    *Panes
	pane panes.Pane
}

// Typed is called at every change of the text by the reader. Until it is compiled, what is
// typed links to nothing.
func (e events) Typed(all bool) {
	ed := e.p.Editors[panes.Source]
	if all && e.p.ws.Replaced() {
		ed.SetProblems(nil, "")
	}
	e.p.broker.SetDoc(panes.Source, nil)
	ed.Forget()
	e.p.ws.Typed()
}

// Asked answers what the editor asks about an offset.
func (e events) Asked(what messages.Question, offset int32, more string) any {
	return e.p.services.asked(e.pane, what, e.p.Editors[e.pane].At(offset), more)
}

// Pointed acts on the pointer or caret.
func (e events) Pointed(what messages.Told, offset int32) { e.p.point(e.pane, what, offset) }

// Scrolled paints what has come on screen.
func (e events) Scrolled() { e.p.Editors[e.pane].Repaint() }

// Pressed acts on a key that the editor passes on.
func (e events) Pressed(key messages.Key) { e.p.editorKey(e.pane, key) }

// Focused makes the pane the current one.
func (e events) Focused() { e.p.Current = e.pane }

// point acts on the pointer or caret at a UTF-16 offset of a pane.
func (p *Panes) point(pane panes.Pane, what messages.Told, offset int32) {
	at := int32(-1)
	if offset >= 0 {
		at = p.Editors[pane].At(offset)
	}
	switch what {
	case messages.ToldHover:
		p.broker.Hover(pane, at)
	case messages.ToldCaret:
		p.follower.enter(pane, at)
		if p.broker.Caret(pane, at) {
			p.sayLinked()
		}
	case messages.ToldWent:
		function := p.follower.enter(pane, at)
		if p.broker.Caret(pane, at) {
			p.sayLinked()
		}
		p.afterShow(func() { p.follower.toFunction(function, pane) })
	case messages.ToldClick:
		p.broker.Pin(pane, at)
		p.selected(pane)
	case messages.ToldMore:
		p.broker.PinMore(p.broker.At(pane, at))
		p.selected(pane)
	case messages.ToldJump:
		p.services.definition(pane, at)
	case messages.ToldUses:
		p.services.uses(pane, at)
	}
}

// host is the page as its workspace sees it.
type host struct {
	browser.Browser
	p *Panes
}

func (h host) Text() string { return h.p.Editors[panes.Source].ReadText() }
func (h host) Answered() {
	h.p.Show()
	h.p.ShowStage() // where its figures and those before it have put it
}
func (h host) Viewed()                       { h.p.ShowDocs() }
func (h host) Exported(a *report.ViewAnswer) { h.p.Files.exported(a) }
func (h host) Checked(a *report.ViewAnswer) {
	h.Browser.Checked(a)
	i := slices.IndexFunc(a.Verdicts, func(v report.Verdict) bool { return !v.OK })
	if i < 0 || len(a.Verdicts[i].IDs) == 0 || !h.p.ws.Compiled() {
		return
	}
	h.p.broker.PinIDs(a.Verdicts[i].IDs)
	h.p.selected(panes.Source)
}
func (h host) Progressed() { h.p.showStale() }
func (h host) Settled()    { h.p.ShowStage() }

// pointThing acts on the pointer or the keyboard at a thing in a drawing.
func (p *Panes) pointThing(pane panes.Pane, what messages.Told, ids []uint32) {
	if what != messages.ToldAct && !p.broker.Draws(pane) {
		return // the drawing is of an older text
	}
	switch what {
	case messages.ToldHover:
		p.broker.HoverIDs(ids)
	case messages.ToldClick:
		p.Current = pane
		p.broker.PinIDs(ids)
		p.selected(pane)
	case messages.ToldMore:
		p.Current = pane
		p.broker.PinMore(ids)
		p.selected(pane)
	case messages.ToldAct:
		// A view's own button: its number stands for an id.
		if act := p.Tabs.Tab(pane).Act; act != nil && len(ids) == 1 {
			act(ids[0])
			p.ShowDocs()
		}
	}
}

// editorKey acts on a key that a pane's editor passed on.
func (p *Panes) editorKey(pane panes.Pane, key messages.Key) {
	switch key {
	case messages.KeyCompile:
		p.ws.Compile()
	case messages.KeyClear:
		p.around.Escape()
	case messages.KeyOutline:
		p.services.outline(pane)
	case messages.KeyPin, messages.KeyPinMore:
		if ids := p.broker.At(pane, p.Editors[pane].Caret()); key == messages.KeyPin {
			p.broker.PinIDs(ids)
		} else {
			p.broker.PinMore(ids)
		}
		p.selected(pane)
	}
}
