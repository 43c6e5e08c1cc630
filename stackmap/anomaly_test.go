package stackmap_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// A size of a reference that is no vector's is an anomaly, and the text shows it.
func TestSizesOfReferences(t *testing.T) {
	slot := func(off int32, size uint16) stackmap.Location {
		return stackmap.InMemory(stackmap.RSP, off, size)
	}
	for _, c := range []struct {
		base, derived stackmap.Location
		want, text    string
	}{
		{slot(24, 8), slot(24, 8), "", "pointer [rsp+24]\n"},
		{slot(24, 24), slot(24, 24), "", "3 pointers from [rsp+24]\n"},
		{slot(8, 8), slot(24, 16), "", "2 pointers from [rsp+24], base [rsp+8]\n"},
		{slot(24, 264), slot(24, 8), "location 3: a reference of 264 bytes, whose derived " +
			"pointer has 8", "pointer [rsp+24], base [rsp+24] of 264 bytes\n"},
		{slot(8, 8), slot(24, 264), "location 4: a reference of 264 bytes in a frame of 56",
			"33 pointers from [rsp+24], base [rsp+8]\n"},
		{slot(24, 8), slot(24, 12), "location 4: a reference of 12 bytes",
			"pointer [rsp+24] of 12 bytes, base [rsp+24]\n"},
	} {
		r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 1, 4, stackmap.Statepoint{
			GC: []stackmap.Location{c.base, c.derived}}, 0)
		if err != nil {
			t.Fatal(err)
		}
		m := &stackmap.Map{Version: stackmap.V3, Functions: []stackmap.Function{{StackSize: 56,
			Records: 1}}, Records: []stackmap.Record{r}}
		e, err := stackmap.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		a, err := stackmap.DecodeAnnotated(e.Bytes, stackmap.DecodeOptions{
			Form: stackmap.FormStatepoint})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, odd := range a.Anomalies() {
			at := a.Enclosing(odd.Field, stackmap.GroupLocation)
			got = append(got, fmt.Sprintf("location %d: %s", a.Fields[at].Index, odd.Problem))
		}
		if s := strings.Join(got, "\n"); s != c.want {
			t.Errorf("%v, %v: %q, want %q", c.base, c.derived, s, c.want)
		}
		if s := string(stackmap.AppendRecord(nil, m, 0, 0)); !strings.HasSuffix(s, c.text) {
			t.Errorf("%q, want %q at its end", s, c.text)
		}
	}
}
