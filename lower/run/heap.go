package run

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/stackmap/collect"
)

// heapBase is the address of the heap: above 4 GiB, so that a reference truncated to 32 bits shows.
const heapBase = 1 << 32

// DefaultHeap is the size of the heap in bytes unless Options.HeapBytes is set.
const DefaultHeap = 8 << 20

// Stress says when the collector runs although the heap has room.
type Stress struct {
	// Every runs it at every n-th safepoint; 0 means never.
	Every uint64
	// Allocations counts only those that allocate.
	Allocations bool
}

// Stresses are the words that ParseStress knows.
var Stresses = []string{"none", "every-safepoint", "every-allocation"}

// ParseStress reads a word of Stresses, or a number N for every N-th safepoint.
func ParseStress(text string) (Stress, error) {
	switch text {
	case "", "none":
		return Stress{}, nil
	case "every-safepoint":
		return Stress{Every: 1}, nil
	case "every-allocation":
		return Stress{Every: 1, Allocations: true}, nil
	}
	if n, err := strconv.ParseUint(text, 10, 32); err == nil && n > 0 {
		return Stress{Every: n}, nil
	}
	return Stress{}, fmt.Errorf("stress is %s, or a number N for every N-th safepoint; not %q",
		strings.Join(Stresses, ", "), text)
}

// memory adapts the machine's memory to the interface that collectors use.
type memory struct{ *machine.Memory }

func (m memory) ReadU64(addr uint64) (uint64, error) { return m.Load64(addr) }
func (m memory) WriteU64(addr, v uint64) error       { return m.Store64(addr, v) }

// heap is the memory of objects and the collector that manages it.
type heap struct {
	collector collect.Collector
	memory    *machine.Memory
	config    collect.Config
	layout    collect.Runtime
	barriers  *barriers
	judge     *judge // nil without judging
	advice    *Advice
	barrier   bool // the emulator reports stores to the collector, because the program does not
	// before is called before each store of the program to the heap, unless it is nil.
	before func(addr uint64, b []byte) error
}

// openHeap maps the heap, and makes its collector.
func (p *Program) openHeap() error {
	h, mem, size, kind := p.heap, p.Machine.Mem, p.opt.heapSize(), p.opt.kind
	if err := mem.Map(heapBase, size, machine.Read|machine.Write); err != nil {
		return err
	}
	if size < collect.MinHeap {
		return fmt.Errorf("a heap of %s is too small: the smallest has %d",
			source.Count(cmp.Or(p.opt.HeapBytes, size), "byte"), collect.MinHeap)
	}
	reports := p.barriers.reports
	h.layout = collect.Runtime{Forward: p.barriers.forward, Shapes: p.StandIns.shapes()}
	h.config = collect.Config{Memory: memory{mem}, Layout: h.layout,
		Counted: reports.counts, CountedRoots: reports.countsRoots,
		Snapshot: reports.by == gc.NeedsLog,
		Start:    heapBase, Size: size, Stress: p.opt.Stress.Every > 0,
		Events: p.opt.events(p)}
	if p.judge != nil {
		p.judge.begins(size, p.opt.Sanitize)
		h.config.Events = p.judge.events(h.config.Events)
	}
	h.config.Events = p.worker.counting(h.config.Events)
	var err error
	if h.collector, err = kind.New(h.config); err != nil {
		return err
	}
	if kind.NeedsBarrier && !p.opt.NoBarrier && reports.by == 0 {
		h.barrier, h.before = true, p.reporter.stored
	} else {
		h.before = p.missed.watch()
	}
	if h.before != nil {
		mem.Watch(heapBase, size, h.before)
	}
	return nil
}

// object finds the object with a reference field at an address.
func (h *heap) object(field uint64) (uint64, bool) {
	at, ok := h.collector.ObjectAt(field)
	if !ok {
		return 0, false
	}
	is, err := h.layout.Content(h.config.Memory, at, field)
	return at, err == nil && is != collect.ContentData
}

// alloc allocates an object.
func (h *heap) alloc(references, bytes uint64) (uint64, error) {
	size, err := collect.Runtime{}.ObjectSize(int64(references), int64(bytes))
	if err != nil {
		return 0, err
	}
	object, err := h.reserve(size)
	if err == nil {
		err = h.memory.Store64(object, size|references<<32)
	}
	return object, err
}

// shaped allocates an object of a shape, without a header.
func (h *heap) shaped(size uint64, shape int) (uint64, error) {
	object, err := h.reserve(size)
	if err == nil {
		err = h.layout.SetShape(h.config.Memory, object, shape, size)
	}
	return object, err
}

// reserve allocates memory for an object.
func (h *heap) reserve(size uint64) (uint64, error) {
	object, err := h.collector.Alloc(size)
	if errors.Is(err, collect.ErrFull) {
		return 0, &fullError{size, fmt.Sprintf("out of memory: the heap of %s has no room for "+
			"%d more%s%s", source.Count(h.config.Size, "byte"), size, h.shares(),
			clause(h.advice.Heap))}
	}
	if err != nil {
		return 0, err
	}
	h.judge.born(object, size)
	return object, h.barriers.here(object)
}

// fullError says that the heap has no room for a number of bytes.
type fullError struct {
	need uint64
	text string
}

// Error describes how full the heap is, and what makes it larger.
func (e *fullError) Error() string { return e.text }

// shares describes how much of the heap objects use and may use; the heap also holds the
// collector's tables.
func (h *heap) shares() string {
	used, parts := uint64(0), ""
	for i, s := range h.collector.Spaces() {
		if i > 0 {
			parts += ", "
		}
		parts += fmt.Sprintf("%s %d", s.Name, s.Size)
	}
	err := h.collector.Objects(func(_, size uint64) error { used += size; return nil })
	if err != nil {
		return ""
	}
	return fmt.Sprintf(": of its spaces, %s bytes, objects have %d", parts, used)
}

// inside reports whether an address lies in the heap; poison, whether it derives from the pattern
// that a collection leaves in freed memory.
func (h *heap) inside(addr uint64) bool { return addr-heapBase < h.config.Size }

func (h *heap) poison(addr uint64) bool {
	d := int64(addr - collect.Poison)
	return d > -1<<24 && d < 1<<24
}

func (h *heap) count(c *Counts) {
	s := h.collector.Stats()
	c.Collections, c.Frames = uint64(s.Collections), uint64(s.Frames)
	c.Allocated, c.Bytes = uint64(s.Allocations), s.Allocated
	c.Moved, c.MovedBytes = uint64(s.Objects), s.Bytes
	c.Freed, c.FreedBytes = uint64(s.Freed), s.FreedBytes
	c.Updated = uint64(s.Updated)
}

// storeReference stores a reference into a field of an object, with the collector's barrier.
func (h *heap) storeReference(object, field, value uint64) error {
	if !h.collector.IsObject(object) {
		return fmt.Errorf("a store into %#x, where no object begins", object)
	}
	size, err := h.layout.Size(h.config.Memory, object)
	if err != nil {
		return err
	}
	is := collect.ContentData
	if field >= object && field < object+size && (field-object)%8 == 0 {
		if is, err = h.layout.Content(h.config.Memory, object, field); err != nil {
			return err
		}
	}
	if is == collect.ContentData {
		return fmt.Errorf("a store at %#x, which is not a reference of the object at %#x", field,
			object)
	}
	return h.collector.Store(object, field, value)
}
