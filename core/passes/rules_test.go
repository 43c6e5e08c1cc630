package passes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// rule is one part of a file testdata/rules*.txt.
type rule struct {
	name, passes, text string
	options            []string
	release            int // 0: both
	// differs says why the output is not LLVM's, where it is not; refused is the message then, if there is no output.
	differs, refused string
}

func readRules(t *testing.T) []rule {
	t.Helper()
	files, err := filepath.Glob("testdata/rules*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rules []rule
	seen := map[string]bool{}
	for _, f := range files {
		for _, r := range readRuleFile(t, f) {
			if seen[r.name] {
				t.Errorf("%s: there are two rules %q", f, r.name)
			}
			seen[r.name] = true
			rules = append(rules, r)
		}
	}
	return rules
}

func readRuleFile(t *testing.T, file string) []rule {
	b, err := os.ReadFile(file)
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
			case ok && key == "differs":
				r.differs = value
			case ok && key == "refused":
				r.refused = value
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
	p := strings.NewReplacer("POLL\n", poll(false), "PERSONALITY", "ptr @personality", "RAWP", "ptr", "REFP", "ptr addrspace(1)", "RAW", "ptr", "REF", "ptr addrspace(1)",
		"FNP", "ptr", "INV", "ptr", "PC1", "p1", "P0", "p0")
	if typed {
		p = strings.NewReplacer("POLL\n", poll(true), "PERSONALITY", "i32 (...)* @personality", "RAWP", "i8 addrspace(1)**", "REFP", "i8 addrspace(1)* addrspace(1)*", "RAW", "i8*",
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
	if len(rules) < 200 {
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
				if r.differs != "" {
					differs(t, r, text, release(typed))
					return
				}
				want := body(theirs(t, release(typed), text, r.passes, r.options...))
				if got := body(ours(t, "rule.ll", text, r.passes, r.options...)); got != want {
					t.Errorf("%s\ninput:\n%s", difference(got, want), text)
				}
			})
		}
	}
}

// differs checks a rule whose output is not LLVM's on purpose: LLVM must still fail on it, or write something else, or the rule is out of date.
func differs(t *testing.T, r rule, text string, release int) {
	l := oracle.Exec([]byte(text), oracle.Tool(t, release, "opt"), append([]string{"-S", "-passes=" + r.passes}, r.options...)...)
	if r.refused != "" {
		if message, _ := refusal(t, text, r.passes); !strings.Contains(message, r.refused) {
			t.Errorf("refused with %q, want %q", message, r.refused)
		}
		return
	}
	got := ours(t, "rule.ll", text, r.passes+",verify,verify<safepoint-ir>", r.options...)
	if l.Err == nil && body(got) == body(string(l.Stdout)) {
		t.Errorf("LLVM %d writes the same; this is no longer true: %s", release, r.differs)
	}
	theirs(t, release, got, "verify")
}
