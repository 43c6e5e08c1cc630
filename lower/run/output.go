package run

import (
	"io"

	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
)

// output is what a program prints.
type output struct {
	machine  *machine.Machine
	names    *names
	out, err io.Writer // out is nil if text keeps what is printed
	trace    *Trace
	text     []byte // only ever appended to
	calls    []int  // offsets in text at which calls of stubs begin
}

// call writes a call of a stub to the program's output.
func (o *output) call(text string) error {
	if o.out == nil {
		o.calls = append(o.calls, len(o.text))
	}
	return o.print(text + "\n")
}

// print writes to the program's output.
func (o *output) print(text string) error {
	o.trace.printed(text)
	return o.keep(text)
}

// keep writes to the program's output.
func (o *output) keep(text string) error {
	if o.out == nil {
		o.text = append(o.text, text...)
		return nil
	}
	_, err := io.WriteString(o.out, text)
	return err
}

// streams allocates the stream variables of stdio.h.
func (o *output) streams() error {
	for i, name := range libc.Streams {
		at, err := o.machine.AddData(name, make([]byte, 8))
		if err == nil {
			err = o.machine.Mem.Store64(at, libc.Stream(i))
		}
		if err != nil {
			return err
		}
		o.names.given[at] = name
	}
	return nil
}

// surroundings are what the C library sees of the program around it.
type surroundings struct {
	output *output
	heap   *heap
	judge  *judge // nil without judging
}

// Print implements libc.World.
func (w surroundings) Print(text string) error { return w.output.print(text) }

// PrintError implements libc.World.
func (w surroundings) PrintError(text string) error {
	_, err := w.output.err.Write([]byte(text))
	return err
}

// Copied implements libc.World.
func (w surroundings) Copied(from, to, size uint64) { w.judge.copied(from, to, size) }

// Stores implements libc.World.
func (w surroundings) Stores(at uint64, b []byte) error {
	if w.heap.before == nil || !w.heap.inside(at) {
		return nil
	}
	return w.heap.before(at, b)
}
