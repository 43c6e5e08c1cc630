// Package prepared shows how to turn a text without garbage collection into a program of a
// collected language: the decisions of the pass make-references with their reasons, and its changes
// in the reader's own text.
//
//	sheet.go      a text, the reader's choices, and the view of both
//	decisions.go  the decisions
//	lines.go      the lines of the text that change
//	after.go      what the new text compiles to
package prepared
