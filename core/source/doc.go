// Package source holds what every reader of text needs: the text itself, byte spans in it,
// positions a person can find, and diagnostics that show the offending text under a caret.
//
// Everything inside the line works with byte spans, because they are cheap and exact. Lines and
// columns exist only at the edges, computed from the text when they are about to be read. A column
// counts bytes from 1, as LLVM's tools and most editors' "go to line:column" do; the screen
// converts to UTF-16 by itself.
//
// A diagnostic never stands alone: a reader collects several in a List, sorted by position, and
// goes on. The package refuses nothing; it imports nothing of ours, so that every room can report
// an error the same way.
package source
