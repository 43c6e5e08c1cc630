package bundle

import (
	"bytes"
	"strings"
	"testing"
)

// moduleOf is a module with another section on both sides of its data.
func moduleOf(segments []segment) []byte {
	data := writeSegments(segments)
	m := []byte("\x00asm\x01\x00\x00\x00\x00\x02\x01x\x0b")
	m = append(m, byte(len(data)))
	return append(append(m, data...), "\x00\x02\x01y"...)
}

// memoryOf returns the memory that segments initialize.
func memoryOf(segments []segment, size int64) []byte {
	m := make([]byte, size)
	for _, s := range segments {
		copy(m[s.at:], s.data)
	}
	return m
}

// Segments with small gaps are joined, and memory is unchanged.
func TestJoinSegments(t *testing.T) {
	before := []segment{{5, []byte("a")}, {63, []byte("bc")}, {65, []byte("d")},
		{200, []byte("e")}, {326 + gap, []byte("far")}, {100, []byte("back")},
		{300, []byte("behind what stands before")}, {250, []byte("between")}}
	got, _, err := join(moduleOf(before), keepsLines, false)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(got, []byte("\x00asm\x01\x00\x00\x00\x00\x02\x01x\x0b")) ||
		!bytes.HasSuffix(got, []byte("\x00\x02\x01y")) {
		t.Errorf("other sections changed: %q", got)
	}
	r := moduleReader{b: got[8+4+1:]}
	after, err := readSegments(r.bytes(r.number()))
	if err != nil {
		t.Fatal(err)
	}
	const size = 1 << 17
	if len(after) != 2 || !bytes.Equal(memoryOf(after, size), memoryOf(before, size)) {
		t.Errorf("%d segments", len(after))
	}
}

// Anything that is not a module is rejected, wherever it ends.
func TestJoinSegmentsRefuses(t *testing.T) {
	whole := moduleOf([]segment{{5, []byte("a")}})
	for n := range len(whole) {
		if n == 8 || n == 8+4 || n == len(whole)-4 {
			continue // between sections
		}
		if _, _, err := join(whole[:n], keepsLines, false); err == nil ||
			!strings.Contains(err.Error(), "not a WebAssembly module") {
			t.Errorf("the first %d bytes: %v", n, err)
		}
	}
	over := moduleOf([]segment{{5, []byte("abc")}, {6, []byte("d")}})
	if _, _, err := join(over, keepsLines, false); err == nil {
		t.Error("segments that overlap were joined")
	}
	if _, _, err := join(bytes.Replace(whole, []byte{opI32Const}, []byte{0x42},
		1), keepsLines, false); err == nil {
		t.Error("a segment at a place of 64 bits was accepted")
	}
}
