// Package intrinsic selects calls of LLVM's intrinsics.
//
// Table lists them all: what a call becomes, how values of each width are lowered (Ways), and the
// function that selects it. Unit.Select reads the table and decides whether a call is refused,
// omitted because its value is unused, done in float instead of half, or element by element; the
// functions see only values that they support. The signatures of intrinsics, against which the
// verifier checks calls, are in core/ir/intrinsics.
//
// An intrinsic that belongs to another subject (relatives of statepoints, va_start, the processor's
// own) has a row that says so; its selector is supplied where the parts are joined
// (Unit.Elsewhere). Selection is the interface to the rest of selection.
package intrinsic
