package pass

import (
	"errors"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Explanation describes a pass's work: figures always, reasons if Options.Explain is set. Values
// are named by their ids alone.
type Explanation struct {
	// Pass is the pass's name.
	Pass string
	// Unchanged is set by a pass that knows that it left the module as it was.
	Unchanged bool
	// Figures are what the pass added.
	Figures Figures
	// Safepoints are the statepoints inserted, in the order of the text.
	Safepoints []SafepointNote
	// Polls are the positions considered for a poll.
	Polls []PollNote
	// Bases are the instructions inserted as bases.
	Bases []BaseNote
	// Barriers are the accesses of objects that were considered for a barrier.
	Barriers []BarrierNote
	// Moved are the comparisons that went down to their branch, past safepoints.
	Moved []MoveNote
	// Frames are the functions whose roots are on the shadow stack, in the order of the text.
	Frames []FrameNote
	// Findings are warnings and notes for the author of the module.
	Findings findings.List
	// Violations are the unrelocated uses the safepoint verifier found.
	Violations []Violation
	// Report is the text the pass prints, if it prints any.
	Report string
	// Between, unless nil, is what functions tell each other: what the pass found in one function
	// may depend on it.
	Between Between
}

// Between is what the functions of a module tell each other.
type Between interface {
	// Told returns it as a text; ok is false if that is not all.
	Told() (said string, ok bool)
}

// Figures counts what a pass inserted.
type Figures struct {
	Polls, Statepoints, Relocates, Results, Remats, Bases, Phis int
	// Aggregates are the structs and arrays with references that were split.
	Aggregates int
	// TokenPads are the landing pads that were made tokens, which LLVM's tools do not support.
	TokenPads int
	// Barriers are the calls to llvm.gcread and llvm.gcwrite lowered to loads and stores, and the
	// accesses that got a barrier; Spared are those that need none. Nulls are the roots initialised
	// with null, Roots those linked into the shadow stack, or declared for references.
	Barriers, Spared, Nulls, Roots int
	// References are the values that became references, Collected the functions that got a
	// strategy, Leaves those that were marked as leaves, and Freed the calls that freed references.
	References, Collected, Leaves, Freed int
}

// BarrierNote explains the barrier of an access of an object.
type BarrierNote struct {
	Func, At provenance.ID
	// Barrier is what the access got, in the words of the switches of strategies (gc.BarrierWord),
	// "" for nothing.
	Barrier string
	// Spared are the reasons for which the barrier, or a part of it, was omitted.
	Spared gc.Spared
}

// String says what the access got and why no more.
func (n *BarrierNote) String() string {
	why := ""
	switch {
	case n.Spared&gc.SparedFresh != 0:
		why = "the object is new: no safepoint has followed its allocation"
	case n.Spared&gc.SparedSame != 0:
		why = "the field already holds what is stored"
	case n.Spared&gc.SparedNull != 0:
		why = "what is stored is null"
	case n.Spared&gc.SparedAgain != 0:
		why = "the barrier has run for this field, and no safepoint has followed"
	}
	switch {
	case n.Barrier == "" && why == "":
		return "no barrier applies"
	case n.Barrier == "":
		return "no barrier: " + why
	case why == "":
		return "barrier " + n.Barrier
	}
	return "barrier " + n.Barrier + " only: " + why
}

// FrameNote describes a function's entry on the shadow stack (GarbageCollection.rst, "The Shadow
// Stack GC").
type FrameNote struct {
	// Func is the function, Map the constant FrameMap, Entry the alloca of its StackEntry, and
	// Chain the variable with the newest entry.
	Func, Map, Entry, Chain provenance.ID
	// Described is the number of roots with metadata, which come first.
	Described int
	Roots     []RootNote
}

// RootNote is one root of an entry.
type RootNote struct {
	// Slot is the address in the entry; Metadata describes the root, nil for none.
	Slot     provenance.ID
	Metadata ir.Value
	// Entry is the type of the entry, and Field the index of the root's field.
	Entry *ir.Type
	Field int
}

// MoveNote lists the calls past which the pass moved a comparison down to its branch; the compared
// values are needed after them.
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
	// Way are the blocks from the safepoint to NextUse, both included; none if that is the call
	// itself.
	Way []provenance.ID
	// OwnOperand is set if NextUse is the call itself, which LLVM counts as a use, and nothing
	// needs the value after it.
	OwnOperand bool
	// Taken is set if Value is a deopt operand, which is assumed to be a base without a check.
	Taken bool
	// Chain are the definitions walked from Value to Base, both included.
	Chain []provenance.ID
	// Relocate is the gc.relocate, or the first instruction of the rematerialised chain if Remat is
	// set.
	Relocate provenance.ID
	// Unwind is the same on the unwind edge of an invoke, 0 if there is none.
	Unwind provenance.ID
	// Remat is set if the value is recomputed after the safepoint instead of relocated.
	Remat bool
}

// BaseNote explains an instruction that was inserted because pointers into different objects meet.
type BaseNote struct {
	// Value is the pointer that merges them, and Base the instruction inserted beside it.
	Func, Value, Base provenance.ID
	// Inputs are the merged pointers, operands of Value, each with its base.
	Inputs []BaseInput
}

// BaseInput is a pointer with its base.
type BaseInput struct{ Value, Base provenance.ID }

// PollReason is a rule of PlaceSafepoints.
type PollReason uint8

// The rules that place or omit a poll.
const (
	// PollEntry: at the function's entry; the poll is as late as possible: before the first call,
	// or where the only path from the entry branches, joins another or ends.
	PollEntry PollReason = iota
	// PollBackedge: the loop may run for long without a safepoint.
	PollBackedge
	// PollReturn: requested by -spp-return-polls; before a call that only the return may follow, if
	// there is one.
	PollReturn
	// NoPollCounted: the loop's trip count fits the width of -spp-counted-loop-trip-width.
	NoPollCounted
	// NoPollCall: a call on every path from the latch to the header is already a safepoint.
	NoPollCall
	// NoPollOption: an option disables polls of this kind.
	NoPollOption
	// NoPollStrategy: the function's strategy has no polls.
	NoPollStrategy
	// NoPollBody: the module does not define gc.safepoint_poll.
	NoPollBody
	// NoPollAsked: the function must not be changed, because of its attribute optnone.
	NoPollAsked
	// NoPollTwice: the entry poll is at the same position as that of the return.
	NoPollTwice
)

var pollReasons = [...]string{
	PollEntry:      "entry poll, before the first call or branch",
	PollBackedge:   "poll on the back edge",
	PollReturn:     "poll before the return",
	NoPollCounted:  "no poll: the loop is counted",
	NoPollCall:     "no poll: a call on every iteration is a safepoint already",
	NoPollOption:   "no poll: switched off by an option",
	NoPollStrategy: "no poll: the function has no strategy with polls",
	NoPollBody:     "no poll: the module does not define @gc.safepoint_poll",
	NoPollAsked:    "no poll: the function must not be changed (optnone)",
	NoPollTwice:    "no poll: the entry poll is here already",
}

// String returns the reason in words.
func (r PollReason) String() string { return pollReasons[r] }

// PollNote explains a poll that was placed or omitted.
type PollNote struct {
	Func provenance.ID
	// At is the instruction before which the poll is or would be.
	At     provenance.ID
	Placed bool
	// Calls are the calls to the poll that was placed there.
	Calls []provenance.ID
	// For a poll on a back edge, Width is the number of bits that the loop's trip count may exceed,
	// and NoCall is set if no call on every iteration is a safepoint; 0 and false if that was not
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
	// Value is the pointer, Use the instruction that uses it, and Operand the index of the operand.
	Value, Use provenance.ID
	Operand    int
	// Safepoint is the statepoint after which the value is stale, and Path the blocks from there to
	// the use, both included.
	Safepoint provenance.ID
	Path      []provenance.ID
	// Instead is the relocate that should be used instead, 0 if there is none.
	Instead provenance.ID
	// Root is the pointer from before the safepoint: Value itself, or the pointer from which it is
	// computed. If it came through a phi, Phi is that phi, and From its incoming block.
	Root, Phi, From provenance.ID
}

// Add adds what was done to one more function.
func (e *Explanation) Add(more *Explanation) {
	e.Figures.Add(&more.Figures)
	e.Safepoints = append(e.Safepoints, more.Safepoints...)
	e.Polls = append(e.Polls, more.Polls...)
	e.Bases = append(e.Bases, more.Bases...)
	e.Barriers = append(e.Barriers, more.Barriers...)
	e.Moved = append(e.Moved, more.Moved...)
	e.Frames = append(e.Frames, more.Frames...)
	e.Findings = append(e.Findings, more.Findings...)
	e.Violations = append(e.Violations, more.Violations...)
	e.Report += more.Report
}

// Add adds the figures of another function.
func (f *Figures) Add(g *Figures) {
	f.Polls += g.Polls
	f.Statepoints += g.Statepoints
	f.Relocates += g.Relocates
	f.Results += g.Results
	f.Remats += g.Remats
	f.Bases += g.Bases
	f.Phis += g.Phis
	f.Aggregates += g.Aggregates
	f.TokenPads += g.TokenPads
	f.Barriers += g.Barriers
	f.Spared += g.Spared
	f.Nulls += g.Nulls
	f.Roots += g.Roots
	f.References += g.References
	f.Collected += g.Collected
	f.Leaves += g.Leaves
	f.Freed += g.Freed
}

// LeftAlone warns that a pass leaves a function unchanged because its strategy is unknown.
func (e *Explanation) LeftAlone(err error) {
	var u *Unsupported
	if errors.As(err, &u) {
		d := u.Diagnostic()
		d.Severity = source.Warning
		d.Notes = append(d.Notes, "The pass "+e.Pass+" leaves the function unchanged.")
		e.Findings.Warn(d)
	}
}
