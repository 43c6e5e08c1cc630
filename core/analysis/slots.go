package analysis

import (
	"strings"

	"statepoint/core/ir"
)

// Slots says where the values in some stack slots may still be read. A slot whose address is used
// by anything but loads and stores of it counts as read everywhere.
type Slots struct {
	c     *CFG
	slots []*ir.Instr
	index map[*ir.Instr]int32
	// Escaped are the slots whose addresses escape, each with the instruction that lets it escape.
	Escaped map[*ir.Instr]*ir.Instr
	words   int
	// in and out are the slots live at the beginning and the end of each block.
	in, out []uint64
}

// NewSlots analyses the slots, allocas of a function.
func NewSlots(f *ir.Func, slots []*ir.Instr) *Slots {
	s := &Slots{c: NewCFG(f), slots: slots, index: make(map[*ir.Instr]int32, len(slots)),
		Escaped: map[*ir.Instr]*ir.Instr{}, words: (len(slots) + 63) / 64}
	for i, slot := range slots {
		if _, twice := s.index[slot]; !twice {
			s.index[slot] = int32(i)
		}
		if by := escape(slot, 0); by != nil {
			s.Escaped[slot] = by
		}
	}
	s.in = make([]uint64, s.words*len(s.c.Blocks))
	s.out = make([]uint64, s.words*len(s.c.Blocks))
	s.propagate()
	return s
}

// EachLiveSlot visits every instruction of a function with the slots, by number, whose values may
// be read after it. Blocks come in the order of the text, the instructions of each backwards.
func EachLiveSlot(f *ir.Func, slots []*ir.Instr, visit func(in *ir.Instr, live func(int) bool)) {
	NewSlots(f, slots).Each(visit)
}

// Each is EachLiveSlot for slots that were analysed.
func (s *Slots) Each(visit func(in *ir.Instr, live func(int) bool)) {
	set := make([]uint64, s.words)
	live := func(i int) bool {
		slot := s.slots[i]
		return s.Escaped[slot] != nil || hasBit(set, s.index[slot])
	}
	for i, b := range s.c.Blocks {
		copy(set, s.bits(s.out, i))
		for in := b.Last(); in != nil; in = in.Prev() {
			visit(in, live)
			s.apply(set, in)
		}
	}
}

func (s *Slots) bits(all []uint64, b int) []uint64 { return all[b*s.words : (b+1)*s.words] }

// apply turns the slots live after an instruction into those live before it.
func (s *Slots) apply(set []uint64, in *ir.Instr) {
	slot, access := s.Access(in)
	switch access {
	case SlotRead:
		setBit(set, s.index[slot])
	case SlotWrite:
		i := s.index[slot]
		set[i>>6] &^= 1 << (uint(i) & 63)
	}
}

// SlotAccess is how an instruction accesses a slot.
type SlotAccess uint8

// The kinds of access.
const (
	// NoAccess: the instruction does not use one.
	NoAccess SlotAccess = iota
	// SlotRead: the value, or a part of it, is read.
	SlotRead
	// SlotWrite: the whole value is replaced.
	SlotWrite
	// PartWrite: a part of the value is replaced.
	PartWrite
)

// Access says which of the slots an instruction uses, and how.
func (s *Slots) Access(in *ir.Instr) (slot *ir.Instr, access SlotAccess) {
	switch in.Op {
	case ir.Load:
		if slot, _ = s.slotOf(in.Operand(0)); slot != nil {
			return slot, SlotRead
		}
	case ir.Store:
		slot, whole := s.slotOf(in.Operand(1))
		switch {
		case slot == nil:
		case whole && in.Operand(0).Type() == slot.ElemType:
			return slot, SlotWrite
		default:
			return slot, PartWrite
		}
	}
	return nil, NoAccess
}

// slotOf returns the slot that an address points into; whole reports whether it is the start of the
// slot.
func (s *Slots) slotOf(address ir.Value) (slot *ir.Instr, whole bool) {
	whole = true
	for {
		in, ok := address.(*ir.Instr)
		if !ok {
			return nil, false
		}
		if _, ok := s.index[in]; ok {
			n, one := ir.AsInt(in.Operand(0))
			return in, whole && one && n.Bits == 1
		}
		switch in.Op {
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			whole = false
		default:
			return nil, false
		}
		address = in.Operand(0)
	}
}

// maxSlotUses limits how deep the uses of an address are followed.
const maxSlotUses = 64

// escape returns a user of an address that neither loads from nor stores to it; nil if there is
// none.
func escape(address *ir.Instr, depth int) *ir.Instr {
	for u := ir.FirstUse(address); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
		case in.Op == ir.Load && u.Index() == 0, in.Op == ir.Store && u.Index() == 1:
		case in.Op == ir.Call && silent(in):
		case depth < maxSlotUses && u.Index() == 0 && (in.Op == ir.BitCast ||
			in.Op == ir.AddrSpaceCast || in.Op == ir.GetElementPtr):
			if by := escape(in, depth+1); by != nil {
				return by
			}
		default:
			return in
		}
	}
	return nil
}

// silent reports whether a call is to an intrinsic that only describes a slot, such as a lifetime
// marker.
func silent(call *ir.Instr) bool {
	f := call.CalledFunc()
	return f != nil && (f.Name() == "llvm.gcroot" ||
		strings.HasPrefix(f.Name(), "llvm.lifetime.") || strings.HasPrefix(f.Name(), "llvm.dbg."))
}

// propagate computes liveness at the block boundaries.
func (s *Slots) propagate() {
	if s.words == 0 {
		return
	}
	set := make([]uint64, s.words)
	waiting := make([]bool, len(s.c.Blocks))
	var work []int32
	for i := range s.c.Blocks {
		work = append(work, int32(i))
		waiting[i] = true
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		waiting[b] = false
		out := s.bits(s.out, int(b))
		for _, succ := range s.c.Succs[b] {
			for w, bits := range s.bits(s.in, int(succ)) {
				out[w] |= bits
			}
		}
		copy(set, out)
		for in := s.c.Blocks[b].Last(); in != nil; in = in.Prev() {
			s.apply(set, in)
		}
		in := s.bits(s.in, int(b))
		changed := false
		for w := range set {
			changed = changed || in[w] != set[w]
		}
		if !changed {
			continue
		}
		copy(in, set)
		for _, p := range s.c.Preds[b] {
			if !waiting[p] {
				waiting[p] = true
				work = append(work, p)
			}
		}
	}
}

// Next finds the next access to a slot after an instruction: a read that may come before the value
// is replaced, else the instruction that replaces it; nil for neither.
func (s *Slots) Next(slot, after *ir.Instr) (in *ir.Instr, access SlotAccess) {
	seen := make([]bool, len(s.c.Blocks))
	type place struct {
		b    int32
		from *ir.Instr
	}
	work := []place{{after.Parent().Num(), after.Next()}}
	var replaced *ir.Instr
	for len(work) > 0 {
		p := work[0]
		work = work[1:]
		over := false
		for at := p.from; at != nil && !over; at = at.Next() {
			switch used, access := s.Access(at); {
			case used != slot:
			case access == SlotRead:
				return at, SlotRead
			case access == SlotWrite:
				over = true
				if replaced == nil {
					replaced = at
				}
			}
		}
		if over {
			continue
		}
		for _, succ := range s.c.Succs[p.b] {
			if !seen[succ] {
				seen[succ] = true
				work = append(work, place{succ, s.c.Blocks[succ].First()})
			}
		}
	}
	if replaced == nil {
		return nil, NoAccess
	}
	return replaced, SlotWrite
}

// LiveIn reports whether the value of a slot, by number, may be read after the beginning of a
// block, by number, before it is replaced.
func (s *Slots) LiveIn(block, slot int) bool { return hasBit(s.bits(s.in, block), int32(slot)) }
