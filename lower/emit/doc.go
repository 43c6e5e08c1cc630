// Package emit writes a function with its places as machine code.
//
// # What it does
//
// The Emitter joins parts that have a type each, and gives each of them the few others that it
// asks:
//
//	layout       the order of blocks: those seldom run stand after the others, jumps to jumps lead
//	             to their end, and a loop's test goes to its bottom
//	tails        blocks that end alike share that end; equality tells what is alike
//	copier       brings operands into place, by the allocator's moves and copies of its own
//	mover        emits the moves of one stage so that all happen at once
//	instWriter   what an instruction itself is, which may be several of the machine's
//	branches     how blocks end
//	entrance, exits, prober, guardian
//	             how the frame is made and undone
//	places       slots, registers and words of the frame as operands
//	writer       where all instructions go: the assembler, and with Detail a list
//
// What tables say about the code is collected along the way: unwinding (how the frame changes),
// landings (where the unwinder goes on), records, jumpTables and safePoints.
//
// # Why while writing
//
// What a copy becomes depends on where its source ended up, and whether a branch is needed on which
// block follows. Deciding it while writing needs no further form of the code. The instructions go
// into amd64.Assembler, which chooses the lengths of jumps at the end.
//
// # What is checked is what ships
//
// None of that changes the function that was given. Check follows the instructions as they were
// written, after all that was left out, inverted, shared or put in another form, and holds
// them against the function: every operand must be found where it is taken from (check.go).
// regalloc.Check looks at the allocation by itself. Tests have both run on every function.
//
// # Provenance
//
// With Detail every instruction is kept with the ids that it carries out, or the value that it
// moves and in which block. An end that blocks share carries out what all of them did.
//
// # What it refuses
//
// Nothing: selection has refused what cannot be written. A frame that is too large is the driver's
// to refuse; it knows the text.
package emit
