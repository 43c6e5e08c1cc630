package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/lower"
)

// llcOptions are the supported options of LLVM's llc.
var llcOptions = append([]string{
	"o", "filetype", "O",
	"x86-asm-syntax", "stackmap-version", "stackmap-retain", "stackmap-writable",
	"relocation-model", "mtriple", "march",
	"mcpu", "mattr",
	"disable-verify", "verify-machineinstrs", "max-registers-for-gc-values", "j",
	"fixup-allow-gcptr-in-csr", "use-registers-for-deopt-values",
	"frame-pointer", "disable-tail-calls", "trap-unreachable", "stop-after",
	"function-sections", "data-sections",
	"strategy", "load", "live-roots", "max-code", "max-output", "llvm-aborts", "Werror", "Wno-",
	"debug-only",
}, watchOptions...)

// llc lowers IR to assembly or an object, as LLVM's llc does: with a named input and no -o, the
// output is written beside it.
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
		return fmt.Errorf("-filetype must be asm, obj or null, not %q", kind)
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
	lowering.CodeOnly, lowering.TextOnly = lowering.Detail, lowering.Detail
	if !o.On("fixup-allow-gcptr-in-csr") {
		lowering.MaxGCRegisters = 0
	}
	steps := lower.StepsThatChange()
	if o.Has("stop-after") {
		steps = roots.LoweringPasses()
	}
	w, err := c.watched(o, steps)
	if err != nil {
		return err
	}
	for _, subject := range o.Values("debug-only") {
		if subject != "stackmaps" {
			fmt.Fprintf(c.stderr, "statepoint: warning: -debug-only=%s prints nothing here; the "+
				"only known subject is stackmaps\n", subject)
		}
	}
	if o.Has("trap-unreachable") && !o.On("trap-unreachable") {
		fmt.Fprintln(c.stderr, "statepoint: warning: `unreachable` stays the instruction ud2: a "+
			"program that reaches it must stop")
	}
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	if t := o.Value("mtriple"); t != "" {
		m.TargetTriple, m.TripleSpan = datalayout.NormalTriple(t), source.Span{}
	}
	if err := o.giveAttributes(m); err != nil {
		return err
	}
	lowering.Verified = !o.On("disable-verify")
	if o.Has("stop-after") {
		return c.stopAfter(o, m, w)
	}
	if err := c.inspect(m, text, &lowering); err != nil {
		return err
	}
	w.lowering(m, &lowering)
	result, err := c.lowerModule(m, lowering)
	if err != nil {
		return asAborted(err)
	}
	if slices.Contains(o.Values("debug-only"), "stackmaps") {
		if err := printStackMap(c.stderr, result); err != nil {
			return err
		}
	}
	w.countCode(result)
	w.print(c.stderr)
	out := o.output(suffix[kind])
	for _, name := range o.Files {
		if err := notSource(out, name); err != nil {
			return err
		}
	}
	switch kind {
	case "null":
		return c.flush()
	case "obj":
		return c.streamOutput(out, result.Object)
	}
	return c.streamText(o, out, func(w io.Writer, most int64) error {
		return result.WriteAssembly(w, lower.AssemblyOptions{Syntax: syntax, MaxBytes: most,
			Workers: lowering.Workers})
	})
}

// inspect collects the findings of a module on which no passes run.
func (c *cli) inspect(m *ir.Module, text *source.Text, o *lower.Options) error {
	none, err := passes.NewPipeline()
	if err != nil {
		return err
	}
	if none.Workers = o.Workers; o.Strategies != nil {
		none.Options.Strategies = o.Strategies
	}
	return c.runPasses(none, m, text, false)
}

// output is the output file: the one of -o, or one beside a named input.
func (o *flags) output(suffix string) string {
	if !o.Has("o") && len(o.Files) == 1 && o.Files[0] != "-" {
		return strings.TrimSuffix(o.Files[0], ".ll") + suffix
	}
	return o.Value("o")
}

// giveAttributes gives the functions of a module the attributes for -frame-pointer and
// -disable-tail-calls.
func (o *flags) giveAttributes(m *ir.Module) error {
	var asked []ir.Attr
	switch where := o.Value("frame-pointer"); where {
	case "":
	case "all", "non-leaf", "none", "reserved", "non-leaf-no-reserve":
		asked = append(asked, ir.Attr{Name: "frame-pointer", Value: where, Quoted: true})
	default:
		return fmt.Errorf("-frame-pointer must be all, non-leaf, reserved or none, not %q", where)
	}
	if o.Has("disable-tail-calls") {
		asked = append(asked, ir.Attr{Name: "disable-tail-calls",
			Value: strconv.FormatBool(o.On("disable-tail-calls")), Quoted: true})
	}
	for _, f := range m.Funcs {
		for _, a := range asked {
			if !f.Attrs.Has(a.Name) {
				f.Attrs = f.Attrs.With(a)
			}
		}
	}
	return nil
}

// stopAfter writes the module after one of the passes of LLVM's code generator that rewrite IR.
func (c *cli) stopAfter(o *flags, m *ir.Module, w *watched) error {
	names := roots.LoweringPasses()
	last := slices.Index(names, o.Value("stop-after"))
	if last < 0 {
		return fmt.Errorf("-stop-after must be %s, not %q: later steps have no text form",
			strings.Join(names, " or "), o.Value("stop-after"))
	}
	pipeline, err := passes.NewPipeline(names[:last+1]...)
	if err != nil {
		return err
	}
	pipeline.Options.CodeGeneration = true
	for _, spec := range o.Values("strategy") {
		if err := pipeline.Options.Set("strategy", spec); err != nil {
			return err
		}
	}
	if m.DataLayout == "" {
		m.DataLayout = datalayout.OfTarget(cmp.Or(m.TargetTriple, "x86_64"))
		if !m.Dialect.Opaque() {
			m.DataLayout = strings.Replace(m.DataLayout, "-i128:128", "", 1)
		}
	}
	text := cmp.Or(m.Text, source.NewText(m.Name, ""))
	w.pipeline(pipeline)
	if err := c.runPasses(pipeline, m, text, false); err != nil {
		return err
	}
	w.print(c.stderr)
	return c.streamText(o, o.output(".mir"), func(w io.Writer, most int64) error {
		return lower.WriteMIR(w, m, printer.Options{ModuleID: text.Name, MaxBytes: int(most)})
	})
}

// aborted is an error at which LLVM's tools abort.
type aborted struct{ error }

// Unwrap is the error itself.
func (a *aborted) Unwrap() error { return a.error }

// asAborted wraps an error at which LLVM's tools abort, and returns any other unchanged.
func asAborted(err error) error {
	var list *source.List
	if errors.As(err, &list) {
		for i := range list.Items {
			if list.Items[i].Aborts {
				return &aborted{err}
			}
		}
	}
	return err
}
