package lower

import (
	"statepoint/core/ir"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/records"
	"statepoint/lower/internal/target"
)

// maker has the parts that make code of one function at a time, up to its emission; optional ones
// are nil unless an option enables them. What they made is valid until the next function.
type maker struct {
	m     *ir.Module // or a view of it
	diags *source.List
	work  *source.Meter

	syms       *mir.Symbols
	checks     *target.Checks
	barriers   *barriers.Placer
	roots      *rootLowering
	spills     *spillSlots
	sel        *isel.Context
	attributes *target.Attributes
	em         emit.Emitter
	held       records.Regions
	names      *links.Names // of Options.Detail, Before and After
	live       *records.LiveRoots
	mf         mir.Func
}

// newMaker makes the parts. Where framePointers is nil, they get their own.
func newMaker(m *ir.Module, opts *Options, diags *source.List, work *source.Meter, machO bool,
	framePointers *target.FramePointers) *maker {
	k := &maker{m: m, diags: diags, work: work, syms: mir.NewSymbols(m),
		barriers: barriers.NewPlacer(m, opts.Strategies)}
	k.roots = &rootLowering{lowering: roots.NewLowering(m, opts.Strategies), m: m, diags: diags,
		strategies: opts.Strategies, unoptimized: opts.Unoptimized}

	k.sel = isel.NewContext(m, k.syms, diags)
	k.sel.PIC, k.sel.Strategies = opts.PIC, opts.Strategies
	k.sel.MachO, k.sel.Unoptimized = machO, opts.Unoptimized
	k.sel.GCRegisters, k.sel.DeoptRegisters = opts.MaxGCRegisters, opts.DeoptRegisters
	k.sel.KeepIDs, k.sel.Work = opts.Detail, work
	k.sel.CPU, k.sel.Features = opts.CPU, opts.Features
	if framePointers != nil {
		k.sel.FramePointers = framePointers
	}
	env := &k.sel.Env

	k.em.Symbols, k.em.NeedsGOT, k.em.Detail = k.syms, k.sel.NeedsGOT, opts.Detail
	k.em.Checked = opts.Checked
	k.checks = target.NewChecks(env)
	k.attributes = target.NewAttributes(env, k.sel.FramePointers)
	if opts.Detail || opts.Before != nil || opts.After != nil {
		k.names = &links.Names{}
	}
	if opts.LiveRoots {
		k.live = &records.LiveRoots{Strategies: opts.Strategies, Unoptimized: opts.Unoptimized}
	}
	k.spills = &spillSlots{m: m, layout: env.Layout, diags: diags, strategies: opts.Strategies,
		records: &k.held}
	return k
}
