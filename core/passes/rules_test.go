package passes_test

import (
	"os"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// rule is one file of testdata/rules.txt.
type rule struct {
	name, passes, text string
	options            []string
	release            int // 0: both
}

func readRules(t *testing.T) []rule {
	b, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rules []rule
	for _, part := range strings.Split(string(b), "\n-- ")[1:] {
		name, text, _ := strings.Cut(part, " --\n")
		r := rule{name: name, passes: "rewrite-statepoints-for-gc"}
		for strings.HasPrefix(text, "; ") {
			line, rest, _ := strings.Cut(text, "\n")
			key, value, ok := strings.Cut(strings.TrimPrefix(line, "; "), ": ")
			switch {
			case ok && key == "passes":
				r.passes = value
			case ok && key == "options":
				r.options = strings.Fields(value)
			case ok && key == "release":
				r.release = map[string]int{"14": oracle.Typed, "22": oracle.Opaque}[value]
			default:
				t.Fatalf("%s: %s", name, line)
			}
			text = rest
		}
		r.text = text
		rules = append(rules, r)
	}
	return rules
}

// spell writes a rule's text for one form of pointers.
func spell(text string, typed bool) string {
	p := strings.NewReplacer("POLL\n", poll(false), "PERSONALITY", "ptr @personality", "RAWP", "ptr", "RAW", "ptr", "REF", "ptr addrspace(1)",
		"FNP", "ptr", "INV", "ptr", "PC1", "p1", "P0", "p0")
	if typed {
		p = strings.NewReplacer("POLL\n", poll(true), "PERSONALITY", "i32 (...)* @personality", "RAWP", "i8 addrspace(1)**", "RAW", "i8*",
			"REF", "i8 addrspace(1)*", "FNP", "void ()*", "INV", "{}*", "PC1", "p1i8", "P0", "p0i8")
	}
	text = p.Replace(text)
	if typed {
		text += "\n@shows_typed_pointers = external global i8*\n"
	}
	return text
}

// TestRulesAsLLVM compares each rule's output with LLVM's, as text.
func TestRulesAsLLVM(t *testing.T) {
	rules := readRules(t)
	if len(rules) < 60 {
		t.Fatalf("only %d rules were read", len(rules))
	}
	for _, r := range rules {
		for _, typed := range []bool{false, true} {
			if r.release != 0 && r.release != release(typed) {
				continue
			}
			name := r.name + " (ptr)"
			if typed {
				name = r.name + " (typed)"
			}
			t.Run(name, func(t *testing.T) {
				text := spell(r.text, typed)
				want := body(theirs(t, release(typed), text, r.passes, r.options...))
				if got := body(ours(t, "rule.ll", text, r.passes, r.options...)); got != want {
					t.Errorf("%s\ninput:\n%s", difference(got, want), text)
				}
			})
		}
	}
}
