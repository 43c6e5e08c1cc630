// Package embed makes fragments of HTML for documents: a program in the panes that a document asks
// for, which needs nothing to be read.
//
// A fragment says in its first tag what it was made of and how, data-statepoint="f.ll --panes=asm":
// the name of a file, or of a Markdown file with the number of a block, and the options. So [Find]
// can find the fragments of a document, and a program that has the files can make them again and
// compare. The folder is not said, for it concerns no reader.
//
// [Blocks] are the fenced blocks of a Markdown document that ask to be filled. A fragment has no
// blank line, which would end HTML in Markdown.
package embed
