package emit

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/frame"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
	"statepoint/stackmap/rootmap"
)

// Emitted is an emitted instruction, kept with Emitter.Detail.
type Emitted struct {
	Inst amd64.Inst
	// Value is what it moves, for moves between instructions.
	Value ir.ID
	// Block is of mir.Func, -1 for the prologue.
	Block int32
	// Also are other values it moves, as the end of other blocks.
	Also []Held
	// From and FromN are as in mir.Inst.
	From, FromN uint32
	Note        Note
	// Pushed is by how much the stack pointer is lower than the frame has it.
	Pushed int64
	// Asm is one more than the inline assembly it is part of, 0 for none.
	Asm int32
}

// Note says what an instruction does with a value that it moves.
type Note uint8

// The notes.
const (
	NoteNone   Note = iota // it moves the value to its first operand, or nothing is known of any
	NoteSpill              // it stores it in a slot of the frame
	NoteReload             // it loads it from one
)

var noteWords = [...]string{"", "spill", "reload"}

// String is the word of a comment; empty for a move of no kind.
func (k Note) String() string { return noteWords[k] }

// Emitter writes one function after another, and keeps its memory. What it says of a function is
// valid until the next.
type Emitter struct {
	// Symbols are the module's, and NeedsGOT says which of its values are reached through the
	// global offset table.
	Symbols  *mir.Symbols
	NeedsGOT func(ir.Named) bool
	// Detail keeps the instructions with their provenance.
	Detail bool
	// Checked keeps what Check needs.
	Checked bool
	// Frame is the layout of the function's frame.
	Frame frame.Layout

	f     *mir.Func
	alloc *regalloc.Result
	asm   amd64.Assembler

	list    []Emitted
	current *mir.Inst // the instruction being emitted, nil for prologue and moves on edges
	instAt  int32     // its number
	value   ir.ID
	also    []Held
	blockAt int32 // the block being emitted
	note    Note
	pushed  int64

	order  []int32 // blocks in the order they are emitted
	thread []int32 // where a jump to a block really goes
	at     []int32 // where each block is in order
	labels []amd64.Label
	moveAt int // the next of alloc.Moves
	exit   exit
	exits  []amd64.Label // of all ways out
	locals []amd64.Label // of inline assembly and of loops that stand for one instruction
	last   lastInst
	// lea is written instead of the instruction leaAt, and cond is asked by the branch condAt
	// instead of its own condition; both -1 for none.
	lea    amd64.Inst
	cond   amd64.Cond
	leaAt  int32
	condAt int32
	same   copies
	// firstMove is, by block, the first of alloc.Moves at or after its first instruction.
	firstMove []int32

	group      []transfer
	readers    [amd64.NumRegs]int
	stackReads map[int64]int
	buf        []amd64.Inst
	points     []emittedPoint
	safePoints []safePoint
	stops      rootmap.Kinds // which of them are wanted
	// leaving is set while the frame is left, and branching while a block's branches are emitted.
	leaving, branching bool
	tables             []jumpTable
	calls              []callSite // of functions with landing pads
	frames             []frameOp
	room               int64 // by how much RSP is lowered for the arguments of a call
	counted            int64 // how far above the return address frames are counted from
	tails              tails
	traces             []trace // by mir instruction, with Checked
	starts             []int32 // by block, the instruction emitted at its label, with Checked
	// guardFailed is one more than the label of the call for a guard that was overwritten, 0 if
	// none was needed yet.
	guardFailed amd64.Label
}

// emit appends an instruction.
func (e *Emitter) emit(in amd64.Inst) {
	if m := &in.Args[1]; in.Op == amd64.LEA && m.Val == 0 && m.Index == amd64.NoReg &&
		m.Reg != amd64.NoReg && m.Reg != amd64.RIP && m.Sym == amd64.NoSym {
		in = amd64.Ins(amd64.MOV, in.W, in.Args[0], amd64.R(m.Reg))
	}
	if e.same.needless(&in) {
		e.note = NoteNone
		return
	}
	e.append(in, 0)
}

// append appends an instruction, needed or not; asm is one more than the inline assembly that it is
// part of.
func (e *Emitter) append(in amd64.Inst, asm int32) {
	e.same.note(&in)
	if e.Detail || e.Checked {
		r := Emitted{
			Inst: in, Value: e.value, Also: e.also, Block: e.blockAt, Note: e.note,
			Pushed: e.pushed, Asm: asm,
		}
		if e.current != nil && e.value == 0 {
			r.From, r.FromN = e.current.From, e.current.FromN
		}
		e.list = append(e.list, r)
	}
	e.note = NoteNone
	e.last = lastInst{op: in.Op, w: in.W}
	if in.Args[0].Kind == amd64.KindReg {
		e.last.dst = in.Args[0].Reg
	}
	if e.stops != 0 {
		e.noteSafePoints(&in)
	}
	e.asm.Emit(&in, 0)
}

// Function emits a function with the places that the allocator found.
func (e *Emitter) Function(f *mir.Func, alloc *regalloc.Result) {
	e.f, e.alloc, e.stops = f, alloc, f.SafePoints
	e.Frame.Reset(f, alloc)
	e.asm.Reset()
	e.list, e.points, e.frames, e.calls = e.list[:0], e.points[:0], e.frames[:0], e.calls[:0]
	e.tables, e.safePoints = e.tables[:0], e.safePoints[:0]
	e.moveAt, e.leaAt, e.condAt = 0, -1, -1
	e.exit.size, e.exits, e.locals = 0, e.exits[:0], e.locals[:0]
	e.layoutBlocks()
	e.mergeTails()
	e.beginTrace()
	e.prologue()
	for i := range e.order {
		e.block(i)
	}
	e.guardFailure()
}

// newLocal makes a label that is no block's.
func (e *Emitter) newLocal() amd64.Label {
	l := e.asm.NewLabel()
	e.locals = append(e.locals, l)
	return l
}

// block emits the i-th block of the order.
func (e *Emitter) block(i int) {
	n := e.order[i]
	e.blockAt = n
	b := &e.f.Blocks[n]
	e.asm.Bind(e.labels[n])
	e.label()
	e.moveAt, e.room = int(e.firstMove[n]), 0
	next := int32(-1)
	if i+1 < len(e.order) {
		next = e.order[i+1]
	}
	e.noteBlock(n)
	cut := e.cutOf(n)
	for k := b.First; k < b.End; k++ {
		in := &e.f.Insts[k]
		if cut != nil && cut.inst == k && !cut.prepared {
			e.trace(k, atBegin)
			e.leaveTail(cut)
			break
		}
		e.enterTail(n, k, false)
		e.trace(k, atBegin)
		e.moves(k, regalloc.AtStart, in)
		e.trace(k, atStart)
		e.moves(k, regalloc.Before, in)
		e.copies(k, in)
		if cut != nil && cut.inst == k {
			e.trace(k, atCopied)
			e.leaveTail(cut)
			break
		}
		e.enterTail(n, k, true)
		e.trace(k, atCopied)
		e.moves(k, regalloc.AtEnd, in)
		e.trace(k, atMain)
		e.current, e.instAt, e.value, e.also = in, k, 0, nil
		done := false
		if in.Flags&mir.IsTerm != 0 {
			done = e.terminator(b, k, next, i+1 == len(e.order))
		} else {
			e.inst(k, in)
		}
		e.trace(k, atAfter)
		if done {
			e.trace(k, atDone)
			break
		}
		e.moves(k, regalloc.After, in)
		e.moves(k, regalloc.Stores, in)
		e.trace(k, atDone)
	}
	e.current, e.value, e.also = nil, 0, nil
}
