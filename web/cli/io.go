package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
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
		if c.sized != nil {
			c.sized(len(data))
		}
		return source.NewText("<stdin>", textOf(data)), nil
	}
	var prepared sync.WaitGroup
	if file, err := os.Stat(name); err == nil && c.sized != nil { // takes as long as reading does
		prepared.Go(func() { c.sized(int(file.Size())) })
	}
	data, err := readFile(name)
	prepared.Wait()
	if err != nil {
		return nil, err
	}
	return source.NewText(name, textOf(data)), nil
}

// halved is the size in bytes from which a file is read in two halves at once.
const halved = 1 << 20

// readFile is os.ReadFile, but quicker for large files: it reads two halves at once.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() || info.Size() < halved ||
		runtime.GOMAXPROCS(0) == 1 {
		return os.ReadFile(name)
	}
	size := info.Size()
	data := make([]byte, size+1) // one more, if the file has grown
	var half sync.WaitGroup
	var first int
	half.Go(func() { first, _ = f.ReadAt(data[:size/2], 0) })
	rest, err := f.ReadAt(data[size/2:], size/2)
	half.Wait()
	if int64(first+rest) != size || err != io.EOF {
		return os.ReadFile(name)
	}
	return data[:size], nil
}

// textOf returns bytes as a string without a copy; nothing else may refer to them.
func textOf(data []byte) string { return unsafe.String(unsafe.SliceData(data), len(data)) }

// notSource returns an error if code would replace the IR that it is compiled from.
func notSource(out, name string) error {
	to, err := os.Stat(out)
	if err != nil {
		return nil
	}
	if from, err := os.Stat(name); err != nil || !os.SameFile(to, from) {
		return nil
	}
	return fmt.Errorf("-o %s would replace the IR that is compiled; name another file", out)
}

// writeOutput flushes warnings and writes to the file of -o; "" or "-" is standard output.
func (c *cli) writeOutput(name string, data []byte) error {
	return c.streamOutput(name, bytes.NewReader(data))
}

// streamOutput is writeOutput for a writer, such as an object file.
func (c *cli) streamOutput(name string, from io.WriterTo) error {
	if err := c.flush(); err != nil {
		return err
	}
	if name == "" || name == "-" {
		_, err := from.WriteTo(c.stdout)
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
