package passes

import (
	"context"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// MaxTrial limits, in instructions, the modules for which ProveRemedies runs the pipeline again.
const MaxTrial = 20_000

// ProveRemedies determines which warnings about hidden references disappear if mem2reg or sroa runs
// before the other passes, and adds the pass and a note to them (findings.Finding.First). It does
// not guess: it runs the pipeline on the original module, a new copy of which again returns each
// time, and offers a pass only if the warning disappears, without new warnings or errors. It does
// not try modules of more than MaxTrial instructions. The error is the context's.
func (p *Pipeline) ProveRemedies(ctx context.Context, found findings.List,
	again func() (*ir.Module, error)) error {
	hidden := false
	for i := range found {
		hidden = hidden || pass.IsHidden(found[i].Code)
	}
	if !hidden || !p.Has(options.RewriteStatepoints) {
		return nil
	}
	for _, name := range []string{options.Mem2Reg, options.SROA} {
		if p.Has(name) {
			continue
		}
		left, ok := p.try(ctx, name, again)
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok {
			offer(name, found, left)
		}
	}
	return nil
}

// try runs the pipeline with one more pass before the others, and returns what it finds. It reports
// false if it cannot run.
func (p *Pipeline) try(ctx context.Context, name string, again func() (*ir.Module, error)) (
	findings.List, bool) {
	m, err := again()
	if err != nil || tooLarge(m) {
		return nil, false
	}
	trial := &Pipeline{Options: p.Options, own: p.own, Partial: p.Partial}
	trial.Passes = append([]pass.Pass{*p.find(name, 0)}, p.Passes...)
	trial.Options.Explain, trial.Options.Names, trial.Options.Finished = false, nil, nil
	found, err := trial.Run(ctx, m)
	return found, err == nil
}

func tooLarge(m *ir.Module) bool {
	n := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil && n <= MaxTrial; in = in.Next() {
				n++
			}
		}
	}
	return n > MaxTrial
}

// offer names the pass in each finding about a hidden reference that it removes, unless the pass
// causes another finding.
func offer(name string, found, left findings.List) {
	type key struct {
		code string
		at   source.Span
	}
	before := map[key]bool{}
	for i := range found {
		before[key{found[i].Code, found[i].Span}] = true
	}
	for i := range left {
		k := key{left[i].Code, left[i].Span}
		if left[i].Severity >= source.Warning && !before[k] {
			return
		}
		delete(before, k)
	}
	for i := range found {
		f := &found[i]
		if !pass.IsHidden(f.Code) || f.First != "" || f.Use == 0 ||
			!before[key{f.Code, f.Span}] {
			continue
		}
		f.First = name
		f.Notes = append(f.Notes[:len(f.Notes):len(f.Notes)], "tried: with "+name+
			" before the other passes (-passes="+name+",…) this warning is gone")
	}
}
