// Package codes explains every stable code that a diagnostic can have.
//
// A message is one line and says what is wrong with one text. Its code leads to a page with the
// rest: what such a message means, why LLVM has the rule and where its documents state it, a wrong
// example and its fixed form, and what LLVM itself reports for the wrong one. The native command
// shows a page with `statepoint explain SP0102`; the explorer shows it beside the message.
//
// Codes are grouped by who finds the problem:
//
//	SP01…  the parser, core/irparse
//	SP02…  the verifier, core/verify: the structure of any module
//	SP03…  the verifier: the intrinsics of garbage collection
//	SP04…  the passes, core/passes
//	SP05…  the code generator, lower
//
// The pages are text files in the folder pages, one for each code and listed in pages.go. Tests
// compare them with the sources: every code has a page and every page a code; every wrong example
// causes its code and no other, every fixed one none; and LLVM reports what the page says it does.
package codes
