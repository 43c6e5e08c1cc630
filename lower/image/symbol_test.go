package image_test

import (
	"testing"

	"statepoint/lower/image"
)

// Functions come before data, and the first of several names of an address before the others.
func TestNamesOfAddresses(t *testing.T) {
	images, err := image.Open("a.s", []byte(`.text
inner:
.globl f
.type f,@function
f:
  ret
.data
first:
second:
  .quad 0
`))
	if err != nil {
		t.Fatal(err)
	}
	im := images[0]
	for _, c := range []struct{ at, want string }{{"f", "f"}, {"inner", "f"}, {"first", "first"},
		{"second", "first"}} {
		addr, ok := im.Lookup(c.at)
		if got := im.SymbolAt(addr); !ok || got != c.want {
			t.Errorf("at %s: %q, %v; want %q", c.at, got, ok, c.want)
		}
		if got := im.SymbolAt(addr + 4096); got != "" {
			t.Errorf("after %s: %q", c.at, got)
		}
	}
}
