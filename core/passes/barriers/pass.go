package barriers

import (
	"context"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// placedMark is the attribute of a function whose accesses have their barriers.
const placedMark = "gc-barriers"

// Needed reports whether a function's strategy has barriers that are not in the function yet.
func Needed(f *ir.Func, strategies *gc.Registry) bool {
	if f.GC == "" || f.IsDeclaration() || f.Attrs.Has(placedMark) {
		return false
	}
	reads, writes := gc.Barriers(strategies.Of(f))
	return reads || writes
}

// Run is the pass gc-barriers.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	why := &pass.Explanation{Pass: options.Barriers}
	if err := o.CheckStrategies(m); err != nil {
		return nil, err
	}
	p := NewPlacer(m, o.Strategies)
	for _, f := range slices.Clone(m.Funcs) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := p.Function(f, why); err != nil {
			return why, err
		}
	}
	return why, nil
}

// Placer places barriers, one function at a time.
type Placer struct {
	m          *ir.Module
	strategies *gc.Registry
	b          *gc.Builder
}

// NewPlacer returns one for the functions of a module. A nil registry has the strategies of
// gc.NewRegistry.
func NewPlacer(m *ir.Module, strategies *gc.Registry) *Placer {
	return &Placer{m: m, strategies: strategies, b: gc.NewBuilder(m)}
}

// Function places the barriers of any function, and adds what it did to why. The error, a
// *pass.Unsupported, names the access that cannot have its barrier.
func (p *Placer) Function(f *ir.Func, why *pass.Explanation) error {
	if !Needed(f, p.strategies) {
		return nil
	}
	layout, err := datalayout.Parse(p.m.DataLayout)
	if err != nil {
		return err
	}
	w := &work{Placer: p, f: f, layout: layout, why: why}
	w.ask(p.strategies.Of(f))
	if err := w.split(); err != nil {
		return err
	}
	all := w.accesses()
	w.spare(all)
	for i := range all {
		if err := w.place(&all[i]); err != nil {
			return err
		}
	}
	f.Attrs = f.Attrs.With(ir.Attr{Name: placedMark, Quoted: true})
	return nil
}

// work is the work on one function.
type work struct {
	*Placer
	f      *ir.Func
	layout *datalayout.Layout
	why    *pass.Explanation

	strategy gc.Strategy
	reads    gc.CustomReads  // nil for none
	checked  gc.CheckedReads // reads, if it leaves the load
	writes   gc.CustomWrites // nil for none
	parts    gc.WriteBarriers
	// composed is set if writes are parts.
	composed                      bool
	forwardsReads, forwardsWrites gc.Forwarding
	allocators                    gc.Allocators // nil for none
	bases                         map[ir.Value]ir.Value
}

// ask determines the strategy's barriers.
func (w *work) ask(s gc.Strategy) {
	w.strategy = s
	w.reads, _ = gc.As[gc.CustomReads](s)
	w.checked, _ = w.reads.(gc.CheckedReads)
	w.writes, _ = gc.As[gc.CustomWrites](s)
	w.parts, w.composed = w.writes.(gc.WriteBarriers)
	w.forwardsReads, w.forwardsWrites = gc.ForwardsReads(s), gc.ForwardsWrites(s)
	w.allocators, _ = gc.As[gc.Allocators](s)
}

// refuse is the error about an access.
func (w *work) refuse(in *ir.Instr, message string) error {
	span := in.Span
	if span.IsZero() {
		span = w.f.Span
	}
	return &pass.Unsupported{Code: pass.CodeBarrier, Span: span, Message: message}
}

// warnOfCopy warns about a copy of memory that the write barrier does not see.
func (w *work) warnOfCopy(in *ir.Instr) {
	w.why.Findings.Warn(source.Diagnostic{Severity: source.Warning, Code: pass.CodeCopy,
		Span: in.Span, Message: "the write barrier of gc \"" + w.f.GC + "\" does not see the " +
			"references that this call copies into an object",
		Notes: []string{"store references one by one, or copy them by a function of the run-time " +
			"library that reports them"}})
}
