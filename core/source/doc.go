// Package source holds what every reader of text needs: the text itself, byte spans in it,
// positions a person can find, and diagnostics that show the offending text under a caret.
//
// Everything inside the line works with byte spans, because they are cheap and exact. Lines and
// columns are computed from the text only when they are shown. A column counts bytes from 1, as
// LLVM's tools and most editors' "go to line:column" do; the screen converts to UTF-16 by itself.
//
// Diagnostics are collected in a List, sorted by position, so that a reader can continue after an
// error. The package refuses nothing, and imports no other room, so that every room can report
// errors in the same way.
package source
