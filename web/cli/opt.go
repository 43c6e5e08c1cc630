package cli

import (
	"errors"
	"fmt"
	"io"

	"statepoint/core/instrument"
	"statepoint/core/ir/printer"
	"statepoint/core/options"
	"statepoint/core/source"
)

// optOptions are the supported options of LLVM's opt.
var optOptions = append(withPassOptions(
	"S", "o", "passes", "p", "f", "disable-output",
	"verify-each", "disable-verify", "enable-new-pm",
	options.Mem2Reg, options.SROA, options.PlaceSafepoints, options.RewriteStatepoints,
	options.StripRelocates, options.Verify, "verify-safepoint-ir",
	"dialect", "explain", "mtriple", "data-layout", "max-output", "llvm-aborts", "j",
	"Werror", "Wno-", "debug-pass-manager", "print-pipeline-passes",
), watchOptions...)

// opt runs passes over IR and prints it, as LLVM's opt does. It writes text where opt writes
// bitcode.
func (c *cli) opt(args []string) error {
	o, err := c.flags("opt", optOptions, args)
	if err != nil {
		return err
	}
	w, err := c.watched(o, passNames())
	if err != nil {
		return err
	}
	pipeline, err := o.pipeline(optPasses(c.stderr, w.dumps.Only)...)
	if err != nil {
		return err
	}
	if pipeline.Mixed != "" && !o.legacy() && pipeline.IsForLLVM() {
		fmt.Fprintf(c.stderr, "statepoint: note: LLVM's opt refuses the module pass %s after a "+
			"function pass; it takes -passes='%s'\n", pipeline.Mixed, pipeline.Text)
	}
	pipeline.VerifyEach, pipeline.Partial = o.On("verify-each"), true
	// Only a list that LLVM also takes follows its rule: make-references, which it lacks, needs
	// mem2reg for what clang writes without optimization, which has optnone.
	pipeline.Options.SkipOptnone = pipeline.IsForLLVM()
	if pipeline.Workers, err = o.workers(); err != nil {
		return err
	}
	if !o.On("S") && !o.On("disable-output") && o.Value("o") != "/dev/null" {
		fmt.Fprintln(c.stderr,
			"statepoint: warning: the output is text instead of bitcode; LLVM's tools read both, "+
				"and -S requests text")
	}
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	if o.On("print-pipeline-passes") {
		return c.printPipeline(o, pipeline.Text)
	}
	o.retarget(m)
	if o.On("explain") {
		instrument.Explain(pipeline, m, text, c.stderr)
	}
	w.pipeline(pipeline)
	print := w.dumps.Only.WriteModule
	if !o.On("disable-output") && !o.Has("dialect") && !o.Has("filter-print-funcs") &&
		pipeline.Before == nil && pipeline.After == nil { // nothing else reads the rewritten module
		most, err := o.mostText()
		if err != nil {
			return err
		}
		early := printer.NewEarly(m, most)
		pipeline.Finished, pipeline.Finisher = early.Function, early
		print = early.WriteModule
	}
	if err := c.runPassesIn(o, pipeline, m, text, true); err != nil {
		return asAborted(err)
	}
	for _, step := range ownSteps(o) {
		w.dumps.End(m, step.class)
	}
	w.print(c.stderr)
	if o.On("disable-output") {
		return c.flush()
	}
	return c.streamText(o, o.Value("o"), func(w io.Writer, most int64) error {
		return print(w, m, &printer.Options{ModuleID: text.Name, MaxBytes: int(most),
			Workers: pipeline.Workers})
	})
}

// ownStep is what opt runs after the passes of its pipeline.
type ownStep struct{ pass, class string }

// ownSteps are the verifier and the printer, unless the options say otherwise.
func ownSteps(o *flags) (steps []ownStep) {
	if !o.On("disable-verify") {
		steps = append(steps, ownStep{"verify", "VerifierPass"})
	}
	if !o.On("disable-output") {
		steps = append(steps, ownStep{"print", "PrintModulePass"})
	}
	return steps
}

// printPipeline prints the passes that opt would run.
func (c *cli) printPipeline(o *flags, text string) error {
	for _, step := range ownSteps(o) {
		if text != "" {
			text += ","
		}
		text += step.pass
	}
	if _, err := fmt.Fprintln(c.stdout, text); err != nil {
		return err
	}
	return c.flush()
}

// defaultOutput limits the output unless -max-output sets another limit: it is as much as the
// parser accepts.
const defaultOutput = 1 << 30

// streamText writes a text that may be long to a file or standard output. write gets the limit in
// bytes and returns a *source.Limit beyond it.
func (c *cli) streamText(o *flags, file string, write func(w io.Writer, most int64) error) error {
	most, err := o.mostText()
	if err != nil {
		return err
	}
	err = c.streamOutput(file, textWriter(func(w io.Writer) error { return write(w, most) }))
	var limit *source.Limit
	if errors.As(err, &limit) {
		return fmt.Errorf("the text of the module has more than %d bytes, the limit; "+
			"-max-output=SIZE raises it", limit.Max)
	}
	return err
}

// mostText is the limit of a text in bytes.
func (o *flags) mostText() (int64, error) {
	if !o.Has("max-output") {
		return defaultOutput, nil
	}
	most, err := o.size("max-output")
	return int64(min(most, 1<<62)), err
}

// textWriter writes a text.
type textWriter func(w io.Writer) error

// WriteTo writes the text. The number is not counted.
func (t textWriter) WriteTo(w io.Writer) (int64, error) { return 0, t(w) }
