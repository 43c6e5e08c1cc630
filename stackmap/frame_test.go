package stackmap_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	. "statepoint/stackmap"
)

// words is memory that is mapped at the words that it has.
type words map[uint64]uint64

func (w words) ReadU64(addr uint64) (uint64, error) {
	if v, ok := w[addr]; ok {
		return v, nil
	}
	return 0, fmt.Errorf("nothing at 0x%x", addr)
}

func (w words) WriteU64(addr, v uint64) error {
	if _, ok := w[addr]; !ok {
		return fmt.Errorf("nothing at 0x%x", addr)
	}
	w[addr] = v
	return nil
}

// file is a register file in which all registers are known.
type file [17]uint64

func (f *file) Register(dwarf uint16) (uint64, bool) {
	if int(dwarf) < len(f) {
		return f[dwarf], true
	}
	return 0, false
}

func (f *file) SetRegister(dwarf uint16, v uint64) bool {
	if int(dwarf) < len(f) {
		f[dwarf] = v
		return true
	}
	return false
}

// threeFrames is leaf, called by dynamic, called by outer, called by code without a map.
//
//	leaf     at 0x1000, frame 24: saves rbx at cfa-16
//	dynamic  at 0x2000, no fixed size, rbp
//	outer    at 0x3000, frame 8
func threeFrames() ([]*Map, words, *file) {
	m := &Map{Version: V3}
	add := func(addr, size uint64, off uint32, gc ...Location) {
		m.AddFunction(Function{Address: addr, StackSize: size})
		r, _ := NewStatepoint(FormStatepoint, 0, off, Statepoint{GC: gc}, 0)
		m.AddRecord(r)
	}
	// Not in order of address, as a linker may place functions.
	add(0x3000, 8, 0x30, InMemory(RSP, 0, 8), InRegister(RBX, 8))
	add(0x1000, 24, 0x10, InMemory(RSP, 8, 8), InMemory(RSP, 8, 8))
	add(0x2000, DynamicStackSize, 0x20, InMemory(RBP, -8, 8), InMemory(RBP, -8, 8))
	mem := words{
		0x8000: 1, 0x8008: 100, 0x8010: 0x777, 0x8018: 0x2020, // leaf: locals, saved rbx, return address
		0x8020: 2, 0x8028: 3, 0x8030: 200, 0x8038: 0x9999, 0x8040: 0x3030, // dynamic: alloca, local at rbp-8, saved rbp, return address
		0x8048: 300, 0x8050: 0x4040, // outer: local, return address
	}
	regs := &file{}
	regs[RBP] = 0x8038
	return []*Map{m}, mem, regs
}

func savedRBX(fn *Function, reg uint16) (int64, bool) {
	if fn.Address == 0x1000 && reg == RBX {
		return -16, true
	}
	return 0, false
}

func TestWalk(t *testing.T) {
	maps, mem, regs := threeFrames()
	w := &Walker{Index: NewIndex(maps, nil), Memory: mem, Registers: regs, Saved: savedRBX}
	var seen []string
	outer, err := w.Walk(0x1010, 0x8000, func(f *Frame) error {
		s, err := f.Entry.Record.Statepoint()
		if err != nil {
			return err
		}
		line := fmt.Sprintf("%d %x sp=%x", f.Depth, f.Entry.Function.Address, f.SP)
		for _, l := range s.GC {
			p, err := f.Place(l)
			if err != nil {
				return err
			}
			v, err := f.Load(p, 0)
			if err != nil {
				return err
			}
			line += fmt.Sprintf(" %v=%d@%x", l, v, p.Addr)
		}
		seen = append(seen, line)
		return nil
	})
	want := []string{
		"0 1000 sp=8000 [rsp+8]=100@8008 [rsp+8]=100@8008",
		"1 2000 sp=8020 [rbp-8]=200@8030 [rbp-8]=200@8030",
		"2 3000 sp=8048 [rsp+0]=300@8048 rbx=1911@8010", // 0x777, saved by leaf
	}
	if err != nil || outer != 0x4040 || strings.Join(seen, "\n") != strings.Join(want, "\n") {
		t.Errorf("outer %x, %v, frames\n%s\nwant\n%s", outer, err, strings.Join(seen, "\n"),
			strings.Join(want, "\n"))
	}
}

func TestWalkFailures(t *testing.T) {
	visitAll := func(f *Frame) error {
		for _, l := range f.Entry.Record.Locations {
			if _, err := f.Place(l); err != nil {
				return err
			}
		}
		return nil
	}
	for _, c := range []struct {
		name string
		edit func(w *Walker, mem words)
		want string
	}{
		{"no idea where rbp is", func(w *Walker, mem words) { w.Saved = nil },
			"frame 1, return address 0x2020: the value of rbp is not known"},
		{"no idea where rbx is", func(w *Walker, mem words) {
			w.Saved, w.FramePointer,
				mem[0x8010] = nil, true, 0x8038
		},
			"frame 2, return address 0x3030: where rbx was saved is not known"},
		{"no registers", func(w *Walker, mem words) { w.Registers = nil },
			"frame 1, return address 0x2020: the value of rbp is not known"},
		{"stack ends", func(w *Walker, mem words) { delete(mem, 0x8050) }, "nothing at 0x8050"},
		{"too many", func(w *Walker, mem words) { w.MaxFrames = 2 }, "more than 2 frames"},
		{"rbp leads down", func(w *Walker, mem words) { w.Registers.SetRegister(RBP, 0x7000) }, "does not lead up the stack"},
	} {
		maps, mem, regs := threeFrames()
		w := &Walker{Index: NewIndex(maps, nil), Memory: mem, Registers: regs, Saved: savedRBX}
		c.edit(w, mem)
		if _, err := w.Walk(0x1010, 0x8000, visitAll); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	maps, mem, regs := threeFrames()
	w := &Walker{Index: NewIndex(maps, nil), Memory: mem, Registers: regs}
	stop := errors.New("stop")
	if _, err := w.Walk(0x1010, 0x8000, func(*Frame) error { return stop }); !errors.Is(err, stop) {
		t.Errorf("%v, want what visit returned", err)
	}
	if outer, err := w.Walk(0x1234, 0, nil); outer != 0x1234 || err != nil {
		t.Errorf("a return address without a record: %x, %v", outer, err)
	}
}

// With frame pointers everywhere each frame's rbp is found below its callee's return address.
func TestWalkFramePointers(t *testing.T) {
	m := &Map{Version: V3}
	m.AddFunction(Function{Symbol: "f", StackSize: 16})
	r, _ := NewStatepoint(FormStatepoint, 0, 4,
		Statepoint{GC: []Location{InMemory(RBP, -8, 8), InMemory(RBP, -8, 8)}}, 0)
	m.AddRecord(r)
	mem := words{0x100: 10, 0x108: 0x120, 0x110: 0x5004, 0x118: 20, 0x120: 0x9999, 0x128: 0x6666}
	regs := &file{}
	regs[RBP] = 0x108
	ask := func(f *Function) (uint64, bool) { return 0x5000, f.Symbol == "f" }
	w := &Walker{Index: NewIndex([]*Map{m}, ask), Memory: mem, Registers: regs, FramePointer: true}
	var got []uint64
	outer, err := w.Walk(0x5004, 0x100, func(f *Frame) error {
		p, err := f.Place(f.Entry.Record.Locations[3])
		if err != nil {
			return err
		}
		v, err := f.Load(p, 0)
		got = append(got, v)
		return err
	})
	if err != nil || outer != 0x6666 || len(got) != 2 || got[0] != 10 || got[1] != 20 {
		t.Errorf("%v, outer %x, %v", got, outer, err)
	}
}

func TestIndex(t *testing.T) {
	maps, _, _ := threeFrames()
	x := NewIndex(maps, nil)
	for i := 1; i < x.Len(); i++ {
		if x.Entry(i-1).Address > x.Entry(i).Address {
			t.Errorf("entry %d is out of order", i)
		}
	}
	for i := range x.Len() {
		if e := x.Lookup(x.Entry(i).Address); e != x.Entry(i) {
			t.Errorf("entry %d is found as %+v", i, e)
		}
	}
	for _, a := range []uint64{0, 0x100f, 0x1011, 1 << 63} {
		if e := x.Lookup(a); e != nil {
			t.Errorf("0x%x is found as %+v", a, e)
		}
	}
	none := NewIndex(maps, func(f *Function) (uint64, bool) { return 0, false })
	if none.Len() != 0 {
		t.Errorf("%d entries of functions without an address", none.Len())
	}
}
