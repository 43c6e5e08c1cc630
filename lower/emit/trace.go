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
	atDone                // after the moves behind it
	numStages
)

// trace says which of the emitted instructions belong to an instruction: those from one moment to
// the next. It is for Check.
type trace struct {
	at [numStages]int32 // numbers of emitted instructions, -1 where that was never reached
	// room is by how much RSP was lowered for arguments, before it and after it.
	room [2]int64
}

// beginTrace makes room for the traces of a function.
func (e *Emitter) beginTrace() {
	if !e.Checked {
		return
	}
	e.traces = append(e.traces[:0], make([]trace, len(e.f.Insts))...)
	for i := range e.traces {
		for k := range e.traces[i].at {
			e.traces[i].at[k] = -1
		}
	}
	e.starts = append(e.starts[:0], make([]int32, len(e.f.Blocks))...)
	for i := range e.starts {
		e.starts[i] = -1
	}
}

func (e *Emitter) noteBlock(n int32) {
	if e.Checked {
		e.starts[n] = int32(len(e.list))
	}
}

// trace notes that the writing of an instruction has come to a moment.
func (e *Emitter) trace(inst int32, s stage) {
	if e.Checked {
		e.setTrace(inst, s)
	}
}

func (e *Emitter) setTrace(inst int32, s stage) {
	t := &e.traces[inst]
	t.at[s] = int32(len(e.list))
	if s <= atMain {
		t.room[0] = e.room
	}
	t.room[1] = e.room
}
