// Command lint finds what go vet and staticcheck find in the module's packages and their tests,
// for this machine and for the browser. It runs in the module's directory.
//
//	go run ./e2e/tools/lint [package…]
//
// Each package is read and type-checked once for the checks of both, and its standard library and
// modules once for all packages. A package is checked together with its tests. For the browser only
// those packages are checked that have other files there, against the rest as it is for this
// machine. The exit status is 1 if anything is found.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
)

// browserEnv is the browser's target.
var browserEnv = []string{"GOOS=js", "GOARCH=wasm"}

func main() {
	flag.Parse()
	debug.SetGCPercent(300) // a quarter of the time would go on collecting garbage
	patterns := flag.Args()
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	found, err := findings(".", patterns)
	if err != nil {
		fmt.Fprintln(os.Stderr, "lint:", err)
		os.Exit(2)
	}
	for _, f := range found {
		fmt.Println(f)
	}
	if len(found) > 0 {
		os.Exit(1)
	}
}

// findings returns the findings in the packages of a module, a line each.
func findings(dir string, patterns []string) ([]string, error) {
	native, err := load(dir, nil, patterns)
	if err != nil {
		return nil, err
	}
	browser, err := load(dir, browserEnv, patterns)
	if err != nil {
		return nil, err
	}
	found := check(native.roots(), browser.others(native))
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	for i, f := range found {
		found[i] = strings.TrimPrefix(f, root+string(filepath.Separator))
	}
	slices.Sort(found)
	return slices.Compact(found), nil
}
