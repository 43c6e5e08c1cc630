package desk

import (
	"statepoint/web/ui/broker"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// input handles the events of the panes' widgets.
type input struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	reader    *Reader
	widgets   *Widgets
	tabs      *Tabs
	display   *Display
	selection *Selection
	follower  *Follower
	services  *Services
	keyboard  *Keyboard
	around    Around
}

// events handles the events of a pane's editor.
type events struct {
	input *input
	pane  panes.Pane
}

// Typed is called on every edit by the reader. Until it is compiled, new text links to nothing.
func (e events) Typed(all bool) {
	ed := e.input.widgets.Editors[panes.Source]
	e.input.follower.arrived, e.input.follower.opened = all, false
	e.input.ws.Typed()
	if all && e.input.ws.Replaced() {
		ed.SetProblems(nil, "")
	}
	e.input.broker.SetDoc(panes.Source, nil)
	ed.Forget()
}

// Asked answers the editor's questions about an offset.
func (e events) Asked(what messages.Question, offset int32, more string) any {
	return e.input.services.asked(e.pane, what, e.input.widgets.Editors[e.pane].At(offset), more)
}

// Pointed handles the pointer or caret.
func (e events) Pointed(what messages.Told, offset int32) { e.input.point(e.pane, what, offset) }

// Scrolled paints newly visible text.
func (e events) Scrolled() { e.input.widgets.Editors[e.pane].Repaint() }

// Pressed handles a key that the editor passes on.
func (e events) Pressed(key messages.Key) { e.input.press(e.pane, key) }

// Focused makes the pane the current one.
func (e events) Focused() { e.input.keyboard.Focused(e.pane) }

// point handles the pointer or caret at a UTF-16 offset of a pane.
func (p *input) point(pane panes.Pane, what messages.Told, offset int32) {
	at := int32(-1)
	if offset >= 0 {
		at = p.widgets.Editors[pane].At(offset)
	}
	switch what {
	case messages.ToldHover:
		p.broker.Hover(pane, at)
	case messages.ToldCaret:
		p.follower.enter(pane, at)
		if p.broker.Caret(pane, at) {
			p.selection.Say()
		}
	case messages.ToldWent:
		function := p.follower.enter(pane, at)
		if p.broker.Caret(pane, at) {
			p.selection.Say()
		}
		p.display.afterShow(func() { p.follower.toFunction(function, pane) })
	case messages.ToldClick:
		p.broker.Pin(pane, at)
		p.selection.Selected(pane)
	case messages.ToldMore:
		p.broker.PinMore(p.broker.At(pane, at))
		p.selection.Selected(pane)
	case messages.ToldJump:
		p.services.definition(pane, at)
	case messages.ToldUses:
		p.services.uses(pane, at)
	}
}

// pointThing handles the pointer or the keyboard on an item of a drawing.
func (p *input) pointThing(pane panes.Pane, what messages.Told, ids []uint32) {
	if what != messages.ToldAct && !p.broker.Draws(pane) {
		return // the drawing belongs to an older text
	}
	switch what {
	case messages.ToldHover:
		p.broker.HoverIDs(ids)
	case messages.ToldClick:
		p.reader.Current = pane
		p.broker.PinIDs(ids)
		p.selection.Selected(pane)
	case messages.ToldMore:
		p.reader.Current = pane
		p.broker.PinMore(ids)
		p.selection.Selected(pane)
	case messages.ToldAct:
		// A view's own button: its number takes the place of an id.
		if act := p.tabs.Tab(pane).Act; act != nil && len(ids) == 1 {
			act(ids[0])
			p.display.ShowDocs()
		}
	}
}

// press handles a key that a pane's editor passed on.
func (p *input) press(pane panes.Pane, key messages.Key) {
	switch key {
	case messages.KeyCompile:
		p.ws.Compile()
	case messages.KeyClear:
		p.around.Escape()
	case messages.KeyOutline:
		p.services.outline(pane)
	case messages.KeyPin, messages.KeyPinMore:
		if ids := p.broker.At(pane, p.widgets.Editors[pane].Caret()); key == messages.KeyPin {
			p.broker.PinIDs(ids)
		} else {
			p.broker.PinMore(ids)
		}
		p.selection.Selected(pane)
	}
}

// enter handles text that the reader typed into the field of a pane's view.
func (p *input) enter(pane panes.Pane, text string) {
	if enter := p.tabs.Tab(pane).Enter; enter != nil {
		enter(text)
		p.display.ShowDocs()
	}
}
