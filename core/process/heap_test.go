package process

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// What is expected raises the bound at once, up to the ceiling, until less is expected; the bound
// outlives collections, which set it anew.
func TestExpect(t *testing.T) {
	percent, limit := debug.SetGCPercent(100), debug.SetMemoryLimit(-1)
	defer func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}()
	const floor, ceiling = 256 << 20, 1 << 30
	h := CollectFrom(floor, ceiling)
	for _, c := range []struct{ expected, want int64 }{
		{0, floor}, {floor / 2, floor}, {2 * floor, 2 * floor}, {2 * ceiling, ceiling}, {0, floor},
		{3 * floor, 3 * floor},
	} {
		h.Expect(c.expected)
		if got := debug.SetMemoryLimit(-1); got != c.want {
			t.Errorf("expecting %d MB, the bound is %d MB, not %d", c.expected>>20, got>>20,
				c.want>>20)
		}
	}
	debug.SetMemoryLimit(1) // which the next collection corrects
	for begun := time.Now(); debug.SetMemoryLimit(-1) != 3*floor; runtime.GC() {
		if time.Since(begun) > time.Minute {
			t.Fatalf("after collections the bound is %d", debug.SetMemoryLimit(-1))
		}
		time.Sleep(time.Millisecond)
	}
	h.floor, h.ceiling = 1<<40, 1<<40 // what still follows collections is in nobody's way
}

// Where more is live than the floor, the bound after a collection is twice that, whatever garbage
// there was.
func TestBoundIsTwiceWhatIsAlive(t *testing.T) {
	percent, limit := debug.SetGCPercent(100), debug.SetMemoryLimit(-1)
	defer func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}()
	const mb = 1 << 20
	h := CollectFrom(mb, 1<<40)
	debug.SetMemoryLimit(1 << 40) // all garbage stays until the test collects it
	var alive, garbage [][]byte
	for range 24 {
		alive, garbage = append(alive, make([]byte, mb)), append(garbage, make([]byte, 8*mb))
	}
	runtime.KeepAlive(garbage)
	garbage = nil
	for begun, got := time.Now(), int64(0); got < 48*mb || got > 80*mb; {
		if time.Since(begun) > time.Minute {
			t.Fatalf("with %d MB alive the bound is %d MB", len(alive), got/mb)
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
		got = debug.SetMemoryLimit(-1)
	}
	runtime.KeepAlive(alive)
	h.floor, h.ceiling = 1<<40, 1<<40 // what still follows collections is in nobody's way
}

// At rest garbage is collected if there is too much of it for what is kept or expected.
func TestRest(t *testing.T) {
	h := &Heap{floor: 40}
	for _, c := range []struct {
		kept, expected, used int64
		want                 bool
	}{{0, 0, 5, true}, {0, 0, 4, false}, {8, 0, 12, false}, {8, 0, 13, true}, {100, 0, 150, false},
		{100, 0, 151, true}, {8, 40, 18, false}, {8, 40, 19, true}} {
		h.grown.Store(2 * c.kept)
		h.expected.Store(c.expected)
		if got := h.worthCollecting(c.used, 4); got != c.want {
			t.Errorf("%d used, %d of them kept, %d expected: worth collecting is %v", c.used,
				c.kept, c.expected, got)
		}
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	h = &Heap{floor: 1 << 40}
	h.Rest(0)
	runtime.ReadMemStats(&after)
	if after.NumGC == before.NumGC {
		t.Error("no collection at rest")
	}
}
