package image

import (
	"bytes"
	"debug/pe"
	"fmt"

	"statepoint/core/source"
)

// isCOFF reports whether data may be an object for a known machine, or a linked file.
func isCOFF(data []byte) bool {
	if bytes.HasPrefix(data, []byte("MZ")) {
		return true
	}
	return len(data) >= 20 && (data[0] == 0x64 && data[1] == 0x86 ||
		data[0] == 0x64 && data[1] == 0xaa)
}

// readCOFF reads a COFF object or a PE file (Microsoft, "PE Format").
func readCOFF(data []byte) (*Image, error) {
	f, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	im := &Image{Format: "COFF", Machine: other(fmt.Sprintf("COFF machine 0x%x",
		f.FileHeader.Machine))}
	switch f.FileHeader.Machine {
	case pe.IMAGE_FILE_MACHINE_AMD64:
		im.Machine = AMD64
	case pe.IMAGE_FILE_MACHINE_ARM64:
		im.Machine = ARM64
	}
	base := uint64(0)
	switch h := f.OptionalHeader.(type) {
	case *pe.OptionalHeader64:
		im.Format, im.Kind, base = "PE", Executable, h.ImageBase
	case *pe.OptionalHeader32:
		return nil, fmt.Errorf("a 32-bit PE file has no stack map of LLVM's")
	}
	if im.Kind == Executable && f.Characteristics&pe.IMAGE_FILE_DLL != 0 {
		im.Kind = Shared
	}
	im.Base = base
	for _, h := range f.Sections {
		im.Sections = append(im.Sections, coffSection(im, h, base, data))
	}
	if im.Kind == Relocatable {
		im.place()
	}
	numbers := coffSymbols(im, f)
	for i, h := range f.Sections {
		if im.Kind == Relocatable {
			coffFixups(im, im.Sections[i], h, numbers)
		}
	}
	im.sortFixups()
	return im, nil
}

// coffSection converts a section. A name that a linker truncated to 8 bytes is restored if it is
// unambiguous.
func coffSection(im *Image, h *pe.Section, base uint64, data []byte) *Section {
	const (
		code    = 0x20
		info    = 0x200
		remove  = 0x800
		execute = 0x20000000
	)
	s := &Section{Name: h.Name, Size: uint64(h.Size), Alloc: h.Characteristics&(info|remove) == 0,
		Exec: h.Characteristics&(code|execute) != 0, align: 16}
	if n := h.Characteristics >> 20 & 15; n > 0 {
		s.align = 1 << (n - 1)
	}
	if im.Kind != Relocatable {
		s.Addr, s.Size = base+uint64(h.VirtualAddress), uint64(h.VirtualSize)
	}
	if s.Name == ".llvm_st" {
		s.Name = ".llvm_stackmaps"
	}
	if h.Offset != 0 {
		end := uint64(h.Offset) + min(uint64(h.Size), max(s.Size, 1))
		if end > uint64(len(data)) {
			im.problem(fmt.Sprintf("section %s of %s at 0x%x passes the end of the file of %s",
				h.Name, source.Count(h.Size, "byte"), h.Offset, source.Count(len(data), "byte")))
			end = uint64(len(data))
		}
		if uint64(h.Offset) < end {
			s.Raw = data[h.Offset:end]
			s.Data = s.Raw
		}
	}
	return s
}

// coffSymbols reads the symbols. The result maps each symbol's number in the file, where auxiliary
// records count, to its index in Image.Symbols.
func coffSymbols(im *Image, f *pe.File) []int {
	const external, function, weak = 2, 0x20, 105
	numbers := make([]int, len(f.COFFSymbols))
	absent := map[int]bool{}
	for i := 0; i < len(f.COFFSymbols); i++ {
		c := &f.COFFSymbols[i]
		name, err := c.FullName(f.StringTable)
		if err != nil {
			im.problem(fmt.Sprintf("the name of symbol %d cannot be read: %v", i, err))
		}
		s := Symbol{Name: name, Addr: uint64(c.Value), Global: c.StorageClass == external,
			Function: c.Type == function}
		switch n := int(c.SectionNumber); {
		case n > 0 && n <= len(im.Sections):
			s.Section = im.Sections[n-1]
			s.Addr += s.Section.Addr
			if c.StorageClass == 3 && c.NumberOfAuxSymbols > 0 && c.Value == 0 {
				s.Name = "" // the section itself
			}
		case n == 0 && (c.StorageClass == external || c.StorageClass == weak):
			absent[len(im.Symbols)] = true
		}
		numbers[i] = len(im.Symbols)
		im.Symbols = append(im.Symbols, s)
		i += int(c.NumberOfAuxSymbols)
	}
	if im.Kind == Relocatable {
		im.undefined(func(i int) bool { return absent[i] })
	}
	return numbers
}

// coffFixups applies the relocations of a section. Their addends are in the fields.
func coffFixups(im *Image, s *Section, h *pe.Section, numbers []int) {
	for _, r := range h.Relocs {
		if int(r.SymbolTableIndex) >= len(numbers) {
			im.problem(fmt.Sprintf("the relocation at 0x%x of %s is against symbol %d of %d",
				r.VirtualAddress, s.Name, r.SymbolTableIndex, len(numbers)))
			continue
		}
		s.copyData()
		sym := &im.Symbols[numbers[r.SymbolTableIndex]]
		how, from := coffHow(im.Machine, r.Type)
		f := Fixup{Offset: uint64(r.VirtualAddress), Symbol: sym.Name}
		if f.Offset < uint64(len(s.Data)) {
			f.Addend = addendIn(im, s.Data[f.Offset:], how)
		}
		if how == branch26 || how == page21 || how == pageOffset {
			f.Addend = 0 // in objects that LLVM writes
		}
		f.Target = sym.Addr + uint64(f.Addend)
		im.fix(s, f, how, from)
	}
}

// coffHow is the effect of a type of relocation, and the origin of distances.
func coffHow(m *Machine, typ uint16) (how, int64) {
	if m == AMD64 {
		switch {
		case typ == 0:
			return nothing, 0
		case typ == 1:
			return whole64, 0
		case typ == 2:
			return whole32, 0
		case typ == 3:
			return base32, 0
		case typ >= 4 && typ <= 9:
			return distance32, 4 + int64(typ-4)
		}
		return unsupported, 0
	}
	switch typ {
	case 0:
		return nothing, 0
	case 1:
		return whole32, 0
	case 2:
		return base32, 0
	case 3:
		return branch26, 0
	case 4:
		return page21, 0
	case 6, 7:
		return pageOffset, 0
	case 14:
		return whole64, 0
	case 17:
		return distance32, 4
	}
	return unsupported, 0
}
