package collect

import (
	"fmt"
	"math/bits"

	"statepoint/core/source"
)

// bitmap has a bit for each unit of a range of memory, and is itself in memory.
type bitmap struct {
	h     *heap
	at    uint64 // of its own words
	start uint64 // of the range
	unit  uint64 // bytes: 8, or a card's
}

func (b bitmap) word(addr uint64) (at, bit uint64) {
	n := (addr - b.start) / b.unit
	return b.at + n/64*8, 1 << (n % 64)
}

func (b bitmap) has(addr uint64) bool {
	at, bit := b.word(addr)
	return b.h.get(at)&bit != 0
}

func (b bitmap) set(addr uint64) {
	at, bit := b.word(addr)
	b.h.put(at, b.h.get(at)|bit)
}

func (b bitmap) clear(addr uint64) {
	at, bit := b.word(addr)
	b.h.put(at, b.h.get(at)&^bit)
}

// wipe clears the bits of the range up to an address, and those that share a word with the last.
func (b bitmap) wipe(to uint64) {
	if to > b.start {
		last, _ := b.word(to - 1)
		b.h.fill(b.at, last+8, 0)
	}
}

// next returns the first unit at or after an address whose bit is set, or to if there is none below
// it.
func (b bitmap) next(addr, to uint64) uint64 {
	for addr < to && b.h.err == nil {
		at, bit := b.word(addr)
		if w := b.h.get(at) &^ (bit - 1); w != 0 {
			n := (at-b.at)*8 + uint64(bits.TrailingZeros64(w))
			return min(b.start+b.unit*n, to)
		}
		addr = b.start + ((at-b.at)*8+64)*b.unit
	}
	return to
}

// last returns the last unit at or before an address whose bit is set; ok is false if there is
// none.
func (b bitmap) last(addr uint64) (unit uint64, ok bool) {
	for addr >= b.start && b.h.err == nil {
		at, bit := b.word(addr)
		n := (at - b.at) * 8
		if w := b.h.get(at) & (bit<<1 - 1); w != 0 {
			return b.start + b.unit*(n+63-uint64(bits.LeadingZeros64(w))), true
		}
		addr = b.start + b.unit*n - 1
	}
	return 0, false
}

// bitmapBytes is the size of a bitmap with a bit for each word of size bytes.
func bitmapBytes(size uint64) uint64 { return (size + 511) / 512 * 8 }

// space is a range of memory in which objects are allocated consecutively. A bit for each word
// marks the starts of objects: a base pointer that is not the start of an object is a compiler
// error.
type space struct {
	h      *heap
	start  uint64
	size   uint64
	next   cell // the first free byte
	starts bitmap
	marks  bitmap // objects that are reachable, or have been copied
}

// spaces divides the rest of the collector's memory into spaces with these shares.
func (h *heap) spaces(shares ...uint64) []space {
	list := make([]space, len(shares))
	all := uint64(0)
	for i := range list {
		list[i].h, list[i].next = h, h.cell()
		all += shares[i]
	}
	// Of every 66 bytes, 64 hold objects and two hold bits; rounding may take a little more.
	room := (h.end - h.free - 64*uint64(len(list))) / 66 * 64
	for i := range list {
		s := &list[i]
		s.size = room * shares[i] / all &^ 15
		s.starts = bitmap{h: h, at: h.take(bitmapBytes(s.size)), unit: 8}
		s.marks = bitmap{h: h, at: h.take(bitmapBytes(s.size)), unit: 8}
	}
	h.free = (h.free + 15) &^ 15
	for i := range list {
		s := &list[i]
		s.start = h.take(s.size)
		s.starts.start, s.marks.start = s.start, s.start
		s.next.set(s.start)
		h.all = append(h.all, s)
	}
	return list
}

func (s *space) has(addr uint64) bool { return addr-s.start < s.size }

// begins reports whether an object of the space starts at an address.
func (s *space) begins(addr uint64) bool {
	return s.has(addr) && addr%8 == 0 && s.starts.has(addr)
}

// refers reports whether a reference is to an object of the space. A reference to anything else in
// the space is an error.
func (s *space) refers(addr uint64) bool {
	if !s.has(addr) {
		if addr == Poison {
			s.h.fail(missing(addr, ""))
		}
		return false
	}
	if !s.begins(addr) {
		s.h.fail(missing(addr, "lies in the heap but is not the start of an object"))
		return false
	}
	return true
}

// mark marks all reachable objects.
func (s *space) mark(roots *references) {
	var stack []uint64
	visit := func(object uint64) uint64 {
		if s.refers(object) && !s.marks.has(object) {
			s.marks.set(object)
			s.h.marked(object)
			stack = append(stack, object)
		}
		return object
	}
	s.h.each(roots, visit)
	for len(stack) > 0 && s.h.err == nil {
		object := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		s.h.fields(object, visit)
	}
}

// sizeOf returns the size of an object of the space, and checks that it does not overlap the next
// one.
func (s *space) sizeOf(object uint64) uint64 {
	h, end := s.h, s.next.get()
	size, reach := h.size(object), end
	if size <= end-object { // no further than it claims: the next object may be far away
		reach = min(end, object+words(size)*8+h.prefix)
	}
	next := s.starts.next(object+8, reach)
	if next < reach {
		next -= h.prefix
	}
	if h.err == nil && (size > end-object || object+words(size)*8 > next) {
		h.fail(fmt.Errorf("the object at 0x%x claims to have %s, and has %d", object,
			source.Count(size, "byte"),
			next-object))
	}
	return size
}

// used is the number of bytes in use, from the start.
func (s *space) used() uint64 { return s.next.get() - s.start }

// room reports whether an object fits.
func (s *space) room(size uint64) bool {
	left := s.start + s.size - s.next.get()
	return size <= s.size && s.h.prefix+words(size)*8 <= left
}

// take allocates an object without clearing it.
func (s *space) take(size uint64) (object uint64, ok bool) {
	if !s.room(size) {
		return 0, false
	}
	object = s.next.get() + s.h.prefix
	s.next.set(object + words(size)*8)
	s.starts.set(object)
	return object, true
}

// alloc allocates a new object.
func (s *space) alloc(size uint64) (object uint64, err error) {
	h := s.h
	object, ok := s.take(size)
	if !ok && h.err == nil {
		return 0, ErrFull
	}
	h.zero(object, size)
	return object, h.taken()
}

// zero clears a new object's memory, and counts it.
func (h *heap) zero(object, size uint64) {
	from, to := object-h.prefix, object+words(size)*8
	h.fill(from, to, 0)
	h.count(statAllocated, 1)
	h.count(statAllocatedBytes, to-from)
}

// leave poisons the used part of a space and makes the space empty.
func (s *space) leave() {
	end := s.next.get()
	s.h.fill(s.start, end, Poison)
	s.starts.wipe(end)
	s.marks.wipe(end)
	s.next.set(s.start)
}

// objects visits the objects of a space.
func (s *space) objects(visit func(object, size uint64) error) error {
	h, end := s.h, s.next.get()
	for o := s.starts.next(s.start, end); o < end && h.err == nil; o = s.starts.next(o+8, end) {
		size := h.size(o)
		if h.err == nil {
			h.fail(visit(o, size))
		}
	}
	return h.taken()
}

// isObject is begins for use outside a collection.
func (s *space) isObject(addr uint64) bool {
	ok := s.begins(addr)
	return s.h.taken() == nil && ok
}

// around returns the object that contains an address, 0 for none.
func (s *space) around(addr uint64) uint64 {
	if addr-s.start >= s.used() {
		return 0
	}
	object, ok := s.starts.last(addr)
	if !ok || addr-object >= words(s.h.size(object))*8 {
		return 0
	}
	return object
}

// objectAt is around for use outside a collection.
func (s *space) objectAt(addr uint64) (object uint64, ok bool) {
	object = s.around(addr)
	return object, s.h.taken() == nil && object != 0
}

// noMarks checks that no marks are left over from a collection.
func (s *space) noMarks() error {
	end := s.next.get()
	if o := s.marks.next(s.start, end); o < end && s.h.err == nil {
		return fmt.Errorf("the object at 0x%x is marked, but no collection is in "+
			"progress", o)
	}
	return s.h.taken()
}

func (s *space) describe(name string) Space {
	d := Space{Name: name, Start: s.start, Size: s.size, Used: s.used(), Before: s.h.prefix}
	s.h.taken()
	return d
}

// missing is the error for a reference that is not to an object.
func missing(addr uint64, format string, args ...any) error {
	if addr == Poison {
		return fmt.Errorf("0x%x is poison: a pointer was missed earlier", addr)
	}
	return fmt.Errorf("0x%x "+format, append([]any{addr}, args...)...)
}
