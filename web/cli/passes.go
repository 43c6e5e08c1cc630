package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/passes/safepointir"
	"statepoint/core/source"
)

// withPassOptions adds the options of the passes to those of a command.
func withPassOptions(names ...string) []string {
	for _, scope := range []options.Scope{options.Passes, options.Terminal} {
		for _, o := range options.Of(scope) {
			names = append(names, o.Name)
		}
	}
	return append(names, "load")
}

// legacyPasses are the passes that were separate options of opt up to LLVM 14.
var legacyPasses = map[string]string{
	options.Mem2Reg:            options.Mem2Reg,
	options.SROA:               options.SROA,
	options.PlaceSafepoints:    options.PlaceSafepoints,
	options.RewriteStatepoints: options.RewriteStatepoints,
	options.StripRelocates:     options.StripRelocates,
	options.Verify:             options.Verify,
	"verify-safepoint-ir":      options.VerifySafepoints,
}

// pipeline reads the passes of a command line and their options. own are passes that it may name
// besides those of every pipeline.
func (o *flags) pipeline(own ...pass.Pass) (*passes.Pipeline, error) {
	text := o.Value("passes")
	if p := o.Value("p"); p != "" {
		text = p
	}
	for _, name := range o.Given {
		if o.isLegacyPass(name) {
			if text != "" {
				text += ","
			}
			text += legacyPasses[name]
		}
	}
	p, err := passes.ParsePipeline(text, append(own, prepare.Pass)...)
	if err != nil {
		return nil, err
	}
	return p, o.setPassOptions(&p.Options)
}

func (o *flags) isLegacyPass(name string) bool { return legacyPasses[name] != "" && o.On(name) }

// legacy reports whether the command line names passes as up to LLVM 14.
func (o *flags) legacy() bool { return slices.ContainsFunc(o.Given, o.isLegacyPass) }

func (o *flags) setPassOptions(to *pass.Options) error {
	for _, name := range pass.OptionNames() {
		for _, value := range o.Values(name) {
			if err := to.Set(name, value); err != nil {
				return err
			}
		}
	}
	return nil
}

// dialect is the dialect of --dialect=VERSION. Without it, it is DialectUnknown, and the module
// stays in its dialect.
func (o *flags) dialect() (ir.Dialect, error) {
	version, given := o.Value("dialect"), o.Has("dialect")
	if !given {
		return ir.DialectUnknown, nil
	}
	return ir.ParseDialect(version)
}

// runPassesIn runs a pipeline on a module and converts it to the dialect of --dialect: before the
// passes, so that they work on pointers of that dialect, and after them, since they write
// statepoints in the newest form.
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

// runPasses runs a pipeline and gathers its findings. It prints what LLVM's passes print, unless
// the passes are the default ones. An error with a position in the text is a diagnostic.
func (c *cli) runPasses(p *passes.Pipeline, m *ir.Module, text *source.Text, asked bool) error {
	dialect := m.Dialect
	if asked {
		explain := p.After
		p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
			if why != nil {
				io.WriteString(c.stderr, why.Report)
			}
			if explain != nil {
				return explain(pass, m, why)
			}
			return nil
		}
	} else {
		p.Options.PollsIfDefined = true
	}
	found, err := p.Run(context.Background(), m)
	if err == nil {
		err = p.ProveRemedies(context.Background(), found, func() (*ir.Module, error) {
			m, _, err := irparse.Parse(context.Background(), text,
				&irparse.Options{Default: dialect})
			return m, err
		})
	}
	c.warn(found.Diagnostics(text))
	if err == nil {
		return nil
	}
	var stale *safepointir.UnrelocatedUse
	if asked && errors.As(err, &stale) {
		io.WriteString(c.stderr, stale.Text) // LLVM's message; details follow
	}
	if d, ok := pass.AsDiagnostic(err); ok {
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

// allPasses are the passes that -passes of opt may name, once each.
func allPasses() []pass.Pass {
	return slices.CompactFunc(append(append(passes.Passes(), prepare.Pass), optPasses(nil, nil)...),
		func(a, b pass.Pass) bool { return a.Name == b.Name })
}
