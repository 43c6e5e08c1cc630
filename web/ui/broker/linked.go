package broker

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// LinkedItem is a lit position of a pane, as text.
type LinkedItem struct {
	Pane panes.Pane
	// Line is the line number from 1, or 0 in a drawing; Text is the line, or the item's label in
	// the drawing.
	Line     int
	Text     string
	Start    int32
	ID       uint32 // in a drawing
	Category report.Category
	Strength report.Strength
}

// Linked lists the lit lines or items of a pane, each line once.
func (b *Broker) Linked(p panes.Pane) []LinkedItem {
	ids, _ := b.Selected()
	pic := b.picture(ids)
	var out []LinkedItem
	if b.drawings[p] != nil {
		for _, l := range b.litItems(p, pic.sel) {
			if link := b.index.Link(l.ID); link != nil {
				out = append(out, LinkedItem{
					Pane: p, Text: strings.TrimSpace(link.InCode() + " " + link.Detail), ID: l.ID,
					Category: l.Category, Strength: l.Strength})
			}
		}
		return out
	}
	d := b.docs[p]
	lights := b.lights(p, pic)
	if d == nil || len(lights) == 0 {
		return nil
	}
	at := make([]int32, len(lights))
	for i, l := range lights {
		at[i] = l.Start
	}
	lines := d.LineNumbers(at)
	for i, l := range lights {
		if n := len(out); n > 0 && out[n-1].Line == lines[i] {
			if out[n-1].Strength < l.Strength {
				out[n-1].Strength, out[n-1].Category = l.Strength, l.Category
			}
			continue
		}
		text := strings.Join(strings.Fields(d.LineText(l.Start)), " ")
		out = append(out, LinkedItem{Pane: p, Line: lines[i], Text: text, Start: l.Start,
			Category: l.Category, Strength: l.Strength})
	}
	return out
}
