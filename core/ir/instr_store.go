package ir

import "unsafe"

// instrSlab and useSlab are the numbers of instructions and operands allocated at once: they are
// the bulk of a module and live and die together. A slab fills the largest block that Go allocates
// from a size class, which has an eight-byte header.
const (
	slabBytes = 32<<10 - 8
	instrSlab = slabBytes / unsafe.Sizeof(Instr{})
	useSlab   = slabBytes / int(unsafe.Sizeof(Use{}))
)

// instrStore allocates a module's instructions and their operands. It reuses those of released
// functions first, so that functions processed one after another use the same memory, which stays
// in the processor's caches.
type instrStore struct {
	slab []Instr
	uses []Use
	// released holds instructions for reuse, by operand capacity.
	released [maxReleasedOps + 1]instrList
}

// instrList is a list of instructions, linked by next.
type instrList struct {
	first *Instr
	n     int
}

// maxReleasedOps is the largest operand capacity of a released instruction that is kept.
const maxReleasedOps = 31

// maxReleased is the number of instructions kept with room for n operands, about 256 KB for each n.
// Keeping more than the current functions need would waste memory: each keeps its slab.
func maxReleased(n int) int { return 1 << 13 / (n + 4) }

// take returns an instruction without name or operands, with room for n operands.
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

// giveBack takes back an instruction that is no longer referenced.
func (s *instrStore) giveBack(in *Instr) {
	// Slabs hold instructions and operands of several functions: a pointer not cleared here would
	// keep all of them reachable.
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
	in.Op, in.typ, in.id = op, typ, m.IDs.Next()
	if len(operands) > 0 {
		in.SetOperands(operands...)
	}
	return in
}
