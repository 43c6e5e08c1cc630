package collect

import (
	"fmt"

	"statepoint/core/source"
)

// evacuate returns the new address of an object, copying it on the first call. Objects outside the
// space do not move.
func (s *space) evacuate(object uint64, to *space) uint64 {
	h := s.h
	switch {
	case !s.has(object):
		if to.has(object) {
			h.fail(missing(object, "points into the space that the previous collection vacated: "+
				"the pointer was missed then, or its location is listed twice now"))
		} else if object == Poison {
			h.fail(missing(object, ""))
		}
		return object
	case !s.begins(object):
		h.fail(missing(object, "lies in the heap but is not the start of an object"))
		return object
	case s.marks.has(object):
		return h.get(object) // its first word is the forwarding address
	}
	size := s.sizeOf(object)
	if h.err != nil {
		return object
	}
	copied, ok := to.take(size)
	if !ok {
		h.fail(fmt.Errorf("no room for the %s of the object at 0x%x", source.Count(size, "byte"),
			object))
		return object
	}
	h.copy(object, copied, size)
	s.marks.set(object)
	h.put(object, copied)
	h.moved(object, copied, size)
	return copied
}

// scan visits the fields of the objects in a space from an address on, including objects that the
// visits copy there: the range between the scanned object and the end of the space is the queue of
// a breadth-first search.
func (h *heap) scan(s *space, from uint64, visit func(object uint64) uint64) {
	for from < s.next.get() && h.err == nil {
		object := from + h.prefix
		h.fields(object, visit)
		from = object + words(h.size(object))*8
	}
}

// moved counts a moved object, and reports it.
func (h *heap) moved(from, to, size uint64) {
	h.count(statMoved, 1)
	h.count(statMovedBytes, h.prefix+words(size)*8)
	if h.on.Move != nil && h.err == nil {
		h.on.Move(Move{From: from, To: to, Size: size})
	}
}

// marked reports a reached object.
func (h *heap) marked(object uint64) {
	if h.on.Mark != nil && h.err == nil {
		h.on.Mark(object)
	}
}

// freed counts a freed object, and reports it.
func (h *heap) freed(object, size uint64) {
	h.count(statFreed, 1)
	h.count(statFreedBytes, h.prefix+words(size)*8)
	if h.on.Free != nil && h.err == nil {
		h.on.Free(Free{object, size})
	}
}
