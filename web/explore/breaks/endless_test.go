package breaks_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/breaks"
)

// A broken program that does not end, where the unbroken one does, counts as noticed.
func TestEndlessRunsAreNoticed(t *testing.T) {
	for _, collector := range []string{"mark-sweep", "generational"} {
		s := subject(t, links, "main() = 4950")
		s.Run.Collector, s.MaxSteps = collector, 1<<13
		e := examined(t, s, "drop-root@main#1")
		n := e.Noticed(breaks.Outcome)
		if n == nil || !e.Endless || e.First == nil || e.Reason != "" ||
			!strings.Contains(n.Text, "the unbroken program returns 4950 at step ") {
			t.Errorf("%s:\n%s", collector, e.Text())
		}
	}
}
