package run

import (
	"fmt"
	"io"

	"statepoint/lower/machine"
)

// output is what a program prints.
type output struct {
	machine  *machine.Machine
	names    *names
	out, err io.Writer // out is nil if text keeps what is printed
	trace    *Trace
	text     []byte // only ever appended to
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

// streamNames are the variables of stdio.h; each holds a number that stands for the stream.
var streamNames = []string{"stdin", "stdout", "stderr"}

func isStream(name string) bool {
	for _, s := range streamNames {
		if s == name {
			return true
		}
	}
	return false
}

// streams allocates the stream variables of stdio.h.
func (o *output) streams() error {
	for i, name := range streamNames {
		at, err := o.machine.AddData(name, make([]byte, 8))
		if err == nil {
			err = o.machine.Mem.Store64(at, streamBase+uint64(i))
		}
		if err != nil {
			return err
		}
		o.names.given[at] = name
	}
	return nil
}

// write prints to a stream.
func (o *output) write(stream uint64, text string) error {
	if stream == streamBase+2 {
		_, err := o.err.Write([]byte(text))
		return err
	}
	if stream != streamBase+1 {
		return fmt.Errorf("%#x is not a writable stream", stream)
	}
	return o.print(text)
}
