package libc

import (
	"fmt"
)

// World is what the functions need of the program's surroundings.
type World interface {
	// Print writes to the standard output, and PrintError to the standard error.
	Print(text string) error
	PrintError(text string) error
	// Copied notes that bytes are about to be copied, with the references among them.
	Copied(from, to, size uint64)
	// Stores notes that bytes, which may contain references, are about to be written.
	Stores(at uint64, b []byte) error
}

// Library is the C library of one program.
type Library struct {
	World  World
	Blocks *Blocks
	// Random is the state of rand, 1 at the beginning.
	Random uint64
	// Rest is where strtok goes on, 0 at the beginning.
	Rest uint64
}

// Function is a function of the library.
type Function func(l *Library, c *Call) error

// named is a function with its name; lists of them compile to data, maps to code that fills them.
type named struct {
	name     string
	function Function
}

// Functions are the functions of the library by name.
func Functions() map[string]Function {
	all := mathFunctions()
	for _, part := range [][]named{memoryFunctions, stringFunctions, characterFunctions,
		textFunctions, systemFunctions, wideFunctions} {
		for _, f := range part {
			all[f.name] = f.function
		}
	}
	return all
}

// Streams are the variables of stdio.h; each holds a number that stands for the stream.
var Streams = []string{"stdin", "stdout", "stderr"}

// streamBase is the number of stdin.
const streamBase = 0x51D10

// Stream is the number that stands for a stream, given by its index in Streams.
func Stream(i int) uint64 { return streamBase + uint64(i) }

// write prints to a stream.
func (l *Library) write(stream uint64, text string) error {
	switch stream {
	case Stream(1):
		return l.World.Print(text)
	case Stream(2):
		return l.World.PrintError(text)
	}
	return fmt.Errorf("%#x is not a writable stream", stream)
}
