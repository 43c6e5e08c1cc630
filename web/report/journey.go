package report

// Journey is where a pointer is across each safepoint that it lives across, and why.
type Journey struct {
	// ID is the id that was asked about, Name what it is called, and Category its colour.
	ID       uint32
	Name     string
	Category Category
	Rows     []Crossing
	// Absent says what there is instead of rows: "No record lists it.".
	Absent string
	// More is how many rows were left out.
	More uint32
	// Reasons say why: each is data of a pass or of the lowering, none is made up for where they
	// say nothing.
	Reasons []Reason
	// Bases are the definitions by which the base was found, for a drawing; none if it is its own.
	Bases BaseGraph
	// Drawing is Bases as SVG, where a page is to show it.
	Drawing string
	// Ways are, for each row in turn, the instructions from the definition of the pointer to the
	// safepoint, and from there to the next use.
	Ways [][]uint32
	// Blocks are the blocks on these ways, way after way, with a 0 behind each.
	Blocks []uint32
}

// Crossing is one safepoint that a pointer lives across.
type Crossing struct {
	// Pointer is the pointer as the safepoint lists it.
	Pointer NamedID
	Call    CallSite
	// Before is where the pointer is before the call.
	Before []Spot
	// Stores put it into its slot for this call. Since are stores for earlier safepoints, after
	// which it may have stayed in the slot.
	Stores, Since []Spot
	// Incoming says that it came in its slot, with the arguments of the function.
	Incoming bool
	// Record and Location are ids in the map, 0 for none; Number is the location's, BaseNumber its
	// base's.
	Record, Location   uint32
	RecordNumber       uint32
	Number, BaseNumber uint32
	Place, BasePlace   Spot
	BaseLocation       uint32
	Base               NamedID
	// OwnBase says that the pointer is its own base.
	OwnBase bool
	// Constant is what the record has instead of a place, such as "null".
	Constant string
	// Reads are the first instructions to read the slot afterwards, before another safepoint.
	Reads []Spot
	// Until are the calls that list the slot next, with nothing stored to it in between.
	Until []CallSite
	// Ends says that there is a way on which nothing needs the slot any more.
	Ends bool
	// After are the names of the pointer after the call, and where the call unwinds.
	After, Unwound []NamedID
	// Again says that it is not listed: After is computed from what is.
	Again bool
	// Unlisted says why no location of the record has it, where none has: "computed again". Of a
	// pointer that has a location, but no relocate, it says what that is for: "as a base only".
	Unlisted string
	// Same says that nothing moves: the name stays what it was.
	Same bool
}

// NamedID is a thing with what it is called.
type NamedID struct {
	ID   uint32
	Name string
}

// CallSite is a call that is a safepoint.
type CallSite struct {
	// ID is the statepoint, Name the callee.
	NamedID
	// Line is that of the call in the source, 0 for none.
	Line uint32
	// Poll says that it is the call of a poll.
	Poll bool
	// Func is the function that it is in.
	Func NamedID
}

// Spot is a place at an instruction.
type Spot struct {
	// ID is the place's, a slot or a register, 0 if nothing stands for it; Place is what it is
	// called: "rax", "[rsp+8]".
	ID    uint32
	Place string
	// Inst is the instruction, 0 for none, and Address where it is in its function.
	Inst, Address uint32
}

// Reason is a sentence about a pointer.
type Reason struct {
	// About is one word: "Live", "Base", "Slot", "Poll", "Option".
	About string
	Parts []Part
}

// Part is a piece of a sentence or of a cell.
type Part struct {
	Text string
	// ID is what the piece leads to, 0 for words.
	ID uint32
	// Code says that it is code, Quiet that it is said more quietly.
	Code, Quiet bool
}

// BaseGraph shows by which definitions the base of a pointer was found.
type BaseGraph struct {
	Nodes []BaseNode
	Edges []BaseEdge
}

// BaseNode is a pointer.
type BaseNode struct {
	NamedID
	Category Category
	// Column and Row are its place in the drawing.
	Column, Row int32
}

// BaseEdge leads from one node to another, by their numbers.
type BaseEdge struct {
	From, To int32
	// Label is what happens on the way: "+8".
	Label string
	// Inside says that the pointer at the beginning points into the object at the end.
	Inside bool
}
