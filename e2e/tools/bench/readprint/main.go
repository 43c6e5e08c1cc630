// Command readprint reads a module of LLVM assembly and discards its printed form, the given number
// of times. It is compiled natively and to WebAssembly, and handles its memory as the engine does,
// to compare what the two cost.
//
//	readprint FILE TIMES
package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/process"
)

func main() {
	process.CollectFrom(process.EngineFloor, math.MaxInt64)
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "readprint:", err)
		os.Exit(1)
	}
}

func run(file, times string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(times)
	if err != nil {
		return err
	}
	text := string(data)
	for range n {
		m, list, _ := irparse.ParseString(context.Background(), file, text)
		if list.HasErrors() {
			return list.Err()
		}
		if err := printer.WriteModule(io.Discard, m, nil); err != nil {
			return err
		}
	}
	return nil
}
