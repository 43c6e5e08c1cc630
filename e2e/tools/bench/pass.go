package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// passTable prints what RewriteStatepointsForGC costs by itself, without reading
// and printing: what `statepoint opt` and LLVM's opt report with -time-passes.
// Per relocate, so that the rows can be compared with each other.
func passTable(large bool, runs int) error {
	opt, err := oracle.Path(oracle.Opaque, "opt")
	if err != nil {
		return err
	}
	statepoint, err := filepath.Abs("statepoint")
	if err != nil {
		return err
	}
	t := table{head: []string{"RewriteStatepointsForGC alone", "CPU s", "opt's CPU s", "× ours",
		"relocates", "ns each", "bytes each"}}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		text := gen.Module(w.shape)
		bytes, relocates, err := passOnce(text)
		if err != nil {
			return err
		}
		ours, err := least(runs, func() (c cost, err error) {
			c.cpu, err = passTime(options.RewriteStatepoints, text, statepoint, "opt")
			return c, err
		})
		if err != nil {
			return err
		}
		theirs, err := least(runs, func() (c cost, err error) {
			c.cpu, err = passTime("RewriteStatepointsForGC", text, opt)
			return c, err
		})
		if err != nil {
			return err
		}
		t.add(w.name, fmt.Sprintf("%.3f", ours.cpu.Seconds()),
			fmt.Sprintf("%.3f", theirs.cpu.Seconds()),
			fmt.Sprintf("%.1f", theirs.cpu.Seconds()/ours.cpu.Seconds()), thousands(relocates),
			fmt.Sprint(int(ours.cpu)/relocates), fmt.Sprint(int(bytes)/relocates))
	}
	t.print()
	return nil
}

// passOnce reads a module and runs the pass on it here, and says what memory
// the pass allocated and what it made.
func passOnce(text string) (bytes uint64, relocates int, err error) {
	m, list, _ := irparse.ParseString(context.Background(), "in.ll", text)
	if list.HasErrors() {
		return 0, 0, list.Err()
	}
	p, err := passes.NewPipeline(options.RewriteStatepoints)
	if err != nil {
		return 0, 0, err
	}
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		relocates = why.Figures.Relocates
		return nil
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	_, err = p.Run(context.Background(), m)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc, relocates, err
}

// passTime is the user and system time that a tool reports for the pass, under
// the name it has there.
func passTime(name, text, tool string, first ...string) (time.Duration, error) {
	cmd := exec.Command(tool, append(first, "-passes=rewrite-statepoints-for-gc", "-time-passes",
		"-disable-output", "-")...)
	cmd.Stdin = strings.NewReader(text)
	var report strings.Builder
	cmd.Stdout, cmd.Stderr = os.Stdout, &report
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("%v\n%.2000s", err, report.String())
	}
	// Columns of opt are "seconds (percent%)": user, system if there was any, both,
	// wall. Ours has one, both.
	columns := 0
	for line := range strings.Lines(report.String()) {
		if strings.Contains(line, "--- Name ---") {
			columns = strings.Count(line, "Time--") + strings.Count(line, "User+System")
		}
		if !strings.Contains(line, name) || columns == 0 {
			continue
		}
		var seconds []float64
		for _, f := range strings.Fields(line) {
			if v, err := strconv.ParseFloat(f, 64); err == nil {
				seconds = append(seconds, v)
			}
		}
		if len(seconds) == 1 {
			return time.Duration(seconds[0] * float64(time.Second)), nil
		}
		if len(seconds) >= 2 {
			return time.Duration(seconds[len(seconds)-2] * float64(time.Second)), nil
		}
	}
	return 0, fmt.Errorf("no time of the pass in what -time-passes says:\n%.2000s", report.String())
}
