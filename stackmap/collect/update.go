package collect

import (
	"fmt"
	"strings"

	"statepoint/stackmap"
)

// references are all references outside the heap, as read from the stopped program.
//
// Each pair of a record consists of a base and a derived pointer, and in most pairs both are the
// same slot. So everything is read before anything is written: if pairs were processed one at a
// time, the second could subtract a base that the first has updated from a derived pointer that has
// not been updated yet.
type references struct {
	frames  []Frame
	words   []word
	globals []uint64
}

// word is one pointer in a frame.
type word struct {
	frame, pair int32
	n           int32 // which word of the slot
	isBase      bool  // the base of a pair, not its derived pointer
	place       stackmap.Place
	base        uint64
	delta       uint64 // the pointer minus its base, modulo 2^64
	now         uint64 // the value to write
}

// slot returns the description of the word's location.
func (r *references) slot(w *word) *Slot {
	p := &r.frames[w.frame].Pairs[w.pair]
	if w.isBase {
		return &p.Base
	}
	return &p.Derived
}

// find reads all references of a stopped program.
func (h *heap) find(s *Stopped) *references {
	h.fail(h.roots.find(h.memory, s, h.on.Frame))
	h.count(statFrames, uint64(len(h.roots.frames)))
	h.strategies()
	return &h.roots
}

// Update gives the references of a stopped program, in frames and in Globals, the new addresses of
// their objects, for a collector written outside this package. visit returns the new address of an
// object, the same if it stays; each derived pointer keeps its distance from its base. All
// references in frames are read before the first call of visit, and written after the last. visit
// may be called several times for an object. References in objects are left to the collector
// (Layout.Trace). on may be nil; its Frame, Visit, Update and Field are called.
func (s *Stopped) Update(m stackmap.Memory, on *Events,
	visit func(object uint64) (uint64, error)) error {
	h := heap{memory: m, on: on}
	if on == nil {
		h.on = &Events{}
	}
	h.update(h.find(s), func(object uint64) uint64 {
		now, err := visit(object)
		h.fail(err)
		return now
	})
	return h.err
}

func (r *references) find(m stackmap.Memory, s *Stopped, tell func(*Frame)) error {
	r.frames, r.words, r.globals = r.frames[:0], r.words[:0], s.Globals
	if s.Source == nil {
		return nil
	}
	for i := range s.Threads {
		err := s.Source.Frames(m, &s.Threads[i], func(f *Frame) error {
			if tell != nil {
				tell(f)
			}
			r.frames = append(r.frames, *f)
			r.frames[len(r.frames)-1].at = nil // the walk reuses it
			return r.read(f)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// read reads the pairs of the last frame.
func (r *references) read(f *Frame) error {
	for i := range f.Pairs {
		p := &f.Pairs[i]
		base, err := f.Place(&p.Base)
		if err != nil {
			return err
		}
		derived, err := f.Place(&p.Derived)
		if err != nil {
			return err
		}
		for n := range p.Words {
			if err := r.readWord(f, i, n, base, derived); err != nil {
				return err
			}
		}
	}
	return nil
}

// readWord reads a word of a pair. A null base has no object: its derived pointers are left
// unchanged.
func (r *references) readWord(f *Frame, pair, n int, base, derived stackmap.Place) error {
	p := &f.Pairs[pair]
	w := word{frame: int32(len(r.frames) - 1), pair: int32(pair), n: int32(n), place: derived}
	baseWord := n
	if p.Base.As.Size == 8 {
		baseWord = 0 // one base for all pointers of a vector
	}
	var err error
	if w.base, err = f.Load(base, baseWord); err != nil {
		return f.errorf(&p.Base, "%w", err)
	}
	pointer, err := f.Load(derived, n)
	if err != nil {
		return f.errorf(&p.Derived, "%w", err)
	}
	if w.base == 0 {
		return nil
	}
	w.delta = pointer - w.base
	if derived.Kind != stackmap.Constant {
		r.words = append(r.words, w)
	}
	// The base's own slot may also hold a deopt value; it is updated even if no pair lists it as
	// derived.
	if base.Kind != stackmap.Constant && (base != derived || baseWord != n) {
		w.n, w.delta, w.isBase, w.place = int32(baseWord), 0, true, base
		r.words = append(r.words, w)
	}
	return nil
}

// strategies handles the frames of functions that expect their objects to stay in place, and of
// those whose bases may be interior pointers, which are treated as references to the object. In the
// former, references may also point past the end of an object; the frame then has another reference
// to that object.
func (h *heap) strategies() {
	r := &h.roots
	kept := r.words[:0]
	for i := range r.words {
		w := r.words[i]
		f := &r.frames[w.frame]
		if f.Strategy.Interior && h.err == nil {
			if start := h.startOf(w.base); start != 0 {
				w.base, w.delta = start, w.base+w.delta-start
			}
		}
		if f.Strategy.Fixed && h.err == nil {
			if h.around == nil {
				h.fail(f.errorf(nil,
					"its strategy %q expects that objects stay, and this collector "+
						"moves them: %s do not", f.Strategy.Name,
					strings.Join(Staying(), ", ")))
				return
			}
			pointer := w.base + w.delta
			w.base = h.around(pointer)
			w.delta = pointer - w.base
			if w.base == 0 {
				continue
			}
		}
		kept = append(kept, w)
	}
	r.words = kept
}

// startOf returns the start of the object that contains an address, 0 for none. Every space has a
// bitmap of the starts.
func (h *heap) startOf(addr uint64) uint64 {
	if h.around != nil {
		return h.around(addr)
	}
	for _, s := range h.all {
		if s.has(addr) {
			return s.around(addr)
		}
	}
	return 0
}

// update visits the objects that the references refer to. visit returns an object's new address;
// all references are written after the last visit.
func (h *heap) update(r *references, visit func(object uint64) uint64) {
	if h.err != nil {
		return
	}
	for i := range r.words {
		w := &r.words[i]
		h.visiting(r, w)
		w.now = visit(w.base) + w.delta
		if h.err != nil {
			f := &r.frames[w.frame]
			h.err = f.errorf(r.slot(w), "%w", h.err)
			return
		}
	}
	h.fail(r.agree())
	if h.err != nil {
		return
	}
	for i := range r.words {
		w := &r.words[i]
		f := &r.frames[w.frame]
		if err := f.store(w.place, int(w.n), w.now); err != nil {
			h.fail(f.errorf(r.slot(w), "%w", err))
			return
		}
		if h.on.Update != nil && !w.isBase {
			h.on.Update(r.update(w))
		}
	}
	h.count(statUpdated, uint64(len(r.words)))
	for _, g := range r.globals {
		h.updateWord(g, visit)
	}
}

// each visits the objects that the references refer to, and changes no reference: visit returns its
// argument.
func (h *heap) each(r *references, visit func(object uint64) uint64) {
	for i := range r.words {
		w := &r.words[i]
		if h.err != nil {
			return
		}
		h.visiting(r, w)
		if visit(w.base); h.err != nil {
			h.err = r.frames[w.frame].errorf(r.slot(w), "%w", h.err)
		} else if h.on.Update != nil && !w.isBase {
			w.now = w.base + w.delta
			h.on.Update(r.update(w))
		}
	}
	for _, g := range r.globals {
		h.updateWord(g, visit)
	}
}

// visiting reports a reference whose object is about to be visited.
func (h *heap) visiting(r *references, w *word) {
	if h.on.Visit != nil && !w.isBase {
		w.now = w.base + w.delta
		h.on.Visit(r.update(w))
	}
}

// updateWord replaces the reference in a memory word with the result of visit.
func (h *heap) updateWord(slot uint64, visit func(object uint64) uint64) {
	old := h.get(slot)
	if old == 0 || h.err != nil {
		return
	}
	now := visit(old)
	if h.err != nil {
		h.err = fmt.Errorf("the word at 0x%x: %w", slot, h.err)
		return
	}
	if now == old {
		return
	}
	h.put(slot, now)
	if h.on.Field != nil && h.err == nil {
		h.on.Field(Field{slot, old, now})
	}
}

// agree checks that no location gets two different values.
func (r *references) agree() error {
	for from := 0; from < len(r.words); {
		to := from
		for to < len(r.words) && r.words[to].frame == r.words[from].frame {
			to++
		}
		if err := r.agreeIn(r.words[from:to]); err != nil {
			return err
		}
		from = to
	}
	return nil
}

func (r *references) agreeIn(words []word) error {
	if len(words) <= 8 { // nearly all frames: comparing is quicker than a table
		for i := range words {
			for j := range i {
				if err := r.compare(&words[j], &words[i]); err != nil {
					return err
				}
			}
		}
		return nil
	}
	type place struct {
		stackmap.Place
		n int32
	}
	seen := make(map[place]*word, len(words))
	for i := range words {
		w := &words[i]
		at := place{w.place, w.n}
		if other := seen[at]; other != nil {
			if err := r.compare(other, w); err != nil {
				return err
			}
		}
		seen[at] = w
	}
	return nil
}

func (r *references) compare(a, b *word) error {
	if a.now == b.now || a.n != b.n || a.place != b.place {
		return nil
	}
	f := &r.frames[a.frame]
	return f.errorf(r.slot(a),
		"numbers %d and %d are one location, which cannot become both 0x%x and 0x%x",
		f.Pairs[a.pair].Number, f.Pairs[b.pair].Number, a.now, b.now)
}
