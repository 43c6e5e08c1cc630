package breaks_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower/run"
	"statepoint/web/explore/breaks"
)

// Where a strategy's table replaces the stack map, a break of the map has no site. Where a return
// address table does, it has the effect that it has on the map.
func TestBreaksOfReplacedMaps(t *testing.T) {
	text := strings.ReplaceAll(example(t, "derived-pointer"), `"statepoint-example"`, `"mine"`)
	for _, c := range []struct {
		table string
		sites bool
	}{{"", true}, {"compact", false}, {"statepoint_table", true}} {
		s, err := gc.ParseSpec("name=mine,references=1,table=" + c.table)
		if c.table == "" {
			s, err = gc.ParseSpec("name=mine,references=1")
		}
		if err != nil {
			t.Fatal(err)
		}
		known := gc.NewRegistry().With(s)
		subject := subject(t, text, derived)
		subject.Module = func() (*ir.Module, *run.Surface, error) {
			m, _, err := irparse.ParseString(context.Background(), "program.ll", text)
			if err != nil {
				return nil, nil, err
			}
			surface := run.Describe(m, known)
			p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
			if err == nil {
				p.Options.Strategies = known
				_, err = p.Run(context.Background(), m)
			}
			return m, surface.Rewritten(m, known), err
		}
		subject.Lower.Strategies = known
		x, err := breaks.NewExaminer(t.Context(), subject)
		if err != nil {
			t.Fatal(err)
		}
		of := map[breaks.Kind]*breaks.Site{}
		for i := range x.Sites {
			of[x.Sites[i].Kind] = &x.Sites[i]
		}
		for _, kind := range []breaks.Kind{breaks.DropRoot, breaks.SwapBase} {
			if (of[kind] != nil) != c.sites {
				t.Errorf("table %q: a site of %s: %t", c.table, kind, !c.sites)
			}
		}
		if of[breaks.SwapBase] == nil {
			continue
		}
		e, err := x.Examine(t.Context(), of[breaks.SwapBase])
		if err != nil || !e.Running() {
			t.Errorf("table %q: %v, %s", c.table, err, e.Text())
		}
	}
}
