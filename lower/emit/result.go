package emit

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/regalloc"
)

// Finish appends the code of the function, with what the linker has to fill in.
func (e *Emitter) Finish(code []byte, fix []amd64.Fixup) ([]byte, []amd64.Fixup, error) {
	return e.asm.Finish(code, fix)
}

// Spans are the bytes of each instruction, once the function is finished.
func (e *Emitter) Spans() []amd64.Span { return e.asm.Spans() }

// Insts are the instructions, with Detail.
func (e *Emitter) Insts() []Emitted { return e.list }

// Allocation is the one that the function was emitted with.
func (e *Emitter) Allocation() *regalloc.Result { return e.alloc }

// emittedPoint is a statepoint, stack map or patchpoint as it was emitted.
type emittedPoint struct {
	point int32
	inst  int32 // in mir.Func.Insts
	span  int32 // the emitted instruction whose end is the record's offset
	first int32 // the emitted instruction that begins it
}

// Point is a statepoint, stack map or patchpoint in the code.
type Point struct {
	// Point and Inst are its numbers in mir.Func's Points and Insts.
	Point, Inst int32
	// Emitted is the number of the instruction at whose end the record's place is, -1 for the
	// beginning of the function, and Offset that place, in bytes.
	Emitted int32
	Offset  uint32
}

// NumPoints is how many points the function has.
func (e *Emitter) NumPoints() int { return len(e.points) }

// Point is the i-th point in the order of the code, once the function is finished.
func (e *Emitter) Point(i int) Point {
	p := &e.points[i]
	out := Point{Point: p.point, Inst: p.inst, Emitted: p.span}
	if p.span >= 0 {
		out.Offset = e.asm.Spans()[p.span].To
	}
	return out
}

// MergedInto calls f with every point whose call was found to be the same as that of the given one,
// so that its record is theirs, too. With Detail only.
func (e *Emitter) MergedInto(point int32, f func(gone int32)) {
	also := e.tails.also
	k, _ := slices.BinarySearchFunc(also, point, func(m mergedPoint, p int32) int {
		return int(m.point - p)
	})
	for ; k < len(also) && also[k].point == point; k++ {
		f(also[k].gone)
	}
}

// LabelKind says what a label is of.
type LabelKind uint8

// The kinds of label, in the order in which Labels gives them.
const (
	BlockLabel LabelKind = iota // a block
	ExitLabel                   // a way out that others jump to
	TailLabel                   // the end of a block that others share
	LocalLabel                  // inside what stands for one instruction, and of inline assembly
)

// Label is a place in the function.
type Label struct {
	Kind LabelKind
	// Index counts the labels of a kind.
	Index int
	// Label is how instructions name it.
	Label amd64.Label
	// Block is that of mir.Func, for a block.
	Block  int32
	Offset uint32
}

// Labels are the places in the function that have names, once it is finished, and one more than the
// largest number of one.
func (e *Emitter) Labels() (all []Label, n int) {
	add := func(k LabelKind, i int, l amd64.Label, block int32) {
		off, _ := e.asm.Offset(l)
		all = append(all, Label{Kind: k, Index: i, Label: l, Block: block, Offset: off})
	}
	for i, b := range e.order {
		add(BlockLabel, i, e.labels[b], b)
	}
	for i, l := range e.exits {
		add(ExitLabel, i, l, -1)
	}
	for i := range e.tails.entries {
		add(TailLabel, i, e.tails.entries[i].label, -1)
	}
	for i, l := range e.locals {
		add(LocalLabel, i, l, -1)
	}
	return all, len(e.labels) + len(e.exits) + len(e.tails.entries) + len(e.locals)
}

// Carried are the ids of what an emitted instruction carries out.
func (e *Emitter) Carried(in *Emitted) []ir.ID {
	return e.f.FromIDs[in.From : in.From+in.FromN]
}
