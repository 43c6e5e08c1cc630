package main

import (
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"

	"statepoint/core/options"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// A workload is a generated module to compile.
type workload struct {
	name  string
	shape gen.Shape
	large bool
}

var workloads = []workload{
	{"1,000 functions", gen.Shape{Functions: 1000, Calls: 10, Live: 8}, false},
	{"10,000 functions", gen.Shape{Functions: 10000, Calls: 10, Live: 8}, true},
	{"one block, 2,000 calls × 200 live", gen.Shape{Functions: 1, Calls: 2000, Live: 200}, true},
	{"the same in 5,000 blocks", gen.Shape{Functions: 1, Calls: 2000, Live: 200, Blocks: 5000}, true},
}

// least runs f a few times and returns the cheapest run.
func least(runs int, f func() (cost, error)) (best cost, err error) {
	for i := range runs {
		c, err := f()
		if err != nil {
			return cost{}, err
		}
		if i == 0 || c.cpu < best.cpu {
			best = c
		}
	}
	return best, nil
}

// tools are the programs that are measured, and files for them to work on.
type tools struct {
	ours, opt, llc string
	dir            string // holds the files
	in, mid, out   string
}

// findTools finds LLVM's tools and ours, and makes a folder for what they read and write, which the
// caller removes.
func findTools() (t tools, err error) {
	if t.opt, err = oracle.Path(oracle.Opaque, "opt"); err != nil {
		return t, err
	}
	if t.llc, err = oracle.Path(oracle.Opaque, "llc"); err != nil {
		return t, err
	}
	if t.ours, err = filepath.Abs("statepoint"); err != nil {
		return t, err
	}
	t.dir, err = os.MkdirTemp("", "statepoint-bench-")
	t.in, t.mid, t.out = filepath.Join(t.dir, "in.ll"), filepath.Join(t.dir, "mid.bc"),
		filepath.Join(t.dir, "out.o")
	return t, err
}

// A way is one way to do the work of a table.
type way struct {
	name string
	run  func() (cost, error)
}

// measure runs each way on each workload, ours first, and prints a table. The
// further columns come from what the way left behind.
func measure(title string, large bool, runs int, ways func(tools) []way, head []string,
	further func(tools) ([]string, error)) error {
	tool, err := findTools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(tool.dir)
	t := table{head: append([]string{title, "CPU s", "× ours", "peak MB"}, head...)}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		if err := os.WriteFile(tool.in, []byte(gen.Module(w.shape)), 0o644); err != nil {
			return err
		}
		n := runs
		if w.large {
			n = 1
		}
		var base cost
		for i, way := range ways(tool) {
			name := fmt.Sprintf("%s: %s", w.name, way.name)
			c, err := least(n, way.run)
			if err != nil {
				fmt.Fprintf(os.Stderr, "bench: %s: %v\n", name, err)
				t.add(append([]string{name, "fails", "", ""}, make([]string, len(head))...)...)
				continue
			}
			if i == 0 {
				base = c
			}
			ratio := "?" // ours failed
			if base.cpu > 0 {
				ratio = fmt.Sprintf("%.1f", c.cpu.Seconds()/base.cpu.Seconds())
			}
			cells, err := further(tool)
			if err != nil {
				return err
			}
			t.add(append([]string{name, fmt.Sprintf("%.3f", c.cpu.Seconds()), ratio,
				fmt.Sprintf("%.0f", float64(c.rss)/1024)}, cells...)...)
		}
	}
	t.print()
	return nil
}

// compile prints what it costs to go from IR to an object with a stack map, by
// us and by LLVM 22.
func compile(large bool, runs int) error {
	ways := func(t tools) []way {
		return []way{
			{"statepoint compile", func() (cost, error) {
				return spend(t.ours, "compile", t.in, "-o", t.out, "--passes",
					options.RewriteStatepoints)
			}},
			{"opt | llc -O0", func() (cost, error) { return llvm(t, "-O0") }},
			{"opt | llc -O2", func() (cost, error) { return llvm(t, "-O2") }},
		}
	}
	return measure("IR to object", large, runs, ways, []string{".text", "stack map"},
		func(t tools) ([]string, error) {
			text, stackMap, err := sections(t.out)
			return []string{thousands(text), thousands(stackMap)}, err
		})
}

// rewrite prints what RewriteStatepointsForGC costs from text to text.
func rewrite(large bool, runs int) error {
	ways := func(t tools) []way {
		var list []way
		for _, program := range [][]string{{"statepoint opt", t.ours, "opt"}, {"opt", t.opt}} {
			args := append(program[2:], "-S", "-passes=rewrite-statepoints-for-gc", t.in, "-o",
				t.out)
			list = append(list, way{program[0], func() (cost, error) {
				return spend(program[1], args...)
			}})
		}
		return list
	}
	return measure("RewriteStatepointsForGC, text to text", large, runs, ways, []string{"text out"},
		func(t tools) ([]string, error) {
			st, err := os.Stat(t.out)
			if err != nil {
				return nil, err
			}
			return []string{thousands(int(st.Size()))}, nil
		})
}

// llvm goes from text to object as LLVM does it: opt runs the pass and hands
// bitcode to llc, which is its quickest way.
func llvm(t tools, level string) (cost, error) {
	first, err := spend(t.opt, "-passes=rewrite-statepoints-for-gc", t.in, "-o", t.mid)
	if err != nil {
		return cost{}, err
	}
	second, err := spend(t.llc, level, "-mtriple=x86_64-unknown-linux-gnu", "-filetype=obj", t.mid,
		"-o", t.out)
	return first.plus(second), err
}

// sections returns the sizes of an object's code and stack map.
func sections(path string) (text, stackMap int, err error) {
	f, err := elf.Open(path)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	for _, s := range f.Sections {
		switch {
		case s.Flags&elf.SHF_EXECINSTR != 0:
			text += int(s.Size)
		case s.Name == ".llvm_stackmaps":
			stackMap += int(s.Size)
		}
	}
	return text, stackMap, nil
}
