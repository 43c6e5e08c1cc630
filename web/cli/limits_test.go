package cli

import (
	"strings"
	"testing"
)

// TestLimitsOfText checks that opt and llc print no more than -max-output allows, and that llc
// compiles no more than -max-code allows.
func TestLimitsOfText(t *testing.T) {
	const few = "error: the text of the module has more than 100 bytes, the limit; " +
		"-max-output=SIZE raises it"
	sums := "define <64 x i64> @f(<64 x i64> %v0) {\n  %v1 = add <64 x i64> %v0, %v0\n  " +
		"ret <64 x i64> %v1\n}\n"
	for _, c := range []struct{ command, option, says string }{
		{"opt -S -passes=verify", "-max-output=100", few},
		{"llc -o -", "-max-output=100", few},
		{"llc -o -", "-max-code=100", "<stdin>:1:19: error: with `@f` the code of the module has " +
			"more than "},
		{"compile - -o /dev/null", "-max-code=100",
			"-max-code=N raises the limit, which is N, now " +
				"100, and 4 for each"},
	} {
		args := strings.Fields(c.command)
		out, stderr, status := runCommand(sums, append(args, c.option)...)
		if status == 0 || !strings.Contains(stderr, c.says) || len(out) > 101 {
			t.Errorf("%s %s: status %d, %d bytes\n%s", c.command, c.option, status, len(out),
				stderr)
		}
		raised := strings.Replace(c.option, "=100", "=100000", 1)
		if _, stderr, status := runCommand(sums, append(args, raised)...); status != 0 {
			t.Errorf("%s %s: status %d\n%s", c.command, raised, status, stderr)
		}
	}
}
