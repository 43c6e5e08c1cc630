package rootmap

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Printer writes the map of the functions of one strategy into the module, in the form that a
// runtime expects. Begin is called before the rest of the module, Finish after it. A printer may be
// used for several modules, also concurrently, so it has no state.
type Printer interface {
	Begin(w *Writer, m *Map) error
	Finish(w *Writer, m *Map) error
}

// Complete is a Printer whose table can replace the stack map, as in LLVM if
// GCMetadataPrinter::emitStackMaps returns true. An object has no stack map if all its statepoints
// are in functions with such printers, and complete.
type Complete interface {
	// Complete reports whether the table has everything in a point's record. Otherwise deopt
	// operands or ids are lost.
	Complete(p *Point) bool
}

// Bare reports whether a point's record has nothing but references: no deopt operands, and no id
// except those of NoID.
func Bare(p *Point) bool {
	if !NoID(p) {
		return false
	}
	s, err := p.Record.Statepoint()
	return err == nil && len(s.Deopt) == 0
}

// NoID reports whether the id of a point's record is 0 or the one that passes assign by default.
func NoID(p *Point) bool {
	return p.Record != nil && (p.Record.ID == 0 || p.Record.ID == stackmap.DefaultStatepointID)
}

// Error is the reason why a map cannot be written in a printer's format.
type Error struct {
	// Function is the function concerned, "" if none in particular.
	Function string
	// Problem is the rest of a sentence that begins with the part to be written.
	Problem string
	// InLLVM is the message of LLVM's printer, "" if it has none.
	InLLVM string
}

// Error returns the message.
func (e *Error) Error() string {
	if e.Function == "" {
		return e.Problem
	}
	return fmt.Sprintf("the roots of @%s: %s", e.Function, e.Problem)
}

// Writer is the output of a Printer. The first section is Data.
type Writer struct {
	items []*Item
	now   Section
	err   error
}

// Print runs a printer on a map: it writes what precedes the module, and what follows it.
func Print(p Printer, m *Map) (begin, finish []*Item, err error) {
	for _, step := range []struct {
		run  func(*Writer, *Map) error
		into *[]*Item
	}{{p.Begin, &begin}, {p.Finish, &finish}} {
		w := &Writer{now: Data}
		if err := step.run(w, m); err != nil {
			return nil, nil, err
		}
		if w.err != nil {
			return nil, nil, w.err
		}
		*step.into = w.items
	}
	for _, it := range begin {
		if it.Section.Exec && it.Kind != ItemLabel && it.Kind != ItemRemark {
			return nil, nil,
				fmt.Errorf("only labels can precede the code in section %s",
					it.Section.Name)
		}
	}
	return begin, finish, nil
}

func (w *Writer) add(it Item) *Item {
	it.Section = w.now
	p := &it
	w.items = append(w.items, p)
	return p
}

// Items are the items written so far.
func (w *Writer) Items() []*Item { return w.items }

// Copy writes items of another Writer here.
func (w *Writer) Copy(items []*Item) {
	for _, it := range items {
		w.add(*it)
	}
}

// Section switches to another section.
func (w *Writer) Section(s Section) { w.now = s }

// Label defines a symbol here, which other objects see if it is global.
func (w *Writer) Label(name string, global bool) *Item {
	return w.add(Item{Kind: ItemLabel, Name: name, Global: global})
}

// Align pads to a multiple of n bytes, a power of two.
func (w *Writer) Align(bytes int) {
	if bytes <= 0 || bytes&(bytes-1) != 0 || bytes > 1<<16 {
		w.fail(fmt.Errorf("an alignment of %s", source.Count(bytes, "byte")))
		return
	}
	w.add(Item{Kind: ItemAlign, Size: bytes, Field: "padding"})
}

// Int writes a number of 1, 2, 4 or 8 bytes.
func (w *Writer) Int(size int, v int64) *Item {
	if size != 1 && size != 2 && size != 4 && size != 8 {
		w.fail(fmt.Errorf("a number of %s", source.Count(size, "byte")))
	} else if err := fits(size, v); err != nil {
		w.fail(err)
	}
	return w.add(Item{Kind: ItemInt, Size: size, Value: v})
}

// Address writes the address of a place, in 4 or 8 bytes; a program above 4 GB cannot be linked
// with 4-byte addresses.
func (w *Writer) Address(size int, p Place) *Item {
	if size != 4 && size != 8 {
		w.fail(fmt.Errorf("an address of %s", source.Count(size, "byte")))
	}
	return w.add(Item{Kind: ItemAddress, Size: size, Place: p})
}

// ULEB writes a number as unsigned LEB128.
func (w *Writer) ULEB(v uint64) *Item { return w.add(Item{Kind: ItemULEB, Value: int64(v)}) }

// SLEB writes a number as signed LEB128.
func (w *Writer) SLEB(v int64) *Item { return w.add(Item{Kind: ItemSLEB, Value: v}) }

// Distance writes the distance from here to a place, as 4 signed bytes.
func (w *Writer) Distance(p Place) *Item {
	return w.add(Item{Kind: ItemDistance, Size: 4, Place: p})
}

// Remark writes a comment on a separate line.
func (w *Writer) Remark(text string) { w.add(Item{Kind: ItemRemark, Name: text}) }

// Begin opens a group in the annotated bytes; End closes the last one.
func (w *Writer) Begin(name string, prov uint32) {
	w.add(Item{Kind: ItemBegin, Name: name, Prov: prov})
}

// End closes the innermost group.
func (w *Writer) End() { w.add(Item{Kind: ItemEnd}) }

func (w *Writer) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}
