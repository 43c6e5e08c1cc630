// Package objects shows what any compiler made: an object, executable, archive or section of stack
// maps is opened as a compilation without IR, so the panes, views and runs that a compiled text has
// work on it unchanged.
//
//	engine.go    keeps what was opened by handle, and answers requests
//	open.go      a file, one of its members, and what is wrong with it
//	module.go    an image as a compiled module: functions, instructions, records
//	records.go   its maps as one, with ids in the annotated bytes
//	frame.go     frames, by unwinding tables or by the code
//	rows.go      the assembly, each record under its call
//	operations.go
//	             instructions by the names that the manual gives them
//	steps.go     what a finding's instructions do, numbered in the list and in the code
//	facts.go     what the file is, and what was checked
//	beside.go    the same program compiled here, record by record
//
// It is a program of its own for the browser (wasm/objects), because it links the readers of
// objects, the check and two disassemblers, which a reader of IR never needs.
package objects
