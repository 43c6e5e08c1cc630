// Package embed makes fragments of HTML for documents: a program in the panes that a document
// selects, readable without scripts or further files.
//
// A fragment's first tag names its source and options, data-statepoint="f.ll --panes=asm": the name
// of a file, or of a Markdown file with the number of a block, and the options. With it [Find]
// finds the fragments of a document, and [Check] renders those of a folder of documents again and
// compares. The tag omits the folder, which readers do not need.
//
// [Blocks] finds the fenced blocks of a Markdown document to be filled, and [Fill] fills them. A
// fragment has no blank line, which would end HTML in Markdown.
package embed
