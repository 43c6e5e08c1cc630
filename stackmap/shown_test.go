package stackmap_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	. "statepoint/stackmap"
)

// A map annotated for one function has the bytes and, of the function, the text of the whole, in
// columns as wide.
func TestEncodeShown(t *testing.T) {
	const seed = 7
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	hidden := 0
	for n := range 600 {
		m := randomMap(r, uint8(1+n%3))
		whole, err := EncodeAnnotated(m)
		if err != nil {
			t.Fatal(err)
		}
		shown := r.IntN(len(m.Functions)+1) - 1
		some, err := EncodeShown(m, shown)
		if err != nil || !reflect.DeepEqual(whole.Bytes, some.Bytes) ||
			!reflect.DeepEqual(whole.Relocations, some.Relocations) {
			t.Fatalf("map %d: other bytes, %v", n, err)
		}
		has, end := map[uint32]bool{}, uint32(0)
		for _, row := range some.Annotation.Rows(0, len(some.Annotation.Fields)) {
			if row.Off != end {
				t.Fatalf("map %d: a row at %d follows one that ends at %d", n, row.Off, end)
			}
			end = row.Off + row.Len
			if some.Annotation.Hidden(int(row.Field)) {
				hidden++
			} else {
				has[row.Off] = true
			}
		}
		o := TextOptions{Width: []int{0, 8, 4}[n%3], Packed: n%2 == 0, Gutter: n%5 == 0,
			HidePath: n%7 == 0}
		all := o
		all.Rows = whole.Annotation.Rows(0, len(whole.Annotation.Fields))
		all.Only = func(row int) bool { return has[all.Rows[row].Off] }
		got, want := some.Annotation.Text(o), whole.Annotation.Text(all)
		if got.Text != want.Text || !reflect.DeepEqual(got.Gutter, want.Gutter) {
			t.Fatalf("map %d of version %d, function %d, %+v:\n%s\nwant\n%s", n, m.Version, shown,
				o, got.Text, want.Text)
		}
	}
	if hidden < 1000 {
		t.Errorf("only %d functions and records are hidden", hidden)
	}
}
