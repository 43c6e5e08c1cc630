package broker

import (
	"cmp"
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// A Pin is one pinned position: the ids that were pinned together.
type Pin struct {
	IDs []uint32
	// Number, from 1, is fixed for the life of the pin; it determines colour and letter.
	Number uint8
}

// mostPins is the number of distinct pin colours.
const mostPins = 6

// Colour returns the pin's colour, from 1, which a later pin may share.
func (p Pin) Colour() uint8 {
	if p.Number == 0 {
		return 0
	}
	return (p.Number-1)%mostPins + 1
}

// Letter returns the letter that tells a pin from the others.
func (p Pin) Letter() string { return string(rune('A' + (p.Number-1)%26)) }

// setPins replaces the pins.
func (b *Broker) setPins(pins []Pin) {
	b.pins, b.pinned, b.moved = pins, nil, false
	for _, p := range pins {
		b.pinned = append(b.pinned, p.IDs...)
	}
}

// Pins returns the pins, latest last.
func (b *Broker) Pins() []Pin { return b.pins }

// Latest returns the latest pin; if nothing is pinned, its Number is 0 and it has no colour.
func (b *Broker) Latest() Pin {
	if len(b.pins) == 0 {
		return Pin{}
	}
	return b.pins[len(b.pins)-1]
}

// Leads returns the colour and category of the latest pin, by which the panes find the range to
// scroll to; zeros if nothing is pinned.
func (b *Broker) Leads() (colour uint8, category report.Category) {
	p := b.Latest()
	if len(p.IDs) > 0 {
		if l := b.index.Link(p.IDs[0]); l != nil {
			category = l.Category
		}
	}
	return p.Colour(), category
}

// Pinned returns the ids of all pins.
func (b *Broker) Pinned() []uint32 { return b.pinned }

// Target returns what views go to: the latest pin, or the position of a run that has moved since.
func (b *Broker) Target() []uint32 {
	if b.moved {
		return b.now
	}
	return b.Latest().IDs
}

// TargetFunction returns the function of a run that has moved since the latest pin, otherwise that
// of the newest pin that is in a function with a body, or 0.
func (b *Broker) TargetFunction() uint32 {
	ids := b.pinned
	if b.moved {
		ids = b.now
	}
	for i := len(ids) - 1; i >= 0; i-- {
		l := b.index.Link(ids[i])
		if l == nil || l.Func == 0 {
			continue
		}
		for _, block := range b.index.All() {
			if block.Kind == provenance.KindBlock && block.Func == l.Func {
				return l.Func
			}
		}
	}
	return 0
}

// TargetItems returns the items of a pane's drawing that a run which has moved since the latest pin
// lights, otherwise those that the pins light.
func (b *Broker) TargetItems(p panes.Pane) []LitItem {
	if b.moved {
		return b.litItems(p, b.picture(b.now).sel)
	}
	return b.litItems(p, b.picture(b.pinned).sel)
}

// MakeLast makes a pin the latest, so that the why line shows its chain.
func (b *Broker) MakeLast(last Pin) bool {
	pins := slices.DeleteFunc(slices.Clone(b.pins), func(p Pin) bool {
		return p.Number == last.Number
	})
	b.setPins(append(pins, last))
	return b.Refresh()
}

// PinMore adds ids to the pins, or unpins them if they are pinned.
func (b *Broker) PinMore(ids []uint32) bool {
	if len(ids) == 0 {
		return false
	}
	has := func(p Pin) bool {
		return slices.ContainsFunc(ids, func(id uint32) bool { return slices.Contains(p.IDs, id) })
	}
	pins := slices.Clone(b.pins)
	if slices.ContainsFunc(pins, has) {
		pins = slices.DeleteFunc(pins, has)
	} else {
		number := uint8(1)
		for slices.ContainsFunc(pins, func(p Pin) bool { return p.Number == number }) &&
			number < 255 {
			number++
		}
		pins = append(pins, Pin{slices.Clone(ids), number})
	}
	b.setPins(pins)
	b.hover = nil
	return b.Refresh()
}

// A layer is everything lit for one reason.
type layer struct {
	pic     *picture
	pin     uint8 // the number of the pin whose colour it has, or 0
	preview bool  // pointed at while something else is pinned
	now     moment
}

// moment says where a layer is the position of a run.
type moment uint8

const (
	notNow moment = iota
	nowIR         // in the panes of IR
	now           // elsewhere, where it is exactly that
)

// is reports whether a place of a pane, lit with a strength, is the position of a run.
func (m moment) is(p panes.Pane, s report.Strength) bool {
	return m == nowIR && p < panes.Asm || m == now && p >= panes.Asm && s == report.Exact
}

// running returns the layers of a run's position. Its first id is where the run is, the only line
// of the IR that is marked so; further ones are about it, such as a root that a collector follows.
func (b *Broker) running(preview bool) []layer {
	return []layer{{pic: b.picture(b.now), preview: preview, now: now},
		{pic: b.picture(b.now[:1]), preview: preview, now: nowIR}}
}

// layers returns everything that is lit: the pins, each in its own colour if there are several,
// plus what is pointed at; without pins, the selection.
func (b *Broker) layers() []layer {
	ids, pinned := b.Selected()
	switch {
	case b.Follows():
		return b.running(false)
	case len(b.pins) == 0:
		return []layer{{pic: b.picture(ids)}}
	}
	var out []layer
	if len(b.pins) == 1 {
		out = append(out, layer{pic: b.picture(b.pinned)})
	} else {
		for _, p := range b.pins {
			out = append(out, layer{pic: b.picture(p.IDs), pin: p.Colour()})
		}
	}
	if len(b.now) > 0 && pinned {
		out = append(out, b.running(true)...)
	}
	if !pinned {
		out = append(out, layer{pic: b.picture(ids), preview: true})
	}
	return out
}

// lightsOf returns the ranges that all layers light in a pane.
func (b *Broker) lightsOf(p panes.Pane, layers []layer) []Light {
	if len(layers) == 1 && layers[0].pin == 0 {
		return b.lights(p, layers[0].pic)
	}
	var all []Light
	for _, y := range layers {
		for _, l := range b.lights(p, y.pic) {
			l.Pin, l.Preview = y.pin, y.preview
			// A line that only names a value of the instruction is not where the run is.
			l.Now = y.now.is(p, l.Strength) && (l.Whole || p >= panes.Asm)
			all = append(all, l)
		}
	}
	slices.SortStableFunc(all, func(a, b Light) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End))
	})
	out := all[:0]
	for _, l := range all {
		if n := len(out); n > 0 && out[n-1].Start == l.Start && out[n-1].End == l.End {
			out[n-1] = out[n-1].with(l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// with merges two reasons for lighting a range.
func (l Light) with(o Light) Light {
	l.Strength, l.Category = stronger(l.Strength, l.Category, o.Strength, o.Category)
	l.Whole = l.Whole && o.Whole
	l.Pin, l.Also = colours(l.Pin, l.Also, o.Pin)
	l.Preview, l.Now = l.Preview && o.Preview, l.Now || o.Now
	return l
}

// stronger returns the category with the greater strength.
func stronger(s report.Strength, c report.Category, t report.Strength,
	d report.Category) (report.Strength, report.Category) {
	if t > s || t == s && c == report.CategoryNone {
		return t, d
	}
	return s, c
}

// colours adds a pin's colour to a pair of colours, either of which may be absent.
func colours(pin, also, more uint8) (uint8, uint8) {
	switch {
	case more == 0 || more == pin || also != 0:
	case pin == 0:
		pin = more
	default:
		also = more
	}
	return pin, also
}

// itemsOf returns the items that all layers light in a pane's drawing.
func (b *Broker) itemsOf(p panes.Pane, layers []layer) []LitItem {
	var all []LitItem
	for _, y := range layers {
		for _, l := range b.litItems(p, y.pic.sel) {
			l.Pin, l.Preview = y.pin, y.preview
			l.Now = y.now.is(p, l.Strength)
			all = append(all, l)
		}
	}
	if len(layers) == 1 {
		return all
	}
	slices.SortStableFunc(all, func(a, b LitItem) int { return cmp.Compare(a.ID, b.ID) })
	out := all[:0]
	for _, l := range all {
		if n := len(out); n > 0 && out[n-1].ID == l.ID {
			o := &out[n-1]
			o.Strength, o.Category = stronger(o.Strength, o.Category, l.Strength, l.Category)
			o.Pin, o.Also = colours(o.Pin, o.Also, l.Pin)
			o.Preview, o.Now = o.Preview && l.Preview, o.Now || l.Now
			continue
		}
		out = append(out, l)
	}
	return out
}
