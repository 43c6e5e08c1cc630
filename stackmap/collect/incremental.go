package collect

import "fmt"

// Incremental marks and sweeps in slices, between which the program runs (Dijkstra, Lamport,
// Martin, Scholten and Steffens, On-the-fly garbage collection: an exercise in cooperation, CACM
// 21:11, 1978). Objects have three colours: white has not been reached, grey has been reached but
// its fields have not been looked at, black has been scanned. No black object may refer to a white
// one: the write barrier makes the stored object grey. Frames and globals have no barrier, so
// marking scans them again at the end, until that finds no more white objects. New objects are
// white during marking, so the program may initialize them with plain stores, and black during
// sweeping.
//
// With Config.Snapshot the barrier is Yuasa's (Real-time garbage collection on general-purpose
// machines, JSS 11:3, 1990): the overwritten reference's object becomes grey, and new objects are
// black, so everything reachable when marking began is kept, and frames are read only then.
type Incremental struct {
	colours
	snapshot bool // the barrier is Log
}

// The slice sizes, in objects.
const (
	slice       = 64
	sliceStress = 2
)

// NewIncremental makes a heap of blocks.
func NewIncremental(c Config) (*Incremental, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	return &Incremental{h.newColours(), c.Snapshot}, h.taken()
}

// Name is "incremental".
func (h *Incremental) Name() string { return "incremental" }

// Alloc takes a free block, or space after all blocks.
func (h *Incremental) Alloc(size uint64) (uint64, error) {
	return h.alloc(size, h.snapshot && h.phase.get() == marking)
}

// Store makes the stored object grey or, with Config.Snapshot, that of the overwritten reference.
func (h *Incremental) Store(object, field, value uint64) error {
	kept := value
	if h.snapshot {
		kept = h.get(field)
	}
	h.put(field, value)
	if h.phase.get() == marking && kept != 0 && h.holds(object, field, kept) {
		h.shade(kept)
	}
	return h.taken()
}

// Loses implements Hearing: the barrier is needed for white objects stored into black ones or, with
// Snapshot, for overwritten white ones.
func (h *Incremental) Loses(object, field, value uint64) uint64 {
	is := h.phase.get() == marking
	if is && h.snapshot {
		value = h.get(field)
	} else if is {
		is = h.blocks.marks.has(object) && !h.grey.has(object)
	}
	return h.lost(value, is && h.white(value))
}

// Marking reports whether a marking phase is in progress.
func (h *Incremental) Marking() bool {
	is := h.phase.get() == marking
	h.taken()
	return is
}

// Log makes grey the object whose reference is about to be overwritten.
func (h *Incremental) Log(object uint64) error {
	if h.phase.get() == marking && object != 0 {
		h.shade(object)
	}
	return h.taken()
}

// works reports whether a cycle is in progress or due.
func (h *Incremental) works() bool {
	return h.phase.get() != idle || h.made() > h.blocks.size/beginAt
}

// Rests implements Collector.
func (h *Incremental) Rests(need uint64) bool {
	return !h.works() && h.blocks.fits(need) && h.settled()
}

// Safepoint starts a cycle when one is due, and does a slice of a cycle in progress. If an object
// of need bytes does not fit, it finishes the cycle, and does a complete one if that is not enough.
func (h *Incremental) Safepoint(s *Stopped, need uint64) error {
	if h.works() {
		if err := h.Step(s); err != nil {
			return err
		}
	}
	if h.blocks.fits(need) {
		return h.taken()
	}
	if err := h.finish(s); err != nil || h.blocks.fits(need) {
		return err
	}
	return h.Collect(s)
}

// Step does a slice. The first slice of a cycle makes grey the objects that frames and globals
// refer to.
func (h *Incremental) Step(s *Stopped) error {
	n := slice
	if h.stress {
		n = sliceStress
	}
	switch h.phase.get() {
	case idle:
		h.cursor.set(h.blocks.next.get())
		h.each(h.find(s), h.shade)
		h.phase.set(marking)
	case marking:
		h.markSlice(s, n)
	case sweeping:
		h.sweepSlice(n)
	default:
		h.broken(h.phase.get())
	}
	return h.taken()
}

// markSlice makes up to n grey objects black. With Config.Snapshot, when none are left all
// reachable objects are black. Without it the roots are scanned again, and must refer to no white
// object.
func (h *Incremental) markSlice(s *Stopped, n int) {
	end, shade := h.blocks.next.get(), h.shade
	for ; n > 0 && h.err == nil; n-- {
		o := h.grey.next(h.cursor.get(), end)
		if o == end {
			h.cursor.set(end)
			if !h.snapshot {
				h.each(h.find(s), shade)
			}
			if h.cursor.get() == end {
				h.phase.set(sweeping)
				h.cursor.set(h.blocks.start)
				return
			}
			continue
		}
		h.grey.clear(o)
		h.cursor.set(o + 8)
		h.fields(o, shade)
	}
}

// finish completes the cycle in progress, if any.
func (h *Incremental) finish(s *Stopped) error {
	for h.phase.get() != idle && h.err == nil {
		if err := h.Step(s); err != nil {
			return err
		}
	}
	return h.taken()
}

// Collect completes the cycle in progress and does another: objects that became garbage after they
// were marked are floating garbage until then.
func (h *Incremental) Collect(s *Stopped) error {
	if err := h.finish(s); err != nil {
		return err
	}
	if err := h.Step(s); err != nil {
		return err
	}
	return h.finish(s)
}

// Check looks for black objects that refer to white ones during marking: a store bypassed the
// barrier.
func (h *Incremental) Check(*Stopped) error {
	b := &h.blocks
	if err := b.check(); err != nil {
		return err
	}
	switch h.phase.get() {
	case idle:
		return b.noMarks()
	case sweeping:
		return h.taken()
	}
	if h.snapshot {
		return h.taken() // a black object may refer to a white one reachable another way
	}
	return b.objects(func(object, _ uint64) error {
		if !b.marks.has(object) || h.grey.has(object) {
			return h.err
		}
		return h.trace(object, func(field uint64) error {
			value := h.get(field)
			if value == 0 || !b.refers(value) || b.marks.has(value) {
				return h.err
			}
			return fmt.Errorf("the field at 0x%x of the black object at 0x%x refers to "+
				"the white one at 0x%x: it was stored without the barrier", field, object, value)
		})
	})
}
