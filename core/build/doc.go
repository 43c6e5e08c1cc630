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
// error. So instructions return values only, an operand of the wrong type is noted, and
// Builder.Module returns all mistakes: those noted, and what the verifier finds, of which what was
// noted may be the cause. The module is complete, or there is an error.
//
// # References
//
// A reference is a pointer of an address space that the function's strategy looks after, 1 for all
// strategies of LLVM. Values are tracked by the passes, memory is not: keep references in values,
// with a phi where paths meet, or keep variables in slots of Slot and run mem2reg first.
package build
