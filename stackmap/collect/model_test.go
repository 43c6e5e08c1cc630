package collect

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"statepoint/e2e/short"
	"statepoint/stackmap"
)

// model is a program that performs random actions, and a naive model of its state: objects with
// fields, and references to them.
type model struct {
	*program
	r     *rand.Rand
	k     Config
	where uint64 // the return address it stops at

	objects int
	slots   [numSlots]*thing // references in the frame, in rbx, in globals
	derived [numDerived]struct {
		of  int // slot
		off uint64
	}
}

type thing struct {
	name   uint64
	fields []*thing
}

const (
	numSlots   = 12 // 8 in the frame, rbx, 3 globals
	inFrame    = 8
	numDerived = 3
)

func newModel(t *testing.T, collector string, seed uint64, stress bool) *model {
	p := programOf(t, collector, Runtime{})
	m := &model{program: p, r: rand.New(rand.NewPCG(seed, 1)), k: p.config(Runtime{})}
	m.k.Stress = stress
	clear(p.mem.words)
	var err error
	if p.heap, err = New(collector, m.k); err != nil {
		t.Fatal(err)
	}
	var gc []stackmap.Location
	for i := range int32(inFrame) {
		gc = append(gc, slot(8*i), slot(8*i))
	}
	for i := range int32(numDerived) {
		m.derived[i].of = int(i) * 2
		gc = append(gc, slot(16*i), slot(8*(inFrame+i)))
	}
	rbx := stackmap.InRegister(stackmap.RBX, 8)
	m.where = p.function(8*(inFrame+numDerived), stackmap.Statepoint{GC: append(gc, rbx, rbx)})
	p.link()
	p.stop.Globals = []uint64{globalsAt, globalsAt + 8, globalsAt + 16}
	p.stop.Threads = []Thread{{ReturnAddress: m.where, SP: stackAt, Registers: &p.regs}}
	return m
}

// ref and setRef get and set the contents of a slot in the program.
func (m *model) ref(i int) uint64 {
	switch {
	case i < inFrame:
		return m.get(stackAt + 8*uint64(i))
	case i == inFrame:
		return m.regs[stackmap.RBX]
	}
	return m.get(globalsAt + 8*uint64(i-inFrame-1))
}

func (m *model) setRef(i int, o *thing, addr uint64) {
	m.slots[i] = o
	switch {
	case i < inFrame:
		m.put(stackAt+8*uint64(i), addr)
		for d := range m.derived {
			if m.derived[d].of == i {
				m.derived[d].off = m.r.Uint64N(64)
				m.put(stackAt+8*uint64(inFrame+d), addr+m.derived[d].off)
			}
		}
	case i == inFrame:
		m.regs[stackmap.RBX] = addr
	default:
		m.put(globalsAt+8*uint64(i-inFrame-1), addr)
	}
}

// somewhere follows random fields from a random slot.
func (m *model) somewhere() (o *thing, addr uint64) {
	i := m.r.IntN(numSlots)
	o, addr = m.slots[i], m.ref(i)
	for o != nil && len(o.fields) > 0 && m.r.IntN(3) > 0 {
		f := m.r.IntN(len(o.fields))
		o, addr = o.fields[f], m.get(addr+8+8*uint64(f))
	}
	return o, addr
}

// new allocates an object and initialises it with plain stores, as there is no safepoint in
// between.
func (m *model) new() error {
	fields, bytes := m.r.Int64N(5), 8+m.r.Int64N(30)
	if m.r.IntN(30) == 0 {
		bytes = 300
	}
	size, err := (Runtime{}).ObjectSize(fields, bytes)
	if err != nil {
		return err
	}
	if err := m.heap.Safepoint(&m.stop, size); err != nil {
		return err
	}
	addr, err := (Runtime{}).New(m.heap, m.mem, fields, bytes)
	if errors.Is(err, ErrFull) { // the slot that keeps most objects live must be cleared
		for i := range numSlots {
			if m.r.IntN(3) > 0 {
				m.setRef(i, nil, 0)
			}
		}
		return m.heap.Collect(&m.stop)
	}
	if err != nil {
		return err
	}
	m.objects++
	o := &thing{uint64(m.objects), make([]*thing, fields)}
	for f := range o.fields {
		to, at := m.somewhere()
		o.fields[f] = to
		m.put(addr+8+8*uint64(f), at)
	}
	m.put(addr+8+8*uint64(fields), o.name)
	m.setRef(m.r.IntN(numSlots), o, addr)
	return nil
}

// act performs one random action.
func (m *model) act() error {
	switch m.r.IntN(12) {
	default:
		return m.new()
	case 0, 1, 2, 3:
		o, addr := m.somewhere()
		if o == nil || len(o.fields) == 0 {
			return nil
		}
		f := m.r.IntN(len(o.fields))
		to, at := m.somewhere()
		if m.r.IntN(5) == 0 {
			to, at = nil, 0
		}
		o.fields[f] = to
		return m.heap.Store(addr, addr+8+8*uint64(f), at)
	case 4:
		m.setRef(m.r.IntN(numSlots), nil, 0)
		return nil
	case 5:
		o, addr := m.somewhere()
		m.setRef(m.r.IntN(numSlots), o, addr)
		return nil
	case 6:
		return m.heap.Step(&m.stop)
	}
}

// look compares the objects reachable in the program with the model, and returns their number.
func (m *model) look() (int, error) {
	at := map[*thing]uint64{}
	owner := map[uint64]*thing{}
	var visit func(o *thing, addr uint64) error
	visit = func(o *thing, addr uint64) error {
		switch {
		case o == nil && addr == 0:
			return nil
		case o == nil || addr == 0:
			return fmt.Errorf("0x%x, where the model has %v", addr, o)
		case at[o] == addr:
			return nil
		case at[o] != 0 || owner[addr] != nil:
			return fmt.Errorf("object %d at 0x%x and 0x%x", o.name, at[o], addr)
		case !m.heap.IsObject(addr):
			return fmt.Errorf("object %d at 0x%x, where no object begins", o.name, addr)
		}
		inside := addr + 8 + 8*uint64(len(o.fields)) + m.r.Uint64N(8)
		if of, ok := m.heap.ObjectAt(inside); !ok || of != addr {
			return fmt.Errorf("0x%x is said to lie in the object at 0x%x, %v", inside, of, ok)
		}
		at[o], owner[addr] = addr, o
		name := m.get(addr + 8 + 8*uint64(len(o.fields)))
		if n, _ := (Runtime{}).References(m.mem, addr); n != uint64(len(o.fields)) ||
			name != o.name {
			return fmt.Errorf("object %d at 0x%x has the name %d and %d fields", o.name, addr, name,
				n)
		}
		for f := range o.fields {
			if err := visit(o.fields[f], m.get(addr+8+8*uint64(f))); err != nil {
				return fmt.Errorf("field %d of %d: %w", f, o.name, err)
			}
		}
		return nil
	}
	for i := range m.slots {
		if err := visit(m.slots[i], m.ref(i)); err != nil {
			return 0, fmt.Errorf("slot %d: %w", i, err)
		}
	}
	for d := range m.derived {
		of := &m.derived[d]
		if base := m.ref(of.of); base != 0 && m.get(stackAt+8*uint64(inFrame+d)) != base+of.off {
			return 0, fmt.Errorf("derived pointer %d is wrong", d)
		}
	}
	return len(at), nil
}

// Every collector keeps the objects that are reachable in a naive model, and in the end only these;
// its heap is consistent before and after each step.
func TestCollectorsAgainstModel(t *testing.T) {
	for _, name := range Names() {
		for seed := range short.Share(uint64(30), 8) {
			stress := seed%2 == 0
			m := newModel(t, name, seed, stress)
			err := m.play(600, stress)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
		}
	}
}

func (m *model) play(acts int, stress bool) error {
	for n := range acts {
		if err := m.act(); err != nil {
			return fmt.Errorf("act %d: %w", n, err)
		}
		if stress && n%4 == 0 {
			if err := Stress(m.heap, m.k, &m.stop); err != nil {
				return fmt.Errorf("act %d: %w", n, err)
			}
		}
		if stress || n%16 == 0 {
			if err := Verify(m.heap, m.k, &m.stop); err != nil {
				return fmt.Errorf("act %d: %w", n, err)
			}
		}
		if _, err := m.look(); err != nil {
			return fmt.Errorf("act %d: %w", n, err)
		}
		if n%50 != 49 {
			continue
		}
		if err := m.heap.Collect(&m.stop); err != nil {
			return fmt.Errorf("act %d: %w", n, err)
		}
		want, err := m.look()
		if err != nil {
			return fmt.Errorf("act %d: %w", n, err)
		}
		have := 0
		if err := m.heap.Objects(func(_, _ uint64) error { have++; return nil }); err != nil {
			return err
		}
		if have != want {
			return fmt.Errorf("act %d: %d objects are left, %d can be reached", n, have, want)
		}
	}
	if m.heap.Stats().Collections < 10 || m.objects < 100 {
		return fmt.Errorf("nothing has happened: %+v", m.heap.Stats())
	}
	return nil
}
