package ui

import (
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// lighting is a drawing whose things are lit.
type lighting struct{ browser.Drawing }

// LightItems shows things lit.
func (d lighting) LightItems(items []broker.LitItem, pinned bool) {
	flat := make([]int32, 0, 3*len(items))
	for _, l := range items {
		flat = append(flat, int32(l.ID), int32(l.Category),
			look(l.Strength, l.Pin, l.Also, l.Preview))
	}
	d.Light(flat, pinned)
}

// pointThing acts on the pointer or the keyboard at a thing in a drawing.
func (p *Page) pointThing(pane panes.Pane, what string, ids []uint32) {
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
		p.clear()
	}
}
