package judge

import (
	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// A log records one run. For the machine: for each activation of a function, in order, the blocks
// it entered, the calls it made, and the contents of places at claims. For the interpreter: blocks,
// calls, and the values of names.

// activation is one activation of a function in the machine.
type activation struct {
	fn    int    // in lower.Result.Funcs
	frame uint64 // RSP after the prologue
	cfa   uint64 // RSP before the call
	begun *syncPoint
	list  []event
}

type eventKind uint8

const (
	entered  eventKind = iota // the code at an offset, where blocks begin
	called                    // the call number n
	observed                  // what a claim's place held
	returned                  // the same, where a call returned
	inside                    // an access: whether it lay in the slot named
)

// event is something that happened in an activation.
type event struct {
	kind   eventKind
	claim  *Claim
	offset uint32
	n      int
	lo, hi uint64
}

// syncPoint is a call that both runs make: of a function of the module, or of one that it declares.
type syncPoint struct {
	name string
	args []uint64 // of an external, as far as they are known
	// result is what an external returned, thrown whether it threw.
	result        uint64
	thrown        bool
	selector      uint64 // what the landing pad gets beside it
	before, after int    // collections
}

// collection is a collection: the evacuated space, and the objects that moved out of it. The rest
// of it is dead.
type collection struct {
	space, end uint64
	moves      []move
	// gap is an object that nothing refers to, among what moved; 0 for none.
	gap, gapSize uint64
}

type move struct{ from, to, size uint64 }

// machineLog is what the machine did in one run.
type machineLog struct {
	acts        []*activation
	syncs       []*syncPoint
	collections []collection
	result      uint64
	err         error
}

// replayed is one activation in the interpreter.
type replayed struct {
	fn     *ir.Func
	now    int // time
	blocks []entry
	calls  []call
	defs   map[provenance.ID][]def
	left   bool // it ran to its end
	born   born
	// stale are pointers that the program itself uses unrelocated after a collection.
	stale map[provenance.ID]bool
	// waiting are relocates of live pointers that nothing has used yet.
	waiting map[provenance.ID]*Claim
}

type entry struct {
	at    int
	block provenance.ID
}

type call struct {
	at    int
	n     int // of machineLog.syncs
	instr *ir.Instr
}

// def is the value that a name was given at a time.
type def struct {
	at    int
	value interp.Value
	// epoch is the number of earlier collections.
	epoch int
}
