// Package ir holds LLVM IR in memory: types, values with use lists both ways, instructions,
// modules.
//
// # Shape
//
//	Module ── Globals, Aliases, IFuncs, Funcs, Metadata, attribute groups, comdats
//	  Func ── Args, Blocks
//	    Block ── Instrs, a doubly linked list (First … Last)
//	      Instr ── operands, each a Use of a Value
//
//	Value is one of
//	  *Instr  *Arg  *Block            local values
//	  *Func   *Global *Alias *IFunc   global values, which are also constants
//	  *Const                          every other constant; interned where that is cheap
//	  *InlineAsm  *MetadataValue      may only be called, or only be passed as an argument
//
// Instructions are one struct with an opcode, not a type per opcode: passes and selection switch on
// Op, and the parts that only some instructions have are separate (Call for calls and invokes, Mem
// for what touches memory).
//
// # Identity
//
// Every value but a constant has an ID that is unique in its module and never reused; a pass that
// creates an instruction sets From to the ids of the source values it carries. The page displays
// this provenance; it is recorded at creation and never guessed later.
//
// # Use lists
//
// A value's uses form a list with the newest use first, as in LLVM, because the order is visible:
// it determines the order of the predecessors printed beside a label, and of the edits that passes
// make. Constants other than globals have no use list, as the whole module shares them.
//
// Types are interned in a Types table, so equal types are equal pointers. Typed and opaque pointers
// coexist: a pointer type may have an element type or not.
//
// The package does not parse text (core/irparse does) nor write it (core/ir/printer does), though
// types, names and keywords know their own words. It checks only the shape of instructions
// (core/verify checks the other rules) and knows nothing of garbage collectors (core/gc does).
package ir
