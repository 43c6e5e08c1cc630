package run

import (
	"cmp"
	_ "embed"
	"fmt"
	"io"

	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run/layouts"
	"statepoint/stackmap/collect"
)

// Options say how a program runs. The zero value suits most callers.
type Options struct {
	// Collector is one of Collectors, "" for Surface.DefaultCollector.
	Collector string
	// Own is a kind of collector that the caller implements, nil for one of Collectors.
	Own *collect.Kind
	// Stress says when the collector runs in addition to when the heap is full.
	Stress Stress
	// NoBarrier leaves it to the program to report stores to the collector, by rt_store. Without it
	// the emulator reports them, as an operating system can by protecting pages, unless the
	// strategies of all functions have barriers that do.
	NoBarrier bool
	// Tables has the collector read return address tables instead of stack maps.
	Tables bool
	// Seed determines how threads interleave, the collector's own among them if it has one.
	// SwitchEvery is the average number of steps between switches to another thread, 0 for 100, and
	// for 10 beside a collector's thread.
	Seed, SwitchEvery uint64
	// InTurn switches threads in the order of their numbers instead of at random.
	InTurn bool
	// Companion is a thread that collects beside the program, nil for none.
	Companion *Companion
	// HeapBytes is the size of the heap, 0 for DefaultHeap.
	HeapBytes uint64
	// Limits bound steps and memory.
	Limits machine.Limits
	// Advice is added to the message of a run that was stopped.
	Advice Advice
	// Out gets the program's output, and Err its error output. With a nil Out the output is kept
	// instead, see Output, and is restored when the machine steps back.
	Out, Err io.Writer
	// Events receives what collections do; it may be nil.
	Events *collect.Events
	// Code is the compiler's data about the object, or nil.
	Code *code.Module
	// Surface has information from the IR, or nil.
	Surface *Surface
	// Externals are further functions that the program can call, besides those of the runtime.
	Externals map[string]machine.External
	// Stubs makes every undefined function a safepoint that prints its arguments.
	Stubs bool
	// Throws are the stubbed functions that throw instead of returning.
	Throws []string
	// Objects declares the layout of the objects that stubs make, overriding what is inferred.
	Objects []layouts.Declared
	// Damage is applied to the program once it is in memory.
	Damage []Damage
	// Judge finds accesses to addresses without an object and beyond an object's end: see Findings.
	// Instructions that access the heap then take longer. Sanitize also follows addresses of
	// objects through registers and memory, and finds each use of a stale one; all instructions
	// then take longer.
	Judge, Sanitize bool
	// Trace receives the story of the run; it may be nil.
	Trace *Trace

	kind    *collect.Kind // the collector's
	foreign bool          // there is no IR
	chosen  string        // why it was chosen, if none was named
}

// Damage changes a byte of a section in memory, after relocation.
type Damage struct {
	Section string
	// Off is the offset of the byte in the section, or in all loaded sections of that name, one
	// after the other.
	Off uint64
	// Flip is the mask of bits to flip.
	Flip byte
}

// damage applies Options.Damage.
func (p *Program) damage() error {
	for _, d := range p.opt.Damage {
		found, off := false, d.Off
		for i := range p.object.Sections {
			s := p.object.Sections[i]
			if found || s == nil || s.Name != d.Section || p.Image.Base(object.Sec(i)) == 0 {
				continue
			}
			if off >= s.Len() {
				off -= s.Len()
				continue
			}
			found = true
			at, b := p.Image.Base(object.Sec(i))+off, []byte{0}
			if err := p.Machine.Mem.ReadAt(at, b); err != nil {
				return err
			}
			b[0] ^= d.Flip
			if err := p.Machine.Mem.WriteAt(at, b); err != nil {
				return err
			}
		}
		if !found {
			return fmt.Errorf("no section %s with a byte %#x", d.Section, d.Off)
		}
	}
	return nil
}

// events receive what collections do: those of the caller, or the trace.
func (o *Options) events(p *Program) *collect.Events {
	if o.Events != nil {
		return o.Events
	}
	return o.Trace.events(p)
}

// heapSize is the size of the heap in bytes.
func (o *Options) heapSize() uint64 {
	return (cmp.Or(o.HeapBytes, DefaultHeap) + 15) &^ 15
}

// Page is RUNTIME.md, the page for people who write programs to be run.
//
//go:embed RUNTIME.md
var Page string
