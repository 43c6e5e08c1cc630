package emit

// stage is a stage in the emission of an instruction.
type stage uint8

// The stages, in order.
const (
	atBegin  stage = iota // before all of its code
	atStart               // after the moves at the start of its block
	atCopied              // its operands are in place
	atMain                // after the moves at the end of its block, before the instruction itself
	atAfter               // after the instruction itself
	atDone                // after the moves that follow
	numStages
)

// trace has the emitted instructions of an instruction at each stage. It is for Check.
type trace struct {
	at [numStages]int32 // indices of emitted instructions, -1 if a stage was not reached
	// room is the number of bytes by which RSP is lowered for arguments, before and after it.
	room [2]int64
}

// tracer records the emitted code of each instruction, for Check.
type tracer struct {
	*job
	out    *writer
	places *places
	of     []trace // by mir instruction, then of repeated blocks
	shift  int32   // added to the numbers of instructions while a block is repeated
	starts []int32 // by block, the instruction emitted at its label
}

// reset allocates the traces of a function.
func (t *tracer) reset() {
	if !t.checked {
		return
	}
	t.of = t.of[:0]
	t.extend(int32(len(t.f.Insts)))
	t.starts = append(t.starts[:0], make([]int32, len(t.f.Blocks))...)
	for i := range t.starts {
		t.starts[i] = -1
	}
}

// extend makes room for more instructions, and returns the number of the first.
func (t *tracer) extend(n int32) int32 {
	first := len(t.of)
	t.of = append(t.of, make([]trace, n)...)
	for i := range t.of[first:] {
		for k := range t.of[first+i].at {
			t.of[first+i].at[k] = -1
		}
	}
	return int32(first)
}

// block records the start of a block.
func (t *tracer) block(n int32) {
	if t.checked {
		t.starts[n] = int32(len(t.out.list))
	}
}

// note records that the emission of an instruction has reached a stage.
func (t *tracer) note(inst int32, s stage) {
	if t.checked {
		t.set(inst+t.shift, s)
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
