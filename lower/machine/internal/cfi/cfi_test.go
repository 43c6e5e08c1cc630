package cfi

import (
	"encoding/binary"
	"errors"
	"strings"
	"testing"
)

// none is a memory without words.
type none struct{}

func (none) Load64(uint64) (uint64, error) { return 0, errors.New("no memory") }

// entry puts a length before the body of an entry.
func entry(body ...byte) []byte {
	for len(body)%4 != 0 {
		body = append(body, 0)
	}
	return append(binary.LittleEndian.AppendUint32(nil, uint32(len(body))), body...)
}

// section is one common entry (aligned by 1 and -8, return address 16, CFA at RSP+8) and a function
// of 0x20 bytes at 0x400010 with a program.
func section(program ...byte) []byte {
	b := entry(0, 0, 0, 0, 1, 'z', 'R', 0, 1, 0x78, 16, 1, 0x03, // absolute, 4 bytes
		0x0C, 7, 8, 0x90, 1)
	body := binary.LittleEndian.AppendUint32(nil, uint32(len(b)+4))
	body = append(body, 0x10, 0, 0x40, 0, 0x20, 0, 0, 0, 0)
	return append(b, entry(append(body, program...)...)...)
}

// TestRows follows a function that pushes RBP, sets its frame pointer and pops it again.
func TestRows(t *testing.T) {
	all, err := Read(none{}, 0x1000, section(0x41, 0x0E, 16, 0x86, 2, 0x43, 0x0D, 6,
		0x0A, 0x4C, 0x0C, 7, 8, 0xC6, 0x41, 0x0B))
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	f := all[0]
	if f.Start != 0x400010 || f.End != 0x400030 || f.Common.Ret != Return {
		t.Fatalf("entry %+v", f)
	}
	for _, c := range []struct {
		at          uint64
		register    uint64
		offset, rbp int64
	}{{0, RSP, 8, 0}, {1, RSP, 16, -16}, {3, RSP, 16, -16}, {4, 6, 16, -16}, {15, 6, 16, -16},
		{16, RSP, 8, 0}, {17, 6, 16, -16}} {
		row, err := f.Row(f.Start + c.at)
		if err != nil {
			t.Fatal(err)
		}
		var rbp int64
		if row.Regs[6].Kind == SavedAt {
			rbp = row.Regs[6].N
		}
		if row.CFARegister != c.register || row.CFAOffset != c.offset || rbp != c.rbp ||
			row.Regs[Return] != (Rule{SavedAt, -8}) {
			t.Errorf("at %d: %+v", c.at, row)
		}
	}
}

func TestDamagedSections(t *testing.T) {
	sound := section(0x41)
	long := append([]byte{}, sound...)
	long[0] = 0xF0
	stray := append([]byte{}, sound...)
	stray[28]++ // the distance to the common entry
	for want, b := range map[string][]byte{"passes its end": long, "names no CIE": stray} {
		if _, err := Read(none{}, 0, b); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	all, err := Read(none{}, 0, section(0x3F))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := all[0].Row(all[0].Start); err == nil ||
		!strings.Contains(err.Error(), "is not known") {
		t.Errorf("%v", err)
	}
}

func TestReaderStopsAtTheEnd(t *testing.T) {
	r := Reader{Bytes: []byte{0xE5, 0x8E, 0x26, 0x80, 0x7F, 0x80}}
	if n := r.Uleb(); n != 624485 {
		t.Errorf("%d", n)
	}
	if n := r.Sleb(); n != -128 {
		t.Errorf("%d", n)
	}
	if r.Uleb(); !r.Bad || !r.Done() {
		t.Error("a number that is cut off has an end")
	}
}
