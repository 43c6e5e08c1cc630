package ir

import "unsafe"

// instrSlab and useSlab are how many instructions and operands are allocated at once: they are the
// bulk of a module, and live and die together. A slab fills the largest block that Go hands out
// from a list, which has a header of eight bytes.
const (
	slabBytes = 32<<10 - 8
	instrSlab = slabBytes / unsafe.Sizeof(Instr{})
	useSlab   = slabBytes / int(unsafe.Sizeof(Use{}))
)

// instrStore is where the instructions of a module and their operands come from. Those of functions
// that were released come first: a function after the other then works in the same memory, which is
// in the processor's caches.
type instrStore struct {
	slab []Instr
	uses []Use
	// released are instructions to be used again, by the number of operands that they have room
	// for.
	released [maxReleasedOps + 1]instrList
}

// instrList is a list of instructions, linked by next.
type instrList struct {
	first *Instr
	n     int
}

// maxReleasedOps is how many operands a released instruction has room for at most, if it is kept.
const maxReleasedOps = 31

// maxReleased is how many instructions are kept that have room for n operands, about 1 MB of each.
// More than the functions at work need would only hold on to memory.
func maxReleased(n int) int { return 1 << 15 / (n + 4) }

// take is an instruction without a name and operands, with room for n of these.
func (s *instrStore) take(n int) *Instr {
	if n <= maxReleasedOps {
		if list := &s.released[n]; list.first != nil {
			in := list.first
			list.first, in.next = in.next, nil
			list.n--
			return in
		}
	}
	if len(s.slab) == 0 {
		s.slab = make([]Instr, instrSlab)
	}
	in := &s.slab[0]
	s.slab = s.slab[1:]
	if n > 0 {
		if len(s.uses) < n {
			s.uses = make([]Use, max(useSlab, n))
		}
		in.ops, s.uses = s.uses[:0:n], s.uses[n:]
	}
	return in
}

// giveBack takes an instruction that nothing refers to any more.
func (s *instrStore) giveBack(in *Instr) {
	// Instructions and operands are allocated many together, with those of the functions before and
	// after: what is not cleared here would hold on to all of those.
	clear(in.ops)
	room := in.ops[:0]
	*in = Instr{}
	n := cap(room)
	if n > maxReleasedOps || s.released[n].n >= maxReleased(n) {
		return
	}
	list := &s.released[n]
	in.ops, in.next, list.first = room, list.first, in
	list.n++
}

// NewInstr makes an instruction that is in no block yet and has no name.
func (m *Module) NewInstr(op Opcode, typ *Type, operands ...Value) *Instr {
	in := m.instrs.take(len(operands))
	in.Op, in.typ, in.id = op, typ, m.NewID()
	if len(operands) > 0 {
		in.SetOperands(operands...)
	}
	return in
}
