package image

import (
	"encoding/binary"
	"fmt"
	"sort"

	"statepoint/core/source"
)

// how is what a relocation stores in its field.
type how uint8

const (
	nothing     how = iota
	whole64         // the address, in 8 bytes
	whole32         // its low half
	distance32      // the distance from the field, in 4 bytes
	distance64      // in 8 bytes
	base32          // the distance from the image's base
	branch26        // AArch64: the distance in words, in the low 26 bits
	page21          // AArch64: the distance in pages, of adrp
	pageOffset      // AArch64: the low 12 bits, scaled by the access
	add32           // adds the address to the field
	sub32           // subtracts it
	unsupported     // a type that is not applied
)

// size is the length of the field in bytes.
func (h how) size() uint64 {
	switch h {
	case nothing, unsupported:
		return 0
	case whole64, distance64:
		return 8
	}
	return 4
}

// fix applies a relocation to a section: value is the target's address plus the addend, and from is
// the origin of distances, relative to the field.
func (im *Image) fix(s *Section, f Fixup, h how, from int64) {
	if h == nothing {
		return
	}
	f.Whole = h == whole64
	s.Fixups = append(s.Fixups, f)
	if h == unsupported {
		return
	}
	if f.Offset > uint64(len(s.Data)) || uint64(len(s.Data))-f.Offset < h.size() {
		im.problem(fmt.Sprintf("the relocation at 0x%x of %s is outside of the section of %s",
			f.Offset, s.Name, source.Count(s.Size, "byte")))
		return
	}
	b, order := s.Data[f.Offset:], im.order()
	place := s.Addr + f.Offset + uint64(from)
	switch h {
	case whole64:
		order.PutUint64(b, f.Target)
	case whole32, base32:
		order.PutUint32(b, uint32(f.Target))
	case distance32:
		order.PutUint32(b, uint32(f.Target-place))
	case distance64:
		order.PutUint64(b, f.Target-place)
	case add32:
		order.PutUint32(b, order.Uint32(b)+uint32(f.Target))
	case sub32:
		order.PutUint32(b, order.Uint32(b)-uint32(f.Target))
	default:
		binary.LittleEndian.PutUint32(b, arm64Field(binary.LittleEndian.Uint32(b), h, f.Target,
			place))
	}
}

// arm64Field returns an AArch64 instruction with its address filled in.
func arm64Field(word uint32, h how, target, place uint64) uint32 {
	switch h {
	case branch26:
		return word&^0x3ffffff | uint32((target-place)>>2)&0x3ffffff
	case page21:
		pages := uint32((target&^0xfff - place&^0xfff) >> 12)
		return word&^0x60ffffe0 | pages&3<<29 | pages>>2&0x7ffff<<5
	}
	scale := uint32(0)
	if word&0x3b000000 == 0x39000000 { // a load or store: the size is in the top bits
		scale = word >> 30
		if word&0x04800000 == 0x04800000 {
			scale = 4
		}
	}
	return word&^0x3ffc00 | uint32(target)&0xfff>>scale<<10
}

// place assigns addresses to the sections of a relocatable file, code first, and copies data that
// relocations will change.
func (im *Image) place() {
	next := uint64(0)
	for _, code := range []bool{true, false} {
		for _, s := range im.Sections {
			if s.Exec != code || !s.Alloc {
				continue
			}
			a := max(s.align, 1)
			if a&(a-1) == 0 {
				next = (next + a - 1) &^ (a - 1)
			}
			s.Addr = next
			next += s.Size
		}
	}
}

// copyData lets relocations change a section without changing the file.
func (s *Section) copyData() {
	if len(s.Data) > 0 && len(s.Raw) > 0 && &s.Data[0] == &s.Raw[0] {
		s.Data = append([]byte(nil), s.Raw...)
	}
}

// undefined assigns addresses after all sections to symbols that the file does not define.
func (im *Image) undefined(is func(i int) bool) {
	next := uint64(0)
	for _, s := range im.Sections {
		if s.Alloc {
			next = max(next, s.End())
		}
	}
	next = (next + 0xfff) &^ 0xfff
	for i := range im.Symbols {
		if im.Symbols[i].Section == nil && is(i) {
			im.Symbols[i].Addr = next
			next += 16
		}
	}
}

// sortFixups sorts the relocations of each section.
func (im *Image) sortFixups() {
	for _, s := range im.Sections {
		sort.SliceStable(s.Fixups, func(i, j int) bool {
			return s.Fixups[i].Offset < s.Fixups[j].Offset
		})
	}
}
