package e2e

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// rewrittenBy is the text of a module after our passes.
func rewrittenBy(t testing.TB, src []byte) string {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "in.ll", string(src))
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(passesFor(src))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	return printer.Module(m)
}

// objectOf is the object of a module that has its statepoints.
func objectOf(t testing.TB, text string, opts lower.Options) []byte {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("loose.ll", text), nil)
	if err != nil {
		t.Fatal(err)
	}
	opts.Checked = true
	res, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return bytesOf(t, res)
}

// bytesOf is a compiled module as an object file.
func bytesOf(t testing.TB, res *lower.Result) []byte {
	t.Helper()
	var object bytes.Buffer
	if _, err := res.Object.WriteTo(&object); err != nil {
		t.Fatal(err)
	}
	return object.Bytes()
}

// Random programs run when their statepoints list more than our passes would: copies, what does not
// move, and relocates on one edge only.
func TestLooseProgramsRun(t *testing.T) {
	t.Parallel()
	m := newMachine(t, semispace)
	seed := *firstSeed
	for _, opt := range []gen.Options{gen.Wild,
		wild(func(o *gen.Options) { o.Typed, o.Struct = true, false })} {
		for range (*objects + 6) / 7 {
			var seeds []uint64
			for range (&form{seldom: 1}).programs() {
				seeds = append(seeds, seed)
				seed++
			}
			t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
				src := []byte(gen.Programs(seeds, without(opt)))
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)+
					"\nextern void rt_fail(const char *, ...);\nvoid same(void *a, void *b) { if "+
					"(a != b) rt_fail(\"%p is not %p\", a, b); }\n"))
				want := m.run(t, m.link(t, oracle.Object(t, oracle.Release(src), src, "-O0"),
					driver), true)
				loose := gen.Loosen(rewrittenBy(t, src), opt.Typed, seeds[0])
				for _, want := range []string{"%loose.", "null, ", "ptr addrspace(1) @collected",
					"; not used"} {
					if n := strings.Count(loose, want); n < 100 && !(opt.Typed && want[0] == 'p') {
						t.Errorf("%q occurs %d times only", want, n)
					}
				}
				oracle.Verify(t, oracle.Release(src), []byte(loose))
				got := m.run(t, m.link(t, objectOf(t, loose, lower.Options{}), driver), false)
				if got.stdout != want.stdout {
					t.Errorf("%s", firstDifference(got.stdout, want.stdout))
				}
				if got.made != want.made || got.moved == 0 {
					t.Errorf("%d objects made and %d moved, want %d made", got.made, got.moved,
						want.made)
				}
			})
		}
	}
}
