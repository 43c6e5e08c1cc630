// Package highlight splits LLVM assembly into tokens with kinds, for display, and finds the symbols
// that a text defines, for outlines and completion.
//
// The text need not parse. The grammar around a name shows whether it is a type, a block or a
// value; it takes time linear in the text, and no module.
package highlight
