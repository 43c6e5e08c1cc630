package stackmap

import (
	"math"

	"statepoint/core/location"
)

// The versions of the stack map section (StackMaps.rst, "Stack Map Format").
const (
	V1 uint8 = 1 // LLVM 3.5 to 3.9: functions have no record count, locations are 8 bytes
	V2 uint8 = 2 // LLVM 4.0: functions have a record count, locations are 8 bytes
	V3 uint8 = 3 // LLVM 5 and later: locations are 12 bytes, padded to 8 before the live-outs
)

const (
	// SectionName is the ELF section that holds the map; its alignment is 8 and its only flag is
	// alloc.
	SectionName = ".llvm_stackmaps"
	// SectionSymbol is the local symbol at the start of the section's first map.
	SectionSymbol = "__LLVM_StackMaps"
	// DynamicStackSize is the stack size of a function whose frame has no fixed size.
	DynamicStackSize = math.MaxUint64
	// InvalidID is the id LLVM writes for a record that could not be expressed.
	InvalidID = math.MaxUint64
	// DefaultStatepointID is the id of a statepoint made from a call without "statepoint-id".
	DefaultStatepointID = 0xABCDEF00
	// UndefConstant is the constant recorded for an undef deopt operand.
	UndefConstant = 0xFEFEFEFE
)

// Map is one stack map: the contribution of one compilation to the section. Linking concatenates
// several.
type Map struct {
	// Version is V1, V2 or V3.
	Version uint8
	// Functions are in the order of their first record.
	Functions []Function
	// Constants is the pool of 64-bit constants. Encoding starts from it and adds missing
	// constants, in order of first use.
	Constants []uint64
	// Records are in section order: all of the first function's, then all of the second's.
	Records []Record
	// Registers names the machine's registers; nil names those of x86-64. It is not encoded.
	Registers RegisterNames
}

// UnknownCount is the value of Records for a function of a version 1 map whose records cannot be
// determined.
const UnknownCount = -1

// Function is one function that has records (StackMaps.rst, StkSizeRecord).
type Function struct {
	// Symbol is the function's name if the address still has to be relocated, "" if Address is
	// final.
	Symbol string
	// Label is the function's name if Address is final and the name is known; see
	// DecodeOptions.Names. Label is not encoded.
	Label string
	// Address is the address of the function's first instruction, or the addend to the symbol's.
	Address uint64
	// StackSize is the size of the frame in bytes, including saved registers but not the return
	// address, or DynamicStackSize.
	StackSize uint64
	// Records counts this function's records, or is UnknownCount. Version 1 does not write it.
	Records int
	// Prov is the caller's provenance id for the function.
	Prov uint32
}

// Name is the function's name, "" if it is not known.
func (f *Function) Name() string {
	if f.Symbol != "" {
		return f.Symbol
	}
	return f.Label
}

// Record describes one code position (StackMaps.rst, StkMapRecord).
type Record struct {
	// ID is the id given in the IR.
	ID uint64
	// Offset is the position of the described instruction, in bytes from the function's start: for
	// a statepoint the return address.
	Offset uint32
	// Form is the form of the locations.
	Form Form
	// Locations are the recorded values, in the order of the operands.
	Locations []Location
	// LiveOuts are the registers live after a patch point; a statepoint has none.
	LiveOuts []LiveOut
	// Prov is the caller's provenance id for the record.
	Prov uint32
}

// Kind is the kind of a location (StackMaps.rst, "Stack Map Format", location encodings).
type Kind = location.Kind

// The location kinds with the numbers the format gives them.
const (
	Register   = location.Register
	Direct     = location.Direct
	Indirect   = location.Indirect
	Constant   = location.Constant
	ConstIndex = location.ConstIndex
)

// Location is the location of one recorded value.
type Location struct {
	// Value is the constant of a Constant, and the pool's constant of a decoded ConstIndex.
	// A Constant that does not fit 32 bits is encoded as a ConstIndex.
	Value int64
	// Offset is added to the register by Direct and Indirect, in bytes; it is the bit offset of a
	// subregister for Register and the pool index for ConstIndex. A Constant does not use it.
	Offset int32
	// Prov is the caller's provenance id for the location.
	Prov uint32
	// Size is the value's size in bytes: 8 for constants and addresses, 16 for a vector of two
	// pointers.
	Size uint16
	// DwarfReg is the DWARF register number, 0 for constants.
	DwarfReg uint16
	// Kind determines which of the above apply.
	Kind Kind
}

// LiveOut is a register live across a patch point (StackMaps.rst, LiveOuts).
type LiveOut struct {
	// DwarfReg is the DWARF register number.
	DwarfReg uint16
	// Size is the size of its live part, in bytes.
	Size uint8
	// Prov is the caller's provenance id.
	Prov uint32
}

// InRegister locates a value of size bytes in a register.
func InRegister(dwarfReg, size uint16) Location {
	return Location{Kind: Register, Size: size, DwarfReg: dwarfReg}
}

// AtAddress is the address register + offset itself, as for an alloca.
func AtAddress(dwarfReg uint16, offset int32) Location {
	return Location{Kind: Direct, Size: 8, DwarfReg: dwarfReg, Offset: offset}
}

// InMemory locates a value of size bytes spilled to register + offset.
func InMemory(dwarfReg uint16, offset int32, size uint16) Location {
	return Location{Kind: Indirect, Size: size, DwarfReg: dwarfReg, Offset: offset}
}

// OfConstant is a constant, sign-extended to 64 bits.
func OfConstant(v int64) Location { return Location{Kind: Constant, Size: 8, Value: v} }

// WithProv returns the location with a provenance id.
func (l Location) WithProv(p uint32) Location { l.Prov = p; return l }

// IsConstant reports whether the value is in the record itself: Constant or ConstIndex.
func (l Location) IsConstant() bool { return l.Kind == Constant || l.Kind == ConstIndex }

// SamePlace reports whether two locations are the same place or constant, ignoring provenance.
func (l Location) SamePlace(o Location) bool {
	if l.IsConstant() && o.IsConstant() {
		return l.Value == o.Value
	}
	return l.Kind == o.Kind && l.Size == o.Size && l.DwarfReg == o.DwarfReg && l.Offset == o.Offset
}

// AddFunction appends a function and returns its index. Its records must follow: LLVM lists no
// function without records, and writes no section without records.
func (m *Map) AddFunction(f Function) int {
	f.Records = 0
	m.Functions = append(m.Functions, f)
	return len(m.Functions) - 1
}

// AddRecord appends a record to the last added function. It does nothing on a map without
// functions.
func (m *Map) AddRecord(r Record) {
	if len(m.Functions) == 0 {
		return
	}
	m.Functions[len(m.Functions)-1].Records++
	m.Records = append(m.Records, r)
}

// Each calls visit with every record in order and the index of its function, -1 if unknown.
func (m *Map) Each(visit func(function, record int)) {
	r := 0
	for f := range m.Functions {
		for n := m.Functions[f].Records; n > 0 && r < len(m.Records); n-- {
			visit(f, r)
			r++
		}
	}
	for ; r < len(m.Records); r++ {
		visit(-1, r)
	}
}

// layout is how the versions differ.
type layout struct {
	functionSize int  // bytes of one function entry
	locationSize int  // bytes of one location
	wide         bool // locations are followed by padding to 8 bytes, and their size is 16 bits
}

// layoutOf returns the layout of a version; ok is false for an unknown version.
func layoutOf(version uint8) (l layout, ok bool) {
	switch version {
	case V1:
		return layout{functionSize: 16, locationSize: 8}, true
	case V2:
		return layout{functionSize: 24, locationSize: 8}, true
	case V3:
		return layout{functionSize: 24, locationSize: 12, wide: true}, true
	}
	return layout{}, false
}

// recordSize is the size in bytes of a record with the given numbers of locations and live-outs.
func (l layout) recordSize(locations, liveOuts int) int {
	n := recordHeaderSize + l.locationSize*locations
	if l.wide {
		n = align8(n)
	}
	return align8(n + 4 + 4*liveOuts)
}

// sizeOf is the size in bytes of a record as encoded.
func (l layout) sizeOf(r *Record) int {
	if r.Dropped() {
		return l.recordSize(0, 0)
	}
	return l.recordSize(len(r.Locations), len(r.LiveOuts))
}

// EntrySize returns the size in bytes of a function's entry in the map.
func (m *Map) EntrySize() int {
	l, _ := layoutOf(m.Version)
	return l.functionSize
}

// RecordSize returns the size in bytes of a record of the map.
func (m *Map) RecordSize(r *Record) int {
	l, _ := layoutOf(m.Version)
	return l.sizeOf(r)
}

const (
	headerSize       = 16
	recordHeaderSize = 16
	maxCount         = math.MaxUint16 // of locations, and of live-outs, in one record
)

func align8(n int) int { return (n + 7) &^ 7 }
