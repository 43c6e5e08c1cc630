package object

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"statepoint/lower/amd64"
)

var le = binary.LittleEndian

const (
	headerSize  = 64 // Elf64_Ehdr and Elf64_Shdr
	symbolSize  = 24 // Elf64_Sym
	relaSize    = 24 // Elf64_Rela
	machineX86  = 62 // EM_X86_64
	absoluteNdx = 0xFFF1
)

// Layout is an object ready to be written: where everything lies in the file.
type Layout struct {
	obj     *Object
	chunks  []chunk // in the order of the file
	size    uint64
	offsets []uint64 // of each of the object's sections, in bytes
	nums    []uint32 // symbol numbers in the file by number in the object; 0 for none
}

// chunk is a piece of the file: padding, then bytes.
type chunk struct {
	pad  uint64
	data []byte
}

// header is a section header to be.
type header struct {
	name              uint32
	typ               SectionType
	flags             Flags
	addr, off, size   uint64
	link, info        uint32
	align, entrySizes uint64
}

// Layout checks the object and decides where everything goes. The sections'
// contents are not copied and must not change until they are written.
func (o *Object) Layout() (*Layout, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	l := &Layout{obj: o, offsets: make([]uint64, len(o.Sections)), size: headerSize}
	first := make([]byte, headerSize)
	l.chunks = append(l.chunks, chunk{data: first})
	strs := newStrings()

	// File order: contents, relocations, symbols, strings, section headers.
	// Number order: each section with its relocations right behind it.
	number := make([]uint16, len(o.Sections))
	count := uint16(1)
	for i := 1; i < len(o.Sections); i++ {
		number[i] = count
		count++
		if len(o.Sections[i].Relocs) != 0 {
			count++
		}
	}
	symtabNdx, strtabNdx := count, count+1

	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		var data []byte
		if s.Type != NoBits {
			data = s.Data
		}
		l.offsets[i] = l.add(s.Align, data)
	}
	symbols, firstGlobal := l.symbolTable(number, strs)
	headers := make([]header, 1, count+2)
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		headers = append(headers, header{name: strs.add(s.Name), typ: s.Type, flags: s.Flags, off: l.offsets[i], size: s.Len(), align: max(s.Align, 1), entrySizes: s.Entry})
		if len(s.Relocs) != 0 {
			rela := l.relocations(s)
			headers = append(headers, header{name: strs.add(".rela" + s.Name), typ: Rela, flags: InfoLink, off: l.add(8, rela), size: uint64(len(rela)),
				link: uint32(symtabNdx), info: uint32(number[i]), align: 8, entrySizes: relaSize})
		}
	}
	headers = append(headers, header{name: strs.add(".symtab"), typ: SymTab, off: l.add(8, symbols), size: uint64(len(symbols)),
		link: uint32(strtabNdx), info: firstGlobal, align: 8, entrySizes: symbolSize})
	name := strs.add(".strtab")
	if len(strs.data) > math.MaxUint32 {
		return nil, fmt.Errorf("object: %d bytes of names, the limit is 4 GiB", len(strs.data))
	}
	headers = append(headers, header{name: name, typ: StrTab, off: l.add(1, strs.data), size: uint64(len(strs.data)), align: 1})
	table := l.add(8, encodeHeaders(headers))
	encodeFileHeader(first, table, len(headers), strtabNdx)
	for i := range l.obj.Symbols {
		if l.obj.Symbols[i].Type == TypeIFunc {
			first[7] = osGNU
			break
		}
	}
	return l, nil
}

// add appends bytes to the file at an alignment and returns their offset.
func (l *Layout) add(align uint64, data []byte) uint64 {
	var pad uint64
	if align > 1 {
		pad = -l.size & (align - 1)
	}
	off := l.size + pad
	l.size = off + uint64(len(data))
	l.chunks = append(l.chunks, chunk{pad, data})
	return off
}

// symbolTable encodes the symbols: first the local ones, then the others, each
// in the object's order. It returns the index of the first that is not local.
func (l *Layout) symbolTable(number []uint16, strs *stringTable) (table []byte, firstGlobal uint32) {
	o := l.obj
	used := l.usedSymbols()
	l.nums = make([]uint32, len(o.Symbols))
	table = make([]byte, symbolSize, symbolSize*(len(o.Symbols)+1))
	next := uint32(1)
	for _, local := range [...]bool{true, false} {
		for i := 1; i < len(o.Symbols); i++ {
			s := &o.Symbols[i]
			switch {
			case (s.Bind == Local) != local || s.Private:
				continue
			case s.Type == TypeSection && !used[i], s.Section == Undefined && !used[i] && s.Type != TypeFile:
				continue
			}
			l.nums[i] = next
			next++
			ndx := uint16(0)
			switch {
			case s.Section == Absolute:
				ndx = absoluteNdx
			case s.Section > 0:
				ndx = number[s.Section]
			}
			var name uint32
			if s.Name != "" {
				name = strs.add(s.Name)
			}
			table = le.AppendUint32(table, name)
			table = append(table, uint8(s.Bind)<<4|uint8(s.Type)&15, uint8(s.Vis)&3)
			table = le.AppendUint16(table, ndx)
			table = le.AppendUint64(table, s.Value)
			table = le.AppendUint64(table, s.Size)
		}
		if local {
			firstGlobal = next
		}
	}
	return table, firstGlobal
}

// usedSymbols marks the symbols that relocations name in the file.
func (l *Layout) usedSymbols() []bool {
	o := l.obj
	// Section symbols that relocations against local symbols turn into.
	for i := 1; i < len(o.Sections); i++ {
		for _, r := range o.Sections[i].Relocs {
			if l.bySection(&o.Symbols[r.Sym], r.Kind) {
				o.SectionSymbol(o.Symbols[r.Sym].Section)
			}
		}
	}
	used := make([]bool, len(o.Symbols))
	for i := 1; i < len(o.Sections); i++ {
		for _, r := range o.Sections[i].Relocs {
			n := r.Sym
			if s := &o.Symbols[n]; l.bySection(s, r.Kind) {
				n = o.SectionSymbol(s.Section)
			}
			used[n] = true
		}
	}
	return used
}

// bySection reports whether a relocation against a local symbol is written
// against its section. Those that make the linker build a table entry for the
// symbol, those of thread-local storage, and those into a section of which the
// linker merges equal entries, where an addend could name the wrong one, keep it.
func (l *Layout) bySection(s *Symbol, k amd64.Reloc) bool {
	if s.Bind != Local || s.Section <= 0 || s.Type == TypeSection || s.Type == TypeIFunc {
		return false
	}
	if l.obj.Sections[s.Section].Flags&Merge != 0 {
		return false
	}
	if s.Private {
		return true
	}
	switch k {
	case amd64.Reloc64, amd64.Reloc32, amd64.Reloc32S, amd64.RelocPC32, amd64.RelocPC64, amd64.RelocPLT32, amd64.Reloc8:
		return s.Type != TypeTLS
	}
	return false
}

// relocations encodes the relocations of a section.
func (l *Layout) relocations(s *Section) []byte {
	out := make([]byte, 0, len(s.Relocs)*relaSize)
	for _, r := range s.Relocs {
		n, addend := r.Sym, r.Addend
		if sym := &l.obj.Symbols[n]; l.bySection(sym, r.Kind) {
			n = l.obj.SectionSymbol(sym.Section)
			addend += int64(sym.Value)
		}
		out = le.AppendUint64(out, uint64(r.Off))
		out = le.AppendUint64(out, uint64(l.nums[n])<<32|uint64(r.Kind))
		out = le.AppendUint64(out, uint64(addend))
	}
	return out
}

// Size returns the size of the file in bytes.
func (l *Layout) Size() uint64 { return l.size }

// SectionOffset returns where the contents of a section begin in the file.
func (l *Layout) SectionOffset(s Sec) uint64 { return l.offsets[s] }

// WriteTo writes the file. It implements io.WriterTo.
func (l *Layout) WriteTo(w io.Writer) (int64, error) {
	var zeros [64]byte
	var total int64
	write := func(b []byte) error {
		n, err := w.Write(b)
		total += int64(n)
		return err
	}
	for _, c := range l.chunks {
		for c.pad > 0 {
			n := min(c.pad, uint64(len(zeros)))
			if err := write(zeros[:n]); err != nil {
				return total, err
			}
			c.pad -= n
		}
		if len(c.data) > 0 {
			if err := write(c.data); err != nil {
				return total, err
			}
		}
	}
	return total, nil
}

// WriteTo lays the object out and writes it. It implements io.WriterTo.
func (o *Object) WriteTo(w io.Writer) (int64, error) {
	l, err := o.Layout()
	if err != nil {
		return 0, err
	}
	return l.WriteTo(w)
}
