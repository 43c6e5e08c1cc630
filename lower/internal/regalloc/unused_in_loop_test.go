package regalloc_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// rotatingLoop loads some values, and then runs a loop with others that each move on to the next
// variable at its end; the first are added to these after the loop.
func rotatingLoop(loaded, rotating int) string {
	var b strings.Builder
	b.WriteString("define void @f(ptr %p, ptr %q) {\n")
	for i := range max(loaded, rotating) {
		fmt.Fprintf(&b, "  %%p%d = getelementptr i64, ptr %%p, i64 %d\n  %%x%d = load i64, "+
			"ptr %%p%d\n", i, i, i, i)
	}
	b.WriteString("  br label %loop\nloop:\n  %i = phi i64 [ 0, %0 ], [ %j, %loop ]\n")
	for i := range rotating {
		next := fmt.Sprintf("%%v%d", i-1)
		if i == 0 {
			next = "%w"
		}
		fmt.Fprintf(&b, "  %%v%d = phi i64 [ %%x%d, %%0 ], [ %s, %%loop ]\n", i, i, next)
	}
	fmt.Fprintf(&b, "  %%w = mul i64 %%v%d, %%v0\n  %%j = add i64 %%i, 1\n  %%c = icmp eq i64 %%j,"+
		" 64\n  br i1 %%c, label %%done, label %%loop\ndone:\n", rotating-1)
	for i := range loaded {
		fmt.Fprintf(&b, "  %%s%d = add i64 %%x%d, %%v%d\n  %%q%d = getelementptr i64, ptr %%q, "+
			"i64 %d\n  store i64 %%s%d, ptr %%q%d\n", i, i, i%rotating, i, i, i, i)
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// TestUnusedInLoop compiles loops that have too few registers only because of values that they do
// not use: those are in memory, and nothing in the loop is.
func TestUnusedInLoop(t *testing.T) {
	for loaded := 4; loaded <= 12; loaded++ {
		res := lowertest.Compile(t, rotatingLoop(loaded, 8), lower.Options{Checked: true,
			Detail: true})
		asm := res.Assembly(amd64.ATT, false)
		_, rest, _ := strings.Cut(asm, ".LBB0_1:")
		loop, _, ok := strings.Cut(rest, "\tj")
		if !ok {
			t.Fatalf("no loop in\n%s", asm)
		}
		if strings.Contains(loop, "%rsp") {
			t.Errorf("%d values: the loop uses memory\n%s", loaded, loop)
		}
	}
}
