package collect

import (
	"fmt"
	"testing"

	"statepoint/stackmap"
)

// flat is a range of memory.
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

// program is a stopped program: a heap, a stack, and a map that was encoded and decoded.
type program struct {
	t    *testing.T
	mem  *flat
	heap Collector
	on   Events
	regs registers
	stop Stopped
	maps *StackMap
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

// link encodes the map and makes the walker use the decoded map.
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
	p.maps, p.stop.Source = m, Walk(m)
}

// object allocates an object with the given number of words and pointer mask.
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
