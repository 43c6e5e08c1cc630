package breaks_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/lower/run"
	"statepoint/static/examples"
	"statepoint/web/explore/breaks"
)

// judged counts breaks that lead to a wrong access, and those of them that tracking addresses
// finds.
type judged struct {
	stale, other [2]int // all, found
}

func (j *judged) add(t *testing.T, name string, why *breaks.Explanation) {
	t.Helper()
	switch {
	case why.First == nil:
	case why.Left != 0:
		j.stale[0]++
		if why.Found != nil && why.Found.Step <= why.First.Step {
			j.stale[1]++
			break
		}
		t.Errorf("%s: %s is found as %v", name, why.Site.Key(), why.Found)
	case strings.Contains(why.First.Text, "; the unbroken program goes to "):
		j.other[0]++
		if why.Found != nil {
			j.other[1]++
			break
		}
		t.Errorf("%s: %s is not found:\n%s", name, why.Site.Key(), why.Text())
	}
}

// unsound are examples that deliberately use a stale address.
var unsound = map[string]bool{"doc-base-and-derived": true, "doc-barriers": true}

// Tracking addresses finds nothing in the unbroken examples, under any collector. For every break
// that leads to a stale address it finds the use, no later than the first wrong step.
func TestFollowingFindsBreaks(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, collector := range run.Collectors() {
		judged := &judged{}
		for _, e := range all {
			for line := range strings.Lines(e.Runs) {
				s := subject(t, e.Source, line)
				s.Run.Collector = collector
				x, err := breaks.NewExaminer(context.Background(), s)
				if err != nil {
					t.Fatalf("%s: %v", e.Name, err)
				}
				if _, sound := x.Whole(); !sound {
					if !unsound[e.Name] {
						t.Errorf("%s, %s goes astray: %v", e.Name, collector, x.Found())
					}
					continue
				}
				for i := range x.Sites {
					if site := &x.Sites[i]; site.Kind != breaks.FlipByte {
						why, err := x.Examine(context.Background(), site)
						if err != nil {
							t.Fatalf("%s: %s: %v", e.Name, site.Key(), err)
						}
						judged.add(t, e.Name+", "+collector, why)
					}
				}
			}
		}
		t.Logf("%s: of %d breaks whose first wrong step goes through a stale address, following "+
			"addresses finds %d; of %d that lead to another object, %d", collector,
			judged.stale[0], judged.stale[1], judged.other[0], judged.other[1])
		total += judged.stale[1] + judged.other[1]
	}
	if total < 200 {
		t.Errorf("%d breaks were judged", total)
	}
}
