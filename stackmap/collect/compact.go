package collect

// MarkCompact slides live objects together, in the four passes of LISP 2 (in Knuth, The Art of
// Computer Programming 1, exercise 2.5-33; so named by Cohen and Nicolau, Comparison of compacting
// algorithms for garbage collection, TOPLAS 5:4, 1983). It preserves the order of objects, needs
// only one space, and keeps a forwarding word for each object.
type MarkCompact struct {
	*heap
	space *space
	turn  cell // counts collections, under stress
}

// NewMarkCompact makes a heap of one space.
func NewMarkCompact(c Config) (*MarkCompact, error) {
	h, err := newHeap(c, 8)
	if err != nil {
		return nil, err
	}
	m := &MarkCompact{heap: h, turn: h.cell()}
	m.space = &h.spaces(1)[0]
	return m, h.taken()
}

// Name is "mark-compact".
func (h *MarkCompact) Name() string { return "mark-compact" }

// Alloc bumps a pointer.
func (h *MarkCompact) Alloc(size uint64) (uint64, error) { return h.space.alloc(size) }

// Store is a plain store: every collection finds live objects anew.
func (h *MarkCompact) Store(_, field, value uint64) error {
	h.put(field, value)
	return h.taken()
}

// Rests implements Collector.
func (h *MarkCompact) Rests(need uint64) bool { return h.space.room(need) && h.settled() }

// Safepoint collects if an object of need bytes does not fit.
func (h *MarkCompact) Safepoint(s *Stopped, need uint64) error {
	if !h.space.room(need) {
		return h.Collect(s)
	}
	return h.taken()
}

// Step is Collect.
func (h *MarkCompact) Step(s *Stopped) error { return h.Collect(s) }

// Collect slides reachable objects to the start of the space.
func (h *MarkCompact) Collect(s *Stopped) error {
	roots, end := h.find(s), h.space.next.get()
	h.space.mark(roots)
	floor := h.space.start + h.gap()
	top := h.plan(floor, end)
	h.redirect(roots, end)
	h.slide(end)
	h.space.next.set(top)
	h.fill(h.space.start, min(floor, end), Poison)
	h.fill(top, end, Poison)
	h.count(statCollections, 1)
	return h.taken()
}

// gap is the offset of the first object under stress: it changes each time, so that all objects
// move.
func (h *MarkCompact) gap() uint64 {
	if !h.stress {
		return 0
	}
	h.turn.add(1)
	free := h.space.start + h.space.size - h.space.next.get()
	return min(h.turn.get()%61*16, free&^15)
}

// plan assigns each live object its new address, consecutively from to, and forgets the others. It
// returns the end of the last one.
func (h *MarkCompact) plan(to, end uint64) uint64 {
	s := h.space
	for o := s.starts.next(s.start, end); o < end && h.err == nil; o = s.starts.next(o+8, end) {
		size := s.sizeOf(o)
		if !s.marks.has(o) {
			h.freed(o, size)
			continue
		}
		h.own(o).set(to + h.prefix)
		to += h.prefix + words(size)*8
	}
	return to
}

// redirect updates every reference to its object's new address.
func (h *MarkCompact) redirect(roots *references, end uint64) {
	s := h.space
	there := func(object uint64) uint64 {
		if s.refers(object) {
			return h.own(object).get()
		}
		return object
	}
	h.update(roots, there)
	for o := s.marks.next(s.start, end); o < end && h.err == nil; o = s.marks.next(o+8, end) {
		h.fields(o, there)
	}
}

// slide moves the objects. Objects that move down are moved in address order, so that none is
// overwritten before it is copied; objects that move up, which happens only under stress, in
// reverse order. Neither group overwrites the other, since the order of objects is preserved.
func (h *MarkCompact) slide(end uint64) {
	s := h.space
	var up, down []uint64
	for o := s.marks.next(s.start, end); o < end && h.err == nil; o = s.marks.next(o+8, end) {
		if h.own(o).get() > o {
			up = append(up, o)
		} else {
			down = append(down, o)
		}
	}
	s.starts.wipe(end)
	s.marks.wipe(end)
	for i := len(up) - 1; i >= 0; i-- {
		h.move(up[i])
	}
	for _, o := range down {
		h.move(o)
	}
}

func (h *MarkCompact) move(object uint64) {
	to, size := h.own(object).get(), h.size(object)
	h.space.starts.set(to)
	if to == object {
		return
	}
	if to < object {
		h.copy(object, to, size)
	} else {
		h.copyDown(object, to, size)
	}
	h.moved(object, to, size)
}

// copyDown copies an object's words from the last to the first.
func (h *heap) copyDown(from, to, size uint64) {
	for a := words(size) * 8; a != -h.prefix && h.err == nil; {
		a -= 8
		h.put(to+a, h.get(from+a))
	}
}

// IsObject reports whether an object starts at an address.
func (h *MarkCompact) IsObject(addr uint64) bool { return h.space.isObject(addr) }

// ObjectAt returns the object that contains an address.
func (h *MarkCompact) ObjectAt(addr uint64) (uint64, bool) { return h.space.objectAt(addr) }

// Objects visits all objects.
func (h *MarkCompact) Objects(visit func(object, size uint64) error) error {
	return h.space.objects(visit)
}

// Note is empty: objects have no state between collections.
func (h *MarkCompact) Note(uint64) string { return "" }

// Spaces returns the one space.
func (h *MarkCompact) Spaces() []Space { return []Space{h.space.describe("heap")} }

// Check checks that no marks are left over from a collection.
func (h *MarkCompact) Check(*Stopped) error { return h.space.noMarks() }
