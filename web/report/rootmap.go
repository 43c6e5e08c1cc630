package report

// RootedFunc is a function in the computed map of roots: LLVM 2.8's GCFunctionInfo.
type RootedFunc struct {
	Name, Strategy string
	// ID is the function's.
	ID uint32
	// Frame describes the size of the frame.
	Frame string
	Roots []RootRow
	// Points are the safe points in the order of the code.
	Points []RootPoint
	// List is set instead of Points if the roots are on a shadow stack.
	List *RootList
}

// RootList says how a collector finds the roots of a function through the shadow stack.
type RootList struct {
	// Chain is the variable that holds the newest entry, Entry the function's in its frame, and Map
	// the constant that describes its roots, as the module calls them.
	Chain, Entry, Map       string
	ChainID, EntryID, MapID uint32
	// Size is the entry's, in bytes; the first Described of the roots have metadata.
	Size      uint64
	Described int
}

// RootRow is a root of a function.
type RootRow struct {
	// ID is 0 if no safe point has the root.
	ID     uint32
	Number int
	// Place is its location in the frame, Value the module's name for the slot, and Metadata the
	// constant that it is declared with, "" for none.
	Place, Value, Metadata string
}

// RootPoint is a safe point.
type RootPoint struct {
	ID          uint32
	Kind, Label string
	// Address counts from the start of the code.
	Address uint64
	// Live are the roots that the collector visits.
	Live []RootRef
}

// RootRef names a root at a safe point.
type RootRef struct {
	ID     uint32
	Number int
}
