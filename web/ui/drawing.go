package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
)

// drawing is the widget of a pane whose view draws, static/editor/drawing.js.
type drawing struct{ js app.Value }

// draw shows HTML instead of a pane's editor, "" for none, and gives the ids of
// the things in it.
func (b *browser) draw(pane panes.Pane, view, html string) []uint32 {
	p := b.page
	if b.drawings[pane] == nil {
		on := app.FuncOf(func(_ app.Value, args []app.Value) any {
			what, ids := args[0].String(), parseIDs(args[1].String())
			p.ctx.Dispatch(func(app.Context) { p.pointThing(pane, what, ids) })
			return nil
		})
		b.drawings[pane] = &drawing{b.js.Call("createDrawing",
			app.Window().GetElementByID("drawing-"+pane.Key()), on)}
	}
	return parseIDs(b.drawings[pane].js.Call("show", view, html).String())
}

// drawing gives a pane's widget.
func (b *browser) drawing(pane panes.Pane) broker.Drawing { return b.drawings[pane] }

// LightItems shows things lit.
func (d *drawing) LightItems(items []broker.LitItem, pinned bool) {
	flat := make([]int32, 0, 3*len(items))
	for _, l := range items {
		flat = append(flat, int32(l.ID), int32(l.Category),
			look(l.Strength, l.Pin, l.Also, l.Preview))
	}
	d.js.Call("light", ints(flat), pinned)
}

// parseIDs reads ids separated by spaces, as the elements of a drawing have them.
func parseIDs(s string) []uint32 {
	var ids []uint32
	for _, f := range strings.Fields(s) {
		if n, err := strconv.ParseUint(f, 10, 32); err == nil {
			ids = append(ids, uint32(n))
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
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
