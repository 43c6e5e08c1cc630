package main

import (
	"fmt"
	"io"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower"
)

// llcOptions are the options of LLVM's llc that mean something here.
var llcOptions = []string{
	"o", "filetype", "O", "O0", "O1", "O2", "O3",
	"x86-asm-syntax", "stackmap-version", "relocation-model", "mtriple", "march",
	"mcpu", "mattr",
	"disable-verify", "verify-machineinstrs", "max-registers-for-gc-values",
	"fixup-allow-gcptr-in-csr", "use-registers-for-deopt-values",
	"function-sections", "data-sections", "strategy", "live-roots",
	"max-code", "max-output",
}

// llc lowers IR to assembly or an object, as LLVM's llc does: with a named input and no -o, the
// output goes beside it.
func (c *cli) llc(args []string) error {
	o, err := c.flags("llc", llcOptions, args)
	if err != nil {
		return err
	}
	if err := o.checkTarget(); err != nil {
		return err
	}
	kind := o.Value("filetype")
	suffix := map[string]string{"": ".s", "asm": ".s", "obj": ".o", "null": ""}
	if _, ok := suffix[kind]; !ok {
		return fmt.Errorf("-filetype is asm, obj or null, not %q", kind)
	}
	lowering, err := o.lowering()
	if err != nil {
		return err
	}
	syntax, err := o.syntax()
	if err != nil {
		return err
	}
	lowering.Detail = kind == "" || kind == "asm"
	if !o.On("fixup-allow-gcptr-in-csr") {
		lowering.MaxGCRegisters = 0
	}
	m, _, err := c.load(o)
	if err != nil {
		return err
	}
	if t := o.Value("mtriple"); t != "" {
		m.TargetTriple = ir.NormalTriple(t)
	}
	lowering.Verified = !o.On("disable-verify")
	result, err := c.lowerModule(m, lowering)
	if err != nil {
		return err
	}
	out, given := o.Value("o"), o.Has("o")
	if !given && len(o.Files) == 1 && o.Files[0] != "-" {
		out = strings.TrimSuffix(o.Files[0], ".ll") + suffix[kind]
	}
	switch kind {
	case "null":
		return nil
	case "obj":
		return streamOutput(out, c.stdout, result.Object)
	}
	return c.streamText(o, out, func(w io.Writer, most int64) error {
		return result.WriteAssembly(w, lower.AssemblyOptions{Syntax: syntax, MaxBytes: most})
	})
}
