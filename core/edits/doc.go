// Package edits applies the changes of a module to the text that it was read from. Everything
// unchanged stays as it was typed: comments, blank lines, spelling, the numbers of attribute
// groups.
//
//	source.go  a module and where its parts are in the text
//	parts.go   the parts of a module as printed: headers of functions, variables, instructions
//	edits.go   which parts changed, and what that means for the text
//	tokens.go  words of a text, and the differences between two lists of them
//
// For each part there are three texts: as typed, as printed before the change and after it. The
// word-by-word differences between the printed texts are applied to the typed one. If a part was
// typed in a form too different from the printed one for words to correspond, the whole part is
// replaced.
//
// The result is checked: the edited text is parsed again, and must print like the changed module.
// If it does not, the whole text is replaced, and [Source.Edits] says so.
package edits
