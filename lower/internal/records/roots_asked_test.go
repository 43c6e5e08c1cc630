package records_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// rootsInLoop has a root in a loop with a call, and returns.
const rootsInLoop = `
declare void @g()
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %a, i1 %c) gc "mine" {
entry:
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  br label %loop
loop:
  call void @g()
  br i1 %c, label %loop, label %done
done:
  ret void
}
`

// withStrategy compiles rootsInLoop with a strategy of switches.
func withStrategy(t *testing.T, switches string) *lower.Result {
	t.Helper()
	s, err := gc.ParseSpec("name=mine," + switches)
	if err != nil {
		t.Fatal(err)
	}
	registry := gc.NewRegistry()
	registry.Register(s)
	return lowertest.Compile(t, rootsInLoop, lower.Options{Strategies: registry})
}

// A printer gets the safe points of the kinds that the strategy asks for, numbered in their order
// in the module.
func TestPointsOfEveryKind(t *testing.T) {
	res := withStrategy(t, "table=gcmap,safepoints=loop+return+pre-call+post-call")
	var kinds []string
	for i, p := range res.Roots.Functions[0].Points {
		if p.Number != i || p.Label == "" {
			t.Errorf("point %d has number %d, label %q", i, p.Number, p.Label)
		}
		kinds = append(kinds, p.Kind.String())
	}
	if got := strings.Join(kinds, " "); got != "pre-call post-call loop return" {
		t.Errorf("the points are %q", got)
	}
}

// Roots that are lowered to a linked list are in no map and no table.
func TestLinkedRootsAreInNoMap(t *testing.T) {
	for _, switches := range []string{"roots=linked", "roots=linked:my_chain"} {
		res := withStrategy(t, switches)
		if text := mapText(res.Roots); strings.Contains(text, "root") || len(res.Printed) > 0 {
			t.Errorf("%s: %d tables, and the map has\n%s", switches, len(res.Printed), text)
		}
	}
}

// A table is printed for strategies that ask for one, and for no others (UsesMetadata).
func TestTablesOnlyWhereAsked(t *testing.T) {
	for switches, want := range map[string]int{"roots=slots": 0, "table=none,safepoints=loop": 0,
		"table=gcmap": 1, "table=ocaml": 1, "table=erlang": 1} {
		if res := withStrategy(t, switches); len(res.Printed) != want {
			t.Errorf("%s: %d tables, not %d", switches, len(res.Printed), want)
		}
	}
}
