package gcmap

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Function is the map of one function.
type Function struct {
	// Name is the function's name.
	Name   string  `json:"name"`
	Points []Point `json:"points"`
}

// Point is the map's description of a safe point.
type Point struct {
	// Address is the point's address, and Name its name, "" if unknown.
	Address uint64 `json:"address"`
	Name    string `json:"name,omitempty"`
	// FrameSize is in bytes, from the stack pointer to the return address, -1 if the frame has no
	// fixed size.
	FrameSize int32 `json:"frameSize"`
	// Live are the offsets of the roots from the stack pointer; negative ones are from RBP.
	Live []int32 `json:"live"`
}

// FunctionOf returns the function whose map a symbol names; ok is false for any other symbol.
func FunctionOf(symbol string) (name string, ok bool) { return strings.CutPrefix(symbol, Prefix) }

// Decode reads the map of a function, whose symbol is at the given offset in a section. The section
// is aligned to the size of an address. An error is a *stackmap.DecodeError.
func Decode(section rootmap.Bytes, name string, at uint64) (*Function, error) {
	f, r := decode(section, name, at)
	return f, r.Err()
}

// DecodeAnnotated is Decode that also annotates the bytes. After an error the annotation covers the
// bytes read, and one field the rest.
func DecodeAnnotated(section rootmap.Bytes, name string, at uint64) (
	*Function, *stackmap.Annotation, error,
) {
	f, r := decode(section, name, at)
	return f, r.Annotation(), r.Err()
}

func decode(section rootmap.Bytes, name string, at uint64) (*Function, *rootmap.Reader) {
	r := rootmap.NewReader(section, "gcmap", at)
	f := &Function{Name: name, Points: []Point{}} // lists must not be null in JSON
	word := section.AddressSize()
	if at%uint64(word) != 0 {
		r.Fail("symbol", "0x%x is not a multiple of %d", at, word)
	}
	r.Begin(Prefix + name)
	at0 := r.Offset()
	n := r.Int(4, "points", "safe points that follow")
	if r.Err() == nil && (n < 0 || n*int64(word+8) > int64(r.Left())) {
		r.FailAt(at0, "points", "%d of them in %s", n, source.Count(r.Left(), "byte"))
	}
	for i := int64(0); i < n && r.Err() == nil; i++ {
		r.Align(word)
		r.Begin(fmt.Sprintf("point %d", i))
		p := readPoint(r, word)
		r.End()
		if r.Err() == nil {
			f.Points = append(f.Points, p)
		}
	}
	r.End()
	return f, r
}

func readPoint(r *rootmap.Reader, word int) (p Point) {
	p.Live = []int32{}
	p.Address, p.Name = r.Address(word, "address", "of a safe point")
	at := r.Offset()
	r.Shown(4, "frame size", "bytes from the stack pointer to the return address",
		func(v uint64) string {
			if p.FrameSize = int32(v); p.FrameSize == -1 {
				return "dynamic"
			}
			return fmt.Sprint(p.FrameSize)
		})
	if p.FrameSize < -1 || p.FrameSize > 0 && int(p.FrameSize)%word != 0 {
		r.FailAt(at, "frame size", "%d is not a number of words", p.FrameSize)
	}
	at = r.Offset()
	n := r.Int(4, "live roots", "offsets that follow")
	if r.Err() == nil && (n < 0 || 4*n > int64(r.Left())) {
		r.FailAt(at, "live roots", "%d of them in %s", n, source.Count(r.Left(), "byte"))
	}
	for i := int64(0); i < n && r.Err() == nil; i++ {
		r.Shown(4, fmt.Sprintf("offset %d", i), "holds a reference", func(v uint64) string {
			p.Live = append(p.Live, int32(v))
			return rootmap.Slot(int64(int32(v)))
		})
	}
	return p
}
