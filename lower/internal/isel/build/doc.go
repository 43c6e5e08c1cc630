// Package build provides what all parts of instruction selection share.
//
// Code appends machine instructions to the code of the IR instruction being selected: it makes
// registers, puts into a register what an instruction has no form for, and reports at a position of
// the text what cannot be lowered. It knows nothing of IR values. Part and VectorShape describe how
// a type is spread over registers.
//
// Values is what selection answers about values: the operand that holds one, the register that an
// instruction must define, the memory at a pointer. A part of selection holds only a Builder, which
// combines both; if it needs another part, it declares an interface for it.
//
// Code is a type and not an interface because nearly every machine instruction of a module comes
// through it: behind an interface, the operands of each would go to the heap.
package build
