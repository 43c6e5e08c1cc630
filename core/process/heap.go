package process

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// EngineFloor is the floor for the engine in a browser tab: a few times what a compilation of a
// page of IR uses, and little for a tab.
const EngineFloor = 64 << 20

// CollectFrom lets no garbage be collected while the program uses less than floor bytes, and lets
// the heap double from one collection to the next where it is larger, as long as it is less than
// ceiling bytes. Go itself begins at 4 MB; but a compilation keeps most of what it allocates to its
// end, so that each of the early collections reads all of it to free little.
func CollectFrom(floor, ceiling int64) {
	debug.SetGCPercent(-1)
	heapBounds{floor, ceiling}.setLimit()
}

type heapBounds struct{ floor, ceiling int64 }

// setLimit says when garbage is collected next, and has itself called again after that.
func (b heapBounds) setLimit() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetMemoryLimit(min(max(b.floor, 2*int64(live[0].Value.Uint64())), b.ceiling))
	// Nothing holds on to sentinel, so the next collection finds it dead.
	sentinel := new(*int)
	runtime.AddCleanup(sentinel, heapBounds.setLimit, b)
}
