package emit

import (
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/frame"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// Emitted is an emitted instruction, kept with Emitter.Detail.
type Emitted struct {
	Inst amd64.Inst
	// Value is the value it moves, for moves between instructions.
	Value provenance.ID
	// Block is of mir.Func, -1 for the prologue.
	Block int32
	// Also are other values that it moves, in its role as the end of other blocks.
	Also []Held
	// From and FromN are as in mir.Inst.
	From, FromN uint32
	Note        Note
	// Pushed is the distance of the stack pointer from its usual position in the frame.
	Pushed int64
	// Asm is one more than the inline assembly it is part of, 0 for none.
	Asm int32
	// Ends is set if its callee does not return and no code follows it.
	Ends bool
}

// Note is what an instruction does with a value that it moves.
type Note uint8

// The notes.
const (
	NoteNone   Note = iota // it moves the value to its first operand, or is unknown
	NoteSpill              // it stores it in a slot of the frame
	NoteReload             // it loads it from one
)

var noteWords = [...]string{"", "spill", "reload"}

// String is the word for a comment; empty for a plain move.
func (k Note) String() string { return noteWords[k] }

// job is the function being emitted, and the options.
type job struct {
	f     *mir.Func
	alloc *regalloc.Result
	frame *frame.Layout
	// symbols are the module's, and needsGOT reports which of its values are addressed through the
	// global offset table.
	symbols  *mir.Symbols
	needsGOT func(ir.Named) bool
	// detail keeps the instructions with their provenance, checked the data for Check.
	detail, checked bool
}

// Emitter emits one function after another, and reuses its memory. Its results are valid until the
// next function. Its fields are the parts of the work with their results.
type Emitter struct {
	// Symbols are the module's, and NeedsGOT reports which of its values are addressed through the
	// global offset table.
	Symbols  *mir.Symbols
	NeedsGOT func(ir.Named) bool
	// Detail keeps the instructions with their provenance.
	Detail bool
	// Checked keeps the data for Check.
	Checked bool
	// Frame is the layout of the function's frame.
	Frame frame.Layout

	job
	out        writer
	layout     layout
	nest       nest
	often      frequencies
	chains     chains
	aligner    aligner
	places     places
	tails      tails
	dispatches dispatches
	mover      mover
	copier     copier
	insts      instWriter
	branches   branches
	entry      entrance
	exits      exits
	unwind     unwinding
	guard      guardian
	records    records
	landings   landings
	tables     jumpTables
	safe       safePoints
	trace      tracer
}

// connect connects the parts to each other.
func (e *Emitter) connect() {
	j, out, lay, at := &e.job, &e.out, &e.layout, &e.places
	probes := &prober{job: j, out: out, unwind: &e.unwind}
	out.safe = &e.safe
	e.nest = nest{job: j, layout: lay}
	*lay = layout{job: j, out: out, chains: &e.chains}
	e.often = frequencies{nest: &e.nest}
	e.chains = chains{frequencies: &e.often}
	e.aligner = aligner{job: j, layout: lay, often: &e.often}
	*at = places{job: j, layout: lay}
	e.tails = tails{job: j, out: out, layout: lay, safe: &e.safe,
		eq: &equality{job: j, layout: lay, places: at}}
	e.dispatches = dispatches{job: j, layout: lay, tails: &e.tails}
	e.mover = mover{job: j, out: out, places: at}
	e.copier = copier{job: j, out: out, places: at, mover: &e.mover, tails: &e.tails}
	e.insts = instWriter{job: j, out: out, places: at, copier: &e.copier, branches: &e.branches,
		records: &e.records, landings: &e.landings, unwind: &e.unwind, probes: probes,
		safe: &e.safe}
	e.branches = branches{job: j, out: out, layout: lay, copier: &e.copier, insts: &e.insts,
		exits: &e.exits, tables: &e.tables, safe: &e.safe}
	e.entry = entrance{job: j, out: out, unwind: &e.unwind, probes: probes, guard: &e.guard}
	e.exits = exits{job: j, out: out, places: at, unwind: &e.unwind, guard: &e.guard, safe: &e.safe}
	e.unwind = unwinding{job: j, out: out}
	e.guard = guardian{job: j, out: out, places: at, probes: probes}
	e.records = records{job: j, out: out, places: at, safe: &e.safe}
	e.landings = landings{job: j, out: out, layout: lay}
	e.tables = jumpTables{job: j, out: out, layout: lay}
	e.safe = safePoints{out: out, layout: lay, places: at}
	e.trace = tracer{job: j, out: out, places: at}
}

// Function emits a function with the given register allocation.
func (e *Emitter) Function(f *mir.Func, alloc *regalloc.Result) {
	if e.out.safe != &e.safe {
		e.connect()
	}
	e.job = job{f: f, alloc: alloc, frame: &e.Frame, symbols: e.Symbols, needsGOT: e.NeedsGOT,
		detail: e.Detail, checked: e.Checked}
	e.Frame.Reset(f, alloc)
	e.out.reset(e.Detail || e.Checked)
	e.safe.reset(f.SafePoints)
	e.records.list, e.unwind.list = e.records.list[:0], e.unwind.list[:0]
	e.landings.list, e.tables.list = e.landings.list[:0], e.tables.list[:0]
	e.copier.moveAt, e.copier.leaAt, e.branches.condAt = 0, -1, -1
	e.exits.last.size, e.exits.all = 0, e.exits.all[:0]
	e.layout.find()
	e.aligner.find()
	e.tails.find()
	e.dispatches.reset()
	e.trace.reset()
	e.entry.make()
	for i := range e.layout.order {
		e.block(i)
	}
	e.guard.failure()
}

// block emits the i-th block of the order.
func (e *Emitter) block(i int) {
	n := e.layout.order[i]
	e.out.blockAt = n
	if e.aligner.at[n] {
		e.out.append(amd64.Ins(amd64.Pad, amd64.W0, amd64.I(e.f.LoopAlign)), 0)
	}
	e.out.bind(e.layout.labels[n])
	e.copier.moveAt, e.places.room = int(e.layout.firstMove[n]), 0
	if n > 0 && n == e.frame.Late {
		e.entry.prologue()
	}
	e.trace.block(n)
	e.code(n, e.layout.next(i), i+1 == len(e.layout.order))
}

// code emits the instructions of a block. next is the block after it, and last is set if there is
// none.
func (e *Emitter) code(n, next int32, last bool) {
	b := &e.f.Blocks[n]
	cut := e.tails.cutOf(n)
	for k := b.First; k < b.End; k++ {
		in := &e.f.Insts[k]
		if cut != nil && cut.inst == k && !cut.prepared {
			e.trace.note(k, atBegin)
			e.tails.leave(cut)
			break
		}
		e.tails.enter(n, k, false)
		e.trace.note(k, atBegin)
		e.copier.moves(k, regalloc.AtStart, in)
		e.trace.note(k, atStart)
		e.copier.moves(k, regalloc.Before, in)
		e.copier.copies(k, in)
		if cut != nil && cut.inst == k {
			e.trace.note(k, atCopied)
			e.tails.leave(cut)
			break
		}
		e.tails.enter(n, k, true)
		e.trace.note(k, atCopied)
		e.copier.moves(k, regalloc.AtEnd, in)
		e.trace.note(k, atMain)
		if to := e.dispatches.repeated(n, k, next); to >= 0 {
			e.trace.note(k, atAfter)
			e.trace.note(k, atDone)
			e.repeat(to, k)
			break
		}
		e.out.of(in, k)
		done := false
		if in.Flags&mir.IsTerm != 0 {
			done = e.branches.write(b, k, next, last)
		} else {
			e.insts.write(k, in)
		}
		e.trace.note(k, atAfter)
		if done {
			e.trace.note(k, atDone)
			break
		}
		e.copier.moves(k, regalloc.After, in)
		e.copier.moves(k, regalloc.Stores, in)
		e.trace.note(k, atDone)
	}
	e.out.of(nil, 0)
}
