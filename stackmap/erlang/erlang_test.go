package erlang_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/maptest"
	"statepoint/stackmap"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/rootmap"
)

// TestRoundTrip writes random maps and reads them back.
func TestRoundTrip(t *testing.T) {
	for seed := range uint64(300) {
		m := maptest.Random(seed)
		w := maptest.Write(t, erlang.Printer{}, m, nil)
		got, a, err := erlang.DecodeAnnotated(w.Bytes(erlang.SectionName))
		if err != nil {
			t.Fatal(err)
		}
		var want []erlang.Entry
		for _, f := range m.Functions {
			e := erlang.Entry{Points: []uint32{}, Names: []string{}, Live: []int32{},
				FrameSize: uint32(f.FrameSize), Arity: uint16(max(0, f.Args-6))}
			var live []int32
			for _, p := range f.Points {
				e.Points = append(e.Points, uint32(f.Address)+p.Offset)
				e.Names = append(e.Names, f.Place(&p).String())
				live = append(live, p.Live...)
			}
			slices.Sort(live)
			for _, r := range slices.Compact(live) {
				e.Live = append(e.Live, int32(f.Roots[r].Offset))
			}
			if len(f.Points) == 0 {
				for _, r := range f.Roots {
					e.Live = append(e.Live, int32(r.Offset))
				}
			}
			want = append(want, e)
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: %+v, want %+v", seed, got, want)
		}
		maptest.SameFields(t, w, erlang.SectionName, 0, a)
	}
}

// TestDamage changes bytes of notes. A note that is truncated after an entry has fewer entries.
func TestDamage(t *testing.T) {
	for seed := range uint64(20) {
		data := maptest.Write(t, erlang.Printer{}, maptest.Random(seed), nil).
			Sections[erlang.SectionName]
		maptest.Damage(t, data, len(data), func(b []byte) error {
			_, err := erlang.Decode(rootmap.Bytes{Data: b})
			return err
		})
	}
}

// TestMalformed checks the positions in errors.
func TestMalformed(t *testing.T) {
	const none = "\x00\x00\x00\x00\x00\x00\x00\x00"
	for _, c := range []struct{ data, want string }{
		{"\x01", "offset 0x0: erlang.entry 0.points: 2 bytes needed, 1 left"},
		{none + "\x02\x00AAAA",
			"offset 0x8: erlang.entry 1.points: 2 of them need 8 bytes, 4 are left"},
		{"\x00\x00\x01\x00\x00\x00\x03\x00AA",
			"offset 0x6: erlang.entry 0.live roots: 3 of them need 6 bytes, 2 are left"},
		{"\x00\x00\x01\x00\x00\x00\x01\x00AA\x00\x01" + none,
			"offset 0xb: erlang.padding: 0x1, where 0 is expected"},
	} {
		_, err := erlang.Decode(rootmap.Bytes{Data: []byte(c.data)})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.data, err, c.want)
		}
	}
}

// TestDynamic encodes a frame without a fixed size, which LLVM writes as 65,535 words.
func TestDynamic(t *testing.T) {
	m := &rootmap.Map{Functions: []rootmap.Function{{Name: "f", FrameSize: rootmap.DynamicFrame,
		Base: 6, Roots: []rootmap.Root{{Offset: -16}},
		Points: []rootmap.Point{{Live: []int32{0}}}}}}
	w := maptest.Write(t, erlang.Printer{}, m, nil)
	got, err := erlang.Decode(rootmap.Bytes{Data: w.Sections[erlang.SectionName]})
	if err != nil || len(got) != 1 || !got[0].Dynamic || got[0].Live[0] != -16 {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestRefused refuses maps that the format cannot represent.
func TestRefused(t *testing.T) {
	for want, f := range map[string]rootmap.Function{
		"the roots of @f: the note for Erlang has 16 bits for the words of its frame, which is " +
			"65535": {
			Name: "f", FrameSize: 8 * 65535},
		"the roots of @f: the note for Erlang has 16 bits for the offset of a root, which is " +
			"-32769": {
			Name: "f", Roots: []rootmap.Root{{Offset: -32769 * 8}}},
		"the roots of @f: the note for Erlang has 16 bits for the number of roots, " +
			"which is 65536": {
			Name: "f", Roots: make([]rootmap.Root, 1<<16)},
		"the roots of @f: the note for Erlang has 16 bits for the number of safe points, which " +
			"is " +
			"65536": {Name: "f", Points: make([]rootmap.Point, 1<<16)},
	} {
		m := &rootmap.Map{Functions: []rootmap.Function{f}}
		if _, _, err := rootmap.Print(erlang.Printer{}, m); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// FuzzDecode decodes arbitrary bytes.
func FuzzDecode(f *testing.F) {
	var seeds [][]byte
	for seed := range uint64(5) {
		w := maptest.Write(f, erlang.Printer{}, maptest.Random(seed), nil)
		seeds = append(seeds, w.Sections[erlang.SectionName])
	}
	maptest.Fuzz(f, seeds, func(b []byte) (*stackmap.Annotation, error) {
		_, a, err := erlang.DecodeAnnotated(rootmap.Bytes{Data: b})
		return a, err
	})
}
