// Package build lets a program make a module without printing text: functions, blocks,
// instructions, references. It serves front ends in Go that continue with the passes
// (statepoint/core/passes) and the code generator (statepoint/lower).
//
//	b := build.New("list")
//	ref := b.Reference()
//	f := b.Function("length", b.I64, build.Param{Name: "list", Type: ref})
//	f.SetStrategy("statepoint-example")
//	entry, loop, done := f.Block("entry"), f.Block("loop"), f.Block("done")
//	…
//	module, err := b.Module()
//
// # Mistakes
//
// A front end that builds a whole program would drown in checks if each instruction returned an
// error. So the methods return only values and record operands of wrong types. Builder.Module
// returns all mistakes: the recorded ones, and the verifier's errors, which they may have caused.
// Either the module is complete, or there is an error.
//
// # References
//
// A reference is a pointer in an address space that the function's strategy manages: 1 for all of
// LLVM's strategies. The passes track values, not memory: keep references in values, with a phi
// where paths meet, or keep variables in slots (Func.Slot) and run mem2reg first.
package build
