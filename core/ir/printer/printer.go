package printer

import (
	"io"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/workers"
)

// Options control how a module is printed. A nil *Options is the zero value.
type Options struct {
	// ModuleID is printed in a first line `; ModuleID = '…'`, as LLVM's tools do, and names the
	// source file if the module has no name for it. It replaces the comments at the top of the
	// source. "" prints no such line.
	ModuleID string
	// Marks receives the marks in printing order (a whole instruction after its parts). nil records
	// none, at no cost.
	Marks *[]ir.Mark
	// Only is the only function with all marks, nil if all have them. Of other functions, marks say
	// what is defined where.
	Only *ir.Func
	// Arguments chooses the calls whose arguments are marked, in order; nil marks none.
	Arguments func(call *ir.Instr) bool
	// Texts has the texts of functions that are not printed again, nil for none.
	Texts *Texts
	// MaxBytes limits the size of the text; 0 means no limit. Beyond it [WriteModule] returns a
	// *source.Limit, and [AppendModule] stops somewhere after at least one more byte.
	MaxBytes int
	// Workers is the maximum number of functions that [WriteModule] prints in parallel; 0 and 1
	// mean one at a time. The text is the same.
	Workers int
	// NoAttributeComments omits the `; Function Attrs:` lines.
	NoAttributeComments bool
}

// Module returns a module as LLVM assembly, as [AppendModule] does.
func Module(m *ir.Module) string { return string(AppendModule(nil, m, nil)) }

// Func returns a function as LLVM assembly, without the module around it.
func Func(f *ir.Func) string { return string(AppendFunc(nil, f, nil)) }

// Instrs returns a function that returns instructions of a module as [Module] prints them, without
// indentation: with its numbers of attribute groups and metadata.
func Instrs(m *ir.Module) func(in *ir.Instr) string {
	p := newPrinter(nil, m, nil)
	p.module()
	return func(in *ir.Instr) string {
		p.b = p.b[:0]
		p.instrs.instr(in)
		return string(p.b)
	}
}

// Instr returns an instruction as LLVM assembly, without indentation. Attribute groups and metadata
// are numbered as if it were alone in the module.
func Instr(in *ir.Instr) string {
	f := in.Func()
	if f == nil {
		return "<detached " + in.Op.String() + ">"
	}
	ir.NumberLocals(f)
	ir.NumberGlobals(f.Module())
	p := newPrinter(nil, f.Module(), nil)
	p.instrs.instr(in)
	return string(p.b)
}

// Value returns a value for a message: an instruction as [Instr] does, any other as an
// operand with its type, such as "ptr %p", "label %then" and "i32 7".
func Value(v ir.Value) string {
	var f *ir.Func
	switch v := v.(type) {
	case *ir.Instr:
		return Instr(v)
	case *ir.Arg:
		f = v.Parent()
	case *ir.Block:
		f = v.Parent()
	default:
		return string(AppendTyped(nil, ir.NewModule(""), v))
	}
	if f == nil {
		return v.Type().String() + " <detached>"
	}
	ir.NumberLocals(f)
	return string(AppendTyped(nil, f.Module(), v))
}

// Operand returns a value of m as an operand without its type: "%x", "@f", "7". Unnamed values have
// their number from the last printing or numbering.
func Operand(m *ir.Module, v ir.Value) string {
	if n, ok := v.(ir.Named); ok {
		return Name(n)
	}
	p := newPrinter(nil, m, nil)
	p.ops.operand(v)
	return string(p.b)
}

// Name returns the name of a value with its sigil, or its number from the last printing or
// numbering: "%x", "@f", "%3".
func Name(v ir.Named) string {
	var t text
	switch v.(type) {
	case *ir.Instr, *ir.Arg, *ir.Block:
		t.local(v)
	default:
		t.global(v)
	}
	return string(t.b)
}

// AppendTyped appends a value of m as an operand with its type: "ptr %x". Unnamed values have their
// number from the last printing or numbering.
func AppendTyped(b []byte, m *ir.Module, v ir.Value) []byte {
	p := newPrinter(b, m, nil)
	p.ops.typedOperand(v)
	return p.b
}

// AppendModule appends a module as `opt -S` of the module's dialect prints it (LLVM 14 for typed
// pointers, LLVM 22 for `ptr`). In the dialect of LLVM 3.6, types that later became explicit are
// omitted, landing pads have the personality, and calls spell out pointers to variadic functions.
// Printing numbers unnamed values as it proceeds, so two goroutines must not print the same module
// at once.
func AppendModule(b []byte, m *ir.Module, opts *Options) []byte {
	p := newPrinter(b, m, opts)
	p.module()
	p.flush(0)
	return p.b
}

// WriteModule writes the output of AppendModule piece by piece, so that the whole text is never in
// memory. It cannot record marks, whose offsets refer to the whole text, and ignores opts.Marks. It
// returns the writer's first error.
func WriteModule(w io.Writer, m *ir.Module, opts *Options) error {
	p := newWriter(w, m, opts)
	p.module()
	return p.end()
}

func newWriter(w io.Writer, m *ir.Module, opts *Options) *printer {
	p := newPrinter(make([]byte, 0, writeChunk+writeChunk/4), m, opts)
	p.w, p.marks = w, nil
	if workers.Number(p.workers, 2) > 1 {
		p.behind = newBehind(w)
	}
	return p
}

// end writes the rest of the text.
func (p *printer) end() error {
	p.flush(0)
	if p.behind != nil {
		p.writeErr = p.behind.end()
	}
	if p.full && p.writeErr == nil {
		return p.limit()
	}
	return p.writeErr
}

// limit is the error of a text that exceeds its limit.
func (p *printer) limit() error {
	return &source.Limit{Stage: "the printer", Unit: "bytes of text", Max: int64(p.max),
		Option: "printer.Options.MaxBytes"}
}

// writeChunk is the number of bytes that WriteModule buffers before writing.
const writeChunk = 256 << 10

// AppendFunc appends one function, with metadata and attribute groups numbered as if it were alone
// in the module.
func AppendFunc(b []byte, f *ir.Func, opts *Options) []byte {
	p := newPrinter(b, f.Module(), opts)
	ir.NumberGlobals(f.Module())
	ir.NumberLocals(f)
	p.collectFunc(f)
	p.funcs.function(f)
	return p.b
}
