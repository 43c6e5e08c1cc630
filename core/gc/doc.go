// Package gc knows what a garbage collection strategy asks of the compiler, and reads statepoints.
//
// # Strategies
//
// A function names its strategy (`gc "statepoint-example"`). A Strategy says which pointers are
// references into the collected heap, whether calls become statepoints, and whether the collector
// moves objects, in which case each reference must be relocated. A Registry finds strategies by
// name; NewRegistry has LLVM's own (llvm/IR/BuiltinGCs.cpp) and takes more, so that a front end
// with other address spaces, or a collector that moves nothing, needs no change to any pass.
//
// What else a strategy wants it says by implementing interfaces, one for each switch of the plugins
// of LLVM 2.8 (switches.go): first values of roots, roots and barriers of its own, safe points,
// code at them and around calls, a table of its roots. No room compares the name of a strategy with
// anything: whoever gives one an interface gets what it is for. A strategy writes IR with a
// Builder, which knows the dialect.
//
// # Statepoints
//
// The intrinsic llvm.experimental.gc.statepoint has had four shapes since LLVM 3.6: counts before
// inline operands, with and without an id, returning i32 and then token; and operand bundles.
// shape.go has the one table of them, and finds the parts of a statepoint by it; nothing else
// counts operands. View is how statepoints are read: it gives one Statepoint, whose parts are the
// call's own operands, so that a caller can read, replace, and point at them without knowing which
// shape it is. PartsOf gives the same operands of a statepoint that may be wrong, for the
// verifier. RelocatesOf and ResultOf walk from a statepoint to what hangs on its token, on the
// normal and on the exceptional edge; ViewRelocate goes the other way and resolves both indices.
//
// ReadDirectives reads what an ordinary call asks of the statepoint that is made of it, and Pair
// finds what the printer writes in a comment behind a relocate.
//
// The package refuses statepoints whose counts do not add up, and relocates whose indices point
// outside, with an error that says which; it never guesses.
package gc
