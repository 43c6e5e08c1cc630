// Package emit writes a function with its places as machine code.
//
// # What it does
//
// The blocks get their order (layout.go): those seldom run stand behind the others, jumps to jumps
// lead to their end, and a loop's test goes to its bottom. Blocks that end alike share that end
// (merge.go). Then block by block each instruction is written: the allocator's moves and the copies
// of operands, all of one stage at once (parallel.go), and what the instruction itself is, which
// may be several of the machine's (inst.go, atomic.go, inline_asm.go). The frame is made and undone
// (frame.go, entry.go, exit.go), and what tables say of the code is noted on the way: how the frame
// changes, where the unwinder lands, where records stand, where jump tables lead.
//
// # Why on the way
//
// What a copy becomes depends on where its source ended up, and whether a branch is needed on which
// block follows. Deciding it while writing needs no further form of the code. The instructions go
// into amd64.Assembler, which chooses the lengths of jumps at the end.
//
// # What is checked is what ships
//
// None of that changes the function that was given. Check follows the instructions as they were
// written, behind all that was left out, turned round, shared or put in another form, and holds
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
