package main

import (
	"context"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// llcOptions are the options of LLVM's llc that mean something here.
var llcOptions = map[string]valueMode{
	"o": needsValue, "filetype": needsValue, "O": needsValue, "O0": noValue, "O1": noValue, "O2": noValue, "O3": noValue,
	"x86-asm-syntax": needsValue, "stackmap-version": needsValue, "relocation-model": needsValue, "mtriple": needsValue, "march": needsValue,
	"mcpu": needsValue, "mattr": needsValue,
	"disable-verify": noValue, "verify-machineinstrs": noValue, "max-registers-for-gc-values": needsValue, "use-registers-for-deopt-values": noValue,
	"function-sections": noValue, "data-sections": noValue,
}

// llc lowers IR to assembly or an object, as LLVM's llc does: with a named input and no -o, the output goes beside it.
func (c *cli) llc(args []string) error {
	o, err := parseOptions("llc", llcOptions, args, c.stderr)
	if err != nil {
		return err
	}
	if err := o.checkTarget(); err != nil {
		return err
	}
	kind := o.values["filetype"]
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
	m, _, err := c.load(o)
	if err != nil {
		return err
	}
	lowering.Verified = !o.on("disable-verify")
	result, err := c.lowerModule(m, lowering)
	if err != nil {
		return err
	}
	out, given := o.values["o"]
	if !given && len(o.files) == 1 && o.files[0] != "-" {
		out = strings.TrimSuffix(o.files[0], ".ll") + suffix[kind]
	}
	switch kind {
	case "null":
		return nil
	case "obj":
		return streamOutput(out, c.stdout, result.Object)
	}
	return writeOutput(out, c.stdout, []byte(result.Assembly(syntax, false)))
}

// compileOptions are those of our own compile command, and of the passes it runs.
var compileOptions = withPassOptions("opt", map[string]valueMode{
	"o": needsValue, "passes": needsValue, "stackmap-version": needsValue, "dialect": needsValue, "explain": noValue, "table": noValue,
	"max-registers-for-gc-values": needsValue, "use-registers-for-deopt-values": noValue, "function-sections": noValue, "data-sections": noValue,
})

// defaultPasses are what compile runs unless --passes says otherwise.
const defaultPasses = "place-safepoints,rewrite-statepoints-for-gc"

// compile goes from source to an object with a stack map.
func (c *cli) compile(args []string) error {
	o, err := parseOptions("", compileOptions, args, c.stderr)
	if err != nil {
		return err
	}
	if len(o.files) != 1 {
		return fmt.Errorf("compile needs one file of LLVM IR, or - for standard input")
	}
	names, asked := o.values["passes"]
	if !asked {
		names = defaultPasses
	}
	pipeline, err := passes.ParsePipeline(names)
	if err != nil {
		return err
	}
	if err := o.setPassOptions(&pipeline.Options); err != nil {
		return err
	}
	lowering, err := o.lowering()
	if err != nil {
		return err
	}
	lowering.Table, lowering.Strategies = o.on("table"), pipeline.Options.Strategies
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	result, err := c.passAndLower(o, pipeline, m, text, asked, lowering)
	if err != nil {
		return err
	}
	out, given := o.values["o"]
	if !given && o.files[0] != "-" {
		out = strings.TrimSuffix(o.files[0], ".ll") + ".o"
	}
	return streamOutput(out, c.stdout, result.Object)
}

// passAndLower runs the passes and compiles what they leave. Each function is compiled as soon as it is ready, and forgotten, unless the whole module is
// wanted once more after the passes: the rewritten IR of a large module takes several times as much memory as what it was made from.
func (c *cli) passAndLower(o *options, p *passes.Pipeline, m *ir.Module, text *source.Text, asked bool, opts lower.Options) (*lower.Result, error) {
	_, converts := o.values["dialect"]
	if o.on("explain") || converts {
		if o.on("explain") {
			c.explainPasses(p, m, text)
		}
		if err := c.runPassesIn(o, p, m, text, asked); err != nil {
			return nil, err
		}
		return c.lowerModule(m, opts)
	}
	opts.Verified = !o.on("disable-verify")
	unit := lower.Begin(context.Background(), m, opts)
	var done *ir.Func // given up when there is a next one: after the last, nothing needs its memory
	p.Finished = func(f *ir.Func) error {
		if done != nil {
			done.Release()
		}
		done = f
		return unit.Function(f)
	}
	if err := c.runPasses(p, m, text, asked); err != nil {
		return nil, err
	}
	result, err := unit.Finish()
	if err != nil {
		return nil, err
	}
	c.warn(result.Warnings)
	return result, nil
}

// lowerModule compiles a module; errors come back as diagnostics.
func (c *cli) lowerModule(m *ir.Module, opts lower.Options) (*lower.Result, error) {
	result, err := lower.Compile(context.Background(), m, opts)
	if err != nil {
		return nil, err
	}
	c.warn(result.Warnings)
	return result, nil
}

// lowering reads the options that concern lowering.
func (o *options) lowering() (lower.Options, error) {
	version, err := o.uint("stackmap-version", 3)
	if err != nil {
		return lower.Options{}, err
	}
	if version < 1 || version > 3 {
		return lower.Options{}, fmt.Errorf("-stackmap-version is 1, 2 or 3, not %d", version)
	}
	switch m := o.values["relocation-model"]; m {
	case "", "static", "pic", "dynamic-no-pic", "ropi", "rwpi", "ropi-rwpi":
	default:
		return lower.Options{}, fmt.Errorf("-relocation-model is static or pic, not %q", m)
	}
	switch level := o.values["O"]; level {
	case "", "0", "1", "2", "3":
	default:
		return lower.Options{}, fmt.Errorf("-O is 0 to 3, not %q", level)
	}
	registers, err := o.uint("max-registers-for-gc-values", 0)
	if err != nil {
		return lower.Options{}, err
	}
	return lower.Options{
		CPU: o.values["mcpu"], Features: o.values["mattr"],
		FunctionSections: o.on("function-sections"), DataSections: o.on("data-sections"),
		StackMapVersion: uint8(version), PIC: o.values["relocation-model"] == "pic", MaxGCRegisters: int(min(registers, 1<<10)), DeoptRegisters: o.on("use-registers-for-deopt-values"),
	}, nil
}

// checkTarget refuses every target but the one there is.
func (o *options) checkTarget() error {
	if t := o.values["mtriple"]; t != "" && !strings.HasPrefix(t, "x86_64") {
		return fmt.Errorf("-mtriple=%s: the only target is x86_64 ELF", t)
	}
	if a := o.values["march"]; a != "" && a != "x86-64" {
		return fmt.Errorf("-march=%s: the only architecture is x86-64", a)
	}
	return nil
}

// syntax is the syntax of assembly asked for.
func (o *options) syntax() (amd64.Syntax, error) {
	switch s := o.values["x86-asm-syntax"]; s {
	case "", "att":
		return amd64.ATT, nil
	case "intel":
		return amd64.Intel, nil
	default:
		return 0, fmt.Errorf("-x86-asm-syntax is att or intel, not %q", s)
	}
}
