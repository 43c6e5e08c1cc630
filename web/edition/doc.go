// Package edition is the page on statepoints: LLVM's document "Garbage Collection Safepoints in
// LLVM" in words of our own, in the order of its sections, with every example compiled.
//
// statepoints.md is the text. A line
//
//	@example NAME panes=ir,asm select=%obj
//
// stands for one of static/examples, with attributes of <statepoint-explorer>. The page has its
// source, and what the rewrite makes of it if that pane is shown, as text, so that it can be read
// on paper and without scripts; with them the explorer takes their place. Native only.
package edition
