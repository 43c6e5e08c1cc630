package lower_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/passes"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestStrategyOfAUser takes a strategy that a program registered through passes and code
// generation, with one registry; a registry without it refuses the function in both.
func TestStrategyOfAUser(t *testing.T) {
	const text = `declare void @foo()
define ptr addrspace(7) @f(ptr addrspace(7) %a) gc "mine" {
  call void @foo()
  ret ptr addrspace(7) %a
}`
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "mine", AddrSpaces: []uint32{7}})
	m, _ := lowertest.Parse(t, text)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify")
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Strategies = registry
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(context.Background(), m,
		lower.Options{Checked: true, Strategies: registry})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Map.Records) != 1 || len(res.Map.Records[0].Locations) != 5 {
		t.Errorf("the map is %+v, want one record with a base and a derived pointer", res.Map)
	}
	for name, other := range map[string]*gc.Registry{"nil": nil, "LLVM's own": gc.NewRegistry()} {
		_, err = lower.Compile(context.Background(), m, lower.Options{Strategies: other})
		if err == nil || !strings.Contains(err.Error(), "unsupported GC: mine") {
			t.Errorf("registry %s: error %v", name, err)
		}
	}
}
