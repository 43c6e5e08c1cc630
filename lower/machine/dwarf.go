package machine

import (
	"encoding/binary"
	"fmt"
)

// dwarfReader reads numbers of unwinding tables. A read past the end returns 0 and sets a flag.
type dwarfReader struct {
	b    []byte
	addr uint64 // of b[0]
	at   int
	bad  bool
}

// here is the address of the next byte.
func (r *dwarfReader) here() uint64 { return r.addr + uint64(r.at) }

// done reports whether everything was read.
func (r *dwarfReader) done() bool { return r.at >= len(r.b) || r.bad }

// take returns the next n bytes.
func (r *dwarfReader) take(n uint64) []byte {
	if n > uint64(len(r.b)-r.at) {
		r.bad, r.at = true, len(r.b)
		return make([]byte, min(n, 8))
	}
	b := r.b[r.at : r.at+int(n)]
	r.at += int(n)
	return b
}

// skipTo returns the end of the next n bytes.
func (r *dwarfReader) skipTo(n uint64) int {
	if n > uint64(len(r.b)-r.at) {
		r.bad = true
		return len(r.b)
	}
	return r.at + int(n)
}

func (r *dwarfReader) u8() uint8   { return r.take(1)[0] }
func (r *dwarfReader) u16() uint16 { return binary.LittleEndian.Uint16(r.take(2)) }
func (r *dwarfReader) u32() uint32 { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *dwarfReader) u64() uint64 { return binary.LittleEndian.Uint64(r.take(8)) }

func (r *dwarfReader) uleb() uint64 {
	v, n := binary.Uvarint(r.b[r.at:])
	if n <= 0 {
		r.bad, r.at = true, len(r.b)
		return 0
	}
	r.at += n
	return v
}

func (r *dwarfReader) sleb() int64 {
	var v int64
	for shift := uint(0); ; shift += 7 {
		b := r.u8()
		if shift < 64 {
			v |= int64(b&0x7F) << shift
		}
		if b&0x80 == 0 {
			if b&0x40 != 0 && shift+7 < 64 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
}

// text reads up to a zero byte.
func (r *dwarfReader) text() string {
	start := r.at
	for !r.bad && r.u8() != 0 {
	}
	return string(r.b[start:max(start, r.at-1)])
}

// Pointer encodings (LSB, "DWARF Exception Header Encoding").
const (
	encodingOmit     = 0xFF
	encodingIndirect = 0x80
	encodingPC       = 0x10
)

// encoded reads a pointer. Null stays null.
func (r *dwarfReader) encoded(mem Words, encoding uint8) (uint64, error) {
	place := r.here()
	var v uint64
	switch encoding & 0xF {
	case 0x0, 0x4, 0xC:
		v = r.u64()
	case 0x1:
		v = r.uleb()
	case 0x2:
		v = uint64(r.u16())
	case 0x3:
		v = uint64(r.u32())
	case 0x9:
		v = uint64(r.sleb())
	case 0xA:
		v = uint64(int64(int16(r.u16())))
	case 0xB:
		v = uint64(int64(int32(r.u32())))
	default:
		return 0, fmt.Errorf("machine: pointer encoding %#x at %#x is not known", encoding, place)
	}
	if v == 0 {
		return 0, nil
	}
	switch encoding & 0x70 {
	case 0:
	case encodingPC:
		v += place
	default:
		return 0, fmt.Errorf("machine: pointer encoding %#x at %#x is not known", encoding, place)
	}
	if encoding&encodingIndirect != 0 {
		return mem.Load64(v)
	}
	return v, nil
}
