package isel

import (
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// body is the function under construction, built backwards: the labels of its blocks, the registers
// of its values and the code of finished blocks.
type body struct {
	code build.Code

	// regOf is, by id, the first virtual register of a value, or -1-n for the alloca that is
	// frame object n; for a block it is its label. The ids of functions do not overlap, so it is
	// never cleared.
	regOf []int32

	blocks []*ir.Block // in the order chosen
	block_ *ir.Block   // the one at work

	from        []provenance.ID // what the code of the current instruction carries out
	rev         []mir.Inst      // code of the function so far, backwards
	revBlocks   []revBlock
	extraLabels []labelInfo

	finishing bool // set once no more code can be made
}

// reset leaves no code.
func (b *body) reset() {
	b.rev, b.revBlocks, b.extraLabels = b.rev[:0], b.revBlocks[:0], b.extraLabels[:0]
	b.finishing = false
}

// revBlock is a finished block: rev[…:end] back to the end of the one before.
type revBlock struct {
	label int32
	end   int32 // len(rev) when it was finished
}

// labelInfo is a block that selection made: which IR block it is part of, and whether the unwinder
// enters it.
type labelInfo struct {
	ir  *ir.Block
	pad bool
}

// label identifies a block as a branch target while its function is selected.
func (b *body) label(at *ir.Block) int32 { return b.regOf[at.ID()] }

func (b *body) setLabel(at *ir.Block, n int32) { b.regOf[at.ID()] = n }

// newLabel makes a label for a block that has no IR block of its own.
func (b *body) newLabel() int32 {
	b.extraLabels = append(b.extraLabels, labelInfo{ir: b.block_})
	return int32(len(b.blocks) + len(b.extraLabels) - 1)
}

// flush moves the code of the current IR instruction to rev and records which instruction it
// implements.
func (b *body) flush() {
	if len(b.code.Buf) == 0 {
		return
	}
	from := uint32(len(b.code.Out.FromIDs))
	b.code.Out.FromIDs = append(b.code.Out.FromIDs, b.from...)
	for i := len(b.code.Buf) - 1; i >= 0; i-- {
		in := b.code.Buf[i]
		in.From, in.FromN = from, uint32(len(b.from))
		b.rev = append(b.rev, in)
	}
	b.code.Buf = b.code.Buf[:0]
}

// closeBlock finishes the block with the given label; since code is built backwards, this is its
// beginning.
func (b *body) closeBlock(label int32) {
	b.revBlocks = append(b.revBlocks, revBlock{label, int32(len(b.rev))})
}
