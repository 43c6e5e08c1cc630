package lower

import (
	"io"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/internal/asmwriter"
	"statepoint/lower/object"
)

// Options choose how a module is compiled. The zero value suits most callers.
type Options struct {
	// Strategies finds collection strategies by name; nil has LLVM's own. A module that passes have
	// rewritten is compiled with the registry that the passes were given.
	Strategies *gc.Registry
	// Verified says that the caller has verified the module, so [verify.Module] is not run again.
	// For an invalid module the result is then meaningless, and the code generator may panic.
	Verified bool
	// Workers is the maximum number of functions that [Compile] compiles in parallel; 0 and 1 mean
	// one at a time. The result is the same.
	Workers int
	// Compiled, if not nil, is called by [Compile] after each function, with the number of
	// functions compiled and the total.
	Compiled func(done, all int)
	// StackMapVersion is 1, 2 or 3; 0 is 3.
	StackMapVersion uint8
	// RetainMap keeps the section of the stack map when a linker drops what nothing refers to, and
	// with it the functions that have records. WritableMap lets a loader relocate the section
	// without making it writable first, as it must in position independent files.
	RetainMap, WritableMap bool
	// Detail requests Result.Funcs' instructions, Result.Links and an annotated stack map.
	Detail bool
	// Reuse, if not nil, has [Compile] reuse the code of an earlier compilation, and keep code in
	// Result.Past. It takes effect with Only.
	Reuse *Reuse
	// CodeOnly restricts Detail to code: the stack map and the other tables are not annotated, and
	// their records and locations have no links. A run needs no more, and a map may have a hundred
	// times as many locations as the code has instructions.
	CodeOnly bool
	// TextOnly restricts CodeOnly to what [Result.WriteAssembly] needs: nothing has links, and
	// frames have no slots.
	TextOnly bool
	// Only, if not nil, is the one function that Detail describes: of others there are neither
	// instructions, labels and slots nor links of these, and locations have only the kind. All ids
	// are the same.
	Only *ir.Func
	// PIC makes code that a shared library can hold: symbols that another module may define go
	// through the linker's tables. Without it code still runs wherever a program is loaded.
	PIC bool
	// MaxGCRegisters is the maximum number of gc pointers that a statepoint may record in
	// callee-saved registers instead of stack slots; there are five such registers. It is LLVM's
	// option -max-registers-for-gc-values.
	MaxGCRegisters int
	// DeoptRegisters lets deopt operands be recorded in registers at every statepoint, LLVM's
	// -use-registers-for-deopt-values.
	DeoptRegisters bool
	// MaxInstructions limits the number of IR instructions; 0 means no limit.
	MaxInstructions int
	// MaxCode limits the IR and machine instructions generated for a module, and their operands, in
	// addition to 4 for each instruction and operand of the module; 0 means DefaultMaxCode.
	MaxCode int
	// CPU and Features are LLVM's -mcpu and -mattr ("+aes,+crc32"): which target intrinsics a
	// function may use that has no such attributes. The code is otherwise the same.
	CPU, Features string
	// LiveRoots omits roots from a safe point's table entry if their values are not read after it.
	// LLVM lists all roots everywhere.
	LiveRoots bool
	// Unoptimized treats roots as llc does at -O0: tables list them last to first, the frame has
	// them in order, everything else that is live across calls is also in the frame, and null is
	// stored to each even if another store follows. The code is otherwise the same.
	Unoptimized bool
	// NoUnwindInfo leaves out .eh_frame.
	NoUnwindInfo bool
	// Table adds a section with the return address table, see package stackmap.
	Table bool
	// FunctionSections and DataSections put each function and variable in its own section, so that
	// linkers can discard unreferenced ones.
	FunctionSections, DataSections bool
	// MaxBytes limits the contents of the object's sections; 0 means DefaultMaxBytes.
	MaxBytes uint64
	// Checked verifies the register allocation and the code of every function; a fault is an error.
	Checked bool
	// Before and After are called before and after each step of the compilation of each function,
	// nil for not at all.
	Before, After func(Step)
}

// DefaultMaxBytes is Options.MaxBytes where that is 0.
const DefaultMaxBytes = data.DefaultMaxBytes

// Result is a compiled module.
type Result struct {
	code.Module
	// Object is the object file; its sections hold code and data.
	Object *object.Object
	// Warnings are diagnostics that did not prevent compilation.
	Warnings *source.List
	// Past has code to be reused, with Options.Reuse.
	Past *Past

	image code.Image
}

// Assembly is the module as assembly text in AT&T or Intel syntax, which llvm-mc and the GNU
// assembler turn into the same sections as Object's. It needs Options.Detail. With records set,
// each stack map record is written as comments under its call.
func (r *Result) Assembly(syntax amd64.Syntax, records bool) string {
	var b strings.Builder
	// neither the writer nor a limit can fail
	_ = r.WriteAssembly(&b, AssemblyOptions{Syntax: syntax, Records: records})
	return b.String()
}

// AssemblyOptions say how assembly is written.
type AssemblyOptions = asmwriter.Options

// WriteAssembly writes the text of Assembly. The error is the writer's, or a *source.Limit where
// the text has more than AssemblyOptions.MaxBytes bytes.
func (r *Result) WriteAssembly(w io.Writer, opts AssemblyOptions) error {
	return asmwriter.Write(w, &r.Module, &r.image, opts)
}

// Rows are the lines of all functions. They need Options.Detail.
func (r *Result) Rows(syntax amd64.Syntax) []Row {
	return asmwriter.Rows(&r.Module, &r.image, syntax)
}

// FuncRows are the lines of one function, by its number. They need Options.Detail.
func (r *Result) FuncRows(n int, syntax amd64.Syntax) []Row {
	return asmwriter.FuncRows(&r.Module, &r.image, n, syntax)
}

// These are the parts of a result, which package code explains.
type (
	Func         = code.Func
	Frame        = code.Frame
	Slot         = code.Slot
	Inst         = code.Inst
	NoteKind     = code.NoteKind
	Label        = code.Label
	Link         = code.Link
	Section      = code.Section
	ReturnTable  = code.ReturnTable
	PrintedTable = code.PrintedTable
)

// These are the lines of an assembly for a screen, which package asmwriter explains.
type (
	Row      = asmwriter.Row
	RowKind  = asmwriter.RowKind
	Place    = asmwriter.Place
	Register = asmwriter.Register
)

// The kinds of note and row.
const (
	NoteNone    = code.NoteNone
	NoteSpill   = code.NoteSpill
	NoteReload  = code.NoteReload
	RowFunction = asmwriter.RowFunction
	RowLabel    = asmwriter.RowLabel
	RowInst     = asmwriter.RowInst
	RowRecord   = asmwriter.RowRecord
)
