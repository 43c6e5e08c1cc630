package process

import (
	"math"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// The values for the engine in a browser tab.
const (
	// EngineFloor is its floor: a few times the memory for compiling a page of IR, and little for a
	// tab.
	EngineFloor = 64 << 20
	// EngineNeeds is the approximate number of bytes that it keeps per byte of source while it
	// compiles.
	EngineNeeds = 384
	// EngineGarbage is the amount of garbage that it keeps when idle: that of a few edits of a page
	// of IR.
	EngineGarbage = 32 << 20
)

// The values for the page's program.
const (
	// PageFloor is its floor: the memory for showing a few thousand lines.
	PageFloor = 48 << 20
	// PageGarbage is the amount of garbage that it keeps when idle: that of two edits of a page of
	// IR.
	PageGarbage = 4 << 20
)

// Heap decides when garbage is collected.
type Heap struct {
	floor, ceiling  int64
	growth          int // from one collection to the next, in percent
	expected, grown atomic.Int64
}

// CollectFrom prevents collections while the program uses less than floor bytes; a larger heap,
// below ceiling bytes, may double from one collection to the next. Go itself begins at 4 MB; but a
// compilation keeps most of its allocations until it ends, so each early collection would read all
// of them to free little.
func CollectFrom(floor, ceiling int64) *Heap { return collectFrom(floor, ceiling, doubling) }

// doubling is the growth of a heap that doubles.
const doubling = 100

func collectFrom(floor, ceiling int64, growth int) *Heap {
	debug.SetGCPercent(-1)
	h := &Heap{floor: floor, ceiling: ceiling, growth: growth}
	h.setLimit()
	h.watch()
	return h
}

// Expect lets the program use the given number of bytes before it collects garbage, until the next
// call. In a single thread, as in WebAssembly, nothing else raises the bound while a compilation
// runs, and a compilation that has reached the bound would collect again and again.
func (h *Heap) Expect(bytes int64) {
	h.expected.Store(bytes)
	h.setLimit()
}

// Rest is called when the program is idle. It collects if there is more than the given amount of
// garbage, so that the next request need not wait for a collection and the program need not grow: a
// browser never gets memory back from a WebAssembly program. A program that keeps or expects much
// may have more garbage, because a collection reads all that is kept.
func (h *Heap) Rest(garbage int64) {
	var used runtime.MemStats
	runtime.ReadMemStats(&used)
	if h.worthCollecting(int64(used.HeapAlloc), garbage) {
		runtime.GC()
	}
}

func (h *Heap) worthCollecting(used, garbage int64) bool {
	kept := h.grown.Load() / 2
	return used-kept > max(garbage, kept/2, h.expected.Load()/4)
}

func (h *Heap) setLimit() {
	debug.SetMemoryLimit(min(max(h.floor, h.expected.Load(), h.grown.Load()), h.ceiling))
}

// watch arranges for follow to be called after the next collection.
func (h *Heap) watch() {
	// Nothing holds on to sentinel, so the next collection finds it dead.
	sentinel := new(*int)
	runtime.AddCleanup(sentinel, (*Heap).follow, h)
}

// follow is called after a collection, and decides when the next one happens. Without a limit, Go's
// own goal is the live heap plus that many percent. (Package runtime/metrics has the size of the
// live heap, but links all its other metrics into the page.)
func (h *Heap) follow() {
	var m runtime.MemStats
	debug.SetMemoryLimit(math.MaxInt64)
	debug.SetGCPercent(h.growth)
	runtime.ReadMemStats(&m)
	debug.SetGCPercent(-1)
	h.grown.Store(int64(m.NextGC))
	h.setLimit()
	h.watch()
}
