// Command transcript runs random and written programs in the emulator, under every collector and
// stress in turn, and writes of each run what it printed, its counts and its trace. It is compiled
// natively and to WebAssembly, to hold one transcript against the other.
//
//	transcript [-seed N] [-programs N] [FILE ARGUMENTS]…
//
// The functions called in files are named run or main.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

func main() {
	seed := flag.Uint64("seed", 1, "the first random program")
	programs := flag.Int("programs", 40, "how many random programs")
	flag.Parse()
	if err := write(*seed, *programs, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "transcript:", err)
		os.Exit(1)
	}
}

func write(seed uint64, programs int, files []string) error {
	modes := modes()
	if len(files)%2 != 0 {
		return fmt.Errorf("%s has no arguments", files[len(files)-1])
	}
	for i := 0; i < len(files); i += 2 {
		text, err := os.ReadFile(files[i])
		if err != nil {
			return err
		}
		c, err := compile(string(text), lower.Options{})
		if err != nil {
			return fmt.Errorf("%s: %w", files[i], err)
		}
		entry := "run"
		if c.surface.Funcs[entry] == nil {
			entry = "main"
		}
		for _, mode := range modes {
			if mode.Stress.Every == 1 && mode.Stress.Allocations {
				mode.Stress.Every = 5
			}
			if err := c.run(filepath.Base(files[i]), mode, entry,
				strings.Fields(files[i+1])...); err != nil {
				return err
			}
		}
	}
	const inModule = 10
	for at := 0; at < programs; at += inModule {
		n := min(inModule, programs-at)
		if err := random(seed+uint64(at), n, at/inModule, modes); err != nil {
			return err
		}
	}
	return nil
}

// random runs random programs, alone and two at a time in threads. Each meets three modes.
func random(seed uint64, n, module int, modes []run.Options) error {
	typed := gen.All
	typed.Typed, typed.Vector, typed.Invoke = true, false, false
	polls := gen.All
	polls.Polls = true
	wild := gen.Wild
	wild.Struct = false
	forms := []gen.Options{gen.All, polls, wild, typed}
	form := forms[module%len(forms)]
	// All programs have one buffer of setjmp, which no two threads can share.
	form.Twice = form.Typed
	var seeds []uint64
	for i := range n {
		seeds = append(seeds, seed+uint64(i))
	}
	text := gen.Programs(seeds, form)
	if !form.Typed {
		text += "declare i64 @rt_start(ptr, ptr addrspace(1), i64)\ndeclare i64 @rt_join(i64)\n"
		for i := 0; i+1 < n; i += 2 {
			text += pair(seeds[i], seeds[i+1])
		}
	}
	c, err := compile(text, lower.Options{MaxGCRegisters: module % 3})
	if err != nil {
		return fmt.Errorf("seed %d: %w", seed, err)
	}
	for i, s := range seeds {
		for k := range 3 {
			mode := modes[(i+module*inStep+k*9)%len(modes)]
			if err := c.run(fmt.Sprintf("seed %d", s), mode, gen.Entry(s)); err != nil {
				return err
			}
		}
		if entry := fmt.Sprintf("pair%d", s); c.surface.Funcs[entry] != nil {
			mode := modes[(i+module*inStep)%len(modes)]
			mode.Seed, mode.SwitchEvery = s, 1+s%40
			if err := c.run(entry, mode, entry); err != nil {
				return err
			}
		}
	}
	return nil
}

// inStep is how far modules are apart in the list of modes: every program's place in its module
// comes to every mode.
const inStep = 7

// pair runs a random program in a thread beside another.
func pair(first, second uint64) string {
	return fmt.Sprintf(`
define i64 @thread%[2]d(ptr addrspace(1) %%o, i64 %%n) gc "statepoint-example" {
  %%r = call i64 @%[4]s()
  ret i64 %%r
}
define i64 @pair%[1]d() gc "statepoint-example" {
  %%t = call i64 @rt_start(ptr @thread%[2]d, ptr addrspace(1) null, i64 0)
  %%r = call i64 @%[3]s()
  %%o = call i64 @rt_join(i64 %%t)
  %%s = xor i64 %%r, %%o
  ret i64 %%s
}
`, first, second, gen.Entry(first), gen.Entry(second))
}

// modes are the collectors, each with and without stress.
func modes() (all []run.Options) {
	for _, c := range run.Collectors() {
		for _, s := range []run.Stress{{}, {Every: 1}, {Every: 7}, {Every: 1, Allocations: true}} {
			all = append(all, run.Options{Collector: c, Stress: s, HeapBytes: 1 << 18})
		}
	}
	return all
}

func name(o run.Options) string {
	return fmt.Sprintf("%s/%d-%t", o.Collector, o.Stress.Every, o.Stress.Allocations)
}

// compiled is a program ready to be loaded.
type compiled struct {
	result  *lower.Result
	surface *run.Surface
}

func compile(text string, how lower.Options) (*compiled, error) {
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "program.ll", text)
	if err != nil {
		return nil, err
	}
	surface := run.Describe(m, nil)
	p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err == nil {
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		return nil, err
	}
	surface = surface.Rewritten(m, nil)
	how.Detail = true
	result, err := lower.Compile(ctx, m, how)
	return &compiled{result, surface}, err
}

// run runs a function and writes what came of it.
func (c *compiled) run(title string, opt run.Options, entry string, words ...string) error {
	var out bytes.Buffer
	story := count{Hash64: fnv.New64a()}
	opt.Out, opt.Surface, opt.Code = &out, c.surface, &c.result.Module
	opt.Trace = &run.Trace{W: &story}
	opt.Externals = map[string]machine.External{"mix": mix}
	p, err := run.Load(c.result.Object, opt)
	if err == nil {
		values, e := p.Arguments(entry, words)
		if err = e; err == nil {
			err = p.Call(context.Background(), entry, values)
		}
	}
	if err != nil {
		return fmt.Errorf("%s, %s: %w", title, name(opt), err)
	}
	fmt.Printf("%s %s: %s, printed %q, %+v, a trace of %d bytes, %x\n", title, name(opt),
		p.Result(entry), out.String(), p.Counts(), story.bytes, story.Sum64())
	return nil
}

// count is the length and the hash of what is written to it.
type count struct {
	hash.Hash64
	bytes int
}

// Write takes some more.
func (c *count) Write(b []byte) (int, error) {
	c.bytes += len(b)
	return c.Hash64.Write(b)
}

// mix is what random programs call to keep their numbers apart.
func mix(m *machine.Machine) error {
	a, b := int64(m.Arg(0)), int64(m.Arg(1))
	m.Return(uint64((a^b>>3)*31 + b))
	return nil
}
