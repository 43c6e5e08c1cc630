package stackmap_test

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	. "statepoint/stackmap"
)

// randomTable generates a table with all kinds of frames, and points that are close together or far
// apart.
func randomTable(r *rand.Rand) *Table {
	t := &Table{}
	places := func() RootPlace {
		if r.IntN(3) == 0 {
			return RootPlace{true, int32(r.IntN(len(CalleeSaved)))}
		}
		return RootPlace{false, int32(r.IntN(400)) - 100}
	}
	for range 1 + r.IntN(12) {
		f := FrameRoots{FromRBP: r.IntN(4) == 0,
			Size: []uint32{1, 3, 127, 128, r.Uint32()}[r.IntN(5)]}
		if r.IntN(2) == 0 {
			f.Saved = uint8(r.IntN(64))
		}
		if r.IntN(4) == 0 {
			f.Registers = uint8(r.IntN(64))
		}
		if n := r.IntN(3); n > 0 {
			for range r.IntN(n * 60) {
				f.Slots = append(f.Slots, int32(r.IntN(n*n*100))-int32(r.IntN(2)*70))
			}
			slices.Sort(f.Slots)
			f.Slots = slices.Compact(f.Slots)
		}
		for range r.IntN(4) * r.IntN(2) {
			f.Pairs = append(f.Pairs, RootPair{places(), places()})
		}
		t.Frames = append(t.Frames, f)
	}
	step := []int{6, 40, 3000}[r.IntN(3)]
	at := uint32(r.IntN(300))
	for range r.IntN(200) {
		t.Points = append(t.Points, Point{Offset: at, Frame: int32(r.IntN(len(t.Frames))),
			Prov: r.Uint32()})
		at += 1 + uint32(r.IntN(step))
	}
	t.TextSize = at + uint32(r.IntN(600))
	if len(t.Points) == 0 && r.IntN(2) == 0 {
		t.TextSize = 0
	}
	return t
}

// withoutProv is the table without provenance, as encoded.
func withoutProv(t *Table) *Table {
	c := *t
	c.Points = make([]Point, len(t.Points))
	for i, p := range t.Points {
		c.Points[i] = Point{Offset: p.Offset, Frame: p.Frame}
	}
	return &c
}

// Tables decode to what was encoded, and reader and writer record the same fields.
func TestTableRoundTrip(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		want := []*Table{randomTable(r), randomTable(r)}
		var section []byte
		var first *TableEncoding
		for i, table := range want {
			e, err := EncodeTableAnnotated(table)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			checkAnnotation(t, e.Annotation)
			if i == 0 {
				first = e
			}
			section = append(section, e.Bytes...)
		}
		a, err := DecodeTableAnnotated(section)
		if err != nil || len(a.Tables) != 2 {
			t.Fatalf("seed %d: %d tables, %v", seed, len(a.Tables), err)
		}
		checkAnnotation(t, a)
		for i := range want {
			if !reflect.DeepEqual(a.Tables[i], withoutProv(want[i])) {
				t.Fatalf("seed %d: decoded\n%+v\nwant\n%+v", seed, a.Tables[i], want[i])
			}
		}
		for i, f := range first.Annotation.Fields {
			f.Prov = 0
			if a.Fields[i] != f {
				t.Fatalf("seed %d: field %d is read as %+v and written as %+v", seed, i,
					a.Fields[i], f)
			}
		}
		for _, p := range want[0].Points {
			if f := a.Tables[0].Lookup(p.Offset); f == nil ||
				!reflect.DeepEqual(*f, want[0].Frames[p.Frame]) {
				t.Fatalf("seed %d: looking %d up gives %+v", seed, p.Offset, f)
			}
			if next := p.Offset + 1; !slices.ContainsFunc(want[0].Points, func(q Point) bool {
				return q.Offset == next
			}) && a.Tables[0].Lookup(next) != nil {
				t.Fatalf("seed %d: a frame where no point is, at %d", seed, next)
			}
		}
		if !strings.Contains(a.Text(TextOptions{}).Text, "begins a return address table") {
			t.Fatal("no text")
		}
	}
}

// NewTable keeps every pair of every record, and shares equal frames.
func TestNewTable(t *testing.T) {
	statepoint := func(offset uint32, gc ...Location) Record {
		return Record{Offset: offset, Form: FormStatepoint,
			Locations: append([]Location{OfConstant(0), OfConstant(0), OfConstant(0)}, gc...)}
	}
	m := &Map{Version: V3}
	m.AddFunction(Function{StackSize: 24})
	m.AddRecord(statepoint(10, InMemory(7, 0, 8), InMemory(7, 0, 8)))
	m.AddRecord(statepoint(20, InMemory(7, 0, 8), InMemory(7, 0, 8)))
	m.AddRecord(statepoint(300, InMemory(7, 8, 8), InMemory(7, 0, 8), OfConstant(0), OfConstant(0),
		AtAddress(7, 16)))
	m.AddFunction(Function{StackSize: DynamicStackSize})
	m.AddRecord(statepoint(5, InMemory(6, -16, 16), InMemory(6, -16, 16), InRegister(3, 8),
		InRegister(3, 8)))
	m.AddRecord(Record{Offset: 9, Form: FormPlain, Locations: []Location{InRegister(0, 8)}})
	table, err := NewTable(m, []TableFunction{{Offset: 0, Saved: []uint16{3}},
		{Offset: 400, Saved: []uint16{6, 15}}}, 500)
	if err != nil {
		t.Fatal(err)
	}
	want := &Table{
		TextSize: 500,
		Points: []Point{{Offset: 10}, {Offset: 20}, {Offset: 300, Frame: 1}, {Offset: 405,
			Frame: 2}},
		Frames: []FrameRoots{
			{Size: 3, Saved: 1 << 5, Slots: []int32{0}},
			{Size: 3, Saved: 1 << 5, Slots: []int32{1}, Pairs: []RootPair{{RootPlace{false, 1}, RootPlace{false, 0}}}},
			{FromRBP: true, Size: 1, Saved: 3, Registers: 1 << 5, Slots: []int32{-2, -1}},
		},
	}
	if !reflect.DeepEqual(table, want) {
		t.Errorf("got\n%+v\nwant\n%+v", table, want)
	}
}

func TestNewTableRefuses(t *testing.T) {
	for _, c := range []struct {
		what string
		size uint64
		gc   Location
	}{
		{"a frame of 20 bytes", 20, InMemory(7, 0, 8)},
		{"a reference in [rbp+0]", 24, InMemory(6, 0, 8)},
		{"a reference in [rsp+4]", 24, InMemory(7, 4, 8)},
		{"a reference of 4 bytes", 24, InMemory(7, 0, 4)},
		{"a reference in rax", 24, InRegister(0, 8)},
	} {
		m := &Map{Version: V3}
		m.AddFunction(Function{StackSize: c.size})
		m.AddRecord(Record{Form: FormStatepoint,
			Locations: []Location{OfConstant(0), OfConstant(0), OfConstant(0), c.gc, c.gc}})
		if _, err := NewTable(m, make([]TableFunction, 1), 1); err == nil ||
			!strings.Contains(err.Error(), c.what) {
			t.Errorf("%v, want %s", err, c.what)
		}
	}
	m := &Map{Version: V3}
	m.AddFunction(Function{})
	if _, err := NewTable(m, nil, 1); err == nil {
		t.Error("a function that no map describes")
	}
}

// Every truncation, and every count that does not fit, gives an error that names a field.
func TestDecodeTableHostile(t *testing.T) {
	e, err := EncodeTable(&Table{
		TextSize: 700,
		Points:   []Point{{Offset: 3}, {Offset: 290, Frame: 1}, {Offset: 600}},
		Frames:   []FrameRoots{{Size: 2, Slots: []int32{0, 9}}, {Size: 4, Saved: 3, Registers: 1, Pairs: []RootPair{{RootPlace{true, 0}, RootPlace{false, 2}}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	bad := func(what, field string, b []byte) {
		t.Helper()
		a, err := DecodeTableAnnotated(b)
		var d *DecodeError
		if !errors.As(err, &d) || d.Offset > uint64(len(b)) || !strings.Contains(d.Field, field) {
			t.Errorf("%s: %v", what, err)
		}
		checkAnnotation(t, a)
	}
	for n := 1; n < len(e.Bytes); n++ {
		bad("cut to "+strconv.Itoa(n), "", e.Bytes[:n])
	}
	for _, c := range []struct {
		what, field string
		off         int
		v           uint32
	}{
		{"other magic", "magic", 0, 1},
		{"version", "version", 4, 2<<8 | 2},
		{"text of 4 GiB", "frames_at", 12, 0xffffffff},
		{"points past the end", "frames_at", 16, 0x40000000},
		{"frames past the end", "frames_at", 20, 0x40000000},
		{"size past the end", "size", 24, 0x40000000},
		{"more frames than bytes", "frames", 28, 0x40000000},
		{"page after page", "page[1]", 36, 7},
		{"a place beyond the code", "point[2]", 50, 0xff},
	} {
		b := slices.Clone(e.Bytes)
		binary.LittleEndian.PutUint32(b[c.off:], c.v)
		bad(c.what, c.field, b)
	}
}

func TestEncodeTableRefuses(t *testing.T) {
	frames := []FrameRoots{{Size: 1}}
	for what, table := range map[string]*Table{
		"out of order":   {TextSize: 9, Points: []Point{{Offset: 4}, {Offset: 4}}, Frames: frames},
		"not in 9 bytes": {TextSize: 9, Points: []Point{{Offset: 9}}, Frames: frames},
		"frame 1 of 1":   {TextSize: 9, Points: []Point{{Offset: 4, Frame: 1}}, Frames: frames},
		"slot 1":         {Frames: []FrameRoots{{Slots: []int32{2, 1}}}},
		"register 6":     {Frames: []FrameRoots{{Pairs: []RootPair{{RootPlace{true, 6}, RootPlace{}}}}}},
		"6 bits":         {Frames: []FrameRoots{{Saved: 64}}},
	} {
		if _, err := EncodeTable(table); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%v, want %s", err, what)
		}
	}
}

// A point's frame takes 4 bytes once the frames exceed 64 KiB.
func TestTableWidth(t *testing.T) {
	table := &Table{TextSize: 1 << 16}
	for i := range 9000 {
		table.Frames = append(table.Frames, FrameRoots{
			Size: uint32(i), Slots: []int32{0, int32(i%500 + 1)}})
		table.Points = append(table.Points, Point{Offset: uint32(5 * i), Frame: int32(i)})
	}
	e, err := EncodeTable(table)
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeTable(e.Bytes)
	if err != nil || e.Bytes[5] != 4 || !reflect.DeepEqual(got[0], table) {
		t.Fatalf("width %d, %v", e.Bytes[5], err)
	}
}
