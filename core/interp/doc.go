// Package interp runs LLVM IR, slowly and obviously. It is the reference for what other parts
// compute: it shares no code with the passes, the lowering or the emulator, so a bug in one of them
// is not repeated here.
//
// # Use
//
//	m, err := interp.New(module, interp.Options{
//		Externals: map[string]interp.External{"rt_print": func(c *interp.Call) (interp.Value, error) {
//			fmt.Println(c.Args[0].Int64())
//			return c.Return(0), nil
//		}},
//	})
//	v, err := m.Run(ctx, module.Func("f"), interp.Int(types.I64, 7))   // or m.RunName(ctx, "f", 7)
//
// The module is verified IR of any dialect, before or after the passes; Run may be called again;
// memory keeps its contents between runs. To compare two results use Same, which accepts any value
// where one is not Defined; see also Guessed.
//
// Options' Before, After, OnBlock, OnEnter and OnLeave are called during the run; Frame.Value
// returns the current value of any name in the frame.
//
// # Values
//
// A Value has the bits of a scalar or the values of its elements. Integers have any width; half,
// bfloat, float, double, x86_fp80 and fp128 are computed by IEEE 754's rules with one rounding.
// Each scalar has a State: Poison and Undef propagate as LangRef says, and Arbitrary marks a value
// that a run may choose, such as freeze of undef. Undef is kept for whole scalars, not for bits:
// `and i8 undef, 0` is undef here, where LangRef has 0. That errs on the side of comparing less.
//
// # Memory
//
// Memory is bytes at 64-bit addresses, little-endian. A run has a Space of its own, or any other
// Memory, and the caller can choose every address in it: AddressOf places globals and functions,
// Alloca places allocas. An interpreter and an emulated machine can thus agree on all addresses,
// and the pointers of the two runs can be compared as numbers. Undef bytes are recorded separately.
//
// # Garbage collection
//
// A statepoint makes its call, and its token records the number of collections before and after it.
// A gc.relocate asks Options.Collector where the base is now, and keeps the derived pointer's
// offset from it. A relocated pointer thus never depends on where a compiler kept it, only on what
// moved. The collector of such a run updates the heap and the global roots; it ignores frames,
// except for the allocas of llvm.gcroot, which Frame.Roots lists.
//
// # What it refuses
//
// Undefined behaviour ends the run with a Fault that says so. Scalable vectors, inline assembly
// with text, variadic functions that read their arguments, funclet pads, callbr, ppc_fp128 and
// big-endian layouts are reported as unsupported. There are no threads: atomic operations act as
// plain ones. A landing pad is entered regardless of its clauses, with the two thrown words:
// matching types is the job of the personality, and thus of the host.
package interp
