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
//	  *InlineAsm  *MetadataValue      what may only be called, or only be passed on
//
// Instructions are one struct with an opcode, not a type per opcode: passes and selection switch on
// Op, and the parts that only some instructions have hang off it (Call for calls and invokes, Mem
// for what touches memory).
//
// # Identity
//
// Every value but a constant has an ID, unique in its module for as long as the module lives and
// never reused; a pass that creates an instruction names in From the ids whose source-level value
// it carries. That is the provenance which the screen draws; it is recorded when something is made
// and never guessed later.
//
// # Use lists
//
// A value's uses form a list with the newest use first, as in LLVM, because the order shows: it is
// the order of the predecessors printed beside a label, and of the edits that passes make.
// Constants other than globals have no use list: they are shared by everything.
//
// Types are interned in a Types table, so equal types are equal pointers. Typed and opaque pointers
// live side by side: a pointer type has an element type or has none.
//
// The package reads no text (core/irparse does), checks no rules but an instruction's shape
// (core/verify does) and knows no garbage collector (core/gc does).
package ir
