// Package explore runs the whole line on a request and gathers what there is to show into a report.
//
// It is the only place that knows every room, and it decides nothing: it calls them in the order of
// the stage strip (parse, place safepoints, rewrite statepoints, lower, encode, stack map), takes
// the text after each, and copies the provenance that the rooms recorded into one table of links.
// Nothing here looks at text to find out what it means: an id's label is the piece of text that the
// printer itself marked as the id's definition.
//
// A module of the older interface (llvm.gcroot) has two stages more, the passes that the code
// generator begins with, and where it keeps a shadow stack the last pane shows frame maps and stack
// entries instead of a stack map: there, too, it is seen where each root is.
//
// A run stops at the first stage that cannot go on, and the report keeps all that came before: a
// source with an error in one function still shows its parse, with line and column. Limits (source
// bytes, instructions, time by context) end in a diagnostic that names the limit, its value and how
// to raise it. A panic below is caught here and becomes a diagnostic with the request as its
// reproducer.
//
// The compiled program can be run (program.go): a session records it from its beginning, and shows
// any step of the recording as data: frames named through the records that the stack map in memory
// has, objects, registers, and what collectors did in the step. All of it is read from the machine.
package explore
