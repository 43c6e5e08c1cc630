// Package emit writes a register-allocated function as machine code.
//
// # What it does
//
// The Emitter consists of parts with a type each, and gives each part the few others it needs:
//
//	layout       the order of blocks: cold blocks come last, and jumps to jumps
//	             go to their final target
//	chains       the order of the others in functions with loops, such that
//	             control mostly falls through
//	aligner      which blocks of loops begin at a multiple of 16 bytes: those
//	             that frequencies says run often, in the loops that nest has
//	tails        blocks with equal ends share them; equality compares them
//	copier       puts operands in place, by the allocator's moves and its own copies
//	mover        emits the moves of one stage so that all happen at once
//	instWriter   the instruction itself, which may be several machine instructions
//	branches     how blocks end
//	entrance, exits, prober, guardian
//	             prologue and epilogue
//	places       slots, registers and words of the frame as amd64 operands
//	writer       where all instructions go: the assembler, and with Detail a list
//
// The contents of tables are collected along the way: unwinding (how the frame changes), landings
// (where the unwinder continues), records, jumpTables and safePoints.
//
// # Why while writing
//
// How a copy is encoded depends on where its source ended up, and whether a branch is needed
// depends on the next block. Deciding this while writing avoids another form of the code. The
// instructions go into amd64.Assembler, which chooses the lengths of jumps at the end.
//
// # What is checked is what ships
//
// None of this changes the input function. Check follows the emitted instructions, after everything
// that was omitted, inverted, shared or rewritten, and compares them with the function: every
// operand must be where the instruction reads it (check.go). regalloc.Check verifies the allocation
// separately. Tests run both on every function.
//
// # Provenance
//
// With Detail every instruction is kept with the ids that it implements, or the value that it moves
// and its block. An end that blocks share implements the ids of all of them.
//
// # What it refuses
//
// Nothing: selection has already refused what cannot be written. The driver refuses a frame that
// is too large, as it knows the source position.
package emit
