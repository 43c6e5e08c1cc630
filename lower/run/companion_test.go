package run_test

import (
	"context"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
)

// A program returns the same result with a second thread that collects whenever it can, and that
// thread does collect.
func TestCompanion(t *testing.T) {
	result, surface := compile(t, twoThreads, "rewrite-statepoints-for-gc", lower.Options{})
	for i, mode := range modes() {
		mode.Seed, mode.SwitchEvery = uint64(i), []uint64{0, 3, 17}[i%3]
		mode.HeapBytes, mode.Surface, mode.Code = 1<<13, surface, &result.Module
		mode.Companion = &run.Companion{}
		p, err := run.Load(result.Object, mode)
		if err == nil {
			err = p.Call(context.Background(), "main", nil)
		}
		if err != nil {
			t.Errorf("%s: %v", modeName(mode), err)
			continue
		}
		n := p.Counts()
		if got := p.Result("main"); got != "1285" || n.Collections < 40 || n.Steps > 20_000 {
			t.Errorf("%s: %s, %+v", modeName(mode), got, n)
		}
	}
}
