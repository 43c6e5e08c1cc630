// Package codes explains every stable code that a diagnostic can have.
//
// A message is one line and says what is wrong with one text. Its code leads to a page that says
// the rest once for all: what such a message means, why LLVM has the rule and where its documents
// state it, a wrong example and its fixed form, and what LLVM itself says or does about the wrong
// one. The native command shows a page with `statepoint explain SP0102`; the explorer shows it
// beside the message.
//
// Codes are grouped by who finds the problem:
//
//	SP01…  the parser, core/irparse
//	SP02…  the verifier, core/verify: the structure of any module
//	SP03…  the verifier: the intrinsics of garbage collection
//	SP04…  the passes, core/passes
//	SP05…  the code generator, lower
//
// The pages are text files in the folder pages, one for each code and listed in pages.go, so that
// they can be read and edited as what they are. Tests hold them to the sources: every code there
// has a page and every page a code; every wrong example gives its code and no other, every fixed
// one nothing; and LLVM says what the page says it says.
package codes
