package main

import (
	"reflect"
	"testing"

	"statepoint/stackmap"
)

// encoded is a map of a function with a statepoint: a deopt value, a base and a pointer derived
// from it, and a live-out.
func encoded(t *testing.T) []byte {
	t.Helper()
	m := &stackmap.Map{Version: stackmap.V3}
	m.AddFunction(stackmap.Function{Symbol: "f", StackSize: 24})
	base, derived := stackmap.InMemory(stackmap.RSP, 0, 8), stackmap.InMemory(stackmap.RSP, 8, 8)
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 7, 10, stackmap.Statepoint{
		Deopt: []stackmap.Location{stackmap.InMemory(stackmap.RSP, 16, 8)},
		GC:    []stackmap.Location{base, derived}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	r.LiveOuts = []stackmap.LiveOut{{DwarfReg: 3, Size: 8}}
	m.AddRecord(r)
	e, err := stackmap.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return e.Bytes
}

func TestParse(t *testing.T) {
	data := encoded(t)
	m, rest, err := Parse(append(data, data...)) // two modules were linked
	if err != nil || len(rest) != len(data) {
		t.Fatalf("%d bytes follow: %v", len(rest), err)
	}
	if len(m.Functions) != 1 || m.Functions[0].Frame != 24 || len(m.Functions[0].Records) != 1 {
		t.Fatalf("%+v", m)
	}
	r := &m.Functions[0].Records[0]
	begin, end, ok := r.Pairs()
	if r.ID != 7 || r.Offset != 10 || !ok || begin != 4 || end != 6 {
		t.Errorf("record %+v with pairs from %d to %d, %v", r, begin, end, ok)
	}
	if want := []Location{{Indirect, 8, 7, 0}, {Indirect, 8, 7, 8}}; !reflect.DeepEqual(
		r.Locations[begin:end], want) {
		t.Errorf("the pair is %v, not %v", r.Locations[begin:end], want)
	}
	if want := []LiveOut{{3, 8}}; !reflect.DeepEqual(r.LiveOuts, want) {
		t.Errorf("live out are %v, not %v", r.LiveOuts, want)
	}
}

// A part of a map is refused wherever it ends, and so are other bytes.
func TestParseRefuses(t *testing.T) {
	data := encoded(t)
	for n := range data {
		if _, _, err := Parse(data[:n]); err == nil {
			t.Errorf("%d of %d bytes are a map", n, len(data))
		}
	}
	for _, text := range []string{"\x7fELF\x02", "\x02\x00\x00\x00"} {
		if _, _, err := Parse([]byte(text)); err == nil {
			t.Errorf("%q is a map", text)
		}
	}
}
