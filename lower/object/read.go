package object

import (
	"bytes"
	"fmt"
	"math"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

// Read reads an ELF64 file for x86-64: a relocatable object, an executable or a
// shared object. Contents of sections are slices of data. Symbol and
// relocation tables become Symbols, Relocs and Linked.Relocs, and are no sections of the
// result. A relocation type without a name in amd64 keeps its number. Errors name the
// field and its offset.
func Read(data []byte) (*Object, error) {
	r := &reader{data: data, obj: New("")}
	if err := r.header(); err != nil {
		return nil, fmt.Errorf("object: %w", err)
	}
	if err := r.sections(); err != nil {
		return nil, fmt.Errorf("object: %w", err)
	}
	r.links()
	if err := r.symbols(); err != nil {
		return nil, fmt.Errorf("object: %w", err)
	}
	if err := r.relocations(); err != nil {
		return nil, fmt.Errorf("object: %w", err)
	}
	if err := r.groups(); err != nil {
		return nil, fmt.Errorf("object: %w", err)
	}
	return r.obj, nil
}

// reader is a file being read.
type reader struct {
	data    []byte
	obj     *Object
	headers []header
	names   uint32
	indices []byte      // of symbols in sections beyond 16 bits
	secs    []Sec       // by section number in the file
	syms    []amd64.Sym // by symbol number in the file
	symtab  int         // number of the symbol table, 0 for none
}

func (r *reader) header() error {
	d := r.data
	switch {
	case len(d) < headerSize:
		return fmt.Errorf("%s are too few for an ELF header of %d", source.Count(len(d), "byte"),
			headerSize)
	case !bytes.HasPrefix(d, []byte("\x7fELF")):
		return fmt.Errorf("not an ELF file: it begins with % x", d[:4])
	case d[4] != 2 || d[5] != 1:
		return fmt.Errorf("not a 64-bit little-endian file (class %d, data %d)", d[4], d[5])
	case le.Uint16(d[18:]) != machineX86:
		return fmt.Errorf("machine %d is not x86-64 (%d)", le.Uint16(d[18:]), machineX86)
	}
	switch t := le.Uint16(d[16:]); t {
	case 1:
	case 2, 3:
		r.obj.Linked = &Linked{Movable: t == 3}
		if err := r.segments(); err != nil {
			return err
		}
	default:
		return fmt.Errorf("file type %d is none of relocatable, executable and shared", t)
	}
	off, count, size := le.Uint64(d[40:]), uint64(le.Uint16(d[60:])), uint64(le.Uint16(d[58:]))
	r.names = uint32(le.Uint16(d[62:]))
	if count == 0 && off == 0 {
		return nil
	}
	if off <= uint64(len(d)) && uint64(len(d))-off >= headerSize {
		if count == 0 {
			count = le.Uint64(d[off+32:])
		}
		if r.names == escapeNdx {
			r.names = le.Uint32(d[off+40:])
		}
	}
	if size < headerSize || off > uint64(len(d)) || count > (uint64(len(d))-off)/size {
		return fmt.Errorf(
			"table of %d section headers of %s at %d lies outside the file of %s",
			count, source.Count(size, "byte"), off, source.Count(len(d), "byte"))
	}
	for i := range count {
		h := d[off+i*size:]
		r.headers = append(r.headers, header{
			name: le.Uint32(h), typ: SectionType(le.Uint32(h[4:])), flags: Flags(le.Uint64(h[8:])),
			addr: le.Uint64(h[16:]), off: le.Uint64(h[24:]), size: le.Uint64(h[32:]),
			link: le.Uint32(h[40:]), info: le.Uint32(h[44:]), align: le.Uint64(h[48:]), entrySizes: le.Uint64(h[56:]),
		})
	}
	return nil
}

// contents returns the bytes of a section in the file.
func (r *reader) contents(i int) ([]byte, error) {
	if i >= len(r.headers) {
		return nil, fmt.Errorf("section %d of %d", i, len(r.headers))
	}
	h := &r.headers[i]
	if h.typ == NoBits {
		return nil, nil
	}
	if h.off > uint64(len(r.data)) || h.size > uint64(len(r.data))-h.off {
		return nil, fmt.Errorf("section %d of %s at %d lies outside the file of %s", i,
			source.Count(h.size, "byte"), h.off, source.Count(len(r.data), "byte"))
	}
	return r.data[h.off : h.off+h.size : h.off+h.size], nil
}

// text returns the string at an offset of a string table.
func text(table []byte, off uint32) (string, error) {
	if uint64(off) > uint64(len(table)) {
		return "", fmt.Errorf("name at %d of a string table of %s", off,
			source.Count(len(table), "byte"))
	}
	end := bytes.IndexByte(table[off:], 0)
	if end < 0 {
		if int(off) == len(table) {
			return "", nil
		}
		return "", fmt.Errorf("name at %d of a string table of %s has no end", off,
			source.Count(len(table), "byte"))
	}
	return string(table[off : int(off)+end]), nil
}

func (r *reader) sections() error {
	r.secs = make([]Sec, len(r.headers))
	if len(r.headers) == 0 {
		return nil
	}
	names, err := r.contents(int(r.names))
	if err != nil {
		return fmt.Errorf("section names: %w", err)
	}
	for i := 1; i < len(r.headers); i++ {
		h := &r.headers[i]
		switch {
		case h.typ == SymTab:
			r.symtab = i
			continue
		case h.typ == SymTabIndex:
			if r.indices, err = r.contents(i); err != nil {
				return err
			}
			continue
		case h.typ == GroupTable && r.obj.Linked == nil:
			continue
		case h.typ == Rela, h.typ == relr, h.typ == dynSym, h.typ == StrTab, h.typ == 0:
			continue
		}
		name, err := text(names, h.name)
		if err != nil {
			return fmt.Errorf("section %d: %w", i, err)
		}
		data, err := r.contents(i)
		if err != nil {
			return err
		}
		r.secs[i] = r.obj.AddSection(&Section{Name: name, Type: h.typ, Flags: h.flags,
			Align: h.align, Entry: h.entrySizes, Addr: h.addr, Data: data, Size: h.size})
	}
	return nil
}

func (r *reader) symbols() (err error) {
	if r.symtab != 0 {
		r.syms, err = r.symbolTable(r.symtab, r.obj.AddSymbol)
	}
	return err
}

// symbolTable reads the table in a section and adds its symbols. It returns their numbers by those
// in the file.
func (r *reader) symbolTable(sec int, add func(Symbol) amd64.Sym) ([]amd64.Sym, error) {
	table, err := r.contents(sec)
	if err != nil {
		return nil, err
	}
	names, err := r.contents(int(r.headers[sec].link))
	if err != nil {
		return nil, fmt.Errorf("symbol names: %w", err)
	}
	syms := make([]amd64.Sym, len(table)/symbolSize)
	for i := 1; i < len(syms); i++ {
		s, err := r.symbol(table[i*symbolSize:], names, i)
		if err != nil {
			return nil, err
		}
		syms[i] = add(s)
		if s.Type == TypeSection && s.Section > 0 {
			if r.obj.sectionSyms == nil {
				r.obj.sectionSyms = map[Sec]amd64.Sym{}
			}
			r.obj.sectionSyms[s.Section] = syms[i]
		}
	}
	return syms, nil
}

// symbol reads an entry of a symbol table, the one with a number.
func (r *reader) symbol(b, names []byte, number int) (s Symbol, err error) {
	s = Symbol{Bind: Bind(b[4] >> 4), Type: SymType(b[4] & 15), Vis: Visibility(b[5] & 3),
		Value: le.Uint64(b[8:]), Size: le.Uint64(b[16:])}
	if s.Name, err = text(names, le.Uint32(b)); err != nil {
		return s, fmt.Errorf("symbol %d: %w", number, err)
	}
	ndx := uint32(le.Uint16(b[6:]))
	reserved := ndx >= reservedNdx && ndx != escapeNdx
	if ndx == escapeNdx && len(r.indices) >= 4*number+4 {
		ndx = le.Uint32(r.indices[4*number:])
	}
	switch {
	case ndx == 0:
	case reserved && ndx == commonNdx:
		s.Section = Common
	case reserved:
		s.Section = Absolute
	case uint64(ndx) >= uint64(len(r.secs)):
		return s, fmt.Errorf("symbol %s is in section %d of %d", s.Name, ndx, len(r.secs))
	default:
		s.Section = r.secs[ndx]
	}
	if s.Section == 0 && ndx != 0 && r.obj.Linked != nil { // in a table that is no section here
		s.Section = Absolute
	}
	l := r.obj.Linked
	if l == nil {
		return s, nil
	}
	s.Name = plain(s.Name)
	if s.Section > 0 {
		s.Value -= r.obj.Sections[s.Section].Addr
		if s.Type == TypeTLS { // counts from the start of the block
			s.Value += l.TLS.Addr
		}
	}
	return s, nil
}

func (r *reader) relocations() error {
	if r.obj.Linked != nil {
		return r.dynamic()
	}
	for i := range r.headers {
		h := &r.headers[i]
		if h.typ != Rela || int(h.info) >= len(r.secs) || r.secs[h.info] == 0 {
			continue
		}
		sec := r.obj.Sections[r.secs[h.info]]
		table, err := r.contents(i)
		if err != nil {
			return err
		}
		sec.Relocs = make([]amd64.Fixup, 0, len(table)/relaSize)
		for ; len(table) >= relaSize; table = table[relaSize:] {
			off, info := le.Uint64(table), le.Uint64(table[8:])
			sym, typ := info>>32, uint32(info)
			if off > math.MaxUint32 || off > sec.Len() {
				return fmt.Errorf("relocation at %d of section %s of %s", off, sec.Name,
					source.Count(sec.Len(), "byte"))
			}
			if sym >= uint64(max(len(r.syms), 1)) || typ > math.MaxUint8 {
				return fmt.Errorf("relocation of section %s at %d: symbol %d, type %d", sec.Name,
					off, sym, typ)
			}
			x := amd64.Fixup{Off: uint32(off), Kind: amd64.Reloc(typ),
				Addend: int64(le.Uint64(table[16:]))}
			if sym != 0 {
				x.Sym = r.syms[sym]
			}
			sec.Relocs = append(sec.Relocs, x)
		}
	}
	return nil
}

// groups reads the tables of groups.
func (r *reader) groups() error {
	if r.obj.Linked != nil {
		return nil
	}
	for i := range r.headers {
		h := &r.headers[i]
		if h.typ != GroupTable {
			continue
		}
		table, err := r.contents(i)
		if err != nil {
			return err
		}
		if len(table) < 4 || uint64(h.info) >= uint64(len(r.syms)) || h.info == 0 {
			return fmt.Errorf("group %d has a table of %s and the signature %d of %s",
				i, source.Count(len(table), "byte"), h.info, source.Count(len(r.syms), "symbol"))
		}
		n := r.obj.AddGroup(Group{Signature: r.syms[h.info],
			Comdat: le.Uint32(table)&groupComdat != 0})
		for table = table[4:]; len(table) >= 4; table = table[4:] {
			if k := uint64(le.Uint32(table)); k < uint64(len(r.secs)) && r.secs[k] > 0 {
				s := r.obj.Sections[r.secs[k]]
				s.Group, s.Flags = n, s.Flags&^InGroup
			}
		}
	}
	return nil
}

// links reads which sections follow the order of others.
func (r *reader) links() {
	for i := range r.headers {
		h := &r.headers[i]
		if i < len(r.secs) && h.flags&LinkOrder != 0 && r.secs[i] > 0 &&
			uint64(h.link) < uint64(len(r.secs)) {
			r.obj.Sections[r.secs[i]].LinkedTo = max(r.secs[h.link], 0)
		}
	}
}

// Target describes where a relocation points: a symbol's name, "section" or "section+offset" for a
// position in a section at which no function begins. It is for objects that no longer change.
func (o *Object) Target(x amd64.Fixup) string {
	if x.Sym <= 0 || int(x.Sym) >= len(o.Symbols) {
		return ""
	}
	s := &o.Symbols[x.Sym]
	if s.Type != TypeSection {
		return s.Name
	}
	p := place{s.Section, s.Value + uint64(x.Addend)}
	if o.funcs == nil {
		o.funcs = map[place]string{}
		for i := range o.Symbols {
			if f := &o.Symbols[i]; f.Type == TypeFunc && f.Section > 0 {
				o.funcs[place{f.Section, f.Value}] = f.Name
			}
		}
	}
	if f, ok := o.funcs[p]; ok {
		return f
	}
	name := ""
	if s.Section > 0 {
		name = o.Sections[s.Section].Name
	}
	if p.off != 0 {
		return fmt.Sprintf("%s+%d", name, p.off)
	}
	return name
}

// place is a position in a section.
type place struct {
	sec Sec
	off uint64
}
