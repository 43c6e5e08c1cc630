package sweep

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

var (
	share  = flag.Int("sweep.share", 250, "take one case in so many")
	legal  = flag.Int("sweep.legal", 40, "of those, ask LLVM whether one in so many is legal")
	only   = flag.String("sweep.only", "", "take cases whose name contains this text only")
	rounds = flag.Int("sweep.rounds", 3, "run compiled cases on so many inputs")
	table  = flag.String("sweep.table", "", "write what is refused, with counts, to this file")
)

// batch is the number of functions in a module.
const batch = 200

// batches gives the cases of a form that are taken, by modules.
func batches(typed bool, share int, f func([]*Case)) {
	var now []*Case
	Each(typed, share, func(c *Case) {
		if strings.Contains(c.Name, *only) {
			now = append(now, c)
		}
		if len(now) == batch {
			f(now)
			now = nil
		}
	})
	if len(now) > 0 {
		f(now)
	}
}

// TestSweep compiles the cases: each compiles, or is refused by name at a place.
func TestSweep(t *testing.T) {
	type kind struct {
		class   Class
		message string
	}
	for _, form := range []struct {
		name  string
		typed bool
	}{{"typed", true}, {"ptr", false}} {
		t.Run(form.name, func(t *testing.T) {
			counts := [4]int{}
			kinds := map[kind][]string{}
			all := 0
			var runs Runs
			batches(form.typed, *share, func(cases []*Case) {
				outcomes, good, res := Compile(cases)
				if len(good) > 0 {
					now, differ, err := Run(good, res, *rounds)
					if err != nil {
						t.Fatal(err)
					}
					runs.Agreed, runs.Undefined, runs.Library = runs.Agreed+now.Agreed,
						runs.Undefined+now.Undefined, runs.Library+now.Library
					for k, say := range differ {
						t.Errorf("%s: %s", good[k].Name, say)
					}
				}
				for k, o := range outcomes {
					all++
					counts[o.Class]++
					if o.Class != Compiled {
						key := kind{o.Class, o.Message}
						kinds[key] = append(kinds[key], cases[k].Name)
					}
				}
			})
			t.Logf(
				"%d cases: %d compiled, %d refused, %d not accepted by the verifier, %d internal "+
					"errors", all, counts[Compiled], counts[Refused], counts[Invalid],
				counts[Internal])
			t.Logf("runs: %d agree with the interpreter, %d undefined, %d need a library",
				runs.Agreed, runs.Undefined, runs.Library)
			var lines []string
			for k, names := range kinds {
				line := fmt.Sprintf("%-14s %6d  %s  [%s]", k.class, len(names), k.message, names[0])
				lines = append(lines, line)
				if k.class == Internal {
					t.Errorf("%s: %s", names[0], k.message)
				}
			}
			slices.Sort(lines)
			if *table != "" {
				if err := os.WriteFile(*table+"."+form.name, []byte(strings.Join(lines, "\n")+"\n"),
					0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// scalarPart matches partial reductions that add a number. LLVM takes it for a vector without
// asking, and reads the count of its lanes behind its type, so that what it says is chance.
var scalarPart = regexp.MustCompile(
	`^@llvm\.vector\.partial\.reduce\.fadd\.v\d+f\d+\.f\d+ `)

// TestSweepLegal compares LLVM's verifier with ours on the cases.
func TestSweepLegal(t *testing.T) {
	for _, typed := range []bool{true, false} {
		release := 22
		if typed {
			release = 14
		}
		opt := oracle.Tool(t, release, "opt")
		differ := map[string][]string{}
		all, right := 0, 0
		batches(typed, *share**legal, func(cases []*Case) {
			outcomes, _, _ := Compile(cases)
			for k, say := range Legal(opt, cases) {
				all++
				if say == "" {
					right++
				}
				switch ours := outcomes[k]; {
				case scalarPart.MatchString(cases[k].Name):
				case say == "" && ours.Class == Invalid:
					differ["refused: "+ours.Message] = append(differ["refused: "+ours.Message],
						cases[k].Name)
				case say != "" && ours.Class != Invalid:
					differ["accepted: "+say] = append(differ["accepted: "+say], cases[k].Name)
				}
			}
		})
		t.Logf("typed %v: %d cases, %d legal", typed, all, right)
		var lines []string
		for say, names := range differ {
			lines = append(lines, fmt.Sprintf("%6d  %s  [%s]", len(names), say, names[0]))
		}
		slices.Sort(lines)
		for _, l := range lines {
			t.Error(l)
		}
	}
}
