// Package check verifies the stack maps of an object against its code, from the bytes alone: it
// needs no IR and no compiler, so it can check the output of any compiler.
//
//	finding.go   findings as data; the codes
//	check.go     an image, from its maps to the findings
//	anomaly.go   fields with values that no compiler writes, stack objects of unknown contents
//	shape.go     checks of records without code: order, duplicates, forms
//	callee.go    which callees return, and which pop their arguments
//	code.go      the instructions of a function, and its control flow
//	value.go     words: which registers and slots hold the same value
//	state.go     registers and slots at an instruction
//	convention.go
//	             callee-saved registers
//	operand.go   operands: registers, slots, other memory
//	step.go, step_move.go, step_vector.go
//	             the effect of an instruction on registers and slots
//	flow.go      the states at all instructions of a function
//	point.go     a record, checked against the state at its call
//	tables.go, tables_coff.go, tables_macho.go
//	             unwinding tables: frames and landing pads
//	frame.go     the frame of a record, and the positions of its slots
//	stale.go     copies that a collector does not update
//	arm64.go, arm64_coff.go
//	             AArch64: return addresses, frames and slots, unwinding tables of COFF
//
// # Words
//
// A function is executed on symbolic words: each word has a name, given by the instruction that
// computes it, and moves preserve the name. Where paths meet, locations that hold the same words on
// every path get one new name. So two locations with one name hold the same word, through any
// registers, slots and spills. A word computed by adding a constant has the same name and an
// offset; one computed from others records them. When an instruction that names a word is executed
// again, locations with the name from the previous time lose it.
//
// Words that hold the address of a slot are offsets from the frame's top, the CFA. They give the
// depth of the stack at each call without an unwinding table, which is then compared.
//
// # References
//
// A word is known to be a reference if any record of the function lists it, or lists a word that
// merges it. At a safepoint the listed locations get new names. An unlisted location that holds a
// reference is stale afterwards: using it as an address, passing, returning or storing it is a
// finding, with both instructions. Comparing it with null is not, since a collector moves no object
// to null.
//
// # Assumptions
//
// Each finding lists its assumptions: that a call preserves the callee-saved registers of its
// convention and returns, unless its name or another call to it shows otherwise; that other
// pointers do not point into the frame, unless the frame's address was passed on. A word that only
// one record should list, and does not, is not known to be a reference: such an omission is not
// found. Nor is a record that names the return address of another call, which has no record: which
// calls need one is not known.
//
// The analysis supports x86-64, with the conventions of System V and Windows. On AArch64 the stack
// and frame pointers are followed, so frame sizes and slots are checked, but no values. For other
// machines it checks the form of records.
//
// Unwinding tables are those of DWARF, of COFF (.pdata with .xdata) and of Mach-O: __compact_unwind
// in objects, __unwind_info in linked files. DWARF's have a row for each instruction, the others
// one for all code after the prologue.
//
// # Faults of LLVM
//
// Two findings in LLVM's output for valid modules are LLVM's own, up to release 22 at least; native
// programs crash by both (e2e/llvm_faults_test.go):
//
//   - From -O1 on, arguments that are pushed for a call are not in the frame's size, so the map
//     alone does not lead to the caller. llc's option -no-x86-call-frame-opt prevents pushes.
//   - A statepoint that returns a struct in memory, with references live across it: LLVM calls its
//     target without a record, and then calls the struct (calls-stack).
package check
