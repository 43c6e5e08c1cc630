package machine

import (
	"context"
	"errors"
	"fmt"
	"hash/maphash"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/compiled"
)

// outside is the outside of the test's program: an allocator, whose heap moves when it is full, and
// output.
type outside struct {
	heap, next uint64
	moves      int
	objects    map[uint64]uint64 // size by address
	out        []string
}

const outsideHeap = 1 << 14

func (o *outside) clone() outside {
	c := *o
	c.objects, c.out = maps.Clone(o.objects), slices.Clone(o.out)
	return c
}

func (o *outside) Snapshot() any { return o.clone() }

func (o *outside) Restore(v any) { s := v.(outside); *o = s.clone() }

func (o *outside) text() string {
	return fmt.Sprint(o.heap, o.next, o.moves, o.objects, o.out)
}

// alloc is rt_alloc(bytes).
func (o *outside) alloc(m *Machine) error {
	size := (m.Arg(0) + 16) &^ 15
	if o.heap == 0 || o.next+size > o.heap+outsideHeap {
		old := o.heap
		o.heap = 0x30000000 + uint64(o.moves%3)*0x100000
		o.moves++
		if old != 0 {
			m.Mem.Unmap(old, outsideHeap)
			clear(o.objects)
		}
		o.next = o.heap
		if err := m.Mem.Map(o.heap, outsideHeap, Read|Write); err != nil {
			return err
		}
	}
	o.objects[o.next] = size
	m.Return(o.next)
	o.next += size
	return nil
}

func (o *outside) externals() map[string]External {
	return map[string]External{"rt_alloc": o.alloc, "rt_print": func(m *Machine) error {
		o.out = append(o.out, fmt.Sprint(int64(m.Arg(0))))
		return nil
	}}
}

const historyProgram = `
@table = global [4096 x i64] zeroinitializer
declare ptr @rt_alloc(i64)
declare void @rt_print(i64)
define i64 @fib(i64 %n) noinline {
  %c = icmp ult i64 %n, 2
  br i1 %c, label %one, label %more
one:
  ret i64 %n
more:
  %a = sub i64 %n, 1
  %x = call i64 @fib(i64 %a)
  %b = sub i64 %n, 2
  %y = call i64 @fib(i64 %b)
  %s = add i64 %x, %y
  ret i64 %s
}
define i64 @work(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %next ]
  %x = phi i64 [ 1, %entry ], [ %x2, %next ]
  %m = mul i64 %x, 6364136223846793005
  %x2 = add i64 %m, 1442695040888963407
  %h = lshr i64 %x2, 52
  %p = getelementptr i64, ptr @table, i64 %h
  %old = load i64, ptr %p
  %new = add i64 %old, %x2
  store i64 %new, ptr %p
  %bits = and i64 %h, 63
  %z = icmp eq i64 %bits, 0
  br i1 %z, label %rare, label %next
rare:
  %o = call ptr @rt_alloc(i64 %h)
  store i64 %x2, ptr %o
  %k = and i64 %x2, 7
  %f = call i64 @fib(i64 %k)
  call void @rt_print(i64 %f)
  br label %next
next:
  %i2 = add i64 %i, 1
  %done = icmp eq i64 %i2, %n
  br i1 %done, label %end, label %loop
end:
  %r = load i64, ptr @table
  ret i64 %r
}
`

// begin loads the program and begins its history.
func begin(t testing.TB, limits HistoryLimits, n uint64) (*History, *Image, *outside) {
	t.Helper()
	o := &outside{objects: map[uint64]uint64{}}
	m, err := New(Limits{Steps: 1 << 40})
	if err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(compiled.Text(t, historyProgram).Object, o.externals())
	if err != nil {
		t.Fatal(err)
	}
	m.AddState(o)
	fn, _ := im.Lookup("work")
	if err := m.Start(fn, n); err != nil {
		t.Fatal(err)
	}
	return NewHistory(m, limits), im, o
}

var hashSeed = maphash.MakeSeed()

// stateOf is the whole state in a short form.
func stateOf(h *History, o *outside) string {
	var sum maphash.Hash
	sum.SetSeed(hashSeed)
	for _, num := range slices.Sorted(maps.Keys(h.m.Mem.table)) {
		for i, p := range &h.m.Mem.table[num].pages {
			if p != nil {
				fmt.Fprint(&sum, num, i, p.perm)
				if p.owner != 0 {
					sum.Write(p.data[:])
				}
			}
		}
	}
	return fmt.Sprint(h.now, h.m.Steps, h.m.CPU, h.m.done, h.m.threads, h.m.current, sum.Sum64(),
		o.text())
}

// TestBackAndForwardAgain goes, from random points of a run, some steps back and forward again, and
// to random points: registers, memory, permissions and outside state are the same as before.
func TestBackAndForwardAgain(t *testing.T) {
	ctx := t.Context()
	h, _, o := begin(t, HistoryLimits{Memory: 4 << 20}, 20_000)
	if _, err := h.Run(ctx, nil); err != nil || !h.Done() {
		t.Fatal(err)
	}
	last := stateOf(h, o)
	rnd := rand.New(rand.NewPCG(*seed, 2))
	trail := make([]string, 501)
	for range points(t, 6) {
		at := 500 + rnd.Uint64N(h.End()-500)
		if err := h.Seek(ctx, at); err != nil {
			t.Fatal(err)
		}
		for i := 500; ; i-- {
			trail[i] = stateOf(h, o)
			if i == 0 {
				break
			}
			if err := h.Back(ctx); err != nil {
				t.Fatal(err)
			}
		}
		if h.Now() != at-500 {
			t.Fatalf("500 steps back from %d is %d", at, h.Now())
		}
		for i := 1; i <= 500; i++ {
			if err := h.Step(ctx); err != nil {
				t.Fatal(err)
			}
			if got := stateOf(h, o); got != trail[i] {
				t.Fatalf("step %d: forward again\n%s\nand before\n%s", h.Now(), got, trail[i])
			}
		}
	}
	if err := h.Seek(ctx, h.End()); err != nil || stateOf(h, o) != last {
		t.Errorf("the end differs: %v", err)
	}
}

// points is the number of random points to try.
func points(t *testing.T, n int) int {
	t.Logf("seed %d", *seed)
	if *many {
		return 1000
	}
	return n
}

// TestHistoryOfTenMillionSteps stays within its memory limit, and reaches any step quickly.
func TestHistoryOfTenMillionSteps(t *testing.T) {
	ctx := t.Context()
	limits := HistoryLimits{Memory: 16 << 20}
	h, _, o := begin(t, limits, 700_000)
	if _, err := h.Run(ctx, nil); err != nil || h.End() < 10_000_000 {
		t.Fatalf("%d steps: %v", h.End(), err)
	}
	if held := h.Held(); held > limits.Memory {
		t.Errorf("%d bytes held", held)
	}
	gap := uint64(0)
	for i := 1; i < len(h.marks); i++ {
		gap = max(gap, h.marks[i].step-h.marks[i-1].step)
	}
	// The most that is executed again to reach a step: some milliseconds, also in a browser.
	if gap > firstInterval+batch || len(h.marks) > maxMarks {
		t.Errorf("%d snapshots, up to %d steps apart", len(h.marks), gap)
	}
	t.Logf("%d steps, %d snapshots of %d bytes, %d steps apart", h.End(), len(h.marks), h.held, gap)
	// A separate run to a point has the same state as going back to it.
	rnd := rand.New(rand.NewPCG(*seed, 3))
	for range 3 {
		at := rnd.Uint64N(h.End())
		if err := h.Seek(ctx, at); err != nil {
			t.Fatal(err)
		}
		alone, _, p := begin(t, limits, 700_000)
		if err := alone.Seek(ctx, at); err != nil {
			t.Fatal(err)
		}
		if a, b := stateOf(h, o), stateOf(alone, p); a != b {
			t.Errorf("step %d:\n%s\nand alone\n%s", at, a, b)
		}
	}
}

// TestWhatDoesNotRepeatIsSaid has an External with a counter in Go that is not a State.
func TestWhatDoesNotRepeatIsSaid(t *testing.T) {
	b := newBuilder(t)
	b.sumTo()
	calls := 0
	m, im := b.load(Limits{}, nil)
	at := m.AddExternal("once", func(m *Machine) error {
		if calls++; calls > 1 {
			return errors.New("called again")
		}
		m.GPR[rax], m.RIP = 0, b.addr(im, "sum")
		return nil
	})
	if err := m.Start(at, 100); err != nil {
		t.Fatal(err)
	}
	h := NewHistory(m, HistoryLimits{})
	if err := h.Seek(t.Context(), 200); err != nil {
		t.Fatal(err)
	}
	if err := h.Seek(t.Context(), 10); err == nil ||
		!strings.Contains(err.Error(), "did not repeat") {
		t.Errorf("went back: %v", err)
	}
}

// TestAnotherRunIsNoticed has an External whose result depends on the number of its calls.
func TestAnotherRunIsNoticed(t *testing.T) {
	b := newBuilder(t)
	b.sumTo()
	calls := uint64(0)
	m, im := b.load(Limits{}, nil)
	at := m.AddExternal("count", func(m *Machine) error {
		calls++
		m.GPR[rdi], m.RIP = 100+calls, b.addr(im, "sum")
		return nil
	})
	if err := m.Start(at); err != nil {
		t.Fatal(err)
	}
	h := NewHistory(m, HistoryLimits{})
	if err := h.Seek(t.Context(), 200); err != nil {
		t.Fatal(err)
	}
	if err := h.Seek(t.Context(), 10); err != nil {
		t.Fatal(err) // this state was not inspected before
	}
	if err := h.Seek(t.Context(), 200); err == nil ||
		!strings.Contains(err.Error(), "did not repeat") {
		t.Errorf("went back and forward: %v", err)
	}
}

// TestHistoryStopsWithItsContext cancels a run and a search.
func TestHistoryStopsWithItsContext(t *testing.T) {
	h, _, o := begin(t, HistoryLimits{}, 100_000)
	ctx, cancel := context.WithCancel(t.Context())
	stop := func(*Machine) bool {
		if h.now == 50_000 {
			cancel()
		}
		return false
	}
	if _, err := h.Run(ctx, stop); !errors.Is(err, context.Canceled) || h.Err() != nil {
		t.Fatalf("run: %v, %v", err, h.Err())
	}
	at, state := h.Now(), stateOf(h, o)
	if _, err := h.RunBack(ctx, stop); !errors.Is(err, context.Canceled) {
		t.Errorf("back: %v", err)
	}
	if h.Now() != at || stateOf(h, o) != state {
		t.Errorf("the state is that of %d, not %d", h.Now(), at)
	}
	if err := h.Seek(t.Context(), at+100); err != nil || h.Now() != at+100 {
		t.Errorf("going on: %v", err)
	}
}

// However little memory a history may take, what was sought last is near a snapshot: otherwise each
// step back would repeat the whole run.
func TestLittleMemoryKeepsOneNear(t *testing.T) {
	h, _, _ := begin(t, HistoryLimits{Memory: 1}, 20_000)
	if _, err := h.Run(t.Context(), nil); err != nil || h.End() < 100_000 {
		t.Fatalf("%d steps: %v", h.End(), err)
	}
	for _, at := range []uint64{h.End() - 5, h.End() / 2, h.End()} {
		if err := h.Seek(t.Context(), 0); err != nil {
			t.Fatal(err)
		}
		if err := h.Seek(t.Context(), at); err != nil {
			t.Fatal(err)
		}
		if m := h.before(at); at-m.step > nearBy[len(nearBy)-1] {
			t.Errorf("the last snapshot before step %d is at %d", at, m.step)
		}
	}
	if len(h.marks) > 1 || len(h.near) > 1 {
		t.Errorf("%d and %d snapshots", len(h.marks), len(h.near))
	}
}
