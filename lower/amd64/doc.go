// Package amd64 knows the x86-64 instruction set as far as a compiler for
// integers, pointers and scalar or 128-bit floating point needs it: registers,
// operands, instructions, their bytes and their text.
//
// # One table
//
// Every instruction form is one line of the files forms_*.go, written
// as in the Intel manual (SDM volume 2):
//
//	{ADD, "ADD r/m64, imm8", "REX.W + 83 /0 ib"},
//
// At start-up the lines become an array of 32-byte records, grouped by
// operation and width in the order of the lines. Encoding an instruction
// classifies its operands into bit masks and takes the first record that
// accepts all of them, so the order of the lines is the choice of encoding:
// the short forms stand first, and where several encodings are equally short
// the one that LLVM's assembler picks stands first.
//
// # An instruction
//
// [Inst] is a plain value: an [Op], a [Width], up to three [Operand] values in
// the manual's order (destination first), a condition and prefixes. Operands
// hold no pointers, so building and encoding an instruction allocates nothing.
//
//	in := amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RAX), amd64.M(amd64.RSP, 8))
//	code, fixups, err = amd64.Append(code, fixups, &in)
//
// What an instruction refers to outside itself, a [Sym], becomes a [Fixup]
// whose kind is the relocation number of the System V psABI. Symbols are
// numbers; their names belong to the printer or writer of an object.
//
// # A function
//
// [Assembler] lays out one function: labels, branches that start as two bytes
// and grow only when they must, alignment. It hands back beside every byte
// range the opaque provenance number its instruction was emitted with.
//
// # Text
//
// [Printer] writes an instruction in AT&T syntax as LLVM 22 spells it, in
// Intel syntax as LLVM does with -x86-asm-syntax=intel, or in the syntax of
// Go's assembler.
//
// # What it refuses
//
// An operation with operands that no line accepts, an immediate outside the range of its width, RSP
// as an index, AH beside a register that needs a REX prefix, LOCK on an instruction that cannot be
// locked: each is an error, never other bytes. What is missing can be given as bytes, by [Data]. Of
// the x87 instructions there are those that long double needs; MMX, AVX and privileged instructions
// are not in the table.
package amd64
