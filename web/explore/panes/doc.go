// Package panes writes the documents of the page's panes as functions of a compilation: the
// assembly, the annotated stack map or the frame maps of a shadow stack, frames, records, and the
// words of the language that an editor completes.
//
// Report puts them together with the outline that the compilation has: source, stages, diagnostics,
// links. All ids come from the compilation, which has linked each row of bytes; a document only
// marks where they are.
package panes
