package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// withPassOptions adds the options of the passes to those of a command.
func withPassOptions(names ...string) []string {
	for _, scope := range []options.Scope{options.Passes, options.Terminal} {
		for _, o := range options.Of(scope) {
			names = append(names, o.Name)
		}
	}
	return names
}

// legacyPasses are the passes by the names they had as options of their own, up to LLVM 14.
var legacyPasses = map[string]string{
	"sroa":             "sroa",
	"mem2reg":          "mem2reg",
	"place-safepoints": "place-safepoints", "rewrite-statepoints-for-gc": "rewrite-statepoints-for-gc",
	"strip-gc-relocates": "strip-gc-relocates",
	"verify":             "verify", "verify-safepoint-ir": "verify<safepoint-ir>",
}

// pipeline reads what passes a command line asks for, and their options.
func (o *flags) pipeline() (*passes.Pipeline, error) {
	text := o.Value("passes")
	if p := o.Value("p"); p != "" {
		text = p
	}
	for _, name := range o.Given {
		if pass := legacyPasses[name]; pass != "" && o.On(name) {
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

func (o *flags) setPassOptions(to *passes.Options) error {
	for _, name := range passes.OptionNames() {
		for _, value := range o.Values(name) {
			if err := to.Set(name, value); err != nil {
				return err
			}
		}
	}
	return nil
}

// dialect is what --dialect=VERSION asks for, DialectUnknown if it was not given: the module is
// then left in the dialect it came in.
func (o *flags) dialect() (ir.Dialect, error) {
	version, given := o.Value("dialect"), o.Has("dialect")
	if !given {
		return ir.DialectUnknown, nil
	}
	return ir.ParseDialect(version)
}

// runPassesIn runs a pipeline on a module that --dialect may want in another dialect. It is
// converted before the passes, so that they work on the pointers asked for, and again after them,
// since they write statepoints in the form of today.
func (c *cli) runPassesIn(o *flags, p *passes.Pipeline, m *ir.Module, text *source.Text,
	asked bool) error {
	to, err := o.dialect()
	if err != nil {
		return err
	}
	if to == ir.DialectUnknown {
		return c.runPasses(p, m, text, asked)
	}
	if err := c.convert(m, to); err != nil {
		return err
	}
	if err := c.runPasses(p, m, text, asked); err != nil {
		return err
	}
	return c.convert(m, to)
}

// runPasses runs a pipeline and gathers what it finds. What LLVM's passes print is printed, unless
// the passes are the default ones. An error that has a place in the text comes back as a
// diagnostic.
func (c *cli) runPasses(p *passes.Pipeline, m *ir.Module, text *source.Text, asked bool) error {
	if asked {
		explain := p.After
		p.After = func(pass *passes.Pass, m *ir.Module, why *passes.Explanation) error {
			io.WriteString(c.stderr, why.Report)
			if explain != nil {
				return explain(pass, m, why)
			}
			return nil
		}
	} else {
		p.Options.PollsIfDefined = true
	}
	found, err := p.Run(context.Background(), m)
	c.warn(found.Diagnostics(text))
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

func (c *cli) convert(m *ir.Module, to ir.Dialect) error {
	list, err := convert.Dialect(context.Background(), m, to, nil)
	if err != nil {
		return err
	}
	c.warn(list)
	return nil
}
