// Package provenance numbers what a compilation consists of, and says what kind of thing a number
// stands for: a value of the module, a machine instruction, a slot of a frame, a record of the
// stack map, a row of bytes on the screen.
//
// Every room from the module to the page uses these ids and kinds, so a link from one room to
// another is a number, and nobody compares texts. The package knows none of the rooms: code that
// deals with machine code or stack maps alone can carry ids without knowing IR.
package provenance
