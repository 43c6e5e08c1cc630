package ui

import (
	"statepoint/web/ui/panes"
)

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
			act(p, ids[0])
			p.showDocs()
		}
	case "clear":
		p.around.Escape()
	}
}
