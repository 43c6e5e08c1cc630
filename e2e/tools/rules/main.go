// Command rules asks LLVM's opt about small modules, and prints them as entries of core/irparse/testdata/rules: the verdict first, then the
// module. Modules come on standard input, separated by empty lines. What we judge otherwise goes to standard error, with both messages.
//
//	go run ./e2e/tools/rules [-release 22] < modules >> core/irparse/testdata/rules/ptr-instrs.txt
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

func main() {
	release := flag.Int("release", oracle.Opaque, "the release of LLVM, 14 (typed pointers) or 22")
	keep := flag.String("known", "", "leave out modules that this file of entries has")
	flag.Parse()
	opt, err := oracle.Path(*release, "opt")
	if err != nil {
		fail("%v", err)
	}
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		fail("%v", err)
	}
	var known string
	if *keep != "" {
		data, err := os.ReadFile(*keep)
		if err != nil {
			fail("%v", err)
		}
		known = string(data) + "\n"
	}
	os.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1") // a crash is soon over
	all, refusals, differ := 0, 0, 0
	for _, text := range strings.Split(string(input), "\n\n") {
		text = strings.Trim(text, "\n") + "\n"
		if text == "\n" || known != "" && strings.Contains(known, "\n"+text+"\n") {
			continue
		}
		all++
		r := oracle.Exec([]byte(text), opt, "-passes=verify", "-disable-output")
		entry, said := "; accepted", "(nothing)"
		if r.Err != nil {
			refusals++
			said = reason(string(r.Stderr))
			entry = "; refused: " + said
		}
		refused, ours := judge(text, *release)
		if refused != (r.Err != nil) {
			differ++
			fmt.Fprintf(os.Stderr, "refused by us: %v, by LLVM: %v\n  LLVM: %s\n  we: %s\n%s\n", refused, r.Err != nil, said, ours, text)
		}
		fmt.Printf("\n%s\n%s", entry, text)
	}
	fmt.Fprintf(os.Stderr, "LLVM %d: %d modules, %d refused, %d disagreements\n", *release, all, refusals, differ)
}

// reason is what LLVM says first of a module, without its place.
func reason(message string) string {
	if strings.Contains(message, "PLEASE submit a bug report") && !strings.Contains(message, "Broken module found") && !strings.Contains(message, "LLVM ERROR") {
		return "the tool crashes"
	}
	first, _, _ := strings.Cut(strings.TrimSpace(message), "\n")
	if _, after, ok := strings.Cut(first, ": error: "); ok {
		return after
	}
	return first
}

// judge reads and verifies a module, and says whether we refuse it and why.
func judge(text string, release int) (refused bool, said string) {
	opts := &irparse.Options{}
	if release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, list, _ := irparse.Parse(context.Background(), source.NewText("module.ll", text), opts)
	if list.HasErrors() {
		return true, list.Error()
	}
	problems, err := verify.Module(context.Background(), m, nil)
	if err != nil {
		return true, err.Error()
	}
	for _, p := range problems {
		if p.Severity == source.Error {
			return true, p.String()
		}
	}
	return false, ""
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "rules: "+format+"\n", args...)
	os.Exit(1)
}
