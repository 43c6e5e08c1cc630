// Command emulate runs a program of a module in the emulator the given number of times, and prints
// the number of instructions. It is compiled natively and to WebAssembly, to measure how quickly
// the emulator runs. Recorded, a history is kept; sought, it then goes to 100 points of it.
//
//	emulate FILE ENTRY ARGUMENTS bare|recorded|sought TIMES
package main

import (
	"context"
	"fmt"
	"os"
	"strconv"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

func main() {
	if err := emulate(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "emulate:", err)
		os.Exit(1)
	}
}

func emulate(args []string) error {
	if len(args) != 5 {
		return fmt.Errorf("5 arguments are needed, not %d", len(args))
	}
	text, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	times, err := strconv.Atoi(args[4])
	if err != nil {
		return err
	}
	ctx := context.Background()
	m, list, _ := irparse.ParseString(ctx, args[0], string(text))
	if list.HasErrors() {
		return list.Err()
	}
	opt := run.Options{Surface: run.Describe(m, nil), Limits: machine.Limits{Steps: 1 << 40}}
	pipeline, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err == nil {
		_, err = pipeline.Run(ctx, m)
	}
	if err != nil {
		return err
	}
	result, err := lower.Compile(ctx, m, lower.Options{Detail: true})
	if err != nil {
		return err
	}
	opt.Code = &result.Module
	steps := uint64(0)
	for range times {
		p, err := run.Load(result.Object, opt)
		if err != nil {
			return err
		}
		values, err := p.Arguments(args[1], []string{args[2]})
		if err == nil {
			err = p.Start(args[1], values)
		}
		if err == nil {
			err = once(ctx, p, args[3])
		}
		if err != nil {
			return p.Explain(err)
		}
		steps += p.Machine.Steps
	}
	fmt.Println(steps)
	return nil
}

// once runs what was started to its end.
func once(ctx context.Context, p *run.Program, mode string) error {
	if mode == "bare" {
		return p.Run(ctx)
	}
	h, err := p.History(machine.HistoryLimits{})
	if err == nil {
		_, err = h.Run(ctx, nil)
	}
	if mode == "sought" {
		for i := uint64(1); i <= 100 && err == nil; i++ {
			err = h.Seek(ctx, h.End()*(i*61%100)/100)
		}
		if err == nil {
			err = h.Seek(ctx, h.End())
		}
	}
	return err
}
