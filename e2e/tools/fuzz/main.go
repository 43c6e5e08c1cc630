// Command fuzz finds every fuzz test of the module and runs them one by one, each for the given
// time, because Go fuzzes only one test of one package at a time.
//
//	go run ./e2e/tools/fuzz [-time 20s | -time 1000000x] [-match regexp]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
)

func main() {
	spend := flag.String("time", "20s",
		"how long for each: a duration, or a number of executions followed by x")
	match := flag.String("match", ".", "only tests whose package and name match")
	flag.Parse()
	wanted, err := regexp.Compile(*match)
	if err != nil {
		fail("-match: %v", err)
	}
	tests, err := find()
	if err != nil {
		fail("%v", err)
	}
	ran := 0
	var broken []string
	for _, t := range tests {
		if !wanted.MatchString(t.String()) {
			continue
		}
		ran++
		fmt.Printf("== %s, %s\n", t, *spend)
		cmd := exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+t.name+"$", "-fuzztime",
			*spend, t.pkg)
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		if cmd.Run() != nil {
			broken = append(broken, t.String())
		}
	}
	if ran == 0 {
		fail("no fuzz test matches %q", *match)
	}
	if len(broken) > 0 {
		fail("failed: %s (each input found is in the package's testdata/fuzz)",
			strings.Join(broken, ", "))
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "fuzz: "+format+"\n", args...)
	os.Exit(1)
}

type test struct{ pkg, name string }

func (t test) String() string { return t.pkg + "." + t.name }

// find lists the fuzz tests of all packages: `go test -list` prints the names
// of a package, then a line that ends in the package's path and a time.
func find() (list []test, err error) {
	pkgs, err := output("go", "list", "-f",
		"{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}", "./...")
	if err != nil {
		return nil, err
	}
	for _, pkg := range strings.Fields(pkgs) {
		out, err := output("go", "test", "-vet=off", "-list", "^Fuzz", pkg)
		if err != nil {
			return nil, err
		}
		for _, line := range strings.Fields(out) {
			if strings.HasPrefix(line, "Fuzz") {
				list = append(list, test{pkg, line})
			}
		}
	}
	return list, nil
}

func output(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return string(out), err
}
