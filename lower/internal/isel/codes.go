package isel

import "statepoint/lower/internal/isel/build"

// The codes of the messages of the code generator. They are stable: a message may be worded anew,
// its code stays.
const (
	// CodeUnsupported is of an instruction, type or intrinsic that cannot be lowered.
	CodeUnsupported = build.CodeUnsupported

	CodeUnsupportedGlobal = "SP0502" // a global that cannot be emitted
	CodeStatepoint        = "SP0503" // a statepoint whose operands cannot be read
	CodeLimit             = "SP0504" // more instructions, bytes or stack than allowed
	CodeRecord            = "SP0505" // more locations than a record can count
	codeLayout            = "SP0119" // a data layout that cannot be read, as irparse has it
	codeUnknownGC         = "SP0301" // a strategy that does not exist, as verify.Module has it
)
