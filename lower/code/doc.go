// Package code represents a compiled module as plain data.
//
// A [Module] is the compiled code: functions with their frames, instructions, labels and records,
// the sections of code, the stack map and the links of provenance. An [Image] is the rest of an
// object: variables, constants, tables, aliases, each with the section it goes to. Package lower
// fills both; asmwriter writes them as text and objectwriter as an object. Neither depends on the
// compiler, so both can write the same things.
//
// # Sections
//
// A [Ref] identifies a section by everything that distinguishes sections, before any object exists.
// The object alone assigns numbers to sections and symbols.
//
// # What it refuses
//
// Nothing: it has no rules of its own.
package code
