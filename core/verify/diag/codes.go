package diag

import "statepoint/core/ir"

// Codes of the verifier's messages. They are stable.
const (
	NoTerminator = "SP0201" // a block without terminator, or an instruction after one
	EntryPreds   = "SP0202" // the entry block has predecessors
	PhiPlace     = "SP0203" // a phi after other instructions
	PhiEdges     = "SP0204" // the incoming blocks of a phi are not the predecessors
	Dominance    = "SP0205" // a definition does not dominate its use
	Foreign      = "SP0206" // an operand belongs to another function, or to none
	OperandType  = "SP0207" // operands of invalid types
	CallType     = "SP0208" // a call does not match the function type
	TokenUse     = "SP0209" // a token where it is not allowed
	LandingPad   = "SP0210" // exception pads and their edges
	IntrinsicUse = "SP0211" // an intrinsic that is used other than by a call
	Global       = "SP0212" // a global's initialiser, linkage or type
	MustTail     = "SP0213" // a musttail call not followed by its return
	Attribute    = "SP0214" // an attribute in a wrong position or combination
	Convention   = "SP0216" // a function that violates its calling convention
	Immediate    = "SP0307" // an argument that must be a constant
)

// ShapeCodes are the codes of misshapen instructions.
var ShapeCodes = [...]string{
	ir.BadOperands: OperandType, ir.BadCall: CallType, ir.BadPhi: PhiEdges,
	ir.NoOperand: Foreign,
}
