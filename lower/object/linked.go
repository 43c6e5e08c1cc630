package object

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

// Linked is what an executable or a shared object says about loading it.
type Linked struct {
	// Movable is set if the file may be loaded at any address, as shared objects and
	// position-independent executables are.
	Movable bool
	// Segments are the parts of the file that are loaded, in the order of their addresses.
	Segments []Segment
	// TLS is the initial contents of the thread-local block, of size 0 if there is none.
	TLS Segment
	// Relocs are the dynamic relocations.
	Relocs []Dynamic
}

// Segment is a part of a linked file that is loaded (gABI, "Program Header").
type Segment struct {
	// Addr is the address in the file's own terms, which a movable file is moved from.
	Addr uint64
	// Size is in bytes of memory; those beyond Data are zero.
	Size uint64
	Data []byte
	// Flags are Write and Exec.
	Flags Flags
	Align uint64
}

// Dynamic is a relocation that is applied when a linked file is loaded.
type Dynamic struct {
	// Addr is the address of the field, in the file's own terms.
	Addr   uint64
	Kind   DynamicKind
	Sym    amd64.Sym
	Addend int64
}

// DynamicKind is the kind of a dynamic relocation: its number in the psABI.
type DynamicKind uint32

// The kinds of dynamic relocation (psABI, table 4.9).
const (
	Dynamic64       DynamicKind = 1  // S + A
	DynamicCopy     DynamicKind = 5  // the contents of a variable of a shared object
	DynamicGlobDat  DynamicKind = 6  // S
	DynamicJumpSlot DynamicKind = 7  // S
	DynamicRelative DynamicKind = 8  // B + A
	DynamicDTPMod64 DynamicKind = 16 // the module of a thread-local variable
	DynamicDTPOff64 DynamicKind = 17 // its offset in the module's block
	DynamicTPOff64  DynamicKind = 18 // its offset from the thread pointer
	DynamicIndirect DynamicKind = 37 // what the function at B + A returns
)

// String is the name of the kind in the psABI.
func (k DynamicKind) String() string {
	switch k {
	case Dynamic64:
		return "R_X86_64_64"
	case 10:
		return "R_X86_64_32"
	case 2:
		return "R_X86_64_PC32"
	case DynamicCopy:
		return "R_X86_64_COPY"
	case DynamicGlobDat:
		return "R_X86_64_GLOB_DAT"
	case DynamicJumpSlot:
		return "R_X86_64_JUMP_SLOT"
	case DynamicRelative:
		return "R_X86_64_RELATIVE"
	case DynamicDTPMod64:
		return "R_X86_64_DTPMOD64"
	case DynamicDTPOff64:
		return "R_X86_64_DTPOFF64"
	case DynamicTPOff64:
		return "R_X86_64_TPOFF64"
	case 36:
		return "R_X86_64_TLSDESC"
	case DynamicIndirect:
		return "R_X86_64_IRELATIVE"
	}
	return fmt.Sprintf("type %d", uint32(k))
}

// Types of sections and segments that only linked files have (gABI).
const (
	dynSym SectionType = 11
	relr   SectionType = 19

	segmentLoad = 1
	segmentTLS  = 7
)

// segments reads the program headers of a linked file.
func (r *reader) segments() error {
	off, count, size := le.Uint64(r.data[32:]), uint64(le.Uint16(r.data[56:])),
		uint64(le.Uint16(r.data[54:]))
	if count > 0 && (size < 56 || off > uint64(len(r.data)) ||
		count > (uint64(len(r.data))-off)/size) {
		return fmt.Errorf("table of %d program headers of %s at %d lies outside the file of %s",
			count, source.Count(size, "byte"), off, source.Count(len(r.data), "byte"))
	}
	l := r.obj.Linked
	for i := range count {
		h := r.data[off+i*size:]
		kind, flags := le.Uint32(h), le.Uint32(h[4:])
		if kind != segmentLoad && kind != segmentTLS {
			continue
		}
		at, s := le.Uint64(h[8:]), Segment{Addr: le.Uint64(h[16:]), Size: le.Uint64(h[40:]),
			Align: le.Uint64(h[48:])}
		n := min(le.Uint64(h[32:]), s.Size)
		if at > uint64(len(r.data)) || n > uint64(len(r.data))-at {
			return fmt.Errorf("segment %d of %s at %d lies outside the file of %s", i,
				source.Count(n, "byte"), at, source.Count(len(r.data), "byte"))
		}
		if s.Addr+s.Size < s.Addr {
			return fmt.Errorf("segment %d of %s at address %#x passes the end of the address space",
				i, source.Count(s.Size, "byte"), s.Addr)
		}
		s.Data = r.data[at : at+n : at+n]
		if flags&1 != 0 {
			s.Flags |= Exec
		}
		if flags&2 != 0 {
			s.Flags |= Write
		}
		if kind == segmentTLS {
			l.TLS = s
			continue
		}
		if k := len(l.Segments); k > 0 && l.Segments[k-1].Addr > s.Addr {
			return fmt.Errorf("segment %d at address %#x lies below the one before it", i, s.Addr)
		}
		l.Segments = append(l.Segments, s)
	}
	if len(l.Segments) == 0 {
		return fmt.Errorf("the file is linked, but has no segment that is loaded")
	}
	return nil
}

// dynamic reads the dynamic symbols and relocations of a linked file.
func (r *reader) dynamic() error {
	known := map[string]amd64.Sym{}
	for i := range r.obj.Symbols {
		if s := &r.obj.Symbols[i]; i > 0 && s.Bind != Local {
			known[s.Name] = amd64.Sym(i)
		}
	}
	syms := map[int][]amd64.Sym{} // by section of the table
	for i := range r.headers {
		if r.headers[i].typ != dynSym {
			continue
		}
		list, err := r.symbolTable(i, func(s Symbol) amd64.Sym {
			if n, ok := known[s.Name]; ok && s.Name != "" {
				return n
			}
			return r.obj.AddSymbol(s)
		})
		if err != nil {
			return err
		}
		syms[i] = list
	}
	for i := range r.headers {
		h := &r.headers[i]
		if h.flags&Alloc == 0 || h.typ != Rela && h.typ != relr {
			continue
		}
		table, err := r.contents(i)
		if err != nil {
			return err
		}
		if h.typ == relr {
			r.relative(table)
			continue
		}
		for ; len(table) >= relaSize; table = table[relaSize:] {
			info := le.Uint64(table[8:])
			d := Dynamic{Addr: le.Uint64(table), Kind: DynamicKind(info),
				Addend: int64(le.Uint64(table[16:]))}
			if n := info >> 32; n > 0 {
				list := syms[int(h.link)]
				if n >= uint64(len(list)) {
					return fmt.Errorf("dynamic relocation at %#x against symbol %d of %d", d.Addr,
						n, len(list))
				}
				d.Sym = list[n]
			}
			if d.Kind != 0 {
				r.obj.Linked.Relocs = append(r.obj.Linked.Relocs, d)
			}
		}
	}
	return nil
}

// relative reads a table of relative relocations in compact form (gABI, "SHT_RELR"). Their addends
// are in the fields.
func (r *reader) relative(table []byte) {
	l := r.obj.Linked
	note := func(addr uint64) {
		if b := l.bytes(addr, 8); b != nil {
			l.Relocs = append(l.Relocs, Dynamic{Addr: addr, Kind: DynamicRelative,
				Addend: int64(le.Uint64(b))})
		}
	}
	at := uint64(0)
	for ; len(table) >= 8; table = table[8:] {
		e := le.Uint64(table)
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

// bytes are n bytes of the file that are loaded at an address, nil if they are not in it.
func (l *Linked) bytes(addr, n uint64) []byte {
	for i := range l.Segments {
		s := &l.Segments[i]
		if off := addr - s.Addr; addr >= s.Addr && off <= uint64(len(s.Data)) &&
			n <= uint64(len(s.Data))-off {
			return s.Data[off : off+n]
		}
	}
	return nil
}

// Contents are the bytes of a section as they are when the file is loaded at the addresses that it
// was linked for: in a movable file, words that dynamic relocations fill in are otherwise zero.
func (o *Object) Contents(sec *Section) []byte {
	if o.Linked == nil || len(sec.Data) == 0 {
		return sec.Data
	}
	out := append([]byte{}, sec.Data...)
	for _, d := range o.Linked.Relocs {
		off := d.Addr - sec.Addr
		if d.Addr < sec.Addr || off+8 > uint64(len(out)) || off+8 < off {
			continue
		}
		v := uint64(d.Addend)
		switch s := &o.Symbols[d.Sym]; d.Kind {
		case DynamicRelative:
		case Dynamic64, DynamicGlobDat, DynamicJumpSlot:
			if s.Section <= 0 {
				continue
			}
			v += o.Sections[s.Section].Addr + s.Value
		default:
			continue
		}
		le.PutUint64(out[off:], v)
	}
	return out
}

// Replace replaces the contents of a section by contents that are not longer; its relocations stay.
func (o *Object) Replace(sec *Section, data []byte) {
	if o.Linked != nil {
		for i := range o.Linked.Segments {
			s := &o.Linked.Segments[i]
			if off := sec.Addr - s.Addr; sec.Addr >= s.Addr && off < uint64(len(s.Data)) {
				s.Data = append([]byte{}, s.Data...)
				copy(s.Data[off:], data)
			}
		}
	}
	sec.Data = data
}

// FunctionAt is the name of the function that a linked file has at an address, "" for none.
func (o *Object) FunctionAt(addr uint64) string {
	for i := range o.Symbols {
		if s := &o.Symbols[i]; s.Type == TypeFunc && s.Section > 0 &&
			o.Sections[s.Section].Addr+s.Value == addr {
			return s.Name
		}
	}
	return ""
}

// plain is the name of a symbol without the version that GNU linkers append: "puts@GLIBC_2.2.5".
func plain(name string) string {
	if at := strings.IndexByte(name, '@'); at > 0 {
		return name[:at]
	}
	return name
}
