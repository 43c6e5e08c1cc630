package run

import (
	"fmt"
	"strconv"
	"sync"

	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap/collect"
)

// function is a function of the runtime.
type function func(p *Program, c *libc.Call) error

// library holds every function of the runtime and of the C library that programs can call.
var library = sync.OnceValue(func() map[string]function {
	all := map[string]function{}
	for name, f := range libc.Functions() {
		all[name] = func(p *Program, c *libc.Call) error { return f(p.libc, c) }
	}
	for _, part := range [][]named{runtimeFunctions, threadFunctions, exceptionFunctions,
		jumpFunctions, sortingFunctions} {
		for _, f := range part {
			all[f.name] = f.function
		}
	}
	return all
})

// named is a function with its name; lists of them compile to data, maps to code that fills them.
type named struct {
	name     string
	function function
}

// runtimeFunctions are the runtime interface, which e2e/runtime/runtime.h has in C.
var runtimeFunctions = []named{
	{"rt_alloc", rtAlloc},
	{"rt_new", rtNew},
	{"rt_safepoint", rtSafepoint},
	{"do_safepoint", rtSafepoint}, // its name in LLVM's documentation
	{"rt_print", rtPrint},
	{"rt_store", rtStore},
	{"rt_root", rtRoot},
	{"rt_collect", rtCollect},
	{"gc_copy", copyObject},
	{"exit", ends}, {"_exit", ends}, {"_Exit", ends}, {"quick_exit", ends},
	{"rt_clock", func(p *Program, c *libc.Call) error { return c.Result(p.Machine.Steps) }},
}

// rtAlloc is ref rt_alloc(i64 references, i64 bytes): a zeroed object, and a safepoint.
func rtAlloc(p *Program, c *libc.Call) error {
	size, err := collect.Runtime{}.ObjectSize(int64(c.Arg(0)), int64(c.Arg(1)))
	if err != nil {
		return err
	}
	if waits, err := p.safepoints.reach(c, size); waits || err != nil {
		return err
	}
	return rtNew(p, c)
}

// rtNew is rt_alloc without a safepoint: the collector never runs.
func rtNew(p *Program, c *libc.Call) error {
	references, bytes := c.Arg(0), c.Arg(1)
	object, err := p.heap.alloc(references, bytes)
	if err != nil {
		return p.safepoints.full(err)
	}
	p.opt.Trace.made(object, references, bytes)
	return c.Result(object)
}

// rtSafepoint is void rt_safepoint(): the collector may run.
func rtSafepoint(p *Program, c *libc.Call) error {
	if !p.threads.me().counted {
		p.safepoints.state.polls++
	}
	_, err := p.safepoints.reach(c, 0)
	return err
}

// rtCollect is void rt_collect(): the collector runs.
func rtCollect(p *Program, c *libc.Call) error {
	_, err := p.safepoints.stop(c, func(stopped *collect.Stopped) error {
		p.safepoints.tracing(c)
		if err := p.heap.collector.Collect(stopped); err != nil {
			return &Refused{err}
		}
		return nil
	})
	return err
}

// rtPrint is void rt_print(i64): a signed number and a newline.
func rtPrint(p *Program, c *libc.Call) error {
	return p.output.print(strconv.FormatInt(int64(c.Arg(0)), 10) + "\n")
}

// rtStore is void rt_store(ref object, ptr field, ref value): a store with the collector's barrier.
func rtStore(p *Program, c *libc.Call) error {
	return p.heap.storeReference(c.Arg(0), c.Arg(1), c.Arg(2))
}

// rtRoot is void rt_root(ptr variable): registers a word as a root.
func rtRoot(p *Program, c *libc.Call) error {
	at := c.Arg(0)
	if _, err := p.Machine.Mem.Load64(at); err != nil {
		return fmt.Errorf("no variable is at %#x", at)
	}
	if p.roots.register(at) && p.reporter.watches() {
		p.reporter.watch(at, 8)
	}
	return nil
}

// ends is void exit(int).
func ends(_ *Program, c *libc.Call) error { return &ErrExit{Status: int(uint8(c.Arg(0)))} }
