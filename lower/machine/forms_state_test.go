package machine

import (
	"encoding/binary"
	"testing"

	"statepoint/lower/machine/internal/float80"
)

// formMachine executes single instructions as testdata/forms.c does.
type formMachine struct {
	m      *Machine
	head   *formHead
	c      *formCase
	rnd    choices // for its generator
	before CPU
	memory [8 * formWords]byte
	words  [formResult]uint64 // the state after an instruction
	open   [formResult]uint64 // and its undefined bits
	// another, if not nil, randomises undefined bits, as another vendor's processor may.
	another func() uint64
}

// The word indices of the parts of a result.
const (
	formFlags  = 17
	formMemory = 18
	formXMM    = formMemory + formWords
	formX87    = formXMM + 32 // the control word, then two words for each register
	formResult = formX87 + 17
)

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

// load stores an instruction at the address where it is executed.
func (e *formMachine) load(t *testing.T, c *formCase) {
	t.Helper()
	e.c = c
	if err := e.m.Mem.WriteAt(formEnd-c.Len, c.Code[:c.Len]); err != nil {
		t.Fatal(err)
	}
}

// add adds a word to a sum.
func add(sum, w uint64) uint64 {
	sum = (sum ^ w) * 0x9E3779B97F4A7C15
	return sum ^ sum>>32
}

// all executes a case in all states. It returns the sum of the results, and their undefined bits.
func (e *formMachine) all(t *testing.T, n uint64, c *formCase) (sum uint64, open []formOpen) {
	t.Helper()
	e.load(t, c)
	var first [formResult]uint64
	same := true
	for k := range e.head.States {
		for _, w := range e.one(n, k) {
			sum = add(sum, w)
		}
		if k == 0 {
			first = e.open
		}
		same = same && first == e.open
		for i, m := range e.open {
			if m != 0 {
				open = append(open, formOpen{uint32(n), uint32(k), uint64(i), m})
			}
		}
	}
	if same {
		open = open[:len(open)/int(e.head.States)]
		for i := range open {
			open[i].State = everyState
		}
	}
	return sum, open
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

// fill generates a state.
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
	var numbers [4]float80.Number
	for i := range numbers {
		a, b := next(), next()
		top := e.head.Tops[a&7] + a>>3&(e.head.Tops[a&7]>>48)
		s := e.head.Significands[b&7]
		if b&8 != 0 {
			s |= next() >> 1
		}
		if top&float80.Exponent != 0 {
			s |= float80.Integer
		} else {
			s &^= float80.Integer
		}
		numbers[i] = float80.Number{Top: uint16(top&float80.Exponent | b>>4&1<<15),
			Significand: s}
		if i > 0 && b>>5&7 == 0 { // the previous one, negated
			numbers[i] = numbers[i-1].Negate(true)
		}
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

// one executes the instruction in a state, and returns the resulting state without the undefined
// bits.
func (e *formMachine) one(n, k uint64) []uint64 {
	m, c := e.m, e.c
	e.fill(n, k)
	entry := formEnd - c.Len
	m.RIP, m.done = entry, false
	e.before = m.CPU
	e.open = [formResult]uint64{}
	var o *openBits
	if d, f := m.decode(entry); f == nil {
		o = m.openOf(d)
	}
	if o != nil {
		e.note(o)
	}
	mark := e.run(entry, k%2 == 0)
	if o != nil && e.another != nil && mark < 16 {
		m.scramble(o, e.another)
	}
	w := append(e.words[:0], mark)
	w = append(w, m.GPR[:]...)
	w = append(w, m.Flags&(Arithmetic|FlagDF))
	page := m.Mem.page(formScratch)
	for i := range formWords {
		w = append(w, binary.LittleEndian.Uint64(page.data[8*i:]))
	}
	if mark < 16 {
		for i := range 32 {
			w = append(w, m.XMM[i/2][i%2])
		}
		w = append(w, uint64(m.X87.Control))
		for i := range uint8(8) {
			var x float80.Number
			if k := (m.X87.Top + i) & 7; m.X87.Used>>k&1 != 0 {
				x = m.X87.Regs[k]
			}
			w = append(w, x.Significand, uint64(x.Top))
		}
	}
	for i := range w {
		w[i] &^= e.open[i]
	}
	return w
}

// run executes the instruction, and returns how it ended.
func (e *formMachine) run(entry uint64, step bool) (mark uint64) {
	m := e.m
	for {
		var err error
		if step {
			err = m.Step()
		} else { // by the quick path, if the instruction has one
			_, err = m.steps(1)
		}
		if err != nil {
			switch err.(*Fault).Kind {
			case DivideError:
				return 16
			case Undefined:
				return 17
			}
			return 18
		}
		if m.RIP != entry {
			break
		}
	}
	switch m.RIP {
	case formEnd:
		return 0
	case formNear, formFar:
		return 1
	}
	return 2
}

// note records the undefined bits of the result.
func (e *formMachine) note(o *openBits) {
	copy(e.open[1:], o.gpr[:])
	e.open[formFlags] = o.flags
	if o.mem != 0 {
		at := o.at - formScratch
		e.open[formMemory+at/8] |= o.mem << (at % 8 * 8)
		if at%8 == 7 { // two bytes in two words
			e.open[formMemory+at/8+1] |= o.mem >> 8
		}
	}
	for i := range 32 {
		e.open[formXMM+i] = o.xmm[i/2][i%2]
	}
	e.open[formX87+2] = uint64(o.x87.Top)
}
