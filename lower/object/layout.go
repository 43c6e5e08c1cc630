package object

import (
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

var le = binary.LittleEndian

const (
	headerSize  = 64 // Elf64_Ehdr and Elf64_Shdr
	symbolSize  = 24 // Elf64_Sym
	relaSize    = 24 // Elf64_Rela
	machineX86  = 62 // EM_X86_64
	absoluteNdx = 0xFFF1
	commonNdx   = 0xFFF2
	escapeNdx   = 0xFFFF // the number is elsewhere
	reservedNdx = 0xFF00 // the first that is not a section's number
	groupComdat = 1      // GRP_COMDAT

	// maxFileAlign bounds how far contents are aligned in the file. Only memory needs more.
	maxFileAlign = 4096
)

// Layout is an object ready to be written, with the position of everything in the file.
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

// Layout checks the object and decides the position of everything. The sections' contents are not
// copied and must not change until they are written.
func (o *Object) Layout() (*Layout, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	file := *o // with symbols of sections that only the file needs
	file.Symbols, file.sectionSyms = slices.Clip(o.Symbols), maps.Clone(o.sectionSyms)
	o = &file
	l := &Layout{obj: o, offsets: make([]uint64, len(o.Sections)), size: headerSize}
	first := make([]byte, headerSize)
	l.chunks = append(l.chunks, chunk{data: first})
	strs := newStrings()

	// File order: contents, relocations, symbols, strings, section headers.
	// Number order: groups, then each section with its relocations right after it.
	number := make([]uint32, len(o.Sections))
	count := uint32(1 + len(o.Groups))
	members := make([][]uint32, len(o.Groups))
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		number[i] = count
		count++
		if len(s.Relocs) != 0 {
			count++
		}
		if s.Group > 0 {
			for n := number[i]; n < count; n++ {
				members[s.Group-1] = append(members[s.Group-1], n)
			}
		}
	}
	symtabNdx := count
	strtabNdx := count + 1

	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		var data []byte
		if s.Type != NoBits {
			data = s.Data
		}
		l.offsets[i] = l.add(s.Align, data)
	}
	symbols, indices, firstGlobal := l.symbolTable(number, strs)
	if indices != nil {
		strtabNdx++
	}
	headers := make([]header, 1, strtabNdx+1)
	for i, g := range o.Groups {
		table := groupTable(g, members[i])
		headers = append(headers, header{name: strs.add(".group"), typ: GroupTable,
			off: l.add(4, table), size: uint64(len(table)),
			link: symtabNdx, info: l.nums[g.Signature], align: 4, entrySizes: 4})
	}
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		var grouped Flags
		if s.Group > 0 {
			grouped = InGroup
		}
		linked := uint32(0)
		if s.LinkedTo > 0 {
			linked = number[s.LinkedTo]
		}
		headers = append(headers, header{name: strs.add(s.Name), link: linked, typ: s.Type,
			flags: s.Flags | grouped, off: l.offsets[i], size: s.Len(),
			align: max(s.Align, 1), entrySizes: s.Entry})
		if len(s.Relocs) != 0 {
			rela := l.relocations(s)
			headers = append(headers, header{name: strs.add(".rela" + s.Name), typ: Rela,
				flags: InfoLink | grouped, off: l.add(8, rela),
				size: uint64(len(rela)), link: symtabNdx, info: number[i], align: 8,
				entrySizes: relaSize})
		}
	}
	headers = append(headers, header{name: strs.add(".symtab"), typ: SymTab, off: l.add(8, symbols),
		size: uint64(len(symbols)),
		link: strtabNdx, info: firstGlobal, align: 8, entrySizes: symbolSize})
	if indices != nil {
		headers = append(headers, header{name: strs.add(".symtab_shndx"), typ: SymTabIndex,
			off: l.add(4, indices), size: uint64(len(indices)),
			link: symtabNdx, align: 4, entrySizes: 4})
	}
	name := strs.add(".strtab")
	if len(strs.data) > math.MaxUint32 {
		return nil, fmt.Errorf("object: %s of names, the limit is 4 GiB",
			source.Count(len(strs.data), "byte"))
	}
	headers = append(headers, header{name: name, typ: StrTab, off: l.add(1, strs.data),
		size: uint64(len(strs.data)), align: 1})
	if len(headers) >= reservedNdx {
		headers[0].size = uint64(len(headers))
	}
	if strtabNdx >= reservedNdx {
		headers[0].link = strtabNdx
	}
	table := l.add(8, encodeHeaders(headers))
	encodeFileHeader(first, table, len(headers), strtabNdx)
	if o.usesGNU() {
		first[7] = osGNU
	}
	return l, nil
}

// groupTable encodes the table of a group.
func groupTable(g Group, members []uint32) []byte {
	flags := uint32(0)
	if g.Comdat {
		flags = groupComdat
	}
	table := le.AppendUint32(make([]byte, 0, 4+4*len(members)), flags)
	for _, n := range members {
		table = le.AppendUint32(table, n)
	}
	return table
}

// usesGNU reports whether the object uses what GNU systems added to the format.
func (o *Object) usesGNU() bool {
	for i := range o.Symbols {
		if o.Symbols[i].Type == TypeIFunc {
			return true
		}
	}
	for _, s := range o.Sections {
		if s.Flags&Retain != 0 {
			return true
		}
	}
	return false
}

// add appends bytes to the file at an alignment and returns their offset.
func (l *Layout) add(align uint64, data []byte) uint64 {
	var pad uint64
	if align = min(align, maxFileAlign); align > 1 {
		pad = -l.size & (align - 1)
	}
	off := l.size + pad
	l.size = off + uint64(len(data))
	l.chunks = append(l.chunks, chunk{pad, data})
	return off
}

// symbolTable encodes the symbols: first the local ones, then the others, each
// in the object's order. It returns the index of the first that is not local,
// and the table of section numbers if there are some that 16 bits are too few for.
func (l *Layout) symbolTable(number []uint32, strs *stringTable) (table, indices []byte,
	firstGlobal uint32) {
	o := l.obj
	used := l.usedSymbols()
	groupOf := make(map[amd64.Sym]uint32, len(o.Groups))
	for i := len(o.Groups) - 1; i >= 0; i-- {
		used[o.Groups[i].Signature] = true
		groupOf[o.Groups[i].Signature] = uint32(1 + i)
	}
	wide := len(number) > 0 && number[len(number)-1] >= reservedNdx
	if wide {
		indices = make([]byte, 4, 4*(len(o.Symbols)+1))
	}
	l.nums = make([]uint32, len(o.Symbols))
	table = make([]byte, symbolSize, symbolSize*(len(o.Symbols)+1))
	next := uint32(1)
	for _, local := range [...]bool{true, false} {
		for i := 1; i < len(o.Symbols); i++ {
			s := &o.Symbols[i]
			switch {
			case (s.Bind == Local) != local || s.Private:
				continue
			case s.Type == TypeSection && !used[i], s.Section == Undefined && !used[i] &&
				s.Type != TypeFile:
				continue
			}
			l.nums[i] = next
			next++
			ndx, more := uint32(0), uint32(0)
			switch {
			case s.Section == Absolute:
				ndx = absoluteNdx
			case s.Section == Common:
				ndx = commonNdx
			case s.Section > 0:
				ndx = number[s.Section]
			case local && s.Type != TypeSection:
				ndx = groupOf[amd64.Sym(i)]
			}
			if s.Section >= 0 && ndx >= reservedNdx {
				ndx, more = escapeNdx, ndx
			}
			if wide {
				indices = le.AppendUint32(indices, more)
			}
			var name uint32
			if s.Name != "" {
				name = strs.add(s.Name)
			}
			table = le.AppendUint32(table, name)
			table = append(table, uint8(s.Bind)<<4|uint8(s.Type)&15, uint8(s.Vis)&3)
			table = le.AppendUint16(table, uint16(ndx))
			table = le.AppendUint64(table, s.Value)
			table = le.AppendUint64(table, s.Size)
		}
		if local {
			firstGlobal = next
		}
	}
	return table, indices, firstGlobal
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
	case amd64.Reloc64, amd64.Reloc32, amd64.Reloc32S, amd64.RelocPC32, amd64.RelocPC64,
		amd64.RelocPLT32, amd64.Reloc8:
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
