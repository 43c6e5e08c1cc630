// Package records creates the tables that describe a module's code, function by function once the
// code is emitted.
//
//	StackMap      the records of statepoints, stack maps and patch points (stackmap.go)
//	RootMap       the computed map of the roots of llvm.gcroot (roots.go), and the tables that
//	              strategies' printers write of it (print.go)
//	LiveRoots     which of these roots are live at a safe point, before selection (live_roots.go)
//	ReturnTables  return address tables, of the records and the roots (return_table.go,
//	              root_table.go)
//	Unwinding     how frames change, and what catches exceptions (unwind.go)
//
// All of them read the emitter's result, where a frame has its final layout and a call its final
// address. With Options.Detail each entry carries the id of its link (package links).
package records
