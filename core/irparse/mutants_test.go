package irparse_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

var (
	mutants = flag.Int("mutants", 60,
		"how many changed modules to compare with each release of LLVM")
	mutantSeed = flag.Uint64("mutants.seed", 0, "the seed of the first of them")
)

// maxMutated is the size of the largest module that is changed: in a larger one most changes are in
// parts that LLVM skips.
const maxMutated = 6000

// TestMutantsAsLLVM makes small random changes to modules of the filetests, and compares whether we
// and LLVM accept the results. One change in fifty may differ.
func TestMutantsAsLLVM(t *testing.T) {
	os.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1") // a crash ends quickly
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		opt := oracle.Tool(t, release, "opt")
		texts := accepted(t, release)
		words := gen.Words(texts)
		differ, refused := 0, 0
		for i := range uint64(*mutants) {
			seed := *mutantSeed + i
			text := gen.Mutate(texts[seed*0x9E3779B97F4A7C15>>33%uint64(len(texts))], words, seed)
			r := oracle.Exec([]byte(text), opt, "-passes=verify", "-disable-output")
			theirs := string(r.Stderr)
			if r.Err != nil {
				refused++
			}
			ours, noted := refusal(text, release)
			crashed := strings.Contains(theirs, "PLEASE submit a bug report") &&
				!strings.Contains(theirs, "Broken module found")
			if (r.Err != nil) != (ours != "") && !noted && !crashed {
				differ++
				t.Logf("LLVM %d, seed %d: we say %q, LLVM %q\n%s", release, seed, firstLine(ours),
					firstLine(theirs), text)
			}
		}
		if differ > *mutants/50 {
			t.Errorf("LLVM %d: %d of %d mutants are judged differently", release, differ, *mutants)
		}
		if refused == 0 || refused == *mutants {
			t.Errorf("LLVM %d refuses %d of %d mutants, which says nothing", release, refused,
				*mutants)
		}
	}
}

// accepted are the modules of filetests that a release of LLVM accepts.
func accepted(t *testing.T, release int) (texts []string) {
	for _, folder := range []string{"filetests/mistakes", "filetests/read", "filetests/verify",
		"../verify/filetests"} {
		for _, c := range filetest.Cases(t, folder) {
			if c.Releases[0] == release && c.Differs == "" && c.Accepted() &&
				len(c.Text) < maxMutated {
				texts = append(texts, c.Text)
			}
		}
	}
	return texts
}

// refusal is our error for a text, "" if we accept it; noted is set if a note says that LLVM would
// refuse it.
func refusal(text string, release int) (why string, noted bool) {
	opts := &irparse.Options{}
	if release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, list, _ := irparse.Parse(context.Background(), source.NewText("mutant.ll", text), opts)
	for _, d := range list.Items {
		for _, note := range d.Notes {
			noted = noted || strings.Contains(note, "would refuse this")
		}
	}
	if list.HasErrors() {
		return list.Error(), noted
	}
	problems, err := verify.Module(context.Background(), m, nil)
	if err != nil {
		return fmt.Sprint(err), noted
	}
	for _, p := range problems {
		if p.Severity == source.Error {
			return p.String(), noted
		}
	}
	return "", noted
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return s
}
