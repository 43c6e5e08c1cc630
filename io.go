package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"unsafe"

	"statepoint/core/source"
)

// readInput reads the one input file of a command; none, or "-", is standard input.
func (c *cli) readInput(files []string) (*source.Text, error) {
	name := "-"
	switch len(files) {
	case 0:
	case 1:
		name = files[0]
	default:
		return nil, fmt.Errorf("one input file at a time: %s", strings.Join(files, " "))
	}
	if name == "-" {
		data, err := io.ReadAll(c.stdin)
		if err != nil {
			return nil, err
		}
		return source.NewText("<stdin>", textOf(data)), nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return source.NewText(name, textOf(data)), nil
}

// textOf is the text of bytes that nothing else refers to; it is not copied.
func textOf(data []byte) string { return unsafe.String(unsafe.SliceData(data), len(data)) }

// writeOutput writes to the file of -o; "" or "-" is standard output.
func writeOutput(name string, stdout io.Writer, data []byte) error {
	if name == "" || name == "-" {
		_, err := stdout.Write(data)
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// streamOutput is writeOutput for what writes itself, such as an object file.
func streamOutput(name string, stdout io.Writer, from io.WriterTo) error {
	if name == "" || name == "-" {
		_, err := from.WriteTo(stdout)
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if _, err := from.WriteTo(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
