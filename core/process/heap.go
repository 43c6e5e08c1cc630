package process

import (
	"math"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// Of the engine in a browser tab.
const (
	// EngineFloor is its floor: a few times what a compilation of a page of IR uses, and little for
	// a tab.
	EngineFloor = 64 << 20
	// EngineNeeds is about how many bytes it keeps, while it compiles, for each byte of source.
	EngineNeeds = 384
	// EngineGarbage is how much garbage it keeps at rest: what a few edits of a page of IR leave.
	EngineGarbage = 24 << 20
)

// Of the page's program.
const (
	// PageFloor is its floor: what it takes to show a few thousand lines.
	PageFloor = 48 << 20
	// PageGarbage is how much garbage it keeps at rest: what two edits of a page of IR leave.
	PageGarbage = 4 << 20
)

// Heap says when garbage is collected.
type Heap struct {
	floor, ceiling    int64
	expected, doubled atomic.Int64
}

// CollectFrom lets no garbage be collected while the program uses less than floor bytes, and lets
// the heap double from one collection to the next where it is larger, as long as it is less than
// ceiling bytes. Go itself begins at 4 MB; but a compilation keeps most of what it allocates to its
// end, so that each of the early collections reads all of it to free little.
func CollectFrom(floor, ceiling int64) *Heap {
	debug.SetGCPercent(-1)
	h := &Heap{floor: floor, ceiling: ceiling}
	h.setLimit()
	h.watch()
	return h
}

// Expect lets the program use the given bytes until the next call before it collects garbage. Where
// there is one thread, as in WebAssembly, nothing but this raises the bound while a compilation
// runs: all else waits for its end, and one that had grown to its bound would collect time and
// again.
func (h *Heap) Expect(bytes int64) {
	h.expected.Store(bytes)
	h.setLimit()
}

// Rest is called when the program is idle. It collects garbage if there are more than the given
// bytes, so that the next request need not wait for that, and the program need not grow: what a
// browser gave a WebAssembly program it never gets back. If what is kept is more than the floor it
// leaves the heap alone: to read all of that takes a while.
func (h *Heap) Rest(garbage int64) {
	var used runtime.MemStats
	runtime.ReadMemStats(&used)
	if h.worthCollecting(int64(used.HeapAlloc), garbage) {
		runtime.GC()
	}
}

func (h *Heap) worthCollecting(used, garbage int64) bool {
	kept := h.doubled.Load() / 2
	return used-kept > garbage && kept <= h.floor
}

func (h *Heap) setLimit() {
	debug.SetMemoryLimit(min(max(h.floor, h.expected.Load(), h.doubled.Load()), h.ceiling))
}

// watch has follow called after the next collection.
func (h *Heap) watch() {
	// Nothing holds on to sentinel, so the next collection finds it dead.
	sentinel := new(*int)
	runtime.AddCleanup(sentinel, (*Heap).follow, h)
}

// follow is called after a collection, and says when garbage is collected next. Twice what is live
// is the goal that Go sets by itself, at 100 percent and without a limit. (Package runtime/metrics
// tells what is live, but links all its other metrics into the page.)
func (h *Heap) follow() {
	var m runtime.MemStats
	debug.SetMemoryLimit(math.MaxInt64)
	debug.SetGCPercent(100)
	runtime.ReadMemStats(&m)
	debug.SetGCPercent(-1)
	h.doubled.Store(int64(m.NextGC))
	h.setLimit()
	h.watch()
}
