package explore

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/web/report"
)

// TestStrategyOfAUser runs the whole line, and a view of it, for a strategy that only the engine's registry knows.
func TestStrategyOfAUser(t *testing.T) {
	req := &report.Request{Source: `declare void @foo()
define ptr addrspace(7) @f(ptr addrspace(7) %a) gc "mine" {
  call void @foo()
  ret ptr addrspace(7) %a
}
`}
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "mine", AddrSpaces: []uint32{7}, NoPolls: true})
	engine := &Engine{Strategies: registry}
	rep := engine.Run(context.Background(), req)
	if !rep.OK || rep.Figures.Statepoints != 1 || rep.Figures.Relocates != 1 {
		t.Fatalf("OK %v, %+v, %+v", rep.OK, rep.Figures, rep.Diagnostics)
	}
	answer := engine.View(context.Background(), &report.ViewRequest{Request: *req, View: report.ViewLiveness, Stage: report.StageRewrite})
	if answer.Trouble != "" {
		t.Error(answer.Trouble)
	}
	rep = Run(context.Background(), req)
	if rep.OK || len(rep.Diagnostics) == 0 || !strings.Contains(rep.Diagnostics[0].Message, "unsupported GC: mine") {
		t.Errorf("without it: %+v", rep.Diagnostics)
	}
}
