package lower

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/irparse"
)

// TestPipelineOrder swaps the steps of each constraint: the pipeline is refused, as is one with a
// step that no constraint knows any more, and one with a step twice.
func TestPipelineOrder(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "t.ll", "")
	if err != nil {
		t.Fatal(err)
	}
	steps := Begin(t.Context(), m, Options{}).steps
	if err := checkOrder(steps, order); err != nil {
		t.Fatal(err)
	}
	index := func(name string) int {
		return slices.IndexFunc(steps, func(s step) bool { return s.name == name })
	}
	for _, c := range order {
		wrong := slices.Clone(steps)
		i, j := index(c.before), index(c.after)
		wrong[i], wrong[j] = wrong[j], wrong[i]
		want := "step \"" + c.before + "\" must come before \"" + c.after + "\""
		if err := checkOrder(wrong, []constraint{c}); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
		if err := checkOrder(wrong, order); err == nil {
			t.Errorf("%q after %q is not refused", c.before, c.after)
		}
		for _, name := range []string{c.before, c.after} {
			without := slices.Delete(slices.Clone(steps), index(name), index(name)+1)
			if err := checkOrder(without, order); err == nil ||
				!strings.HasPrefix(err.Error(), "unknown step") {
				t.Errorf("without %q: %v", name, err)
			}
		}
	}
	if err := checkOrder(append(slices.Clone(steps), steps[0]), order); err == nil {
		t.Error("a step that is there twice is not refused")
	}
}
