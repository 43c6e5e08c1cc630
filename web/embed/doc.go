// Package embed makes fragments of HTML for documents: a program in the panes that a document asks
// for, which needs nothing to be read.
//
// A fragment says in its first tag what it was made of and how, data-statepoint="f.ll --panes=asm":
// the name of a file, or of a Markdown file with the number of a block, and the options. So [Find]
// finds the fragments of a document, and [Check] makes those of a folder of documents again and
// compares. The folder is not said, for it concerns no reader.
//
// [Blocks] are the fenced blocks of a Markdown document that ask to be filled, and [Fill] fills
// them. A fragment has no blank line, which would end HTML in Markdown.
package embed
