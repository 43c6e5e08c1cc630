package collect

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/e2e/short"
	"statepoint/stackmap"
)

// besides is a program with threads of one frame each, which are scanned one at a time.
type besides struct {
	*program
	h       *Concurrent
	k       Config
	scanned []bool
	wants   bool
}

// numOwn is the number of references in each frame.
const numOwn = 4

func newBesides(t *testing.T, threads int) *besides {
	t.Helper()
	p, k := stressed(t, "concurrent")
	b := &besides{program: p, h: p.heap.(*Concurrent), k: k, scanned: make([]bool, threads)}
	var gc []stackmap.Location
	for i := range int32(numOwn) {
		gc = append(gc, slot(8*i), slot(8*i))
	}
	ra := p.function(8*numOwn, stackmap.Statepoint{GC: gc})
	p.link()
	p.stop.Threads = nil
	for n := range threads {
		p.stop.Threads = append(p.stop.Threads,
			Thread{Number: n, ReturnAddress: ra, SP: b.slot(n, 0), Bottom: 0x1111})
		p.put(b.slot(n, numOwn), 0x1111)
	}
	p.stop.Globals = []uint64{globalsAt}
	return b
}

// slot is the address of a reference in a thread's frame.
func (b *besides) slot(thread, n int) uint64 {
	return stackAt + 0x100*uint64(thread) + 8*uint64(n)
}

// alone is the program as one thread shows it.
func (b *besides) alone(thread int) *Stopped {
	s := b.stop
	s.Threads = b.stop.Threads[thread : thread+1]
	return &s
}

// work does a piece of work.
func (b *besides) work() error {
	wait, err := b.h.Work()
	if wait == WaitRoots && !b.wants {
		b.wants = true
		clear(b.scanned)
	}
	return err
}

// show scans a thread, if that is wanted.
func (b *besides) show(thread int) error {
	if !b.wants || b.scanned[thread] {
		return nil
	}
	b.scanned[thread] = true
	if err := b.h.Scan(b.alone(thread)); err != nil {
		return err
	}
	for _, is := range b.scanned {
		if !is {
			return nil
		}
	}
	b.wants = false
	return b.h.Scanned()
}

// object makes an object with two references and its mark.
func (b *besides) object() (uint64, error) {
	o, err := (Runtime{}).New(b.h, b.mem, 2, 8)
	if err == nil {
		b.put(o+24, o^12345)
	}
	return o, err
}

// Threads that are scanned one at a time exchange references through objects and a variable, while
// the collector works between any two of their steps: no object that they can reach is freed, and
// the invariants hold after each step.
func TestThreadsBesideTheCollector(t *testing.T) {
	for seed := range short.Share(uint64(40), 8) {
		b := newBesides(t, 3)
		if err := b.play(rand.New(rand.NewPCG(seed, 3)), 1500); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if n := b.h.Stats(); n.Collections < 5 || n.Freed < 20 {
			t.Errorf("seed %d: %+v", seed, n)
		}
	}
}

func (b *besides) play(r *rand.Rand, steps int) error {
	for n := range steps {
		thread := r.IntN(len(b.scanned))
		own := func() uint64 { return b.slot(thread, r.IntN(numOwn)) }
		// Registers: what a thread has loaded is in its frame at its next safepoint, or gone.
		var err error
		switch from, to := b.get(own()), own(); r.IntN(9) {
		case 0, 1, 2:
			err = b.work()
		case 3:
			if err = b.show(thread); err == nil {
				err = Verify(b.h, b.k, b.alone(thread))
			}
		case 4:
			var o uint64
			if o, err = b.object(); err == nil {
				err = b.h.Store(o, o+8, from)
				b.put(to, o)
			}
		case 5: // into an object
			if object := b.get(own()); object != 0 {
				err = b.h.Store(object, object+8+8*r.Uint64N(2), from)
			}
		case 6: // from an object, which forgets it
			if from != 0 {
				field := from + 8 + 8*r.Uint64N(2)
				b.put(to, b.get(field))
				err = b.h.Store(from, field, 0)
			}
		case 7: // to and from the variable
			b.put(to, b.get(globalsAt))
			err = b.h.Store(0, globalsAt, from)
		case 8:
			b.put(to, 0)
		}
		if err == nil {
			err = b.h.Check(nil)
		}
		if err == nil {
			err = b.look(map[uint64]bool{}, b.get(own()))
		}
		if err != nil {
			return fmt.Errorf("step %d: %w", n, err)
		}
	}
	return nil
}

// look checks the marks of what can be reached.
func (b *besides) look(seen map[uint64]bool, o uint64) error {
	if o == 0 || seen[o] {
		return nil
	}
	seen[o] = true
	if !b.h.IsObject(o) || b.get(o+24) != o^12345 {
		return fmt.Errorf("0x%x is no object any more", o)
	}
	if err := b.look(seen, b.get(o+8)); err != nil {
		return err
	}
	return b.look(seen, b.get(o+16))
}

// A store past the barrier breaks the invariant of each phase; the same store by the barrier does
// not.
func TestInvariantsOfTheConcurrentCollector(t *testing.T) {
	for _, barrier := range []bool{true, false} {
		for _, c := range []struct {
			phase, want string
			// store is the store that matters, done by the last thread.
			store func(b *besides, store func(object, field, value uint64)) *Stopped
		}{
			{"scanning", "must not be while threads are scanned",
				func(b *besides, store func(object, field, value uint64)) *Stopped {
					// Thread 0 has been scanned, and its object is black; thread 1 alone has the
					// other.
					b.run(2, func() bool { return b.h.Note(b.get(b.slot(0, 0))) == "black" })
					x := b.get(b.slot(0, 0))
					store(x, x+8, b.get(b.slot(1, 0)))
					b.put(b.slot(1, 0), 0)
					return nil
				}},
			{"marking", "nothing grey leads to",
				func(b *besides, store func(object, field, value uint64)) *Stopped {
					// What the grey object leads to moves to a frame that has been scanned.
					if err := b.show(1); err != nil {
						b.t.Fatal(err)
					}
					x := b.get(b.slot(0, 0))
					b.put(b.slot(0, 1), b.get(x+8))
					store(x, x+8, 0)
					return b.alone(0)
				}},
		} {
			b := newBesides(t, 2)
			first, err := b.object()
			var second, third uint64
			if err == nil {
				second, err = b.object()
			}
			if err == nil {
				third, err = b.object()
			}
			if err != nil {
				t.Fatal(err)
			}
			b.put(first+8, second)
			b.put(b.slot(0, 0), first)
			b.put(b.slot(1, 0), third)
			b.run(1, func() bool { return b.wants })
			if err := b.show(0); err != nil {
				t.Fatal(err)
			}
			stopped := c.store(b, func(object, field, value uint64) {
				if !barrier {
					b.put(field, value)
				} else if err := b.h.Store(object, field, value); err != nil {
					t.Fatal(err)
				}
			})
			err = b.h.Check(stopped)
			if (err == nil) != barrier || err != nil && (!strings.Contains(err.Error(), c.want) ||
				!strings.Contains(err.Error(), "a store bypassed the barrier")) {
				t.Errorf("%s, barrier %v: %v", c.phase, barrier, err)
			}
		}
	}
}

// run does pieces of work, for at most so many objects, until something is so.
func (b *besides) run(most int, until func() bool) {
	b.t.Helper()
	for n := 0; !until(); n++ {
		if n > 4*most {
			b.t.Fatal("it does not come to be")
		}
		if err := b.work(); err != nil {
			b.t.Fatal(err)
		}
	}
}

// A reference to an object that the sweep will free is found.
func TestReferencesToWhatIsSwept(t *testing.T) {
	b := newBesides(t, 1)
	kept, err := b.object()
	if err != nil {
		t.Fatal(err)
	}
	dead, err := b.object()
	if err != nil {
		t.Fatal(err)
	}
	b.put(b.slot(0, 0), kept)
	b.run(1, func() bool { return b.wants })
	if err := b.show(0); err != nil {
		t.Fatal(err)
	}
	var pieces []string
	b.on.Piece = func(p Piece) { pieces = append(pieces, p.Sentence("thread 0")) }
	b.run(2, func() bool { return len(pieces) > 2 })
	if err := b.h.Check(&b.stop); err != nil {
		t.Error(err)
	}
	b.put(b.slot(0, 1), dead)
	if err := b.h.Check(&b.stop); err == nil ||
		!strings.Contains(err.Error(), "which is about to be freed") {
		t.Error(err)
	}
	b.put(b.slot(0, 1), 0)
	b.run(2, func() bool { return len(pieces) > 5 })
	want := fmt.Sprintf(
		"reference 1 of the object at 0x%x has been followed: it stays grey, there are more\n"+
			"reference 2 of the object at 0x%x has been followed: it is black\n"+
			"no object is grey, so white objects are garbage: the sweep begins\n"+
			"the black object at 0x%x stays, and is white again\n"+
			"the white object at 0x%x is freed\nthe sweep has come to the end of the heap", kept,
		kept,
		kept, dead)
	if got := strings.Join(pieces, "\n"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
