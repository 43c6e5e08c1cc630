package collect

import (
	"cmp"
	"fmt"

	"statepoint/core/source"
)

// RefCount counts the references from objects to an object, and frees it when there are none
// (Collins, A method for overlapping and erasure of lists, CACM 3:12, 1960). References in frames
// and globals are not counted: an object whose count is zero goes into a table, and stays live
// while a frame or global refers to it (Deutsch and Bobrow, An efficient, incremental, automatic
// garbage collector, CACM 19:9, 1976). An object's references are counted from the first collection
// after its allocation on, so the program may initialize it with plain stores. An occasional trace
// from the roots finds cyclic garbage.
type RefCount struct {
	*heap
	blocks blocks
	fresh  bitmap // objects allocated since the last collection
	zero   bitmap // objects with a count of zero, the table of Deutsch and Bobrow
	turn   cell   // counts steps
	// counted and countedRoots are Config's.
	counted, countedRoots bool
}

// traceEvery is the number of steps per trace for cycles.
const traceEvery = 8

// NewRefCount makes a heap of blocks.
func NewRefCount(c Config) (*RefCount, error) {
	h, err := newHeap(c, 8)
	if err != nil {
		return nil, err
	}
	r := &RefCount{heap: h, turn: h.cell(), counted: c.Counted,
		countedRoots: c.CountedRoots}
	for _, b := range []*bitmap{&r.fresh, &r.zero} {
		*b = bitmap{h: h, at: h.take(bitmapBytes(h.end - h.free)), unit: 8}
	}
	r.blocks = h.newBlocks()
	r.fresh.start, r.zero.start = r.blocks.start, r.blocks.start
	return r, h.taken()
}

// Name is "refcount".
func (h *RefCount) Name() string { return "refcount" }

// count is the number of references from objects to an object, which is in the word before it.
func (h *RefCount) counter(object uint64) cell { return h.own(object) }

// Alloc takes a free block, or space after all blocks.
func (h *RefCount) Alloc(size uint64) (uint64, error) {
	object, err := h.blocks.alloc(size)
	if err == nil {
		if !h.counted {
			h.fresh.set(object)
		}
		h.zero.set(object)
	}
	return object, err
}

// Retain increments a count.
func (h *RefCount) Retain(object uint64) error {
	h.increment(object)
	return h.taken()
}

// Release decrements a count. An object with a count of zero is freed at the next safepoint, so a
// reference may be moved between two locations until then.
func (h *RefCount) Release(object uint64) error {
	h.decrement(object)
	return h.taken()
}

// Store increments the count of the new reference's object and decrements the old one's. A fresh
// object's references are not counted yet.
func (h *RefCount) Store(object, field, value uint64) error {
	old := h.get(field)
	h.put(field, value)
	if h.blocks.refers(object) && !h.fresh.has(object) {
		if h.holds(object, field, value) {
			h.increment(value)
		}
		if h.holds(object, field, old) {
			h.decrement(old)
		}
	}
	return h.taken()
}

// Loses implements Hearing: the barrier is needed for all stores into objects whose references are
// counted.
func (h *RefCount) Loses(object, field, value uint64) uint64 {
	old := h.get(field)
	return h.lost(cmp.Or(value, old),
		!h.counted && h.blocks.begins(object) && !h.fresh.has(object) && old != value)
}

func (h *RefCount) increment(object uint64) uint64 {
	if object != 0 && h.blocks.refers(object) {
		h.counter(object).add(1)
		h.zero.clear(object)
	}
	return object
}

func (h *RefCount) decrement(object uint64) uint64 {
	if object == 0 || !h.blocks.refers(object) {
		return object
	}
	switch n := h.counter(object).get(); n {
	case 0:
		h.fail(missing(object,
			"loses a reference, and none was counted: it was stored without the "+
				"barrier"))
	case 1:
		h.zero.set(object)
		fallthrough
	default:
		h.counter(object).set(n - 1)
	}
	return object
}

// Rests implements Collector.
func (h *RefCount) Rests(need uint64) bool { return h.blocks.fits(need) && h.settled() }

// Safepoint frees unreferenced objects if an object of need bytes does not fit, and looks for
// cycles if it still does not fit.
func (h *RefCount) Safepoint(s *Stopped, need uint64) error {
	if h.blocks.fits(need) {
		return h.taken()
	}
	if err := h.reconcile(s); err != nil {
		return err
	}
	if h.blocks.gather(); h.blocks.fits(need) {
		return h.taken()
	}
	return h.Collect(s)
}

// Step frees unreferenced objects; every eighth time it looks for cycles too.
func (h *RefCount) Step(s *Stopped) error {
	h.turn.add(1)
	if h.turn.get()%traceEvery == 0 {
		return h.Collect(s)
	}
	return h.reconcile(s)
}

// reconcile counts the references of fresh objects, then frees the objects in the table that no
// frame or global refers to.
func (h *RefCount) reconcile(s *Stopped) error {
	b := &h.blocks
	roots := h.counting(s)
	h.countFresh()
	held := map[uint64]bool{}
	h.each(roots, func(object uint64) uint64 {
		if b.refers(object) {
			held[object] = true
		}
		return object
	})
	var dead []uint64
	lose := func(child uint64) uint64 {
		h.decrement(child)
		if b.has(child) && h.zero.has(child) && !held[child] {
			dead = append(dead, child)
		}
		return child
	}
	end := b.next.get()
	for o := h.zero.next(b.start, end); o < end && h.err == nil; o = h.zero.next(o+8, end) {
		if !held[o] {
			dead = append(dead, o)
		}
	}
	for len(dead) > 0 && h.err == nil {
		object := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		h.fields(object, lose)
		h.give(object)
	}
	h.count(statCollections, 1)
	return h.taken()
}

// counting finds the references that are not counted.
func (h *RefCount) counting(s *Stopped) *references {
	if h.countedRoots {
		return h.find(&Stopped{Globals: s.Globals})
	}
	return h.find(s)
}

// countFresh counts the references of objects allocated since the last time.
func (h *RefCount) countFresh() {
	end, increment := h.blocks.next.get(), h.increment
	for o := h.fresh.next(h.blocks.start, end); o < end && h.err == nil; {
		h.fields(o, increment)
		h.fresh.clear(o)
		o = h.fresh.next(o+8, end)
	}
}

// give frees an object.
func (h *RefCount) give(object uint64) {
	h.zero.clear(object)
	if block, size := h.blocks.release(object); h.err == nil {
		h.blocks.give(block, size)
	}
}

// Collect is the trace that finds cycles: it frees unreachable objects regardless of their counts,
// and decrements the counts of the objects that they referred to.
func (h *RefCount) Collect(s *Stopped) error {
	if err := h.reconcile(s); err != nil || h.countedRoots {
		return err // cycles cannot be distinguished from objects to which frames refer
	}
	b := &h.blocks
	b.mark(&h.roots)
	end, decrement := b.next.get(), h.decrement
	var dead []uint64
	for o := b.starts.next(b.start, end); o < end && h.err == nil; o = b.starts.next(o+8, end) {
		if b.marks.has(o) {
			continue
		}
		dead = append(dead, o)
		h.fields(o, decrement)
	}
	for _, o := range dead {
		h.give(o)
	}
	b.marks.wipe(end)
	b.gather()
	return h.taken()
}

// IsObject reports whether an object starts at an address.
func (h *RefCount) IsObject(addr uint64) bool { return h.blocks.isObject(addr) }

// ObjectAt returns the object that contains an address.
func (h *RefCount) ObjectAt(addr uint64) (uint64, bool) { return h.blocks.objectAt(addr) }

// Objects visits all objects.
func (h *RefCount) Objects(visit func(object, size uint64) error) error {
	return h.blocks.objects(visit)
}

// Note is an object's count. A fresh object's references are not counted yet.
func (h *RefCount) Note(object uint64) string {
	note := ""
	if h.blocks.begins(object) {
		note = fmt.Sprintf("count %d", h.counter(object).get())
		if h.fresh.has(object) {
			note += ", fresh"
		}
	}
	h.taken()
	return note
}

// Spaces returns the one space.
func (h *RefCount) Spaces() []Space { return []Space{h.blocks.describe("heap")} }

// Check recounts the references of all objects that are not fresh, and compares.
func (h *RefCount) Check(*Stopped) error {
	b, counts := &h.blocks, map[uint64]uint64{}
	count := func(child uint64) uint64 {
		counts[child]++
		return child
	}
	err := b.objects(func(object, _ uint64) error {
		if !h.fresh.has(object) {
			h.fields(object, count)
		}
		return h.err
	})
	if err != nil {
		return err
	}
	err = b.objects(func(object, _ uint64) error {
		n := h.counter(object).get()
		if n < counts[object] || n > counts[object] && !h.countedRoots {
			return fmt.Errorf("objects hold %s to the object at 0x%x, and %d "+
				"were counted: one was stored without the barrier",
				source.Count(counts[object], "reference"), object, n)
		}
		if h.zero.has(object) != (n == 0) {
			return fmt.Errorf(
				"the object at 0x%x has %s, which contradicts the table of objects "+
					"with count zero", object, source.Count(n, "reference"))
		}
		return h.err
	})
	if err != nil {
		return err
	}
	if err := b.noMarks(); err != nil {
		return err
	}
	return b.check()
}
