package edit

import "statepoint/core/ir"

// ExitOf returns the first instruction of a block's exit from its function: a resume, or a return
// with a call that must directly precede it; nil if the block has no exit.
func ExitOf(b *ir.Block) *ir.Instr {
	t := b.Terminator()
	if t == nil || t.Op != ir.Ret && t.Op != ir.Resume {
		return nil
	}
	if t.Op == ir.Resume {
		return t
	}
	call := t.Prev()
	if call != nil && call.Op == ir.BitCast && t.NumOps() == 1 && t.Operand(0) == ir.Value(call) {
		call = call.Prev()
	}
	if call != nil && call.Op == ir.Call && ReturnsNext(call) {
		return call
	}
	return t
}

// LiveSuccs are the blocks a terminator can go to; a branch on a constant goes one way.
func LiveSuccs(b *ir.Block) []*ir.Block {
	succs := b.Succs()
	if t := b.Terminator(); t != nil && t.Op == ir.Br && t.NumOps() == 3 && succs[0] != succs[1] {
		if c, ok := ir.AsInt(t.Operand(0)); ok {
			if c.Bits != 0 {
				return succs[:1]
			}
			return succs[1:]
		}
	}
	return succs
}
