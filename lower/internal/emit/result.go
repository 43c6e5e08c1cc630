package emit

import (
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/regalloc"
	"statepoint/lower/object"
)

// Finish appends the code of the function, with its relocations.
func (e *Emitter) Finish(code []byte, fix []amd64.Fixup) ([]byte, []amd64.Fixup, error) {
	return e.out.asm.Finish(code, fix)
}

// Spans are the bytes of each instruction, once the function is finished.
func (e *Emitter) Spans() []amd64.Span { return e.out.asm.Spans() }

// Insts are the instructions, with Detail.
func (e *Emitter) Insts() []Emitted { return e.out.list }

// Allocation is the register allocation of the function.
func (e *Emitter) Allocation() *regalloc.Result { return e.alloc }

// NumPoints is the number of points of the function.
func (e *Emitter) NumPoints() int { return len(e.records.list) }

// LabelKind is the kind of a label.
type LabelKind uint8

// The kinds of label, in the order in which Labels gives them.
const (
	BlockLabel LabelKind = iota // a block
	ExitLabel                   // an exit that others jump to
	TailLabel                   // the end of a block that others share
	LocalLabel                  // inside the code of one instruction, or of inline assembly
)

// Label is a place in the function.
type Label struct {
	Kind LabelKind
	// Index counts the labels of a kind.
	Index int
	// Label is the label in instructions.
	Label amd64.Label
	// Block is the index in mir.Func, for a block.
	Block  int32
	Offset uint32
}

// Labels are the labels of the function, once it is finished, and one more than the largest number
// of one.
func (e *Emitter) Labels() (all []Label, n int) {
	add := func(k LabelKind, i int, l amd64.Label, block int32) {
		off, _ := e.out.asm.Offset(l)
		all = append(all, Label{Kind: k, Index: i, Label: l, Block: block, Offset: off})
	}
	for i, b := range e.layout.order {
		add(BlockLabel, i, e.layout.labels[b], b)
	}
	for i, l := range e.exits.all {
		add(ExitLabel, i, l, -1)
	}
	for i := range e.tails.entries {
		add(TailLabel, i, e.tails.entries[i].label, -1)
	}
	for i, l := range e.out.locals {
		add(LocalLabel, i, l, -1)
	}
	return all, len(e.layout.labels) + len(e.exits.all) + len(e.tails.entries) + len(e.out.locals)
}

// Carried are the ids that an emitted instruction implements.
func (e *Emitter) Carried(in *Emitted) []provenance.ID {
	return e.f.FromIDs[in.From : in.From+in.FromN]
}

// CFI is the call frame information of the function, whose code has the given size.
func (e *Emitter) CFI(size uint32) []object.CFI { return e.unwind.cfi(size) }

// Ways calls f with every successor of an emitted instruction except the next one: the target of a
// branch, the targets of its table, the landing pad of a call.
func (e *Emitter) Ways(f func(inst int32, to uint32)) {
	to := func(inst int32, l amd64.Label) {
		if off, ok := e.out.asm.Offset(l); ok {
			f(inst, off)
		}
	}
	for i := range e.out.list {
		for k := range e.out.list[i].Inst.Args {
			if a := &e.out.list[i].Inst.Args[k]; a.Kind == amd64.KindLabel {
				to(int32(i), a.Label())
			}
		}
	}
	for i := range e.tables.list {
		for _, jump := range e.tables.list[i].jumps {
			for _, l := range e.tables.list[i].targets {
				to(jump, l)
			}
		}
	}
	for i := range e.landings.list {
		if s := &e.landings.list[i]; s.hasPad {
			to(s.last, s.pad)
		}
	}
}

// SafePoints are the safe points of the function in the order of the code, once it is finished.
func (e *Emitter) SafePoints() []SafePoint { return e.safe.found() }

// Tables are the tables that jumps go through, once the function is finished.
func (e *Emitter) Tables() []Table { return e.tables.offsets() }

// Point is the i-th point in the order of the code, once the function is finished.
func (e *Emitter) Point(i int) Point { return e.records.at(i) }

// MergedInto calls f with every point whose call was merged into that of the given one, so that
// they share its record. With Detail only.
func (e *Emitter) MergedInto(point int32, f func(gone int32)) { e.tails.mergedInto(point, f) }

// ExceptionTable appends the data area of the most recently emitted function to a section, and
// returns its offset. Its type infos are found through pointers, whose symbols reference returns.
func (e *Emitter) ExceptionTable(x *Exceptions, reference func(amd64.Sym) amd64.Sym) uint32 {
	return e.landings.table(x, reference)
}

// SavesApart reports whether the frame has registers saved anywhere but right below the return
// address at its top. RBP has a copy there, if it points to the frame.
func (e *Emitter) SavesApart() bool {
	saved := len(e.frame.Saved)
	if e.frame.Pair {
		saved--
	}
	return saved > 0 && (e.frame.Hole != 0 || e.f.Copied != 0)
}
