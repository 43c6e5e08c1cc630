package widget

import (
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
)

// Drawing is a drawing whose items can be lit.
type Drawing struct{ browser.Drawing }

// LightItems lights the items.
func (d Drawing) LightItems(items []broker.LitItem, pinned bool) {
	flat := make([]int32, 0, 3*len(items))
	for _, l := range items {
		flat = append(flat, int32(l.ID), int32(l.Category),
			look(l.Strength, l.Pin, l.Also, l.Preview, l.Now))
	}
	d.Light(flat, pinned)
}
