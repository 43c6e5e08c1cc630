package collect

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// flat is memory from an address on.
type flat struct {
	base  uint64
	words []uint64
}

func (m *flat) at(addr uint64) (*uint64, error) {
	if i := (addr - m.base) / 8; addr%8 == 0 && i < uint64(len(m.words)) {
		return &m.words[i], nil
	}
	return nil, fmt.Errorf("no word at 0x%x", addr)
}

func (m *flat) ReadU64(addr uint64) (uint64, error) {
	p, err := m.at(addr)
	if err != nil {
		return 0, err
	}
	return *p, nil
}

func (m *flat) WriteU64(addr, v uint64) error {
	p, err := m.at(addr)
	if err != nil {
		return err
	}
	*p = v
	return nil
}

type registers [17]uint64

func (r *registers) Register(n uint16) (uint64, bool)    { return r[n], true }
func (r *registers) SetRegister(n uint16, v uint64) bool { r[n] = v; return true }

const (
	heapAt    = 0x10000
	heapSize  = 0x2000
	stackAt   = 0x20000
	globalsAt = 0x20800
	codeAt    = 0x400000
)

// program is a stopped program: a heap, a stack, and a map that came out of the encoder and through
// the decoder.
type program struct {
	t    *testing.T
	mem  *flat
	heap Collector
	on   Events
	regs registers
	stop Stopped
	m    stackmap.Map
}

func newProgram(t *testing.T) *program {
	t.Helper()
	return programOf(t, "semispace", Header{})
}

func programOf(t *testing.T, collector string, l Layout) *program {
	t.Helper()
	p := &program{t: t, mem: &flat{base: heapAt, words: make([]uint64, 0x11000/8)}}
	var err error
	if p.heap, err = New(collector, p.config(l)); err != nil {
		t.Fatal(err)
	}
	p.m.Version = stackmap.V3
	return p
}

func (p *program) config(l Layout) Config {
	return Config{Memory: p.mem, Layout: l, Start: heapAt, Size: heapSize, Events: &p.on}
}

// collect stops the program at a return address, with its stack pointer at stackAt.
func (p *program) collect(returnAddress uint64) error {
	p.stop.Threads = []Thread{{ReturnAddress: returnAddress, SP: stackAt, Registers: &p.regs}}
	return p.heap.Collect(&p.stop)
}

// function adds a function with one safepoint at codeAt + n*0x100 + 4.
func (p *program) function(stackSize uint64, s stackmap.Statepoint) (returnAddress uint64) {
	p.t.Helper()
	addr := codeAt + uint64(len(p.m.Functions))*0x100
	p.m.AddFunction(stackmap.Function{Address: addr, StackSize: stackSize})
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, 4, s, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	p.m.AddRecord(r)
	return addr + 4
}

// link encodes the map and has the walker use what is decoded from the bytes.
func (p *program) link() {
	p.t.Helper()
	e, err := stackmap.Encode(&p.m)
	if err != nil {
		p.t.Fatal(err)
	}
	m, err := NewStackMap(e.Bytes, stackmap.DecodeOptions{}, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	p.stop.Source = Walk(m)
}

// object allocates an object of so many words with a pointer mask.
func (p *program) object(words uint64, mask uint32) uint64 {
	p.t.Helper()
	o, err := p.heap.Alloc(words * 8)
	if err != nil {
		p.t.Fatal(err)
	}
	w, err := Header{}.Word(words*8, mask)
	if err != nil {
		p.t.Fatal(err)
	}
	p.put(o-8, w)
	return o
}

func (p *program) put(addr, v uint64) {
	p.t.Helper()
	if err := p.mem.WriteU64(addr, v); err != nil {
		p.t.Fatal(err)
	}
}

func (p *program) get(addr uint64) uint64 {
	p.t.Helper()
	v, err := p.mem.ReadU64(addr)
	if err != nil {
		p.t.Fatal(err)
	}
	return v
}

func slot(off int32) stackmap.Location { return stackmap.InMemory(stackmap.RSP, off, 8) }

// A list of two cells whose head is in a slot, a derived pointer in another, whose base is the
// first.
func TestCollectMovesAndMends(t *testing.T) {
	p := newProgram(t)
	head, tail := p.object(2, 1<<1), p.object(2, 1<<1)
	p.object(4, 0) // garbage between and behind
	p.put(head, 111)
	p.put(head+8, tail)
	p.put(tail, 222)
	p.put(tail+8, head) // a cycle
	// The base is updated before its derived pointer comes: order must not matter.
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
		var patches []Patch
		p.on.Move = func(m Move) { moves = append(moves, m) }
		p.on.Patch = func(q Patch) { patches = append(patches, q) }
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
		if len(moves) != 2 || len(patches) != 3 {
			t.Fatalf("collection %d: moves %+v, patches %+v", n, moves, patches)
		}
		if q := patches[1]; q.Old != before+8 || q.New != h+8 || q.OldBase != before ||
			q.NewBase != h || q.Place().Addr != stackAt+8 || q.Pair.Number != 7 {
			t.Errorf("collection %d: patch %+v", n, q)
		}
		if q := patches[2]; q.Frame.Depth != 1 || q.Frame.ReturnAddress != outer {
			t.Errorf("collection %d: patch %+v", n, q)
		}
	}
	want := Stats{Collections: 4, Frames: 8, Patched: 16, Objects: 8, Bytes: 4 * 2 * 24,
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
	p.put(stackAt+16, b-4096)      // far outside, but derived from b
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

// What a wrong map does is found where it happens.
func TestCollectFindsWrongMaps(t *testing.T) {
	one := stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}}
	for _, c := range []struct {
		name string
		s    stackmap.Statepoint
		put  func(p *program, obj uint64)
		want string
	}{
		{"a derived pointer as its own base", one, func(p *program, obj uint64) { p.put(stackAt, obj+8) }, "is not the start of an object"},
		{"poison", one, func(p *program, obj uint64) { p.put(stackAt, Poison) }, "a pointer was missed earlier"},
		{"a pointer missed once", one, func(p *program, obj uint64) {
			p.put(stackAt, 0)
			if err := p.collect(codeAt + 4); err != nil {
				p.t.Fatal(err)
			}
			p.put(stackAt, obj)
		}, "the collection before emptied"},
		{"two pairs that disagree", stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(8), slot(16), slot(8)}},
			func(p *program, obj uint64) {
				other := p.object(6, 0)
				p.object(1, 0)
				p.put(stackAt, other)
				p.put(stackAt+16, obj)
				p.put(stackAt+8, obj+8)
			}, "are one place"},
		{"no word", stackmap.Statepoint{GC: []stackmap.Location{slot(4), slot(4)}}, func(p *program, obj uint64) {}, "no word at"},
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
		t.Error("a collector that is none")
	}
}

func TestHeaderLayout(t *testing.T) {
	p := newProgram(t)
	var visited []uint64
	visit := func(a uint64) error { visited = append(visited, a); return nil }
	o := p.object(4, 1<<0|1<<2|1<<30) // word 30 is not in it
	if err := (Header{}).Trace(p.mem, o, visit); err != nil ||
		fmt.Sprint(visited) != fmt.Sprint([]uint64{o, o + 16}) {
		t.Errorf("visited %v of %v, %v", visited, o, err)
	}
	w, err := Header{}.ArrayWord(24)
	if err != nil {
		t.Fatal(err)
	}
	p.put(o-8, w)
	visited = nil
	if err := (Header{}).Trace(p.mem, o, visit); err != nil || len(visited) != 3 {
		t.Errorf("visited %v of an array of 3, %v", visited, err)
	}
	if _, err := (Header{}).Word(1<<32, 0); err == nil {
		t.Error("4 GiB fit")
	}
	if _, err := (Header{}).Word(8, 1<<31); err == nil {
		t.Error("32 words fit")
	}
}

// Random graphs keep their shape through many collections; objects have a layout of the program's
// own.
func TestCollectRandomGraphs(t *testing.T) {
	const seed = 8
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	// First word: size in words << 8; all others are pointers but the last, which names the object.
	own := Callbacks{
		SizeOf: func(m stackmap.Memory, o uint64) (uint64, error) {
			w, err := m.ReadU64(o)
			return w >> 8 * 8, err
		},
		TraceOf: func(m stackmap.Memory, o uint64, visit func(uint64) error) error {
			w, err := m.ReadU64(o)
			for i := uint64(1); err == nil && i+1 < w>>8; i++ {
				err = visit(o + 8*i)
			}
			return err
		},
	}
	for round := range 50 {
		p := programOf(t, "semispace", own)
		var objects []uint64
		for name := range uint64(40) {
			words := 2 + r.Uint64N(4)
			o, err := p.heap.Alloc(words * 8)
			if err != nil {
				t.Fatal(err)
			}
			p.put(o, words<<8)
			for i := uint64(1); i+1 < words && len(objects) > 0; i++ {
				p.put(o+8*i, objects[r.IntN(len(objects))])
			}
			p.put(o+8*(words-1), name)
			objects = append(objects, o)
		}
		ra := p.function(16, stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(0), slot(0), slot(8)}})
		p.link()
		root := objects[r.IntN(len(objects))]
		p.put(stackAt, root)
		p.put(stackAt+8, root+r.Uint64N(1000))
		p.put(stackAt+16, 0x1111)
		want, off := p.draw(root), p.get(stackAt+8)-root
		for range 5 {
			if err := p.collect(ra); err != nil {
				t.Fatalf("round %d: %v", round, err)
			}
			root = p.get(stackAt)
			if got := p.draw(root); got != want || p.get(stackAt+8)-root != off {
				t.Fatalf("round %d: graph %s, want %s", round, got, want)
			}
		}
	}
}

// draw writes a graph as names in depth-first order.
func (p *program) draw(root uint64) string {
	var b strings.Builder
	seen := map[uint64]bool{}
	var visit func(o uint64)
	visit = func(o uint64) {
		if o == 0 {
			b.WriteString("-")
			return
		}
		words := p.get(o) >> 8
		fmt.Fprintf(&b, "%d", p.get(o+8*(words-1)))
		if seen[o] {
			return
		}
		seen[o] = true
		b.WriteString("(")
		for i := uint64(1); i+1 < words; i++ {
			visit(p.get(o + 8*i))
			b.WriteString(",")
		}
		b.WriteString(")")
	}
	visit(root)
	return b.String()
}
