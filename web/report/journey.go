package report

// Journey is where a pointer is across each safepoint that it lives across, and why.
type Journey struct {
	// ID is the requested id, Name its name, and Category its colour.
	ID       uint32
	Name     string
	Category Category
	Rows     []Crossing
	// Absent explains why there are no rows: "No record lists it.".
	Absent string
	// More is the number of rows omitted.
	More uint32
	// Reasons explain the rows: each comes from data of a pass or of the lowering, never from
	// guesses.
	Reasons []Reason
	// Bases are the definitions by which the base was found, for a drawing; none if it is its own.
	Bases BaseGraph
	// Drawing is Bases as SVG, for a page that shows it.
	Drawing string
	// Ways lists, for each row in turn, the instructions from the definition of the pointer to the
	// safepoint, and from there to the next use.
	Ways [][]uint32
	// Blocks lists the blocks on these paths, path by path, with a 0 after each.
	Blocks []uint32
}

// Crossing is one safepoint that a pointer lives across.
type Crossing struct {
	// Pointer is the pointer as the safepoint lists it.
	Pointer NamedID
	Call    CallSite
	// Before is where the pointer is before the call.
	Before []Spot
	// Stores are the instructions that store it to its slot for this call. Since are stores for
	// earlier safepoints, after which it may have stayed in the slot.
	Stores, Since []Spot
	// Incoming says that it was passed in its slot, as a stack argument of the function.
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
	// Constant is what the record has instead of a location, such as "null".
	Constant string
	// Reads are the first instructions to read the slot afterwards, before another safepoint.
	Reads []Spot
	// Until are the next calls that list the slot, with no store to it in between.
	Until []CallSite
	// Ends says that on some path nothing needs the slot any more.
	Ends bool
	// After lists the names of the pointer after the call, and on the unwind path.
	After, Unwound []NamedID
	// Again says that it is not listed: After is recomputed from a listed pointer.
	Again bool
	// Unlisted says why no location of the record holds it: "computed again". For a pointer with a
	// location but no relocate, it says what the location is for: "as a base only".
	Unlisted string
	// Same says that nothing moves: the name does not change.
	Same bool
}

// NamedID is an id with its name.
type NamedID struct {
	ID   uint32
	Name string
}

// CallSite is a call that is a safepoint.
type CallSite struct {
	// ID is the statepoint, Name the callee.
	NamedID
	// Line is the line of the call in the source, 0 for none.
	Line uint32
	// Poll says that the call belongs to a poll.
	Poll bool
	// Func is the function that contains it.
	Func NamedID
}

// Spot is a slot or register at an instruction.
type Spot struct {
	// ID is the id of the slot or register, 0 if it has none; Place is its name: "rax", "[rsp+8]".
	ID    uint32
	Place string
	// Inst is the instruction, 0 for none, and Address its offset in its function.
	Inst, Address uint32
}

// Reason is a sentence about a pointer.
type Reason struct {
	// About is one word: "Live", "Base", "Slot", "Poll", "Barrier", "Option".
	About string
	Parts []Part
}

// Part is a piece of a sentence or of a cell.
type Part struct {
	Text string
	// ID is what the piece links to, 0 for plain text.
	ID uint32
	// Code marks code, Quiet marks text to be shown muted.
	Code, Quiet bool
}

// BaseGraph shows the definitions by which the base of a pointer was found.
type BaseGraph struct {
	Nodes []BaseNode
	Edges []BaseEdge
}

// BaseNode is a pointer.
type BaseNode struct {
	NamedID
	Category Category
	// Column and Row are its position in the drawing.
	Column, Row int32
}

// BaseEdge connects two nodes, given by their numbers.
type BaseEdge struct {
	From, To int32
	// Label is the operation on the edge: "+8".
	Label string
	// Inside says that the source pointer points into the target object.
	Inside bool
}
