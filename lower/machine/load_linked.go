package machine

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/object"
)

// Indirect is a word of a linked file that holds the address of a function chosen at run time: the
// one that a resolver returns.
type Indirect struct {
	// Field is the word, Resolver the function to call.
	Field, Resolver uint64
}

// Indirects are the words that the caller must fill in before the program begins: only a running
// program can compute them.
func (im *Image) Indirects() []Indirect { return im.indirect }

// loadSegments places a linked file and applies its dynamic relocations.
func (im *Image) loadSegments(externals map[string]External) error {
	m, l := im.m, im.obj.Linked
	low, end := l.Segments[0].Addr&^(PageSize-1), uint64(0)
	for i := range l.Segments {
		end = max(end, l.Segments[i].Addr+l.Segments[i].Size)
	}
	slide := uint64(0)
	if l.Movable {
		slide = m.nextImage - low
	}
	if end-low > externalBase || low+slide < PageSize || end+slide > externalBase {
		return fmt.Errorf("machine: the file takes the addresses %#x to %#x; the emulator has "+
			"those from %#x to %#x for code and data", low+slide, end+slide, PageSize,
			externalBase)
	}
	for i := range l.Segments {
		if err := im.segment(i, slide); err != nil {
			return err
		}
	}
	if a := l.TLS.Align; a > PageSize || a&(a-1) != 0 {
		return fmt.Errorf("machine: an alignment of %d of thread-local variables; powers of two "+
			"up to %d are supported", a, PageSize)
	}
	for i := 1; i < len(im.obj.Sections); i++ {
		s := im.obj.Sections[i]
		switch {
		case s.Flags&object.Alloc == 0:
			continue
		case s.Flags&object.TLS != 0:
			im.tlsAt[i] = s.Addr - l.TLS.Addr
			if im.tlsAt[i] > l.TLS.Size || s.Len() > l.TLS.Size-im.tlsAt[i] {
				return fmt.Errorf("machine: section %s of %s at %#x is not in the thread-local "+
					"segment", s.Name, source.Count(s.Len(), "byte"), s.Addr)
			}
			if s.Type == object.NoBits {
				continue
			}
		}
		if !mapped(l.Segments, s.Addr, s.Len()) {
			return fmt.Errorf("machine: section %s of %s at %#x is in no segment", s.Name,
				source.Count(s.Len(), "byte"), s.Addr)
		}
		im.bases[i] = s.Addr + slide
	}
	im.tlsSize, im.tlsAlign = l.TLS.Size, max(l.TLS.Align, 1)
	im.addresses(externals)
	for i := range l.Relocs {
		if err := im.dynamic(&l.Relocs[i], slide); err != nil {
			return err
		}
	}
	m.nextImage = max(m.nextImage, (end+slide+PageSize-1)&^(PageSize-1))
	return nil
}

// mapped reports whether one of the segments contains a section.
func mapped(all []object.Segment, addr, size uint64) bool {
	for i := range all {
		if s := &all[i]; addr >= s.Addr && addr-s.Addr <= s.Size && size <= s.Size-(addr-s.Addr) {
			return true
		}
	}
	return false
}

// segment maps a segment and copies it into memory. A page that it shares with the one before has
// the permissions of both.
func (im *Image) segment(i int, slide uint64) error {
	all := im.obj.Linked.Segments
	perm := func(s *object.Segment) Perm {
		p := Read
		if s.Flags&object.Write != 0 {
			p |= Write
		}
		if s.Flags&object.Exec != 0 {
			p |= Exec
		}
		return p
	}
	s := &all[i]
	at := s.Addr + slide
	if err := im.m.Mem.Map(at, s.Size, perm(s)); err != nil {
		return err
	}
	if i > 0 && s.Size > 0 && all[i-1].Size > 0 {
		before := &all[i-1]
		if (before.Addr+before.Size-1)/PageSize == s.Addr/PageSize {
			if err := im.m.Mem.Map(at, 1, perm(before)|perm(s)); err != nil {
				return err
			}
		}
	}
	return im.m.Mem.WriteAt(at, s.Data)
}

// dynamic applies a dynamic relocation (psABI, table 4.9).
func (im *Image) dynamic(r *object.Dynamic, slide uint64) error {
	sym := &im.obj.Symbols[r.Sym]
	fail := func(format string, args ...any) error {
		return fmt.Errorf("machine: %s at %#x against %q: %s", r.Kind, r.Addr, sym.Name,
			fmt.Sprintf(format, args...))
	}
	place, value := r.Addr+slide, im.symbols[r.Sym]+uint64(r.Addend)
	if !mapped(im.obj.Linked.Segments, r.Addr, 8) {
		return fail("the field is in no segment")
	}
	switch r.Kind {
	case object.DynamicDTPMod64, object.DynamicDTPOff64, object.DynamicTPOff64:
		if r.Sym != 0 && sym.Section <= 0 && sym.Bind != object.Weak {
			return fail("this thread-local variable is undefined; only the file's own have " +
				"space in the thread's block; run the objects of the program and of that library " +
				"together")
		}
	}
	switch r.Kind {
	case object.DynamicRelative:
		value = slide + uint64(r.Addend)
	case object.DynamicIndirect:
		im.indirect = append(im.indirect, Indirect{place, slide + uint64(r.Addend)})
		return nil
	case object.Dynamic64, object.DynamicGlobDat, object.DynamicJumpSlot:
		if sym.Type == object.TypeIFunc && sym.Section > 0 {
			im.indirect = append(im.indirect, Indirect{place, value})
			return nil
		}
	case object.DynamicCopy:
		return im.copyVariable(place, sym, fail)
	case object.DynamicDTPMod64:
		value = 1
	case object.DynamicDTPOff64:
		value = im.offset(r)
	case object.DynamicTPOff64:
		value = im.offset(r) - im.blockSize()
	default:
		return fail("this relocation is not applied by the emulator")
	}
	return im.m.Mem.Store64(place, value)
}

// offset is the offset of a thread-local variable in the block. Without a symbol the addend is it.
func (im *Image) offset(r *object.Dynamic) uint64 {
	if r.Sym == 0 {
		return uint64(r.Addend)
	}
	return im.dtpoff(r.Sym) + uint64(r.Addend)
}

// copyVariable gives the program's copy of a variable of a shared object its value.
func (im *Image) copyVariable(place uint64, sym *object.Symbol,
	fail func(string, ...any) error) error {
	from, ok := im.m.defined[sym.Name]
	if !ok {
		return fail("this variable is in a shared object, and the emulator has none of its name; " +
			"run the objects of the program and of that library together")
	}
	b := make([]byte, sym.Size)
	if err := im.m.Mem.ReadAt(from, b); err != nil {
		return fail("the variable has %s here", source.Count(sym.Size, "byte"))
	}
	return im.m.Mem.WriteAt(place, b)
}
