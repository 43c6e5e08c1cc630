package gcmap_test

import (
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/maptest"
	"statepoint/stackmap"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/rootmap"
)

// TestRoundTrip writes random maps and reads them back, after data of different sizes, with
// addresses of 8 and of 4 bytes.
func TestRoundTrip(t *testing.T) {
	for seed := range uint64(300) {
		m := maptest.Random(seed)
		m.Pointer = 4 * int(seed%3)
		w := maptest.Write(t, gcmap.Printer{}, m, make([]byte, seed%11))
		for _, f := range m.Functions {
			want := &gcmap.Function{Name: f.Name, Points: []gcmap.Point{}}
			for _, p := range f.Points {
				point := gcmap.Point{Address: f.Address + uint64(p.Offset),
					Name:      f.Place(&p).String(),
					FrameSize: int32(f.FrameSize), Live: []int32{}}
				for _, r := range p.Live {
					point.Live = append(point.Live, int32(f.Roots[r].Offset))
				}
				want.Points = append(want.Points, point)
			}
			at, ok := w.Labels[gcmap.Prefix+f.Name]
			if !ok {
				t.Fatalf("%s has no map", f.Name)
			}
			section := w.Bytes(".data")
			section.Pointer = m.Pointer
			got, err := gcmap.Decode(section, f.Name, at)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("seed %d: %+v, %v, want %+v", seed, got, err, want)
			}
		}
		if n := len(m.Functions); n > 0 {
			name := m.Functions[n-1].Name
			at := w.Labels[gcmap.Prefix+name]
			section := w.Bytes(".data")
			section.Pointer = m.Pointer
			_, a, err := gcmap.DecodeAnnotated(section, name, at)
			if err != nil {
				t.Fatal(err)
			}
			maptest.SameFields(t, w, ".data", uint32(at), a)
		}
	}
}

// TestDamage truncates maps and changes their bytes.
func TestDamage(t *testing.T) {
	for seed := range uint64(20) {
		m := maptest.Random(seed)
		if len(m.Functions) == 0 {
			continue
		}
		m.Functions = m.Functions[:1]
		data := maptest.Write(t, gcmap.Printer{}, m, nil).Sections[".data"]
		maptest.Damage(t, data, 0, func(b []byte) error {
			_, err := gcmap.Decode(rootmap.Bytes{Data: b}, "f0", 0)
			return err
		})
	}
}

// TestMalformed checks the positions in errors.
func TestMalformed(t *testing.T) {
	const head = "\x01\x00\x00\x00\x00\x00\x00\x00AAAAAAAA"
	for _, c := range []struct {
		data string
		at   uint64
		want string
	}{
		{"\xff\xff\xff\xff", 0, "offset 0x0: gcmap.__gcmap_f.points: -1 of them in 0 bytes"},
		{head, 0, "offset 0x0: gcmap.__gcmap_f.points: 1 of them in 12 bytes"},
		{head + "\x09\x00\x00\x00\x00\x00\x00\x00", 0,
			"offset 0x10: gcmap.__gcmap_f.point 0.frame size: 9 is not a number of words"},
		{head + "\x08\x00\x00\x00\x01\x00\x00\x00", 0,
			"offset 0x14: gcmap.__gcmap_f.point 0.live roots: 1 of them in 0 bytes"},
		{head, 4, "offset 0x4: gcmap.symbol: 0x4 is not a multiple of 8"},
	} {
		_, err := gcmap.Decode(rootmap.Bytes{Data: []byte(c.data)}, "f", c.at)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.data, err, c.want)
		}
	}
}

// FuzzDecode decodes arbitrary bytes.
func FuzzDecode(f *testing.F) {
	var seeds [][]byte
	for seed := range uint64(5) {
		w := maptest.Write(f, gcmap.Printer{}, maptest.Random(seed), nil)
		seeds = append(seeds, w.Sections[".data"])
	}
	maptest.Fuzz(f, seeds, func(b []byte) (*stackmap.Annotation, error) {
		_, a, err := gcmap.DecodeAnnotated(rootmap.Bytes{Data: b}, "f", 0)
		return a, err
	})
}
