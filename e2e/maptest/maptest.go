// Package maptest makes computed maps for the tests of printers and decoders, and compares their
// annotations of the same bytes.
package maptest

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"testing"

	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Random is a map as the emitter could make it.
func Random(seed uint64) *rootmap.Map {
	r := rand.New(rand.NewPCG(seed, 1))
	m := &rootmap.Map{Module: "random.ll"}
	address, point := uint64(0), 0
	for i := range r.IntN(5) {
		f := rootmap.Function{Name: fmt.Sprintf("f%d", i), Symbol: fmt.Sprintf("f%d", i),
			Strategy: "s", Args: r.IntN(12), Address: address, Size: 1 + uint32(r.IntN(500)),
			FrameSize: uint64(8 * r.IntN(60)), Base: 7, Number: int32(i), Prov: uint32(100 + i)}
		framePointer := r.IntN(4) == 0
		for k := range r.IntN(6) {
			root := rootmap.Root{Number: k, Size: 8, Prov: uint32(1000 + 10*i + k)}
			root.Offset = int64(8 * r.IntN(max(1, int(f.FrameSize/8))))
			if f.FrameSize == 0 || framePointer {
				f.Base, root.Offset = 6, -8-8*int64(r.IntN(20))
			}
			f.Roots = append(f.Roots, root)
		}
		for range r.IntN(5) {
			p := rootmap.Point{Kind: rootmap.PostCall, Number: point,
				Label: fmt.Sprintf(".Ltmp%d", point), Offset: uint32(r.IntN(int(f.Size))),
				Prov: uint32(2000 + point)}
			for k := range f.Roots {
				if r.IntN(3) > 0 {
					p.Live = append(p.Live, int32(k))
				}
			}
			f.Points = append(f.Points, p)
			point++
		}
		address += uint64(f.Size)
		m.Functions = append(m.Functions, f)
	}
	return m
}

// Written is what a printer wrote, with its addresses.
type Written struct {
	Items []*rootmap.Item
	// Sections are the contents by name.
	Sections map[string][]byte
	// Labels are the places of labels in their sections.
	Labels map[string]uint64
}

// Write has a printer write a map, as if .data began with some bytes.
func Write(t testing.TB, p rootmap.Printer, m *rootmap.Map, before []byte) *Written {
	t.Helper()
	begin, finish, err := rootmap.Print(p, m)
	if err != nil {
		t.Fatal(err)
	}
	w := &Written{Sections: map[string][]byte{}, Labels: map[string]uint64{}}
	rootmap.Assemble(begin, w.Sections)
	w.Sections[".data"] = append(w.Sections[".data"], before...)
	rootmap.Assemble(finish, w.Sections)
	w.Items = append(begin, finish...)
	for _, it := range w.Items {
		switch it.Kind {
		case rootmap.ItemLabel:
			w.Labels[it.Name] = uint64(it.Off)
		case rootmap.ItemAddress:
			b := w.Sections[it.Section.Name][it.Off:]
			v := uint64(it.Place.Offset)
			if n := it.Place.Func; n > 0 {
				for i := range m.Functions {
					if m.Functions[i].Number == n-1 {
						v += m.Functions[i].Address
					}
				}
			}
			if it.Size == 4 {
				binary.LittleEndian.PutUint32(b, uint32(v))
			} else {
				binary.LittleEndian.PutUint64(b, v)
			}
		}
	}
	return w
}

// Bytes is a section of what was written.
func (w *Written) Bytes(section string) rootmap.Bytes {
	return rootmap.Bytes{Data: w.Sections[section], Address: func(off, _ uint64) string {
		for _, it := range w.Items {
			if (it.Kind == rootmap.ItemAddress || it.Kind == rootmap.ItemDistance) &&
				it.Section.Name == section && uint64(it.Off) == off {
				return it.Place.String()
			}
		}
		return ""
	}}
}

// SameFields compares a printer's annotation of a section with its decoder's, from an offset on.
func SameFields(t testing.TB, w *Written, section string, from uint32, read *stackmap.Annotation) {
	t.Helper()
	wrote := rootmap.Annotate(w.Items, section, w.Sections[section])
	a, b := lines(wrote, from), lines(read, from)
	if !bytes.Equal(a, b) {
		t.Fatalf("the printer says\n%s\nthe decoder says\n%s", a, b)
	}
}

// lines writes the rows of annotated bytes.
func lines(a *stackmap.Annotation, from uint32) (out []byte) {
	for _, r := range a.Rows(0, len(a.Fields)) {
		if r.Off >= from {
			out = fmt.Appendf(out, "%d %d %s = %s\n", r.Off, r.Len, a.Label(int(r.Field)),
				a.Value(int(r.Field)))
		}
	}
	return out
}

// Fuzz runs a decoder on valid and damaged bytes: it may refuse them, but must not panic.
func Fuzz(f *testing.F, seeds [][]byte, decode func([]byte) (*stackmap.Annotation, error)) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := decode(data)
		if err != nil {
			if _, ok := err.(*stackmap.DecodeError); !ok {
				t.Fatalf("%T: %v", err, err)
			}
		}
		for i := range a.Fields {
			if f := &a.Fields[i]; uint64(f.Off)+uint64(f.Len) > uint64(len(data)) {
				t.Fatalf("field %d is [%d, %d) of %d bytes", i, f.Off, f.End(), len(data))
			}
		}
		a.Text(stackmap.TextOptions{})
	})
}

// Damage checks that a decoder refuses every truncation of valid bytes from an offset on, and never
// panics on changed bytes.
func Damage(t *testing.T, data []byte, from int, decode func([]byte) error) {
	t.Helper()
	for n := from; n < len(data); n++ {
		if decode(data[:n]) == nil {
			t.Fatalf("%d of %d bytes are read without an error", n, len(data))
		}
	}
	for i := range data {
		for _, c := range []byte{0, 1, 0x7f, 0x80, 0xff} {
			changed := bytes.Clone(data)
			changed[i] = c
			_ = decode(changed)
		}
	}
}
