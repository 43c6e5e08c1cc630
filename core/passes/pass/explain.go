package pass

import (
	"errors"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Explanation is what a pass says about its work: figures always, reasons when Options.Explain asks
// for them. Values are named by their ids alone.
type Explanation struct {
	// Pass is the pass's name.
	Pass string
	// Figures are what the pass added.
	Figures Figures
	// Safepoints are the statepoints inserted, in the order of the text.
	Safepoints []SafepointNote
	// Polls are the places considered for a poll.
	Polls []PollNote
	// Bases are the instructions inserted as bases.
	Bases []BaseNote
	// Moved are the comparisons that went down to their branch, past safepoints.
	Moved []MoveNote
	// Frames are the functions whose roots are on the shadow stack, in the order of the text.
	Frames []FrameNote
	// Findings are what the writer of the module should know.
	Findings findings.List
	// Violations are the unrelocated uses the safepoint verifier found.
	Violations []Violation
	// Report is the text the pass prints, if it prints any.
	Report string
}

// Figures count what a pass made.
type Figures struct {
	Polls, Statepoints, Relocates, Results, Remats, Bases, Phis int
	// Aggregates are the structs and arrays with references that were taken apart.
	Aggregates int
	// TokenPads are the landing pads that were made tokens, which LLVM's tools do not follow.
	TokenPads int
	// Barriers are the loads and stores made of llvm.gcread and llvm.gcwrite, Nulls the roots given
	// a first value, Roots those linked into the shadow stack, or declared for references.
	Barriers, Nulls, Roots int
}

// FrameNote says what a collector finds of a function on the shadow stack (GarbageCollection.rst,
// "The Shadow Stack GC").
type FrameNote struct {
	// Func is the function, Map the constant FrameMap, Entry the alloca of its StackEntry, and
	// Chain the variable that holds the newest entry.
	Func, Map, Entry, Chain provenance.ID
	// Described is how many of the roots, the first, have metadata.
	Described int
	Roots     []RootNote
}

// RootNote is one root of an entry.
type RootNote struct {
	// Slot is the address in the entry; Metadata is what describes the root, nil for nothing.
	Slot     provenance.ID
	Metadata ir.Value
	// Entry is the type of the entry, whose field Field the root is.
	Entry *ir.Type
	Field int
}

// MoveNote says of a comparison past which calls the pass moved it down to its branch: what it
// compares is needed after them.
type MoveNote struct {
	Compare provenance.ID
	Past    []provenance.ID
}

// SafepointNote explains one statepoint.
type SafepointNote struct {
	// Func is the function, Call the call that became the statepoint, and Statepoint its token.
	Func, Call, Statepoint provenance.ID
	Live                   []LiveNote
}

// LiveNote explains why a value is listed at a safepoint.
type LiveNote struct {
	// Value is the pointer as it was before the pass, and Base the pointer to its object, also
	// before relocation.
	Value, Base provenance.ID
	// NextUse is the instruction that needs the value next: the call itself if only its operand is
	// needed, 0 if only a relocated copy of a base is.
	NextUse provenance.ID
	// Way are the blocks from the safepoint to NextUse, both ends included; none if that is the
	// call itself.
	Way []provenance.ID
	// OwnOperand says that NextUse is the call itself, which LLVM counts, and that nothing needs
	// the value after it.
	OwnOperand bool
	// Taken says that Value is a deopt operand, which is taken to be a base without a look.
	Taken bool
	// Chain are the definitions walked from Value to Base, both included.
	Chain []provenance.ID
	// Relocate is the gc.relocate, or the first instruction of the rematerialised chain if Remat is
	// set.
	Relocate provenance.ID
	// Unwind is the same on the unwind edge of an invoke, 0 if there is none.
	Unwind provenance.ID
	// Remat says that the value is computed again after the safepoint instead of relocated.
	Remat bool
}

// BaseNote explains an instruction that was inserted because pointers into different objects meet.
type BaseNote struct {
	// Value is the pointer in which they meet, and Base what was inserted beside it.
	Func, Value, Base provenance.ID
	// Inputs are what meets, as operands of Value, each with its base.
	Inputs []BaseInput
}

// BaseInput is a pointer with its base.
type BaseInput struct{ Value, Base provenance.ID }

// PollReason is a rule of PlaceSafepoints.
type PollReason uint8

// The rules that place a poll or leave one out.
const (
	// PollEntry: the function begins; the poll stands as late as it can, before the first call,
	// or where the only way from the entry parts, joins others or ends.
	PollEntry PollReason = iota
	// PollBackedge: the loop may run for long without a safepoint.
	PollBackedge
	// PollReturn: asked for by -spp-return-polls; before the call that only the return may follow,
	// if there is one.
	PollReturn
	// NoPollCounted: the loop's trip count fits the width of -spp-counted-loop-trip-width.
	NoPollCounted
	// NoPollCall: a call on every way from the latch to the header is a safepoint already.
	NoPollCall
	// NoPollOption: an option switched polls of this kind off.
	NoPollOption
	// NoPollStrategy: the function's strategy has no polls.
	NoPollStrategy
	// NoPollBody: the module does not define gc.safepoint_poll.
	NoPollBody
	// NoPollAsked: the function is not to be changed, by its attribute optnone.
	NoPollAsked
	// NoPollTwice: the entry poll stands where the poll of a return would.
	NoPollTwice
)

var pollReasons = [...]string{
	PollEntry:      "entry poll, before the first call or branch",
	PollBackedge:   "poll on the back edge",
	PollReturn:     "poll before the return",
	NoPollCounted:  "no poll: the loop is counted",
	NoPollCall:     "no poll: a call on every iteration is a safepoint already",
	NoPollOption:   "no poll: switched off by an option",
	NoPollStrategy: "no poll: the function has no strategy that wants them",
	NoPollBody:     "no poll: the module does not define @gc.safepoint_poll",
	NoPollAsked:    "no poll: the function is not to be changed (optnone)",
	NoPollTwice:    "no poll: the entry poll is here already",
}

// String is the reason in words.
func (r PollReason) String() string { return pollReasons[r] }

// PollNote explains a poll that was placed or left out.
type PollNote struct {
	Func provenance.ID
	// At is the instruction before which the poll stands or would stand.
	At     provenance.ID
	Placed bool
	// Calls are those of the poll that stands there.
	Calls []provenance.ID
	// Width says of a poll on a back edge that nothing bounds the loop's trip count to that many
	// bits, NoCall that no call on every iteration is a safepoint; 0 and false where nothing was
	// checked.
	Width  int
	NoCall bool
	Reason PollReason
	// Because is the call or the comparison that decided, 0 if none did.
	Because provenance.ID
}

// Violation is one use of a pointer that a safepoint may have made stale.
type Violation struct {
	Func provenance.ID
	// Value is the pointer, Use the instruction that uses it, and Operand which operand it is.
	Value, Use provenance.ID
	Operand    int
	// Safepoint is the statepoint after which the value is stale, and Path the blocks from there to
	// the use, both ends included.
	Safepoint provenance.ID
	Path      []provenance.ID
	// Instead is the relocate that ought to be used instead, 0 if there is none.
	Instead provenance.ID
	// Root is the pointer from before the safepoint: Value itself, or what Value is computed from.
	// If a phi took it along, that is Phi, and From the block that it took it from.
	Root, Phi, From provenance.ID
}

// LeftAlone warns of a function that a pass leaves as it is, because nothing is known of its
// strategy.
func (e *Explanation) LeftAlone(err error) {
	var u *Unsupported
	if errors.As(err, &u) {
		d := u.Diagnostic()
		d.Severity = source.Warning
		d.Notes = append(d.Notes, "The pass "+e.Pass+" leaves the function unchanged.")
		e.Findings.Warn(d)
	}
}
