package broker

import (
	"slices"
	"strconv"
	"strings"

	"statepoint/web/report"
)

// PinNames returns for each pin, by letter, a name by which [Broker.PinNamed] finds it in every
// report of the same text: the number of earlier items with the same kind and label, the kind, and
// the label.
func (b *Broker) PinNames() []string {
	pins := slices.Clone(b.pins)
	slices.SortStableFunc(pins, func(p, q Pin) int { return int(p.Number) - int(q.Number) })
	var out []string
	for _, p := range pins {
		if l := b.index.Link(p.IDs[0]); l != nil {
			n := strconv.Itoa(b.before(l))
			out = append(out, n+" "+kindName(l)+" "+l.Label)
		}
	}
	return out
}

// kindName returns a link's kind as one word.
func kindName(l *report.Link) string { return strings.ReplaceAll(l.Kind.String(), " ", "-") }

// before counts the items before l that have its name.
func (b *Broker) before(l *report.Link) int {
	n := 0
	for _, o := range b.index.All() {
		if o.ID == l.ID {
			break
		}
		if o.Kind == l.Kind && o.Label == l.Label {
			n++
		}
	}
	return n
}

// PinNamed pins the items with names from PinNames and reports whether it found any. It skips items
// that no longer exist.
func (b *Broker) PinNamed(names []string) bool {
	var pins []Pin
	for i, name := range names {
		count, rest, _ := strings.Cut(name, " ")
		kind, label, _ := strings.Cut(rest, " ")
		nth, err := strconv.Atoi(count)
		if err != nil || i >= 255 {
			continue
		}
		for _, l := range b.index.All() {
			if kindName(&l) != kind || l.Label != label {
				continue
			}
			if nth == 0 {
				pins = append(pins, Pin{[]uint32{l.ID}, uint8(len(pins) + 1)})
				break
			}
			nth--
		}
	}
	if len(pins) == 0 {
		return false
	}
	b.setPins(pins)
	b.hover = nil
	b.Refresh()
	return true
}
