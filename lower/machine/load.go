package machine

import (
	"encoding/binary"
	"fmt"
	"sort"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// Image is an object in memory.
type Image struct {
	obj     *object.Object
	bases   []uint64 // of each section; 0 if it is not loaded
	symbols []uint64 // address of each symbol; see Addr
	byName  map[string]amd64.Sym
	sorted  []amd64.Sym // by address; see Symbol
	tlsSize uint64

	tlsAlign uint64   // the largest alignment of a section
	tlsAt    []uint64 // offset of each section in the thread-local block
	got      map[gotKey]uint64
	gotNext  uint64
	m        *Machine
	// indirect are the words that functions of a linked file compute; see Indirect.
	indirect []Indirect
}

// gotKey identifies the contents of an entry of the global offset table: an address, or an offset
// in thread-local storage.
type gotKey struct {
	sym  amd64.Sym
	kind uint8
}

const (
	gotAddress uint8 = iota
	gotTPOFF
	gotTLSGD // two entries: the module and the offset in it
)

// Load places the sections of a relocatable object in memory, after earlier ones or at ImageBase,
// each in separate pages with the permissions of its flags, and applies the relocations. Of a
// linked file it places the segments: at the addresses they were linked for, or, if they may be
// moved, as an object. A symbol
// that the object does not define is looked up in externals, and then among the names defined by
// AddData and Define. An unknown one gets an address at which a call stops the machine with its
// name, or 0 if it is weak. Thread-local storage is set up at FS. The object is not changed.
//
// Sections that use no memory at run time are omitted. A relocation of an unknown type, or one
// whose value does not fit, is an error that names it.
func (m *Machine) Load(o *object.Object, externals map[string]External) (*Image, error) {
	im := &Image{obj: o, m: m, bases: make([]uint64, len(o.Sections)),
		tlsAt:   make([]uint64, len(o.Sections)),
		symbols: make([]uint64, len(o.Symbols)), byName: map[string]amd64.Sym{},
		got: map[gotKey]uint64{}}
	load := im.loadSections
	if o.Linked != nil {
		load = im.loadSegments
	}
	if err := load(externals); err != nil {
		return nil, err
	}
	return im, im.threadLocal()
}

// loadSections places a relocatable object.
func (im *Image) loadSections(externals map[string]External) error {
	m, o := im.m, im.obj
	next := m.nextImage
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		if s.Flags&object.Alloc == 0 {
			continue
		}
		base, err := im.place(s, next)
		if err != nil {
			return err
		}
		im.bases[i] = base
		if s.Len() > 0 {
			next = (base + s.Len() + PageSize - 1) &^ (PageSize - 1)
		}
		if s.Flags&object.TLS != 0 {
			a := max(s.Align, 1)
			im.tlsAlign = max(im.tlsAlign, a)
			im.tlsAt[i] = (im.tlsSize + a - 1) &^ (a - 1)
			im.tlsSize = im.tlsAt[i] + s.Len()
		}
	}
	if next >= externalBase {
		return fmt.Errorf("machine: the object takes %s, the address space for code and data is "+
			"limited to %d", source.Count(next-m.nextImage, "byte"), externalBase-m.nextImage)
	}
	if next, err := im.commons(next); err != nil {
		return err
	} else {
		im.gotNext = next
	}
	im.addresses(externals)
	for i := 1; i < len(o.Sections); i++ {
		if im.bases[i] == 0 {
			continue
		}
		for _, r := range o.Sections[i].Relocs {
			if err := im.relocate(object.Sec(i), r); err != nil {
				return err
			}
		}
	}
	m.nextImage = (im.gotNext + PageSize - 1) &^ (PageSize - 1)
	return nil
}

// place maps a section and copies it into memory.
func (im *Image) place(s *object.Section, next uint64) (uint64, error) {
	base := next
	if s.Align > PageSize {
		base = (base + s.Align - 1) &^ (s.Align - 1)
	}
	perm := Read
	if s.Flags&object.Write != 0 {
		perm |= Write
	}
	if s.Flags&object.Exec != 0 {
		perm |= Exec
	}
	if err := im.m.Mem.Map(base, s.Len(), perm); err != nil {
		return 0, err
	}
	if s.Type != object.NoBits {
		if err := im.m.Mem.WriteAt(base, s.Data); err != nil {
			return 0, err
		}
	}
	return base, nil
}

// commons allocates common symbols, as a linker does, and returns the end of their space.
func (im *Image) commons(next uint64) (uint64, error) {
	at := next
	for i := 1; i < len(im.obj.Symbols); i++ {
		if s := &im.obj.Symbols[i]; s.Section == object.Common {
			a := max(s.Value, 1)
			at = (at + a - 1) &^ (a - 1)
			im.symbols[i] = at
			at += max(s.Size, 1)
		}
	}
	if at == next {
		return next, nil
	}
	end := (at + PageSize - 1) &^ (PageSize - 1)
	if end < next || end >= externalBase {
		return 0,
			fmt.Errorf(
				"machine: common symbols of %s do not fit the address space for code and "+
					"data", source.Count(end-next, "byte"))
	}
	return end, im.m.Mem.Map(next, end-next, Read|Write)
}

// addresses finds the address of every symbol.
func (im *Image) addresses(externals map[string]External) {
	used := make([]bool, len(im.obj.Symbols))
	for _, s := range im.obj.Sections {
		for _, r := range s.Relocs {
			if r.Sym > 0 && int(r.Sym) < len(used) {
				used[r.Sym] = true
			}
		}
	}
	if l := im.obj.Linked; l != nil {
		for _, r := range l.Relocs {
			used[r.Sym] = true
		}
	}
	for i := 1; i < len(im.obj.Symbols); i++ {
		s := &im.obj.Symbols[i]
		switch {
		case s.Type == object.TypeTLS && im.obj.Linked != nil: // an offset, not an address
		case s.Section > 0 && int(s.Section) < len(im.bases):
			im.symbols[i] = im.bases[s.Section] + s.Value
		case s.Section == object.Common: // placed already
		case s.Section == object.Absolute:
			im.symbols[i] = s.Value
		case s.Name == "" || !used[i] && externals[s.Name] == nil:
		default:
			fn := externals[s.Name]
			if addr, ok := im.m.defined[s.Name]; ok && fn == nil {
				im.symbols[i] = addr
				break
			}
			if fn == nil && s.Name == "__tls_get_addr" {
				fn = im.tlsGetAddr
			}
			if fn != nil || s.Bind != object.Weak {
				im.symbols[i] = im.m.AddExternal(s.Name, fn)
			}
		}
		if s.Name != "" && s.Type != object.TypeFile {
			if old, ok := im.byName[s.Name]; !ok || im.obj.Symbols[old].Bind == object.Local {
				im.byName[s.Name] = amd64.Sym(i)
			}
		}
	}
}

// Base returns the address of a section, 0 if it is not in memory.
func (im *Image) Base(s object.Sec) uint64 { return im.bases[s] }

// Contents are the relocated bytes of a section, as the program sees them. For a section that is
// not in memory they are what a linker writes to the file.
func (im *Image) Contents(sec object.Sec) ([]byte, error) {
	s := im.obj.Sections[sec]
	b := make([]byte, s.Len())
	if base := im.bases[sec]; base != 0 {
		return b, im.m.Mem.ReadAt(base, b)
	}
	copy(b, s.Data)
	for _, r := range s.Relocs {
		if r.Sym <= 0 || int(r.Sym) >= len(im.symbols) ||
			uint64(r.Off)+uint64(r.Kind.Size()) > s.Len() {
			return nil, im.wrong(sec, r, "symbol or offset does not exist")
		}
		value := im.symbols[r.Sym] + uint64(r.Addend)
		switch r.Kind {
		case amd64.Reloc64:
			binary.LittleEndian.PutUint64(b[r.Off:], value)
		case amd64.Reloc32:
			if value != uint64(uint32(value)) {
				return nil, im.wrong(sec, r, "%#x does not fit 32 bits", value)
			}
			binary.LittleEndian.PutUint32(b[r.Off:], uint32(value))
		default:
			return nil, im.wrong(sec, r, "type %d has no value outside of memory", r.Kind)
		}
	}
	return b, nil
}

// wrong is an error about a relocation.
func (im *Image) wrong(sec object.Sec, r amd64.Fixup, format string, args ...any) error {
	return fmt.Errorf("machine: relocation of section %s at %d against %q: %s",
		im.obj.Sections[sec].Name, r.Off, im.obj.Target(r), fmt.Sprintf(format, args...))
}

// Addr returns the address of a symbol by number, 0 if it has none.
func (im *Image) Addr(s amd64.Sym) uint64 { return im.symbols[s] }

// Lookup returns the address of a symbol by name, and whether it has one.
func (im *Image) Lookup(name string) (uint64, bool) {
	n, ok := im.byName[name]
	return im.symbols[n], ok && im.symbols[n] != 0
}

// Number returns the number of a symbol by name, and whether there is one.
func (im *Image) Number(name string) (amd64.Sym, bool) {
	n, ok := im.byName[name]
	return n, ok
}

// Symbol returns the function or object that covers an address, and the offset from its start in
// bytes. A symbol without a size, a label, covers its first byte, unless a function or object does.
func (im *Image) Symbol(addr uint64) (sym amd64.Sym, off uint64, ok bool) {
	if im.sorted == nil {
		for i := 1; i < len(im.obj.Symbols); i++ {
			if s := &im.obj.Symbols[i]; (s.Section > 0 || s.Section == object.Common) &&
				s.Type != object.TypeSection && im.symbols[i] != 0 {
				im.sorted = append(im.sorted, amd64.Sym(i))
			}
		}
		sort.SliceStable(im.sorted, func(i, j int) bool {
			return im.symbols[im.sorted[i]] < im.symbols[im.sorted[j]]
		})
	}
	for i := sort.Search(len(im.sorted), func(i int) bool {
		return im.symbols[im.sorted[i]] > addr
	}); i > 0; i-- {
		n := im.sorted[i-1]
		at := addr - im.symbols[n]
		size := im.obj.Symbols[n].Size
		if at < size {
			return n, at, true
		}
		if at == 0 && !ok {
			sym, ok = n, true
		}
		if size != 0 {
			break // only labels are inside a function
		}
	}
	return sym, 0, ok
}

// relocate applies one relocation (psABI, table 4.9).
func (im *Image) relocate(sec object.Sec, r amd64.Fixup) error {
	s := im.obj.Sections[sec]
	fail := func(format string, args ...any) error {
		return im.wrong(sec, r, format, args...)
	}
	if r.Sym <= 0 || int(r.Sym) >= len(im.symbols) ||
		uint64(r.Off)+uint64(r.Kind.Size()) > s.Len() {
		return fail("symbol or offset does not exist")
	}
	switch r.Kind {
	case amd64.RelocGOTTPOFF, amd64.RelocTLSGD, amd64.RelocTPOFF32, amd64.RelocTPOFF64,
		amd64.RelocDTPOFF32, amd64.RelocDTPOFF64:
		if s := &im.obj.Symbols[r.Sym]; s.Section <= 0 && s.Bind != object.Weak {
			return fail(
				"this thread-local symbol is undefined; only the object's own have space in the " +
					"thread's block")
		}
	}
	place := im.bases[sec] + uint64(r.Off)
	value := im.symbols[r.Sym] + uint64(r.Addend)
	fits := func() bool { return int64(value) == int64(int32(value)) }
	switch r.Kind {
	case amd64.Reloc64:
		return im.m.Mem.Store64(place, value)
	case amd64.RelocPC64:
		return im.m.Mem.Store64(place, value-place)
	case amd64.Reloc32:
		if value != uint64(uint32(value)) {
			return fail("%#x does not fit 32 bits", value)
		}
		return im.store32(place, value)
	case amd64.Reloc32S:
	case amd64.RelocPC32, amd64.RelocPLT32:
		value -= place
	case amd64.RelocGOTPCREL, amd64.RelocGOTPCRELX, amd64.RelocREXGOTPCRELX, amd64.RelocGOTTPOFF,
		amd64.RelocTLSGD, amd64.RelocTLSLD:
		entry, err := im.gotEntry(r)
		if err != nil {
			return err
		}
		value = entry + uint64(r.Addend) - place
	case amd64.RelocTPOFF32:
		value = im.tpoff(r.Sym) + uint64(r.Addend)
	case amd64.RelocTPOFF64:
		return im.m.Mem.Store64(place, im.tpoff(r.Sym)+uint64(r.Addend))
	case amd64.RelocDTPOFF32:
		value = im.dtpoff(r.Sym) + uint64(r.Addend)
	case amd64.RelocDTPOFF64:
		return im.m.Mem.Store64(place, im.dtpoff(r.Sym)+uint64(r.Addend))
	default:
		return fail("type %d is not known", r.Kind)
	}
	if !fits() {
		return fail("%#x does not fit 32 bits with sign", value)
	}
	return im.store32(place, value)
}

func (im *Image) store32(addr, v uint64) error {
	var b [4]byte
	binary.LittleEndian.PutUint32(b[:], uint32(v))
	return im.m.Mem.WriteAt(addr, b[:])
}

// gotEntry returns the address of the entry of the global offset table that a relocation needs, and
// creates it if necessary.
func (im *Image) gotEntry(r amd64.Fixup) (uint64, error) {
	key := gotKey{r.Sym, gotAddress}
	values := []uint64{im.symbols[r.Sym]}
	switch r.Kind {
	case amd64.RelocGOTTPOFF:
		key.kind = gotTPOFF
		values = []uint64{im.tpoff(r.Sym)}
	case amd64.RelocTLSGD:
		key.kind = gotTLSGD
		values = []uint64{1, im.dtpoff(r.Sym)}
	case amd64.RelocTLSLD:
		key = gotKey{0, gotTLSGD}
		values = []uint64{1, 0}
	}
	if at, ok := im.got[key]; ok {
		return at, nil
	}
	at := im.gotNext
	im.got[key] = at
	for _, v := range values {
		if err := im.m.Mem.Map(im.gotNext, 8, Read); err != nil {
			return 0, err
		}
		if err := im.m.Mem.Store64(im.gotNext, v); err != nil {
			return 0, err
		}
		im.gotNext += 8
	}
	return at, nil
}
