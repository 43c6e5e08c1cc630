package rootmap

import (
	"fmt"
	"strconv"

	"statepoint/core/source"
)

// Section is a section to which a printer writes.
type Section struct {
	Name string
	// Alloc, Write and Exec are its flags: loaded, writable, executable. They are used only if the
	// name is not that of a standard section, such as ".data".
	Alloc, Write, Exec bool
	// Group is the section group that it belongs to, "" for none. Loose is set if linkers keep
	// duplicates of the group.
	Group string
	Loose bool
}

// The standard sections.
var (
	Text = Section{Name: ".text", Alloc: true, Exec: true}
	Data = Section{Name: ".data", Alloc: true, Write: true}
)

// ReadOnly is a loaded, read-only section.
func ReadOnly(name string) Section { return Section{Name: name, Alloc: true} }

// Note is a section that is not loaded.
func Note(name string) Section { return Section{Name: name} }

// ItemKind is the kind of an item.
type ItemKind uint8

const (
	// ItemLabel is a label, Name, at this place.
	ItemLabel ItemKind = iota
	// ItemAlign pads to a multiple of Size bytes, counted from the start of the section.
	ItemAlign
	// ItemInt is a number, Value, of Size bytes.
	ItemInt
	// ItemAddress is the address of Place, of Size bytes.
	ItemAddress
	// ItemULEB and ItemSLEB are a number, Value, as LEB128, without or with a sign.
	ItemULEB
	ItemSLEB
	// ItemDistance is the distance from here to Place, of 4 bytes.
	ItemDistance
	// ItemRemark is a comment line of the assembly: Name.
	ItemRemark
	// ItemBegin and ItemEnd enclose a group called Name.
	ItemBegin
	ItemEnd
)

// Place is the target of an address.
type Place struct {
	// Symbol is its name in the assembly.
	Symbol string
	// Func is one more than the number of its function, 0 if Symbol is a symbol of the object;
	// Offset is relative to that.
	Func   int32
	Offset int64
	// Name is the symbol of the function.
	Name string
}

// SymbolPlace is an offset in bytes from a symbol.
func SymbolPlace(symbol string, offset int64) Place { return Place{Symbol: symbol, Offset: offset} }

// String formats the place for readers: "main+0x1b".
func (p Place) String() string {
	if p.Func > 0 && p.Offset == 0 {
		return p.Name
	}
	if p.Func > 0 {
		return p.Name + "+0x" + strconv.FormatInt(p.Offset, 16)
	}
	return place(p.Symbol, p.Offset)
}

// place formats a symbol and an addend, or a number.
func place(symbol string, n int64) string {
	switch {
	case symbol == "":
		return itoa(n)
	case n == 0:
		return symbol
	case n < 0:
		return symbol + itoa(n)
	}
	return symbol + "+" + itoa(n)
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// Item is one item of a printer's output.
type Item struct {
	Kind    ItemKind
	Section Section
	// Size is the number of bytes of a number or address; for ItemAlign, the alignment.
	Size   int
	Value  int64
	Place  Place
	Name   string
	Global bool
	// Comment follows it in the assembly, "" for none.
	Comment string
	// Field and Meaning are its description in the annotated bytes, and Shown the displayed value
	// if that is not Value itself.
	Field, Meaning, Shown string
	// Prov is the provenance id of what it describes.
	Prov uint32

	// Off and Len are its range of bytes in its section, once the object is written.
	Off, Len uint32
}

// Called sets the field's name and meaning in the annotated bytes.
func (it *Item) Called(field, meaning string) *Item {
	it.Field, it.Meaning = field, meaning
	return it
}

// As sets the value shown in the annotated bytes.
func (it *Item) As(shown string) *Item {
	it.Shown = shown
	return it
}

// Noted puts a comment after it in the assembly.
func (it *Item) Noted(comment string) *Item {
	it.Comment = comment
	return it
}

// From sets its provenance id.
func (it *Item) From(prov uint32) *Item {
	it.Prov = prov
	return it
}

// fits returns an error if a number does not fit its field.
func fits(size int, v int64) error {
	if size >= 8 || size > 0 && v >= -1<<(8*size-1) && v < 1<<(8*size) {
		return nil
	}
	return fmt.Errorf("%d does not fit a field of %s", v, source.Count(size, "byte"))
}
