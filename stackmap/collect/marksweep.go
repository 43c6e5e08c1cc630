package collect

// MarkSweep is the collector of the first Lisp (McCarthy, Recursive functions of symbolic
// expressions and their computation by machine, CACM 3:4, 1960): it marks reachable objects, then
// puts every unmarked object on the free list. Nothing moves, so all it needs from a frame is which
// objects it refers to.
type MarkSweep struct {
	*heap
	blocks blocks
}

// NewMarkSweep makes a heap of blocks.
func NewMarkSweep(c Config) (*MarkSweep, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	return &MarkSweep{heap: h, blocks: h.newBlocks()}, h.taken()
}

// Name is "mark-sweep".
func (h *MarkSweep) Name() string { return "mark-sweep" }

// Alloc takes a free block, or space after all blocks.
func (h *MarkSweep) Alloc(size uint64) (uint64, error) { return h.blocks.alloc(size) }

// Store is a plain store: every collection finds live objects anew.
func (h *MarkSweep) Store(_, field, value uint64) error {
	h.put(field, value)
	return h.taken()
}

// Rests implements Collector.
func (h *MarkSweep) Rests(need uint64) bool { return h.blocks.fits(need) && h.settled() }

// Safepoint collects if an object of need bytes does not fit.
func (h *MarkSweep) Safepoint(s *Stopped, need uint64) error {
	if !h.blocks.fits(need) {
		return h.Collect(s)
	}
	return h.taken()
}

// Step is Collect.
func (h *MarkSweep) Step(s *Stopped) error { return h.Collect(s) }

// Collect marks and sweeps.
func (h *MarkSweep) Collect(s *Stopped) error {
	h.blocks.mark(h.find(s))
	h.blocks.sweep()
	h.count(statCollections, 1)
	return h.taken()
}

// sweep frees all unmarked objects, and clears the marks of the others.
func (b *blocks) sweep() {
	end := b.next.get()
	for o := b.starts.next(b.start, end); o < end && b.h.err == nil; o = b.starts.next(o+8, end) {
		if b.marks.has(o) {
			b.marks.clear(o)
		} else {
			b.release(o)
		}
	}
	b.gather()
}

// IsObject reports whether an object starts at an address.
func (h *MarkSweep) IsObject(addr uint64) bool { return h.blocks.isObject(addr) }

// ObjectAt returns the object that contains an address.
func (h *MarkSweep) ObjectAt(addr uint64) (uint64, bool) { return h.blocks.objectAt(addr) }

// Objects visits all objects.
func (h *MarkSweep) Objects(visit func(object, size uint64) error) error {
	return h.blocks.objects(visit)
}

// Note is empty: objects have no state between collections.
func (h *MarkSweep) Note(uint64) string { return "" }

// Spaces returns the one space.
func (h *MarkSweep) Spaces() []Space { return []Space{h.blocks.describe("heap")} }

// Check checks that no marks are left over from a collection, and checks the free blocks.
func (h *MarkSweep) Check(*Stopped) error {
	if err := h.blocks.noMarks(); err != nil {
		return err
	}
	return h.blocks.check()
}
