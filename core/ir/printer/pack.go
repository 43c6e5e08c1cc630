package printer

import (
	"encoding/binary"
	"math/bits"
)

// packer packs texts in which much repeats, such as bodies with relocates. A packed text is a
// sequence of literal bytes after their number, each but the last followed by a repeat: how many
// bytes, beyond minRepeat, and how far back they are. Numbers are varints.
type packer struct {
	// seen has, by the hash of the eight bytes there, a position after the last such one.
	seen [1 << packBits]uint32
}

const (
	packBits  = 13
	minRepeat = 8
)

// pack appends a packed text.
func (p *packer) pack(to []byte, text []byte) []byte {
	clear(p.seen[:])
	from, at := 0, 0 // where the literal bytes begin, and where repeats are looked for
	for at+minRepeat <= len(text) {
		next := binary.LittleEndian.Uint64(text[at:])
		seen := &p.seen[next*0x9e3779b97f4a7c15>>(64-packBits)]
		earlier := int(*seen) - 1
		*seen = uint32(at + 1)
		if earlier < 0 || binary.LittleEndian.Uint64(text[earlier:]) != next {
			at++
			continue
		}
		length := minRepeat + commonLength(text[earlier+minRepeat:], text[at+minRepeat:])
		to = binary.AppendUvarint(to, uint64(at-from))
		to = append(to, text[from:at]...)
		to = binary.AppendUvarint(to, uint64(length-minRepeat))
		to = binary.AppendUvarint(to, uint64(at-earlier))
		at += length
		from = at
	}
	to = binary.AppendUvarint(to, uint64(len(text)-from))
	return append(to, text[from:]...)
}

// commonLength is the number of bytes with which both a and the shorter b begin.
func commonLength(a, b []byte) int {
	n := 0
	for ; n+8 <= len(b); n += 8 {
		differ := binary.LittleEndian.Uint64(a[n:]) ^ binary.LittleEndian.Uint64(b[n:])
		if differ != 0 {
			return n + bits.TrailingZeros64(differ)/8
		}
	}
	for n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// unpack appends a text that was packed.
func unpack(to []byte, packed []byte) []byte {
	number := func() int {
		n, size := binary.Uvarint(packed)
		packed = packed[size:]
		return int(n)
	}
	for {
		n := number()
		to = append(to, packed[:n]...)
		if packed = packed[n:]; len(packed) == 0 {
			return to
		}
		length := number() + minRepeat
		for back := number(); length > 0; { // a repeat may overlap itself
			from := len(to) - back
			part := to[from:min(from+length, len(to))]
			to = append(to, part...)
			length -= len(part)
		}
	}
}
