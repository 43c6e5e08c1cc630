package stackmap_test

import (
	"bytes"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	. "statepoint/stackmap"
)

// documentsExample is the map of the first example in LLVM's documents: one call, one live pointer
// at [rsp+0].
func documentsExample(t testing.TB, version uint8) *Map {
	t.Helper()
	m := &Map{Version: version}
	m.AddFunction(Function{Symbol: "test1", StackSize: 8, Prov: 10})
	slot := InMemory(RSP, 0, 8)
	r, err := NewStatepoint(FormStatepoint, 0, 10,
		Statepoint{GC: []Location{slot.WithProv(21), slot.WithProv(22)}}, 20)
	if err != nil {
		t.Fatal(err)
	}
	m.AddRecord(r)
	return m
}

var documentsBytes = map[uint8][]byte{
	V3: {
		3, 0, 0, 0, // version 3, reserved
		1, 0, 0, 0, // one function
		0, 0, 0, 0, // no constants
		1, 0, 0, 0, // one record
		0, 0, 0, 0, 0, 0, 0, 0, // address, relocated
		8, 0, 0, 0, 0, 0, 0, 0, // stack size
		1, 0, 0, 0, 0, 0, 0, 0, // record count
		0, 0, 0, 0, 0, 0, 0, 0, // id
		10, 0, 0, 0, // return address
		0, 0, 5, 0, // reserved, five locations
		4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // calling convention
		4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // flags
		4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // deopt count
		3, 0, 8, 0, 7, 0, 0, 0, 0, 0, 0, 0, // base [rsp]
		3, 0, 8, 0, 7, 0, 0, 0, 0, 0, 0, 0, // derived [rsp]
		0, 0, 0, 0, // padding to 8
		0, 0, 0, 0, // reserved, no live-outs
		0, 0, 0, 0, // padding to 8
	},
	V2: {
		2, 0, 0, 0,
		1, 0, 0, 0,
		0, 0, 0, 0,
		1, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0,
		8, 0, 0, 0, 0, 0, 0, 0,
		1, 0, 0, 0, 0, 0, 0, 0, // record count, new in this version
		0, 0, 0, 0, 0, 0, 0, 0,
		10, 0, 0, 0,
		0, 0, 5, 0,
		4, 8, 0, 0, 0, 0, 0, 0, // locations of 8 bytes
		4, 8, 0, 0, 0, 0, 0, 0,
		4, 8, 0, 0, 0, 0, 0, 0,
		3, 8, 7, 0, 0, 0, 0, 0,
		3, 8, 7, 0, 0, 0, 0, 0,
		0, 0, 0, 0, // reserved, no live-outs
		0, 0, 0, 0, // padding to 8
	},
	V1: {
		1, 0, 0, 0,
		1, 0, 0, 0,
		0, 0, 0, 0,
		1, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0,
		8, 0, 0, 0, 0, 0, 0, 0, // no record count follows
		0, 0, 0, 0, 0, 0, 0, 0,
		10, 0, 0, 0,
		0, 0, 5, 0,
		4, 8, 0, 0, 0, 0, 0, 0,
		4, 8, 0, 0, 0, 0, 0, 0,
		4, 8, 0, 0, 0, 0, 0, 0,
		3, 8, 7, 0, 0, 0, 0, 0,
		3, 8, 7, 0, 0, 0, 0, 0,
		0, 0, 0, 0,
		0, 0, 0, 0,
	},
}

func TestEncodeDocumentsExample(t *testing.T) {
	for version, want := range documentsBytes {
		e, err := Encode(documentsExample(t, version))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(e.Bytes, want) {
			t.Errorf("version %d: got\n% x\nwant\n% x", version, e.Bytes, want)
		}
		if len(e.Relocations) != 1 || e.Relocations[0] !=
			(Relocation{Offset: 16, Symbol: "test1"}) {
			t.Errorf("version %d: relocations %v", version, e.Relocations)
		}
		maps, err := Decode(want, DecodeOptions{Relocations: e.Relocations})
		if err != nil || len(maps) != 1 || maps[0].Version != version ||
			maps[0].Functions[0].Records != 1 {
			t.Errorf("version %d: decoded %s (%v)", version, AppendJSON(nil, maps), err)
		}
	}
}

// A record of LLVM 3.6 begins with the number of deopt locations.
func TestEncodeStatepoint36(t *testing.T) {
	m := &Map{Version: V1}
	m.AddFunction(Function{StackSize: 24})
	r, err := NewStatepoint(FormStatepoint36, 5, 16, Statepoint{
		Deopt: []Location{OfConstant(7), InMemory(RSP, 16, 4)},
		GC:    []Location{InMemory(RSP, 0, 8), InMemory(RSP, 8, 8)},
	}, 0)
	if err != nil {
		t.Fatal(err)
	}
	m.AddRecord(r)
	e, err := Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	want := []byte{
		5, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 5, 0,
		4, 8, 0, 0, 2, 0, 0, 0, // two deopt locations
		4, 8, 0, 0, 7, 0, 0, 0,
		3, 4, 7, 0, 16, 0, 0, 0,
		3, 8, 7, 0, 0, 0, 0, 0, // base
		3, 8, 7, 0, 8, 0, 0, 0, // derived
		0, 0, 0, 0, 0, 0, 0, 0,
	}
	if got := e.Bytes[16+16:]; !bytes.Equal(got, want) {
		t.Errorf("got\n% x\nwant\n% x", got, want)
	}
	maps, err := Decode(e.Bytes, DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	got := &maps[0].Records[0]
	s, err := got.Statepoint()
	if err != nil || got.Form != FormStatepoint36 || len(s.Deopt) != 2 || s.Pairs() != 1 {
		t.Errorf("form %v, %+v, %v", got.Form, s, err)
	}
	if base, derived := s.Pair(0); base.Offset != 0 || derived.Offset != 8 {
		t.Errorf("pair %v, %v", base, derived)
	}
}

// As in LLVM, a record with too many locations to count is marked invalid; its constants are still
// in the pool.
func TestEncodeTooManyLocations(t *testing.T) {
	m := &Map{Version: V3}
	m.AddFunction(Function{})
	most := make([]Location, math.MaxUint16)
	for i := range most {
		most[i] = OfConstant(1 << 40)
	}
	m.AddRecord(Record{ID: 1, Offset: 4, Locations: most})
	m.AddRecord(Record{ID: 2, Offset: 9, Locations: append(most, OfConstant(1<<41)), Prov: 5})
	m.AddRecord(Record{ID: 3, Offset: 12, LiveOuts: make([]LiveOut, math.MaxUint16+1)})
	e, err := EncodeAnnotated(m)
	if err != nil {
		t.Fatal(err)
	}
	checkAnnotation(t, e.Annotation)
	sameFields(t, e)
	if !reflect.DeepEqual(e.Dropped, []int{1, 2}) ||
		!reflect.DeepEqual(e.Constants, []uint64{1 << 40, 1 << 41}) {
		t.Errorf("dropped %v, constants %v", e.Dropped, e.Constants)
	}
	want := append(bytes.Repeat([]byte{255}, 8), 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
	if got := e.Bytes[len(e.Bytes)-48:][:24]; !bytes.Equal(got, want) {
		t.Errorf("got % x, want % x", got, want)
	}
}

func TestConstantPool(t *testing.T) {
	m := &Map{Version: V3, Constants: []uint64{9, 1 << 50, 9}}
	m.AddFunction(Function{})
	m.AddRecord(Record{Locations: []Location{
		OfConstant(math.MaxInt32), OfConstant(math.MinInt32), OfConstant(-1),
		OfConstant(math.MaxUint32).WithProv(3), OfConstant(1 << 50), OfConstant(math.MaxInt32 + 1),
		OfConstant(math.MaxUint32).WithProv(4),
		{Kind: ConstIndex, Size: 8, Offset: 2},
	}})
	e, err := EncodeAnnotated(m)
	if err != nil {
		t.Fatal(err)
	}
	if want := []uint64{9, 1 << 50, 9, math.MaxUint32, math.MaxInt32 +
		1}; !reflect.DeepEqual(e.Constants, want) {
		t.Errorf("pool %v, want %v", e.Constants, want)
	}
	maps, err := Decode(e.Bytes, DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	want := []int32{0, 0, 0, 3, 1, 4, 3, 2}
	for i, l := range maps[0].Records[0].Locations {
		if l.Offset != want[i] || (l.Kind == ConstIndex) != (i > 2) {
			t.Errorf("location %d: %v", i, l)
		}
	}
	for i, f := range e.Annotation.Fields {
		if f.Kind == PoolConstant && f.Index == 3 && f.Prov != 3 {
			t.Errorf("field %d: provenance %d, want that of the first location that needed it", i,
				f.Prov)
		}
	}
}

func TestEncodeRefuses(t *testing.T) {
	one := func(l Location) []Record { return []Record{{Locations: []Location{l}}} }
	for _, c := range []struct {
		m    Map
		want string
	}{
		{Map{}, "no version 0"},
		{Map{Version: 4}, "no version 4"},
		{Map{Version: V3, Functions: []Function{{Records: 1}}}, "function 0 counts 1 record, 0 are left"},
		{Map{Version: V3, Records: []Record{{}}}, "count 0 records, the map has 1"},
		{Map{Version: V2, Functions: []Function{{Records: UnknownCount}}}, "counts -1 records"},
		{Map{Version: V1, Records: one(Location{})}, "no kind 0"},
		{Map{Version: V1, Records: one(Location{Kind: 6})}, "no kind 6"},
		{Map{Version: V1, Records: one(InMemory(RSP, 0, 256))}, "256 bytes"},
		{Map{Version: V1, Constants: []uint64{1}, Records: one(Location{Kind: ConstIndex, Offset: 1})}, "constant 1 of a pool of 1"},
		{Map{Version: V1, Records: one(Location{Kind: ConstIndex, Offset: -1})}, "constant -1 of a pool of 0"},
	} {
		if _, err := Encode(&c.m); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q", c.m, err, c.want)
		}
	}
}

// TestPieces encodes maps of each version in pieces: together they are the section, with the fields
// of the whole annotation.
func TestPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 300 {
		m := randomMap(r, uint8(1+i%3))
		whole, err := EncodeAnnotated(m)
		if err != nil {
			t.Fatal(err)
		}
		p, err := NewPieces(m)
		if err != nil {
			t.Fatal(err)
		}
		section, fields := []byte(nil), whole.Annotation.Fields[1:]
		add := func(piece Piece) {
			for i := range piece.Fields {
				got, want := piece.Fields[i], fields[i]
				got.Off += uint32(len(section))
				if got.Parent, got.Prov = want.Parent, want.Prov; got != want {
					t.Fatalf("version %d: the field is %+v, not %+v", m.Version, got, want)
				}
			}
			fields = fields[len(piece.Fields):]
			section = append(section, piece.Bytes...)
		}
		head := p.Head()
		if !slices.Equal(head.Relocations, whole.Relocations) {
			t.Error("the relocations differ")
		}
		add(head)
		var piece Piece
		for from := 0; from < len(m.Records); from += 3 {
			p.Records(from, min(from+3, len(m.Records)), &piece)
			add(piece)
		}
		if !bytes.Equal(section, whole.Bytes) || len(fields) > 0 {
			t.Errorf("version %d: pieces of %d bytes are not the section of %d", m.Version,
				len(section), len(whole.Bytes))
		}
	}
}
