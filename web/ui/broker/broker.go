package broker

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Broker owns the selection. Panes register what they show; no pane knows another.
type Broker struct {
	index   *report.Index
	docs    [panes.Count]*report.Doc
	marks   [panes.Count]*report.MarkIndex // of docs, built on first use
	lines   [panes.Count]*report.LineIndex
	viewers [panes.Count]Viewer
	// For panes that show a drawing: its items, ascending, and its Drawing.
	items    [panes.Count][]uint32
	drawings [panes.Count]Drawing

	// The ids under the pointer, the pinned ids and the ids under the caret; the first non-empty
	// one is shown.
	hover, pinned, caret []uint32
	now                  []uint32 // the current position of a run
	moved                bool     // the run has moved since the last change of the pins
	pins                 []Pin    // whose ids pinned has

	// Refreshed, if not nil, is called after all panes have been updated.
	Refreshed func()

	counts [panes.Count]int
	pics   []*picture // of what is lit, built on first use
	shown  []uint32
	was    bool // shown was pinned
}

// New returns a broker with nothing to show.
func New() *Broker { return &Broker{index: report.NewIndex(nil)} }

// Index returns the links of the newest report.
func (b *Broker) Index() *report.Index { return b.index }

// Doc returns the doc a pane shows, or nil.
func (b *Broker) Doc(p panes.Pane) *report.Doc { return b.docs[p] }

// Draws reports whether a pane shows a drawing of the newest report.
func (b *Broker) Draws(p panes.Pane) bool { return b.drawings[p] != nil }

// Register sets the viewer of a pane.
func (b *Broker) Register(p panes.Pane, v Viewer) { b.viewers[p] = v }

// Indexed returns the index of a doc's marks if a pane shows that doc, it belongs to the newest
// report and it has been indexed; otherwise nil.
func (b *Broker) Indexed(p panes.Pane, d *report.Doc) *report.MarkIndex {
	if d == nil || b.docs[p] != d {
		return nil
	}
	return b.marks[p]
}

// SetDoc sets the doc a pane shows; nil means none. Call Refresh once all panes are set.
func (b *Broker) SetDoc(p panes.Pane, d *report.Doc) { b.SetIndexed(p, d, nil) }

// SetIndexed is SetDoc with an index of the doc's marks; with nil, the index is built on first use.
func (b *Broker) SetIndexed(p panes.Pane, d *report.Doc, marks *report.MarkIndex) {
	b.docs[p], b.marks[p], b.lines[p], b.pics = d, marks, nil, nil
}

// SetItems sets the items of a pane's drawing and the Drawing that lights them; nil means the pane
// shows text. Call Refresh once all panes are set.
func (b *Broker) SetItems(p panes.Pane, ids []uint32, d Drawing) {
	ids = slices.Clone(ids)
	slices.Sort(ids)
	b.items[p], b.drawings[p] = slices.Compact(ids), d
}

// SetLinks installs the links of a new report. Ids of the old report are then invalid: a pin moves
// to the item with the same name in the new report, if there is one.
func (b *Broker) SetLinks(links []report.Link) {
	old := b.index
	b.index = report.NewIndex(links)
	b.marks, b.pics = [panes.Count]*report.MarkIndex{}, nil
	b.hover, b.caret, b.now, b.moved = nil, nil, nil, false
	var pins []Pin
	for _, p := range b.pins {
		again := Pin{Number: p.Number}
		for _, id := range p.IDs {
			if l := old.Link(id); l != nil {
				if id := nameOf(l, old).find(b.index); id != 0 {
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

// At returns the ids at a byte offset of a pane's text: those of the innermost range. The body of a
// function or block is background and cannot be pointed at; its name can.
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
			(l.Kind == provenance.KindFunction || l.Kind == provenance.KindBlock) {
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

// Function returns the function that contains an offset of a pane's text, or 0.
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
		if l == nil || l.Kind == provenance.KindFunction && m.Role != report.RoleDef {
			continue // a call names another function
		}
		if l.Func != 0 {
			return l.Func
		}
	}
	return 0
}

// Hover previews the item at an offset and reports whether anything changed; a negative offset ends
// the preview.
func (b *Broker) Hover(p panes.Pane, offset int32) bool {
	return b.HoverIDs(b.At(p, offset))
}

// HoverIDs previews ids and reports whether anything changed; an empty list ends the preview.
func (b *Broker) HoverIDs(ids []uint32) bool {
	if slices.Equal(ids, b.hover) {
		return false
	}
	b.hover = slices.Clone(ids)
	return b.Refresh()
}

// Caret is Hover for the caret. A moving caret counts as pointing and takes over from a resting
// pointer.
func (b *Broker) Caret(p panes.Pane, offset int32) bool {
	b.caret = b.At(p, offset)
	b.hover = nil
	return b.Refresh()
}

// Pin keeps the item at an offset selected until something else is pinned or Clear is called.
// Pinning nothing unpins.
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

// PinName pins the value with the given name in the module, such as "%obj"; the first if there are
// several.
func (b *Broker) PinName(name string) bool {
	id := b.named(name)
	return id != 0 && b.PinIDs([]uint32{id})
}

// PinnedName returns the name by which [Broker.PinName] finds the pinned value again, or "".
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

// named finds the value with the given name in the module, or 0.
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

// Clear unpins everything and forgets the pointer and the caret.
func (b *Broker) Clear() bool {
	b.hover, b.caret = nil, nil
	b.setPins(nil)
	return b.Refresh()
}

// Selected returns the ids shown as selected and whether they are pinned.
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

// Follows reports whether the selection is the current position of a run.
func (b *Broker) Follows() bool {
	return len(b.now) > 0 && len(b.hover) == 0 && len(b.pinned) == 0 && len(b.caret) == 0
}

// Follow lights the current position of a run in addition to the pins; a moving caret or pointer
// takes over until the next step. Views go there until something is pinned.
func (b *Broker) Follow(ids []uint32) bool {
	b.now, b.caret, b.hover, b.moved = slices.Clone(ids), nil, nil, len(ids) > 0
	return b.Refresh()
}

// Why returns the provenance chain of the selection; with several pins, that of the last one.
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

// Counts returns the number of lit ranges in each pane.
func (b *Broker) Counts() [panes.Count]int { return b.counts }

// Refresh updates the lit ranges of every pane and reports whether the selection has changed since
// the last call.
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
