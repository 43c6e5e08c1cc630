package cli

import (
	"context"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// isBitcode reports whether a file is bitcode, by itself or in the wrapper that Darwin's tools
// write (LLVM's Bitcode File Format, "Bitcode Wrapper Format").
func isBitcode(file string) bool {
	return strings.HasPrefix(file, "BC\xc0\xde") || strings.HasPrefix(file, "\xde\xc0\x17\x0b")
}

// readIR reads the one input file of a command that takes LLVM IR, and refuses bitcode.
func (c *cli) readIR(files []string) (*source.Text, error) {
	text, err := c.readInput(files)
	if err == nil && isBitcode(text.Data) {
		return nil, fmt.Errorf("%s: bitcode is not supported; `llvm-dis %s -o FILE.ll` "+
			"converts it to text", text.Name, text.Name)
	}
	return text, err
}

// defaultDialect is the dialect of a module without pointers, which shows no sign of its age.
// Passes were separate options in opt until `ptr` came.
func (o *flags) defaultDialect() ir.Dialect {
	for _, name := range []string{"enable-new-pm", options.Mem2Reg, options.SROA,
		options.PlaceSafepoints, options.RewriteStatepoints, options.StripRelocates} {
		if o.Has(name) {
			return ir.LLVM11
		}
	}
	return ir.DialectUnknown
}

// load reads the input of a command and verifies it, unless -disable-verify is given. It collects
// warnings and notes, and returns violations as an error.
func (c *cli) load(o *flags) (*ir.Module, *source.Text, error) {
	text, err := c.readIR(o.Files)
	if err != nil {
		return nil, nil, err
	}
	n, err := o.workers()
	if err != nil {
		return nil, nil, err
	}
	m, list, err := irparse.Parse(context.Background(), text,
		&irparse.Options{Default: o.defaultDialect(), Workers: n})
	if err != nil {
		return nil, nil, err
	}
	if !o.On("disable-verify") {
		broken, err := verify.Diagnose(context.Background(), m, &verify.Options{Workers: n})
		list.Items = append(list.Items, broken.Items...)
		if list.HasErrors() {
			return nil, nil, list
		}
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", text.Name, err)
		}
	}
	c.warn(list)
	return m, text, nil
}
