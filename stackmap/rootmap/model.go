package rootmap

import (
	"math"

	"statepoint/stackmap"
)

// Map is the computed map of a module's roots and statepoints.
type Map struct {
	// Module is the module's identifier: the name of the file that it was read from.
	Module string
	// Pointer is the size of an address in bytes, 0 for 8.
	Pointer int
	// Functions are the functions whose strategy has safe points or a table, in the order of the
	// module; some have no roots.
	Functions []Function
}

// AddressSize is the size of an address in bytes.
func (m *Map) AddressSize() int { return addressSize(m.Pointer) }

func addressSize(pointer int) int {
	if pointer == 0 {
		return 8
	}
	return pointer
}

// DynamicFrame is the size of a frame that differs between safe points.
const DynamicFrame = math.MaxUint64

// Function is the map of one function.
type Function struct {
	// Name is the function's name in the module, and Symbol that of its symbol.
	Name, Symbol string
	// Strategy is the strategy that the function names after `gc`.
	Strategy string
	// Args is the number of its parameters.
	Args int
	// Address is the start of its code, and Size its length, in bytes of the module's code.
	Address uint64
	Size    uint32
	// FrameSize is the distance from the stack pointer to the return address, in bytes,
	// DynamicFrame if that is not fixed.
	FrameSize uint64
	// Base is the register to which offsets of roots are relative, by DWARF number: RSP or RBP.
	Base uint16
	// Roots are in the order of their declarations.
	Roots []Root
	// Points are in the order of the code.
	Points []Point
	// Saved are the DWARF numbers of the registers that the frame saves, from the one directly
	// below the return address down. Scattered is set if it saves some elsewhere.
	Saved     []uint16
	Scattered bool
	// Group is the section group of the function's code, with which linkers drop it, "" for none;
	// Loose is set if duplicates of the group stay.
	Group string
	Loose bool
	// Number counts the functions of the module that have code; a Place names it.
	Number int32
	// Prov is the provenance id of the function.
	Prov uint32
}

// Root is a slot of the frame that holds a reference.
type Root struct {
	// Number counts the roots of the function.
	Number int
	// Offset is from Function.Base, in bytes.
	Offset int64
	// Size is the size of the slot in bytes.
	Size uint64
	// Metadata is the second argument of llvm.gcroot.
	Metadata Metadata
	// Name is the slot's name in the module, "" for none.
	Name string
	// Prov is the provenance id of the root.
	Prov uint32
}

// Metadata is the constant with which a root is declared: an address, or a number.
type Metadata struct {
	// Symbol is the symbol of the address, "" for a number.
	Symbol string
	// Value is the number, or the addend of the address.
	Value int64
}

// IsNull reports whether there is no metadata.
func (m Metadata) IsNull() bool { return m == Metadata{} }

// String is the constant as assemblers write it: "tag+8", "7".
func (m Metadata) String() string { return place(m.Symbol, m.Value) }

// PointKind is a kind of safe point.
type PointKind uint8

const (
	// Loop is a backward branch.
	Loop PointKind = iota
	// Return is the start of a function's epilogue.
	Return
	// PreCall is a call instruction.
	PreCall
	// PostCall is the return address of a call.
	PostCall
)

var pointKinds = [...]string{Loop: "loop", Return: "return", PreCall: "pre-call",
	PostCall: "post-call"}

// String is the kind's name: loop, return, pre-call or post-call.
func (k PointKind) String() string {
	if int(k) < len(pointKinds) {
		return pointKinds[k]
	}
	return "point " + itoa(int64(k))
}

// Kinds is a set of kinds: bit 1<<kind.
type Kinds uint8

// Has reports whether a kind is in the set.
func (s Kinds) Has(k PointKind) bool { return s&(1<<k) != 0 }

// Point is a safe point.
type Point struct {
	Kind PointKind
	// Number counts the points of the module, and Label is the point's label in the assembly.
	Number int
	Label  string
	// Offset is from the start of the function.
	Offset uint32
	// Live are the indices in Function.Roots of the roots that the collector visits: all of them,
	// unless a liveness analysis omitted some.
	Live []int32
	// Record is the record of the statepoint whose call returns here, nil if there is none; its
	// Statepoint method gives the (base, derived) pairs and deopt operands. Words are the words
	// that hold references in the stack objects that it lists.
	Record *stackmap.Record
	Words  []stackmap.Location
	// Prov is the provenance id of the point, and Provs those of its live roots, nil for none.
	Prov  uint32
	Provs []uint32
}

// ProvOf is the provenance id of the n-th of Live.
func (p *Point) ProvOf(n int) uint32 {
	if n < len(p.Provs) {
		return p.Provs[n]
	}
	return 0
}

// Place returns the place of a point for a Writer.
func (f *Function) Place(p *Point) Place {
	return Place{Symbol: p.Label, Func: f.Number + 1, Offset: int64(p.Offset), Name: f.Symbol}
}

// Start is the place where the function begins.
func (f *Function) Start() Place { return Place{Func: f.Number + 1, Name: f.Symbol} }

// Of returns the map with the functions of one strategy.
func (m *Map) Of(strategy string) *Map {
	out := &Map{Module: m.Module, Pointer: m.Pointer}
	for _, f := range m.Functions {
		if f.Strategy == strategy {
			out.Functions = append(out.Functions, f)
		}
	}
	return out
}

// Strategies are the strategies of the functions, in order of first use.
func (m *Map) Strategies() (names []string) {
	known := map[string]bool{}
	for i := range m.Functions {
		if s := m.Functions[i].Strategy; !known[s] {
			known[s] = true
			names = append(names, s)
		}
	}
	return names
}
