package collect

import (
	"fmt"
	"strings"

	"statepoint/stackmap"
)

// references are all references outside of the heap, as one look at the stopped program found them.
//
// A pair of a record is a base and a derived pointer, and in most pairs both are the same slot. So
// everything is read before anything is written: were pairs handled one by one, a base updated in
// the first would be subtracted from a derived pointer not updated yet in the second.
type references struct {
	frames  []Frame
	words   []word
	globals []uint64
}

// word is one pointer in a frame.
type word struct {
	frame, pair int32
	n           int32 // which word of the slot
	isBase      bool  // it is the base of a pair rather than its derived pointer
	place       stackmap.Place
	base        uint64
	delta       uint64 // the pointer minus its base, modulo 2^64
	now         uint64 // what is to be written
}

// slot is what says where the word is.
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
			r.frames[len(r.frames)-1].at = nil // the walk goes on with it
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

// readWord reads a word of a pair. A null base has no object: its derived pointers stay.
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
	// The base's own slot may serve deopt values too; it is kept true even where no pair updates
	// it.
	if base.Kind != stackmap.Constant && (base != derived || baseWord != n) {
		w.n, w.delta, w.isBase, w.place = int32(baseWord), 0, true, base
		r.words = append(r.words, w)
	}
	return nil
}

// strategies looks after the frames of functions that expect their objects to stay where they are.
// Their references may point into objects, and are taken for references to these; or behind
// objects, and then the object is named too.
func (h *heap) strategies() {
	r := &h.roots
	kept := r.words[:0]
	for i := range r.words {
		w := r.words[i]
		f := &r.frames[w.frame]
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

// update visits what the references refer to. What visit returns is where the object is now; all
// references are written after the last visit.
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

// each visits what the references refer to, and changes none: visit returns what it is given.
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

// visiting tells of a reference whose object is about to be visited.
func (h *heap) visiting(r *references, w *word) {
	if h.on.Visit != nil && !w.isBase {
		w.now = w.base + w.delta
		h.on.Visit(r.update(w))
	}
}

// updateWord replaces the reference in a word of memory by what visit makes of it.
func (h *heap) updateWord(slot uint64, visit func(object uint64) uint64) {
	old := h.get(slot)
	if old == 0 || h.err != nil {
		return
	}
	now := visit(old)
	if h.err != nil {
		h.err = fmt.Errorf("collect: the word at 0x%x: %w", slot, h.err)
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

// agree checks that no place is to get two different values.
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
		"numbers %d and %d are one place, which cannot become both 0x%x and 0x%x",
		f.Pairs[a.pair].Number, f.Pairs[b.pair].Number, a.now, b.now)
}
