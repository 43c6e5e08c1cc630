// Package build is what the parts of instruction selection build with, and all that they share.
//
// Code appends machine instructions to the code of the IR instruction being selected: it makes
// registers, puts into a register what an instruction has no form for, and reports at a position
// of the text what cannot be lowered. It knows no values. How a type is spread over registers is
// in Part and VectorShape.
//
// Values is what selection answers about values: the operand that holds one, the register that an
// instruction must define, the memory at a pointer. A part of selection holds a Builder, which
// is both, and no more than that; where it needs another part, it says so in an interface of its
// own.
//
// Code is a type and not an interface because nearly every machine instruction of a module comes
// through it: behind an interface, the operands of each would go to the heap.
package build
