package report

// Finding is a use of a stale pointer: a safepoint may have moved the object, and the pointer was
// not relocated.
type Finding struct {
	// Value is the pointer, Use the instruction that uses it, and Safepoint the
	// statepoint that it did not survive.
	Value, Use, Safepoint uint32
	// Instead is the relocate to use in place of Value, 0 if there is none.
	Instead uint32
	// Path lists the blocks on a path from the safepoint to the use, both ends included.
	Path []uint32
	// Steps are the instructions on that path, in order; only the first ones if it is very long.
	Steps []uint32
	// Chain is the chain of a finding about an object, and Word what it is: Value is then the
	// record or location, and Safepoint and Use are its call and its last instruction.
	Chain []Step
	Word  string
}
