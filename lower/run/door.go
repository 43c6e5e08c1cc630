package run

import (
	"bytes"
	"slices"
	"strings"

	"statepoint/stackmap/collect"
)

// Symbol names an address of the program: "@f+0x12".
func (p *Program) Symbol(addr uint64) string { return p.names.symbol(addr) }

// Named is like Symbol, but returns "" for an address that has no name.
func (p *Program) Named(addr uint64) string { return p.names.named(addr) }

// Threads returns the threads of the program, including those that have ended.
func (p *Program) Threads() []Thread { return p.threads.all() }

// ThreadName is Name of Thread n.
func (p *Program) ThreadName(n int) string { return p.threads.name(n) }

// Late names the threads that have not reached a safepoint although another waits for that, "" for
// none.
func (p *Program) Late() string { return p.threads.late() }

// Asked is the step since which the companion has been waiting for all other threads to reach
// safepoints.
func (p *Program) Asked() (since uint64, ok bool) { return p.companion.asked() }

// Frames returns the current frames of the current thread, innermost first. An error comes with the
// frames that were found before it.
func (p *Program) Frames() ([]Frame, error) { return p.stack.of(p.Machine.Current()) }

// FramesOf returns the frames of a thread.
func (p *Program) FramesOf(thread int) ([]Frame, error) { return p.stack.of(thread) }

// Reference is a word of an object that holds a reference.
type Reference struct {
	Offset uint64 // in bytes from the object's address
	Value  uint64
}

// Objects visits the objects of the heap in address order until visit returns false, and passes it
// their current references.
func (p *Program) Objects(visit func(object, size uint64, references []Reference) bool) error {
	return p.heap.each(visit)
}

// Plain is the first word of an object that is known to be data; ok is false if there is none.
func (p *Program) Plain(object uint64) (word uint64, ok bool) { return p.heap.plain(object) }

// ObjectAround finds the object that an address lies in, and reports whether there is one.
func (p *Program) ObjectAround(addr uint64) (object uint64, ok bool) { return p.heap.around(addr) }

// InHeap reports whether an address lies in the collector's memory.
func (p *Program) InHeap(addr uint64) bool { return p.heap.inside(addr) }

// Poisoned reports whether a word derives from the pattern that a collection leaves in freed
// memory.
func (p *Program) Poisoned(word uint64) bool { return p.heap.poison(word) }

// Spaces are the parts of the heap.
func (p *Program) Spaces() []collect.Space { return p.heap.collector.Spaces() }

// Note is what the collector has noted of an object, in words: its colour, count or generation.
func (p *Program) Note(object uint64) string { return p.heap.collector.Note(object) }

// Arguments reads the arguments of a function according to its parameter types, and makes their
// objects. The entry of a C program, main(i32, ptr), gets the words themselves.
func (p *Program) Arguments(name string, words []string) ([]Value, error) {
	return p.arguments.read(name, words)
}

// Output returns what the program has printed, if Options.Out is nil.
func (p *Program) Output() []byte { return p.output.text }

// StubAt reports whether the output from an offset on is a call of a function that the emulator
// stands in for, a line long, rather than what the program printed.
func (p *Program) StubAt(offset int) bool {
	_, ok := slices.BinarySearch(p.output.calls, offset)
	return ok
}

// Printed returns the lines that the program printed between two offsets of the output, and the
// calls there of functions that the emulator stands in for.
func (p *Program) Printed(from, to int) (lines, calls []string) {
	for from < to {
		next, _ := slices.BinarySearch(p.output.calls, from+1)
		end := to
		if next < len(p.output.calls) {
			end = min(end, p.output.calls[next])
		}
		if n := bytes.IndexByte(p.output.text[from:end], '\n'); n >= 0 {
			end = from + n + 1
		}
		text := strings.TrimSuffix(string(p.output.text[from:end]), "\n")
		if p.StubAt(from) {
			calls = append(calls, text)
		} else {
			lines = append(lines, text)
		}
		from = end
	}
	return lines, calls
}

// Print writes to the program's output.
func (p *Program) Print(text string) error { return p.output.keep(text) }

// ByCard reports whether the collector heard of a store by an instruction, given by its address, at
// the next safepoint: the card was marked.
func (p *Program) ByCard(at uint64) bool { return p.missed.atCard(at) }

// Missed returns the step of the first store that no write barrier reported to the collector, if
// there is one.
func (p *Program) Missed() (step uint64, missed bool) { return p.missed.step() }

// Lost are the objects that the collector may have lost by stores that no write barrier reported,
// with the steps of these stores.
func (p *Program) Lost() []Lost { return p.missed.lost() }

// MissedStore describes the first store that no write barrier reported to the collector, "" if none
// was missed or stores are not checked: while the emulator itself reports them.
func (p *Program) MissedStore() string { return p.missed.text() }

// CheckCollector checks those invariants of a collector with a thread of its own that need no
// frames, at any step. Other collectors have none.
func (p *Program) CheckCollector() error { return p.worker.check() }

// Land makes the running function of the runtime throw: it enters the next landing pad, regardless
// of its clauses, with a pointer. If there is none, it does nothing and reports false.
func (p *Program) Land(pointer uint64) (bool, error) { return p.thrower.land(pointer) }
