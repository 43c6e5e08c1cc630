package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// emulated are the programs that emulator runs: each for more than ten million instructions.
var emulated = []struct{ name, args string }{{"n-queens", "10"}, {"json", "1000"}}

// emulator prints how many instructions per second the emulator executes, natively and in
// WebAssembly, with and without a history, and the time to seek to a step in the history. The time
// for parsing and compiling the program is subtracted.
func emulator(runs int) error {
	dir, err := os.MkdirTemp("", "statepoint-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	commands, err := buildBoth(dir, "emulate")
	if err != nil {
		return err
	}
	t := table{head: []string{"emulated, million instructions a second of CPU", "instructions",
		"alone", "recorded", "ms to a step"}}
	for _, p := range emulated {
		for _, c := range []struct {
			where   string
			command []string
		}{{"natively", commands.native}, {"in WebAssembly", commands.wasm}} {
			spent := func(mode string, times int) (time.Duration, error) {
				args := append(c.command[1:len(c.command):len(c.command)],
					filepath.Join("e2e", "runtime", "programs", p.name+".ll"), "run", p.args, mode,
					strconv.Itoa(times))
				l, err := least(runs, func() (cost, error) {
					return spend(c.command[0], args...)
				})
				return l.cpu, err
			}
			out, err := exec.Command(commands.native[0], filepath.Join("e2e", "runtime", "programs",
				p.name+".ll"), "run", p.args, "bare", "1").Output()
			if err != nil {
				return err
			}
			steps, err := strconv.Atoi(string(bytes.TrimSpace(out)))
			if err != nil {
				return err
			}
			empty, err := spent("bare", 0)
			var costs [3]time.Duration
			for i, mode := range []string{"bare", "recorded", "sought"} {
				if err == nil {
					costs[i], err = spent(mode, 1)
				}
			}
			if err != nil {
				return err
			}
			rate := func(d time.Duration) string {
				return fmt.Sprintf("%.0f", float64(steps)/1e6/(d-empty).Seconds())
			}
			t.add(p.name+", "+c.where, thousands(steps), rate(costs[0]), rate(costs[1]),
				fmt.Sprintf("%.1f", (costs[2]-costs[1]).Seconds()*1000/100))
		}
	}
	t.print()
	return nil
}
