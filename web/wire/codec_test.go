package wire

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"statepoint/web/report"
)

// Reading a list of strings of any length takes only a few allocations; truncated anywhere, it is
// bad.
func TestStrings(t *testing.T) {
	want := make([]string, 1000)
	for i := range want {
		want[i] = fmt.Sprintf("line %d", i%200)[i%3:]
	}
	want[7] = ""
	e := &codec{}
	e.strs(&want)
	e.put(42)
	var got []string
	if n := testing.AllocsPerRun(10, func() {
		d := &codec{b: e.b[:e.at], reading: true}
		if d.strs(&got); d.get(42) != 42 || d.bad {
			t.Fatal("what follows the list is not read")
		}
	}); n > 4 {
		t.Errorf("%v allocations", n)
	}
	if !slices.Equal(got, want) {
		t.Errorf("read %q", got)
	}
	for n := range e.at - 1 {
		d := &codec{b: e.b[:n], reading: true}
		if d.strs(&got); !d.bad || got != nil {
			t.Fatalf("cut to %d bytes: %d strings", n, len(got))
		}
	}
}

// A list of all-zero elements is the densest possible list, and can be read.
func TestDenseLists(t *testing.T) {
	frames := report.RunState{Frames: make([]report.RunFrame, 1000)}
	edges := report.Graph{Edges: make([]report.GraphEdge, 1000)}
	rep := report.Report{Links: make([]report.Link, 1000),
		Source: report.Doc{Marks: make([]report.Mark, 1000), Tokens: make([]string, 1000)}}
	way := report.Journey{Ways: make([][]uint32, 1000), Rows: make([]report.Crossing, 1000)}
	for _, m := range []Message{&RunState{&frames}, &Report{Report: &rep},
		&ViewAnswer{&report.ViewAnswer{Graph: &edges, Journey: &way}}} {
		got, err := Decode(Encode(m), nil)
		if err != nil || !reflect.DeepEqual(got, m) {
			t.Errorf("%T: %v", m, err)
		}
	}
}

// A list that claims as many elements as bytes are left gets no memory for them.
func TestHostileList(t *testing.T) {
	c := &codec{b: append(binary.AppendUvarint(nil, 1000), make([]byte, 1000)...), reading: true}
	var frames []report.RunFrame
	if list(c, &frames, c.runFrame); !c.bad || frames != nil {
		t.Errorf("%d frames of 1000 bytes", len(frames))
	}
}

// The numbers at which the encoded length changes, one after the other, truncated anywhere.
func TestNumbers(t *testing.T) {
	var unsigned []uint32
	var signed []int32
	for bits := range 32 {
		n := uint32(1) << bits
		unsigned = append(unsigned, n-1, n, n+1)
		signed = append(signed, int32(n-1), -int32(n))
	}
	w := &codec{}
	list(w, &unsigned, w.u32)
	list(w, &signed, w.i32)
	b := w.b[:w.at]
	var gotU []uint32
	var gotS []int32
	r := &codec{b: b, reading: true}
	list(r, &gotU, r.u32)
	list(r, &gotS, r.i32)
	if r.bad || r.left() > 0 || !slices.Equal(gotU, unsigned) || !slices.Equal(gotS, signed) {
		t.Errorf("read %v and %v", gotU, gotS)
	}
	for n := range b {
		r := &codec{b: b[:n], reading: true}
		list(r, &gotU, r.u32)
		if list(r, &gotS, r.i32); !r.bad {
			t.Fatalf("%d of %d bytes are enough", n, len(b))
		}
	}
}
