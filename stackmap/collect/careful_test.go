package collect_test

import (
	"strings"
	"testing"

	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// A map with contents that no compiler writes is refused before it is used.
func TestMapsAreReadWithCare(t *testing.T) {
	constant := stackmap.Location{Kind: stackmap.Constant, Size: 8}
	slot := stackmap.Location{Kind: stackmap.Indirect, DwarfReg: stackmap.RSP, Size: 8}
	for _, c := range []struct {
		change func(*stackmap.Record)
		want   string
	}{
		{func(*stackmap.Record) {}, ""},
		{func(r *stackmap.Record) { r.Locations[0].DwarfReg = 3 }, "location[0]: a constant in register 3"},
		{func(r *stackmap.Record) { r.Locations[1].Size = 4 }, "a constant of 4 bytes"},
		{func(r *stackmap.Record) { r.Locations[4].Size = 7 }, "a reference of 7 bytes"},
		{func(r *stackmap.Record) {
			r.Locations[4] = stackmap.Location{Kind: stackmap.Register, DwarfReg: 3, Size: 8,
				Offset: 1}
		}, "a register with an offset of 1"},
		{func(r *stackmap.Record) { r.LiveOuts = []stackmap.LiveOut{{DwarfReg: 1, Size: 8}} },
			"1 live-out after"},
	} {
		r := stackmap.Record{ID: 1, Offset: 5, Form: stackmap.FormStatepoint,
			Locations: []stackmap.Location{constant, constant, constant, slot, slot}}
		c.change(&r)
		m := &stackmap.Map{Version: stackmap.V3, Records: []stackmap.Record{r},
			Functions: []stackmap.Function{{Address: 0x1000, StackSize: 8, Records: 1}}}
		e, err := stackmap.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		_, err = collect.NewStackMap(e.Bytes, stackmap.DecodeOptions{
			Form: stackmap.FormStatepoint}, nil)
		if c.want == "" && err != nil || c.want != "" &&
			(err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v, not %q", err, c.want)
		}
	}
}

// A nonzero reserved byte is refused too.
func TestReservedBytesAreZero(t *testing.T) {
	e, err := stackmap.Encode(&stackmap.Map{Version: stackmap.V3})
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []int{1, 2, 3} {
		b := append([]byte(nil), e.Bytes...)
		b[at] = 1
		if _, err := collect.NewStackMap(b, stackmap.DecodeOptions{}, nil); err == nil {
			t.Errorf("byte %d", at)
		}
		if _, err := stackmap.Decode(b, stackmap.DecodeOptions{}); err != nil {
			t.Errorf("byte %d: %v", at, err)
		}
	}
}
