// Command bench prints, in one run and on one machine: the sizes of what the
// page downloads, the time the engine takes for each example, what the page does in
// a browser (see page.go), how quickly modules
// are read and printed, natively and in WebAssembly, what RewriteStatepointsForGC
// costs by itself, from text to text, and as modules grow, the CPU time, memory and
// output of `statepoint compile` over LLVM's `opt | llc`, how good the code of a
// few written programs is: its size, and the instructions it takes, what a
// collection costs under each collector, and how quickly the emulator runs.
//
// CPU time is user and system time of the processes, as the kernel counts them,
// and the least of a few runs; wall time would measure the machine's other work.
//
//	go run ./e2e/tools/bench [-large] [-runs 3] [-brotli 11]
//
// It runs in the module's directory, after `make build`.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"
)

// part is one part of the bench, as -only names it.
type part struct {
	name string
	run  func() error
}

func main() {
	if len(os.Args) > 2 && os.Args[1] == spendWord {
		os.Exit(spender(os.Args[2], os.Args[3:]))
	}
	large := flag.Bool("large", false, "also 24 MB, 10,000 functions and both very large functions")
	runs := flag.Int("runs", 3, "how often each command runs; the least time counts")
	quality := flag.Int("brotli", 11, "brotli quality; 11 is what is served")
	only := flag.String("only", "", "only one part")

	parts := []part{
		{"sizes", func() error { return sizes(*quality) }},
		{"engine", engine},
		{"visits", func() error { return onPage(*quality, visits) }},
		{"lesson", func() error { return onPage(*quality, lesson) }},
		{"embeds", func() error { return onPage(*quality, embeds) }},
		// Memory first, before longer texts have made the engine's larger for good.
		{"edits", func() error { return onPage(*quality, inEditor(remembering, editing)) }},
		{"lines", func() error {
			return errors.Join(onPage(*quality, inEditor(editingLines(0))),
				onPage(*quality, inEditor(editingLines(5*time.Second))))
		}},
		{"large", func() error { return onPage(*quality, inEditor(largeTexts)) }},
		{"run", func() error { return onPage(*quality, inEditor(running)) }},
		{"text", func() error { return text(*large, *runs) }},
		{"pass", func() error { return passTable(*large, *runs) }},
		{"passes", func() error { return rewrite(*large, *runs) }},
		{"split", func() error { return split(*large, *runs) }},
		{"growth", func() error { return growth(*runs) }},
		{"compile", func() error { return compile(*large, *runs) }},
		{"programs", func() error { return programs(*large) }},
		{"collect", collections},
		{"emulator", func() error { return emulator(*runs) }},
	}
	var names []string
	for _, p := range parts {
		names = append(names, p.name)
	}
	flag.Lookup("only").Usage += ": " + strings.Join(names, ", ")
	flag.Parse()
	if *only != "" && !slices.Contains(names, *only) {
		fmt.Fprintf(os.Stderr, "bench: no part is named %q; there are %s\n", *only,
			strings.Join(names, ", "))
		os.Exit(2)
	}
	failed := false
	for _, p := range parts {
		if *only != "" && *only != p.name {
			continue
		}
		if err := p.run(); err != nil {
			fmt.Fprintf(os.Stderr, "bench: %s: %v\n", p.name, err)
			failed = true
		}
		fmt.Println()
	}
	if failed {
		os.Exit(1)
	}
}
