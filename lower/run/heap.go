package run

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/source"
	"statepoint/lower/amd64"
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
	p       *Program
	config  collect.Config
	layout  collect.Runtime
	barrier bool // the emulator reports stores to the collector, because the program does not
	// before is called before each store of the program to the heap, unless it is nil.
	before func(addr uint64, b []byte) error
}

func newHeap(p *Program) (*heap, error) {
	h := &heap{p: p}
	size := p.heapSize()
	if err := p.Machine.Mem.Map(heapBase, size, machine.Read|machine.Write); err != nil {
		return nil, err
	}
	if size < collect.MinHeap {
		return nil, fmt.Errorf("a heap of %s is too small: the smallest has %d",
			source.Count(cmp.Or(p.opt.HeapBytes, size), "byte"), collect.MinHeap)
	}
	h.layout = collect.Runtime{Forward: p.barriers.forward, Shapes: p.StandIns.shapes()}
	h.config = collect.Config{Memory: memory{p.Machine.Mem}, Layout: h.layout,
		Counted: p.barriers.reports.counts, CountedRoots: p.barriers.reports.countsRoots, Snapshot: p.barriers.reports.by == gc.NeedsLog,
		Start: heapBase, Size: size, Stress: p.opt.Stress.Every > 0,
		Events: p.opt.events(p)}
	if p.opt.Judge {
		p.judge = newJudge(p)
		h.config.Events = p.judge.events(h.config.Events)
	}
	h.config.Events = p.turns(h.config.Events)
	var err error
	if h.collector, err = p.opt.kind.New(h.config); err != nil {
		return nil, err
	}
	if p.opt.kind.NeedsBarrier && !p.opt.NoBarrier && p.barriers.reports.by == 0 {
		h.barrier, h.before = true, h.stored
	} else {
		h.watchStores()
	}
	if h.before != nil {
		p.Machine.Mem.Watch(heapBase, size, h.before)
	}
	return h, nil
}

// heapSize is how many bytes the heap has.
func (p *Program) heapSize() uint64 {
	return (cmp.Or(p.opt.HeapBytes, DefaultHeap) + 15) &^ 15
}

// stored is the barrier for stores that do not go through rt_store: it reports each reference about
// to change to the collector.
func (h *heap) stored(addr uint64, b []byte) error {
	for at := addr &^ 7; at < addr+uint64(len(b)); at += 8 {
		object, ok := h.object(at)
		if !ok {
			continue
		}
		if at < addr || at+8 > addr+uint64(len(b)) {
			// A part of a reference, which only a copy of bytes writes: the rest follows.
			if _, ok := h.collector.(collect.Worker); !ok {
				continue
			}
		}
		value, err := h.p.merged(at, addr, b)
		if err != nil {
			return err
		}
		h.p.StandIns.use(barrierUsed)
		if err := h.collector.Store(object, at, value); err != nil {
			return err
		}
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
		err = h.p.Machine.Mem.Store64(object, size|references<<32)
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
		return 0, fmt.Errorf("out of memory: the heap of %s has no room for %d more%s%s",
			source.Count(h.config.Size, "byte"), size, h.shares(), clause(h.p.opt.Advice.Heap))
	}
	if err != nil {
		return 0, err
	}
	h.p.judge.born(object, size)
	return object, h.p.barriers.here(object)
}

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
	if err := h.collector.Objects(func(_, size uint64) error { used += size; return nil }); err != nil {
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

// safepoint is a call at which the collector may run.
type safepoint struct {
	returnAddress, sp uint64
}

// here is the safepoint of the running function of the runtime.
func (c *call) here() (safepoint, error) {
	ra, err := c.m.ReturnAddress()
	return safepoint{returnAddress: ra, sp: c.m.Get(amd64.RSP) + 8}, err
}

// safepoint runs the collector if a collection is due or stress requires one, before an object of
// need bytes is allocated if need is not 0. If it reports that the thread waits, the function of
// the runtime must return, and is called again.
func (p *Program) safepoint(c *call, need uint64) (waits bool, err error) {
	if p.state.worker.thread != 0 {
		return p.besideWorker(c, need)
	}
	if p.opt.Stress.Every == 0 && p.alone() && p.heap.collector.Rests(need) {
		p.state.safepoints++
		p.state.served++
		return false, nil
	}
	return p.stop(c, func(stopped *collect.Stopped) error {
		if !p.me().stressed && p.stresses(need) {
			if p.state.since+1 >= p.opt.Stress.Every {
				p.tracing(c)
				err := p.passOver(collect.Stress(p.heap.collector, p.heap.config, stopped))
				if err != nil {
					return err
				}
				p.state.since = 0
			} else {
				p.state.since++
			}
			p.me().stressed = true
		}
		return p.passOver(p.heap.collector.Safepoint(stopped, need))
	})
}

// stresses reports whether a safepoint counts for stress, before an object of need bytes is
// allocated if need is not 0.
func (p *Program) stresses(need uint64) bool {
	s := p.opt.Stress
	return s.Every > 0 && (need > 0 || !s.Allocations)
}

// alone reports whether there is a single thread, which neither waits nor has reports for the
// collector: then a safepoint at which no collection is due only needs to be counted.
func (p *Program) alone() bool {
	b := &p.barriers
	return p.Machine.Threads() == 1 && !p.state.request.on && !p.me().counted &&
		b.cards == 0 && b.marking == 0 && !b.forward
}

// stop does the work due at a safepoint. Work that needs the frames of all threads waits until each
// has reached a safepoint.
func (p *Program) stop(c *call, due func(*collect.Stopped) error) (waits bool, err error) {
	p.arrive(p.me())
	if p.yields(p.Machine.Current()) {
		return true, nil
	}
	at, err := c.here()
	if err != nil {
		return false, err
	}
	stopped, err := p.roots.stopped(at)
	if err != nil {
		return false, err
	}
	if p.stoppedAll(p.Machine.Current()) { // others may not mark a card again before a safepoint
		if err := p.barriers.before(); err != nil {
			return false, err
		}
	}
	err = due(stopped)
	if err == nil {
		err = p.barriers.after()
	}
	if errors.Is(err, errRunning) {
		return true, p.ask()
	} else if err != nil {
		return false, err
	}
	p.me().counted = false
	p.state.served++
	return false, p.letGo()
}

// arrive counts the safepoint that a thread is at, once.
func (p *Program) arrive(t *threadState) {
	if !t.counted {
		t.counted, t.stressed = true, false
		p.state.safepoints++
	}
}

// tracing records in the trace that a collection begins, unless it has to wait.
func (p *Program) tracing(c *call) {
	if at, err := c.here(); err == nil && p.stoppedAll(p.Machine.Current()) {
		p.opt.Trace.collecting(p, at)
	}
}

// Refused is the error of a collection: the collector or the heap verifier found an inconsistency.
type Refused struct{ Err error }

// Error describes what was found.
func (r *Refused) Error() string { return r.Err.Error() }

// Unwrap returns the error.
func (r *Refused) Unwrap() error { return r.Err }

// passOver skips a collection that was impossible at a safepoint: the collector has done nothing.
func (p *Program) passOver(err error) error {
	if err == nil {
		p.opt.Trace.begun()
		return nil
	}
	var unreadable *Unreadable
	if !errors.As(err, &unreadable) || unreadable.Wrong {
		p.opt.Trace.begun()
		return &Refused{err}
	}
	p.opt.Trace.skipped(unreadable.Error())
	p.state.skipped++
	if p.state.why == "" {
		p.state.why = unreadable.Error()
	}
	return nil
}
