// Package intrinsic selects calls of LLVM's intrinsics.
//
// Table lists them all, in one place: what each makes, how values of each width are dealt with
// (Ways), and the function that selects it. Unit.Select reads it: what is refused, left out because
// nothing needs it, done on floats instead of halves or element by element is decided there and not
// in the functions, which see only values that they can do. The signatures of intrinsics, which the
// verifier holds calls to, are core/ir's.
//
// What an intrinsic needs of another part of selection, it asks through Others.
package intrinsic
