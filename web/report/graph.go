package report

// Graph is the layout of a function's control flow graph. Lengths are in pixels, from the upper
// left corner.
type Graph struct {
	Width, Height int32
	// Functions are the functions that can be drawn, in the order of the text.
	Functions []GraphFunction
	Nodes     []GraphNode
	Edges     []GraphEdge
	// Start is the distance of the entry block's middle from the left.
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
	// Label is the block's name as an operand.
	Label string
	// Note gives the number of instructions of a block that does not show them.
	Note string
	// Poll and Statepoint say that the block contains one.
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
	// Cut says that the instruction continues after its last row.
	Cut bool
}

// EdgeKind says when an edge is taken.
type EdgeKind uint8

const (
	EdgePlain  EdgeKind = iota
	EdgeTrue            // a condition holds
	EdgeFalse           // it does not hold
	EdgeUnwind          // a call throws
	edgeKindEnd
)

// String returns the word, such as "unwind", "" for any other edge.
func (k EdgeKind) String() string {
	if k < edgeKindEnd {
		return [edgeKindEnd]string{"", "true", "false", "unwind"}[k]
	}
	return ""
}

// GraphEdge is an edge from one block to another.
type GraphEdge struct {
	// From and To are the ids of blocks.
	From, To uint32
	// Label says when it is taken: "true", "unwind", the values of a case; empty if unconditional.
	Label string
	Kind  EdgeKind
	// Back marks a back edge.
	Back bool
	// Points are x, y, x, y, … from the border of one block to that of the other.
	Points []int32
}

// Sizes of a block's content, in pixels, for the layout.
const (
	GraphChar   = 7.25 // width of a character
	GraphLineH  = 18   // height of a line
	GraphPadX   = 12
	GraphPadY   = 8
	GraphHead   = 24 // height of the line with the label
	GraphWidest = 64 // characters of a row
	GraphHang   = 4  // characters of indentation for the further rows of an instruction
	GraphRows   = 16 // rows of an instruction
)
