package e2e

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// marking compiles for a strategy whose collector moves nothing: there are no relocates, and only
// the records keep an object.
func marking(t testing.TB, src []byte) []byte {
	t.Helper()
	text := source.NewText("in.ll", string(bytes.ReplaceAll(src, []byte(`gc "statepoint-example"`),
		[]byte(`gc "mark"`))))
	m, _, err := irparse.Parse(context.Background(), text, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(passesFor(src))
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Strategies.Register(gc.Statepoints{StrategyName: "mark", AddrSpaces: []uint32{1},
		NonMoving: true})
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(context.Background(), m,
		lower.Options{Strategies: p.Options.Strategies, Checked: true})
	if err != nil {
		t.Fatal(err)
	}
	return bytesOf(t, res)
}

// Random programs keep the objects they use under a collector that moves nothing and frees objects
// that no record lists.
func TestProgramsRunUnmoved(t *testing.T) {
	t.Parallel()
	m := newMachine(t, marks)
	seed := *firstSeed
	for _, opt := range []gen.Options{wild(func(o *gen.Options) { o.Hold = true }),
		wild(func(o *gen.Options) { o.Typed, o.Struct = true, false })} {
		for range (*objects + 6) / 7 {
			var seeds []uint64
			for range (&form{seldom: 1}).programs() {
				seeds = append(seeds, seed)
				seed++
			}
			t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
				src := []byte(gen.Programs(seeds, without(opt)))
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				want := m.run(t, m.link(t, oracle.Object(t, oracle.Release(src), src, "-O0"),
					driver), true)
				got := m.run(t, m.link(t, marking(t, src), driver), false)
				if got.stdout != want.stdout {
					t.Errorf("%s", firstDifference(got.stdout, want.stdout))
				}
				if got.made != want.made || got.moved == 0 {
					t.Errorf("%d objects made and %d freed, want %d made", got.made, got.moved,
						want.made)
				}
			})
		}
	}
}
