package wire

import (
	"fmt"
	"slices"
	"testing"
)

// However long a list of strings is, reading it asks for memory a few times; cut short anywhere, it
// is bad.
func TestStrings(t *testing.T) {
	want := make([]string, 1000)
	for i := range want {
		want[i] = fmt.Sprintf("line %d", i%200)[i%3:]
	}
	want[7] = ""
	e := &encoder{}
	e.strs(want)
	e.u8(42)
	var got []string
	if n := testing.AllocsPerRun(10, func() {
		d := &decoder{b: e.b}
		if got = d.strs(); d.u8() != 42 || d.bad {
			t.Fatal("what follows the list is not read")
		}
	}); n > 4 {
		t.Errorf("%v allocations", n)
	}
	if !slices.Equal(got, want) {
		t.Errorf("read %q", got)
	}
	for n := range len(e.b) - 1 {
		d := &decoder{b: e.b[:n]}
		if got := d.strs(); !d.bad || got != nil {
			t.Fatalf("cut to %d bytes: %d strings", n, len(got))
		}
	}
}
