// Package edition rewrites two of LLVM's documents, in the order of their sections and with every
// example compiled: "Garbage Collection Safepoints in LLVM" of LLVM 9 to 22 (statepoints.md), and
// "Accurate Garbage Collection with LLVM" of LLVM 2.8 (garbage-collection.md).
//
// A line of a text
//
//	@example NAME panes=ir,asm select=%obj
//
// inserts an example of static/examples or of programs, with attributes of <statepoint-explorer>;
// flags= and passes= compile it with options. The line @matrix inserts the matrix of collectors of
// LLVM 2.8, and @strategy ID the strategy in Go of one of them. A page has each example's source,
// and the rewritten module if that pane is shown, as text, readable on paper and without scripts;
// with scripts the explorer replaces them. Native only.
package edition
