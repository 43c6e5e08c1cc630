// Package check proves of an object, from its bytes alone, what can be proved of its stack maps: it
// needs no IR and no compiler, so it judges what any compiler wrote.
//
//	finding.go   what is found, as data; the codes
//	check.go     an image, from its maps to the findings
//	shape.go     what the records say by themselves: order, duplicates, forms
//	callee.go    which callees return, and which take arguments off the stack
//	code.go      the instructions of a function, and where control goes
//	value.go     words: which registers and slots hold the same one
//	state.go     registers and slots at an instruction
//	convention.go
//	             what calls keep
//	operand.go   operands: registers, slots, other memory
//	step.go, step_move.go, step_vector.go
//	             what an instruction does to registers and slots
//	flow.go      the states of a function at all its instructions
//	point.go     what a record claims, held against the state at its call
//	frame.go     the frame of a record, and where its slots lie
//	stale.go     copies that a collector does not update
//
// # Words
//
// A function is executed on words without values: each word has a name, made of the instruction
// that computes it, and what is moved keeps its name. Where paths meet, locations that hold the
// same words on every path get a new name together. So two locations with one name hold the same
// word, whatever registers, slots and spills it went through. A word computed by adding a constant
// keeps its name beside the distance; one computed from others knows them. When control comes back
// to an instruction that names a word, what still has the name from the last time loses it.
//
// Words that hold the address of a slot are distances from the frame's top, the CFA. That gives the
// depth of the stack at each call without any unwinding table, and then the tables are compared.
//
// # References
//
// A word is known to be a reference if any record of the function lists it, or lists a word that
// may be it where paths meet. At a safepoint the listed locations get new names. A location that
// keeps a reference without being listed is stale from there on: reading it as an address, passing
// it on, returning or storing it is a finding, with both instructions. Comparing it with null is
// none, since a collector moves no object to null.
//
// # Assumptions
//
// Each finding says what was assumed: that a call keeps the registers that the convention says and
// returns, unless its name or another call of it says otherwise; that memory reached by other
// pointers is not the frame's, unless the frame's address was passed on. A word that only one
// record could list, and does not, is not known to be a reference: a map that leaves it out is not
// found out.
//
// The analysis knows x86-64, with the conventions of System V and Windows. Of other machines it
// checks the shape of records, and on AArch64 that they follow calls. The unwinding tables of COFF
// are not read, so what only a landing pad of Windows reaches is not followed, and the report says
// of which functions.
package check
