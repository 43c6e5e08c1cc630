// Command mutants changes the modules of the filetests of core/irparse and core/verify a little at
// random, and compares whether we and LLVM accept what comes out. It prints what we disagree about.
// A word that LLVM does not know is kept as an attribute of a version to come, with a note; that is
// counted apart.
//
//	go run ./e2e/tools/mutants [-n 5000] [-seed 1] [-release 22]
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

func main() {
	n := flag.Int("n", 5000, "how many mutants")
	seed := flag.Uint64("seed", 1, "what makes them; mutant i has seed+i")
	release := flag.Int("release", oracle.Opaque, "the release of LLVM, 14 (typed pointers) or 22")
	at := flag.Int("jobs", 2, "how many of LLVM's processes run at once")
	flag.Parse()
	texts, err := accepted(*release)
	if err != nil {
		fail("%v", err)
	}
	opt, err := oracle.Path(*release, "opt")
	if err != nil {
		fail("%v", err)
	}
	os.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1") // a crash is soon over
	words := gen.Words(texts)
	verdicts := make([]verdict, *n)
	var wait sync.WaitGroup
	for j := range *at {
		wait.Go(func() {
			for i := j; i < *n; i += *at {
				verdicts[i] = judge(texts, words, *seed+uint64(i), *release, opt)
			}
		})
	}
	wait.Wait()
	var refused, crashed, noted, differ int
	for i, v := range verdicts {
		switch {
		case v.crashed:
			crashed++
			continue
		case v.refused:
			refused++
		}
		switch {
		case v.refused == v.ours:
		case v.noted:
			noted++
		default:
			differ++
			fmt.Printf("mutant %d: refused by us: %v, by LLVM: %v\n  LLVM: %s\n  we: %s\n%s\n",
				*seed+uint64(i), v.ours, v.refused, firstLine(v.message), firstLine(v.said), v.text)
		}
	}
	fmt.Printf(
		"LLVM %d: %d mutants, %d refused, %d crash it; %d we read with a note; %d disagreements\n",
		*release, *n, refused, crashed, noted, differ)
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "mutants: "+format+"\n", args...)
	os.Exit(1)
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return s
}

// verdict is what became of one mutant.
type verdict struct {
	text string
	// refused and crashed are LLVM's, ours is whether we refuse, noted whether we read something
	// with a note that LLVM would refuse it.
	refused, crashed, ours, noted bool
	// message is LLVM's, said is ours.
	message, said string
}

func judge(texts, words []string, seed uint64, release int, opt string) verdict {
	v := verdict{text: gen.Mutate(texts[seed*0x9E3779B97F4A7C15>>33%uint64(len(texts))], words,
		seed)}
	r := oracle.Exec([]byte(v.text), opt, "-passes=verify", "-disable-output")
	v.message = string(r.Stderr)
	v.refused = r.Err != nil
	v.crashed = strings.Contains(v.message, "PLEASE submit a bug report") &&
		!strings.Contains(v.message, "Broken module found")
	opts := &irparse.Options{}
	if release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, list, _ := irparse.Parse(context.Background(), source.NewText("mutant.ll", v.text), opts)
	for _, d := range list.Items {
		for _, note := range d.Notes {
			v.noted = v.noted || strings.Contains(note, "would refuse this")
		}
	}
	if list.HasErrors() {
		v.ours, v.said = true, list.Error()
		return v
	}
	problems, err := verify.Module(context.Background(), m, nil)
	v.ours, v.said = err != nil, fmt.Sprint(err)
	for _, p := range problems {
		if p.Severity == source.Error {
			v.ours, v.said = true, p.String()
			break
		}
	}
	return v
}

// accepted are the modules that a release of LLVM reads, by what the reader's files of cases say.
func accepted(release int) (texts []string, err error) {
	var files []string
	for _, pattern := range []string{"core/irparse/filetests/*/*.ll",
		"core/verify/filetests/*.ll"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			return nil, fmt.Errorf("run this in the module's folder: there are no files %s",
				pattern)
		}
		files = append(files, list...)
	}
	for _, path := range files {
		f, err := filetest.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, c := range f.Cases {
			if c.Releases[0] == release && c.Differs == "" && c.Accepted() &&
				len(c.Text) < maxMutated {
				texts = append(texts, c.Text)
			}
		}
	}
	return texts, nil
}

// maxMutated is the size of the largest module that is changed: in a larger one most changes are in
// what LLVM reads over.
const maxMutated = 6000
