package e2e

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/web/collectors"
)

// collected is the program of a collector, compiled with a strategy.
func collected(t *testing.T, c *collectors.Collector, s gc.Strategy) (*lower.Result, *run.Surface) {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), c.ID+".ll", c.Source())
	if err != nil {
		t.Fatal(err)
	}
	strategies := gc.NewRegistry()
	strategies.Register(s)
	surface := run.Describe(m, strategies)
	res, err := lower.Compile(t.Context(), m, lower.Options{Strategies: strategies, Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	return res, surface
}

// objectBytes returns a compiled program as bytes.
func objectBytes(t *testing.T, r *lower.Result) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := r.Object.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestCollectorsOfTheMatrix runs the program of every collector as the page of collectors says: by
// its switches and by its strategy in Go, which give the same object, with a collection at every
// safepoint. Without any one of its switches the object differs.
func TestCollectorsOfTheMatrix(t *testing.T) {
	for i := range collectors.All {
		c := &collectors.All[i]
		t.Run(c.ID, func(t *testing.T) {
			byGo, surface := collected(t, c, c.Strategy(collectors.StrategyName))
			spec, err := gc.ParseSpec(c.Spec())
			if err != nil {
				t.Fatal(err)
			}
			bySwitches, _ := collected(t, c, spec)
			object := objectBytes(t, byGo)
			if !bytes.Equal(object, objectBytes(t, bySwitches)) {
				t.Error("the switches and the strategy in Go give different objects")
			}
			p, err := run.Load(byGo.Object, run.Options{Collector: c.Runs, Surface: surface,
				Code: &byGo.Module, Stress: run.Stress{Every: 1}})
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Call(t.Context(), "main", nil); err != nil {
				t.Fatal(err)
			}
			if got := string(p.Output()); got != c.Prints {
				t.Errorf("prints %q, want %q", got, c.Prints)
			}
			n := p.Counts()
			if c.Runs != "" && (n.Collections == 0 || n.Skipped != 0) {
				t.Errorf("%d collections, %d safepoints skipped", n.Collections, n.Skipped)
			}
			if polls := strings.Contains(c.Switches, "poll:"); polls != (n.Polls > 0) {
				t.Errorf("%d polls were taken", n.Polls)
			}
			for _, s := range strings.Split(c.Switches, ",") {
				unswitched(t, c, s, object)
			}
		})
	}
}

// unswitched compiles the program of a collector without one of its switches.
func unswitched(t *testing.T, c *collectors.Collector, out string, object []byte) {
	t.Helper()
	key, _, _ := strings.Cut(out, "=")
	switches := slices.DeleteFunc(strings.Split(c.Spec(), ","), func(s string) bool {
		return s == out || key == "safepoints" && strings.HasPrefix(s, "at-safepoints=")
	})
	if key == "safepoints" { // a table has the points after calls by default
		switches = append(switches, "safepoints=none")
	}
	spec, err := gc.ParseSpec(strings.Join(switches, ","))
	if err != nil {
		t.Fatalf("without %s: %v", out, err)
	}
	less, _ := collected(t, c, spec)
	if bytes.Equal(object, objectBytes(t, less)) {
		t.Errorf("without %s nothing changes", out)
	}
}
