package emit

import (
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// writer takes the instructions of a function one by one: it gives them to the assembler, keeps
// them with what they carry out if that is asked for, and leaves out copies that do nothing.
type writer struct {
	asm  amd64.Assembler
	safe *safePoints

	// keep is set if list is to have the instructions.
	keep bool
	list []Emitted

	// What the next instructions are of: see Emitted.
	current *mir.Inst // nil for prologue and moves on edges
	instAt  int32     // its number
	value   provenance.ID
	also    []Held
	blockAt int32
	note    Note // of the next one only
	pushed  int64

	last   lastInst
	same   copies
	locals []amd64.Label // of inline assembly and of loops that stand for one instruction
	buf    []amd64.Inst  // for lists of instructions that are made to be written at once
}

// reset begins a function.
func (w *writer) reset(keep bool) {
	w.asm.Reset()
	w.keep, w.list, w.locals = keep, w.list[:0], w.locals[:0]
}

// of says what the next instructions belong to: an instruction and its number, or nil.
func (w *writer) of(in *mir.Inst, number int32) {
	w.current, w.instAt, w.value, w.also = in, number, 0, nil
}

// bind puts a label here: nothing is known any more of the instructions before.
func (w *writer) bind(l amd64.Label) {
	w.asm.Bind(l)
	w.forget()
}

// nextSpan is the number of the next instruction, lastSpan that of the last, -1 if there is none.
func (w *writer) nextSpan() int32 { return int32(len(w.asm.Spans())) }
func (w *writer) lastSpan() int32 { return w.nextSpan() - 1 }

// lastInst is what is remembered of the instruction emitted last, if no label stands after it.
type lastInst struct {
	op  amd64.Op
	w   amd64.Width
	dst amd64.Reg // NoReg if it is none
}

// forget forgets what is remembered of the instructions before: a label stands here.
func (w *writer) forget() {
	w.last = lastInst{}
	w.same.forget()
}

// emit appends an instruction.
func (w *writer) emit(in amd64.Inst) {
	if m := &in.Args[1]; in.Op == amd64.LEA && m.Val == 0 && m.Index == amd64.NoReg &&
		m.Reg != amd64.NoReg && m.Reg != amd64.RIP && m.Sym == amd64.NoSym {
		in = amd64.Ins(amd64.MOV, in.W, in.Args[0], amd64.R(m.Reg))
	}
	if w.same.needless(&in) {
		w.note = NoteNone
		return
	}
	w.append(in, 0)
}

// append appends an instruction, needed or not; asm is one more than the inline assembly that it is
// part of.
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

// local makes a label that is not a block's.
func (w *writer) local() amd64.Label {
	l := w.asm.NewLabel()
	w.locals = append(w.locals, l)
	return l
}
