// Package objects shows the output of any compiler: an object, executable, archive or section of
// stack maps is opened as a compilation without IR, so the panes, views and runs of compiled texts
// work on it unchanged.
//
//	engine.go    keeps opened files by handle, and answers requests
//	open.go      a file, one of its members, and its errors
//	module.go    an image as a compiled module: functions, instructions, records
//	records.go   its maps as one, with ids in the annotated bytes
//	frame.go     frames, by unwinding tables or by the code
//	rows.go      the assembly, each record under its call
//	operations.go
//	             instructions by their names in the manual
//	steps.go     what a finding's instructions do, numbered in the list and in the code
//	facts.go     facts about the file, and the checks
//	lookup.go    what a collector does with a frame that returns to an address
//	beside.go    the same program compiled here, record by record
//
// It is a separate program for the browser (wasm/objects), because it links the readers of objects,
// the check and two disassemblers, which readers of IR never need.
package objects
