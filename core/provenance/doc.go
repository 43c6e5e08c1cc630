// Package provenance numbers everything in a compilation, and defines the kinds of things that the
// numbers identify: a value of the module, a machine instruction, a slot of a frame, a record of
// the stack map, a row of bytes on the screen.
//
// Every room from the module to the page uses these ids and kinds, so a link from one room to
// another is a number, and no texts are compared. The package knows none of the rooms: code that
// only handles machine code or stack maps can carry ids without knowing IR.
package provenance
