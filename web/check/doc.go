// Package check parses the checks of a lesson, one per line, in words that an author can write
// mostly from memory.
//
//	safe
//	statepoints in @sum = 1
//	run sum({| 3}) = 3 prints visit(3) under semispace stress every-safepoint
//
// [Reference] has each check by example, [Questions] each question; [Page] is both as text, which
// `statepoint help checks` prints.
//
// A line that begins with a semicolon is a comment. Indented lines below a check are shown to the
// reader when the program fails it, after the explorer's own message. Text after "returned:",
// "stopped:", "endless:" or "unsound:" is shown for a run that ended that way:
//
//	run sum({| 3}) = 3
//	  returned: Is each word added once?
//	  stopped: A collector refuses a frame without a record.
//	  endless: A loop without a poll keeps it waiting.
//	  unsound: The result is right by chance.
//
// Different mistakes may fail the same check. Text after "when", a fact and a colon replaces all
// the text above if the fact holds; the first fact that holds counts. A fact is any check:
//
//	statepoints in @keep = 2
//	  Only these two calls can run the collector.
//	  when leaf @rt_alloc: An allocation may run the collector, so it may not be a leaf.
//	  when uses of %root by getelementptr in @keep >= 1: That is where the root is: load it first.
//	  when run keep(1) = 0: The zero is what memory has before anything is stored there.
//	  when not safe: An old address is used, which the check above is about.
//
// Atomic loads stronger than unordered count as volatile: no optimizer moves either out of a loop.
//
// Phis (of pointers that a collector follows) and used relocates (those with a use) are counted in
// the source: code inserted by a pass does not count. An error is the first error of a program that
// does not compile: as a fact below "compiles" it distinguishes mistakes.
//
// With "stores unseen" only the program's barriers report stores to the collector; otherwise the
// emulator reports each store. A run that is "stopped" failed, or did not end.
//
// A slot is base, derived, Direct (the record has its address) or none. A line is stale if it uses
// a pointer from before a safepoint. Fields have the names of the Bytes view. Steps are actions of
// a collector in the first collection of a run: it finds a frame, visits a reference in it, moves
// or marks an object, updates the reference, updates a field of an object, frees an object. They
// are ordered by their first occurrence.
//
// # Questions
//
// ParseQuestions parses the questions of a lesson. A question begins at the left margin; indented
// below it are its text, and its answers after "- ". Text after "= " is for the explorer:
//
//	stale @sum
//	  Write the number of a line that uses a stale address.
//
// If answers have a box, several may be right, and the reader must mark them all. [x] marks the
// right ones; if an answer has a check as well, the two must agree.
//
// The explorer determines the right answer by compiling and running the program. An answer to a
// choice has a check for that, or "right" or "wrong" if no compilation can decide. The text below
// an answer is its reason. The run of a prediction shows the effect of a wrong one: the map is
// written as the reader predicted it, and the collector uses that map.
//
// The language has no expressions or variables: a check is decided from one compilation, or one run
// of it, and never from the text. Package grade checks programs; this package depends on neither
// compiler nor page.
package check
