package main

import (
	"os"
	"path/filepath"
	"time"

	"statepoint/e2e/gen"
)

// split prints where the CPU time of RewriteStatepointsForGC goes from text to
// text, ours and opt's. Each command is run with one thing more to do than
// the one before, and what it takes longer is the cost of that: to start, to read,
// to verify, to run the pass (and opt to verify again), to print and write.
func split(large bool, runs int) error {
	tool, err := findTools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(tool.dir)
	dir := tool.dir
	tiny := filepath.Join(dir, "tiny.ll")
	if err := os.WriteFile(tiny, []byte("define void @f() {\n  ret void\n}\n"), 0o644); err != nil {
		return err
	}
	const pass = "-passes=rewrite-statepoints-for-gc"
	steps := [][]string{
		{"-disable-output", "-disable-verify", tiny},
		{"-disable-output", "-disable-verify", tool.in},
		{"-disable-output", tool.in},
		{"-disable-output", pass, tool.in},
		{"-S", pass, tool.in, "-o", tool.out},
	}
	t := table{head: []string{"where the time goes, CPU s", "start", "read", "verify", "pass",
		"print", "together"}}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		if err := os.WriteFile(tool.in, []byte(gen.Module(w.shape)), 0o644); err != nil {
			return err
		}
		for _, command := range [][]string{{"statepoint opt", tool.ours, "opt"},
			{"opt", tool.opt}} {
			cells := []string{w.name + ": " + command[0]}
			var before time.Duration
			for _, step := range steps {
				c, err := least(runs, func() (cost, error) {
					return spend(command[1], append(command[2:], step...)...)
				})
				if err != nil {
					return err
				}
				cells = append(cells, seconds(max(c.cpu-before, 0)))
				before = c.cpu
			}
			t.add(append(cells, seconds(before))...)
		}
	}
	t.print()
	return nil
}
