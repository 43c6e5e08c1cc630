// Command corpus compares the reader and the printer with LLVM's over any number of modules, and
// prints a table of what went wrong, by cause.
//
//	go run ./e2e/tools/corpus [-release 14|22] [-v] [-llir] path…
//
// A path is a file of assembly, an archive of such (.txtar), or a folder, in which every *.ll and
// *.txtar counts. The release of LLVM to compare with follows from the archive's name (typed-… is
// 14), else from -release. For each module that `opt -S` reads:
//
//   - we read it, and the verifier finds nothing;
//   - our text is opt's;
//   - opt makes the same of our text as of the module (asked where the texts differ);
//   - our text, read again, prints the same;
//   - with -llir, modules with typed pointers as we print them are read by llir.
//
// The exit status is 1 when any module fails in another way than by looking different.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/txtar"

	"statepoint/e2e/oracle"
)

// input is one module.
type input struct {
	name    string
	text    []byte
	release int
}

func main() {
	release := flag.Int("release", oracle.Opaque, "the release of LLVM to compare with")
	verbose := flag.Bool("v", false, "show the first difference of every module")
	viaLLIR := flag.Bool("llir", false, "hand modules with typed pointers to llir as well")
	jobs := flag.Int("j", 2, "how many modules at a time")
	flag.Parse()
	inputs, err := gather(flag.Args(), *release)
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	if len(inputs) == 0 {
		fmt.Fprintln(os.Stderr, "corpus: no modules")
		os.Exit(2)
	}
	results := make([][]finding, len(inputs))
	var wait sync.WaitGroup
	slots := make(chan bool, max(1, *jobs))
	for i, in := range inputs {
		wait.Add(1)
		slots <- true
		go func() {
			defer func() { <-slots; wait.Done() }()
			results[i] = examine(in, *viaLLIR)
		}()
	}
	wait.Wait()
	if !report(inputs, results, *verbose) {
		os.Exit(1)
	}
}

// gather lists the modules of all paths in the order of their names.
func gather(paths []string, release int) (list []input, err error) {
	for _, path := range paths {
		err := filepath.WalkDir(path, func(name string, entry os.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			ext := filepath.Ext(name)
			if name != path && ext != ".ll" && ext != ".txtar" {
				return nil
			}
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			if ext != ".txtar" {
				list = append(list, input{name, data, release})
				return nil
			}
			of := release
			if base := filepath.Base(name); strings.HasPrefix(base, "typed-") {
				of = oracle.Typed
			} else if strings.HasPrefix(base, "ptr-") {
				of = oracle.Opaque
			}
			for _, f := range txtar.Parse(data).Files {
				list = append(list, input{name + "/" + f.Name, f.Data, of})
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// report prints the table and says whether all modules came through; looks alone do not count.
func report(inputs []input, results [][]finding, verbose bool) bool {
	type row struct {
		kind  kind
		cause string
		count int
		first string
	}
	var rows []*row
	byKey := map[string]*row{}
	var counts [kinds]int
	for i, found := range results {
		for _, f := range found {
			counts[f.kind]++
			if verbose {
				fmt.Printf("%s: %s: %s\n%s\n", inputs[i].name, f.kind, f.cause, f.detail)
			}
			key := f.kind.String() + f.cause
			r := byKey[key]
			if r == nil {
				r = &row{kind: f.kind, cause: f.cause, first: inputs[i].name}
				byKey[key] = r
				rows = append(rows, r)
			}
			r.count++
		}
	}
	slices.SortStableFunc(rows, func(a, b *row) int {
		if a.kind != b.kind {
			return int(a.kind) - int(b.kind)
		}
		return b.count - a.count
	})
	for _, r := range rows {
		if r.kind == bothRefuse {
			continue
		}
		fmt.Printf("%6d  %-28s %s\n        %28s in %s\n", r.count, r.kind, r.cause, "", r.first)
	}
	read := len(inputs) - counts[onlyLLVMRefuses] - counts[bothRefuse]
	fmt.Printf("%d modules, %d of them LLVM reads, %d of these print as LLVM's", len(inputs), read,
		read-counts[refused]-counts[looksDifferent]-counts[meansDifferent])
	for k := range kinds {
		if counts[k] > 0 {
			fmt.Printf("; %s %d", k, counts[k])
		}
	}
	fmt.Println()
	return counts[refused]+counts[unverified]+counts[meansDifferent]+
		counts[unstable]+counts[crashed] == 0
}
