package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// optOptions are the options of LLVM's opt that mean something here.
var optOptions = withPassOptions("opt", map[string]valueMode{
	"S": noValue, "o": needsValue, "passes": needsValue, "p": needsValue, "f": noValue, "disable-output": noValue,
	"verify-each": noValue, "disable-verify": noValue, "enable-new-pm": noValue,
	"place-safepoints": noValue, "rewrite-statepoints-for-gc": noValue, "verify": noValue, "verify-safepoint-ir": noValue,
	"dialect": needsValue, "explain": noValue, "time-passes": noValue, "mtriple": needsValue, "data-layout": needsValue,
})

// legacyPasses are the passes by the names they had as options of their own, up to LLVM 14.
var legacyPasses = map[string]string{
	"place-safepoints": "place-safepoints", "rewrite-statepoints-for-gc": "rewrite-statepoints-for-gc",
	"verify": "verify", "verify-safepoint-ir": "verify<safepoint-ir>",
}

// withPassOptions adds the options of the passes. Whether one takes a value is as LLVM has it; those LLVM lacks are switches.
func withPassOptions(tool string, known map[string]valueMode) map[string]valueMode {
	for _, name := range passes.OptionNames() {
		mode, theirs := llvmOption(tool, name)
		if !theirs {
			mode = noValue
		}
		known[name] = mode
	}
	return known
}

// opt runs passes over IR and prints it, as LLVM's opt does. It writes text, also where opt would write bitcode.
func (c *cli) opt(args []string) error {
	o, err := parseOptions("opt", optOptions, args, c.stderr)
	if err != nil {
		return err
	}
	pipeline, err := o.pipeline()
	if err != nil {
		return err
	}
	pipeline.VerifyEach = o.on("verify-each")
	if !o.on("S") && !o.on("disable-output") && o.values["o"] != "/dev/null" {
		fmt.Fprintln(c.stderr, "statepoint: warning: this is text in the place of bitcode, which LLVM's tools read as well; -S asks for it")
	}
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	o.retarget(m)
	if o.on("explain") {
		c.explainPasses(pipeline, m, text)
	}
	var times *passTimes
	if o.on("time-passes") {
		times = timePasses(pipeline)
	}
	if err := c.runPassesIn(o, pipeline, m, text, true); err != nil {
		return err
	}
	if times != nil {
		times.report(c.stderr)
	}
	if o.on("disable-output") {
		return nil
	}
	return streamOutput(o.values["o"], c.stdout, printed{m, text.Name})
}

// pipeline reads what passes a command line asks for, and their options.
func (o *options) pipeline() (*passes.Pipeline, error) {
	text := o.values["passes"]
	if p := o.values["p"]; p != "" {
		text = p
	}
	for _, name := range o.order {
		if pass := legacyPasses[name]; pass != "" && o.on(name) {
			if text != "" {
				text += ","
			}
			text += pass
		}
	}
	p, err := passes.ParsePipeline(text)
	if err != nil {
		return nil, err
	}
	return p, o.setPassOptions(&p.Options)
}

func (o *options) setPassOptions(to *passes.Options) error {
	for _, name := range passes.OptionNames() {
		for _, value := range o.lists[name] {
			if err := to.Set(name, value); err != nil {
				return err
			}
		}
	}
	return nil
}

// bitcodeMagic is what files of bitcode begin with.
const bitcodeMagic = "BC\xc0\xde"

// defaultDialect is what a module is taken for that shows no sign of its age: one without pointers. The passes as options of their own were the way of opt until
// `ptr` had come.
func (o *options) defaultDialect() ir.Dialect {
	for _, name := range []string{"enable-new-pm", "place-safepoints", "rewrite-statepoints-for-gc"} {
		if _, given := o.values[name]; given {
			return ir.LLVM11
		}
	}
	return ir.DialectUnknown
}

// load reads the input of a command and checks it, unless the command was told not to with -disable-verify. Warnings and notes go to standard
// error; what breaks a rule is returned as an error.
func (c *cli) load(o *options) (*ir.Module, *source.Text, error) {
	text, err := o.readInput(c.stdin)
	if err != nil {
		return nil, nil, err
	}
	if c.sized != nil {
		c.sized(len(text.Data))
	}
	if strings.HasPrefix(text.Data, bitcodeMagic) {
		return nil, nil, fmt.Errorf("%s: bitcode is not read: llvm-dis makes text of it", text.Name)
	}
	m, list, err := irparse.Parse(context.Background(), text, &irparse.Options{Default: o.defaultDialect()})
	if err != nil {
		return nil, nil, err
	}
	if !o.on("disable-verify") {
		broken, err := ir.Diagnose(context.Background(), m, nil)
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

// warn prints a list of warnings and notes.
func (c *cli) warn(list *source.List) {
	if list != nil && len(list.Items) > 0 {
		var b strings.Builder
		list.Render(&b)
		io.WriteString(c.stderr, b.String())
	}
}

// runPasses runs a pipeline and prints its warnings, unless the passes are those nobody asked for by name; an error that has a place in the text comes back as a diagnostic.
func (c *cli) runPasses(p *passes.Pipeline, m *ir.Module, text *source.Text, asked bool) error {
	if asked {
		explain := p.After
		p.After = func(pass *passes.Pass, m *ir.Module, why *passes.Explanation) error {
			io.WriteString(c.stderr, why.Report)
			c.warn(&source.List{Text: text, Items: why.Warnings})
			if explain != nil {
				return explain(pass, m, why)
			}
			return nil
		}
	}
	err := p.Run(context.Background(), m)
	if err == nil {
		return nil
	}
	var stale *passes.UnrelocatedUse
	if asked && errors.As(err, &stale) {
		io.WriteString(c.stderr, stale.Text) // as LLVM says it; what it does not say follows
	}
	if d, ok := passes.AsDiagnostic(err); ok {
		list := source.NewList(text)
		list.Add(d)
		return list
	}
	return fmt.Errorf("%s: %w", text.Name, err)
}

// printed is a module that writes itself as opt prints it.
type printed struct {
	m    *ir.Module
	name string
}

// WriteTo writes the module's text. The number is not counted.
func (p printed) WriteTo(w io.Writer) (int64, error) {
	return 0, ir.WriteModule(w, p.m, &ir.PrintOptions{ModuleID: p.name})
}
