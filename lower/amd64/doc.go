// Package amd64 implements the part of the x86-64 instruction set that a compiler for integers,
// pointers and scalar or 128-bit floating point needs: registers, operands, instructions, their
// bytes and their text.
//
// # One table
//
// Every instruction form is one line of the files forms_*.go, written
// as in the Intel manual (SDM volume 2):
//
//	{ADD, "ADD r/m64, imm8", "REX.W + 83 /0 ib"},
//
// On first use the lines are compiled into an array of 32-byte records, grouped by operation and
// width in line order. The encoder classifies an instruction's operands into bit masks and takes
// the first record that accepts all of them, so line order determines the encoding: short forms
// come first, and among equally short encodings the one that LLVM's assembler picks.
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
// An instruction's reference to a [Sym] becomes a [Fixup] whose kind is the relocation number of
// the System V psABI. Symbols are numbers; their names belong to the printer or writer of an
// object.
//
// # A function
//
// [Assembler] lays out one function: labels, branches that start as two bytes and grow only when
// they must, alignment. For every emitted instruction it returns the byte range and the opaque
// provenance number that the caller passed.
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
// locked: each is an error and never encodes as something else. Missing instructions can be given
// as bytes, with [Data]. The table has the x87 instructions that long double needs, but no MMX, AVX
// or privileged instructions.
package amd64
