package cfi

import (
	"encoding/binary"
	"fmt"
)

// Reader reads numbers of unwinding tables. A read past the end returns 0 and sets a flag.
type Reader struct {
	Bytes []byte
	Addr  uint64 // of Bytes[0]
	At    int
	Bad   bool
}

// Here is the address of the next byte.
func (r *Reader) Here() uint64 { return r.Addr + uint64(r.At) }

// Done reports whether everything was read.
func (r *Reader) Done() bool { return r.At >= len(r.Bytes) || r.Bad }

// Take returns the next n bytes.
func (r *Reader) Take(n uint64) []byte {
	if n > uint64(len(r.Bytes)-r.At) {
		r.Bad, r.At = true, len(r.Bytes)
		return make([]byte, min(n, 8))
	}
	b := r.Bytes[r.At : r.At+int(n)]
	r.At += int(n)
	return b
}

// skipTo returns the end of the next n bytes.
func (r *Reader) skipTo(n uint64) int {
	if n > uint64(len(r.Bytes)-r.At) {
		r.Bad = true
		return len(r.Bytes)
	}
	return r.At + int(n)
}

// U8 reads a byte.
func (r *Reader) U8() uint8   { return r.Take(1)[0] }
func (r *Reader) u16() uint16 { return binary.LittleEndian.Uint16(r.Take(2)) }
func (r *Reader) u32() uint32 { return binary.LittleEndian.Uint32(r.Take(4)) }
func (r *Reader) u64() uint64 { return binary.LittleEndian.Uint64(r.Take(8)) }

// Uleb reads an unsigned number in LEB128.
func (r *Reader) Uleb() uint64 {
	v, n := binary.Uvarint(r.Bytes[r.At:])
	if n <= 0 {
		r.Bad, r.At = true, len(r.Bytes)
		return 0
	}
	r.At += n
	return v
}

// Sleb reads a signed number in LEB128.
func (r *Reader) Sleb() int64 {
	var v int64
	for shift := uint(0); ; shift += 7 {
		b := r.U8()
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
func (r *Reader) text() string {
	start := r.At
	for !r.Bad && r.U8() != 0 {
	}
	return string(r.Bytes[start:max(start, r.At-1)])
}

// Pointer encodings (LSB, "DWARF Exception Header Encoding").
const (
	Omit             = 0xFF
	encodingIndirect = 0x80
	encodingPC       = 0x10
)

// Encoded reads a pointer. Null stays null.
func (r *Reader) Encoded(mem Words, encoding uint8) (uint64, error) {
	place := r.Here()
	var v uint64
	switch encoding & 0xF {
	case 0x0, 0x4, 0xC:
		v = r.u64()
	case 0x1:
		v = r.Uleb()
	case 0x2:
		v = uint64(r.u16())
	case 0x3:
		v = uint64(r.u32())
	case 0x9:
		v = uint64(r.Sleb())
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
