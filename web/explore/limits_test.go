package explore_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// TestLimitsOfShortTexts gives the engine short texts that print as long texts or take long to
// compile.
func TestLimitsOfShortTexts(t *testing.T) {
	name := "%" + strings.Repeat("t", 400_000)
	long := fmt.Sprintf("%s = type { i8 }\ndeclare void @c()\ndefine %s addrspace(1)* @f(%s "+
		"addrspace(1)* %%p) gc \"statepoint-example\" {\n%s  ret %s addrspace(1)* %%p\n}\n", name,
		name, name, strings.Repeat("  call void @c()\n", 200), name)
	wide := "define <64 x i64> @f(<64 x i64> %v0) {\n"
	for k := range 8000 {
		wide += fmt.Sprintf("  %%v%d = add <64 x i64> %%v%d, %%v0\n", k+1, k)
	}
	wide += "  ret <64 x i64> %v8000\n}\n"
	for _, c := range []struct{ text, says string }{
		{long, fmt.Sprintf("the text of the module has more than %d bytes, the limit of one run "+
			"(MaxTextBytes)", explore.MaxTextBytes)},
		{wide, "instructions and operands, the limit of the code generator (MaxCode)"},
	} {
		r := panes.Run(context.Background(), &report.Request{Source: c.text})
		if r.OK || len(r.Diagnostics) == 0 ||
			!strings.Contains(r.Diagnostics[len(r.Diagnostics)-1].Message, c.says) {
			for _, d := range r.Diagnostics {
				t.Logf("%.300s", d.Message)
			}
			t.Errorf("%v, want %s", r.OK, c.says)
		}
	}
}
