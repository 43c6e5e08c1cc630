package report

// Graph is a function's blocks and the ways between them, laid out. Lengths are
// pixels of the drawing, from its upper left corner.
type Graph struct {
	Width, Height int32
	// Functions are the functions that can be drawn, in the order of the text.
	Functions []GraphFunction
	Nodes     []GraphNode
	Edges     []GraphEdge
	// Start is where the entry block's middle is, from the left.
	Start int32
}

// GraphFunction is a function that can be drawn.
type GraphFunction struct {
	ID   uint32
	Name string
}

// GraphNode is a block.
type GraphNode struct {
	// ID is the block's.
	ID         uint32
	X, Y, W, H int32
	// Label names the block as an operand does.
	Label string
	// Note says how much is in a block whose instructions are not shown.
	Note string
	// Poll and Statepoint say that the block has one of these.
	Poll, Statepoint bool
	// Lines are its instructions, as ranges of the text that comes with the graph.
	Lines []GraphLine
}

// GraphLine is a row of an instruction in a block: the bytes [Start, End) of the
// text. An instruction that is wider than a block has several rows, of which all
// but the first are drawn further to the right.
type GraphLine struct {
	ID         uint32
	Start, End int32
	// Cut says that the instruction goes on behind its last row.
	Cut bool
}

// EdgeKind is for what a way is taken.
type EdgeKind uint8

const (
	EdgePlain  EdgeKind = iota
	EdgeTrue            // a condition holds
	EdgeFalse           // it does not
	EdgeUnwind          // an exception comes out of a call
	edgeKindEnd
)

// String gives the word, such as "unwind", "" for any other way.
func (k EdgeKind) String() string {
	if k < edgeKindEnd {
		return [edgeKindEnd]string{"", "true", "false", "unwind"}[k]
	}
	return ""
}

// GraphEdge is a way from one block to another.
type GraphEdge struct {
	// From and To are the ids of blocks.
	From, To uint32
	// Label is when it is taken: "true", "unwind", the values of a case; empty
	// for always.
	Label string
	Kind  EdgeKind
	// Back says that it leads back to where the way came from.
	Back bool
	// Points are x, y, x, y, … from the one block's border to the other's.
	Points []int32
}

// Sizes of what stands in a block, in pixels, by which it is laid out.
const (
	GraphChar   = 7.25 // width of a character
	GraphLineH  = 18   // height of a line
	GraphPadX   = 12
	GraphPadY   = 8
	GraphHead   = 24 // height of the line with the label
	GraphWidest = 64 // characters of a row
	GraphHang   = 4  // characters by which the further rows of an instruction stand in
	GraphRows   = 16 // rows of an instruction
)
