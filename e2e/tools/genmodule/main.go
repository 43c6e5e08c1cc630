// Command genmodule prints a generated module: one of a given size to measure
// with, or the random program of a seed.
//
//	go run ./e2e/tools/genmodule -functions 1000 -calls 10 -live 8
//	go run ./e2e/tools/genmodule -program 17 -polls
package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"

	"statepoint/e2e/gen"
)

func main() {
	var s gen.Shape
	flag.IntVar(&s.Functions, "functions", 1, "functions in the module")
	flag.IntVar(&s.Calls, "calls", 10, "calls in each function")
	flag.IntVar(&s.Live, "live", 8, "gc pointers live across each call")
	flag.IntVar(&s.Blocks, "blocks", 1, "basic blocks in each function")
	typed := flag.Bool("typed", false, "typed pointers instead of `ptr`")
	seed := flag.Int64("program", -1, "print the random program of this seed instead")
	polls := flag.Bool("polls", false, "the program defines gc.safepoint_poll")
	flag.Parse()

	out := bufio.NewWriter(os.Stdout)
	if *seed >= 0 {
		opt := gen.All
		opt.Typed, opt.Polls = *typed, *polls
		fmt.Fprint(out, gen.Program(uint64(*seed), opt))
	} else {
		s.Typed = *typed
		fmt.Fprint(out, gen.Module(s))
	}
	if err := out.Flush(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
