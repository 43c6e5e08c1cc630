// Package intrinsic selects calls of LLVM's intrinsics.
//
// Table lists them all, in one place: what each makes, how values of each width are dealt with
// (Ways), and the function that selects it. Unit.Select reads it: what is refused, left out because
// nothing needs it, done on floats instead of halves or element by element is decided there and not
// in the functions, which see only values that they can do. The signatures of intrinsics, which the
// verifier holds calls to, are core/ir's.
//
// An intrinsic that belongs to another subject (a statepoint's kin, va_start, the processor's own)
// has a row like the rest, which says so; its selector is supplied where the parts are joined
// (Unit.Elsewhere). The little that the others need of the rest of selection is in Selection.
package intrinsic
