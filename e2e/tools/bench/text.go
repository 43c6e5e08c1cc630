package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// text prints how quickly modules are read and printed, against the opt that
// speaks their language: CPU time of the commands, start included. Then the same
// work in WebAssembly, where no opt is, against the same program natively.
func text(large bool, runs int) error {
	dir, err := os.MkdirTemp("", "statepoint-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	native := table{head: []string{"reading and printing", "CPU s", "MB/s", "peak MB",
		"opt's CPU s", "MB/s", "peak MB", "× ours"}}
	wasm := table{head: []string{"the same in WebAssembly (node)", "CPU s", "MB/s",
		"natively CPU s", "MB/s", "of native speed"}}
	programs, err := buildBoth(dir, "readprint")
	if err != nil {
		return err
	}
	for _, size := range []int{5_000_000, 24_000_000} {
		if size > 5_000_000 && !large {
			continue
		}
		for _, typed := range []bool{true, false} {
			release, pointers := oracle.Opaque, "ptr"
			if typed {
				release, pointers = oracle.Typed, "typed"
			}
			name := fmt.Sprintf("%d MB, %s (LLVM %d)", size/1_000_000, pointers, release)
			in := filepath.Join(dir, "in.ll")
			if err := os.WriteFile(in, []byte(gen.Text(size, typed)), 0o644); err != nil {
				return err
			}
			if err := nativeText(&native, name, release, in, filepath.Join(dir, "out.ll"), size,
				runs); err != nil {
				return err
			}
			if err := wasmText(&wasm, name, programs, in, size, runs); err != nil {
				return err
			}
		}
	}
	native.print()
	fmt.Println()
	wasm.print()
	return nil
}

func nativeText(t *table, name string, release int, in, out string, size, runs int) error {
	opt, err := oracle.Path(release, "opt")
	if err != nil {
		return err
	}
	ours, err := filepath.Abs("statepoint")
	if err != nil {
		return err
	}
	cells := []string{name}
	var costs [2]cost
	for i, command := range [][]string{{ours, "opt"}, {opt}} {
		args := append(command[1:], "-S", in, "-o", out)
		c, err := least(runs, func() (cost, error) { return spend(command[0], args...) })
		if err != nil {
			return err
		}
		costs[i] = c
		cells = append(cells, seconds(c.cpu), perSecond(size, c.cpu), megabytes(c.rss))
	}
	t.add(append(cells, times(costs[1].cpu, costs[0].cpu))...)
	return nil
}

// both are a command, natively and in WebAssembly.
type both struct{ native, wasm []string }

// buildBoth builds the command in a folder here natively and for WebAssembly. Inlining is enabled
// everywhere, even in WebAssembly.
func buildBoth(dir, name string) (p both, err error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return p, err
	}
	p.native = []string{filepath.Join(dir, name)}
	wasm := filepath.Join(dir, name+".wasm")
	p.wasm = []string{"node", "--stack-size=8192",
		filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), wasm}
	for _, build := range []struct {
		out string
		env []string
	}{{p.native[0], nil}, {wasm, []string{"GOOS=js", "GOARCH=wasm"}}} {
		cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", build.out,
			"./e2e/tools/bench/"+name)
		cmd.Env, cmd.Stderr = append(os.Environ(), build.env...), os.Stderr
		if err := cmd.Run(); err != nil {
			return p, err
		}
	}
	return p, nil
}

// wasmText compares CPU time, all threads': those of node compile the program at
// first, so it is what a few more runs cost than a few.
func wasmText(t *table, name string, p both, in string, size, runs int) error {
	const few, more = 6, 16
	var each [2]time.Duration
	for i, command := range [][]string{p.wasm, p.native} {
		var spent [2]time.Duration
		for j, n := range []int{few, more} {
			args := append(slices.Clone(command[1:]), in, fmt.Sprint(n))
			c, err := least(runs, func() (cost, error) { return spend(command[0], args...) })
			if err != nil {
				return err
			}
			spent[j] = c.cpu
		}
		each[i] = (spent[1] - spent[0]) / (more - few)
	}
	t.add(name, seconds(each[0]), perSecond(size, each[0]), seconds(each[1]),
		perSecond(size, each[1]),
		fmt.Sprintf("%.2f", each[1].Seconds()/each[0].Seconds()))
	return nil
}
