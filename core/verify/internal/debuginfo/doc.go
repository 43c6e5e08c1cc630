// Package debuginfo checks the specialised nodes of debug information, such as DILocation: the
// kinds of nodes that their fields refer to, the operators of expressions, and the rules of each
// kind.
//
// It visits only nodes that survive when LLVM strips broken debug information: those below named
// metadata other than llvm.dbg.*. LLVM drops the rest with a warning.
package debuginfo
