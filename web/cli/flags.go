package cli

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/options/cmdline"
)

// flags is the command line of a subcommand, with the options that several share.
type flags struct {
	given
	// Given and Files are those of [cmdline.Line].
	Given, Files []string
}

// given are the options of a command line by name.
type given interface {
	Has(name string) bool
	On(name string) bool
	Value(name string) string
	Values(name string) []string
	Add(name, value string)
	Uint(name string) (uint64, error)
}

// flags reads the command line of a subcommand with options of these names. tool is the LLVM tool
// that the subcommand stands in for, "" for none.
func (c *cli) flags(tool string, names, args []string) (*flags, error) {
	line, err := cmdline.Parse(tool, names, args, c.stderr)
	if err != nil {
		return nil, err
	}
	if err := loadStrategies(line); err != nil {
		return nil, err
	}
	o := &flags{given: line, Given: line.Given, Files: line.Files}
	c.aborts = c.aborts || o.On("llvm-aborts")
	return o, c.warnings.setWarnings(o)
}

// retarget applies opt's -mtriple and -data-layout, and gives a module of today's dialect that
// names its target the data layout of that target, as opt does.
func (o *flags) retarget(m *ir.Module) {
	if t := o.Value("mtriple"); t != "" {
		m.TargetTriple = datalayout.NormalTriple(t)
	}
	if layout := o.Value("data-layout"); layout != "" {
		m.DataLayout = layout
	}
	datalayout.Complete(m)
}

// size reads a number of bytes or steps, 0 if it was not given: 65536, 64K, 16M, 1G.
func (o *flags) size(name string) (uint64, error) {
	text := o.Value(name)
	if !o.Has(name) {
		return 0, nil
	}
	digits, shift := text, 0
	if n := len(text); n > 0 {
		if i := strings.IndexByte("kmg", text[n-1]|0x20); i >= 0 {
			digits, shift = text[:n-1], 10*(i+1)
		}
	}
	n, err := strconv.ParseUint(digits, 0, 64)
	if err != nil || n == 0 || bits.Len64(n)+shift > 64 {
		return 0, fmt.Errorf("option -%s needs a number, such as 65536, 64K or 16M, not %q", name,
			text)
	}
	return n << shift, nil
}
