package lower

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
	"statepoint/lower/emit"
	"statepoint/lower/mir"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// Options choose how a module is compiled. The zero value is what most want.
type Options struct {
	// Strategies finds collection strategies by name; nil has LLVM's own. A module that passes have rewritten is compiled with the registry that the passes were given.
	Strategies *gc.Registry
	// Verified says that the caller knows the module to be valid: [verify.Module] is not run on it once more. Of a module that is not
	// valid the result then means nothing, and the code generator may panic.
	Verified bool
	// StackMapVersion is 1, 2 or 3; 0 is 3.
	StackMapVersion uint8
	// Detail asks for Result.Funcs' instructions, Result.Links and an annotated stack map.
	Detail bool
	// PIC makes code that a shared library can hold: symbols that another module may define go through the linker's tables. Without
	// it code still runs wherever a program is loaded.
	PIC bool
	// MaxGCRegisters is how many gc pointers a statepoint may record in callee-saved registers instead of stack slots; there are five such registers. It is LLVM's option
	// -max-registers-for-gc-values.
	MaxGCRegisters int
	// DeoptRegisters lets deopt operands be recorded in registers at every statepoint, LLVM's -use-registers-for-deopt-values.
	DeoptRegisters bool
	// MaxInstructions bounds the IR instructions compiled; 0 is no bound.
	MaxInstructions int
	// CPU and Features are LLVM's -mcpu and -mattr ("+aes,+crc32"): which of the processor's own
	// intrinsics functions may use that have no attributes about it. The code is otherwise the same.
	CPU, Features string
	// NoUnwindInfo leaves out .eh_frame.
	NoUnwindInfo bool
	// Table adds a section with the return address table, see package stackmap.
	Table bool
	// FunctionSections and DataSections put each function and variable in a section of its own, from which linkers leave out what nothing refers to.
	FunctionSections, DataSections bool
	// MaxBytes bounds the contents of the object's sections; 0 is DefaultMaxBytes.
	MaxBytes uint64
	// Checked makes the register allocation of every function be verified; a fault becomes an error.
	Checked bool
}

// Result is a compiled module.
type Result struct {
	// Funcs are the defined functions in order.
	Funcs []Func
	// Object is the object file to be; its sections hold code and data.
	Object *object.Object
	// Sections are the sections of code; the first is .text, which may be empty.
	Sections []Section
	// Text is the code, of which Funcs are parts: the contents of Sections, one after the other.
	Text []byte
	// Map is the stack map. It is never nil; if the module records nothing, it has no functions and no records.
	Map *stackmap.Map
	// StackMap is the encoded map, never nil; with Detail it is annotated. If the module records nothing, it has no Bytes, and the
	// object has no such section: a map without records is not written.
	StackMap *stackmap.Encoding
	// Tables are the encoded return address tables, one for each of Sections with a statepoint in it; with Options.Table only. With Detail they are annotated.
	Tables []ReturnTable
	// Links say what the ids given to machine code, slots and stack map come from. With Detail only.
	Links []Link
	// Warnings are diagnostics that did not keep the module from being compiled.
	Warnings *source.List

	module  *ir.Module
	asm     *asmtext.Module
	funcs   []*ir.Func // of Funcs
	symbols []string   // by amd64.Sym, for printing
	data    []datum
	pool    []mir.PoolConstant
	aliases []aliasDef
	excepts []exceptSection
	refs    []reference
	tables  []tableEntry
	patches []patchPlace
	code    []sectionRef // of Sections
	at      map[sectionRef]object.Sec
	weak    []string // symbols that are used and need not be defined anywhere
}

// ReturnTable is the return address table of a section of code.
type ReturnTable struct {
	// Section is the number of the section in Result.Sections.
	Section int32
	*stackmap.TableEncoding
}

// Func is a compiled function.
type Func struct {
	Name string
	// ID is the IR function's id.
	ID ir.ID
	// Section is the number of its section in Result.Sections.
	Section int32
	// Offset and Size are in bytes; Offset counts from the start of Result.Text.
	Offset, Size uint32
	Frame        Frame
	// Insts are the instructions in order. With Detail only.
	Insts []Inst
	// Labels name places of the function, in order of offset. With Detail only.
	Labels []Label
	// Records are the numbers of the function's records in Map.Records.
	Records []int32
	// CFI says how the frame changes, if the function has call frame information.
	CFI    []object.CFI
	HasCFI bool

	labels      []string // by amd64.Label
	patch       int      // how many bytes of nops stand before it
	prefix      *datum   // what stands before it, nil for nothing
	at          uint32   // in its section
	ownTables   bool     // its tables are in sections of their own, too
	personality amd64.Sym
	except      int32 // in Compiler.excepts
	table       uint32
}

// Frame is a function's stack frame. Offsets are bytes from RSP after the prologue.
type Frame struct {
	// Size counts saved registers and everything below them, without the return address.
	Size  int64
	Saved []amd64.Reg
	Slots []Slot
}

// SlotKind says what a slot is for.
type SlotKind uint8

// The kinds of slot.
const (
	SlotSpill    SlotKind = iota // values of the register allocator
	SlotAlloca                   // an alloca
	SlotSaved                    // a callee-saved register
	SlotOutgoing                 // arguments of calls
	SlotIncoming                 // an argument that came on the stack
	SlotPadding                  // bytes that nothing uses
	SlotReturn                   // the return address
)

var slotKindNames = [...]string{"spill", "alloca", "saved register", "outgoing arguments", "incoming argument", "padding", "return address"}

// String is the kind in words.
func (k SlotKind) String() string { return slotKindNames[k] }

// Slot is a part of a frame.
type Slot struct {
	ID     ir.ID
	Kind   SlotKind
	Offset int64
	Size   int64
	// Holds are the ids of the values that are put there at one time or another: by an instruction, by the
	// caller, or by a collector that moves what a record names. Ascending.
	Holds []ir.ID
	// Name has the names of what it holds: "%obj", "%obj, %obj.relocated", "rbx".
	Name string
	Reg  amd64.Reg // of SlotSaved
}

// Inst is one machine instruction.
type Inst struct {
	// Offset is from the start of the function; Size is the number of bytes.
	Offset, Size uint32
	Inst         amd64.Inst
	// ID is the instruction's own provenance id.
	ID ir.ID
	// At are the ids of the slots its memory operand touches.
	At []ir.ID
	// Note says what the instruction does with Values; its sense is that of the moves which the register
	// allocator adds.
	Note NoteKind
	// Values are the ids of what it moves, ascending; none for an instruction of the program's own. There
	// are several where blocks that end alike share their end.
	Values []ir.ID
	// Comment names Values, as in "spill %list", without the comment sign; "" for none.
	Comment string
	// Record is one more than the number, in Map.Records, of the record made at this instruction; 0 for none.
	Record int32
	// Asm is one more than the number, in its function, of the inline assembly that the instruction is part of; 0 for none.
	Asm int32
}

// NoteKind says what an instruction does with a value that it moves.
type NoteKind = emit.Note

// The kinds.
const (
	NoteNone   = emit.NoteNone
	NoteSpill  = emit.NoteSpill
	NoteReload = emit.NoteReload
)

// Label is a named place in a function.
type Label struct {
	Offset uint32
	Name   string
	// Block is the IR block that begins there, 0 for none; Comment is its name.
	Block   ir.ID
	Comment string
	// Branched is set when some instruction goes to the label.
	Branched bool
}

// LinkKind says what an id stands for.
type LinkKind uint8

// The kinds.
const (
	LinkInst LinkKind = iota
	LinkSlot
	LinkRecord
	LinkLocation
	LinkFunction // the stack map's entry of a function
)

// Link is the provenance of an id that lowering gave out.
type Link struct {
	ID   ir.ID
	Kind LinkKind
	// From are the ids of what it carries; At the slots it concerns.
	From, At []ir.ID
	// Label is what it is called: "[rsp+8]", "record 0, location 3".
	Label string
	// Func is the number of the function in Result.Funcs.
	Func int32
	// Role says what a location is for; meaningful for LinkLocation only.
	Role stackmap.Role
}
