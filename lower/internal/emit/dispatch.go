package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Front ends merge the jumps of an interpreter's instructions to the next one into one indirectbr,
// because an edge for each jump and target would take quadratic space. A processor predicts a jump
// by its address, so it predicts separate jumps better: as in LLVM, a small block that ends in an
// indirectbr, or in a jump to such a block, is repeated at the end of each block that jumps to it.
// This is done when registers are allocated, so it changes no edge.

// maxDispatch is the number of instructions that are repeated at once, maxRepeated that of all
// repetitions in a function.
const maxDispatch, maxRepeated = 16, 1 << 14

// dispatches finds blocks to repeat.
type dispatches struct {
	*job
	layout *layout
	tails  *tails
	spent  int32 // instructions repeated so far
	// at is, by the number of a jump in the trace, one more than the difference of the numbers of
	// the instructions repeated there from those of their block. For Check.
	at map[int32]int32
}

func (d *dispatches) reset() {
	d.spent = 0
	clear(d.at)
}

// repeated returns the block that is repeated in place of a jump to it, instruction k of block n;
// -1 for none. next is the block after n.
func (d *dispatches) repeated(n, k, next int32) int32 {
	in := &d.f.Insts[k]
	if in.Op != mir.Op(amd64.JMP) || in.Aux > 0 || d.f.Blocks[n].Cold {
		return -1
	}
	o := &d.f.Ops(in)[0]
	if o.Kind != mir.KindBlock {
		return -1
	}
	to := d.layout.target(int32(o.Val))
	if to == n || to == next || to == d.frame.Late {
		return -1
	}
	if d.returns(to) {
		return to
	}
	if len(d.f.Tables) == 0 {
		return -1
	}
	if size := d.size(to, maxDispatch); size == 0 || d.spent+size > maxRepeated {
		return -1
	}
	return to
}

// returns reports whether a block only returns, and the function has no frame to leave: that takes
// less than a jump to it.
func (d *dispatches) returns(n int32) bool {
	b := &d.f.Blocks[n]
	return b.End-b.First == 1 && d.f.Insts[b.First].Op == mir.Ret && !b.Pad &&
		d.tails.role[n] == 0 && d.f.Guard == 0 && (d.frame.Late != 0 && b.Early ||
		len(d.frame.Leave(nil, amd64.NoReg, 0)) == 0)
}

// size returns the number of instructions from a block to an indirectbr; 0 if there are more than
// most, if one of them is not plain, or if no indirectbr follows.
func (d *dispatches) size(n, most int32) int32 {
	b := &d.f.Blocks[n]
	size := b.End - b.First
	if b.Pad || size > most || d.tails.role[n] != 0 {
		return 0
	}
	for k := b.First; k < b.End; k++ {
		in := &d.f.Insts[k]
		if in.Op > mir.Copy || in.Flags&mir.IsCall != 0 || in.Flags&mir.IsTerm != 0 &&
			k != b.End-1 {
			return 0
		}
	}
	last := &d.f.Insts[b.End-1]
	if last.Op != mir.Op(amd64.JMP) {
		return 0
	}
	if last.Aux > 0 {
		if d.f.Tables[last.Aux-1].Indirect {
			return size
		}
		return 0
	}
	if o := &d.f.Ops(last)[0]; o.Kind == mir.KindBlock {
		if rest := d.size(d.layout.target(int32(o.Val)), most-size); rest > 0 {
			return size + rest
		}
	}
	return 0
}

// repeat emits block n once more, in place of jump k.
func (e *Emitter) repeat(n, k int32) {
	b := &e.f.Blocks[n]
	e.dispatches.spent += b.End - b.First
	e.out.blockAt = n
	e.copier.moveAt, e.places.room = int(e.layout.firstMove[n]), 0
	if e.checked {
		if e.dispatches.at == nil {
			e.dispatches.at = map[int32]int32{}
		}
		shift := e.trace.extend(b.End-b.First) - b.First
		e.dispatches.at[k+e.trace.shift] = shift + 1
		defer func(before int32) { e.trace.shift = before }(e.trace.shift)
		e.trace.shift = shift
	}
	e.code(n, -1, false)
}
