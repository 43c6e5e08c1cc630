package collect

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// All state of a collector is in memory: restoring memory and registers and repeating the run gives
// the same results, including the collector's.
func TestStateIsInMemory(t *testing.T) {
	for _, name := range Names() {
		for seed := range uint64(4) {
			m := newModel(t, name, seed, seed%2 == 0)
			if err := m.play(150, false); err != nil &&
				!strings.Contains(err.Error(), "nothing has") {
				t.Fatal(err)
			}
			words, regs, stats := slices.Clone(m.mem.words), m.regs, m.heap.Stats()
			things, derived, objects := m.copyThings(), m.derived, m.objects

			run := func() ([]uint64, Stats) {
				m.r = rand.New(rand.NewPCG(seed, 2))
				if err := m.play(150, true); err != nil &&
					!strings.Contains(err.Error(), "nothing") {
					t.Fatalf("%s, seed %d: %v", name, seed, err)
				}
				return slices.Clone(m.mem.words), m.heap.Stats()
			}
			after, statsAfter := run()
			copy(m.mem.words, words)
			m.regs, m.derived, m.objects = regs, derived, objects
			m.slots = things
			if m.heap.Stats() != stats {
				t.Errorf("%s: totals %+v, want %+v", name, m.heap.Stats(), stats)
			}
			if again, statsAgain := run(); !slices.Equal(again, after) || statsAgain != statsAfter {
				t.Errorf("%s, seed %d: a second run differs", name, seed)
			}
		}
	}
}

// copyThings copies the objects to which the slots of the model refer.
func (m *model) copyThings() (slots [numSlots]*thing) {
	seen := map[*thing]*thing{}
	var visit func(o *thing) *thing
	visit = func(o *thing) *thing {
		if o == nil || seen[o] != nil {
			return seen[o]
		}
		c := &thing{o.name, make([]*thing, len(o.fields))}
		seen[o] = c
		for i, f := range o.fields {
			c.fields[i] = visit(f)
		}
		return c
	}
	for i, o := range m.slots {
		slots[i] = visit(o)
	}
	return slots
}

// Several threads have their own stacks and registers.
func TestThreads(t *testing.T) {
	for _, name := range Names() {
		p := programOf(t, name, Runtime{})
		rbx := stackmap.InRegister(stackmap.RBX, 8)
		ra := p.function(8, stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(0), rbx, rbx}})
		p.link()
		var regs [3]registers
		var objects [6]uint64
		for i := range objects {
			var err error
			if objects[i], err = (Runtime{}).New(p.heap, p.mem, 0, 8); err != nil {
				t.Fatal(err)
			}
			p.put(objects[i]+8, uint64(i))
		}
		for i := range regs {
			sp := stackAt + 0x100*uint64(i)
			regs[i][stackmap.RBX] = objects[2*i]
			p.put(sp, objects[2*i+1])
			p.put(sp+8, 0x1111)
			p.stop.Threads = append(p.stop.Threads, Thread{Number: i, ReturnAddress: ra, SP: sp,
				Registers: &regs[i], Bottom: 0x1111})
		}
		for range 3 {
			if err := Stress(p.heap, p.config(Runtime{}), &p.stop); err != nil {
				t.Fatal(err)
			}
		}
		for i := range regs {
			a, b := regs[i][stackmap.RBX], p.get(stackAt+0x100*uint64(i))
			if p.get(a+8) != uint64(2*i) || p.get(b+8) != uint64(2*i+1) {
				t.Errorf("%s: thread %d has 0x%x and 0x%x", name, i, a, b)
			}
		}
		p.put(p.stop.Threads[2].SP, objects[0]+8)
		err := p.heap.Collect(&p.stop)
		if err == nil || !strings.Contains(err.Error(), "thread 2, frame 0") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Functions whose strategy keeps objects in place have references into objects, without a base.
// Non-moving collectors keep these objects; the others refuse.
func TestFixedStrategies(t *testing.T) {
	for _, name := range Names() {
		p := programOf(t, name, Runtime{})
		ra := p.function(16, stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(0), slot(8), slot(8)}})
		p.link()
		p.maps.Strategy = func(*stackmap.Function) Strategy {
			return Strategy{Name: "stays",
				Fixed: true}
		}
		p.stop.Threads = []Thread{{ReturnAddress: ra, SP: stackAt}}
		var objects [3]uint64
		for i := range objects {
			var err error
			if objects[i], err = (Runtime{}).New(p.heap, p.mem, 1, 32); err != nil {
				t.Fatal(err)
			}
		}
		p.put(stackAt, objects[0]+17)
		p.put(stackAt+8, objects[2]+48) // past its end
		p.put(objects[0]+8, objects[1])
		err := p.heap.Collect(&p.stop)
		moves := name == "semispace" || name == "mark-compact" || name == "generational"
		if moves != (err != nil) || moves && !strings.Contains(err.Error(), `"stays" expects`) {
			t.Errorf("%s: %v", name, err)
		}
		if moves {
			continue
		}
		if p.get(stackAt) != objects[0]+17 || !p.heap.IsObject(objects[0]) ||
			!p.heap.IsObject(objects[1]) || p.heap.IsObject(objects[2]) {
			t.Errorf("%s: what is pointed into is gone, or what is not is there", name)
		}
		if err := Verify(p.heap, p.config(Runtime{}), &p.stop); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// If a function's strategy allows it, a base may be an interior pointer: every collector finds the
// start of its object, adjusts a pointer derived from it, and keeps the object. Otherwise the same
// pointers are an error, and so is one that is in no object.
func TestInteriorBases(t *testing.T) {
	for _, name := range Names() {
		for _, interior := range []bool{true, false} {
			p := programOf(t, name, Runtime{})
			ra := p.function(32, stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0),
				slot(0), slot(8), slot(16), slot(16)}})
			p.link()
			p.maps.Strategy = func(*stackmap.Function) Strategy {
				return Strategy{Name: "inside", Interior: interior}
			}
			p.stop.Threads = []Thread{{ReturnAddress: ra, SP: stackAt}}
			object, err := (Runtime{}).New(p.heap, p.mem, 0, 32)
			if err != nil {
				t.Fatal(err)
			}
			p.put(object+24, 77)
			p.put(stackAt, object+8)
			p.put(stackAt+8, object+24)
			p.put(stackAt+16, object+16)
			if err := p.heap.Collect(&p.stop); (err == nil) != interior {
				t.Errorf("%s, interior %v: %v", name, interior, err)
			}
			if !interior {
				continue
			}
			start := p.get(stackAt) - 8
			if !p.heap.IsObject(start) || p.get(p.get(stackAt+8)) != 77 ||
				p.get(stackAt+8) != start+24 || p.get(stackAt+16) != start+16 {
				t.Errorf("%s: 0x%x, 0x%x, 0x%x", name, p.get(stackAt), p.get(stackAt+8),
					p.get(stackAt+16))
			}
			if err := Verify(p.heap, p.config(Runtime{}), &p.stop); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			p.put(stackAt+16, start+40) // past its end, and in no other object
			if err := p.heap.Collect(&p.stop); err == nil {
				t.Errorf("%s: a pointer into no object is no error", name)
			}
		}
	}
}

// nobody is a source that always fails.
type nobody struct{}

func (nobody) Frames(stackmap.Memory, *Thread, func(*Frame) error) error { return errNobody }

var errNobody = errors.New("nobody knows")

// If frames cannot be read no collection takes place, and the program may continue.
func TestSourceThatFails(t *testing.T) {
	for _, name := range Names() {
		m := newModel(t, name, 1, true)
		wrong := m.stop
		wrong.Source = nobody{}
		for range 40 {
			if err := m.play(10, false); err != nil &&
				!strings.Contains(err.Error(), "nothing has") {
				t.Fatalf("%s: %v", name, err)
			}
			before := m.heap.Stats().Collections
			err := m.heap.Collect(&wrong)
			// A sweep in progress needs no roots, and can finish.
			ended := m.heap.Stats().Collections - before
			if !errors.Is(err, errNobody) || ended > 0 && name != "incremental" &&
				name != "concurrent" {
				t.Fatalf("%s: %v, %d collections", name, err, ended)
			}
			if err := m.heap.Step(&wrong); err != nil && !errors.Is(err, errNobody) {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
}

// Under stress a moving collector moves all objects every time, and vacated memory without a new
// object is poison.
func TestStressMovesEverything(t *testing.T) {
	for _, name := range []string{"semispace", "mark-compact"} {
		m := newModel(t, name, 3, true)
		var objects [3]uint64
		for i := range objects {
			var err error
			if objects[i], err = (Runtime{}).New(m.heap, m.mem, 0, 24); err != nil {
				t.Fatal(err)
			}
			m.put(stackAt+8*uint64(i), objects[i])
		}
		for n := range 100 {
			if err := Stress(m.heap, m.k, &m.stop); err != nil {
				t.Fatal(err)
			}
			for i, was := range objects {
				objects[i] = m.get(stackAt + 8*uint64(i))
				if objects[i] == was {
					t.Errorf("%s: object %d stays at 0x%x in step %d", name, i, was, n)
				}
				if _, ok := m.heap.ObjectAt(was); !ok && m.get(was) != Poison {
					t.Errorf("%s: 0x%x at 0x%x, where object %d was", name, m.get(was), was, i)
				}
			}
		}
	}
}
