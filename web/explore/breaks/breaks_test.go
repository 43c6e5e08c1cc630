package breaks_test

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/verify"
	"statepoint/lower/run"
	"statepoint/static/examples"
	"statepoint/web/explore/breaks"
)

var (
	everySite = flag.Bool("breaks.all", false, "break every byte of the map, not one in eleven")
	table     = flag.Bool("breaks.table", false, "print who noticed what")
)

// subject is a program from a text with a `; run:` line.
func subject(t testing.TB, text, line string) *breaks.Subject {
	t.Helper()
	c, err := run.ParseCase(line)
	if err != nil {
		t.Fatal(err)
	}
	return &breaks.Subject{
		Module: func() (*ir.Module, *run.Surface, error) {
			m, _, err := irparse.ParseString(context.Background(), "program.ll", text)
			if err == nil {
				_, err = verify.Module(context.Background(), m, nil)
			}
			if err != nil {
				return nil, nil, err
			}
			surface := run.Describe(m, nil)
			p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
			if err == nil {
				_, err = p.Run(context.Background(), m)
			}
			return m, surface, err
		},
		Run: run.Options{Stress: run.Stress{Every: 1}, HeapBytes: 1 << 13, Stubs: true,
			Throws: c.Throws},
		Entry: c.Entry, Arguments: []string{c.Arguments}, MaxSteps: 1 << 16,
	}
}

// numbers matches the parts in which reasons of one kind differ.
var numbers = regexp.MustCompile("[0-9]+|`[^`]*`")

// tally counts sites by kind, and by what noticed.
type tally map[breaks.Kind]map[breaks.Finder]int

func (y tally) add(e *breaks.Explanation) {
	k := e.Site.Kind
	if y[k] == nil {
		y[k] = map[breaks.Finder]int{}
	}
	y[k][100]++
	if len(e.Notices) == 0 {
		y[k][breaks.Nobody]++
	}
	for _, f := range breaks.Finders {
		if e.Noticed(f) != nil {
			y[k][f]++
		}
	}
}

func (y tally) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-16s%8s", "break", "sites")
	columns := append(slices.Clone(breaks.Finders), breaks.Nobody)
	for _, f := range columns {
		fmt.Fprintf(&b, "%20s", f)
	}
	for _, k := range breaks.Kinds {
		fmt.Fprintf(&b, "\n%-16s%8d", k, y[k][100])
		for _, f := range columns {
			fmt.Fprintf(&b, "%20d", y[k][f])
		}
	}
	return b.String()
}

// inOrder checks that causes precede their effects.
func inOrder(t *testing.T, e *breaks.Explanation) {
	t.Helper()
	for i := range e.Way {
		if i > 0 && e.Way[i].Step <= e.Way[i-1].Step || e.Way[i].Step >= e.First.Step {
			t.Errorf("the way is not in order:\n%s", e.Text())
			return
		}
	}
}

// Each break at each site of each runnable example is noticed, or the explanation says why nothing
// could notice it.
func TestEveryBreakIsExplained(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	counts, reasons, n := tally{}, map[string]int{}, 0
	for _, e := range all {
		for line := range strings.Lines(e.Runs) {
			x, err := breaks.NewExaminer(context.Background(), subject(t, e.Source, line))
			if err != nil {
				t.Fatalf("%s: %v", e.Name, err)
			}
			if ended, sound := x.Whole(); !sound {
				t.Logf("%s: %s", e.Name, ended)
				continue
			}
			for i := range x.Sites {
				site := &x.Sites[i]
				if site.Kind == breaks.FlipByte && !*everySite {
					if n++; n%11 != 0 {
						continue
					}
				}
				why, err := x.Examine(context.Background(), site)
				if err != nil {
					t.Errorf("%s: %s: %v", e.Name, site.Key(), err)
					continue
				}
				counts.add(why)
				inOrder(t, why)
				if why.Running() == (why.Reason != "") && why.End > 0 {
					t.Errorf("%s: %s: noticed in the run: %t, reason %q", e.Name, site.Key(),
						why.Running(), why.Reason)
				}
				if why.Reason != "" {
					text := numbers.ReplaceAllString(why.Reason, "…")
					text, _, _ = strings.Cut(text, "; all accesses")
					reasons[string(site.Kind)+": "+text]++
				}
				if *table {
					t.Logf("%s\n%s", e.Name, why.Text())
				}
			}
		}
	}
	t.Logf("\n%s", counts)
	if y := counts[breaks.FlipByte]; 5*y[breaks.Nobody] > y[100] {
		t.Errorf("nobody notices %d of %d flipped bytes", y[breaks.Nobody], y[100])
	}
	for _, r := range slices.Sorted(maps.Keys(reasons)) {
		t.Logf("%5d %s", reasons[r], r)
	}
}
