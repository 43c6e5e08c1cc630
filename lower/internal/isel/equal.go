package isel

import (
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/internal/isel/build"
)

// References that are computed in the same way between the same two statepoints are one value, as
// they are one node of LLVM's selection DAG: a statepoint records it once. Unoptimised code has
// many, such as a field that is loaded twice.

// computation is the key of what an instruction computes: instructions with equal computations have
// the same result.
type computation struct {
	op        ir.Opcode
	typ, elem *ir.Type
	flags     ir.Flags
	pred      ir.Pred
	memory    int // for a load: the number of writes before it
	operands  [maxCompared]comparedOperand
}

// comparedOperand is an operand: a value in a register, or a number. The type says how many bits
// are used, because truncations are looked through.
type comparedOperand struct {
	value  ir.Value
	typ    *ir.Type
	number uint64
}

// maxCompared is the largest number of operands of an instruction that is compared with others.
const maxCompared = 4

// computedTable finds the first instruction of a stretch of code for each computation: a hash table
// with open addressing. A slot holds the index of an entry, and is free unless that entry names the
// slot, so a new stretch clears nothing.
type computedTable struct {
	slots   []int32
	entries []computedEntry
}

type computedEntry struct {
	computation
	hash, slot uint32
	first      *ir.Instr
}

// begin begins the next stretch of code.
func (t *computedTable) begin() { t.entries = t.entries[:0] }

// find returns the first instruction that computes k; if there was none, it adds in.
func (t *computedTable) find(k *computation, in *ir.Instr) *ir.Instr {
	if 2*len(t.entries) >= len(t.slots) {
		t.grow()
	}
	hash := k.hash()
	at := hash & t.last()
	for e := t.at(at); e != nil; e = t.at(at) {
		if e.hash == hash && e.computation == *k {
			return e.first
		}
		at = (at + 1) & t.last()
	}
	t.put(at, computedEntry{computation: *k, hash: hash, first: in})
	return in
}

// last is the index of the last slot, a mask for the indices of slots.
func (t *computedTable) last() uint32 { return uint32(len(t.slots) - 1) }

// at returns the entry in a slot, nil if the slot is free.
func (t *computedTable) at(slot uint32) *computedEntry {
	if n := int(t.slots[slot]); n < len(t.entries) && t.entries[n].slot == slot {
		return &t.entries[n]
	}
	return nil
}

func (t *computedTable) put(slot uint32, e computedEntry) {
	e.slot, t.slots[slot] = slot, int32(len(t.entries))
	t.entries = append(t.entries, e)
}

// grow doubles the number of slots.
func (t *computedTable) grow() {
	t.slots = make([]int32, max(64, 2*len(t.slots)))
	all := t.entries
	t.begin()
	for _, e := range all {
		at := e.hash & t.last()
		for t.at(at) != nil {
			at = (at + 1) & t.last()
		}
		t.put(at, e)
	}
}

// hash returns a hash of a computation.
func (k *computation) hash() uint32 {
	const odd = 0x9e3779b97f4a7c15
	h := uint64(k.op)<<32 ^ uint64(k.memory)
	for i := range k.operands {
		o := &k.operands[i]
		if o.typ == nil {
			break // the last
		}
		id := provenance.ID(0)
		if o.value != nil {
			id = o.value.ID()
		}
		h = (h ^ uint64(id) ^ o.number<<20) * odd
		h ^= h >> 29
	}
	return uint32(h * odd >> 32)
}

// findEqual looks for equal references in the function's blocks with statepoints.
func (s *canonicals) findEqual() {
	clear(s.equal)
	if s.gc.strategy == nil {
		return
	}
	for _, b := range s.body.blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && s.walk.calls(in) == callsStatepoint {
				s.findEqualIn(b)
				break
			}
		}
	}
}

func (s *canonicals) findEqualIn(b *ir.Block) {
	s.computed.begin()
	clear(s.computes)
	memory := 0
	for in := b.First(); in != nil; in = in.Next() {
		calls := callsUnknown
		if in.Op.IsCall() {
			calls = s.walk.calls(in)
		}
		switch {
		case calls == callsRelocate || calls == callsResult:
		case calls == callsStatepoint:
			s.computed.begin() // a call here moves references
			memory++
		case in.Op.IsCall(), in.Op == ir.Store, in.Op == ir.Fence, in.Op == ir.CmpXchg,
			in.Op == ir.AtomicRMW, in.Op == ir.VAArg:
			memory++
		case isComputed(in):
			s.equalTo(in, memory)
		}
	}
}

// isComputed reports whether an instruction's result depends only on its operands and memory.
func isComputed(in *ir.Instr) bool {
	switch in.Op {
	case ir.Load:
		return in.Flags&(ir.Volatile|ir.Atomic) == 0
	case ir.GetElementPtr, ir.Select, ir.ICmp, ir.ExtractElement:
		return in.NumOps() <= maxCompared
	}
	return in.Op.IsBinary() || in.Op.IsCast()
}

// equalTo records that an instruction computes the same as an earlier one.
func (s *canonicals) equalTo(in *ir.Instr, memory int) {
	k := computation{op: in.Op, typ: in.Type(), elem: in.ElemType, flags: in.Flags, pred: in.Pred}
	if in.Op == ir.Load {
		k.memory = memory
	}
	for i := range in.NumOps() {
		k.operands[i] = s.compared(in.Operand(i))
	}
	first := s.computed.find(&k, in)
	if first == in {
		return
	}
	if s.equal == nil {
		s.equal, s.computes = map[*ir.Instr]*ir.Instr{}, map[ir.Value]*ir.Instr{}
	}
	switch {
	case s.walk.isReference(in.Type()):
		s.equal[in] = first
	default:
		s.computes[in] = first
	}
}

// compared is an operand after looking through instructions that do not change its value.
func (s *canonicals) compared(v ir.Value) comparedOperand {
	o := comparedOperand{value: v, typ: v.Type()}
	if !build.IsWord(o.typ) {
		return o
	}
	o.value, _ = s.walk.follow(v, 0)
	if len(s.computes) > 0 {
		if first := s.computes[o.value]; first != nil {
			o.value = first
		}
	}
	if n, ok := o.value.(*ir.Const); ok && n.Kind == ir.ConstInt && n.Big == nil { // not unique
		o.value, o.number = nil, n.Bits
	}
	return o
}

// movesNothing reports whether all indices of an address computation are zero.
func movesNothing(in *ir.Instr) bool {
	for i := 1; i < in.NumOps(); i++ {
		if n, ok := ir.AsInt(in.Operand(i)); !ok || n.Big != nil || n.Bits != 0 {
			return false
		}
	}
	return true
}
