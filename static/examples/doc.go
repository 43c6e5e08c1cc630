// Package examples has the examples of the picker. Each is a file NN-name.ll
// that begins with comment lines:
//
//	; title: The live pointer
//	; about: One sentence on what it shows.
//	; select: %obj
//	; document: Statepoints.rst, "Explicit Representation"
//	; refused: Why LLVM does not take the text as its document prints it.
//	; differs: What LLVM makes of it instead.
//	; run: double_all([1, 2, 3]) = [2, 4, 6]
//
// Lines from select on are optional: select names the value that is selected when the example
// opens, document the document and section that print the text. Files are listed in the order of
// their names; the number also determines the group.
package examples
