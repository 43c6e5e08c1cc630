package machine

import (
	"encoding/binary"
	"testing"
)

// formMachine executes single instructions as testdata/forms.c does.
type formMachine struct {
	m      *Machine
	head   *formHead
	c      *formCase
	rnd    scheduler // for its generator
	sum    uint64
	before CPU
	memory [8 * formWords]byte
}

func newFormMachine(t *testing.T, head *formHead) *formMachine {
	t.Helper()
	m, err := New(Limits{Steps: 1 << 60})
	if err != nil {
		t.Fatal(err)
	}
	for addr, perm := range map[uint64]Perm{formCode: Read | Write | Exec, formState: Read | Write,
		formScratch: Read | Write} {
		if err := m.Mem.Map(addr, PageSize, perm); err != nil {
			t.Fatal(err)
		}
	}
	return &formMachine{m: m, head: head}
}

// load puts an instruction where it is executed.
func (e *formMachine) load(t *testing.T, c *formCase) {
	t.Helper()
	e.c = c
	if err := e.m.Mem.WriteAt(formEnd-c.Len, c.Code[:c.Len]); err != nil {
		t.Fatal(err)
	}
}

// add adds a word to the sum.
func (e *formMachine) add(w uint64) {
	e.sum = (e.sum ^ w) * 0x9E3779B97F4A7C15
	e.sum ^= e.sum >> 32
}

func (e *formMachine) wide(pool bool) uint64 {
	k, v := e.rnd.next(), e.rnd.next()
	switch {
	case pool:
		return e.head.Small[v&7]
	case k&3 == 0:
		return e.head.Doubles[(v>>8)%formNumbers]
	case k&3 == 1:
		return e.head.Floats[(v>>8)%formNumbers] | e.head.Floats[(v>>32)%formNumbers]<<32
	}
	return v
}

// fill makes a state.
func (e *formMachine) fill(n, k uint64) {
	m, c := e.m, e.c
	e.rnd.rnd = e.head.Seed ^ n<<24 ^ k
	next := e.rnd.next
	pool := next()&3 == 0
	for i := range 16 {
		a, b := next(), next()
		m.GPR[i] = uint64(int64(a) >> (b & 63))
		if pool {
			m.GPR[i] = e.head.Small[b>>8&7]
		}
		if ^c.Mask[i] != 0 {
			m.GPR[i] = c.Base[i] + a&c.Mask[i]
		}
	}
	m.Flags = 0x202 | next()&c.Flags
	for i := range 32 {
		m.XMM[i/2][i%2] = e.wide(pool)
	}
	for i := range formWords {
		binary.LittleEndian.PutUint64(e.memory[8*i:], e.wide(pool))
	}
	depth := next() % 5
	var numbers [4]Extended
	for i := range numbers {
		a, b := next(), next()
		top := e.head.Tops[a&7] + a>>3&(e.head.Tops[a&7]>>48)
		s := e.head.Significands[b&7]
		if b&8 != 0 {
			s |= next() >> 1
		}
		if top&extExponent != 0 {
			s |= extInteger
		} else {
			s &^= extInteger
		}
		numbers[i] = Extended{uint16(top&extExponent | b>>4&1<<15), s}
	}
	m.X87 = X87{Control: uint16(0x37F | next()&3<<10)}
	for _, x := range numbers[:depth] {
		m.X87.push(x)
	}
	for _, p := range c.Poke {
		if p[0] != 0 {
			binary.LittleEndian.PutUint64(e.memory[p[0]-formScratch:], p[1]|next()&p[2])
		}
	}
	copy(m.Mem.own(formScratch/PageSize, m.Mem.page(formScratch)).data[:], e.memory[:])
}

// one executes the instruction from a state, and gives what it leaves to out.
func (e *formMachine) one(n, k uint64, out func(uint64)) {
	m, c := e.m, e.c
	e.fill(n, k)
	entry := formEnd - c.Len
	m.RIP, m.done = entry, false
	e.before = m.CPU
	count := c.Count
	if c.InCL != 0 {
		count = m.GPR[rcx]
	}
	count &= c.CountMask
	open := c.Open[2]
	switch {
	case count == 0:
		open = c.Open[0]
	case count == 1:
		open = c.Open[1]
	case count >= c.Limit:
		open = c.Open[3]
	}
	mark := uint64(0)
	for {
		var err error
		if k%2 == 0 {
			err = m.Step()
		} else { // by the shorter way, if there is one for the instruction
			_, err = m.steps(1)
		}
		if err != nil {
			switch err.(*Fault).Kind {
			case DivideError:
				mark = 16
			case Undefined:
				mark = 17
			default:
				mark = 18
			}
			break
		}
		if m.RIP != entry {
			break
		}
	}
	if mark == 0 && m.RIP != formEnd {
		mark = 2
		if m.RIP == formNear || m.RIP == formFar {
			mark = 1
		}
	}
	out(mark)
	for _, v := range m.GPR {
		out(v)
	}
	out(m.Flags & (Arithmetic | FlagDF) &^ open)
	page := m.Mem.page(formScratch)
	for i := range formWords {
		out(binary.LittleEndian.Uint64(page.data[8*i:]))
	}
	if mark >= 16 {
		return
	}
	for i := range 32 {
		out(m.XMM[i/2][i%2])
	}
	out(uint64(m.X87.Control))
	for i := range uint8(8) {
		var x Extended
		if k := (m.X87.Top + i) & 7; m.X87.Used>>k&1 != 0 {
			x = m.X87.Regs[k]
		}
		out(x.Significand)
		out(uint64(x.Top))
	}
}
