package prepare

import (
	"context"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// Pass is the pass make-references, for [statepoint/core/passes.ParsePipeline].
var Pass = pass.Pass{Name: options.MakeReferences, Ours: true, About: "makes references of " +
	"pointers to allocated memory, in programs in which nothing is collected", Run: Run}

// Run is the Run of Pass.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	chosen, err := Chosen(m, o)
	if err != nil {
		return nil, err
	}
	p, err := New(ctx, m, chosen)
	if err != nil {
		return nil, err
	}
	why := &pass.Explanation{Pass: options.MakeReferences, Figures: p.figures()}
	if err := p.warn(ctx, why); err != nil {
		return nil, err
	}
	if o.Explain {
		why.Report = p.Report()
	}
	return why, p.Apply(ctx)
}

// Chosen returns the choices in the options of passes. It fails if the strategy is unknown or has
// no references.
func Chosen(m *ir.Module, o *pass.Options) (Options, error) {
	c := Options{Strategy: o.ReferenceStrategy, Lists: o.ListAllocas,
		Allocators: names(o.ReferenceAllocators), Raw: names(o.RawReferences),
		Safepoints: names(o.ReferenceSafepoints)}
	strategy, err := o.Strategies.Lookup(c.Strategy)
	if err != nil {
		return c, fmt.Errorf("-references-strategy: %w", err)
	}
	c.Interior = gc.FindsStarts(strategy)
	spaces := gc.ReferenceSpaces(strategy)
	if i := slices.IndexFunc(spaces, func(n uint32) bool { return n != 0 }); i >= 0 {
		c.Space = spaces[i]
		return c, nil
	}
	return c, fmt.Errorf("-references-strategy: %q has no references in SSA form", c.Strategy)
}

// figures counts what the pass changes.
func (p *Plan) figures() pass.Figures {
	n := pass.Figures{Collected: len(p.Functions), Leaves: len(p.Leaves),
		Freed: len(p.Freed)}
	for _, g := range p.Groups {
		if g.Reference {
			n.References += len(g.Values)
		}
	}
	return n
}

// warn warns about the assumptions of the pass, and reports if nothing changes.
func (p *Plan) warn(ctx context.Context, why *pass.Explanation) error {
	p.warnOfNames(&why.Findings)
	last := (*ir.Func)(nil)
	for _, o := range p.Outside {
		if o.Func == last {
			continue
		}
		last = o.Func
		why.Findings.Warn(source.Diagnostic{Severity: source.Warning, Code: pass.CodeOutside,
			Span: o.Func.Span, Message: fmt.Sprintf("@%s gets references, but this module does "+
				"not define it", o.Func.Name()),
			Notes: []string{"prepare its module in the same way, or keep its pointers as they " +
				"are: -references-raw=@" + o.Func.Name()}})
	}
	if p.Nothing() == "" {
		return nil
	}
	advice, nothing, err := p.remedy(ctx)
	if err != nil {
		return err
	}
	d := source.Diagnostic{Severity: source.Warning, Code: pass.CodeNothing, Message: nothing}
	if i := slices.IndexFunc(p.Groups, func(g Group) bool { return len(g.Sites) > 0 }); i >= 0 {
		d.Span = p.Groups[i].Sites[0].Span
	} else if in := p.f.alreadyCollected(); in != nil {
		d.Span = in.Span
	} else {
		d.Notes = []string{"-references-allocators=NAME names a function that allocates"}
	}
	if d.Message == "" {
		d.Message, d.Notes = p.Nothing(), []string{advice}
	}
	why.Findings.Warn(d)
	return nil
}
