// Package edition is the page on statepoints: LLVM's document "Garbage Collection Safepoints in
// LLVM" rewritten, in the order of its sections, with every example compiled.
//
// statepoints.md is the text. A line
//
//	@example NAME panes=ir,asm select=%obj
//
// inserts one of static/examples, with attributes of <statepoint-explorer>. The page has its
// source, and the rewritten module if that pane is shown, as text, readable on paper and without
// scripts; with scripts the explorer replaces them. Native only.
package edition
