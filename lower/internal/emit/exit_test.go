package emit_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestExitKeepsResults returns one to three words in registers from frames of one word and larger,
// under the conventions that return like C: the register into which a one-word frame is popped must
// not hold a result. (In coldcc llc's own callees restore RDX over the second word.)
func TestExitKeepsResults(t *testing.T) {
	var ir, main strings.Builder
	ir.WriteString("declare void @note(i64)\n")
	main.WriteString("#include <stdio.h>\nvoid note(long x) { printf(\"note %ld\\n\", x); }\n")
	for _, cc := range [...]string{"ccc", "fastcc", "tailcc", "swiftcc", "swifttailcc",
		"preserve_mostcc"} {
		for words := 1; words <= 3; words++ {
			for kept := range 3 { // values live across the call, which need space in the frame
				returns(&ir, &main, fmt.Sprintf("%s_%d_%d", cc, words, kept), cc, words, kept)
			}
		}
	}
	calls := main.String()
	var c strings.Builder
	c.WriteString(calls)
	c.WriteString("int main(void) {\n")
	for _, line := range strings.Split(ir.String(), "\n") {
		if name, ok := strings.CutPrefix(line, "define i64 @"); ok {
			name, _, _ = strings.Cut(name, "(")
			fmt.Fprintf(&c, "printf(\"%s: %%ld\\n\", %s(3, 5));\n", name, name)
		}
	}
	c.WriteString("}\n")
	lowertest.SameOutput(t, ir.String(), c.String(), "")
}

// returns writes a function that returns words, one that calls it, and the latter's prototype.
func returns(ir, c *strings.Builder, name, cc string, words, kept int) {
	t := "{ i64" + strings.Repeat(", i64", words-1) + " }"
	fmt.Fprintf(c, "long %s(long, long);\n", name)
	fmt.Fprintf(ir, "define internal %s %s @in_%s(i64 %%a, i64 %%b) noinline {\n", cc, t, name)
	for k := range kept {
		fmt.Fprintf(ir, "  %%k%d = mul i64 %%a, %d\n", k, k+3)
	}
	ir.WriteString("  call void @note(i64 %b)\n")
	for k := range words {
		x := fmt.Sprint(1000 + k)
		if k < kept {
			x = fmt.Sprintf("%%k%d", k)
		}
		from := "poison"
		if k > 0 {
			from = fmt.Sprintf("%%v%d", k-1)
		}
		fmt.Fprintf(ir, "  %%v%d = insertvalue %s %s, i64 %s, %d\n", k, t, from, x, k)
	}
	fmt.Fprintf(ir, "  ret %s %%v%d\n}\n", t, words-1)
	fmt.Fprintf(ir,
		"define i64 @%s(i64 %%a, i64 %%b) {\n  %%r = call %s %s @in_%s(i64 %%a, i64 %%b)\n  %%s0 "+
			"= add i64 %%a, 0\n", name, cc, t, name)
	for k := range words {
		fmt.Fprintf(ir,
			"  %%x%d = extractvalue %s %%r, %d\n  %%m%d = mul i64 %%s%d, 31\n  %%s%d = add i64 "+
				"%%m%d, %%x%d\n", k, t, k, k, k, k+1, k, k)
	}
	fmt.Fprintf(ir, "  ret i64 %%s%d\n}\n", words)
}
