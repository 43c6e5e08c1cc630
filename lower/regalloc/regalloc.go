package regalloc

import (
	"fmt"

	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// Slot is a place in the frame that holds values.
type Slot struct {
	// Size is 4, 8 or 16 bytes; the alignment is the same.
	Size uint8
	// Incoming is one more than the number of the incoming stack argument whose place it is, 0 for
	// a slot of the function's own frame.
	Incoming int32
	// Members are the virtual registers that it holds, one at a time.
	Members []mir.VReg
}

// LocKind says what a Loc is.
type LocKind uint8

// The kinds of place.
const (
	LocNone LocKind = iota
	LocReg          // the register Reg
	LocSlot         // the slot N of Result.Slots
	// the constant or address in Operand N of the function, or with Phi set, in Sources
	LocSource
)

// Loc is where a value is, or comes from.
type Loc struct {
	Kind LocKind
	Reg  amd64.Reg
	// Phi is set when N counts Sources and not Operands.
	Phi bool
	N   int32
}

// Stage is when a move happens, relative to its instruction.
type Stage uint8

// The stages in order.
const (
	AtStart Stage = iota // at the start of the block whose first instruction it is
	Before               // before the operands are copied
	Copies               // together with the copies of Tied, FixedUse and SlotUse operands
	AtEnd                // at the end of the block, before its last instruction
	After                // after the instruction
	Stores               // after that
	numStages
)

// Move is one copy. The moves of one instruction and stage happen at once.
type Move struct {
	Inst  int32
	Stage Stage
	// Size is how many bytes of the destination count, SrcSize of the source: 4, 8 or 16. A source
	// of 4 bytes for a destination of 8 is zero-extended, which it is in a register already.
	Size, SrcSize uint8
	VReg          mir.VReg
	Dst           Loc
	Src           Loc
}

// Result is an allocation. Operands of the function got their registers; the rest is here.
type Result struct {
	// Moves are sorted by instruction and stage.
	Moves []Move
	Slots []Slot
	// SlotOf is, by virtual register, one more than the slot that holds it when it is in memory; 0
	// for values never in memory.
	SlotOf []int32
	// InMemory is, by virtual register, set when its slot holds it from its definition on.
	InMemory []bool
	// Used is the set of callee-saved registers written to, bit 1<<Reg.
	Used uint64

	live func(pos int32) []amd64.Reg
}

// LiveAfter are the registers that hold values needed after an instruction, ascending.
func (r *Result) LiveAfter(inst int32) []amd64.Reg { return r.live(4*inst + 3) }

// Error is a failure to allocate, which is a fault of the code that was given or of this package.
type Error struct {
	Func, Message string
}

// Error describes the failure.
func (e *Error) Error() string {
	return fmt.Sprintf("register allocation of %s: %s", e.Func, e.Message)
}

// Allocator allocates one function after another and keeps its memory.
type Allocator struct{ a allocator }

// Allocate gives every virtual register of f places. The result is valid until the next call.
func (al *Allocator) Allocate(f *mir.Func) (res *Result, err error) {
	a := &al.a
	a.f, a.err = f, nil
	a.res.Moves, a.res.Slots, a.res.Used = a.res.Moves[:0], a.res.Slots[:0], 0
	a.findOrder()
	a.liveness()
	a.buildFamilies()
	a.findHints()
	a.findCrossing()
	a.scan()
	if a.err != nil {
		return nil, a.err
	}
	a.shrink()
	a.assign()
	a.joinSpilled()
	a.resolve()
	a.spillStores()
	a.assignSlots()
	a.sortMoves()
	if a.err != nil {
		return nil, a.err
	}
	a.res.live = a.registersAt
	return &a.res, nil
}

// registersAt are the registers that hold values at a position.
func (a *allocator) registersAt(pos int32) []amd64.Reg {
	var set uint64
	for i := range a.intervals {
		if it := &a.intervals[i]; it.reg != amd64.NoReg && it.start <= pos && pos < it.end &&
			a.liveAt(it.v, pos) {
			set |= 1 << it.reg
		}
	}
	var regs []amd64.Reg
	for r := amd64.RAX; r < amd64.NumRegs; r++ {
		if set&(1<<r) != 0 {
			regs = append(regs, r)
		}
	}
	return regs
}

type allocator struct {
	f   *mir.Func
	res Result
	err error

	// liveness
	values    []value
	uses      []use
	spans     []span
	blockFrom []int32 // first position of each block
	instBlock []int32
	mark      []int32
	stack     []int32
	calls     []int32 // positions of calls
	twice     []int32 // positions of calls that may return twice
	fixed     [amd64.NumRegs][]int32

	// families
	parent   []mir.VReg
	familyOf []int32
	families []family

	// scan
	gprs      [len(gprOrder)]amd64.Reg
	numGPRs   int
	intervals []interval
	first     []int32 // by virtual register, its first interval, -1 for none
	stored    []bool  // by virtual register: stored to its slot at its definition
	hint      []amd64.Reg
	crossing  []bool  // by virtual register: see findCrossing
	queue     []int32 // heap of split intervals by start
	active    [amd64.NumRegs]int32
	inactive  []int32
	cursor    [amd64.NumRegs]int
	callAt    int
	until     [amd64.NumRegs]int32

	pieces []int32
	freq   []int64 // of each block, see frequencies
}

func (a *allocator) fail(format string, args ...any) {
	if a.err == nil {
		a.err = &Error{a.f.Name, fmt.Sprintf(format, args...)}
	}
}
