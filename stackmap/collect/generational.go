package collect

import "fmt"

// Generational is a collector with two generations. Objects are allocated in a nursery; when it is
// full, its live objects, which are few, are promoted to the old generation (Ungar, Generation
// scavenging: a non-disruptive high performance storage reclamation algorithm, SDE 1984). Cards
// record references from old to young objects: a write barrier marks the 128-byte card on which the
// stored-into object starts, and only objects on marked cards are scanned (Wilson and Moher, Design
// of the opportunistic garbage collector, OOPSLA 1989). Old objects are copied between two halves,
// as in Semispace, when the old generation might not have room for the nursery's objects.
type Generational struct {
	*heap
	nursery space
	halves  []space
	active  cell      // the half that old objects are in
	cards   [2]bitmap // of each half: a bit for each card
	turn    cell      // counts collections, under stress
	large   uint64    // larger or equal objects are allocated old
}

const cardSize = 128

// majorEvery is the number of steps per full collection.
const majorEvery = 8

// NewGenerational makes a heap of a nursery and two halves. The nursery is a fifth of each.
func NewGenerational(c Config) (*Generational, error) {
	h, err := newHeap(c, 0)
	if err != nil {
		return nil, err
	}
	g := &Generational{heap: h, active: h.cell(), turn: h.cell()}
	room := h.end - h.free
	for i := range g.cards {
		g.cards[i] = bitmap{h: h, at: h.take(bitmapBytes(room / 2 / (cardSize / 8))),
			unit: cardSize}
	}
	spaces := h.spaces(1, 5, 5)
	g.nursery, g.halves = spaces[0], spaces[1:]
	for i := range g.cards {
		g.cards[i].start = g.halves[i].start
	}
	g.large = g.nursery.size / 4
	return g, h.taken()
}

// Name is "generational".
func (h *Generational) Name() string { return "generational" }

func (h *Generational) old() *space { return &h.halves[h.active.get()&1] }

func (h *Generational) card() bitmap { return h.cards[h.active.get()&1] }

// Alloc bumps the nursery's pointer; large objects are allocated old.
func (h *Generational) Alloc(size uint64) (uint64, error) {
	if !h.fits(size) {
		err := h.taken()
		if err == nil {
			err = ErrFull
		}
		return 0, err
	}
	if size < h.large {
		return h.nursery.alloc(size)
	}
	object, err := h.old().alloc(size)
	if err == nil {
		h.card().set(object) // its first references come by plain stores
	}
	return object, h.taken()
}

// fits reports whether there is room. The old generation reserves enough space for copying the
// whole nursery into it, so that a collection never fails.
func (h *Generational) fits(size uint64) bool {
	if size < h.large && !h.nursery.room(size) {
		return false
	}
	old := h.old()
	left := old.start + old.size - old.next.get()
	return size <= old.size && left >= h.nursery.used()+h.prefix+words(size)*8
}

// Store marks the card of an old object into which it stores a reference to a young one.
func (h *Generational) Store(object, field, value uint64) error {
	h.put(field, value)
	if h.old().has(object) && h.nursery.has(value) {
		h.card().set(object)
	}
	return h.taken()
}

// Loses implements Hearing: the barrier is needed for references to young objects stored into old
// ones.
func (h *Generational) Loses(object, _, value uint64) uint64 {
	return h.lost(value, h.old().has(object) && h.nursery.begins(value) && !h.card().has(object))
}

// Rests implements Collector.
func (h *Generational) Rests(need uint64) bool { return h.fits(need) && h.settled() }

// Safepoint empties the nursery if an object of need bytes does not fit, and does a full collection
// if it still does not fit.
func (h *Generational) Safepoint(s *Stopped, need uint64) error {
	if h.fits(need) {
		return h.taken()
	}
	if err := h.minor(s); err != nil || h.fits(need) {
		return err
	}
	return h.Collect(s)
}

// Step empties the nursery; every eighth time it does a full collection.
func (h *Generational) Step(s *Stopped) error {
	h.turn.add(1)
	if h.turn.get()%majorEvery == 0 {
		return h.Collect(s)
	}
	return h.minor(s)
}

// minor copies live young objects to the old generation.
func (h *Generational) minor(s *Stopped) error {
	roots, old, cards := h.find(s), h.old(), h.card()
	young := func(object uint64) uint64 {
		if old.has(object) && old.refers(object) {
			return object
		}
		return h.nursery.evacuate(object, old)
	}
	grown := old.next.get() // copied objects start here
	h.update(roots, young)
	for card := cards.next(old.start, grown); card < grown && h.err == nil; {
		end := min(card+cardSize, grown)
		for o := old.starts.next(card, end); o < end &&
			h.err == nil; o = old.starts.next(o+8, end) {
			h.fields(o, young)
		}
		card = cards.next(card+cardSize, grown)
	}
	h.scan(old, grown, young)
	cards.wipe(grown) // no young objects are left
	h.nursery.leave()
	h.count(statCollections, 1)
	return h.taken()
}

// Collect copies all live objects into the other half.
func (h *Generational) Collect(s *Stopped) error {
	roots, from := h.find(s), h.old()
	h.card().wipe(from.next.get())
	h.active.set(1 - h.active.get())
	to := h.old()
	to.next.set(to.start + h.gap(from))
	forward := func(object uint64) uint64 {
		if h.nursery.has(object) {
			return h.nursery.evacuate(object, to)
		}
		return from.evacuate(object, to)
	}
	grown := to.next.get()
	h.update(roots, forward)
	h.scan(to, grown, forward)
	h.nursery.leave()
	from.leave()
	h.count(statCollections, 1)
	return h.taken()
}

// gap is the offset in the other half at which copying starts under stress.
func (h *Generational) gap(from *space) uint64 {
	if !h.stress {
		return 0
	}
	free := from.start + from.size - from.next.get() - h.nursery.used()
	return min(h.stats[statCollections].get()%61*16, free&^15)
}

// IsObject reports whether an object starts at an address.
func (h *Generational) IsObject(addr uint64) bool {
	return h.nursery.isObject(addr) || h.old().isObject(addr)
}

// ObjectAt returns the object that contains an address.
func (h *Generational) ObjectAt(addr uint64) (uint64, bool) {
	if h.nursery.has(addr) {
		return h.nursery.objectAt(addr)
	}
	return h.old().objectAt(addr)
}

// Objects visits all objects of both generations.
func (h *Generational) Objects(visit func(object, size uint64) error) error {
	if err := h.nursery.objects(visit); err != nil {
		return err
	}
	return h.old().objects(visit)
}

// Note is an object's generation and, for an old one, whether its card is marked: whether it may
// refer to young objects.
func (h *Generational) Note(object uint64) string {
	note := ""
	switch {
	case h.nursery.begins(object):
		note = "young"
	case h.old().begins(object) && h.card().has(object):
		note = "old, on a marked card"
	case h.old().begins(object):
		note = "old"
	}
	h.taken()
	return note
}

// Spaces are the nursery, the half that old objects are in, and the other.
func (h *Generational) Spaces() []Space {
	now := h.active.get() & 1
	return []Space{h.nursery.describe("nursery"), h.halves[now].describe("old"),
		h.halves[1-now].describe("other half")}
}

// Check looks for old objects that refer to young ones without a marked card: a store bypassed the
// barrier.
func (h *Generational) Check(*Stopped) error {
	old, cards := h.old(), h.card()
	err := old.objects(func(object, _ uint64) error {
		if cards.has(object) {
			return h.err
		}
		return h.trace(object, func(field uint64) error {
			if value := h.get(field); h.nursery.has(value) {
				return fmt.Errorf("the field at 0x%x of the old object at 0x%x refers to "+
					"the young one at 0x%x, but no card is marked: it was stored without the "+
					"barrier",
					field, object, value)
			}
			return h.err
		})
	})
	if err != nil {
		return err
	}
	if err := old.noMarks(); err != nil {
		return err
	}
	return h.nursery.noMarks()
}
