package passes_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/verify"
)

// TestAstronomicalTypes reads, verifies and rewrites a short text whose types have too many parts
// to visit each, and one with so many attributes that comparing each pair would take minutes.
func TestAstronomicalTypes(t *testing.T) {
	var types strings.Builder
	types.WriteString("%t0 = type { i8, [2 x i8] }\n")
	for i := 1; i < 64; i++ {
		fmt.Fprintf(&types, "%%t%d = type { %%t%d, [3 x %%t%d] }\n", i, i-1, i-1)
	}
	for name, text := range map[string]string{
		"types": types.String() + `@g = global %t63 zeroinitializer
declare void @foo()
define void @f(ptr %p) gc "statepoint-example" {
  %v = load %t63, ptr %p
  call void @foo()
  store %t63 %v, ptr %p
  ret void
}
`,
		"attributes": "define void @f() " + manyAttributes(60_000) + " {\n  ret void\n}\n",
	} {
		m, _, err := irparse.ParseString(t.Context(), name+".ll", text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := verify.Diagnose(t.Context(), m, nil); err != nil {
			t.Error(err)
		}
		p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Run(t.Context(), m); err != nil {
			t.Error(err)
		}
	}
}

func manyAttributes(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "\"a%d\"=\"b\" ", i)
	}
	return b.String()
}
