package views

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// frames: slots and padding fill the frame; the value that a slot is named for is stored there by
// an instruction, recorded there, or a relocate of such a value.
func (w *witness) frames() {
	for _, f := range panes.Frames(w.r) {
		next := int32(0)
		for _, s := range f.Slots {
			if s.Offset <= int32(f.Size) && s.Size > 0 {
				if s.Offset != next {
					w.Errorf("%s: a slot at %d, not %d", f.Name, s.Offset, next)
				}
				next = s.Offset + int32(s.Size)
			}
			if s.Kind != location.SlotSpill {
				continue
			}
			put := map[string]bool{}
			for _, step := range f.Steps {
				if names, ok := strings.CutPrefix(step.Comment, "spill "); ok &&
					slices.Contains(step.Touches, s.ID) {
					for _, name := range strings.Split(names, " or ") {
						put[w.bare(name)] = true
					}
				}
				for _, u := range step.Uses {
					if u.Slot == s.ID {
						for _, name := range strings.Split(u.Value, " or ") {
							put[w.bare(name)] = true
						}
					}
				}
			}
			if len(put) == 0 {
				w.Errorf("%s: nothing is put at %d, for %q", f.Name, s.Offset, s.Name)
			}
			for _, name := range strings.Split(s.Name, ", ") {
				name = w.bare(name)
				rel, moved := w.relocates[f.Name][name]
				if !put[name] && !(moved && slices.ContainsFunc(keys(put), func(p string) bool {
					return w.same(p, rel.derived)
				})) && !w.joins(f.Name, name, put) {
					w.Errorf("%s: nothing puts %s at %d, where there are %v", f.Name, name,
						s.Offset, keys(put))
				}
			}
		}
	}
}

func keys(m map[string]bool) (out []string) {
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// joins reports whether a name is that of a phi of pointers that are already in a slot.
func (w *witness) joins(function, name string, put map[string]bool) bool {
	for _, f := range w.again.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil && f.Name() == function; in = in.Next() {
				if in.Op != ir.Phi || w.called(f, in) != name {
					continue
				}
				for i := range in.NumOps() {
					from := w.called(f, in.Operand(i))
					if rel, moved := w.relocates[function][from]; put[from] ||
						moved && put[rel.derived] {
						return true
					}
				}
			}
		}
	}
	return false
}

// chains: the location in a why line is that of the selected item, not of its base; each item has
// an entry in the table, and omitted items can be listed.
func (w *witness) chains() {
	derived := map[uint32][]uint32{} // the locations of each value, those of its own pair
	for i := range w.r.Lowered().Map.Records {
		rec := &w.r.Lowered().Map.Records[i]
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			if l := w.index.Link(rec.Locations[n].Prov); role == stackmap.RoleDerived && l != nil {
				for _, id := range l.From {
					derived[id] = append(derived[id], l.ID)
				}
			}
		})
	}
	for id, own := range derived {
		var told *report.Link
		for _, s := range w.index.Why([]uint32{id}).Steps {
			if l := w.index.Link(s.ID); l.Kind == provenance.KindLocation {
				told = l
			}
		}
		if told == nil {
			continue
		}
		name := w.index.Link(id).Name()
		if w.index.Link(id).Purpose != report.PurposeRelocate && !slices.Contains(told.From, id) {
			w.Errorf("of %s the why line tells of %s, which is of %v; its own are %v", name,
				told.Label, told.From, own)
		}
	}
	for _, l := range w.r.Outline().Links {
		for _, s := range w.index.Why([]uint32{l.ID}).Steps {
			for _, other := range s.Others {
				if o := w.index.Link(other); o == nil || o.Label == "" {
					w.Errorf("%s: %d cannot be listed", l.Label, other)
				}
			}
			if strings.HasPrefix(s.Text, "bytes ") {
				var from, to uint32
				if _, err := fmt.Sscanf(s.Text, "bytes 0x%x–0x%x", &from, &to); err != nil ||
					w.index.Link(s.ID).Start != from || w.index.Link(s.ID).End != to+1 {
					w.Errorf("%s: %q, %v", l.Label, s.Text, err)
				}
			}
		}
	}
}

// statepoints: each lights its own records and no others, with their contents and locations.
func (w *witness) statepoints() {
	for _, l := range w.r.Outline().Links {
		if l.Purpose != report.PurposeStatepoint {
			continue
		}
		sel := w.index.Select([]uint32{l.ID})
		for i := range w.r.Lowered().Map.Records {
			rec := &w.r.Lowered().Map.Records[i]
			own := slices.ContainsFunc(w.index.Link(rec.Prov).From, func(id uint32) bool {
				// an older one is rewritten
				return id == l.ID || slices.Contains(w.index.Link(id).From, l.ID)
			})
			if lit := sel.Strength(rec.Prov) > report.Place; lit != own {
				w.Errorf("%s lights record %d: %v", l.Name(), i, lit)
			}
			for _, loc := range rec.Locations {
				part := w.index.Link(loc.Prov)
				if !own || part == nil || part.Kind != provenance.KindLocation {
					continue
				}
				for _, id := range append([]uint32{part.ID}, part.At...) {
					if sel.Strength(id) == report.Unlit {
						w.Errorf("%s does not light %s of its record", l.Name(),
							w.index.Link(id).Label)
					}
				}
			}
		}
	}
}

// code: every instruction except those of the prologue comes from the text, and the text has every
// instruction that it refers to.
func (w *witness) code() {
	for i := range w.r.Lowered().Funcs {
		fn := &w.r.Lowered().Funcs[i]
		frames, making := 0, false // the prologue need not come first
		for _, in := range fn.Insts {
			l := w.index.Link(uint32(in.ID))
			begins := !making
			if making = len(l.From) == 0; making && begins {
				frames++
			}
			if making && frames > 1 {
				w.Errorf("%s comes from nothing", l.Label)
			}
			if l.Start != in.Offset || l.End != l.Start+in.Size {
				w.Errorf("%s is at %#x", l.Label, l.Start)
			}
		}
	}
}

var becomes = regexp.MustCompile(`^    (\S+)(?: rw)? .*?→ (\S+?),?(?: |$)`)

// liveness: the successor of a pointer is a relocate of it in the text.
func (w *witness) liveness() {
	a, err := Liveness(w.r, &report.ViewRequest{})
	if err != nil {
		w.Fatal(err)
	}
	function := ""
	for _, line := range strings.Split(a.Doc.Text, "\n") {
		if name, ok := strings.CutPrefix(line, "@"); ok {
			name, _, _ = strings.Cut(name, "  ")
			function = strings.Trim(name, `"`)
		}
		if m := becomes.FindStringSubmatch(line); m != nil {
			if to, ok := w.inCode[function][m[2]]; ok {
				m[2] = w.bare(to)
			}
			if _, ok := w.relocates[function][m[2]]; !ok &&
				!strings.Contains(line, "computed again") {
				w.Errorf("@%s: %s is not a relocate of the text: %s", function, m[2], line)
			}
		}
	}
}
