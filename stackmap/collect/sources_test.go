package collect

import (
	"encoding/binary"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// threeFrames is a program with a frame of fixed size that saves rbx and r12, one of dynamic size,
// and one of fixed size that keeps a reference in rbx; a map and a table describe it.
type threeFrames struct {
	*program
	maps   *StackMap
	tables *Tables
	inner  uint64 // return address
}

const tableAt = 0x500000

func newThreeFrames(t *testing.T) *threeFrames {
	t.Helper()
	p := newProgram(t)
	rbp := func(off int32) stackmap.Location { return stackmap.InMemory(stackmap.RBP, off, 8) }
	inner := p.function(40, stackmap.Statepoint{GC: []stackmap.Location{
		slot(0), slot(0), slot(0), slot(8), slot(16), slot(16)},
		Deopt: []stackmap.Location{stackmap.OfConstant(7), slot(8)}})
	middle := p.function(stackmap.DynamicStackSize, stackmap.Statepoint{
		GC: []stackmap.Location{rbp(-16), rbp(-16)}})
	outer := p.function(8, stackmap.Statepoint{GC: []stackmap.Location{
		stackmap.InRegister(stackmap.RBX, 8), stackmap.InRegister(stackmap.RBX, 8)}})
	p.link()
	saved := [][]uint16{{stackmap.R12, stackmap.RBX}, {stackmap.RBP}, nil}
	offsets := []map[uint16]int64{
		{stackmap.R12: -16, stackmap.RBX: -24}, {stackmap.RBP: -16}, {}}
	e, err := stackmap.Encode(&p.m)
	if err != nil {
		t.Fatal(err)
	}
	f := &threeFrames{program: p, inner: inner}
	if f.maps, err = NewStackMap(e.Bytes, stackmap.DecodeOptions{}, nil); err != nil {
		t.Fatal(err)
	}
	f.maps.Saved = func(fn *stackmap.Function, r uint16) (int64, bool) {
		o, ok := offsets[(fn.Address-codeAt)/0x100][r]
		return o, ok
	}
	var functions []stackmap.TableFunction
	for i, s := range saved {
		functions = append(functions, stackmap.TableFunction{Offset: uint32(i) * 0x100, Saved: s})
	}
	table, err := stackmap.NewTable(&p.m, functions, 0x1000)
	if err != nil {
		t.Fatal(err)
	}
	te, err := stackmap.EncodeTable(table)
	if err != nil {
		t.Fatal(err)
	}
	distance := int64(codeAt) - int64(tableAt+te.TextField)
	binary.LittleEndian.PutUint32(te.Bytes[te.TextField:], uint32(distance))
	if f.tables, err = NewTables(te.Bytes, tableAt); err != nil {
		t.Fatal(err)
	}

	a, b := p.object(2, 1<<1), p.object(2, 0)
	p.put(a+8, b)
	p.regs[stackmap.RBX] = 0x77777 // the inner frame's own
	p.regs[stackmap.RBP] = stackAt + 48 + 32
	// inner: three slots, saved rbx and r12, return address
	for i, v := range []uint64{a, a + 16, 0, b, 0x88888, middle} {
		p.put(stackAt+8*uint64(i), v)
	}
	// middle: two words of its dynamic part, the slot at rbp-16, a word, saved rbp, return address
	for i, v := range []uint64{1, 2, b, 3, 0x99999, outer} {
		p.put(stackAt+48+8*uint64(i), v)
	}
	// outer: a word, return address
	p.put(stackAt+96, 4)
	p.put(stackAt+104, 0x1111)
	return f
}

// The map and the table lead to the same references; saved registers are found where the inner
// frame saved them.
func TestMapsAndTablesAgree(t *testing.T) {
	for _, byTable := range []bool{false, true} {
		f := newThreeFrames(t)
		f.stop.Source = Walk(f.maps)
		if byTable {
			f.stop.Source = Walk(f.tables)
		}
		var frames []Frame
		var updates []string
		deopt := false
		f.on.Frame = func(f *Frame) {
			frames = append(frames, *f)
			if len(f.Deopt) == 2 {
				constant, err := f.Place(&f.Deopt[0])
				place, e := f.Place(&f.Deopt[1])
				deopt = err == nil && e == nil && constant.Value == 7 && place.Addr == stackAt+8
			}
		}
		f.on.Update = func(p Update) { updates = append(updates, p.Sentence("p")) }
		if err := f.collect(f.inner); err != nil {
			t.Fatal(err)
		}
		a, b := f.get(stackAt), f.get(stackAt+24)
		if !f.heap.IsObject(a) || !f.heap.IsObject(b) || f.get(a+8) != b || f.get(stackAt+64) != b {
			t.Errorf("table %v: objects at 0x%x and 0x%x", byTable, a, b)
		}
		if f.get(stackAt+8) != a+16 || f.regs[stackmap.RBX] != 0x77777 {
			t.Errorf("table %v: derived 0x%x, rbx 0x%x", byTable, f.get(stackAt+8),
				f.regs[stackmap.RBX])
		}
		if len(frames) != 3 {
			t.Fatalf("table %v: %d frames", byTable, len(frames))
		}
		for i := range frames {
			if len(frames[i].Read) < 2 || frames[i].Pairs[0].Derived.Read.Len == 0 ||
				frames[i].Where == "" {
				t.Errorf("table %v: frame %d does not say what was read: %+v", byTable, i,
					frames[i])
			}
		}
		if deopt == byTable { // a table says nothing about values
			t.Errorf("table %v: deopt state %+v", byTable, frames[0].Deopt)
		}
		if all := strings.Join(updates, "\n"); !strings.Contains(all,
			"return address 0x400004 → record 0 → ") ||
			strings.Count(all, " → moved by +0x") != 4 ||
			!strings.Contains(all, "[rsp+8]: `p`, 16 bytes into the object at 0x1") {
			t.Errorf("table %v: sentences\n%s", byTable, all)
		}
	}
}

// A walk with a bottom does not end anywhere else.
func TestWalkToTheBottom(t *testing.T) {
	f := newThreeFrames(t)
	thread := Thread{Number: 3, ReturnAddress: f.inner, SP: stackAt, Registers: &f.regs,
		Bottom: 0x1111}
	f.stop.Threads = []Thread{thread}
	f.stop.Source = Walk(f.tables, f.maps)
	if err := f.heap.Collect(&f.stop); err != nil {
		t.Fatal(err)
	}
	f.put(stackAt+40, 0x2222)
	f.stop.Threads = []Thread{thread}
	err := f.heap.Collect(&f.stop)
	want := "thread 3, frame 1, return address 0x2222: no map has the return address"
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
	f.stop.Threads[0].Bottom = 0
	if err := f.heap.Collect(&f.stop); err != nil {
		t.Errorf("without a bottom: %v", err)
	}
}

// Without data on saved registers, a caller's register is an error, not a guess.
func TestRegistersThatAreLost(t *testing.T) {
	f := newThreeFrames(t)
	f.maps.Saved = nil
	f.stop.Source = Walk(f.maps)
	err := f.collect(f.inner)
	want := "frame 1, return address 0x400104, record 1, [rbp-16]: "
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

const chainAt = 0x20F00

// shadowed builds a list of two entries, whose maps are at multiples of 4.
func shadowed(t *testing.T) (p *program, a, b uint64) {
	p = newProgram(t)
	a, b = p.object(2, 1<<1), p.object(1, 0)
	p.put(a+8, b)
	for i, v := range []uint64{
		stackAt + 0x40, globalsAt, a, 0, // the newest entry: two roots
		0, 0, 0, 0,
		0, globalsAt + 12, b, // the oldest: one
	} {
		p.put(stackAt+8*uint64(i), v)
	}
	p.put(globalsAt, 2|1<<32)
	p.put(globalsAt+8, 1<<32)
	p.put(globalsAt+16, 0)
	p.put(chainAt, stackAt)
	p.stop.Source = ShadowStack(Strategy{}, func(*Thread) uint64 { return chainAt })
	return p, a, b
}

func TestShadowStack(t *testing.T) {
	p, _, _ := shadowed(t)
	var updates []string
	p.on.Update = func(q Update) { updates = append(updates, q.Sentence("")) }
	if err := p.collect(0); err != nil {
		t.Fatal(err)
	}
	a, b := p.get(stackAt+16), p.get(stackAt+0x50)
	if !p.heap.IsObject(a) || !p.heap.IsObject(b) || p.get(a+8) != b || p.get(stackAt+24) != 0 {
		t.Errorf("objects at 0x%x and 0x%x", a, b)
	}
	if len(updates) != 2 ||
		!strings.HasPrefix(updates[0], "entry 0x20000 → [0x20010]: the object at 0x1") {
		t.Errorf("%q", updates)
	}
	for _, c := range []struct {
		name string
		put  func(p *program)
		want string
	}{
		{"a circle", func(p *program) { p.put(stackAt+0x40, stackAt) }, "the list is cyclic"},
		{"not an entry", func(p *program) { p.put(stackAt, 0x30) }, "frame 1, entry 0x30"},
		{"not a map", func(p *program) { p.put(stackAt+8, 0x33) }, "its map at 0x33"},
		{"impossible counts", func(p *program) { p.put(globalsAt, 1<<31) }, "2147483648 roots"},
		{"a head out of memory", func(p *program) {
			p.stop.Source = ShadowStack(Strategy{}, func(*Thread) uint64 { return 0x10 })
		}, "the head of the shadow stack at 0x10"},
		{"a root to no object", func(p *program) { p.put(stackAt+24, heapAt+0x400) },
			"entry 0x20000, [0x20018]: 0x10400 lies in the heap but is not"},
	} {
		p, _, _ := shadowed(t)
		c.put(p)
		if err := p.collect(0); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

// One program may have functions with records and functions that link entries.
func TestSeveralSources(t *testing.T) {
	f := newThreeFrames(t)
	p, _, _ := shadowed(t)
	o := f.object(1, 0)
	f.put(globalsAt, p.get(globalsAt))
	for i := range uint64(4) {
		f.put(globalsAt+0x100+8*i, []uint64{0, globalsAt, o, 0}[i])
	}
	f.put(chainAt, globalsAt+0x100)
	f.stop.Source = Several(Walk(f.maps), p.stop.Source)
	if err := f.collect(f.inner); err != nil {
		t.Fatal(err)
	}
	n := f.get(globalsAt + 0x110)
	if n == o || !f.heap.IsObject(n) || !f.heap.IsObject(f.get(stackAt)) {
		t.Errorf("0x%x", n)
	}
}

// Maps of all versions lead to the references, and the reported bytes of a location are one.
func TestVersions(t *testing.T) {
	for _, version := range []uint8{stackmap.V1, stackmap.V2, stackmap.V3} {
		p := newProgram(t)
		p.m.Version = version
		object := p.object(2, 0)
		ra := p.function(16, stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(0), slot(0), slot(8)}})
		e, err := stackmap.Encode(&p.m)
		if err != nil {
			t.Fatal(err)
		}
		p.link()
		p.put(stackAt, object)
		p.put(stackAt+8, object+8)
		p.put(stackAt+16, 0x1111)
		var read []Bytes
		p.on.Update = func(q Update) {
			read = append(read, q.Pair.Base.Read, q.Pair.Derived.Read)
		}
		if err := p.collect(ra); err != nil {
			t.Fatal(err)
		}
		if n := p.get(stackAt); n == object || p.get(stackAt+8) != n+8 || len(read) != 4 {
			t.Fatalf("version %d: 0x%x and 0x%x, %d places", version, n, p.get(stackAt+8),
				len(read))
		}
		for i, want := range []uint32{0, 0, 0, 8} {
			b := e.Bytes[read[i].Off : read[i].Off+read[i].Len]
			offset := binary.LittleEndian.Uint32(b[len(b)-4:])
			if b[0] != byte(stackmap.Indirect) || offset != want {
				t.Errorf("version %d: place %d is read in % x", version, i, b)
			}
		}
	}
}
