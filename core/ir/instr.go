package ir

import (
	"slices"

	"statepoint/core/provenance"
)

// Instr is an instruction. Its operands, by opcode:
//
//	ret            [value]
//	br             dest  |  condition, then, else
//	switch         value, default, (case value, dest)…
//	indirectbr     address, dest…
//	call           callee, argument…, bundle operand…
//	invoke         callee, argument…, bundle operand…, normal dest, unwind dest
//	callbr         callee, argument…, bundle operand…, fallthrough dest, indirect dest…
//	resume         value
//	catchswitch    parent pad, handler…, [unwind dest]      (none with flag UnwindsToCaller)
//	catchret       pad, dest
//	cleanupret     pad, [unwind dest]
//	catchpad, cleanuppad  parent pad, argument…
//	store          value, address
//	cmpxchg        address, expected, new
//	atomicrmw      address, value
//	getelementptr  base, index…
//	alloca         element count
//	phi            incoming value…   (their blocks are in Blocks, and are not uses)
//	select         condition, if true, if false
//	landingpad     clause…           (ClauseFilter says which are filters)
//	shufflevector  vector, vector    (the mask is in Indices)
//	insertvalue    aggregate, element (the indices are in Indices)
//
// and the obvious operands for the rest.
//
// The fields are ordered for walks over many instructions: the ones most often read come first.
type Instr struct {
	node
	Op    Opcode
	Pred  Pred
	Flags Flags
	next  *Instr
	ops   []Use
	// Call holds a call's properties besides its operands; nil for other instructions.
	Call *CallInfo
	// rare holds the parts that few instructions have, nil if none.
	rare   *rareParts
	parent *Block
	prev   *Instr
	// ElemType is the allocated type of an alloca, or the source element type of a getelementptr.
	// It is nil for a load, which accesses its result type, and for a store, which accesses the
	// value's.
	ElemType *Type
	// Mem describes the memory access of an alloca, load, store, fence, cmpxchg or atomicrmw; nil
	// means all defaults. Instructions may share a MemInfo, so replace it instead of changing it.
	Mem *MemInfo
	// Blocks are the incoming blocks of a phi, one per operand. Phis may share the slice, so
	// replace it instead of changing it.
	Blocks []*Block
	located
	// from is what From returns when it is one id.
	from [1]provenance.ID
}

// MemInfo describes an instruction's memory access.
type MemInfo struct {
	// Align is the alignment in bytes, 0 if none is written.
	Align uint64
	// Ordering and FailureOrdering are atomic orderings by keyword, "" for none.
	Ordering, FailureOrdering string
	// SyncScope is the name of the scope, "" for system.
	SyncScope string
	// RMW is the operation of an atomicrmw.
	RMW string
	// AddrSpace is the address space of an alloca.
	AddrSpace uint32
}

// CallInfo holds the properties of a call, invoke or callbr besides its operands.
type CallInfo struct {
	// FuncType is the type of the function called.
	FuncType *Type
	// CC is the calling convention.
	CC CallConv
	// NumArgs is the number of arguments.
	NumArgs int
	// Ret, Params and Attrs are the attributes of the result, of each argument (may be shorter than
	// NumArgs), and of the call.
	Ret    *AttrSet
	Params []*AttrSet
	Attrs  *AttrSet
	// Bundles are the operand bundles; their operands follow the arguments.
	Bundles []Bundle
}

// Bundle is an operand bundle: a tag, and its number of operands in the call.
type Bundle struct {
	Tag     string
	NumArgs int
}

// Parent is the block the instruction is in, nil while it is in none.
func (in *Instr) Parent() *Block { return in.parent }

// Func is the function the instruction is in, nil while it is in none.
func (in *Instr) Func() *Func {
	if in.parent == nil {
		return nil
	}
	return in.parent.parent
}

// Next and Prev are the neighbours in the block, nil at its ends.
func (in *Instr) Next() *Instr { return in.next }

// Prev is the instruction before this one in its block.
func (in *Instr) Prev() *Instr { return in.prev }

// NumOps is the number of operands.
func (in *Instr) NumOps() int { return len(in.ops) }

// Operand is the value of operand i.
func (in *Instr) Operand(i int) Value { return in.ops[i].Value }

// OperandUse is the Use of operand i, which can be set.
func (in *Instr) OperandUse(i int) *Use { return &in.ops[i] }

// SetOperand replaces operand i.
func (in *Instr) SetOperand(i int, v Value) { in.ops[i].Set(v) }

// Uses are all operands, in order; the slice is the instruction's own.
func (in *Instr) Uses() []Use { return in.ops }

// SetOperands replaces all operands.
func (in *Instr) SetOperands(vs ...Value) {
	for i := range in.ops {
		in.ops[i].unlink()
	}
	if cap(in.ops) >= len(vs) {
		in.ops = in.ops[:len(vs)]
	} else {
		in.ops = make([]Use, len(vs))
	}
	for i, v := range vs {
		u := &in.ops[i]
		u.Value, u.User, u.next, u.prev = v, in, nil, nil
		u.link()
	}
}

// AddOperand appends an operand.
func (in *Instr) AddOperand(v Value) {
	if len(in.ops) == cap(in.ops) {
		grown := make([]Use, len(in.ops), max(4, 2*len(in.ops)))
		for i := range in.ops {
			in.ops[i].moveTo(&grown[i])
		}
		in.ops = grown
	}
	in.ops = append(in.ops, Use{Value: v, User: in})
	in.ops[len(in.ops)-1].link()
}

// RemoveOperand deletes operand i and closes the gap.
func (in *Instr) RemoveOperand(i int) {
	in.ops[i].unlink()
	for j := i + 1; j < len(in.ops); j++ {
		in.ops[j].moveTo(&in.ops[j-1])
	}
	in.ops = in.ops[:len(in.ops)-1]
}

// DropOperands unlinks all operands, the first step in erasing an instruction that is part of a
// cycle.
func (in *Instr) DropOperands() {
	for i := range in.ops {
		in.ops[i].unlink()
	}
	in.ops = in.ops[:0]
}

// AddIncoming appends a phi's incoming value and block.
func (in *Instr) AddIncoming(v Value, from *Block) {
	in.AddOperand(v)
	in.Blocks = append(in.Blocks, from)
}

// RemoveIncoming deletes a phi's i-th incoming value and block.
func (in *Instr) RemoveIncoming(i int) {
	in.RemoveOperand(i)
	in.Blocks = append(in.Blocks[:i:i], in.Blocks[i+1:]...)
}

// SetIncomingBlock replaces the block of a phi's i-th incoming value.
func (in *Instr) SetIncomingBlock(i int, b *Block) {
	in.Blocks = slices.Clone(in.Blocks)
	in.Blocks[i] = b
}

// IncomingIndex is the first index at which a phi names a block, or -1.
func (in *Instr) IncomingIndex(b *Block) int {
	for i, p := range in.Blocks {
		if p == b {
			return i
		}
	}
	return -1
}

// IncomingNear is an index at which a phi names a block, or -1. It looks near the given index
// first: the phis of a block mostly name its predecessors in the same order, and blocks are mostly
// walked in that order or its reverse, so the last index found is a good guess for the next search.
func (in *Instr) IncomingNear(b *Block, near int) int {
	for i := max(near-1, 0); i <= near+1 && i < len(in.Blocks); i++ {
		if in.Blocks[i] == b {
			return i
		}
	}
	return in.IncomingIndex(b)
}

// IsTerminator reports whether the instruction ends its block.
func (in *Instr) IsTerminator() bool { return in.Op.IsTerminator() }

// Has reports whether all the given flags are set.
func (in *Instr) Has(f Flags) bool { return in.Flags&f == f }
