package isel

import "statepoint/lower/internal/isel/build"

// Codes of the code generator's messages. They are stable: the wording of a message may change, its
// code does not.
const (
	// CodeUnsupported is for an instruction, type or intrinsic that cannot be lowered.
	CodeUnsupported = build.CodeUnsupported

	CodeUnsupportedGlobal = "SP0502" // a global that cannot be emitted
	CodeStatepoint        = "SP0503" // a statepoint whose operands cannot be read
	CodeLimit             = "SP0504" // more instructions, bytes or stack than allowed
	CodeRecord            = "SP0505" // more locations than fit a record's count
	codeLayout            = "SP0119" // a data layout that cannot be read, as irparse has it
	codeUnknownGC         = "SP0301" // a strategy that does not exist, as verify.Module has it
)
