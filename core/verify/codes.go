package verify

import "statepoint/core/ir"

// The codes of the verifier's messages. They are stable.
const (
	codeNoTerminator = "SP0201" // a block without terminator, or an instruction after one
	codeEntryPreds   = "SP0202" // the entry block has predecessors
	codePhiPlace     = "SP0203" // a phi after other instructions
	codePhiEdges     = "SP0204" // the incoming blocks of a phi are not the predecessors
	codeDominance    = "SP0205" // a definition does not dominate its use
	codeForeign      = "SP0206" // an operand belongs to another function, or to none
	codeOperandType  = "SP0207" // operands of types that the instruction cannot have
	codeCallType     = "SP0208" // a call does not match the function type
	codeTokenUse     = "SP0209" // a token where none can be
	codeLandingPad   = "SP0210" // exception pads and their edges
	codeIntrinsicUse = "SP0211" // an intrinsic used other than by a call
	codeGlobal       = "SP0212" // a global's initialiser, linkage or type
	codeMustTail     = "SP0213" // a musttail call not followed by its return
	codeAttribute    = "SP0214" // an attribute that cannot stand where it does, or beside another
	codeConvention   = "SP0216" // a function does not fit its calling convention
	codeImmediate    = "SP0307" // an argument that must be a constant
)

// shapeCodes are the codes of misshapen instructions.
var shapeCodes = [...]string{
	ir.BadOperands: codeOperandType, ir.BadCall: codeCallType, ir.BadPhi: codePhiEdges,
	ir.NoOperand: codeForeign,
}
