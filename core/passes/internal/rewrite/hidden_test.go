package rewrite_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/e2e/passtest"
)

// hiddenText returns the findings for a function with the given lines as its body, each with its
// line number.
func hiddenText(t *testing.T, n int, before, after string) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("declare void @foo()\n" +
		"define void @f(ptr addrspace(1) %o) gc \"statepoint-example\" {\n")
	for _, part := range []string{before, "", after} {
		if part == "" {
			b.WriteString("  call void @foo()\n")
		}
		for i := range n {
			b.WriteString(strings.ReplaceAll(part, "#", fmt.Sprint(i)))
		}
	}
	b.WriteString("  ret void\n}\n")
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Run(context.Background(), passtest.Parse(t, b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return found.Text(nil)
}

// TestManyHiddenReferencesAreCounted has more uses than the analysis traces.
func TestManyHiddenReferencesAreCounted(t *testing.T) {
	got := hiddenText(t, 100, "  %b# = ptrtoint ptr addrspace(1) %o to i64\n",
		"  %p# = inttoptr i64 %b# to ptr addrspace(1)\n"+
			"  store i64 0, ptr addrspace(1) %p#\n")
	if !strings.Contains(got, "36 more uses of stale addresses in @f") {
		t.Errorf("the rest is not counted:\n%s", got)
	}
}

// TestTooLargeFunctionIsSaid has a function with more stack objects than the analysis follows.
func TestTooLargeFunctionIsSaid(t *testing.T) {
	got := hiddenText(t, 17000,
		"  %s# = alloca ptr addrspace(1)\n  store ptr addrspace(1) %o, ptr %s#\n", "")
	if !strings.Contains(got, "@f is too large to be searched for hidden references") {
		t.Errorf("that the function was not searched is not said:\n%s", got)
	}
}
