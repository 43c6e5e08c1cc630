package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// A family is one kind of module in growing sizes.
type family struct {
	name  string
	sizes []int
	text  func(n int) string
}

var families = []family{
	{"functions", []int{1000, 2000, 4000},
		func(n int) string { return gen.Module(gen.Shape{Functions: n, Calls: 10, Live: 8}) }},
	{"calls × 200 live, one block", []int{500, 1000, 2000},
		func(n int) string { return gen.Module(gen.Shape{Functions: 1, Calls: n, Live: 200}) }},
	{"blocks, n/2 calls × 200 live", []int{1000, 2000, 4000}, func(n int) string {
		return gen.Module(gen.Shape{Functions: 1, Calls: n / 2, Live: 200, Blocks: n})
	}},
	{"loops, each in the one before", []int{2000, 4000, 8000}, gen.Nest},
}

// growth prints how the CPU time of RewriteStatepointsForGC, text to text, grows
// from size to size: the power of the size of the output that it grows with, 1
// for linear.
func growth(runs int) error {
	// As LLVM has no limit, what is compared here has one that it does not reach.
	const manyAdded = "-max-added=10000000"
	tool, err := findTools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(tool.dir)
	t := table{head: []string{"growth, RewriteStatepointsForGC, text to text", "text out", "CPU s",
		"power", "opt's CPU s", "power"}}
	for _, f := range families {
		var before [2]float64
		var beforeOut float64
		for i, n := range f.sizes {
			if err := os.WriteFile(tool.in, []byte(f.text(n)), 0o644); err != nil {
				return err
			}
			cells := []string{fmt.Sprintf("%s %s", thousands(n), f.name), ""}
			var out float64
			for j, command := range [][]string{{tool.ours, "opt", manyAdded}, {tool.opt}} {
				args := append(command[1:], "-S", "-passes=rewrite-statepoints-for-gc", tool.in,
					"-o", tool.out)
				c, err := least(runs, func() (cost, error) { return spend(command[0], args...) })
				if err != nil {
					return fmt.Errorf("%s: %w", oracle.Command(filepath.Base(command[0]), args...),
						err)
				}
				if j == 0 {
					st, err := os.Stat(tool.out)
					if err != nil {
						return err
					}
					out = float64(st.Size())
					cells[1] = thousands(int(st.Size()))
				}
				power := ""
				if i > 0 {
					power = fmt.Sprintf("%.2f",
						math.Log(c.cpu.Seconds()/before[j])/math.Log(out/beforeOut))
				}
				before[j] = c.cpu.Seconds()
				cells = append(cells, seconds(c.cpu), power)
			}
			beforeOut = out
			t.add(cells...)
		}
	}
	t.print()
	return nil
}
