package session_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// Events are the calls at which the collector may run, and what is spilled before them and reloaded
// after; backwards they are the same, but for what the last collection did, which is shown once.
func TestEvents(t *testing.T) {
	r := listRun(t)
	start := r.do(report.RunSeek)
	steps := []uint64{0}
	var texts []string
	for s := start; s.Ended == ""; {
		s = r.do(report.RunLater)
		if steps = append(steps, s.Step); len(steps) > int(start.End)+1 {
			t.Fatalf("the events do not end: %d", steps)
		}
		texts = append(texts, s.Sentence)
	}
	for _, m := range start.Marks {
		if !slices.Contains(steps, m.Step) {
			t.Errorf("the call of step %d is no event: %d", m.Step, steps)
		}
	}
	all := strings.Join(texts, "\n")
	for _, want := range []string{"spill %list", "spill %cell", "reload %cell.relocated"} {
		if !strings.Contains(all, want) {
			t.Errorf("no event says %q:\n%s", want, all)
		}
	}
	var back []uint64
	for at := steps[len(steps)-1]; at > 0; {
		at = r.do(report.RunEarlier).Step
		back = append(back, at)
	}
	slices.Reverse(back)
	last := start.Marks[len(start.Marks)-1].Step
	want := slices.DeleteFunc(steps[:len(steps)-1], func(at uint64) bool { return at == last+1 })
	if !slices.Equal(back, want) {
		t.Errorf("backwards the events are %d, not %d", back, want)
	}
}
