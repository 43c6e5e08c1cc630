// Package fold reduces constant expressions as LLVM does when it reads them, as far as that is
// possible without knowing the target: what has operands of known value, undef or poison (LangRef,
// "Undefined Values", "Poison Values"), casts of casts, and addresses without an offset.
package fold
