package image

import (
	"bytes"
	"debug/elf"
	"errors"
	"fmt"

	"statepoint/core/source"
)

// readELF reads an ELF file (System V gABI).
func readELF(data []byte) (*Image, error) {
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	r := &elfReader{file: f, im: &Image{Format: "ELF", Machine: elfMachine(f)}}
	if f.Class == elf.ELFCLASS32 {
		r.im.Pointer = 4
	}
	switch f.Type {
	case elf.ET_REL:
		r.im.Kind = Relocatable
	case elf.ET_EXEC:
		r.im.Kind = Executable
	case elf.ET_DYN:
		r.im.Kind = Shared
		for _, p := range f.Progs {
			if p.Type == elf.PT_INTERP {
				r.im.Kind = Executable
			}
		}
	default:
		return nil, fmt.Errorf("ELF file type %s is none of relocatable, executable and shared",
			f.Type)
	}
	if len(f.Sections) == 0 {
		return nil, fmt.Errorf("the file has no section headers, by which sections are found")
	}
	r.sections(data)
	if r.im.Kind == Relocatable {
		r.im.place()
	}
	r.symbols()
	r.relocations()
	r.im.sortFixups()
	return r.im, nil
}

// elfMachine is the machine of a file; an unknown one has no instructions.
func elfMachine(f *elf.File) *Machine {
	m := other("ELF machine " + f.Machine.String())
	switch f.Machine {
	case elf.EM_X86_64:
		if f.Class == elf.ELFCLASS32 {
			return x32
		}
		return AMD64
	case elf.EM_386:
		m = i386
	case elf.EM_AARCH64:
		m = ARM64
	case elf.EM_PPC64:
		m = ppc64
	case elf.EM_S390:
		m = s390x
	case elf.EM_RISCV:
		m = riscv64
	case elf.EM_LOONGARCH:
		m = loong64
	}
	if f.Data == elf.ELFDATA2MSB && !m.BigEndian {
		big := *m
		big.BigEndian = true
		return &big
	}
	return m
}

// elfReader reads one file.
type elfReader struct {
	file *elf.File
	im   *Image
	secs []*Section // by index in the file
	syms []elf.Symbol
}

func (r *elfReader) sections(data []byte) {
	for i, h := range r.file.Sections {
		r.secs = append(r.secs, nil)
		switch h.Type {
		case elf.SHT_NULL, elf.SHT_SYMTAB, elf.SHT_STRTAB, elf.SHT_DYNSYM, elf.SHT_GROUP,
			elf.SHT_SYMTAB_SHNDX, elf.SHT_REL, elf.SHT_RELA:
			continue
		}
		s := &Section{Name: h.Name, Addr: h.Addr, Size: h.Size, align: h.Addralign,
			Alloc: h.Flags&elf.SHF_ALLOC != 0 && h.Flags&elf.SHF_TLS == 0,
			Exec:  h.Flags&elf.SHF_EXECINSTR != 0}
		if h.Type != elf.SHT_NOBITS && h.Flags&elf.SHF_COMPRESSED == 0 {
			if h.Offset > uint64(len(data)) || h.FileSize > uint64(len(data))-h.Offset {
				r.im.problem(fmt.Sprintf("section %s of %s at 0x%x passes the end of the file of "+
					"%s", h.Name, source.Count(h.FileSize, "byte"), h.Offset,
					source.Count(len(data), "byte")))
				if h.Offset < uint64(len(data)) {
					s.Raw = data[h.Offset:]
				}
			} else {
				s.Raw = data[h.Offset : h.Offset+h.FileSize]
			}
			s.Data = s.Raw
		}
		r.secs[i] = s
		r.im.Sections = append(r.im.Sections, s)
	}
}

// symbols reads the symbol table, or the dynamic one if the file is stripped.
func (r *elfReader) symbols() {
	syms, err := r.file.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		r.im.problem("the symbol table cannot be read: " + err.Error())
	}
	r.syms = syms
	if len(syms) == 0 {
		if syms, err = r.file.DynamicSymbols(); err != nil && !errors.Is(err, elf.ErrNoSymbols) {
			r.im.problem("the dynamic symbol table cannot be read: " + err.Error())
		}
	}
	for _, s := range syms {
		r.im.Symbols = append(r.im.Symbols, r.symbol(&s))
	}
	if r.im.Kind == Relocatable {
		r.im.undefined(func(i int) bool { return syms[i].Section == elf.SHN_UNDEF })
	}
}

func (r *elfReader) symbol(s *elf.Symbol) Symbol {
	out := Symbol{Name: s.Name, Addr: s.Value, Size: s.Size,
		Global: elf.ST_BIND(s.Info) != elf.STB_LOCAL}
	switch elf.ST_TYPE(s.Info) {
	case elf.STT_FUNC, elf.STT_GNU_IFUNC:
		out.Function = true
	case elf.STT_FILE: // no address
		return Symbol{}
	case elf.STT_TLS:
		return out
	}
	if s.Section == elf.SHN_UNDEF || int(s.Section) >= len(r.secs) {
		return out
	}
	if out.Section = r.secs[s.Section]; out.Section != nil && r.im.Kind == Relocatable {
		out.Addr += out.Section.Addr
	}
	return out
}

// relocations applies the relocations of a relocatable file, or those that the loader applies.
func (r *elfReader) relocations() {
	for _, h := range r.file.Sections {
		linked := r.im.Kind != Relocatable
		switch h.Type {
		case elf.SHT_RELA, elf.SHT_REL:
			if linked && h.Flags&elf.SHF_ALLOC == 0 {
				continue // left by ld --emit-relocs, already applied
			}
		case shtRELR:
			r.relative(h)
			continue
		default:
			continue
		}
		var to *Section
		if !linked {
			if int(h.Info) >= len(r.secs) || r.secs[h.Info] == nil {
				continue
			}
			to = r.secs[h.Info]
		}
		r.table(h, to)
	}
}

// shtRELR is the type of a table of relative relocations in its compact form (gABI, "SHT_RELR").
const shtRELR elf.SectionType = 19

// relocation is an entry of a table.
type relocation struct {
	off, sym, typ uint64
	addend        int64
	inPlace       bool // the addend is in the field
}

// table applies a table to a section, or to the sections that contain its addresses.
func (r *elfReader) table(h *elf.Section, to *Section) {
	raw, err := h.Data()
	if err != nil {
		r.im.problem("the relocations of " + h.Name + " cannot be read: " + err.Error())
		return
	}
	syms := r.im.Symbols
	if int(h.Link) < len(r.file.Sections) && r.file.Sections[h.Link].Type == elf.SHT_DYNSYM {
		dynamic, err := r.file.DynamicSymbols()
		if err == nil {
			syms = nil
			for i := range dynamic {
				syms = append(syms, r.symbol(&dynamic[i]))
			}
		}
	}
	for e := range r.entries(h, raw) {
		s, off := to, e.off
		if s == nil {
			if s = r.im.At(e.off); s == nil {
				continue
			}
			off -= s.Addr
		}
		s.copyData()
		f := Fixup{Offset: off, Addend: e.addend}
		how := r.im.Machine.elf(e.typ)
		if e.inPlace && off < uint64(len(s.Data)) {
			f.Addend = addendIn(r.im, s.Data[off:], how)
		}
		switch {
		case e.sym > uint64(len(syms)):
			r.im.problem(fmt.Sprintf("the relocation at 0x%x of %s is against symbol %d of %d",
				off, s.Name, e.sym, len(syms)))
			continue
		case e.sym > 0:
			sym := &syms[e.sym-1]
			f.Symbol, f.Target = sym.Name, sym.Addr
		}
		f.Target += uint64(f.Addend)
		r.im.fix(s, f, how, 0)
	}
}

// addendIn is the addend that a field holds.
func addendIn(im *Image, b []byte, h how) int64 {
	switch {
	case h.size() == 8 && len(b) >= 8:
		return int64(im.order().Uint64(b))
	case h.size() == 4 && len(b) >= 4:
		return int64(int32(im.order().Uint32(b)))
	}
	return 0
}

// entries visits a table's entries, in any of four layouts.
func (r *elfReader) entries(h *elf.Section, raw []byte) func(func(relocation) bool) {
	o, wide, rela := r.file.ByteOrder, r.file.Class == elf.ELFCLASS64, h.Type == elf.SHT_RELA
	word, size := 4, 8
	if wide {
		word, size = 8, 16
	}
	if rela {
		size += word
	}
	return func(visit func(relocation) bool) {
		for ; len(raw) >= size; raw = raw[size:] {
			e := relocation{inPlace: !rela}
			if wide {
				info := o.Uint64(raw[8:])
				e.off, e.sym, e.typ = o.Uint64(raw), info>>32, info&0xffffffff
				if rela {
					e.addend = int64(o.Uint64(raw[16:]))
				}
			} else {
				info := o.Uint32(raw[4:])
				e.off, e.sym, e.typ = uint64(o.Uint32(raw)), uint64(info>>8), uint64(info&0xff)
				if rela {
					e.addend = int64(int32(o.Uint32(raw[8:])))
				}
			}
			if !visit(e) {
				return
			}
		}
	}
}

// relative applies a table of relative relocations in compact form: the fields already hold the
// addresses.
func (r *elfReader) relative(h *elf.Section) {
	raw, err := h.Data()
	if err != nil || r.file.Class != elf.ELFCLASS64 {
		return
	}
	note := func(addr uint64) {
		s := r.im.At(addr)
		if s == nil || uint64(len(s.Data)) < addr-s.Addr+8 {
			return
		}
		v := r.file.ByteOrder.Uint64(s.Data[addr-s.Addr:])
		s.Fixups = append(s.Fixups, Fixup{Offset: addr - s.Addr, Target: v, Addend: int64(v),
			Whole: true})
	}
	at := uint64(0)
	for ; len(raw) >= 8; raw = raw[8:] {
		e := r.file.ByteOrder.Uint64(raw)
		if e&1 == 0 {
			note(e)
			at = e + 8
			continue
		}
		for i := range uint64(63) {
			if e>>(i+1)&1 != 0 {
				note(at + 8*i)
			}
		}
		at += 63 * 8
	}
}
