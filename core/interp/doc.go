// Package interp runs LLVM IR, slowly and obviously. It is the judge of what others compute: it
// shares no code with the passes, the lowering or the emulator, so that a mistake in one of them is
// not repeated here.
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
// The module is verified IR of any dialect, before or after the passes; Run may be called again,
// memory stays as the run before left it. To compare two results use Same, which lets what is not
// Defined pass, and see Guessed.
//
// Before, After, OnBlock, OnEnter and OnLeave of Options are called on the way; Frame.Value gives
// the value that any name of the frame has by then.
//
// # Values
//
// A Value has the bits of a scalar or the values of its elements. Integers have any width; half,
// bfloat, float, double, x86_fp80 and fp128 are computed by IEEE 754's rules with one rounding.
// Each scalar has a State: Poison and Undef are carried along as LangRef says, and Arbitrary is
// what a run may choose, such as what freeze makes of undef. Undef is kept for whole scalars, not
// for bits: `and i8 undef, 0` is undef here, where LangRef has 0. That errs to the side of
// comparing less.
//
// # Memory
//
// Memory is bytes at 64-bit addresses, little-endian. A run has a Space of its own, or any Memory,
// and every address in it can be chosen: AddressOf places globals and functions, Alloca places
// allocas. So an interpreter and an emulated machine can agree on all addresses, and then every
// pointer of one run can be compared with the other's as a number. Which bytes are undef is kept
// beside the memory.
//
// # Garbage collection
//
// A statepoint makes its call, and its token remembers how many collections there had been before
// and after. A gc.relocate asks Options.Collector where the base is now, and keeps the derived
// pointer's distance to it. So a relocated pointer never depends on where a compiler kept it, only
// on what moved. The collector of such a run changes the heap and the global roots; frames are no
// concern of it, but for the allocas of llvm.gcroot, which Frame.Roots lists.
//
// # What it refuses
//
// Undefined behaviour ends the run with a Fault that says so. Not supported, and said to be that,
// are scalable vectors, inline assembly with text, variadic functions that read their arguments,
// funclet pads, callbr, ppc_fp128 and big-endian layouts. Threads there are none: atomic operations
// are the plain ones. A landing pad is entered whatever its clauses say, with the two words that
// were thrown: matching types is the personality's work, which is the host's.
package interp
