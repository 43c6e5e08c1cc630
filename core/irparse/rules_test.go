package irparse_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

var (
	rulesAll  = flag.Bool("rules.all", false, "ask LLVM's tools about every module of testdata/rules, not about a sample")
	rulesSeed = flag.Uint64("rules.seed", 0, "the seed of the sample, 0 for a new one")
)

// rulesSample is how many modules of each file LLVM is asked about again.
const rulesSample = 6

// rule is a module of testdata/rules with the verdict of LLVM.
type rule struct {
	text    string
	refused bool
	// said is the first line of what LLVM prints about a refused module.
	said string
}

func readRules(t *testing.T, path string) (list []rule) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Split(strings.TrimSpace(string(data)), "\n\n")[1:] {
		verdict, text, _ := strings.Cut(text, "\n")
		said, refused := strings.CutPrefix(verdict, "; refused: ")
		if !refused && verdict != "; accepted" {
			t.Fatalf("%s: an entry begins with %q", path, verdict)
		}
		list = append(list, rule{text + "\n", refused, said})
	}
	return list
}

// verdict reads and verifies a module, and says what is wrong with it.
func verdict(text string, release int) (refused bool, said string) {
	opts := &irparse.Options{}
	if release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, _, err := irparse.Parse(context.Background(), newText(text), opts)
	if err == nil {
		_, err = verify.Diagnose(context.Background(), m, nil)
	}
	if err != nil {
		return true, err.Error()
	}
	return false, ""
}

// TestRules compares with LLVM which modules are refused: one or more for every rule of its reader and its verifier. What LLVM said is kept beside each module;
// a random sample is asked about again, and all with -rules.all.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no rules: %v", err)
	}
	seed := *rulesSeed
	if seed == 0 {
		seed = rand.Uint64()
	}
	t.Logf("seed %d", seed)
	pick := rand.New(rand.NewPCG(seed, 1))
	all, refusals := 0, 0
	for _, path := range files {
		release := oracle.Opaque
		if strings.HasPrefix(filepath.Base(path), "typed-") {
			release = oracle.Typed
		}
		rules := readRules(t, path)
		ask := map[int]bool{}
		for len(ask) < min(rulesSample, len(rules)) {
			ask[pick.IntN(len(rules))] = true
		}
		for i, r := range rules {
			all++
			if r.refused {
				refusals++
			}
			if refused, said := verdict(r.text, release); refused != r.refused {
				t.Errorf("%s: refused by us: %v (%s), by LLVM %d: %v (%s)\n%s", path, refused, said, release, r.refused, r.said, r.text)
			}
			if !*rulesAll && !ask[i] {
				continue
			}
			accepted, message := oracle.Accepts(t, release, []byte(r.text))
			if accepted == r.refused || r.refused && r.said != "the tool crashes" && !strings.Contains(message, r.said) {
				t.Errorf("%s: LLVM %d accepts: %v, and says\n%s\nnot %q, about\n%s", path, release, accepted, message, r.said, r.text)
			}
		}
	}
	t.Logf("%d modules, %d of them refused", all, refusals)
}
