package erlang

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Entry is the note's entry for a function.
type Entry struct {
	// Points are the return addresses, and Names their names, "" if unknown.
	Points []uint32 `json:"points"`
	Names  []string `json:"names"`
	// FrameSize is in bytes, from the stack pointer to the return address; Dynamic is set instead
	// if the frame has no fixed size.
	FrameSize uint32 `json:"frameSize"`
	Dynamic   bool   `json:"dynamic,omitempty"`
	// Arity is the number of parameters passed on the stack.
	Arity uint16 `json:"arity"`
	// Live are the offsets of the roots in bytes, from the stack pointer; negative ones are from
	// RBP.
	Live []int32 `json:"live"`
}

// Decode reads a section of notes. An error is a *stackmap.DecodeError, and is returned with the
// entries before the invalid one.
func Decode(section rootmap.Bytes) ([]Entry, error) {
	entries, r := decode(section)
	return entries, r.Err()
}

// DecodeAnnotated is Decode that also annotates the bytes. After an error the annotation covers the
// bytes read, and one field the rest.
func DecodeAnnotated(section rootmap.Bytes) ([]Entry, *stackmap.Annotation, error) {
	entries, r := decode(section)
	return entries, r.Annotation(), r.Err()
}

func decode(section rootmap.Bytes) (entries []Entry, r *rootmap.Reader) {
	r = rootmap.NewReader(section, "erlang", 0)
	for r.Err() == nil {
		r.AlignOrEnd(8)
		if r.Err() != nil || r.Left() == 0 {
			break
		}
		r.Begin(fmt.Sprintf("entry %d", len(entries)))
		e := readEntry(r)
		r.End()
		if r.Err() == nil {
			entries = append(entries, e)
		}
	}
	return entries, r
}

func readEntry(r *rootmap.Reader) (e Entry) {
	e = Entry{Points: []uint32{}, Names: []string{}, Live: []int32{}} // not null in JSON
	at := r.Offset()
	n := int(r.Uint(2, "points", "return addresses that follow"))
	if r.Err() == nil && 4*n > r.Left() {
		r.FailAt(at, "points", "%d of them need %s, %d are left", n, source.Count(4*n, "byte"),
			r.Left())
	}
	for i := 0; i < n && r.Err() == nil; i++ {
		v, name := r.Address(4, fmt.Sprintf("point %d", i), "where the call returns to")
		e.Points, e.Names = append(e.Points, uint32(v)), append(e.Names, name)
	}
	r.Shown(2, "frame size", "words from the stack pointer to the return address",
		func(v uint64) string {
			if e.Dynamic = v == 0xffff; e.Dynamic {
				return "dynamic"
			}
			e.FrameSize = uint32(8 * v)
			return fmt.Sprint(v)
		})
	e.Arity = uint16(r.Uint(2, "stack arity", "parameters that come on the stack"))
	at = r.Offset()
	n = int(r.Uint(2, "live roots", "slots that follow"))
	if r.Err() == nil && 2*n > r.Left() {
		r.FailAt(at, "live roots", "%d of them need %s, %d are left", n, source.Count(2*n, "byte"),
			r.Left())
	}
	for i := 0; i < n && r.Err() == nil; i++ {
		r.Shown(2, fmt.Sprintf("root %d", i), "holds a reference", func(v uint64) string {
			place := 8 * int32(int16(v))
			e.Live = append(e.Live, place)
			return rootmap.Slot(int64(place))
		})
	}
	return e
}
