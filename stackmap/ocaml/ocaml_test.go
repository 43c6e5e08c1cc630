package ocaml_test

import (
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/maptest"
	"statepoint/stackmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// TestRoundTrip writes random maps and reads them back, after data of different sizes.
func TestRoundTrip(t *testing.T) {
	for seed := range uint64(300) {
		m := maptest.Random(seed)
		w := maptest.Write(t, ocaml.Printer{}, m, make([]byte, seed%11))
		at, ok := w.Labels[ocaml.Symbol(m.Module, "frametable")]
		if !ok {
			t.Fatal("no table")
		}
		got, a, err := ocaml.DecodeAnnotated(w.Bytes(".data"), at)
		if err != nil {
			t.Fatal(err)
		}
		want := &ocaml.Table{Descriptors: []ocaml.Descriptor{}}
		for _, f := range m.Functions {
			for _, p := range f.Points {
				d := ocaml.Descriptor{Return: f.Address + uint64(p.Offset),
					Name:      f.Place(&p).String(),
					FrameSize: uint16(f.FrameSize), Live: []int32{}}
				for _, r := range p.Live {
					d.Live = append(d.Live, int32(f.Roots[r].Offset))
				}
				want.Descriptors = append(want.Descriptors, d)
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: %+v, want %+v", seed, got, want)
		}
		maptest.SameFields(t, w, ".data", uint32(at), a)
	}
}

// TestDamage truncates tables and changes their bytes.
func TestDamage(t *testing.T) {
	for seed := range uint64(20) {
		m := maptest.Random(seed)
		w := maptest.Write(t, ocaml.Printer{}, m, nil)
		at := w.Labels[ocaml.Symbol(m.Module, "frametable")]
		maptest.Damage(t, w.Sections[".data"], int(at), func(b []byte) error {
			_, err := ocaml.Decode(rootmap.Bytes{Data: b}, at)
			return err
		})
	}
}

// TestMalformed checks the positions in errors.
func TestMalformed(t *testing.T) {
	for _, c := range []struct{ data, want string }{
		{"\x01\x00\x00\x00\x00\x00\x00\x00" + "AAAAAAAA\x09\x00\x00\x00\x00\x00\x00\x00",
			"offset 0x10: ocaml.descriptor 0.frame size: 9 is not a number of words"},
		{"\x01\x00\x00\x00\x00\x00\x00\x00" + "AAAAAAAA\x08\x00\x01\x00\x01\x00\x00\x00",
			"offset 0x14: ocaml.descriptor 0.offset 0: 1 is odd, which means a register"},
		{"\x01\x00\x00\x00\x00\x02\x00\x00", "offset 0x5: ocaml.padding: 0x2, where 0 is expected"},
		{"\x02\x00\x00\x00\x00\x00\x00\x00AAAAAAAA\x08\x00\x00\x00",
			"offset 0x0: ocaml.descriptors: 2 of them need 24 bytes, 12 are left"},
	} {
		_, err := ocaml.Decode(rootmap.Bytes{Data: []byte(c.data)}, 0)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.data, err, c.want)
		}
	}
	if _, err := ocaml.Decode(rootmap.Bytes{}, 8); err == nil {
		t.Error("a table behind the section is read")
	}
}

// TestSymbol compares symbols with LLVM's.
func TestSymbol(t *testing.T) {
	for module, want := range map[string]string{
		"my.prog.ll": "camlMy__frametable", "<stdin>": "caml<stdin>__frametable",
		"/tmp/a.ll": "caml/tmp/a__frametable", "./a.ll": "caml__frametable", "": "caml__frametable",
		"élan.ml": "camlélan__frametable",
	} {
		if got := ocaml.Symbol(module, "frametable"); got != want {
			t.Errorf("%q: %s, want %s", module, got, want)
		}
	}
}

// TestRefused refuses maps that the format cannot represent.
func TestRefused(t *testing.T) {
	point := func(live ...int32) []rootmap.Point { return []rootmap.Point{{Live: live}} }
	for want, f := range map[string]rootmap.Function{
		"the roots of @f: OCaml's frame table needs frames of a fixed size, and this one is " +
			"dynamic": {
			Name: "f", FrameSize: rootmap.DynamicFrame, Points: point()},
		"the roots of @f: the frame of 65536 bytes is too large for a frame table of OCaml, " +
			"which " +
			"has 16 bits for it": {Name: "f", FrameSize: 1 << 16, Points: point()},
		"the roots of @f: one is at -32776 in the frame, and a frame table of OCaml has 16 bits " +
			"for " +
			"that": {Name: "f", FrameSize: 8, Points: point(0),
			Roots: []rootmap.Root{{Offset: -32776}}},
		"the roots of @f: 65536 are live at once, and a frame table of OCaml has 16 bits for " +
			"their " +
			"number": {Name: "f", Points: point(make([]int32, 1<<16)...),
			Roots: []rootmap.Root{{Offset: 8}}},
		"a frame table of OCaml has room for 65,535 safe points, and the module has 65536": {
			Name: "f", Points: make([]rootmap.Point, 1<<16)},
	} {
		m := &rootmap.Map{Module: "m", Functions: []rootmap.Function{f}}
		if _, _, err := rootmap.Print(ocaml.Printer{}, m); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// FuzzDecode decodes arbitrary bytes.
func FuzzDecode(f *testing.F) {
	var seeds [][]byte
	for seed := range uint64(5) {
		w := maptest.Write(f, ocaml.Printer{}, maptest.Random(seed), nil)
		seeds = append(seeds, w.Sections[".data"][8:])
	}
	maptest.Fuzz(f, seeds, func(b []byte) (*stackmap.Annotation, error) {
		_, a, err := ocaml.DecodeAnnotated(rootmap.Bytes{Data: b}, 0)
		return a, err
	})
}
