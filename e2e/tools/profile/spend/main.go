// Command spend does the work that users wait for, the given number of times. It is compiled
// natively, where it writes a processor profile, and to WebAssembly, where node does.
//
//	spend FILE object|report|excerpt TIMES [PROFILE]
package main

import (
	"context"
	"fmt"
	"os"
	"runtime/pprof"
	"strconv"
	"strings"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/process"
	"statepoint/lower"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/wire"
)

func main() {
	if err := spend(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "spend:", err)
		os.Exit(1)
	}
}

func spend(args []string) error {
	if len(args) < 3 {
		return fmt.Errorf("usage: spend FILE object|report|excerpt TIMES [PROFILE]")
	}
	data, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	work := toObject
	switch args[1] {
	case "report":
		work = toReport
	case "excerpt":
		work = toExcerpt
	}
	times, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	if len(args) > 3 {
		f, err := os.Create(args[3])
		if err != nil {
			return err
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	for range times {
		if err := work(args[0], string(data)); err != nil {
			return err
		}
	}
	return nil
}

// toObject compiles a text to an object.
func toObject(name, text string) error {
	ctx := context.Background()
	m, list, _ := irparse.ParseString(ctx, name, text)
	if list.HasErrors() {
		return list.Err()
	}
	pipeline, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err != nil {
		return err
	}
	pipeline.Options.PollsIfDefined = true
	unit := lower.Begin(ctx, m, lower.Options{})
	pipeline.Finished = unit.Function
	if _, err := pipeline.Run(ctx, m); err != nil {
		return err
	}
	_, err = unit.Finish()
	return err
}

// toReport compiles a text to what the page shows of it.
func toReport(name, text string) error {
	request := &report.Request{FileName: name, Source: text}
	r := panes.Run(context.Background(), request)
	if !r.OK {
		return fmt.Errorf("%s has %d diagnostics", name, len(r.Diagnostics))
	}
	wire.Encode(&wire.Report{Report: r})
	return nil
}

// page is the page's engine, with its memory, and edits is how often it was asked.
var (
	page  engine.Engine
	heap  *process.Heap
	edits int
)

// toExcerpt adds a line to the function in the middle of a text, and compiles that to what the page
// has of it while it shows one function.
func toExcerpt(name, text string) error {
	if edits++; edits == 1 {
		heap = process.CollectFrom(process.EngineFloor, 640<<20)
	}
	heap.Expect(process.EngineNeeds * int64(len(text)))
	middle := strings.LastIndex(text, "\n}") / 2
	text = text[:middle] + strings.Replace(text[middle:], "\n  ret ",
		fmt.Sprintf("\n  %%edited = add i64 1, %d\n  ret ", edits), 1)
	request := &report.Request{FileName: name, Source: text, Only: report.FirstFunction}
	r := page.Run(context.Background(), request)
	if !r.OK {
		return fmt.Errorf("%s has %d diagnostics", name, len(r.Diagnostics))
	}
	wire.Encode(&wire.Report{Report: r})
	return nil
}
