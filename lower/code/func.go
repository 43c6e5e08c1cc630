package code

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/emit"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// ReturnTable is the return address table of a section of code, or the table of its regions.
type ReturnTable struct {
	// Regions says that the table has only the words of stack objects, for readers of the stack
	// map.
	Regions bool
	// Section is the number of the section in Result.Sections.
	Section int32
	Table   *stackmap.TableEncoding
}

// Func is a compiled function.
type Func struct {
	Name string
	// ID is the IR function's id.
	ID provenance.ID
	// Section is the number of its section in Result.Sections.
	Section int32
	// Offset and Size are in bytes; Offset counts from the start of Result.Text.
	Offset, Size uint32
	Frame        Frame
	// Insts are the instructions in order. With Detail only.
	Insts []Inst
	// Instructions is their number, and Longest the number of bytes of the longest that is not an
	// alignment; with Options.Only also of functions whose Insts are left out.
	Instructions, Longest uint32
	// Labels name places of the function, in order of offset. With Detail only.
	Labels []Label
	// Records are the numbers of the function's records in Map.Records.
	Records []int32
	// CFI says how the frame changes, if the function has call frame information.
	CFI    []object.CFI
	HasCFI bool

	// Sym is its symbol.
	Sym amd64.Sym
	// Info is its linkage in the module, and Align its alignment in bytes.
	Info  *ir.GlobalInfo
	Align uint64
	// LabelNames are by amd64.Label. With Detail only.
	LabelNames []string
	// At is its offset in the section, and Patch the number of bytes of nops before it.
	At    uint32
	Patch int
	// Prefix is the data before it, nil for none.
	Prefix *Datum
	// OwnTables is set if its tables are also in separate sections.
	OwnTables bool
	// Personality is a pointer to its personality routine, NoSym for none; Except is the section of
	// its data area, and Table the offset of the area.
	Personality amd64.Sym
	Except      int32
	Table       uint32
}

// Frame is a function's stack frame. Offsets are bytes from RSP after the prologue.
type Frame struct {
	// Size includes saved registers and everything below them, but not the return address.
	Size int64
	// Copied is the distance in bytes from the return address up to the copy that a function makes
	// if it pops its arguments; 0 for any other function.
	Copied int64
	// Dynamic is set if RSP moves inside the function or is rounded down: Size then counts only the
	// part at fixed distances from RBP, which points to the caller's saved RBP; the rest of the
	// frame is below that. Grows is set if RSP moves.
	Dynamic, Grows bool
	// AlignTo is the alignment in bytes to which RSP is rounded down after it is lowered by another
	// Below bytes, 0 if it is not.
	AlignTo, Below int64
	Saved          []amd64.Reg
	Slots          []Slot
	// Aligned are the objects at multiples of AlignTo, by their Base. They have no ids. With Detail
	// only.
	Aligned []Slot
}

// Place is the address of a slot in code and stack map: a register, and an offset from it.
func (f *Frame) Place(s *Slot) (r amd64.Reg, disp int64) {
	switch {
	case s.Base != amd64.NoReg:
		return s.Base, s.Offset
	case f.Dynamic:
		return amd64.RBP, s.Offset + 8 - f.Size
	}
	return amd64.RSP, s.Offset
}

// PlaceText is Place in words, "rsp+8".
func (f *Frame) PlaceText(s *Slot) string {
	r, disp := f.Place(s)
	if disp < 0 {
		return r.String() + strconv.FormatInt(disp, 10)
	}
	return r.String() + "+" + strconv.FormatInt(disp, 10)
}

// Slot is a part of a frame.
type Slot struct {
	ID     provenance.ID
	Kind   location.SlotKind
	Offset int64
	Size   int64
	// Base is the register to which Offset is relative, for slots below the fixed-size part of a
	// Dynamic frame; otherwise it is NoReg.
	Base amd64.Reg
	// Holds are the ids of the values that the slot holds at some time, ascending. An instruction,
	// the caller, or a collector that updates the locations of a record puts them there.
	Holds []provenance.ID
	// Name has the names of the slot's values: "%obj", "%obj, %obj.relocated", "rbx".
	Name string
	Reg  amd64.Reg // of SlotSaved
}

// Inst is one machine instruction.
type Inst struct {
	// Offset is from the start of the function; Size is the number of bytes.
	Offset, Size uint32
	Inst         amd64.Inst
	// ID is the instruction's own provenance id.
	ID provenance.ID
	// At are the ids of the slots its memory operand touches.
	At []provenance.ID
	// Note says what the instruction does with Values, for moves that the register allocator adds.
	Note NoteKind
	// Values are the ids of what it moves, ascending; none for an instruction of the program
	// itself. There are several where blocks with equal tails share them.
	Values []provenance.ID
	// Comment names Values, as in "spill %list", without the comment sign; "" for none.
	Comment string
	// Record is one more than the number, in Map.Records, of the record made at this instruction; 0
	// for none.
	Record int32
	// Asm is one more than the number, in its function, of the inline assembly that the instruction
	// is part of; 0 for none.
	Asm int32
	// To are the offsets in the function where control may continue, other than at the next
	// instruction: the target of a branch, the targets in a jump table, the landing pad of a call.
	To []uint32
	// Ends says that the callee does not return, and that unrelated code follows.
	Ends bool
}

// Aligns reports whether it is nops, possibly none, that align the block after it.
func (in *Inst) Aligns() bool { return in.Inst.Op == amd64.Pad && in.Asm == 0 }

// NoteKind says what an instruction does with a value that it moves.
type NoteKind = emit.Note

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
	Block   provenance.ID
	Comment string
	// Branched is set when some instruction goes to the label.
	Branched bool
}

// Link is the provenance of an id that lowering assigned.
type Link struct {
	ID   provenance.ID
	Kind provenance.Kind
	// From are the ids of the values that it carries, and At those of the slots concerned.
	From, At []provenance.ID
	// Label is its name: "[rsp+8]", "record 0, location 3".
	Label string
	// Func is the number of the function in Result.Funcs.
	Func int32
	// Lists are the pointers listed by a statepoint that code generation found to be equal to the
	// location's value, although From names another value.
	Lists []provenance.ID
	// Role is the purpose of a location; meaningful only for KindLocation.
	Role stackmap.Role
}
