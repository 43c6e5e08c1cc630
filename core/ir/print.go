package ir

import (
	"io"

	"statepoint/core/source"
)

// MarkRole says what a marked piece of text is to the value it belongs to.
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

// Mark says which value a piece of text belongs to. Offsets are bytes from the start of the text.
type Mark struct {
	Start, End int32
	ID         ID
	Role       MarkRole
}

// PrintOptions say what of a module's text is wanted besides the module itself. A nil *PrintOptions
// is the zero value.
type PrintOptions struct {
	// ModuleID is printed in a first line `; ModuleID = '…'`, as LLVM's tools do, and names the
	// source file if the module has no name for it. With it the comments at the head of the source
	// are left out. "" prints no such line.
	ModuleID string
	// Marks receives what belongs to which value, in the order in which it is printed (a whole
	// instruction after its parts). nil records nothing and costs nothing.
	Marks *[]Mark
	// Arguments chooses the calls whose arguments are marked, in order; nil marks none.
	Arguments func(call *Instr) bool
	// MaxBytes bounds the text; 0 is no bound. [WriteModule] gives a *source.Limit beyond it, and
	// [AppendModule] stops at some place after one byte more.
	MaxBytes int
	// NoAttributeComments leaves out the `; Function Attrs:` lines.
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
// left out, personalities stand in landing pads, and calls name pointers to variadic functions.
// Printing numbers unnamed values as it goes, so one module is not printed by two goroutines at
// once.
func AppendModule(b []byte, m *Module, opts *PrintOptions) []byte {
	p := newPrinter(b, m, opts)
	p.module()
	p.flush(0)
	return p.b
}

// WriteModule writes what AppendModule appends, piece by piece, so that the whole text is never in
// memory. It cannot record marks, whose offsets count in the whole: opts.Marks is ignored. The
// error is the writer's first.
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

// writeChunk is how many bytes WriteModule gathers before it writes.
const writeChunk = 256 << 10

// AppendFunc appends one function. Metadata and attribute groups are numbered as if the function
// stood alone.
func AppendFunc(b []byte, f *Func, opts *PrintOptions) []byte {
	p := newPrinter(b, f.module, opts)
	numberGlobals(f.module)
	numberFunc(f)
	p.collectFunc(f)
	p.funcs.function(f)
	return p.b
}

// AppendValue appends a value as an operand is printed, with its type if wanted. Unnamed locals
// show the number of the last printing.
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

// localNode is what a value of a function's body has its name in, or nil for any other value.
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
