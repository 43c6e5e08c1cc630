package filetest

import (
	"context"
	"fmt"
	"slices"
	"sort"
	"strings"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

const opaqueDialect = ir.LLVM15

// work is one test of a case under way.
type work struct {
	*result
	c     *Case
	form  form
	test  Test
	text  *source.Text
	diags []source.Diagnostic
	m     *ir.Module
}

// action does a test. It returns the lines that come out; ok is false if nothing does, since
// diagnostics are all there is to say.
type action func(w *work) (out string, ok bool)

// actions are the tests, by their words.
var actions map[string]action

func init() {
	actions = map[string]action{
		"read":     (*work).read,
		"verify":   (*work).verify,
		"place":    (*work).rewritten,
		"rewrite":  (*work).rewritten,
		"convert":  (*work).convert,
		"liveness": (*work).liveness,
		"mir":      (*work).mir,
		"asm":      (*work).asm,
		"stackmap": (*work).stackmap,
		"run":      (*work).run,
	}
}

func actionNames() []string {
	var names []string
	for n := range actions {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

func (w *work) ctx() context.Context { return context.Background() }

// do does the test.
func (w *work) do() ([]string, bool) {
	w.m = w.parse(w.text)
	if w.m == nil {
		return nil, false
	}
	broken, err := verify.Diagnose(w.ctx(), w.m, nil)
	w.diags = append(w.diags, broken.Items...)
	if err != nil {
		return nil, false
	}
	out, ok := actions[w.test.What](w)
	if !ok {
		return nil, false
	}
	return strings.Split(strings.TrimSuffix(out, "\n"), "\n"), true
}

// parse reads a module, nil if that fails.
func (w *work) parse(text *source.Text) *ir.Module {
	opts := &irparse.Options{}
	if w.form.release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, list, err := irparse.Parse(w.ctx(), text, opts)
	w.diags = append(w.diags, list.Items...)
	if err != nil {
		return nil
	}
	return m
}

// fail notes an error that no diagnostic shows.
func (w *work) fail(err error) {
	w.wrong = append(w.wrong, err.Error())
}

// refused notes an error of a pass or of the code generator.
func (w *work) refused(err error) {
	if d, ok := pass.AsDiagnostic(err); ok {
		w.diags = append(w.diags, d)
		return
	}
	if list, ok := err.(*source.List); ok {
		w.diags = append(w.diags, list.Items...)
		return
	}
	w.fail(err)
}

var likeOpt = &printer.Options{ModuleID: "<stdin>"}

// printed is a module as opt prints it, less the lines that name the input.
func printed(m *ir.Module) string { return unnamed(string(printer.AppendModule(nil, m, likeOpt))) }

func unnamed(text string) string {
	text = strings.TrimPrefix(text, "; ModuleID = '<stdin>'\n")
	return strings.TrimLeft(strings.TrimPrefix(text, "source_filename = \"<stdin>\"\n"), "\n")
}

// ordered makes the order of a module's declarations and attribute groups irrelevant.
func ordered(text string) string {
	parts := strings.Split(strings.TrimSpace(text), "\n\n")
	slices.Sort(parts)
	return strings.Join(parts, "\n\n")
}

// read prints the module.
func (w *work) read() (string, bool) { return printed(w.m), true }

// verify shows only errors.
func (w *work) verify() (string, bool) { return "", false }

// pipelines are the passes of tests that are about one.
var pipelines = map[string]string{
	"place": options.PlaceSafepoints, "rewrite": options.RewriteStatepoints,
	"liveness": options.RewriteStatepoints,
}

// ownOptions are those that a test takes itself, and those of the code generator.
var ownOptions = []string{
	"passes", "dialect", "after", "x86-asm-syntax", "stackmap-version", "as",
	"max-registers-for-gc-values",
	"use-registers-for-deopt-values", "function-sections", "data-sections", "relocation-model",
	"mcpu",
	"mattr",
}

// check says which option of a test there is not.
func (t Test) check() error {
	for _, o := range t.Options {
		name, _, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if !slices.Contains(ownOptions, name) && !slices.Contains(pass.OptionNames(), name) {
			return fmt.Errorf("unknown option %s", o)
		}
	}
	return nil
}

// option is an option of the test.
func (w *work) option(name string) (value string, given bool) {
	for _, o := range w.test.Options {
		k, v, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if k == name {
			value, given = v, true
		}
	}
	return value, given
}

// pipeline is the passes that a test runs: those that it is about, or those of -passes.
func (w *work) pipeline() string {
	if p, ok := w.option("passes"); ok {
		return p
	}
	return pipelines[w.test.What]
}

// passOptions are the options of a test that are of passes.
func (w *work) passOptions() []string {
	var out []string
	for _, o := range w.test.Options {
		k, _, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if slices.Contains(pass.OptionNames(), k) {
			out = append(out, o)
		}
	}
	return out
}

// rewrite runs passes on the module, and passes their explanations to after.
func (w *work) rewrite(pipeline string, after func(why *pass.Explanation), more ...string) bool {
	p, err := passes.ParsePipeline(pipeline, prepare.Pass)
	if err != nil {
		w.fail(err)
		return false
	}
	p.VerifyEach, p.Partial = true, w.test.What == "place"
	for _, o := range append(w.passOptions(), more...) {
		k, v, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if err := p.Options.Set(k, v); err != nil {
			w.fail(err)
			return false
		}
	}
	p.Options.Explain = after != nil
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		if after != nil {
			after(why)
		}
		return nil
	}
	found, err := p.Run(w.ctx(), w.m)
	w.diags = append(w.diags, found.Diagnostics(w.text).Items...)
	if err != nil {
		w.refused(err)
		return false
	}
	return true
}

// rewritten prints the module after the passes.
func (w *work) rewritten() (string, bool) {
	if !w.rewrite(w.pipeline(), nil) {
		return "", false
	}
	return printed(w.m), true
}

// convert prints the module in the dialect of -dialect.
func (w *work) convert() (string, bool) {
	name, _ := w.option("dialect")
	to, err := ir.ParseDialect(name)
	if err != nil {
		w.fail(err)
		return "", false
	}
	list, err := convert.Dialect(w.ctx(), w.m, to, nil)
	w.diags = append(w.diags, list.Items...)
	if err != nil {
		return "", false
	}
	return printed(w.m), true
}

// liveness writes under each call that becomes a statepoint which references are live there, in the
// order in which the statepoint lists them. What the pass made is called what it is called
// afterwards.
func (w *work) liveness() (string, bool) {
	names, spans := map[provenance.ID]string{}, map[provenance.ID]source.Span{}
	w.values(func(v ir.Value, name string) {
		names[v.ID()] = name
		if in, ok := v.(*ir.Instr); ok {
			spans[v.ID()] = in.Span
		}
	})
	w.rewrite(w.pipeline(), func(why *pass.Explanation) {
		w.values(func(v ir.Value, name string) {
			if _, known := names[v.ID()]; !known {
				names[v.ID()] = name
			}
		})
		for _, s := range why.Safepoints {
			var live []string
			for _, v := range s.Live {
				name := names[v.Value]
				if v.Base != v.Value {
					name += " of " + names[v.Base]
				}
				live = append(live, name)
			}
			n := w.text.Position(spans[s.Call].Start).Line - 1
			w.below[n] = append(w.below[n], "; live: "+strings.Join(live, ", "))
		}
	})
	return "", false
}

// values visits the arguments and instructions of the module, with what they are printed as.
func (w *work) values(visit func(v ir.Value, name string)) {
	for _, f := range w.m.Funcs {
		ir.NumberLocals(f)
		show := func(v ir.Value) { visit(v, printer.Operand(w.m, v)) }
		for _, a := range f.Args {
			show(a)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				show(in)
			}
		}
	}
}
