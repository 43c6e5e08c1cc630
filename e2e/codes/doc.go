// Package codes holds the pages of core/source/codes to the whole line and to LLVM's own tools:
// every wrong example gives its code and no other, every fixed one gives nothing, and LLVM says of
// both what the page says. The tests are here because an example may go through the parser, the
// passes and the code generator, which the package of the pages knows nothing of.
package codes
