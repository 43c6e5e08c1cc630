package ocaml

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Table is a frame table.
type Table struct {
	Descriptors []Descriptor `json:"descriptors"`
}

// Descriptor is the table's description of a return address.
type Descriptor struct {
	// Return is the return address, and Name its name, "" if unknown.
	Return uint64 `json:"return"`
	Name   string `json:"name,omitempty"`
	// FrameSize is from the stack pointer to the return address, in bytes.
	FrameSize uint16 `json:"frameSize"`
	// Live are the offsets of the roots from the stack pointer; negative ones are from RBP.
	Live []int32 `json:"live"`
}

// IsTable reports whether a symbol names a frame table.
func IsTable(symbol string) bool {
	return strings.HasPrefix(symbol, "caml") && strings.HasSuffix(symbol, "__frametable")
}

// Decode reads the table whose symbol is at the given offset in a section. The section is 8-byte
// aligned. An error is a *stackmap.DecodeError.
func Decode(section rootmap.Bytes, at uint64) (*Table, error) {
	t, _, err := decode(section, at)
	return t, err
}

// DecodeAnnotated is Decode that also annotates the bytes. After an error the annotation covers the
// bytes read, and one field the rest.
func DecodeAnnotated(section rootmap.Bytes, at uint64) (*Table, *stackmap.Annotation, error) {
	t, r, err := decode(section, at)
	return t, r.Annotation(), err
}

func decode(section rootmap.Bytes, at uint64) (*Table, *rootmap.Reader, error) {
	r := rootmap.NewReader(section, "ocaml", at)
	t := &Table{Descriptors: []Descriptor{}} // lists must not be null in JSON
	start := r.Offset()
	n := int(r.Uint(2, "descriptors", "descriptors, one for each return address"))
	r.Align(8)
	const least = 12 // bytes of a descriptor without roots
	if r.Err() == nil && n*least > r.Left() {
		r.FailAt(start, "descriptors", "%d of them need %s, %d are left", n,
			source.Count(n*least, "byte"),
			r.Left())
	}
	for i := 0; i < n && r.Err() == nil; i++ {
		r.Begin(fmt.Sprintf("descriptor %d", i))
		d := readDescriptor(r)
		r.End()
		if r.Err() == nil {
			t.Descriptors = append(t.Descriptors, d)
		}
	}
	return t, r, r.Err()
}

func readDescriptor(r *rootmap.Reader) (d Descriptor) {
	d.Live = []int32{}
	d.Return, d.Name = r.Address(8, "return address", "where the call returns to")
	at := r.Offset()
	d.FrameSize = uint16(r.Uint(2, "frame size",
		"bytes from the stack pointer to the return address"))
	if d.FrameSize%8 != 0 {
		r.FailAt(at, "frame size", "%d is not a number of words", d.FrameSize)
	}
	at = r.Offset()
	n := int(r.Uint(2, "live roots", "offsets that follow"))
	if r.Err() == nil && 2*n > r.Left() {
		r.FailAt(at, "live roots", "%d of them need %s, %d are left", n, source.Count(2*n, "byte"),
			r.Left())
	}
	for i := 0; i < n && r.Err() == nil; i++ {
		at, name := r.Offset(), fmt.Sprintf("offset %d", i)
		var offset int32
		r.Shown(2, name, "holds a reference", func(v uint64) string {
			offset = signed(v, d.FrameSize)
			return rootmap.Slot(int64(offset))
		})
		if offset%2 != 0 {
			r.FailAt(at, name, "%d is odd, which means a register", offset)
		}
		d.Live = append(d.Live, offset)
	}
	r.Align(8)
	return d
}

// signed interprets an offset: those from RBP are negative, those from the stack pointer are within
// the frame.
func signed(v uint64, frame uint16) int32 {
	if v < uint64(frame) {
		return int32(v)
	}
	return int32(int16(v))
}
