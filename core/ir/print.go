package ir

import (
	"io"

	"statepoint/core/provenance"
	"statepoint/core/source"
)

// MarkRole is the relation of a marked piece of text to its value.
type MarkRole uint8

const (
	// the name where the value is defined: `%x` before "=", `@f` in a header, a parameter
	MarkDef   MarkRole = iota
	MarkUse            // the name where the value is used
	MarkLabel          // the label of a block
	// a whole instruction, from its first to its last character; ID is the instruction's
	MarkInstr
	MarkBlock  // a whole block, label line included; ID is the block's
	MarkFunc   // a whole function or declaration, comments and attributes included
	MarkGlobal // a whole line that defines a global variable, alias or ifunc
	// an argument of a call that [PrintOptions.Arguments] chose, with its type; ID is the call's
	MarkArgument
)

// Mark associates a piece of text with a value. Offsets are bytes from the start of the text.
type Mark struct {
	Start, End int32
	ID         provenance.ID
	Role       MarkRole
}

// PrintOptions control how a module is printed. A nil *PrintOptions is the zero value.
type PrintOptions struct {
	// ModuleID is printed in a first line `; ModuleID = '…'`, as LLVM's tools do, and names the
	// source file if the module has no name for it. It replaces the comments at the top of the
	// source. "" prints no such line.
	ModuleID string
	// Marks receives the marks in printing order (a whole instruction after its parts). nil records
	// none, at no cost.
	Marks *[]Mark
	// Arguments chooses the calls whose arguments are marked, in order; nil marks none.
	Arguments func(call *Instr) bool
	// MaxBytes limits the size of the text; 0 means no limit. Beyond it [WriteModule] returns a
	// *source.Limit, and [AppendModule] stops somewhere after at least one more byte.
	MaxBytes int
	// NoAttributeComments omits the `; Function Attrs:` lines.
	NoAttributeComments bool
}

// String is the module as LLVM assembly.
func (m *Module) String() string { return string(AppendModule(nil, m, nil)) }

// String is the function as LLVM assembly, without the module around it.
func (f *Func) String() string { return string(AppendFunc(nil, f, nil)) }

// String is the instruction as LLVM assembly, without indentation.
func (in *Instr) String() string {
	f := in.Func()
	if f == nil {
		return "<detached " + in.Op.String() + ">"
	}
	numberFunc(f)
	p := newPrinter(nil, f.module, nil)
	numberGlobals(f.module)
	p.instrs.instr(in)
	return string(p.b)
}

// String is the argument as an operand with its type: "ptr %p".
func (a *Arg) String() string {
	if a.parent == nil {
		return a.typ.String() + " <detached argument>"
	}
	numberFunc(a.parent)
	return string(AppendValue(nil, a.parent.module, a, true))
}

// String is the block as an operand: "label %then".
func (b *Block) String() string {
	if b.parent == nil {
		return "label <detached block>"
	}
	numberFunc(b.parent)
	return string(AppendValue(nil, b.parent.module, b, true))
}

// String is the constant as an operand with its type: "i32 7".
func (c *Const) String() string { return string(AppendValue(nil, NewModule(""), c, true)) }

// String is the variable as an operand with its type: "ptr @table".
func (g *Global) String() string { return string(AppendValue(nil, NewModule(""), g, true)) }

// AppendModule appends a module as `opt -S` of the module's dialect prints it (LLVM 14 for typed
// pointers, LLVM 22 for `ptr`). In the dialect of LLVM 3.6, types that later became explicit are
// omitted, landing pads have the personality, and calls spell out pointers to variadic functions.
// Printing numbers unnamed values as it proceeds, so two goroutines must not print the same module
// at once.
func AppendModule(b []byte, m *Module, opts *PrintOptions) []byte {
	p := newPrinter(b, m, opts)
	p.module()
	p.flush(0)
	return p.b
}

// WriteModule writes the output of AppendModule piece by piece, so that the whole text is never in
// memory. It cannot record marks, whose offsets refer to the whole text, and ignores opts.Marks. It
// returns the writer's first error.
func WriteModule(w io.Writer, m *Module, opts *PrintOptions) error {
	p := newPrinter(make([]byte, 0, writeChunk+writeChunk/4), m, opts)
	p.w, p.marks = w, nil
	p.module()
	p.flush(0)
	if p.full && p.writeErr == nil {
		return &source.Limit{Stage: "the printer", Unit: "bytes of text", Max: int64(p.max),
			Option: "ir.PrintOptions.MaxBytes"}
	}
	return p.writeErr
}

// writeChunk is the number of bytes that WriteModule buffers before writing.
const writeChunk = 256 << 10

// AppendFunc appends one function, with metadata and attribute groups numbered as if it were alone
// in the module.
func AppendFunc(b []byte, f *Func, opts *PrintOptions) []byte {
	p := newPrinter(b, f.module, opts)
	numberGlobals(f.module)
	numberFunc(f)
	p.collectFunc(f)
	p.funcs.function(f)
	return p.b
}

// AppendValue appends a value as an operand, optionally with its type. Unnamed locals have their
// number from the last printing.
func AppendValue(b []byte, m *Module, v Value, withType bool) []byte {
	if n := localNode(v); n != nil && !withType {
		t := text{b: b, m: m}
		t.local(n)
		return t.b
	}
	p := newPrinter(b, m, nil)
	if withType {
		p.ops.typedOperand(v)
	} else {
		p.ops.operand(v)
	}
	return p.b
}

// localNode returns the node that holds the name of a local value, or nil for any other value.
func localNode(v Value) *node {
	switch v := v.(type) {
	case *Instr:
		return &v.node
	case *Arg:
		return &v.node
	case *Block:
		return &v.node
	}
	return nil
}
