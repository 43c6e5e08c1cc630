package check

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// The text for a run may depend on how it ended, and that for every check on facts.
func TestTells(t *testing.T) {
	const text = "run f() = 1\n  Always.\n  returned: A\n  number.\n" +
		"  endless: A loop: for ever.\n" +
		"  when run f() = 2: Two.\n  when it is so, look: twice.\n" +
		"  when leaf @\"a: b\":\n  ; none\n  A leaf.\n  when not safe: Stale.\n" +
		"safe\n  stopped: not a run.\n  when it is late\n  when safe: More.\n"
	list, err := Parse(strings.Replace(text, "when it is so, look:", "so, look:", 1))
	if err != nil {
		t.Fatal(err)
	}
	for how, want := range map[Ending]string{Returned: "A number. Always.", Stopped: "Always.",
		Endless: "A loop: for ever. Always."} {
		if got := list[0].Tells(how, 0); got != want {
			t.Errorf("%d: %q, want %q", how, got, want)
		}
	}
	for so, want := range []string{"Two. so, look: twice.", "A leaf.", "Stale."} {
		if got := list[0].Tells(Stopped, so+1); got != want {
			t.Errorf("fact %d: %q, want %q", so, got, want)
		}
	}
	if w := list[0].When; len(w) != 3 || w[0].Fact.Subject != Run || w[0].Fact.Case != "f() = 2" ||
		w[0].Fact.Line != 6 || w[1].Fact.Callee != "a: b" || w[1].Fact.Text != `leaf @"a: b"` ||
		w[1].Not || !w[2].Not || w[2].Fact.Subject != Safe || w[2].Fact.Text != "safe" {
		t.Errorf("%+v", w)
	}
	if got := list[1].Tells(Returned, 0); got != "stopped: not a run. when it is late" ||
		list[1].Tells(Returned, 1) != "More." {
		t.Error(got)
	}
	if _, err := Parse(text); err == nil || err.Error() != `7:8: unknown check "it"` {
		t.Error(err)
	}
}

// An error in a fact is reported at its position.
func TestTellsErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"safe\n  when : No.", `2:8: unknown check ""`},
		{"safe\n  when not: No.", `2:8: unknown check "not"`},
		{"safe\n  when not not safe: No.", `2:12: unknown check "not"`},
		{"safe\n\twhen statepoint = 1: No.", `2:7: unknown check "statepoint"`},
		{"safe\n  when records = 1 or 2: No.", `2:20: unexpected "or"`},
		{"safe\n  when records = 1:", "2:8: this fact has no text: write it after the " +
			"colon"},
		{"safe\n  when records = 1:\nsafe\n", "2:8: this fact has no text: write it " +
			"after the colon"},
		{"safe\n  when records = 1:\n  when safe: x", "2:8: this fact has no text: write it " +
			"after the colon"},
		{"run f() = 1\n  when safe: A.\n  returned: B.",
			"3:3: returned: must come before every when"},
		{"safe\n" + strings.Repeat("  when safe: A.\n", MaxChecks),
			fmt.Sprintf("%d:1: more than %d checks", MaxChecks+1, MaxChecks)},
	} {
		_, err := Parse(c.text)
		var e *Error
		if !errors.As(err, &e) || err.Error() != c.want {
			t.Errorf("%.40q:\ngot  %v\nwant %v", c.text, err, c.want)
		}
	}
}

// Parsing any text of checks ends, and an error has a position inside the text.
func FuzzParse(f *testing.F) {
	f.Add("run f() = 1\n  returned: A.\n  when leaf @\"a: b\": B.\n")
	f.Add("safe\n  when \"")
	f.Add("uses of %x by load in @f >= 1\n when:\n when :\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := Parse(text)
		var e *Error
		if err != nil && (!errors.As(err, &e) || e.Line < 1 || e.Column < 1 ||
			e.Line > strings.Count(text, "\n")+1) {
			t.Errorf("%q: %v", text, err)
		}
		for i := range list {
			for n := range list[i].When {
				if list[i].Tells(Returned, n+1) == "" {
					t.Errorf("%q tells nothing", text)
				}
			}
		}
	})
}
