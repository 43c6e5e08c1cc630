package ui

import (
	"slices"
	"strings"

	"statepoint/web/report"
)

// Pane is one of the four panes.
type Pane int

// Panes, in reading order.
const (
	PaneSource Pane = iota
	PaneModule
	PaneAsm
	PaneMap
	paneCount
	// PaneNone is no pane.
	PaneNone Pane = -1
)

// Light is one lit range of a pane's text, in bytes.
type Light struct {
	Start, End int32
	Category   report.Category
	Strength   report.Strength
	// Whole says that the range is ground on which something smaller is lit as
	// well: all of an instruction, or the words beside the bytes of a row.
	Whole bool
	// Pin and Also are the colours, from 1, of the pins that light it; 0 for none.
	Pin, Also uint8
	// Preview says that it is only pointed at, beside what is pinned.
	Preview bool
}

// Viewer shows one pane.
type Viewer interface {
	// Light shows these ranges lit, and no others, sorted by Start.
	Light(lights []Light, pinned bool)
}

// Drawing shows a pane whose parts are things, not ranges of a text.
type Drawing interface {
	// LightItems shows these things lit, and no others, by ascending id.
	LightItems(items []LitItem, pinned bool)
}

// LitItem is one thing of a drawing that is lit.
type LitItem struct {
	ID       uint32
	Category report.Category
	Strength report.Strength
	// Pin, Also and Preview are as in [Light].
	Pin, Also uint8
	Preview   bool
}

// Broker owns the selection. Panes register what they show; none knows of
// another.
type Broker struct {
	index   *report.Index
	docs    [paneCount]*report.Doc
	marks   [paneCount]*report.MarkIndex // of docs, made when first needed
	lines   [paneCount]*report.LineIndex
	viewers [paneCount]Viewer
	// Of panes that show a drawing: what it has, ascending, and who draws it.
	items    [paneCount][]uint32
	drawings [paneCount]Drawing

	// What is previewed by the pointer, what is pinned, and what the caret is
	// on; the first that is anything is what is shown.
	hover, pinned, caret []uint32
	pins                 []pin // whose ids pinned has

	// Refreshed, if not nil, is called when all panes are told.
	Refreshed func()

	counts [paneCount]int
	pics   []*picture // of what is lit, made when first needed
	shown  []uint32
	was    bool // shown was pinned
}

// NewBroker makes a broker with nothing to show.
func NewBroker() *Broker { return &Broker{index: report.NewIndex(nil)} }

// Register says who shows a pane.
func (b *Broker) Register(p Pane, v Viewer) { b.viewers[p] = v }

// SetDoc says what a pane shows; nil for nothing. Call Refresh when all panes
// are told.
func (b *Broker) SetDoc(p Pane, d *report.Doc) { b.setIndexed(p, d, nil) }

// setIndexed is SetDoc with an index of the doc's marks; nil where it is to be
// made when first needed.
func (b *Broker) setIndexed(p Pane, d *report.Doc, marks *report.MarkIndex) {
	b.docs[p], b.marks[p], b.lines[p], b.pics = d, marks, nil, nil
}

// SetItems says what things a pane's drawing has, and who lights them; nil, for
// a pane that shows a text. Call Refresh when all panes are told.
func (b *Broker) SetItems(p Pane, ids []uint32, d Drawing) {
	ids = slices.Clone(ids)
	slices.Sort(ids)
	b.items[p], b.drawings[p] = slices.Compact(ids), d
}

// SetLinks gives the links of a new report. The ids of the old one mean nothing
// any more: a pin moves to what carries the same name in the new report, if
// anything does.
func (b *Broker) SetLinks(links []report.Link) {
	old := b.index
	b.index = report.NewIndex(links)
	b.marks, b.pics = [paneCount]*report.MarkIndex{}, nil
	b.hover, b.caret = nil, nil
	var pins []pin
	for _, p := range b.pins {
		again := pin{number: p.number}
		for _, id := range p.ids {
			if l := old.Link(id); l != nil {
				if id := b.sameName(old, l, links); id != 0 {
					again.ids = append(again.ids, id)
				}
			}
		}
		if len(again.ids) > 0 {
			pins = append(pins, again)
		}
	}
	b.setPins(pins)
}

// sameName finds what is called as l was, counting how many of that name came
// before it. It is a convenience of the screen and decides no link.
func (b *Broker) sameName(old *report.Index, l *report.Link, links []report.Link) uint32 {
	nth := 0
	for _, o := range old.All() {
		if o.ID == l.ID {
			break
		}
		if o.Kind == l.Kind && o.Label == l.Label {
			nth++
		}
	}
	for _, n := range links {
		if n.Kind == l.Kind && n.Label == l.Label {
			if nth == 0 {
				return n.ID
			}
			nth--
		}
	}
	return 0
}

// At gives the ids of what is at a byte offset of a pane's text: those of the
// innermost range. The body of a function or block is ground, not a thing to
// point at; their names are.
func (b *Broker) At(p Pane, offset int32) []uint32 {
	d := b.docs[p]
	if d == nil || offset < 0 {
		return nil
	}
	var ids []uint32
	var inner report.Mark
	for _, m := range b.marksOf(p).At(offset) {
		l := b.index.Link(m.ID)
		if l == nil || m.Role == report.RoleWhole &&
			(l.Kind == report.KindFunction || l.Kind == report.KindBlock) {
			continue
		}
		if len(ids) > 0 && (m.Start != inner.Start || m.End != inner.End) {
			break
		}
		inner = m
		if !slices.Contains(ids, m.ID) {
			ids = append(ids, m.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// Hover previews what is at an offset, and says whether anything changed; a
// negative offset ends the preview.
func (b *Broker) Hover(p Pane, offset int32) bool {
	return b.HoverIDs(b.At(p, offset))
}

// HoverIDs previews ids, and says whether anything changed; none end the
// preview.
func (b *Broker) HoverIDs(ids []uint32) bool {
	if slices.Equal(ids, b.hover) {
		return false
	}
	b.hover = slices.Clone(ids)
	return b.Refresh()
}

// Caret does for the caret what Hover does for the pointer. A caret that moves
// is pointing: it takes over from a pointer that lies still.
func (b *Broker) Caret(p Pane, offset int32) bool {
	b.caret = b.At(p, offset)
	b.hover = nil
	return b.Refresh()
}

// Pin keeps what is at an offset selected until something else is pinned or
// Clear is called. Pinning nothing unpins.
func (b *Broker) Pin(p Pane, offset int32) bool {
	return b.PinIDs(b.At(p, offset))
}

// PinIDs pins ids.
func (b *Broker) PinIDs(ids []uint32) bool {
	b.setPins(nil)
	if len(ids) > 0 {
		b.setPins([]pin{{slices.Clone(ids), 1}})
	}
	b.hover = nil
	return b.Refresh()
}

// PinName pins the value that the module calls by a name, such as "%obj"; of
// several the first.
func (b *Broker) PinName(name string) bool {
	var first *report.Link
	all := b.index.All()
	for i := range all {
		l := &all[i]
		if l.Label != name || !l.Kind.IsIR() {
			continue
		}
		if len(l.From) == 0 {
			return b.PinIDs([]uint32{l.ID})
		}
		if first == nil {
			first = l // a relocation that the source has itself comes from its pointer
		}
	}
	return first != nil && b.PinIDs([]uint32{first.ID})
}

// Clear unpins, and forgets pointer and caret.
func (b *Broker) Clear() bool {
	b.hover, b.caret = nil, nil
	b.setPins(nil)
	return b.Refresh()
}

// Selected gives the ids that are shown as selected, and whether they are
// pinned.
func (b *Broker) Selected() (ids []uint32, pinned bool) {
	switch {
	case len(b.hover) > 0:
		return b.hover, slices.Equal(b.hover, b.pinned)
	case len(b.pinned) > 0:
		return b.pinned, true
	}
	return b.caret, false
}

// Why gives the chain of what is selected; of several pins that of the last.
func (b *Broker) Why() report.Why {
	ids, pinned := b.Selected()
	if n := len(b.pins); pinned && n > 1 {
		ids = b.pins[n-1].ids
	}
	pic := b.picture(ids)
	if pic.why == nil {
		why := b.index.Why(ids)
		pic.why = &why
	}
	return *pic.why
}

// Counts gives the number of lit ranges in each pane.
func (b *Broker) Counts() [paneCount]int { return b.counts }

// Refresh tells every pane what is lit, and says whether the selection differs
// from the last time.
func (b *Broker) Refresh() bool {
	ids, pinned := b.Selected()
	pic, layers := b.picture(ids), b.layers()
	for p := range paneCount {
		b.counts[p] = items(b.docs[p], b.lights(p, pic))
		if v := b.viewers[p]; v != nil {
			v.Light(b.lightsOf(p, layers), len(b.pins) > 0)
		}
		if d := b.drawings[p]; d != nil {
			b.counts[p] = len(b.litItems(p, pic.sel))
			d.LightItems(b.itemsOf(p, layers), len(b.pins) > 0)
		}
	}
	changed := !slices.Equal(ids, b.shown) || pinned != b.was
	b.shown, b.was = slices.Clone(ids), pinned
	if b.Refreshed != nil {
		b.Refreshed()
	}
	return changed
}

// litItems gives the things of a pane's drawing that are lit.
func (b *Broker) litItems(p Pane, sel report.Selection) []LitItem {
	var out []LitItem
	for _, l := range sel {
		if _, has := slices.BinarySearch(b.items[p], l.ID); has {
			out = append(out, LitItem{ID: l.ID, Category: b.index.Link(l.ID).Category,
				Strength: l.Strength})
		}
	}
	return out
}

// items counts the lines that are lit in a pane, which is how they are listed.
func items(d *report.Doc, lights []Light) int {
	n := 0
	for i, l := range lights {
		if i == 0 || strings.IndexByte(d.Text[lights[i-1].Start:l.Start], '\n') >= 0 {
			n++
		}
	}
	return n
}

// lights gives the lit ranges of a pane.
func (b *Broker) lights(p Pane, pic *picture) []Light {
	if !pic.known[p] {
		pic.known[p], pic.lights[p] = true, b.light(p, pic.sel)
	}
	return pic.lights[p]
}

// light makes the lit ranges of a pane. Of several marks on one range the
// strongest stands.
func (b *Broker) light(p Pane, sel report.Selection) []Light {
	d := b.docs[p]
	if d == nil || len(sel) == 0 {
		return nil
	}
	marks := b.marksOf(p)
	var at []int32
	for _, l := range sel {
		at = append(at, marks.Of(l.ID)...)
	}
	slices.Sort(at)
	var out []Light
	var last report.Mark
	for _, i := range at {
		m := d.Marks[i]
		s := sel.Strength(m.ID)
		// The bytes of one thing, however they are spaced, are one thing.
		if n := len(out); n > 0 && m.Role == report.RoleBytes && last.Role == report.RoleBytes &&
			m.ID == last.ID &&
			m.Start == out[n-1].End+1 && d.Text[out[n-1].End] == ' ' {
			out[n-1].End = m.End
			last = m
			continue
		}
		last = m
		l := b.index.Link(m.ID)
		if m.Role == report.RoleWhole && (l.Kind == report.KindFunction ||
			l.Kind == report.KindBlock) {
			continue
		}
		light := Light{Start: m.Start, End: m.End, Category: l.Category, Strength: s,
			Whole: m.Role == report.RoleWhole || p == PaneMap && m.Role != report.RoleBytes}
		if n := len(out); n > 0 && out[n-1].Start == m.Start && out[n-1].End == m.End {
			if s > out[n-1].Strength || s == out[n-1].Strength &&
				out[n-1].Category == report.CategoryNone {
				out[n-1] = light
			}
			continue
		}
		out = append(out, light)
	}
	return out
}

// Find gives the first range in a pane that stands for an id, preferring where
// it is made over where it is used.
func (b *Broker) Find(p Pane, id uint32) (report.Mark, bool) {
	d := b.docs[p]
	if d == nil {
		return report.Mark{}, false
	}
	var best report.Mark
	found := false
	for _, i := range b.marksOf(p).Of(id) {
		if m := d.Marks[i]; !found || m.Role == report.RoleDef && best.Role != report.RoleDef {
			best, found = m, true
		}
	}
	return best, found
}

// Counterpart gives the lit range of a pane that belongs to the selection most:
// that of the why line's location, else the strongest of what is one with what is
// selected, which a base is not, else the strongest.
func (b *Broker) Counterpart(p Pane) (Light, bool) {
	ids, _ := b.Selected()
	pic := b.picture(ids)
	if pic.own == nil {
		pic.own = b.index.Own(ids)
	}
	own := pic.own
	for _, s := range b.Why().Steps {
		if s.Kind.IsMap() && p == PaneMap {
			own = map[uint32]bool{s.ID: true}
		}
	}
	starts := map[int32]bool{}
	if d := b.docs[p]; d != nil {
		for _, l := range pic.sel {
			if own[l.ID] && l.Strength > report.Place {
				for _, i := range b.marksOf(p).Of(l.ID) {
					starts[d.Marks[i].Start] = true
				}
			}
		}
	}
	var best Light
	for _, l := range b.lights(p, pic) {
		if l.Strength > report.Unlit && (best.Strength == report.Unlit ||
			starts[l.Start] && !starts[best.Start] || starts[l.Start] == starts[best.Start] &&
			l.Strength > best.Strength) {
			best = l
		}
	}
	return best, best.Strength > report.Unlit
}
