// Package edits writes a change of a module back into the text that it was read from. What did not
// change stays as it was typed: comments, blank lines, spelling, the numbers of attribute groups.
//
//	source.go  a module and where its parts are in the text
//	parts.go   the parts of a module as printed: headers of functions, variables, instructions
//	edits.go   which parts changed, and what that means for the text
//	tokens.go  words of a text, and the differences between two lists of them
//
// For each part there are three texts: as typed, as printed before the change and after it. The
// differences between the printed ones, word by word, are repeated in the typed one. Of a part that
// is typed in another form than printed, no word may correspond; it is then replaced as a whole.
//
// The result is proved: the edited text is read again, and must print as the changed module does.
// If it does not, the whole text is replaced, and [Source.Edits] says so.
package edits
