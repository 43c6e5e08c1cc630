package check

import (
	"strings"
	"testing"
)

// Each check has an example that is one of it, and each kind of question has one.
func TestReference(t *testing.T) {
	for s, e := range Reference() {
		list, err := Parse(e.Example)
		if err != nil || len(list) != 1 || list[0].Subject != Subject(s) || e.Says == "" {
			t.Errorf("subject %d: %q: %+v %v", s, e.Example, list, err)
		}
		if !strings.Contains(Page(), e.Example) {
			t.Errorf("the page lacks %q", e.Example)
		}
	}
	for keyword := range figures {
		if !strings.Contains(Page(), "    "+keyword) {
			t.Errorf("the page lacks %q", keyword)
		}
	}
	kinds := map[Kind]bool{}
	for _, e := range Questions() {
		list, err := ParseQuestions(e.Example)
		if err != nil || len(list) != 1 {
			t.Errorf("%q: %v", e.Example, err)
			continue
		}
		kinds[list[0].Kind] = true
	}
	for _, k := range []Kind{AskSlots, AskStale, AskField, AskSteps, AskChoice} {
		if !kinds[k] {
			t.Errorf("no example of %s", k)
		}
	}
	for line := range strings.Lines(Page()) {
		if len(line) > 101 {
			t.Errorf("a line of %d bytes: %s", len(line), line)
		}
	}
	_, examples, _ := strings.Cut(Page(), "    run sum({| 3}) = 3\n      Each")
	below, _, _ := strings.Cut("    run sum({| 3}) = 3\n      Each"+examples, "\n\n")
	if _, err := Parse(strings.ReplaceAll(below, "\n    ", "\n")[4:]); err != nil {
		t.Error(err)
	}
}
