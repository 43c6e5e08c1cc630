package collect

import "fmt"

// Incremental marks and sweeps in slices, between which the program goes on (Dijkstra, Lamport,
// Martin, Scholten and Steffens, On-the-fly garbage collection: an exercise in cooperation, CACM
// 21:11, 1978). Objects have three colours: white has not been reached, grey has been reached but
// its fields have not been looked at, black is done with. No black object may refer to a white one:
// a barrier makes the object grey that is stored into another. Frames and globals have no barrier,
// so that they are looked at again in the end, until they add nothing. New objects are white while
// marking goes on, which lets the program fill them by plain stores, and black while sweeping does.
//
// With Config.Snapshot the barrier is Yuasa's (Real-time garbage collection on general-purpose
// machines, JSS 11:3, 1990): what is overwritten becomes grey, and new objects are black, so that
// all is kept that could be reached when marking began.
type Incremental struct {
	*heap
	blocks   blocks // whose marks are on grey and black objects
	grey     bitmap // of objects: is grey
	phase    cell
	snapshot bool // the barrier is Log
	cursor   cell // no grey object lies before it; while sweeping: all before it has been swept
	paid     cell // bytes that had been allocated when the cycle before ended
}

// The phases of a cycle.
const (
	idle uint64 = iota
	marking
	sweeping
)

// Slices, in objects, and when a cycle begins: when so much of the heap has been allocated since
// the one before.
const (
	slice       = 64
	sliceStress = 2
	beginAt     = 4 // a fourth
)

// NewIncremental makes a heap of blocks.
func NewIncremental(c Config) (*Incremental, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	i := &Incremental{heap: h, snapshot: c.Snapshot, phase: h.cell(), cursor: h.cell(),
		paid: h.cell()}
	i.grey = bitmap{h: h, at: h.take(bitmapBytes(h.end - h.free)), unit: 8}
	i.blocks = h.newBlocks()
	i.grey.start = i.blocks.start
	return i, h.taken()
}

// Name is "incremental".
func (h *Incremental) Name() string { return "incremental" }

// Alloc takes a free block, or room behind all blocks.
func (h *Incremental) Alloc(size uint64) (uint64, error) {
	object, err := h.blocks.alloc(size)
	phase := h.phase.get()
	if err == nil && (phase == sweeping && object >= h.cursor.get() ||
		phase == marking && h.snapshot) {
		h.blocks.marks.set(object)
		err = h.taken()
	}
	return object, err
}

// Store makes what is stored grey.
func (h *Incremental) Store(object, field, value uint64) error {
	h.put(field, value)
	if h.phase.get() == marking && value != 0 && !h.snapshot && h.holds(object, field, value) {
		h.shade(value)
	}
	return h.taken()
}

// Hears implements Hearing: of white objects stored into black ones, or of those overwritten.
func (h *Incremental) Hears(object, field, value uint64) bool {
	is := h.phase.get() == marking
	if is && h.snapshot {
		value = h.get(field)
	} else if is {
		is = h.blocks.marks.has(object) && !h.grey.has(object)
	}
	is = is && h.blocks.begins(value) && !h.blocks.marks.has(value)
	return h.taken() == nil && is
}

// Marking reports whether the collector marks: in the slices between, the program goes on.
func (h *Incremental) Marking() bool {
	is := h.phase.get() == marking
	h.taken()
	return is
}

// Log makes grey what is about to be overwritten.
func (h *Incremental) Log(object uint64) error {
	if h.phase.get() == marking && object != 0 {
		h.shade(object)
	}
	return h.taken()
}

// shade makes a white object grey.
func (h *Incremental) shade(object uint64) uint64 {
	if h.blocks.refers(object) && !h.blocks.marks.has(object) {
		h.blocks.marks.set(object)
		h.grey.set(object)
		h.marked(object)
		h.cursor.set(min(h.cursor.get(), object))
	}
	return object
}

// works reports whether a cycle is on, or is to begin.
func (h *Incremental) works() bool {
	made := h.stats[statAllocatedBytes].get() - h.paid.get()
	return h.phase.get() != idle || made > h.blocks.size/beginAt
}

// Rests implements Collector.
func (h *Incremental) Rests(need uint64) bool {
	return !h.works() && h.blocks.fits(need) && h.settled()
}

// Safepoint begins a cycle when it is time, and does a slice of one that goes on. If there is no
// room for an object of so many bytes it ends the cycle, and does a whole one if that is not
// enough.
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

// Step does a slice. The first of a cycle makes grey what frames and globals refer to.
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
		h.fail(fmt.Errorf("the collector's notes are broken: it is in phase %d", h.phase.get()))
	}
	return h.taken()
}

// markSlice makes so many grey objects black. When there are none left the roots may have others:
// only when they have none either is everything black that can be reached.
func (h *Incremental) markSlice(s *Stopped, n int) {
	end, shade := h.blocks.next.get(), h.shade
	for ; n > 0 && h.err == nil; n-- {
		o := h.grey.next(h.cursor.get(), end)
		if o == end {
			h.cursor.set(end)
			h.each(h.find(s), shade)
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

// sweepSlice looks at so many objects: a white one is freed, a black one is white from now on.
func (h *Incremental) sweepSlice(n int) {
	b := &h.blocks
	end := b.next.get()
	o := b.starts.next(min(h.cursor.get(), end), end)
	for ; o < end && n > 0 && h.err == nil; n-- {
		if b.marks.has(o) {
			b.marks.clear(o)
		} else if block, size := b.release(o); h.err == nil {
			b.give(block, size)
		}
		o = b.starts.next(o+8, end)
	}
	h.cursor.set(o)
	if o == end {
		b.gather()
		h.phase.set(idle)
		h.paid.set(h.stats[statAllocatedBytes].get())
		h.count(statCollections, 1)
	}
}

// finish ends the cycle that goes on, if one does.
func (h *Incremental) finish(s *Stopped) error {
	for h.phase.get() != idle && h.err == nil {
		if err := h.Step(s); err != nil {
			return err
		}
	}
	return h.taken()
}

// Collect ends the cycle that goes on and does another: what became garbage after it was reached
// floats until then.
func (h *Incremental) Collect(s *Stopped) error {
	if err := h.finish(s); err != nil {
		return err
	}
	if err := h.Step(s); err != nil {
		return err
	}
	return h.finish(s)
}

// Note is an object's colour: "white", "grey" or "black". Between cycles all are white.
func (h *Incremental) Note(object uint64) string {
	b := &h.blocks
	colour := "white"
	switch {
	case !b.begins(object):
		colour = ""
	case h.phase.get() == marking && h.grey.has(object):
		colour = "grey"
	case b.marks.has(object):
		colour = "black"
	}
	h.taken()
	return colour
}

// IsObject reports whether an object begins at an address.
func (h *Incremental) IsObject(addr uint64) bool { return h.blocks.isObject(addr) }

// ObjectAt is the object that an address lies in.
func (h *Incremental) ObjectAt(addr uint64) (uint64, bool) { return h.blocks.objectAt(addr) }

// Objects visits all objects.
func (h *Incremental) Objects(visit func(object, size uint64) error) error {
	return h.blocks.objects(visit)
}

// Spaces are one.
func (h *Incremental) Spaces() []Space { return []Space{h.blocks.describe("heap")} }

// Check looks for black objects that refer to white ones while marking goes on: they were stored
// into without the barrier.
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
		return h.taken() // a black object may refer to a white one that another one leads to
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
			return fmt.Errorf("collect: the field at 0x%x of the black object at 0x%x refers to "+
				"the white one at 0x%x: it was stored without the barrier", field, object, value)
		})
	})
}
