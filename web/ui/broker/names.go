package broker

import (
	"slices"
	"strconv"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// name identifies an item in every report of a text, or of a text that has changed a little: ids
// differ between reports.
type name struct {
	earlier int // items with the same kind, label and function before it
	kind    provenance.Kind
	label   string
	// function is the name of the function that it is in. "" is for what is in none, and in links
	// of former versions for all.
	function string
}

// nameOf returns the name of one of the links of an index.
func nameOf(l *report.Link, x *report.Index) name {
	n := name{kind: l.Kind, label: l.Label}
	if f := x.Link(l.Func); f != nil && f != l {
		n.function = f.Label
	}
	links := x.All()
	for i := range links {
		if links[i].ID == l.ID {
			break
		}
		if n.fits(&links[i], x) {
			n.earlier++
		}
	}
	return n
}

// fits reports whether a link has the kind, label and function of a name.
func (n *name) fits(l *report.Link, x *report.Index) bool {
	if l.Kind != n.kind || l.Label != n.label {
		return false
	}
	f := x.Link(l.Func)
	return n.function == "" || f != nil && f.Label == n.function
}

// find returns the id of the item with a name among the links of an index, 0 if there is none.
func (n name) find(x *report.Index) uint32 {
	links := x.All()
	for i := range links {
		if n.fits(&links[i], x) {
			if n.earlier == 0 {
				return links[i].ID
			}
			n.earlier--
		}
	}
	return 0
}

// String is the name as links and windows pass it on: "0 value %x", a tab, and "@f" if it is in a
// function. The words of the kind have hyphens between them.
func (n name) String() string {
	text := strconv.Itoa(n.earlier) + " " + strings.ReplaceAll(n.kind.String(), " ", "-") + " " +
		n.label
	if n.function != "" {
		text += "\t" + n.function
	}
	return text
}

// parseName reads what String writes.
func parseName(text string) (n name, ok bool) {
	text, function, _ := strings.Cut(text, "\t")
	words := strings.SplitN(text, " ", 3)
	if len(words) < 3 {
		return n, false
	}
	kind := slices.Index(provenance.KindNames(), strings.ReplaceAll(words[1], "-", " "))
	earlier, err := strconv.Atoi(words[0])
	if kind < 0 || err != nil || earlier < 0 {
		return n, false
	}
	return name{earlier, provenance.Kind(kind), words[2], function}, true
}

// FunctionOf returns the function of a name from [Broker.PinNames], "" if it does not tell.
func FunctionOf(text string) string {
	n, _ := parseName(text)
	if n.function == "" && n.kind == provenance.KindFunction {
		return n.label
	}
	return n.function
}

// PinNames returns for each pin, by letter, a name by which [Broker.PinNamed] finds it in every
// report of the same text.
func (b *Broker) PinNames() []string {
	pins := slices.Clone(b.pins)
	slices.SortStableFunc(pins, func(p, q Pin) int { return int(p.Number) - int(q.Number) })
	var out []string
	for _, p := range pins {
		if l := b.index.Link(p.IDs[0]); l != nil {
			out = append(out, nameOf(l, b.index).String())
		}
	}
	return out
}

// PinNamed pins the items with names from PinNames and reports whether it found any. It skips items
// that no longer exist.
func (b *Broker) PinNamed(names []string) bool {
	var pins []Pin
	for i, text := range names {
		n, ok := parseName(text)
		if !ok || i >= 255 {
			continue
		}
		if id := n.find(b.index); id != 0 {
			pins = append(pins, Pin{[]uint32{id}, uint8(len(pins) + 1)})
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
