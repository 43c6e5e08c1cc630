// Command genmodule prints a generated module: one of a given size to measure
// with, or the random program of a seed.
//
//	go run ./e2e/tools/genmodule -functions 1000 -calls 10 -live 8
//	go run ./e2e/tools/genmodule -program 17 -polls
//	go run ./e2e/tools/genmodule -program 17 -wild -typed
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
	wild := flag.Bool("wild", false, "the program has exceptions, copies of references and more")
	unnamed := flag.Bool("unnamed", false, "the program has numbers for names")
	hold := flag.Bool("hold", false, "the program has references in structs over safepoints")
	flag.Parse()

	out := bufio.NewWriter(os.Stdout)
	if *seed >= 0 {
		opt := gen.All
		if *wild {
			opt = gen.Wild
		}
		opt.Typed, opt.Polls, opt.Unnamed, opt.Hold = *typed, *polls, *unnamed, *hold
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
