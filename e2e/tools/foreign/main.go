// Command foreign makes objects with every compiler that is installed and prints what the check
// finds in them. It runs in the module's directory.
//
//	go run ./e2e/tools/foreign [-programs 1000] [-every 1]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"

	"statepoint/e2e/foreign"
	"statepoint/e2e/oracle"
)

func main() {
	programs := flag.Int("programs", 1000, "random modules, for all releases together")
	every := flag.Int("every", 1, "compile each so many-th only")
	seed := flag.Uint64("seed", 1, "the first seed")
	flag.Parse()
	if err := table(*programs, *every, *seed); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// table prints the table.
func table(programs, every int, seed uint64) error {
	examples, err := foreign.Examples("static/examples")
	if err != nil {
		return err
	}
	var releases []int
	for _, release := range []int{14, 15, 16, 17, 18, 19, 20, 21, 22} {
		_, errLLC := oracle.Path(release, "llc")
		if _, err := oracle.Path(release, "opt"); err == nil && errLLC == nil {
			releases = append(releases, release)
		}
	}
	var t foreign.Table
	if err := foreign.Sample(&t, releases, examples, seed, programs, every); err != nil {
		return err
	}
	for level := range 4 {
		if err := others(&t, level); err != nil {
			return err
		}
	}
	fmt.Printf("%s, seed %d\n%s", t.Total(), seed, &t)
	for _, u := range t.Unexpected {
		fmt.Println(u)
	}
	return nil
}

// others adds objects of clang and rustc, if they are installed.
func others(t *foreign.Table, level int) error {
	add := func(o *foreign.Object, err error) error {
		if err != nil || o == nil {
			return err
		}
		return t.Add(o)
	}
	if clang, err := oracle.Path(oracle.Opaque, "clang"); err == nil {
		for _, target := range foreign.Targets {
			if err := add(foreign.Clang(clang, level, target)); err != nil {
				return err
			}
		}
	}
	if rustc, err := exec.LookPath("rustc"); err == nil {
		if err := add(foreign.Rust(rustc, level)); err != nil {
			return err
		}
		return add(foreign.RustWithStatepoints(rustc, oracle.Opaque, level))
	}
	return nil
}
