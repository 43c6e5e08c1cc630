package stackmap_test

import (
	"strconv"
	"testing"

	. "statepoint/stackmap"
)

// largeMap has 10,000 functions with 10 calls and 8 live pointers each: 25 MB in version 3.
func largeMap(tb testing.TB) *Map {
	tb.Helper()
	m := &Map{Version: V3}
	for f := range 10000 {
		m.AddFunction(Function{Symbol: "f" + strconv.Itoa(f), StackSize: 72, Prov: uint32(f + 1)})
		for c := range 10 {
			gc := make([]Location, 0, 16)
			for p := range 8 {
				at := InMemory(RSP, int32(8*p), 8).WithProv(uint32(p + 1))
				gc = append(gc, at, at)
			}
			r, err := NewStatepoint(FormStatepoint, DefaultStatepointID, uint32(40*c),
				Statepoint{GC: gc}, uint32(c+1))
			if err != nil {
				tb.Fatal(err)
			}
			m.AddRecord(r)
		}
	}
	return m
}

func BenchmarkEncode(b *testing.B) {
	m := largeMap(b)
	b.ReportAllocs()
	for b.Loop() {
		e, err := Encode(m)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(e.Bytes)))
	}
}

func BenchmarkEncodeAnnotated(b *testing.B) {
	m := largeMap(b)
	b.ReportAllocs()
	for b.Loop() {
		e, err := EncodeAnnotated(m)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(e.Bytes)))
	}
}

func BenchmarkDecode(b *testing.B) {
	e, err := Encode(largeMap(b))
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(e.Bytes)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decode(e.Bytes, DecodeOptions{Relocations: e.Relocations}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkText(b *testing.B) {
	m := largeMap(b)
	m.Functions, m.Records = m.Functions[:100], m.Records[:1000]
	e, err := EncodeAnnotated(m)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(e.Bytes)))
	b.ReportAllocs()
	for b.Loop() {
		e.Annotation.Text(TextOptions{})
	}
}

func BenchmarkLookup(b *testing.B) {
	m := largeMap(b)
	for i := range m.Functions {
		m.Functions[i].Address = uint64(0x401000 + 512*i)
	}
	x := NewIndex([]*Map{m}, nil)
	if x.Len() != 100000 {
		b.Fatalf("%d entries", x.Len())
	}
	for i := 0; b.Loop(); i++ {
		if e := x.Entry(i * 7919 % x.Len()); x.Lookup(e.Address) != e {
			b.Fatalf("entry %d not found", i)
		}
	}
}
