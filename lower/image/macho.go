package image

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"
	"sort"
	"strings"

	"statepoint/core/source"
)

func isMachO(data []byte) bool {
	return len(data) >= 4 && (binary.LittleEndian.Uint32(data) == macho.Magic64 ||
		binary.LittleEndian.Uint32(data) == macho.Magic32)
}

// magicFat64 begins universal files with offsets of 64 bits.
const magicFat64 = 0xcafebabf

func isUniversal(data []byte) bool {
	if len(data) < 8 {
		return false
	}
	// The first magic number is also that of Java's classes, whose next word is a version.
	magic, n := binary.BigEndian.Uint32(data), binary.BigEndian.Uint32(data[4:])
	return n < 32 && (magic == macho.MagicFat || magic == magicFat64)
}

// openUniversal reads each file of a universal one: an image, or an archive.
func openUniversal(name string, data []byte) (all []*Image, err error) {
	be := binary.BigEndian
	size := 20 // of a header
	if be.Uint32(data) == magicFat64 {
		size = 32
	}
	for i := range int(be.Uint32(data[4:])) {
		at := 8 + i*size
		if at+size > len(data) {
			return all, fmt.Errorf("%s: the file ends at 0x%x, within its headers", name,
				len(data))
		}
		h := data[at : at+size]
		from, length := uint64(be.Uint32(h[8:])), uint64(be.Uint32(h[12:]))
		if size == 32 {
			from, length = be.Uint64(h[8:]), be.Uint64(h[16:])
		}
		if n := uint64(len(data)); from > n || length > n-from {
			return all, fmt.Errorf("%s: the image of %v at 0x%x passes the end of the file", name,
				macho.Cpu(be.Uint32(h)), from)
		}
		part := data[from : from+length]
		if isArchive(part) {
			members, err := openArchive(name, part)
			for _, im := range members {
				im.Name = strings.TrimSuffix(im.Name, ")") + ", " + im.Machine.Name + ")"
			}
			if all = append(all, members...); err != nil {
				return all, err
			}
			continue
		}
		im, err := open(name, part)
		if err != nil {
			return all, err
		}
		im.Name = name + "(" + im.Machine.Name + ")"
		all = append(all, im)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: the universal file has no images", name)
	}
	return all, nil
}

// readMachO reads a Mach-O file. Sections of objects have addresses too, and keep them.
func readMachO(data []byte) (*Image, error) {
	f, err := macho.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if f.Magic == macho.Magic32 {
		return nil, fmt.Errorf("a 32-bit Mach-O file has no stack map of LLVM's")
	}
	im := &Image{Format: "Mach-O", Machine: other("Mach-O " + f.Cpu.String())}
	switch f.Cpu {
	case macho.CpuAmd64:
		im.Machine = AMD64
	case macho.CpuArm64:
		im.Machine = ARM64
	}
	switch f.Type {
	case macho.TypeObj:
		im.Kind = Relocatable
	case macho.TypeExec:
		im.Kind = Executable
	default:
		im.Kind = Shared
	}
	for _, h := range f.Sections {
		im.Sections = append(im.Sections, machoSection(im, h, data))
	}
	machoSymbols(im, f)
	for i, h := range f.Sections {
		machoFixups(im, im.Sections[i], h)
	}
	machoLinked(im, f, data)
	im.sortFixups()
	return im, nil
}

// Types and attributes of sections.
const (
	machoType     = 0xff
	machoZeroFill = 1
	machoBigZero  = 0xc
	machoCode     = 0x80000400 // S_ATTR_PURE_INSTRUCTIONS, S_ATTR_SOME_INSTRUCTIONS
	machoDebug    = 0x02000000
)

func machoSection(im *Image, h *macho.Section, data []byte) *Section {
	s := &Section{Name: h.Name, Addr: h.Addr, Size: h.Size, Alloc: h.Flags&machoDebug == 0,
		Exec: h.Flags&machoCode != 0}
	if t := h.Flags & machoType; t == machoZeroFill || t == machoBigZero {
		return s
	}
	end := uint64(h.Offset) + h.Size
	if end > uint64(len(data)) {
		im.problem(fmt.Sprintf("section %s,%s of %s at 0x%x passes the end of the file of %s",
			h.Seg, h.Name, source.Count(h.Size, "byte"), h.Offset,
			source.Count(len(data), "byte")))
		end = uint64(len(data))
	}
	if uint64(h.Offset) < end {
		s.Raw = data[h.Offset:end]
		s.Data = s.Raw
	}
	return s
}

// machoSymbols reads the symbols, whose names begin with an underscore that C names do not have.
func machoSymbols(im *Image, f *macho.File) {
	if f.Symtab == nil {
		return
	}
	const external, typeMask, inSection, stab = 1, 0xe, 0xe, 0xe0
	absent := map[int]bool{}
	for i, m := range f.Symtab.Syms {
		s := Symbol{Name: m.Name, Addr: m.Value, Global: m.Type&external != 0}
		switch {
		case m.Type&stab != 0:
		case m.Type&typeMask == inSection && m.Sect > 0 && int(m.Sect) <= len(im.Sections):
			s.Section = im.Sections[m.Sect-1]
			s.Function = s.Section.Exec
		case m.Type&typeMask == 0:
			absent[i] = true
		}
		im.Symbols = append(im.Symbols, s)
	}
	if im.Kind == Relocatable {
		im.undefined(func(i int) bool { return absent[i] })
	}
}

// machoFixups applies the relocations of a section (mach-o/x86_64/reloc.h, mach-o/arm64/reloc.h).
// Their addends are in the fields, or in a relocation before.
func machoFixups(im *Image, s *Section, h *macho.Section) {
	rs := append([]macho.Reloc(nil), h.Relocs...)
	sort.SliceStable(rs, func(i, j int) bool { return rs[i].Addr < rs[j].Addr })
	explicit, minus := int64(0), uint64(0)
	subtract := false
	for _, r := range rs {
		target, name, ok := machoTarget(im, r)
		if !ok {
			im.problem(fmt.Sprintf("the relocation at 0x%x of %s is against symbol or section %d",
				r.Addr, s.Name, r.Value))
			continue
		}
		how, from := machoHow(im.Machine, r)
		switch {
		case im.Machine == ARM64 && r.Type == 10: // the addend of the next
			explicit = int64(int32(r.Value<<8) >> 8)
			continue
		case how == sub32: // the first of two: the next is the minuend
			minus, subtract = target, true
			continue
		}
		s.copyData()
		f := Fixup{Offset: uint64(r.Addr), Symbol: name, Target: target, Addend: explicit}
		if f.Offset < uint64(len(s.Data)) && how != branch26 && how != page21 &&
			how != pageOffset {
			f.Addend += addendIn(im, s.Data[f.Offset:], how)
			if !r.Extern && how == distance32 { // the field is the distance in the file
				f.Addend += from + int64(s.Addr) + int64(r.Addr)
			}
		}
		f.Target += uint64(f.Addend)
		if subtract {
			f.Target -= minus
			if r.Len == 2 {
				how = whole32
			}
		}
		explicit, subtract = 0, false
		im.fix(s, f, how, from)
		if subtractor := len(s.Fixups) - 1; minus != 0 && subtractor >= 0 {
			s.Fixups[subtractor].Whole = false // a distance, and no address
		}
		minus = 0
	}
}

// machoTarget is the target of a relocation. One that is not external names a section, whose
// address is included in the field.
func machoTarget(im *Image, r macho.Reloc) (addr uint64, name string, ok bool) {
	if im.Machine == ARM64 && r.Type == 10 {
		return 0, "", true
	}
	if !r.Extern {
		return 0, "", true
	}
	if int(r.Value) >= len(im.Symbols) {
		return 0, "", false
	}
	s := &im.Symbols[r.Value]
	return s.Addr, s.Name, true
}

// machoHow is the effect of a relocation, and the origin of distances.
func machoHow(m *Machine, r macho.Reloc) (how, int64) {
	if m != AMD64 && m != ARM64 {
		return unsupported, 0
	}
	switch {
	case m == ARM64 && r.Type == 1, m == AMD64 && r.Type == 5:
		return sub32, 0
	case r.Type == 0 && r.Len == 3:
		return whole64, 0
	case r.Type == 0:
		return whole32, 0
	case m == ARM64:
		switch r.Type {
		case 2:
			return branch26, 0
		case 3:
			return page21, 0
		case 4:
			return pageOffset, 0
		}
		return unsupported, 0
	}
	switch r.Type {
	case 1, 2, 6, 7, 8: // the rest of the instruction is included in the addend
		return distance32, 4
	}
	return unsupported, 0
}
