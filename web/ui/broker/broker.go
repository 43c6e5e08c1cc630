package broker

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Broker owns the selection. Panes register what they show; none knows of
// another.
type Broker struct {
	index   *report.Index
	docs    [panes.Count]*report.Doc
	marks   [panes.Count]*report.MarkIndex // of docs, made when first needed
	lines   [panes.Count]*report.LineIndex
	viewers [panes.Count]Viewer
	// Of panes that show a drawing: what it has, ascending, and who draws it.
	items    [panes.Count][]uint32
	drawings [panes.Count]Drawing

	// What is previewed by the pointer, what is pinned, and what the caret is
	// on; the first that is anything is what is shown.
	hover, pinned, caret []uint32
	now                  []uint32 // where a run stands
	pins                 []Pin    // whose ids pinned has

	// Refreshed, if not nil, is called when all panes are told.
	Refreshed func()

	counts [panes.Count]int
	pics   []*picture // of what is lit, made when first needed
	shown  []uint32
	was    bool // shown was pinned
}

// New makes a broker with nothing to show.
func New() *Broker { return &Broker{index: report.NewIndex(nil)} }

// Index gives the links of the newest report.
func (b *Broker) Index() *report.Index { return b.index }

// Doc gives what a pane shows; nil for nothing.
func (b *Broker) Doc(p panes.Pane) *report.Doc { return b.docs[p] }

// Draws says that a pane shows a drawing of the newest report.
func (b *Broker) Draws(p panes.Pane) bool { return b.drawings[p] != nil }

// Register says who shows a pane.
func (b *Broker) Register(p panes.Pane, v Viewer) { b.viewers[p] = v }

// Indexed gives the index of a doc's marks if it is what a pane shows, of the newest report, and
// was indexed; nil otherwise.
func (b *Broker) Indexed(p panes.Pane, d *report.Doc) *report.MarkIndex {
	if d == nil || b.docs[p] != d {
		return nil
	}
	return b.marks[p]
}

// SetDoc says what a pane shows; nil for nothing. Call Refresh when all panes
// are told.
func (b *Broker) SetDoc(p panes.Pane, d *report.Doc) { b.SetIndexed(p, d, nil) }

// SetIndexed is SetDoc with an index of the doc's marks; nil where it is to be
// made when first needed.
func (b *Broker) SetIndexed(p panes.Pane, d *report.Doc, marks *report.MarkIndex) {
	b.docs[p], b.marks[p], b.lines[p], b.pics = d, marks, nil, nil
}

// SetItems says what things a pane's drawing has, and who lights them; nil, for
// a pane that shows a text. Call Refresh when all panes are told.
func (b *Broker) SetItems(p panes.Pane, ids []uint32, d Drawing) {
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
	b.marks, b.pics = [panes.Count]*report.MarkIndex{}, nil
	b.hover, b.caret, b.now = nil, nil, nil
	var pins []Pin
	for _, p := range b.pins {
		again := Pin{Number: p.Number}
		for _, id := range p.IDs {
			if l := old.Link(id); l != nil {
				if id := b.sameName(old, l, links); id != 0 {
					again.IDs = append(again.IDs, id)
				}
			}
		}
		if len(again.IDs) > 0 {
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
func (b *Broker) At(p panes.Pane, offset int32) []uint32 {
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

// Function gives the function that an offset of a pane's text is in, 0 for none.
func (b *Broker) Function(p panes.Pane, offset int32) uint32 {
	d := b.docs[p]
	if d == nil || offset < 0 {
		return 0
	}
	if function := d.FunctionID(b.index, offset); function != 0 {
		return function
	}
	for _, m := range b.marksOf(p).At(offset) {
		l := b.index.Link(m.ID)
		if l == nil || l.Kind == report.KindFunction && m.Role != report.RoleDef {
			continue // a call names another function
		}
		if l.Func != 0 {
			return l.Func
		}
	}
	return 0
}

// Hover previews what is at an offset, and says whether anything changed; a
// negative offset ends the preview.
func (b *Broker) Hover(p panes.Pane, offset int32) bool {
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
func (b *Broker) Caret(p panes.Pane, offset int32) bool {
	b.caret = b.At(p, offset)
	b.hover = nil
	return b.Refresh()
}

// Pin keeps what is at an offset selected until something else is pinned or
// Clear is called. Pinning nothing unpins.
func (b *Broker) Pin(p panes.Pane, offset int32) bool {
	return b.PinIDs(b.At(p, offset))
}

// PinIDs pins ids.
func (b *Broker) PinIDs(ids []uint32) bool {
	b.setPins(nil)
	if len(ids) > 0 {
		b.setPins([]Pin{{slices.Clone(ids), 1}})
	}
	b.hover = nil
	return b.Refresh()
}

// PinName pins the value that the module calls by a name, such as "%obj"; of
// several the first.
func (b *Broker) PinName(name string) bool {
	id := b.named(name)
	return id != 0 && b.PinIDs([]uint32{id})
}

// PinnedName gives the name by which [Broker.PinName] pins what is pinned, "" for none.
func (b *Broker) PinnedName() string {
	if len(b.pins) == 0 {
		return ""
	}
	ids := b.pins[len(b.pins)-1].IDs
	for _, id := range ids {
		l := b.index.Link(id)
		if l != nil && l.Kind.IsIR() && slices.Contains(ids, b.named(l.Label)) {
			return l.Label
		}
	}
	return ""
}

// named finds what the module calls by a name; 0 for nothing.
func (b *Broker) named(name string) uint32 {
	if name == "" {
		return 0
	}
	first := uint32(0)
	all := b.index.All()
	for i := range all {
		l := &all[i]
		if l.Label != name || !l.Kind.IsIR() {
			continue
		}
		if len(l.From) == 0 {
			return l.ID
		}
		if first == 0 {
			first = l.ID // a relocation that the source has itself comes from its pointer
		}
	}
	return first
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
	if len(b.caret) > 0 {
		return b.caret, false
	}
	return b.now, false
}

// Follow lights where a run stands, beside what is pinned; a caret that moves, or a pointer, takes
// over until the next step.
func (b *Broker) Follow(ids []uint32) bool {
	b.now, b.caret, b.hover = slices.Clone(ids), nil, nil
	return b.Refresh()
}

// Why gives the chain of what is selected; of several pins that of the last.
func (b *Broker) Why() report.Why {
	ids, pinned := b.Selected()
	if n := len(b.pins); pinned && n > 1 {
		ids = b.pins[n-1].IDs
	}
	pic := b.picture(ids)
	if pic.why == nil {
		why := b.index.Why(ids)
		pic.why = &why
	}
	return *pic.why
}

// Counts gives the number of lit ranges in each pane.
func (b *Broker) Counts() [panes.Count]int { return b.counts }

// Refresh tells every pane what is lit, and says whether the selection differs
// from the last time.
func (b *Broker) Refresh() bool {
	ids, pinned := b.Selected()
	pic, layers := b.picture(ids), b.layers()
	for p := range panes.Count {
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
