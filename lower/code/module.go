package code

import (
	"slices"
	"statepoint/core/provenance"
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Module is a compiled module.
type Module struct {
	// Funcs are the defined functions in order.
	Funcs []Func
	// Sections are the sections of code; the first is .text, which may be empty.
	Sections []Section
	// Text is the code of all Funcs: the concatenated contents of Sections.
	Text []byte
	// Map is the stack map. It is never nil; if the module records nothing, it has no functions and
	// no records.
	Map *stackmap.Map
	// StackMap is the encoded map, never nil; with Detail it is annotated. If the module records
	// nothing, it has no Bytes, and the object has no such section: a map without records is not
	// written.
	StackMap *stackmap.Encoding
	// MapReplaced is set if the object has no stack map because the strategies' own tables replace
	// it; StackMap is then the map that it would have.
	MapReplaced bool
	// MapSection is the section that it goes to.
	MapSection Ref
	// Words are, for each record of Map, the words that hold references in the stack objects that
	// it lists, if any. The map itself has only the addresses of these objects.
	Words map[int32][]stackmap.Location
	// Tables are the encoded tables, section of code by section of code: those of Words and, with
	// Options.Table, the return address tables. With Detail they are annotated.
	Tables []ReturnTable
	// Roots is the computed map of roots. It is never nil.
	Roots *rootmap.Map
	// Printed are the tables that strategies' printers made from it, in the order in which the
	// strategies first occur.
	Printed []PrintedTable
	// Links give the origins of the ids assigned to machine code, slots and stack map. With Detail
	// only.
	Links []Link
	// Elsewhere are the ids of locations that have no link, because they are in functions without
	// detail; in order.
	Elsewhere []IDs
}

// IDs are the ids from First to Last.
type IDs struct{ First, Last provenance.ID }

// MapBytes are the bytes of the stack map in the object, none if it has no map.
func (m *Module) MapBytes() []byte {
	if m.MapReplaced {
		return nil
	}
	return m.StackMap.Bytes
}

// WordsOf are the words of one stack object among those of a record; l is its Direct location.
func (m *Module) WordsOf(record int32, l *stackmap.Location) (words []stackmap.Location) {
	rec := &m.Map.Records[record]
	for _, w := range m.Words[record] {
		if i := rec.ObjectOf(w); i >= 0 && rec.Locations[i].SamePlace(*l) {
			words = append(words, w)
		}
	}
	return words
}

// Image is the rest of an object besides the functions, and the layout of everything.
type Image struct {
	File string // the source file's name, without its folders
	// Fill selects the style of LLVM's later releases for assembly: it gives the fill byte of
	// alignments of data but not of functions, names the file first, and ends with the directive
	// about the stack.
	Fill bool
	// MachO has the properties of assembly for targets with Mach-O objects, nil for other targets.
	MachO *MachO
	Code  []CodeSection
	Data  []Datum
	// Pool are the constants that code reads from memory.
	Pool       []PoolConstant
	Aliases    []Alias
	Excepts    []ExceptSection
	Pointers   []Pointer
	JumpTables []TableEntry
	Patches    []Patch
	FDEs       []FDE
	// Asm is the module-level assembly.
	Asm *asmtext.Module
	// Symbols are names by amd64.Sym, for printing.
	Symbols []string
	// Near are the functions that no other module can replace, or that the linker need not look up
	// elsewhere.
	Near map[string]bool
	// Weak are the used symbols that need not be defined anywhere.
	Weak []string
}

// MachO is an assembly for Mach-O.
type MachO struct {
	// Version is the directive that names the release of the system, "" for none.
	Version string
	// Verbatim are the names that get no underscore.
	Verbatim map[string]bool
}

// PoolConstant is a constant that code reads from memory.
type PoolConstant = mir.PoolConstant

// Datum is a global variable in its section.
type Datum struct {
	Sym     amd64.Sym
	Name    string
	Section Ref
	Common  bool // the linker allocates it, and Section is unused
	Info    *ir.GlobalInfo
	Align   uint64
	Size    uint64
	Bytes   []byte // nil in a section without contents
	Relocs  []amd64.Fixup
	// Parts are the numbers and strings in Bytes, in order, with Options.Detail.
	Parts []Part
	Write bool
}

// Part is a number or a string in the contents of a variable.
type Part struct {
	Off, Size uint32
	Kind      PartKind
}

// PartKind is what a part of a variable is.
type PartKind uint8

const (
	IntegerPart PartKind = iota
	FloatPart
	NullPart // a pointer
	TextPart
)

// TableEntry is an entry of a jump table: the distance from the table to a position in the text, or
// its address.
type TableEntry struct {
	Sym     amd64.Sym // of the table
	Func    int32     // in Module.Funcs
	First   bool
	Address bool
	Target  uint32 // in the section of the function
	Index   int    // of the entry in its table
}

// Size is the size of a table's entry in bytes.
func (t *TableEntry) Size() int {
	if t.Address {
		return 8
	}
	return 4
}

// Alias is a second name for something defined here.
type Alias struct {
	Name, Target string
	Off          int64
	Info         *ir.GlobalInfo
	Chosen       bool // Target is a resolver that returns the address
}

// ExceptionsAlign is the alignment of data areas for exceptions, in bytes.
const ExceptionsAlign = emit.ExceptionsAlign

// ExceptionsName is the symbol of the data area of the module's function with the number n, as LLVM
// names it.
func ExceptionsName(n int) string { return "GCC_except_table" + strconv.Itoa(n) }

// ExceptSection is a section of data areas of functions with a personality routine.
type ExceptSection struct {
	Ref Ref
	emit.Exceptions
}

// Pointer is a pointer, DW.ref.name, through which tables that cannot be relocated refer to symbols
// of other modules.
type Pointer struct {
	Ref     Ref
	Sym, To amd64.Sym
}

// Patch is a position where a function may be patched.
type Patch struct {
	Func int32  // in Module.Funcs
	At   uint32 // in the section of its code
}

// FDE is the call frame information of a function.
type FDE struct {
	Section      int32 // in Image.Code
	Offset, Size uint32
	Ops          []object.CFI
	Personality  amd64.Sym // a pointer to the routine, NoSym for none
	Except       int32     // in Image.Excepts
	Table        uint32    // where the function's data area begins
}

// JumpRef is the section of a jump table: read-only data, which addresses only are once relocated.
func (im *Image) JumpRef(m *Module, t *TableEntry) Ref {
	fn := &m.Funcs[t.Func]
	name := ".rodata"
	if t.Address {
		name = ".data.rel.ro"
	}
	if !fn.OwnTables {
		return Ref{Name: name}
	}
	return im.Code[fn.Section].Ref.Beside(name + "." + fn.Name)
}

// PatchRef is the section that lists the patchable positions in a section of code.
func (im *Image) PatchRef(m *Module, p *Patch) Ref {
	fn := &m.Funcs[p.Func]
	ref := im.Code[fn.Section].Ref
	return Ref{
		Name: "__patchable_function_entries", Group: ref.Group, Loose: ref.Loose,
		Flags: object.Alloc | object.Write | object.LinkOrder, Linked: fn.Section + 1,
	}
}

// TableRef is the section of a return address table.
func (im *Image) TableRef(t *ReturnTable) Ref {
	name := stackmap.TableSectionName
	if t.Regions {
		name = stackmap.RegionSectionName
	}
	return im.Code[t.Section].Ref.Beside(name)
}

// PoolRef is the section of a constant.
func PoolRef(p *PoolConstant) Ref {
	if p.Base != amd64.NoSym {
		return Ref{Name: ".data.rel.ro"}
	}
	return Ref{Name: ".rodata.cst" + strconv.Itoa(p.Size)}
}

// FirstIn is the first function of a section of code.
func (m *Module) FirstIn(section int32) int32 {
	return int32(slices.IndexFunc(m.Funcs, func(f Func) bool { return f.Section == section }))
}
