// Package clicks judges what a click on the explorer names.
//
// It clicks, through the broker and without a browser, every word that the panes of a report show,
// and everything that the other views of a pane mark. What was clicked is told apart by what shows
// it: a position of the source by the marks of the parser, one of the assembly by the address of
// its row, one of the stack map by the offset of its bytes. [Truth] says, from the compiler's own
// result and the decoded map, which record that is about and which locations hold it. What the bar,
// the journey and the lit places name is held against that.
//
// Truth is made without package report: from a compilation of the same text, which gives the same
// ids, and from the bytes of its map as package stackmap decodes them, or as llvm-readobj prints
// them.
package clicks
