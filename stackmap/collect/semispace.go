package collect

// Semispace is a copying collector after Cheney (A nonrecursive list compacting algorithm, CACM
// 13:11, 1970): two spaces of equal size, bump allocation in one of them, and a breadth-first copy
// of reachable objects to the other. Every collection moves every live object, so a missed pointer
// points at poison afterwards.
type Semispace struct {
	*heap
	halves []space
	active cell // the half that objects are allocated in
	turn   cell // counts collections, under stress
}

// NewSemispace makes a heap of two spaces.
func NewSemispace(c Config) (*Semispace, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	s := &Semispace{heap: h, active: h.cell(), turn: h.cell()}
	s.halves = h.spaces(1, 1)
	return s, h.taken()
}

// Name is "semispace".
func (h *Semispace) Name() string { return "semispace" }

func (h *Semispace) current() *space { return &h.halves[h.active.get()&1] }

// Alloc bumps a pointer.
func (h *Semispace) Alloc(size uint64) (uint64, error) { return h.current().alloc(size) }

// Store is a plain store: every collection finds live objects anew.
func (h *Semispace) Store(_, field, value uint64) error {
	h.put(field, value)
	return h.taken()
}

// Rests implements Collector.
func (h *Semispace) Rests(need uint64) bool { return h.current().room(need) && h.settled() }

// Safepoint collects if an object of need bytes does not fit.
func (h *Semispace) Safepoint(s *Stopped, need uint64) error {
	if !h.current().room(need) {
		return h.Collect(s)
	}
	return h.taken()
}

// Step is Collect.
func (h *Semispace) Step(s *Stopped) error { return h.Collect(s) }

// Collect copies the objects that frames, globals and copied objects refer to, and abandons the
// rest.
func (h *Semispace) Collect(stopped *Stopped) error {
	roots := h.find(stopped)
	from := h.current()
	to := &h.halves[1-h.active.get()&1]
	h.active.set(1 - h.active.get())
	to.next.set(to.start + h.gap(from))

	forward := func(object uint64) uint64 { return from.evacuate(object, to) }
	copied := to.next.get()
	h.update(roots, forward)
	h.scan(to, copied, forward)
	from.leave()
	h.count(statCollections, 1)
	return h.taken()
}

// gap is the offset in the other space at which copying starts: never more than the free space.
func (h *Semispace) gap(from *space) uint64 {
	if !h.stress {
		return 0
	}
	h.turn.add(1)
	free := from.start + from.size - from.next.get()
	return min(h.turn.get()%61*16, free&^15)
}

// IsObject reports whether an object of the active space starts at an address.
func (h *Semispace) IsObject(addr uint64) bool { return h.current().isObject(addr) }

// ObjectAt returns the object that contains an address.
func (h *Semispace) ObjectAt(addr uint64) (uint64, bool) { return h.current().objectAt(addr) }

// Objects visits the objects of the active space.
func (h *Semispace) Objects(visit func(object, size uint64) error) error {
	return h.current().objects(visit)
}

// Note is empty: objects have no state between collections.
func (h *Semispace) Note(uint64) string { return "" }

// Spaces are the active space and the other.
func (h *Semispace) Spaces() []Space {
	now := h.active.get() & 1
	return []Space{h.halves[now].describe("active"), h.halves[1-now].describe("other half")}
}

// Check checks that no marks are left over from a collection.
func (h *Semispace) Check(*Stopped) error { return h.current().noMarks() }
