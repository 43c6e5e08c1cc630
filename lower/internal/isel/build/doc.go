// Package build provides what all parts of instruction selection share.
//
// Code appends machine instructions to the code of the IR instruction being selected: it creates
// registers, puts operands that an instruction cannot encode into registers, and reports what
// cannot be lowered at its position in the text. It knows nothing of IR values. Part and
// VectorShape describe how a type is spread over registers.
//
// Values gives access to values: the operand that holds one, the register that an instruction must
// define, the memory at a pointer. A part of selection holds only a Builder, which combines both;
// if it needs another part, it declares an interface for it.
//
// Code is a concrete type because nearly every machine instruction of a module is emitted through
// it: with an interface, the operands of each would be allocated on the heap.
package build
