package stackmap_test

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	. "statepoint/stackmap"
)

// edit returns a copy of the documents' example with a little-endian value of n bytes at an offset;
// bytes 8 to 11 of the value are ones.
func edit(version uint8, off, n int, v uint64) []byte {
	b := slices.Clone(documentsBytes[version])
	var le [8]byte
	binary.LittleEndian.PutUint64(le[:], v)
	if n > 8 { // all ones after the first 8 bytes
		n -= copy(b[off+8:off+n], []byte{255, 255, 255, 255})
	}
	copy(b[off:off+n], le[:n])
	return b
}

func TestDecodeNamesOffsetAndField(t *testing.T) {
	for _, c := range []struct {
		name    string
		section []byte
		want    DecodeError
	}{
		{"version", edit(V3, 0, 1, 9), DecodeError{0, "map[0].header.version", "no version 9; known are 1, 2 and 3"}},
		{"short header", []byte{3, 0, 0, 0, 1}, DecodeError{0, "map[0].header", "16 bytes needed, 5 left"}},
		{"functions", edit(V3, 4, 4, 0xFFFFFFFF), DecodeError{4, "map[0].header.functions", "4294967295 of at least 24 bytes each, 124 bytes left"}},
		{"constants", edit(V3, 8, 4, 0x80000000), DecodeError{8, "map[0].header.constants", "2147483648 of at least 8 bytes each, 120 bytes left"}},
		{"records", edit(V3, 12, 4, 100), DecodeError{12, "map[0].header.records", "100 of at least 24 bytes each, 116 bytes left"}},
		{"all counts together", edit(V3, 4, 8, 4|10<<32), DecodeError{12, "map[0].header.records",
			"4 functions, 10 constants and 1 record take 200 bytes or more, 112 are left"}},
		{"record count", edit(V3, 32, 8, 2), DecodeError{32, "map[0].function[0].records", "2 records, 1 are left"}},
		{"huge record count", edit(V3, 32, 8, 1<<63), DecodeError{32, "map[0].function[0].records", "9223372036854775808 records, 1 are left"}},
		{"record count too small", edit(V3, 32, 8, 0), DecodeError{12, "map[0].header.records", "1 record, but the functions count 0"}},
		{"locations", edit(V3, 54, 2, 7), DecodeError{54, "map[0].record[0].locations",
			"room needed for 7 locations is 84 bytes, 72 are left"}},
		{"kind 0", edit(V3, 56, 1, 0), DecodeError{56, "map[0].record[0].location[0].kind", "no kind 0; known are 1 to 5"}},
		{"kind 6", edit(V3, 104, 1, 6), DecodeError{104, "map[0].record[0].location[4].kind", "no kind 6; known are 1 to 5"}},
		{"pool index", edit(V3, 56, 1, 5), DecodeError{64, "map[0].record[0].location[0].offset", "constant 0 of a pool of 0"}},
		{"negative pool index", edit(V3, 56, 12, 5), DecodeError{64, "map[0].record[0].location[0].offset", "constant -1 of a pool of 0"}},
		{"live-outs", edit(V3, 122, 2, 2), DecodeError{122, "map[0].record[0].liveouts",
			"room needed for 2 live-outs is 12 bytes with padding, 4 are left"}},
		{"second map", append(slices.Clone(documentsBytes[V3]), 3, 0), DecodeError{128, "map[1].header", "16 bytes needed, 2 left"}},
		{"second map not aligned", slices.Concat(documentsBytes[V3], make([]byte, 4), documentsBytes[V3]), DecodeError{128, "map[1].header.version", "no version 0; known are 1, 2 and 3"}},
		{"rubbish between", append(slices.Clone(documentsBytes[V3]), 0, 0, 0, 0, 0, 0, 0, 0, 0, 3), DecodeError{136, "map[1].header.version", "no version 0; known are 1, 2 and 3"}},
	} {
		maps, err := Decode(c.section, DecodeOptions{})
		var got *DecodeError
		if !errors.As(err, &got) || *got != c.want {
			t.Errorf("%s: %v, want %v", c.name, err, &c.want)
		}
		if want := int(c.want.Offset / 128); len(maps) != want {
			t.Errorf("%s: %d whole maps, want %d", c.name, len(maps), want)
		}
		a, err := DecodeAnnotated(c.section, DecodeOptions{})
		if err == nil {
			t.Errorf("%s: annotated without an error", c.name)
		}
		checkAnnotation(t, a)
		a.Text(TextOptions{}) // partial results can be formatted
		AppendJSON(nil, a.Maps)
	}
}

// Every proper prefix of a map is an error, except where it ends between two maps.
func TestDecodeTruncated(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 0))
	for version := V1; version <= V3; version++ {
		e, err := Encode(randomMap(r, version))
		if err != nil {
			t.Fatal(err)
		}
		for n := 1; n < len(e.Bytes); n++ {
			if maps, err := Decode(e.Bytes[:n], DecodeOptions{}); err == nil {
				t.Fatalf("version %d: the first %d of %d bytes decode to %d maps", version, n,
					len(e.Bytes), len(maps))
			}
		}
	}
}

// The decoder does not allocate memory for a false count.
func TestDecodeHostileCounts(t *testing.T) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range 100 {
		for off := 4; off < 16; off += 4 {
			Decode(edit(V3, off, 4, 0x7FFFFFFF), DecodeOptions{})
		}
		Decode(edit(V3, 54, 2, 0xFFFF), DecodeOptions{})
		Decode(edit(V3, 122, 2, 0xFFFF), DecodeOptions{})
	}
	runtime.ReadMemStats(&after)
	if n := (after.TotalAlloc - before.TotalAlloc) / 500; n > 4096 {
		t.Errorf("%d bytes allocated for a section of 128", n)
	}
}

// In a version 1 map with several functions, records can be assigned only if the offsets decrease
// at each new function.
func TestDecodeVersion1Attribution(t *testing.T) {
	for _, c := range []struct {
		functions int
		offsets   []uint32
		want      []int
	}{
		{1, []uint32{4, 9, 9, 20}, []int{4}},
		{2, []uint32{4, 9, 3, 20}, []int{2, 2}},
		{3, []uint32{9, 5, 5, 1}, []int{1, 2, 1}},
		{2, []uint32{4, 9, 13, 20}, []int{UnknownCount, UnknownCount}},
		{2, []uint32{4, 3, 2}, []int{UnknownCount, UnknownCount}},
	} {
		m := &Map{Version: V1, Functions: make([]Function, c.functions)}
		for _, o := range c.offsets {
			m.Records = append(m.Records, Record{Offset: o})
		}
		e, err := Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		maps, err := Decode(e.Bytes, DecodeOptions{})
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range maps[0].Functions {
			if f.Records != c.want[i] {
				t.Errorf("%v: function %d has %d records, want %d", c.offsets, i, f.Records,
					c.want[i])
			}
		}
		indexed := len(c.offsets)
		if c.want[0] == UnknownCount {
			indexed = 0
		}
		if n := NewIndex(maps, nil).Len(); n != indexed {
			t.Errorf("%v: %d records indexed, want %d", c.offsets, n, indexed)
		}
	}
}

// A map for a machine with big-endian byte order and other registers decodes to the same, with
// their names.
func TestDecodeBigEndian(t *testing.T) {
	le, be := binary.LittleEndian, binary.BigEndian
	var section [2][]byte
	for i, order := range []binary.AppendByteOrder{le, be} {
		b := []byte{V3, 0, 0, 0}
		for _, n := range []uint32{1, 0, 1} {
			b = order.AppendUint32(b, n)
		}
		for _, n := range []uint64{0x1234, 48, 1, 7} {
			b = order.AppendUint64(b, n)
		}
		b = order.AppendUint32(b, 0x1b)
		b = order.AppendUint16(order.AppendUint16(b, 0), 1)
		b = append(b, byte(Indirect), 0)
		b = order.AppendUint16(order.AppendUint16(order.AppendUint16(b, 8), 15), 0)
		b = order.AppendUint32(b, 160)
		b = append(b, make([]byte, 12)...)
		section[i] = b
	}
	names := func(dwarf uint16) string { return "r" + strconv.Itoa(int(dwarf)) }
	little, err := Decode(section[0], DecodeOptions{Registers: names})
	if err != nil {
		t.Fatal(err)
	}
	big, err := Decode(section[1], DecodeOptions{BigEndian: true, Registers: names})
	if err != nil {
		t.Fatal(err)
	}
	text := string(AppendRecords(nil, big))
	if got := string(AppendRecords(nil, little)); got != text {
		t.Errorf("little-endian:\n%sbig-endian:\n%s", got, text)
	}
	if !strings.Contains(text, "0x1234+0x1b") || !strings.Contains(text, "[r15+160]") {
		t.Error(text)
	}
}
