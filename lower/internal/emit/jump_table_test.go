package emit_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestJumpTables switches over dense, sparse, negative and narrow cases, with phis on the edges.
func TestJumpTables(t *testing.T) {
	var ir, c strings.Builder
	c.WriteString("#include <stdio.h>\n")
	type shape struct {
		bits, low, step, n int
	}
	shapes := []shape{{32, 0, 1, 8}, {64, -4, 1, 9}, {8, -100, 1, 12}, {32, 1000, 2, 7},
		{64, 5, 100, 6}, {16, 32760, 1, 7}, {13, 3, 1, 6}, {32, -2147483648, 1, 5}}
	for k, s := range shapes {
		ir.WriteString(switchFunction(k, s.bits, s.low, s.step, s.n))
		fmt.Fprintf(&c, "long f%d(long);\n", k)
	}
	c.WriteString("int main(void) {\n")
	for k, s := range shapes {
		fmt.Fprintf(&c,
			"for (long i = -3; i < %d; i++) printf(\"f%d %%ld: %%ld\\n\", i, f%d(%d + i));\n",
			s.n*s.step+4, k, k, s.low)
		fmt.Fprintf(&c,
			"printf(\"%%ld %%ld\\n\", f%d(0x7fffffffffffffff), f%d(-0x7fffffffffffffff));\n", k, k)
	}
	c.WriteString("}\n")
	lowertest.SameOutput(t, ir.String(), c.String(), "")
}

func switchFunction(k, bits, low, step, n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "define i64 @f%d(i64 %%x) {\nentry:\n", k)
	v := "%x"
	if bits != 64 {
		fmt.Fprintf(&b, "  %%v = trunc i64 %%x to i%d\n", bits)
		v = "%v"
	}
	fmt.Fprintf(&b, "  switch i%d %s, label %%out [", bits, v)
	for i := range n {
		fmt.Fprintf(&b, " i%d %d, label %%c%d", bits, low+i*step, i%5)
	}
	b.WriteString(" ]\n")
	phi := "  %r = phi i64 [ -1, %entry ]"
	for i := range min(n, 5) {
		fmt.Fprintf(&b, "c%d:\n  %%w%d = mul i64 %%x, %d\n  br label %%out\n", i, i, 10+i)
		phi += fmt.Sprintf(", [ %%w%d, %%c%d ]", i, i)
	}
	fmt.Fprintf(&b, "out:\n%s\n  ret i64 %%r\n}\n", phi)
	return b.String()
}
