// Package explore compiles a request into a Compilation, from which every view of the program is
// computed.
//
// Compile runs the stages in the order of the stage strip: parse, passes, lower, encode. It keeps
// the results of each: the text after the stage, the module, the compiled code, the findings of the
// passes, and one table of links built from the provenance that the stages recorded. No code parses
// printed text to recover its meaning: an id's label is the piece of text that the printer itself
// marked as the id's definition.
//
// Nothing writes to a Compilation once Compile has returned: it has no exported fields, keeps no
// context, and computes nothing later that it would have to store. The packages in this folder
// build on it:
//
//	panes     the report of a compilation: assembly, stack map or frame maps, frames, records
//	views     the views of panes: changes, liveness, control flow, frames, records, files
//	journey   where a pointer is across each safepoint, and why
//	session   a run of the compiled program in the emulator, at any step
//	worlds    the program with a shadow stack, a map of roots, and statepoints
//	engine    keeps compilations and answers requests for all of these
//
// web/check/grade grades lessons from the same Compilation.
//
// Passes modify the module in place, so Compile copies the module after each stage that a later one
// changes. At returns a stage with its module, its text, and the pass messages up to it. No view
// parses the source or runs a pass again.
//
// A module that uses llvm.gcroot has two more stages, the first passes of the code generator. If it
// uses a shadow stack, the last pane shows frame maps and stack entries instead of a stack map.
//
// A compilation stops at the first stage that fails, and the report keeps the results of the
// earlier ones: a source with an error in one function still shows its parse, with line and column.
// Limits (source bytes, instructions, time by context) are reported as a diagnostic that names the
// limit, its value and how to raise it. A panic in a lower package is recovered here and becomes a
// diagnostic with the request as its reproducer.
package explore
