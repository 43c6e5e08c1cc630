package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// pass prints what RewriteStatepointsForGC costs by itself, without reading
// and printing: ours in this process, the collection of its garbage counted
// in, and LLVM's as `opt -time-passes` reports it. Per relocate, so that the
// rows can be compared with each other.
func pass(large bool, runs int) error {
	opt, err := oracle.Path(oracle.Opaque, "opt")
	if err != nil {
		return err
	}
	t := table{head: []string{"RewriteStatepointsForGC alone", "CPU s", "opt's CPU s", "× ours", "relocates", "ns each", "bytes each"}}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		text := gen.Module(w.shape)
		n := runs
		if w.large {
			n = 1
		}
		var bytes uint64
		var relocates int
		ours, err := least(n, func() (c cost, err error) {
			c.cpu, bytes, relocates, err = passOnce(text)
			return c, err
		})
		if err != nil {
			return err
		}
		theirs, err := least(n, func() (c cost, err error) {
			c.cpu, err = optPass(opt, text)
			return c, err
		})
		if err != nil {
			return err
		}
		t.add(w.name, fmt.Sprintf("%.3f", ours.cpu.Seconds()), fmt.Sprintf("%.3f", theirs.cpu.Seconds()),
			fmt.Sprintf("%.1f", theirs.cpu.Seconds()/ours.cpu.Seconds()), thousands(relocates),
			fmt.Sprint(int(ours.cpu)/relocates), fmt.Sprint(int(bytes)/relocates))
	}
	t.print()
	return nil
}

// passOnce reads a module and runs the pass on it, and says what the pass cost
// and made.
func passOnce(text string) (cpu time.Duration, bytes uint64, relocates int, err error) {
	m, list := irparse.ParseString("in.ll", text)
	if list.HasErrors() {
		return 0, 0, 0, list.Err()
	}
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		return 0, 0, 0, err
	}
	p.After = func(_ *passes.Pass, _ *ir.Module, why *passes.Explanation) error {
		relocates = why.Figures.Relocates
		return nil
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	start := spentHere()
	err = p.Run(context.Background(), m)
	cpu = spentHere() - start
	runtime.ReadMemStats(&after)
	return cpu, after.TotalAlloc - before.TotalAlloc, relocates, err
}

// spentHere is the CPU time of this process so far.
func spentHere() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// optPass is the user and system time that opt reports for the pass.
func optPass(opt, text string) (time.Duration, error) {
	cmd := exec.Command(opt, "-passes=rewrite-statepoints-for-gc", "-time-passes", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(text)
	var report strings.Builder
	cmd.Stdout, cmd.Stderr = os.Stdout, &report
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("%v\n%.2000s", err, report.String())
	}
	// Columns are "seconds (percent%)": user, system if there was any, both, wall.
	columns := 0
	for line := range strings.Lines(report.String()) {
		if strings.Contains(line, "--- Name ---") {
			columns = strings.Count(line, "Time--") + strings.Count(line, "User+System")
		}
		if !strings.Contains(line, "RewriteStatepointsForGC") || columns == 0 {
			continue
		}
		var seconds []float64
		for _, f := range strings.Fields(line) {
			if v, err := strconv.ParseFloat(f, 64); err == nil {
				seconds = append(seconds, v)
			}
		}
		if len(seconds) >= 2 {
			return time.Duration(seconds[len(seconds)-2] * float64(time.Second)), nil
		}
	}
	return 0, fmt.Errorf("no time of the pass in what opt -time-passes says:\n%.2000s", report.String())
}
