// Package gc describes what a garbage collection strategy requires of the compiler, and reads
// statepoints.
//
// # Strategies
//
// A function names its strategy (`gc "statepoint-example"`). A Strategy says which pointers are
// references into the collected heap, whether calls become statepoints, and whether the collector
// moves objects, in which case each reference must be relocated. A Registry finds strategies by
// name; NewRegistry holds LLVM's own (llvm/IR/BuiltinGCs.cpp) and accepts more, so a front end with
// other address spaces, or a non-moving collector, needs no change to any pass.
//
// A strategy requests anything else by implementing interfaces, one for each switch of LLVM 2.8's
// plugins (switches.go): initial values of roots, custom roots and barriers, safe points, code at
// them and around calls, a table of its roots. No package compares strategy names: implementing an
// interface is enough. A strategy writes IR with a Builder, which knows the dialect.
//
// # Statepoints
//
// The intrinsic llvm.experimental.gc.statepoint has had four shapes since LLVM 3.6: counts before
// inline operands, with and without an id, returning i32 and then token; and operand bundles.
// shape.go has the only table of them, and locates the parts of a statepoint with it; nothing else
// counts operands. View reads a statepoint: it returns a Statepoint whose parts are the call's own
// operands, so a caller can read, replace, and point at them without knowing the shape. PartsOf
// returns the same operands of a possibly malformed statepoint, for the verifier. RelocatesOf and
// ResultOf go from a statepoint to the users of its token, on the normal and on the exceptional
// edge; ViewRelocate goes the other way and resolves both indices.
//
// ReadDirectives reads the attributes of an ordinary call that configure its statepoint, and Pair
// finds what the printer writes in the comment after a relocate.
//
// The package refuses statepoints whose counts do not add up, and relocates whose indices are out
// of range, with an error that names them; it never guesses.
package gc
