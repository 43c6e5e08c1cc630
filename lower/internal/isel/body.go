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
	// frame object n; for a block it is its label.
	regOf byID

	blocks []*ir.Block // in the order in which they are laid out
	block_ *ir.Block   // the block being selected

	from        []provenance.ID // the instructions that the current code implements
	rev         []mir.Inst      // code of the function so far, in reverse
	revBlocks   []revBlock
	extraLabels []labelInfo

	finishing bool // set when no more code can be emitted
}

// reset removes all code.
func (b *body) reset() {
	b.rev, b.revBlocks, b.extraLabels = b.rev[:0], b.revBlocks[:0], b.extraLabels[:0]
	b.regOf.clear()
	b.finishing = false
}

// revBlock is a finished block: rev[…:end] back to the end of the one before.
type revBlock struct {
	label int32
	end   int32 // len(rev) when it was finished
}

// labelInfo describes a block that selection created: the IR block it belongs to, and whether the
// unwinder enters it.
type labelInfo struct {
	ir  *ir.Block
	pad bool
}

// label identifies a block as a branch target while its function is selected.
func (b *body) label(at *ir.Block) int32 { return b.regOf.at(at.ID()) }

func (b *body) setLabel(at *ir.Block, n int32) { b.regOf.set(at.ID(), n) }

// newLabel creates a label for a block without an IR block.
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

// closeBlock finishes the block with the given label; since code is built backwards, this is where
// the block begins.
func (b *body) closeBlock(label int32) {
	b.revBlocks = append(b.revBlocks, revBlock{label, int32(len(b.rev))})
}
