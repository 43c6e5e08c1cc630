package broker

import (
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Light is one lit range of a pane's text, in bytes.
type Light struct {
	Start, End int32
	Category   report.Category
	Strength   report.Strength
	// Whole marks a range that encloses a smaller lit range: a whole instruction, or the words
	// beside the bytes of a row.
	Whole bool
	// Pin and Also are the colours, from 1, of the pins that light the range; 0 means none.
	Pin, Also uint8
	// Preview marks a range that is only pointed at while something else is pinned, and Now one of
	// the current position of a run: of code that instruction alone, of IR the whole instructions
	// that it comes from.
	Preview, Now bool
}

// Viewer shows one pane.
type Viewer interface {
	// Light lights exactly these ranges, which are sorted by Start.
	Light(lights []Light, pinned bool)
}

// Drawing shows a pane that consists of items rather than ranges of text.
type Drawing interface {
	// LightItems lights exactly these items, which are sorted by id.
	LightItems(items []LitItem, pinned bool)
}

// LitItem is a lit item of a drawing.
type LitItem struct {
	ID       uint32
	Category report.Category
	Strength report.Strength
	// Pin, Also, Preview and Now are as in [Light].
	Pin, Also    uint8
	Preview, Now bool
}

// litItems returns the lit items of a pane's drawing.
func (b *Broker) litItems(p panes.Pane, sel report.Selection) []LitItem {
	var out []LitItem
	for _, l := range sel {
		if _, has := slices.BinarySearch(b.items[p], l.ID); has {
			out = append(out, LitItem{ID: l.ID, Category: b.index.Link(l.ID).Category,
				Strength: l.Strength})
		}
	}
	return out
}

// items counts the lit lines of a pane, as the list shows them.
func items(d *report.Doc, lights []Light) int {
	n := 0
	for i, l := range lights {
		if i == 0 || strings.IndexByte(d.Text[lights[i-1].Start:l.Start], '\n') >= 0 {
			n++
		}
	}
	return n
}

// lights returns the lit ranges of a pane.
func (b *Broker) lights(p panes.Pane, pic *picture) []Light {
	if !pic.known[p] {
		pic.known[p], pic.lights[p] = true, b.light(p, pic.sel)
	}
	return pic.lights[p]
}

// light computes the lit ranges of a pane. If several marks cover one range, the strongest wins.
func (b *Broker) light(p panes.Pane, sel report.Selection) []Light {
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
		// The bytes of one item are one range, however they are spaced.
		if n := len(out); n > 0 && m.Role == report.RoleBytes && last.Role == report.RoleBytes &&
			m.ID == last.ID &&
			m.Start == out[n-1].End+1 && d.Text[out[n-1].End] == ' ' {
			out[n-1].End = m.End
			last = m
			continue
		}
		last = m
		l := b.index.Link(m.ID)
		if m.Role == report.RoleWhole && (l.Kind == provenance.KindFunction ||
			l.Kind == provenance.KindBlock) {
			continue
		}
		light := Light{Start: m.Start, End: m.End, Category: l.Category, Strength: s,
			Whole: m.Role == report.RoleWhole || p == panes.Map && m.Role != report.RoleBytes}
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

// Find returns the first range of an id in a pane, preferring its definition to its uses.
func (b *Broker) Find(p panes.Pane, id uint32) (report.Mark, bool) {
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

// FindUse returns the first range in a pane where an id is used.
func (b *Broker) FindUse(p panes.Pane, id uint32) (report.Mark, bool) {
	d := b.docs[p]
	if d == nil {
		return report.Mark{}, false
	}
	for _, i := range b.marksOf(p).Of(id) {
		if m := d.Marks[i]; m.Role == report.RoleUse {
			return m, true
		}
	}
	return report.Mark{}, false
}

// Counterpart returns the lit range of a pane that best matches the selection: that of the why
// line's location, else the strongest range of the selected item itself (not of its base), else the
// strongest range.
func (b *Broker) Counterpart(p panes.Pane) (Light, bool) {
	ids, _ := b.Selected()
	pic := b.picture(ids)
	if pic.own == nil {
		pic.own = b.index.Own(ids)
	}
	own := pic.own
	for _, s := range b.Why().Steps {
		if s.Kind.IsMap() && p == panes.Map {
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
