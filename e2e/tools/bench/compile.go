package main

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

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

// A cost is what a few processes used: CPU time together, memory of the largest.
type cost struct {
	cpu time.Duration
	rss int // KiB
}

func (c cost) plus(o cost) cost { return cost{c.cpu + o.cpu, max(c.rss, o.rss)} }

// spend runs a command and returns what it cost.
func spend(program string, args ...string) (cost, error) {
	cmd := exec.Command(program, args...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Run(); err != nil {
		return cost{}, fmt.Errorf("%s: %w\n%.2000s", oracle.Command(program, args...), err, errs.String())
	}
	c := cost{cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		c.rss = int(u.Maxrss)
	}
	return c, nil
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

// compile prints what it costs to go from IR to an object with a stack map, by
// us and by LLVM 22.
func compile(large bool, runs int) error {
	dir, err := os.MkdirTemp("", "statepoint-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	opt, err := oracle.Path(oracle.Opaque, "opt")
	if err != nil {
		return err
	}
	llc, err := oracle.Path(oracle.Opaque, "llc")
	if err != nil {
		return err
	}
	ours, err := filepath.Abs("statepoint")
	if err != nil {
		return err
	}

	in, mid, out := filepath.Join(dir, "in.ll"), filepath.Join(dir, "mid.bc"), filepath.Join(dir, "out.o")
	t := table{head: []string{"IR to object", "CPU s", "× ours", "peak MB", ".text", "stack map"}}
	for _, w := range workloads {
		if w.large && !large {
			continue
		}
		if err := os.WriteFile(in, []byte(gen.Module(w.shape)), 0o644); err != nil {
			return err
		}
		n := runs
		if w.large {
			n = 1
		}
		var base cost
		for i, way := range []struct {
			name string
			run  func() (cost, error)
		}{
			{"statepoint compile", func() (cost, error) {
				return spend(ours, "compile", in, "-o", out, "--passes", "rewrite-statepoints-for-gc")
			}},
			{"opt | llc -O0", func() (cost, error) { return llvm(opt, llc, "-O0", in, mid, out) }},
			{"opt | llc -O2", func() (cost, error) { return llvm(opt, llc, "-O2", in, mid, out) }},
		} {
			name := fmt.Sprintf("%s: %s", w.name, way.name)
			c, err := least(n, way.run)
			if err != nil {
				fmt.Fprintf(os.Stderr, "bench: %s: %v\n", name, err)
				t.add(name, "fails", "", "", "", "")
				continue
			}
			if i == 0 {
				base = c
			}
			ratio := "?" // ours failed
			if base.cpu > 0 {
				ratio = fmt.Sprintf("%.1f", c.cpu.Seconds()/base.cpu.Seconds())
			}
			text, stackMap, err := sections(out)
			if err != nil {
				return err
			}
			t.add(name, fmt.Sprintf("%.3f", c.cpu.Seconds()), ratio, fmt.Sprintf("%.0f", float64(c.rss)/1024), thousands(text), thousands(stackMap))
		}
	}
	t.print()
	return nil
}

// llvm goes from text to object as LLVM does it: opt runs the pass and hands
// bitcode to llc, which is its quickest way.
func llvm(opt, llc, level, in, mid, out string) (cost, error) {
	first, err := spend(opt, "-passes=rewrite-statepoints-for-gc", in, "-o", mid)
	if err != nil {
		return cost{}, err
	}
	second, err := spend(llc, level, "-mtriple=x86_64-unknown-linux-gnu", "-filetype=obj", mid, "-o", out)
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
