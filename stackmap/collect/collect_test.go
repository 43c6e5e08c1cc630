package collect

import (
	"errors"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// A list of two cells whose head is in a slot, a derived pointer in another, whose base is the
// first.
func TestCollectMovesAndUpdates(t *testing.T) {
	p := newProgram(t)
	head, tail := p.object(2, 1<<1), p.object(2, 1<<1)
	p.object(4, 0) // garbage in between and after
	p.put(head, 111)
	p.put(head+8, tail)
	p.put(tail, 222)
	p.put(tail+8, head) // a cycle
	// The base is updated before its derived pointer: the order must not matter.
	ra := p.function(24, stackmap.Statepoint{
		Deopt: []stackmap.Location{slot(0)},
		GC:    []stackmap.Location{slot(0), slot(0), slot(0), slot(8), slot(16), slot(16)},
	})
	outer := p.function(8, stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}})
	p.link()
	p.put(stackAt, head)
	p.put(stackAt+8, head+8)
	p.put(stackAt+16, 0) // null
	p.put(stackAt+24, outer)
	p.put(stackAt+32, tail)
	p.put(stackAt+40, 0x1111) // back to code without a map
	p.put(globalsAt, tail)
	p.stop.Globals = []uint64{globalsAt}

	for n := range 4 {
		before := p.get(stackAt)
		var moves []Move
		var updates []Update
		p.on.Move = func(m Move) { moves = append(moves, m) }
		p.on.Update = func(q Update) { updates = append(updates, q) }
		if err := p.collect(ra); err != nil {
			t.Fatalf("collection %d: %v", n, err)
		}
		h := p.get(stackAt)
		if h == before || !p.heap.IsObject(h) {
			t.Fatalf("collection %d: head was at 0x%x and is at 0x%x", n, before, h)
		}
		if p.get(stackAt+8) != h+8 || p.get(stackAt+16) != 0 {
			t.Errorf("collection %d: derived 0x%x of 0x%x, null %x", n, p.get(stackAt+8), h,
				p.get(stackAt+16))
		}
		next := p.get(h + 8)
		if p.get(h) != 111 || p.get(next) != 222 || p.get(next+8) != h ||
			p.get(stackAt+32) != next || p.get(globalsAt) != next {
			t.Errorf("collection %d: the list is broken", n)
		}
		if p.get(before) != Poison || p.get(before+8) != Poison {
			t.Errorf("collection %d: the old object is not poisoned", n)
		}
		if len(moves) != 2 || len(updates) != 3 {
			t.Fatalf("collection %d: moves %+v, updates %+v", n, moves, updates)
		}
		if q := updates[1]; q.Old != before+8 || q.New != h+8 || q.OldBase != before ||
			q.NewBase != h || q.Place.Addr != stackAt+8 || q.Pair.Number != 7 {
			t.Errorf("collection %d: patch %+v", n, q)
		}
		if q := updates[2]; q.Frame.Depth != 1 || q.Frame.ReturnAddress != outer {
			t.Errorf("collection %d: patch %+v", n, q)
		}
	}
	want := Stats{Collections: 4, Frames: 8, Updated: 16, Objects: 8, Bytes: 4 * 2 * 24,
		Allocations: 3, Allocated: 24 + 24 + 40}
	if got := p.heap.Stats(); got != want {
		t.Errorf("stats %+v, want %+v", got, want)
	}
	if s := p.heap.Spaces()[0]; s.Used != 48 {
		t.Errorf("%+v", s)
	}
}

// Bases in registers, vectors of pointers, pointers out of bounds of their object, and static
// objects.
func TestCollectKindsOfPlaces(t *testing.T) {
	p := newProgram(t)
	a, b := p.object(2, 0), p.object(2, 0)
	vector := stackmap.InMemory(stackmap.RSP, 0, 16)
	rbx := stackmap.InRegister(stackmap.RBX, 8)
	ra := p.function(40, stackmap.Statepoint{
		GC:      []stackmap.Location{vector, vector, rbx, slot(16), slot(24), slot(24)},
		Allocas: []stackmap.Location{stackmap.AtAddress(stackmap.RSP, 32)}})
	p.link()
	p.put(stackAt, a)
	p.put(stackAt+8, b)
	p.regs[stackmap.RBX] = b
	p.put(stackAt+16, b-4096)      // far out of bounds, but derived from b
	p.put(stackAt+24, globalsAt+8) // not of this heap
	p.put(stackAt+32, 4242)
	p.put(stackAt+40, 0x1111)
	if err := p.collect(ra); err != nil {
		t.Fatal(err)
	}
	na, nb := p.get(stackAt), p.get(stackAt+8)
	if !p.heap.IsObject(na) || !p.heap.IsObject(nb) || p.regs[stackmap.RBX] != nb ||
		p.get(stackAt+16) != nb-4096 {
		t.Errorf("a 0x%x, b 0x%x, rbx 0x%x, derived 0x%x", na, nb, p.regs[stackmap.RBX],
			p.get(stackAt+16))
	}
	if p.get(stackAt+24) != globalsAt+8 || p.get(stackAt+32) != 4242 {
		t.Errorf("what is no pointer to the heap was changed")
	}
}

// A vector of derived pointers may share one base.
func TestCollectVectorOfOneBase(t *testing.T) {
	p := newProgram(t)
	a := p.object(4, 0)
	vector := stackmap.InMemory(stackmap.RSP, 8, 16)
	ra := p.function(24, stackmap.Statepoint{GC: []stackmap.Location{slot(0), vector}})
	p.link()
	p.put(stackAt, a)
	p.put(stackAt+8, a+8)
	p.put(stackAt+16, a+24)
	p.put(stackAt+24, 0x1111)
	if err := p.collect(ra); err != nil {
		t.Fatal(err)
	}
	if n := p.get(stackAt); n == a || p.get(stackAt+8) != n+8 || p.get(stackAt+16) != n+24 {
		t.Errorf("base 0x%x, derived 0x%x and 0x%x", n, p.get(stackAt+8), p.get(stackAt+16))
	}
}

// The effects of a wrong map are found where they occur.
func TestCollectFindsWrongMaps(t *testing.T) {
	one := stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}}
	for _, c := range []struct {
		name string
		s    stackmap.Statepoint
		put  func(p *program, obj uint64)
		want string
	}{
		{"a derived pointer as its own base", one, func(p *program, obj uint64) {
			p.put(stackAt, obj+8)
		}, "is not the start of an object"},
		{"poison", one, func(p *program, obj uint64) {
			p.put(stackAt, Poison)
		}, "a pointer was missed earlier"},
		{"a pointer missed once", one, func(p *program, obj uint64) {
			p.put(stackAt, 0)
			if err := p.collect(codeAt + 4); err != nil {
				p.t.Fatal(err)
			}
			p.put(stackAt, obj)
		}, "the previous collection vacated"},
		{"two pairs that disagree", stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(8), slot(16), slot(8)}},
			func(p *program, obj uint64) {
				other := p.object(6, 0)
				p.object(1, 0)
				p.put(stackAt, other)
				p.put(stackAt+16, obj)
				p.put(stackAt+8, obj+8)
			}, "are one location"},
		{"no word", stackmap.Statepoint{GC: []stackmap.Location{slot(4), slot(4)}},
			func(p *program, obj uint64) {}, "no word at"},
		{"an object that lies about its size", one, func(p *program, obj uint64) {
			p.put(obj-8, 1<<20)
			p.put(stackAt, obj)
		}, "claims to have"},
		{"an object larger than what was allocated", one, func(p *program, obj uint64) {
			p.put(obj-8, 24)
			p.put(stackAt, obj)
		}, "claims to have"},
		{"a heap word", one, func(p *program, obj uint64) {
			holder := p.object(1, 1)
			p.put(holder, obj+8)
			p.put(stackAt, holder)
		}, "the word at 0x11"},
	} {
		p := newProgram(t)
		ra := p.function(24, c.s)
		p.link()
		p.put(stackAt+24, 0x1111)
		obj := p.object(2, 0)
		c.put(p, obj)
		if err := p.collect(ra); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	p := newProgram(t)
	p.m.AddFunction(stackmap.Function{Address: codeAt})
	p.m.AddRecord(stackmap.Record{Offset: 4, Locations: make([]stackmap.Location, 70000)})
	for i := range p.m.Records[0].Locations {
		p.m.Records[0].Locations[i] = stackmap.OfConstant(0)
	}
	p.link()
	if err := p.collect(codeAt + 4); err == nil ||
		!strings.Contains(err.Error(), "too large") {
		t.Errorf("a record that was dropped: %v", err)
	}
}

func TestAlloc(t *testing.T) {
	p := newProgram(t)
	for n := 0; ; n++ {
		o, err := p.heap.Alloc(56)
		if errors.Is(err, ErrFull) {
			if room := p.heap.Spaces()[0].Size; n != int(room/64) || room < heapSize*45/100 {
				t.Errorf("full after %d objects, in %d bytes", n, room)
			}
			break
		}
		if err != nil || !p.heap.IsObject(o) || p.heap.IsObject(o+8) {
			t.Fatalf("object %d at 0x%x: %v", n, o, err)
		}
	}
	if _, err := p.heap.Alloc(1 << 63); !errors.Is(err, ErrFull) {
		t.Errorf("a huge object: %v", err)
	}
	for _, name := range Names() {
		for _, at := range [][2]uint64{
			{8, 4096}, {16, 4104}, {16, 0}, {16, 512}, {^uint64(15), 4096}, {0, 1 << 40},
		} {
			c := Config{Memory: p.mem, Layout: Header{}, Start: at[0], Size: at[1]}
			if _, err := New(name, c); err == nil {
				t.Errorf("%s: a heap of %d bytes at 0x%x is accepted", name, at[1], at[0])
			}
		}
		if _, err := New(name, p.config(Callbacks{PrefixBytes: 4})); err == nil {
			t.Errorf("%s: a prefix of 4 bytes is accepted", name)
		}
	}
	if _, err := New("boehm", p.config(Header{})); err == nil {
		t.Error("an unknown collector is made")
	}
}
