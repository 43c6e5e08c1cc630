package report

// Finding is a use of a pointer that a safepoint may have made stale: the object
// may have moved, and the pointer was not relocated.
type Finding struct {
	// Value is the pointer, Use the instruction that uses it, and Safepoint the
	// statepoint that it did not survive.
	Value, Use, Safepoint uint32
	// Instead is the relocate to use instead, 0 if there is none.
	Instead uint32
	// Path are the blocks on a way from the safepoint to the use, both ends
	// included.
	Path []uint32
	// Steps are the instructions on that way, in order; of a very long one only
	// the first.
	Steps []uint32
}
