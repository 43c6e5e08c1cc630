package ir

import (
	"slices"

	"statepoint/core/provenance"
)

// Block is a basic block. Its type is label, and branches to it are uses of it, so its predecessors
// are read off its use list.
type Block struct {
	node
	located
	parent      *Func
	first, last *Instr
	// TailRecords are debug records written after the last instruction.
	TailRecords []DebugRecord
	// From holds the ids of the blocks that this one was split or copied from, if a pass created
	// it.
	From []provenance.ID
}

// Parent is the function the block is in.
func (b *Block) Parent() *Func { return b.parent }

// First is the first instruction, nil in an empty block.
func (b *Block) First() *Instr { return b.first }

// Last is the last instruction, nil in an empty block.
func (b *Block) Last() *Instr { return b.last }

// Terminator is the last instruction if it is a terminator, else nil.
func (b *Block) Terminator() *Instr {
	if b.last != nil && b.last.IsTerminator() {
		return b.last
	}
	return nil
}

// FirstNonPhi is the first instruction that is not a phi, or nil.
func (b *Block) FirstNonPhi() *Instr {
	in := b.first
	for in != nil && in.Op == Phi {
		in = in.next
	}
	return in
}

// FirstInsertionPt is the first instruction before which an ordinary instruction can be inserted,
// after phis and exception pads.
func (b *Block) FirstInsertionPt() *Instr {
	in := b.FirstNonPhi()
	if in != nil {
		switch in.Op {
		case LandingPad, CatchPad, CleanupPad:
			in = in.next
		}
	}
	return in
}

// Append puts an instruction at the end of the block.
func (b *Block) Append(in *Instr) {
	in.parent = b
	in.prev, in.next = b.last, nil
	if b.last != nil {
		b.last.next = in
	} else {
		b.first = in
	}
	b.last = in
}

// InsertBefore puts an instruction before pos, which is in b; pos nil appends.
func (b *Block) InsertBefore(in, pos *Instr) {
	if pos == nil {
		b.Append(in)
		return
	}
	in.parent = b
	in.prev, in.next = pos.prev, pos
	if pos.prev != nil {
		pos.prev.next = in
	} else {
		b.first = in
	}
	pos.prev = in
}

// InsertAfter puts an instruction after pos, which is in b; pos nil makes it the first.
func (b *Block) InsertAfter(in, pos *Instr) {
	if pos == nil {
		b.InsertBefore(in, b.first)
		return
	}
	b.InsertBefore(in, pos.next)
}

// Unlink removes an instruction from its block; the instruction keeps its name, operands and uses.
func (in *Instr) Unlink() {
	b := in.parent
	if in.prev != nil {
		in.prev.next = in.next
	} else {
		b.first = in.next
	}
	if in.next != nil {
		in.next.prev = in.prev
	} else {
		b.last = in.prev
	}
	in.parent, in.prev, in.next = nil, nil, nil
}

// Erase deletes an instruction: it drops the operands and frees the name. The instruction must have
// no uses left that matter. Debug records before it stay.
func (in *Instr) Erase() {
	if f := in.Func(); f != nil {
		f.forget(in)
		if records := in.Records(); len(records) > 0 && in.next != nil {
			in.next.SetRecords(append(records, in.next.Records()...))
			in.SetRecords(nil)
		}
		in.Unlink()
	}
	in.DropOperands()
}

// MoveBefore moves an instruction before pos, in the same function.
func (in *Instr) MoveBefore(pos *Instr) {
	in.Unlink()
	pos.parent.InsertBefore(in, pos)
}

// SpliceTail moves every instruction from first to the end of its block to the end of b.
func (b *Block) SpliceTail(first *Instr) {
	for in := first; in != nil; {
		next := in.next
		in.Unlink()
		b.Append(in)
		in = next
	}
}

// SpliceHead moves every instruction before end, in end's block, to the end of b.
func (b *Block) SpliceHead(end *Instr) {
	for in := end.parent.first; in != end; {
		next := in.next
		in.Unlink()
		b.Append(in)
		in = next
	}
}

// HandUses redirects every branch to b to another block, which takes over b's use list.
func (b *Block) HandUses(to *Block) {
	uses := make([]*Use, 0, 4)
	for u := FirstUse(b); u != nil; u = u.next {
		uses = append(uses, u)
	}
	for i := len(uses) - 1; i >= 0; i-- { // the newest last, which a list begins with
		uses[i].Set(to)
	}
}

// Succs returns the terminator's successors in operand order, with repetitions.
func (b *Block) Succs() []*Block {
	return b.AppendSuccs(nil)
}

// AppendSuccs appends the terminator's successors.
func (b *Block) AppendSuccs(to []*Block) []*Block {
	t := b.Terminator()
	if t == nil {
		return to
	}
	if t.Op == Switch {
		to = slices.Grow(to, len(t.ops)/2)
	}
	for i := range t.ops {
		if s, ok := t.ops[i].Value.(*Block); ok {
			to = append(to, s)
		}
	}
	return to
}

// Preds returns the blocks whose terminators branch to b, in the order of b's use list (newest
// branch first), with repetitions; this is the order in which LLVM prints them.
func (b *Block) Preds() []*Block {
	return b.AppendPreds(nil)
}

// AppendPreds appends the predecessors of b.
func (b *Block) AppendPreds(to []*Block) []*Block {
	for u := b.uses; u != nil; u = u.next {
		if u.User != nil && u.User.IsTerminator() && u.User.parent != nil {
			to = append(to, u.User.parent)
		}
	}
	return to
}

// SinglePred is the only predecessor of b along its only incoming edge, or nil.
func (b *Block) SinglePred() *Block {
	var only *Block
	for u := b.uses; u != nil; u = u.next {
		if u.User != nil && u.User.IsTerminator() && u.User.parent != nil {
			if only != nil {
				return nil
			}
			only = u.User.parent
		}
	}
	return only
}

// UniquePred is the only predecessor of b, along any number of edges, or nil.
func (b *Block) UniquePred() *Block {
	var only *Block
	for u := b.uses; u != nil; u = u.next {
		if u.User != nil && u.User.IsTerminator() && u.User.parent != nil {
			if only != nil && only != u.User.parent {
				return nil
			}
			only = u.User.parent
		}
	}
	return only
}

// ReplacePhiIncoming replaces the incoming block old by new in every phi of b.
func (b *Block) ReplacePhiIncoming(old, new *Block) {
	for in := b.first; in != nil && in.Op == Phi; in = in.next {
		for i, p := range in.Blocks {
			if p == old {
				in.SetIncomingBlock(i, new)
			}
		}
	}
}
