package image

import (
	"encoding/binary"
	"sort"
	"strconv"
)

// Kind is the kind of a file for a linker.
type Kind uint8

// The kinds.
const (
	Relocatable Kind = iota
	Executable
	Shared
	Raw // the bytes of a section of stack maps
)

// String names the kind.
func (k Kind) String() string {
	return [...]string{"relocatable object", "executable", "shared object", "section"}[k]
}

// Image is an object in memory.
type Image struct {
	// Name is the file's name, with the member's in parentheses for one of an archive:
	// "lib.a(list.o)".
	Name string
	// Format is "ELF", "Mach-O", "COFF", "PE" or "stack map".
	Format string
	// File are the bytes of the file, or of the archive's member.
	File    []byte
	Kind    Kind
	Machine *Machine
	// Pointer is the size of an address in bytes, 0 for 8.
	Pointer int
	// Base is the address of the header of a PE file or a linked Mach-O file, from which the file
	// counts addresses; 0 in other files.
	Base uint64
	// Starts are the addresses at which functions begin, in order, if the file lists them apart
	// from its symbols, as a linked Mach-O file does.
	Starts []uint64
	// Assembled is set for assembly text; File is then the object that was assembled.
	Assembled bool
	Sections  []*Section
	Symbols   []Symbol
	// Problems are the parts of the file that could not be read or applied, as sentences.
	Problems []string

	functions []*Symbol         // in the order of their addresses
	named     map[uint64]string // the first symbol with a name at each address
}

// Section is a section in memory.
type Section struct {
	Name string
	// Addr is its address; see the package's comment for that of a relocatable file.
	Addr uint64
	// Raw are its bytes in the file, Data those in memory, relocated. Both are empty for a section
	// that is zero.
	Raw, Data []byte
	// Size is its size in memory, in bytes.
	Size uint64
	// Alloc is set if it is in memory, Exec if it has code.
	Alloc, Exec bool
	// Fixups are the relocations that were applied to it, in the order of their offsets.
	Fixups []Fixup

	align uint64
}

// Fixup is a relocation.
type Fixup struct {
	// Offset is its position, in bytes from the start of the section.
	Offset uint64
	// Symbol is the name of its symbol, "" for a section or an address.
	Symbol string
	// Target is the address to which it refers.
	Target uint64
	// Addend is what was added to the symbol's address.
	Addend int64
	// Whole is set if the field is the target's address.
	Whole bool
}

// Symbol is a named address.
type Symbol struct {
	Name string
	Addr uint64
	// Size is in bytes, 0 if the format does not have it.
	Size uint64
	// Section is its section, nil for a symbol that the file does not define and for a constant.
	Section *Section
	// Function is set if it names code, Global if other files may refer to it.
	Function, Global bool
	// Unnamed is set for a function of a stripped file, whose name is its address.
	Unnamed bool
}

// End is the address after a section.
func (s *Section) End() uint64 { return s.Addr + s.Size }

// At returns the section that is in memory at an address, nil if there is none.
func (im *Image) At(addr uint64) *Section {
	for _, s := range im.Sections {
		if s.Alloc && addr >= s.Addr && addr-s.Addr < s.Size {
			return s
		}
	}
	return nil
}

// Section returns the first section of a name, nil if there is none.
func (im *Image) Section(name string) *Section {
	for _, s := range im.Sections {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// Bytes returns up to n bytes in memory at an address; fewer if the section ends.
func (im *Image) Bytes(addr uint64, n int) []byte {
	s := im.At(addr)
	if s == nil || addr-s.Addr >= uint64(len(s.Data)) {
		return nil
	}
	b := s.Data[addr-s.Addr:]
	return b[:min(n, len(b))]
}

// order is the byte order of the machine.
func (im *Image) order() binary.ByteOrder {
	if im.Machine.BigEndian {
		return binary.BigEndian
	}
	return binary.LittleEndian
}

// problem records something that could not be read.
func (im *Image) problem(text string) { im.Problems = append(im.Problems, text) }

// Functions are the named functions of the file, by address. Of several names of one address the
// first is a global one. If the format has no sizes, a size is the distance to the next symbol or
// to the end of the section.
func (im *Image) Functions() []*Symbol { return im.functions }

// finish prepares the look-up of symbols.
func (im *Image) finish() {
	if im.Kind == Executable || im.Kind == Shared {
		im.unnamed()
	}
	im.named = make(map[uint64]string, len(im.Symbols))
	for i := range im.Symbols {
		s := &im.Symbols[i]
		if im.named[s.Addr] == "" {
			im.named[s.Addr] = s.Name
		}
		if s.Function && s.Section != nil {
			im.functions = append(im.functions, s)
		}
	}
	sort.SliceStable(im.functions, func(i, j int) bool {
		a, b := im.functions[i], im.functions[j]
		if a.Addr != b.Addr {
			return a.Addr < b.Addr
		}
		return a.Global && !b.Global
	})
	for i, s := range im.functions {
		if s.Size != 0 {
			continue
		}
		end := s.Section.End()
		for _, next := range im.functions[i+1:] {
			if next.Addr > s.Addr && next.Addr < end {
				end = next.Addr
				break
			}
		}
		s.Size = end - s.Addr
	}
}

// FunctionAt returns the function that begins at an address, nil if none does.
func (im *Image) FunctionAt(addr uint64) *Symbol {
	i := sort.Search(len(im.functions), func(i int) bool { return im.functions[i].Addr >= addr })
	if i < len(im.functions) && im.functions[i].Addr == addr {
		return im.functions[i]
	}
	return nil
}

// Around returns the function that contains an address or ends at it, nil if there is none: a call
// may be the last instruction of a function, and then returns to its end.
func (im *Image) Around(addr uint64) *Symbol {
	i := sort.Search(len(im.functions), func(i int) bool { return im.functions[i].Addr > addr })
	for i--; i >= 0; i-- {
		s := im.functions[i]
		if addr-s.Addr <= s.Size {
			for i > 0 && im.functions[i-1].Addr == s.Addr {
				i--
			}
			return im.functions[i]
		}
		if s.Addr+1<<20 < addr {
			break
		}
	}
	return nil
}

// Place formats an address as an offset from its function, "main+0x1b", or as a number.
func (im *Image) Place(addr uint64) string {
	if s := im.Around(addr); s != nil {
		if addr == s.Addr {
			return s.Name
		}
		return s.Name + "+0x" + strconv.FormatUint(addr-s.Addr, 16)
	}
	return "0x" + strconv.FormatUint(addr, 16)
}

// SymbolAt returns the name of the symbol at an address, "" if there is none. Functions come
// before data.
func (im *Image) SymbolAt(addr uint64) string {
	if s := im.FunctionAt(addr); s != nil {
		return s.Name
	}
	return im.named[addr]
}

// Reference is the name of the symbol in a relocation of the n bytes at an address, "" if there is
// none.
func (im *Image) Reference(addr uint64, n int) string {
	s := im.At(addr)
	if s == nil {
		return ""
	}
	off := addr - s.Addr
	i := sort.Search(len(s.Fixups), func(i int) bool { return s.Fixups[i].Offset >= off })
	if i < len(s.Fixups) && s.Fixups[i].Offset < off+uint64(n) {
		return s.Fixups[i].Symbol
	}
	return ""
}

// Lookup returns the address of a symbol that the file defines, preferring a global one.
func (im *Image) Lookup(name string) (addr uint64, ok bool) {
	for i := range im.Symbols {
		s := &im.Symbols[i]
		if s.Name != name || s.Section == nil {
			continue
		}
		if !ok || s.Global {
			addr, ok = s.Addr, true
		}
	}
	return addr, ok
}
