package main

import (
	"fmt"
	"io"

	"statepoint/core/ir"
)

// optOptions are the options of LLVM's opt that mean something here.
var optOptions = withPassOptions(
	"S", "o", "passes", "p", "f", "disable-output",
	"verify-each", "disable-verify", "enable-new-pm",
	"place-safepoints", "rewrite-statepoints-for-gc", "strip-gc-relocates", "verify",
	"verify-safepoint-ir",
	"dialect", "explain", "time-passes", "mtriple", "data-layout",
)

// opt runs passes over IR and prints it, as LLVM's opt does. It writes text, also where opt would
// write bitcode.
func (c *cli) opt(args []string) error {
	o, err := c.flags("opt", optOptions, args)
	if err != nil {
		return err
	}
	pipeline, err := o.pipeline()
	if err != nil {
		return err
	}
	pipeline.VerifyEach = o.On("verify-each")
	if !o.On("S") && !o.On("disable-output") && o.Value("o") != "/dev/null" {
		fmt.Fprintln(c.stderr,
			"statepoint: warning: this is text instead of bitcode, which LLVM's tools read as "+
				"well; -S asks for it")
	}
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	o.retarget(m)
	if o.On("explain") {
		c.explainPasses(pipeline, m, text)
	}
	var times *passTimes
	if o.On("time-passes") {
		times = timePasses(pipeline)
	}
	if err := c.runPassesIn(o, pipeline, m, text, true); err != nil {
		return err
	}
	if times != nil {
		times.report(c.stderr)
	}
	if o.On("disable-output") {
		return nil
	}
	return streamOutput(o.Value("o"), c.stdout, printed{m, text.Name})
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
