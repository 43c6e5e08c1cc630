// Package code has a compiled module as plain data.
//
// A [Module] is what was compiled: functions with their frames, instructions, labels and records,
// the sections of code, the stack map and the links of provenance. An [Image] is the rest of an
// object: variables, constants, tables, aliases, each with the section it goes to. Package lower
// fills both; asmwriter writes them as text and objectwriter as an object. Neither sees the
// compiler, so what one of them writes the other can write, too.
//
// # Sections
//
// A [Ref] names a section by all that tells sections apart, before any object exists. Which numbers
// sections and symbols have is the object's own affair.
//
// # What it refuses
//
// Nothing: it has no rules of its own.
package code
