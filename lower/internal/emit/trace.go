package emit

// stage is a moment in the writing of an instruction.
type stage uint8

// The moments, in order.
const (
	atBegin  stage = iota // before all that belongs to it
	atStart               // after the moves at the start of its block
	atCopied              // its operands are in place
	atMain                // after the moves at the end of its block: what it is itself comes now
	atAfter               // after that
	atDone                // after the moves that follow
	numStages
)

// trace says which of the emitted instructions belong to an instruction: those from one moment to
// the next. It is for Check.
type trace struct {
	at [numStages]int32 // numbers of emitted instructions, -1 where that was never reached
	// room is by how much RSP was lowered for arguments, before it and after it.
	room [2]int64
}

// tracer notes which instructions were written for what, for Check.
type tracer struct {
	*job
	out    *writer
	places *places
	of     []trace // by mir instruction
	starts []int32 // by block, the instruction emitted at its label
}

// reset makes room for the traces of a function.
func (t *tracer) reset() {
	if !t.checked {
		return
	}
	t.of = append(t.of[:0], make([]trace, len(t.f.Insts))...)
	for i := range t.of {
		for k := range t.of[i].at {
			t.of[i].at[k] = -1
		}
	}
	t.starts = append(t.starts[:0], make([]int32, len(t.f.Blocks))...)
	for i := range t.starts {
		t.starts[i] = -1
	}
}

// block notes where a block begins.
func (t *tracer) block(n int32) {
	if t.checked {
		t.starts[n] = int32(len(t.out.list))
	}
}

// note notes that the writing of an instruction has come to a moment.
func (t *tracer) note(inst int32, s stage) {
	if t.checked {
		t.set(inst, s)
	}
}

func (t *tracer) set(inst int32, s stage) {
	a := &t.of[inst]
	a.at[s] = int32(len(t.out.list))
	if s <= atMain {
		a.room[0] = t.places.room
	}
	a.room[1] = t.places.room
}
