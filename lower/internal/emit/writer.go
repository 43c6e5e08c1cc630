package emit

import (
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// writer receives the instructions of a function one by one: it passes them to the assembler,
// stores them with their ids on request, and omits needless copies.
type writer struct {
	asm  amd64.Assembler
	safe *safePoints

	// keep is set if list gets the instructions.
	keep bool
	list []Emitted

	// Origin of the next instructions: see Emitted.
	current *mir.Inst // nil for prologue and moves on edges
	instAt  int32     // its number
	value   provenance.ID
	also    []Held
	blockAt int32
	note    Note // for the next one only
	pushed  int64

	last   lastInst
	same   copies
	locals []amd64.Label // of inline assembly and of loops for one instruction
	buf    []amd64.Inst  // for building lists of instructions
}

// reset begins a function.
func (w *writer) reset(keep bool) {
	w.asm.Reset()
	w.keep, w.list, w.locals = keep, w.list[:0], w.locals[:0]
}

// of sets the origin of the next instructions: an instruction and its index, or nil.
func (w *writer) of(in *mir.Inst, number int32) {
	w.current, w.instAt, w.value, w.also = in, number, 0, nil
}

// bind binds a label here, and forgets the instructions before.
func (w *writer) bind(l amd64.Label) {
	w.asm.Bind(l)
	w.forget()
}

// nextSpan is the index of the next instruction, lastSpan that of the last, -1 if there is none.
func (w *writer) nextSpan() int32 { return int32(len(w.asm.Spans())) }
func (w *writer) lastSpan() int32 { return w.nextSpan() - 1 }

// lastInst is the state after the last emitted instruction, if no label follows it.
type lastInst struct {
	op  amd64.Op
	w   amd64.Width
	dst amd64.Reg // NoReg for none
}

// forget drops the state of the instructions before, because of a label.
func (w *writer) forget() {
	w.last = lastInst{}
	w.same.forget()
}

// emit appends an instruction.
func (w *writer) emit(in amd64.Inst) {
	if m := &in.Args[1]; in.Op == amd64.LEA && m.Val == 0 && m.Index == amd64.NoReg &&
		m.Reg != amd64.NoReg && m.Reg != amd64.RIP && m.Sym == amd64.NoSym && !m.Narrow {
		in = amd64.Ins(amd64.MOV, in.W, in.Args[0], amd64.R(m.Reg))
	}
	if w.same.needless(&in) {
		w.note = NoteNone
		return
	}
	w.append(in, 0)
}

// append appends an instruction even if it is a needless copy; asm is one more than the number of
// the inline assembly that it is part of.
func (w *writer) append(in amd64.Inst, asm int32) {
	w.same.note(&in)
	if w.keep {
		r := Emitted{
			Inst: in, Value: w.value, Also: w.also, Block: w.blockAt, Note: w.note,
			Pushed: w.pushed, Asm: asm,
		}
		if w.current != nil && w.value == 0 {
			r.From, r.FromN = w.current.From, w.current.FromN
		}
		w.list = append(w.list, r)
	}
	w.note = NoteNone
	w.last = lastInst{op: in.Op, w: in.W}
	if in.Args[0].Kind == amd64.KindReg {
		w.last.dst = in.Args[0].Reg
	}
	if w.safe.wanted != 0 {
		w.safe.before(&in)
	}
	w.asm.Emit(&in, 0)
}

// local creates a label that is not a block's.
func (w *writer) local() amd64.Label {
	l := w.asm.NewLabel()
	w.locals = append(w.locals, l)
	return l
}
