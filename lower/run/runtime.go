package run

import (
	"fmt"
	"maps"
	"strconv"
	"sync"

	"statepoint/stackmap/collect"
)

// library holds every function of the runtime and of the C library that programs can call.
var library = sync.OnceValue(func() map[string]function {
	all := map[string]function{}
	for _, part := range [][]named{runtimeFunctions, threadFunctions, memoryFunctions,
		stringFunctions, textFunctions, systemFunctions, exceptionFunctions, jumpFunctions} {
		for _, f := range part {
			all[f.name] = f.function
		}
	}
	maps.Copy(all, mathFunctions())
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
	{"rt_clock", func(p *Program, c *call) error { return c.result(p.Machine.Steps) }},
}

// rtAlloc is ref rt_alloc(i64 references, i64 bytes): a zeroed object, and a safepoint.
func rtAlloc(p *Program, c *call) error {
	size, err := collect.Runtime{}.ObjectSize(int64(c.arg(0)), int64(c.arg(1)))
	if err != nil {
		return err
	}
	if waits, err := p.safepoints.reach(c, size); waits || err != nil {
		return err
	}
	return rtNew(p, c)
}

// rtNew is rt_alloc without a safepoint: the collector never runs.
func rtNew(p *Program, c *call) error {
	references, bytes := c.arg(0), c.arg(1)
	object, err := p.heap.alloc(references, bytes)
	if err != nil {
		return p.safepoints.full(err)
	}
	p.opt.Trace.made(object, references, bytes)
	return c.result(object)
}

// rtSafepoint is void rt_safepoint(): the collector may run.
func rtSafepoint(p *Program, c *call) error {
	if !p.threads.me().counted {
		p.safepoints.state.polls++
	}
	_, err := p.safepoints.reach(c, 0)
	return err
}

// rtCollect is void rt_collect(): the collector runs.
func rtCollect(p *Program, c *call) error {
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
func rtPrint(p *Program, c *call) error {
	return p.output.print(strconv.FormatInt(int64(c.arg(0)), 10) + "\n")
}

// rtStore is void rt_store(ref object, ptr field, ref value): a store with the collector's barrier.
func rtStore(p *Program, c *call) error {
	return p.heap.storeReference(c.arg(0), c.arg(1), c.arg(2))
}

// rtRoot is void rt_root(ptr variable): registers a word as a root.
func rtRoot(p *Program, c *call) error {
	at := c.arg(0)
	if _, err := p.Machine.Mem.Load64(at); err != nil {
		return fmt.Errorf("no variable is at %#x", at)
	}
	if p.roots.register(at) && p.reporter.watches() {
		p.reporter.watch(at, 8)
	}
	return nil
}
