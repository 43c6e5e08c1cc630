package assembly

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
)

// kind is the kind of a fragment.
type kind uint8

const (
	contents kind = iota // data, with fixups
	branch               // JMP or JCC to value
	align                // bytes up to a multiple of align
	number               // value as ULEB128, or SLEB128 if signed
	fill                 // count bytes of fill
)

// fragment is a part of a section: bytes, or something whose size the layout decides.
type fragment struct {
	kind kind
	// off is its offset in the section, and size its size, in bytes.
	off, size uint64
	pos       int // the offset of its statement in the text
	data      []byte
	fixups    []fixup

	value  asmtext.Value // of branch and number
	jcc    bool
	cond   amd64.Cond
	signed bool

	align, max uint64 // max is the most bytes to spend, 0 for no limit
	fill       uint8
	nops       bool
	count      uint64
}

// fixup is a field that holds an address or a distance.
type fixup struct {
	off   uint32 // in bytes from the start of the fragment
	kind  amd64.Reloc
	pos   int
	value asmtext.Value
}

// place is a position before layout: in a fragment of a section.
type place struct {
	sec      *section
	fragment int
	off      uint64
}

// offset is a position after layout, in bytes from the start of its section.
func (p place) offset() uint64 {
	if p.fragment >= len(p.sec.fragments) {
		return p.sec.size
	}
	return p.sec.fragments[p.fragment].off + p.off
}

// here is the end of a section.
func (s *section) here() place {
	n := len(s.fragments)
	if n > 0 && s.fragments[n-1].kind == contents {
		return place{s, n - 1, uint64(len(s.fragments[n-1].data))}
	}
	return place{s, n, 0}
}

// add appends a fragment.
func (s *section) add(k kind) *fragment {
	s.fragments = append(s.fragments, &fragment{kind: k})
	return s.fragments[len(s.fragments)-1]
}

// tail is the fragment to which bytes are appended.
func (s *section) tail() *fragment {
	if n := len(s.fragments); n > 0 && s.fragments[n-1].kind == contents {
		return s.fragments[n-1]
	}
	return s.add(contents)
}
