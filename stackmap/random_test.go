package stackmap_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"statepoint/e2e/short"
	. "statepoint/stackmap"
)

// randomMap generates a map of a version with all kinds of locations, some functions without a
// fixed frame, some empty records, and constants on both sides of every limit.
func randomMap(r *rand.Rand, version uint8) *Map {
	m := &Map{Version: version}
	prov := uint32(0)
	next := func() uint32 { prov++; return prov }
	for range r.IntN(5) {
		m.Constants = append(m.Constants, r.Uint64())
	}
	for i := range 1 + r.IntN(5) {
		f := Function{StackSize: uint64(r.IntN(64)) * 8, Prov: next()}
		if r.IntN(2) == 0 {
			f.Symbol = "f" + strconv.Itoa(i)
			f.Address = uint64(r.IntN(3)) * 16
		} else {
			f.Address = r.Uint64()
		}
		if r.IntN(5) == 0 {
			f.StackSize = DynamicStackSize
		}
		m.AddFunction(f)
		// Offsets decrease at each new function, so that version 1 can distinguish them too.
		offset := uint32(r.IntN(8))
		for k := range 2 + r.IntN(3) {
			rec := randomRecord(r, m, next)
			if k == 0 && i > 0 {
				offset = 0
			} else {
				offset += 1 + uint32(r.IntN(100))
			}
			rec.Offset = offset
			m.AddRecord(rec)
		}
	}
	return m
}

func randomRecord(r *rand.Rand, m *Map, next func() uint32) Record {
	id := []uint64{0, 7, DefaultStatepointID, InvalidID, r.Uint64()}[r.IntN(5)]
	list := func(n int, one func() Location) []Location {
		var ls []Location
		for range r.IntN(n + 1) {
			ls = append(ls, one())
		}
		return ls
	}
	anywhere := func() Location { return randomLocation(r, m).WithProv(next()) }
	if r.IntN(3) > 0 {
		form := FormStatepoint
		if m.Version == V1 && r.IntN(2) == 0 {
			form = FormStatepoint36
		}
		s := Statepoint{Deopt: list(5, anywhere)}
		if form == FormStatepoint {
			s.CallingConv, s.Flags = int64([]int{0, 8, 9, 1023}[r.IntN(4)]), int64(r.IntN(4))
		}
		for range r.IntN(6) {
			at := InMemory(RSP, int32(r.IntN(100)*8), 8)
			from := InMemory(RSP, int32(r.IntN(100)*8), 8)
			if r.IntN(2) == 0 {
				from = at
			}
			s.GC = append(s.GC, from.WithProv(next()), at.WithProv(next()))
		}
		s.Allocas = list(2, func() Location {
			return AtAddress(RSP, int32(r.IntN(100)*8)).WithProv(next())
		})
		rec, err := NewStatepoint(form, id, 0, s, next())
		if err != nil {
			panic(err)
		}
		return rec
	}
	rec := Record{ID: id, Form: FormPlain, Locations: list(6, anywhere), Prov: next()}
	for range r.IntN(4) {
		rec.LiveOuts = append(rec.LiveOuts, LiveOut{DwarfReg: uint16(r.IntN(33)),
			Size: uint8(8 << r.IntN(3)), Prov: next()})
	}
	return rec
}

func randomLocation(r *rand.Rand, m *Map) Location {
	switch r.IntN(6) {
	case 0:
		return InRegister(uint16(r.IntN(70)), 8)
	case 1:
		return AtAddress([]uint16{RBP, RSP}[r.IntN(2)], int32(r.Uint32()))
	case 2:
		return InMemory([]uint16{RBP, RSP}[r.IntN(2)], int32(r.Uint32()), uint16(1+r.IntN(64)))
	case 3:
		if len(m.Constants) > 0 {
			i := r.IntN(len(m.Constants))
			return Location{Kind: ConstIndex, Size: 8, Offset: int32(i),
				Value: int64(m.Constants[i])}
		}
	}
	edge := []int64{0, 1, -1, math.MaxInt32, math.MaxInt32 + 1, math.MinInt32, math.MinInt32 - 1,
		math.MaxUint32,
		math.MaxInt64, math.MinInt64, int64(r.Uint64()), int64(r.IntN(100))}
	return OfConstant(edge[r.IntN(len(edge))])
}

// asDecoded is the map that decoding must return: constants moved to the pool, no provenance,
// symbols from relocations.
func asDecoded(m *Map, e *Encoding) *Map {
	d := &Map{Version: m.Version, Constants: e.Constants}
	d.Functions = append(d.Functions, m.Functions...)
	for i := range d.Functions {
		d.Functions[i].Prov = 0
	}
	at := map[uint64]int32{}
	for i, c := range e.Constants {
		if _, ok := at[c]; !ok {
			at[c] = int32(i)
		}
	}
	for i := range m.Records {
		r := m.Records[i]
		r.Prov = 0
		r.Locations = append([]Location(nil), r.Locations...)
		for j := range r.Locations {
			l := &r.Locations[j]
			l.Prov = 0
			if l.Kind == Constant && (l.Value > math.MaxInt32 || l.Value < math.MinInt32) {
				l.Kind, l.Offset = ConstIndex, at[uint64(l.Value)]
			}
		}
		r.LiveOuts = append([]LiveOut(nil), r.LiveOuts...)
		for j := range r.LiveOuts {
			r.LiveOuts[j].Prov = 0
		}
		d.Records = append(d.Records, r)
	}
	return d
}

// forgetForms clears the forms, which the bytes do not have.
func forgetForms(m *Map) *Map {
	for i := range m.Records {
		m.Records[i].Form = FormUnknown
	}
	return m
}

func TestRandomMapsRoundTrip(t *testing.T) {
	const seed = 20240229
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	for n := range short.Share(3000, 10) {
		m := randomMap(r, uint8(1+n%3))
		e, err := EncodeAnnotated(m)
		if err != nil {
			t.Fatalf("map %d: %v", n, err)
		}
		plain, err := Encode(m)
		if err != nil || !reflect.DeepEqual(plain.Bytes, e.Bytes) {
			t.Fatalf("map %d: annotating changes the bytes (%v)", n, err)
		}
		maps, err := Decode(e.Bytes, DecodeOptions{Relocations: e.Relocations})
		if err != nil {
			t.Fatalf("map %d: %v", n, err)
		}
		want := forgetForms(asDecoded(m, e))
		if len(maps) != 1 || !reflect.DeepEqual(forgetForms(maps[0]), want) {
			t.Fatalf("map %d: decoded\n%s\nwant\n%s", n, AppendJSON(nil, maps),
				AppendJSON(nil, []*Map{want}))
		}
		checkAnnotation(t, e.Annotation)
		sameFields(t, e)
	}
}

// A statepoint's form is inferred from its shape: always for the present form.
func TestInferStatepoint(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 0))
	for range 2000 {
		m := randomMap(r, V3)
		for i := range m.Records {
			rec := m.Records[i]
			if form := Infer(&rec, V3); rec.Form == FormStatepoint && form != FormStatepoint {
				t.Fatalf("inferred %v for %+v", form, rec)
			}
		}
	}
}

// A record that cannot be a statepoint's is plain.
func TestInferPlain(t *testing.T) {
	zero, slot, address := OfConstant(0), InMemory(RSP, 0, 8), AtAddress(RSP, 0)
	for _, c := range []struct {
		what string
		r    Record
	}{
		{"nothing", Record{}},
		{"two constants", Record{Locations: []Location{zero, zero}}},
		{"a register for a flag", Record{Locations: []Location{zero, InRegister(RAX, 8), zero}}},
		{"an unknown flag", Record{Locations: []Location{zero, OfConstant(4), zero}}},
		{"no calling convention", Record{Locations: []Location{OfConstant(1024), zero, zero}}},
		{"a negative count", Record{Locations: []Location{zero, zero, OfConstant(-1)}}},
		{"too few deopt locations", Record{Locations: []Location{zero, zero, OfConstant(2), slot}}},
		{"half a pair", Record{Locations: []Location{zero, zero, zero, slot}}},
		{"an address for a base", Record{Locations: []Location{zero, zero, zero, address, slot}}},
		{"4 bytes for a pointer", Record{Locations: []Location{zero, zero, zero, slot, InMemory(RSP, 8, 4)}}},
		{"live-outs", Record{Locations: []Location{zero, zero, zero}, LiveOuts: []LiveOut{{DwarfReg: RBX, Size: 8}}}},
	} {
		if form := Infer(&c.r, V3); form != FormPlain {
			t.Errorf("%s: inferred %v", c.what, form)
		}
		c.r.Form = FormPlain
		if _, err := c.r.Statepoint(); err == nil {
			t.Errorf("%s: read as a statepoint", c.what)
		}
	}
	if form := Infer(&Record{Locations: []Location{zero, slot, slot}}, V1); form !=
		FormStatepoint36 {
		t.Errorf("a 3.6 record in a version 1 map: inferred %v", form)
	}
}

// sameFields checks that reader and writer, which share no format code, record the same fields.
func sameFields(t *testing.T, e *Encoding) {
	t.Helper()
	a, err := DecodeAnnotated(e.Bytes, DecodeOptions{Relocations: e.Relocations})
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Fields) != len(e.Annotation.Fields) {
		t.Fatalf("%d fields read, %d written", len(a.Fields), len(e.Annotation.Fields))
	}
	for i := range a.Fields {
		w := e.Annotation.Fields[i]
		w.Prov = 0
		if a.Fields[i] != w {
			t.Fatalf("field %d read as %+v, written as %+v", i, a.Fields[i], w)
		}
	}
}

// checkAnnotation checks that every byte is in exactly one leaf, that groups cover exactly their
// children, and that paths are unique.
func checkAnnotation(t *testing.T, a *Annotation) {
	t.Helper()
	at := uint32(0)
	paths := map[string]bool{}
	for i := range a.Fields {
		f := &a.Fields[i]
		if path := a.Path(i); paths[path] && f.Kind != Gap {
			t.Fatalf("two fields have the path %s", path)
		} else {
			paths[path] = true
		}
		if f.Parent >= int32(i) {
			t.Fatalf("field %d has parent %d", i, f.Parent)
		}
		if f.Parent >= 0 {
			p := &a.Fields[f.Parent]
			if !p.Kind.IsGroup() || f.Off < p.Off || f.End() > p.End() {
				t.Fatalf("%s [%d,%d) is not within its parent [%d,%d)", a.Path(i), f.Off, f.End(),
					p.Off, p.End())
			}
		}
		if f.Kind.IsGroup() {
			continue
		}
		if f.Off != at || f.Len == 0 {
			t.Fatalf("%s is at %d, %d bytes long; expected at %d", a.Path(i), f.Off, f.Len, at)
		}
		if got := a.At(f.Off); got != i {
			t.Fatalf("At(%d) = %d, want %d", f.Off, got, i)
		}
		if got := a.At(f.End() - 1); got != i {
			t.Fatalf("At(%d) = %d, want %d", f.End()-1, got, i)
		}
		at = f.End()
	}
	if int(at) != len(a.Bytes) {
		t.Fatalf("fields end at %d of %d bytes", at, len(a.Bytes))
	}
	if a.At(at) != -1 {
		t.Fatalf("At past the end finds a field")
	}
}
