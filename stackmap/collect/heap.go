package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// heap is the common part of all collectors: the program's memory, the layout of objects, and the
// references of the stopped program. After the first error of a memory access nothing more is
// written; the error is kept and checked at the end of the call.
type heap struct {
	memory stackmap.Memory
	layout Layout
	prefix uint64 // bytes before an object: the layout's and the collector's
	on     *Events
	stress bool
	roots  references
	err    error
	// around returns the object that contains an address, 0 for none; nil if the collector moves
	// objects, and so cannot support interior pointers without a base.
	around func(addr uint64) uint64

	visit   func(object uint64) uint64 // of the fields being visited
	onField func(slot uint64) error    // visits one
	doubts  Doubtful                   // the layout, if it has doubtful words
	all     []*space                   // the spaces
	pending [numStats]uint64           // added to the totals when the call ends

	free, end uint64 // the part of the collector's memory not taken yet
	stats     [numStats]cell
}

// newHeap checks a configuration and reserves the words for the totals. own is the number of bytes
// that the collector needs before each object, before the layout's prefix.
func newHeap(c Config, own uint64) (*heap, error) {
	if c.Start%16 != 0 || c.Size%16 != 0 || c.Size == 0 || c.Start+c.Size < c.Start {
		return nil, fmt.Errorf("a heap of %s at 0x%x; both must be multiples of 16",
			source.Count(c.Size, "byte"), c.Start)
	}
	if c.Size > 1<<34 {
		return nil, fmt.Errorf("a heap of %s; at most 16 GiB",
			source.Count(c.Size, "byte"))
	}
	if c.Layout.Prefix()%8 != 0 {
		return nil, fmt.Errorf("a prefix of %s; it must be a multiple of 8",
			source.Count(c.Layout.Prefix(), "byte"))
	}
	if c.Size < MinHeap {
		return nil, fmt.Errorf("a heap of %s; at least %d", source.Count(c.Size, "byte"),
			MinHeap)
	}
	h := &heap{memory: c.Memory, layout: c.Layout, prefix: own + c.Layout.Prefix(), on: c.Events,
		stress: c.Stress, free: c.Start, end: c.Start + c.Size}
	if h.on == nil {
		h.on = &Events{}
	}
	for i := range h.stats {
		h.stats[i] = h.cell()
	}
	h.onField = h.field
	if d, ok := c.Layout.(Doubtful); ok && d.HasDoubts() {
		h.doubts = d
	}
	return h, nil
}

// MinHeap is enough for the metadata of any collector and a few objects.
const MinHeap = 1024

func (h *heap) get(addr uint64) uint64 {
	if h.err != nil {
		return 0
	}
	v, err := h.memory.ReadU64(addr)
	h.fail(err)
	return v
}

func (h *heap) put(addr, v uint64) {
	if h.err == nil {
		h.fail(h.memory.WriteU64(addr, v))
	}
}

// fill writes one value to all words of a range.
func (h *heap) fill(from, to, v uint64) {
	for a := from; a < to && h.err == nil; a += 8 {
		h.put(a, v)
	}
}

func (h *heap) fail(err error) {
	if h.err == nil {
		h.err = err
	}
}

// settled reports whether taken has nothing to do.
func (h *heap) settled() bool { return h.err == nil && h.pending == [numStats]uint64{} }

// taken ends a call: it writes the totals, returns the error and clears it.
func (h *heap) taken() error {
	for i, n := range h.pending {
		if n != 0 {
			h.stats[i].add(n)
			h.pending[i] = 0
		}
	}
	err := h.err
	h.err = nil
	return err
}

// lost ends a call to Loses: it returns the object if the collector may lose it.
func (h *heap) lost(object uint64, may bool) uint64 {
	if h.taken() != nil || !may {
		return 0
	}
	return object
}

// cell is a memory word in which the collector keeps a number.
type cell struct {
	h  *heap
	at uint64
}

// cell reserves a word of the collector's memory.
func (h *heap) cell() cell { return cell{h, h.take(8)} }

func (h *heap) take(bytes uint64) uint64 {
	at := h.free
	h.free += bytes
	return at
}

func (c cell) get() uint64  { return c.h.get(c.at) }
func (c cell) set(v uint64) { c.h.put(c.at, v) }
func (c cell) add(v uint64) { c.set(c.get() + v) }

// words is the number of words that an object takes: at least one, so that no two objects start at
// the same address.
func words(size uint64) uint64 { return max(1, (size+7)/8) }

// own is the collector's word before an object.
func (h *heap) own(object uint64) cell { return cell{h, object - h.prefix} }

// size is the size of an object according to the layout.
func (h *heap) size(object uint64) uint64 {
	if h.err != nil {
		return 0
	}
	size, err := h.layout.Size(h.memory, object)
	h.fail(err)
	return size
}

// fields updates the references of an object.
func (h *heap) fields(object uint64, visit func(object uint64) uint64) {
	if h.err != nil {
		return
	}
	h.visit = visit
	h.fail(h.trace(object, h.onField))
}

// trace visits the current references of an object.
func (h *heap) trace(object uint64, visit func(slot uint64) error) error {
	if h.doubts == nil {
		return h.layout.Trace(h.memory, object, visit)
	}
	return h.layout.Trace(h.memory, object, func(slot uint64) error {
		if !h.holds(object, slot, h.get(slot)) {
			return h.err
		}
		return visit(slot)
	})
}

// holds reports whether a value in a word that Trace visits is a reference.
func (h *heap) holds(object, slot, value uint64) bool {
	if h.doubts == nil || h.err != nil {
		return true
	}
	doubtful, err := h.doubts.Doubts(h.memory, object, slot)
	h.fail(err)
	if !doubtful {
		return true
	}
	for _, s := range h.all {
		if s.begins(value) {
			return true
		}
	}
	return false
}

// field updates one reference of an object. Its method value is created once, not per object.
func (h *heap) field(slot uint64) error {
	h.updateWord(slot, h.visit)
	return h.err
}

// copy copies an object's words, its prefix included.
func (h *heap) copy(from, to, size uint64) {
	for a := -h.prefix; a != words(size)*8 && h.err == nil; a += 8 {
		h.put(to+a, h.get(from+a))
	}
}

// statistic identifies a total.
type statistic int

const (
	statCollections statistic = iota
	statFrames
	statUpdated
	statMoved
	statMovedBytes
	statFreed
	statFreedBytes
	statAllocated
	statAllocatedBytes
	numStats
)

// Stats are totals over all collections.
type Stats struct {
	Collections int
	Frames      int    // visited
	Updated     int    // references in frames
	Objects     int    // moved
	Bytes       uint64 // moved, prefixes included
	Freed       int    // objects freed one by one; a vacated space is not counted
	FreedBytes  uint64
	Allocations int
	Allocated   uint64 // bytes, prefixes included
}

func (h *heap) count(s statistic, n uint64) { h.pending[s] += n }

// Stats gives the totals so far.
func (h *heap) Stats() Stats {
	n := func(s statistic) int { return int(h.stats[s].get()) }
	s := Stats{Collections: n(statCollections), Frames: n(statFrames), Updated: n(statUpdated),
		Objects: n(statMoved), Bytes: h.stats[statMovedBytes].get(), Freed: n(statFreed),
		FreedBytes: h.stats[statFreedBytes].get(), Allocations: n(statAllocated),
		Allocated: h.stats[statAllocatedBytes].get()}
	h.taken()
	return s
}
