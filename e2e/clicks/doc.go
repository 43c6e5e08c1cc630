// Package clicks judges what a click in the explorer selects.
//
// It clicks, through the broker and without a browser, every word that the panes of a report show,
// and everything that the other views of a pane mark. The clicked item is determined from its
// position: in the source by the parser's marks, in the assembly by the address of its row, in the
// stack map by the offset of its bytes. [Truth] says, from the compiler's own result and the
// decoded map, which record describes the item and which locations hold it. The bar, the journey
// and the lit places are compared with that.
//
// Truth is made without package report: from a compilation of the same text, which gives the same
// ids, and from the bytes of its map as package stackmap decodes them, or as llvm-readobj prints
// them.
package clicks
