package ir_test

import (
	"testing"

	"statepoint/core/irparse"
)

// TestIncomingNear looks up every block from every index, and one block that the phi does not name.
func TestIncomingNear(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "near.ll", `define i32 @f(i32 %n) {
  switch i32 %n, label %a [ i32 1, label %b i32 2, label %c i32 3, label %d ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
d:
  br label %j
j:
  %p = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %c ], [ 4, %d ]
  ret i32 %p
}`)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	join := f.Blocks[len(f.Blocks)-1]
	phi := join.First()
	for near := range 9 {
		for i, b := range phi.Blocks {
			if got := phi.IncomingNear(b, near-2); got != i {
				t.Errorf("near %d, %s: %d, want %d", near-2, b.Name(), got, i)
			}
		}
		if got := phi.IncomingNear(join, near-2); got != -1 {
			t.Errorf("near %d, a stranger: %d", near-2, got)
		}
	}
}
