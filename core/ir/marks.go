package ir

import "statepoint/core/provenance"

// MarkRole is the relation of a marked piece of text to its value.
type MarkRole uint8

const (
	// the name where the value is defined: `%x` before "=", `@f` in a header, a parameter
	MarkDef   MarkRole = iota
	MarkUse            // the name where the value is used
	MarkLabel          // the label of a block
	// a whole instruction, from its first to its last character; ID is the instruction's
	MarkInstr
	MarkBlock  // a whole block, label line included; ID is the block's
	MarkFunc   // a whole function or declaration, comments and attributes included
	MarkGlobal // a whole line that defines a global variable, alias or ifunc
	// an argument of a call that [PrintOptions.Arguments] chose, with its type; ID is the call's
	MarkArgument
	// an instruction that has a debug location, up to that
	MarkOperation
)

// Mark associates a piece of text with a value. Offsets are bytes from the start of the text.
type Mark struct {
	Start, End int32
	ID         provenance.ID
	Role       MarkRole
}
