package collect

// colours are the colours of the objects of a heap of blocks, for collectors that work in pieces
// between which the program runs. White objects have not been reached; grey ones have been reached,
// but their fields have not been followed; black ones have been followed. Sweeping frees the white
// ones.
type colours struct {
	*heap
	blocks blocks // its marks are set on grey and black objects
	grey   bitmap // the grey objects
	phase  cell
	cursor cell // no grey object is before it; while sweeping: the end of the swept part
	paid   cell // bytes allocated when the previous cycle ended
}

// The phases of a cycle.
const (
	idle uint64 = iota
	marking
	sweeping
	scanning // before marking: some threads have been scanned, others have not
)

// beginAt is the fraction of the heap that must be allocated since the previous cycle before the
// next begins: a fourth.
const beginAt = 4

// newColours makes a heap of blocks. It takes all memory that is left.
func (h *heap) newColours() colours {
	c := colours{heap: h, phase: h.cell(), cursor: h.cell(), paid: h.cell()}
	c.grey = bitmap{h: h, at: h.take(bitmapBytes(h.end - h.free)), unit: 8}
	c.blocks = h.newBlocks()
	c.grey.start = c.blocks.start
	return c
}

// alloc allocates an object. It is black if black is set, or if the sweep in progress has not
// reached it yet.
func (h *colours) alloc(size uint64, black bool) (uint64, error) {
	object, err := h.blocks.alloc(size)
	if err == nil && (black || h.phase.get() == sweeping && object >= h.cursor.get()) {
		h.blocks.marks.set(object)
		err = h.taken()
	}
	return object, err
}

// white reports whether an object starts at an address and is white.
func (h *colours) white(object uint64) bool {
	return h.blocks.begins(object) && !h.blocks.marks.has(object)
}

// shade makes a white object grey.
func (h *colours) shade(object uint64) uint64 {
	if h.blocks.refers(object) && !h.blocks.marks.has(object) {
		h.blocks.marks.set(object)
		h.grey.set(object)
		h.marked(object)
		h.cursor.set(min(h.cursor.get(), object))
	}
	return object
}

// made is the number of bytes allocated since the previous cycle ended.
func (h *colours) made() uint64 { return h.stats[statAllocatedBytes].get() - h.paid.get() }

// sweepSlice visits up to n objects: it frees white ones and makes black ones white.
func (h *colours) sweepSlice(n int) {
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

// Note is an object's colour: "white", "grey" or "black". Between cycles all are white.
func (h *colours) Note(object uint64) string {
	b := &h.blocks
	colour := "white"
	switch phase := h.phase.get(); {
	case !b.begins(object):
		colour = ""
	case (phase == marking || phase == scanning) && h.grey.has(object):
		colour = "grey"
	case b.marks.has(object):
		colour = "black"
	}
	h.taken()
	return colour
}

// IsObject reports whether an object starts at an address.
func (h *colours) IsObject(addr uint64) bool { return h.blocks.isObject(addr) }

// ObjectAt returns the object that contains an address.
func (h *colours) ObjectAt(addr uint64) (uint64, bool) { return h.blocks.objectAt(addr) }

// Objects visits all objects.
func (h *colours) Objects(visit func(object, size uint64) error) error {
	return h.blocks.objects(visit)
}

// Spaces returns the one space.
func (h *colours) Spaces() []Space { return []Space{h.blocks.describe("heap")} }
