// Package explore compiles a request into a value that all views of a program are functions of.
//
// Compile calls the rooms in the order of the stage strip: parse, passes, lower, encode. It keeps
// what each leaves: the text after each stage, the module, the compiled code, what the passes
// found, and one table of links made of the provenance that the rooms recorded. Nothing looks at a
// text to find out what it means: an id's label is the piece of text that the printer itself marked
// as the id's definition.
//
// A Compilation does not change any more once Compile has returned. Its exported fields are for
// reading. Packages below this folder make more of it:
//
//	views     the views of panes: changes, liveness, control flow, frames, records, files
//	journey   where a pointer is across each safepoint, and why
//	session   a run of the compiled program in the emulator, at any step
//	worlds    the program with a shadow stack, a map of roots, and statepoints
//	engine    keeps compilations and answers requests for all of these
//
// Grading of lessons stands on the same value, in web/check/grade.
//
// Passes work in place, so Compile keeps a copy of the module after each stage that a later one
// changes: At gives a stage with its module, its text, and what the passes said up to it. No view
// parses the source or runs a pass again.
//
// A module of the older interface (llvm.gcroot) has two stages more, the passes that the code
// generator begins with, and where it keeps a shadow stack the last pane shows frame maps and stack
// entries instead of a stack map.
//
// A compilation stops at the first stage that cannot go on, and the report keeps all that came
// before: a source with an error in one function still shows its parse, with line and column.
// Limits (source bytes, instructions, time by context) end in a diagnostic that names the limit,
// its value and how to raise it. A panic in a room below is caught here and becomes a diagnostic
// with the request as its reproducer.
package explore
