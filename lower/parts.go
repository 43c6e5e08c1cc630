package lower

import (
	"cmp"
	"path"

	"statepoint/core/ir"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/records"
	"statepoint/lower/internal/target"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// newResult returns the empty result of a module.
func newResult(m *ir.Module, text *source.Text, opts *Options) *Result {
	r := &Result{Warnings: source.NewList(text)}
	r.image.Fill = m.Dialect.Opaque()
	r.image.MachO = code.NewMachO(m.TargetTriple)
	r.image.File = path.Base(cmp.Or(m.SourceFile, m.Name))
	if opts.Detail {
		r.image.Near = nearFunctions(m)
	}
	r.Roots = &rootmap.Map{Module: m.Name}
	r.Map = &stackmap.Map{Version: cmp.Or(opts.StackMapVersion, stackmap.V3)}
	r.MapSection = code.MapSection(opts.RetainMap, opts.WritableMap)
	return r
}

// nearFunctions are the functions of a module that its own calls reach without the PLT or GOT.
func nearFunctions(m *ir.Module) map[string]bool {
	near := map[string]bool{}
	for _, f := range m.Funcs {
		g := &f.GlobalInfo
		name, _ := mir.SymbolName(f)
		near[name] = g.Linkage == "private" || g.Linkage == "internal" ||
			g.Preemption == "dso_local" || g.Visibility == "hidden" || g.Visibility == "protected"
	}
	return near
}

// join creates the parts and connects each to those it uses.
func (c *Compiler) join() {
	m, opts, out, image := c.m, &c.opts, &c.res.Module, &c.res.image
	c.budget = newBudget(c.ctx, opts)
	c.syms = mir.NewSymbols(m)
	c.barriers = barriers.NewPlacer(m, opts.Strategies)
	c.roots = &rootLowering{lowering: roots.NewLowering(m, opts.Strategies), m: m,
		diags: c.diags, strategies: opts.Strategies, unoptimized: opts.Unoptimized}

	c.sel = isel.NewContext(m, c.syms, c.diags)
	c.sel.PIC, c.sel.Strategies = opts.PIC, opts.Strategies
	c.sel.MachO, c.sel.Unoptimized = image.MachO != nil, opts.Unoptimized
	c.sel.GCRegisters, c.sel.DeoptRegisters = opts.MaxGCRegisters, opts.DeoptRegisters
	c.sel.KeepIDs, c.sel.Work = opts.Detail, c.budget.meter
	c.sel.CPU, c.sel.Features = opts.CPU, opts.Features
	env := &c.sel.Env

	c.em.Symbols, c.em.NeedsGOT, c.em.Detail = c.syms, c.sel.NeedsGOT, opts.Detail
	c.em.Checked = opts.Checked
	c.data = data.NewBuilder(m, c.syms, c.sel, image, c.diags, data.Options{
		PIC: opts.PIC, FunctionSections: opts.FunctionSections,
		DataSections: opts.DataSections,
		MaxBytes:     opts.MaxBytes,
		Detail:       opts.Detail,
	})
	c.sections = &sections{m: m, out: out, image: image, data: c.data, syms: c.syms, em: &c.em}
	c.checks = target.NewChecks(env)
	c.checks.Module()
	c.attributes = target.NewAttributes(env, c.sel.FramePointers)

	if opts.Detail || opts.Before != nil || opts.After != nil {
		c.names = &links.Names{}
	}
	if opts.Detail {
		c.links = links.New(m, out, &c.mf, &c.em, c.names)
		c.links.CodeOnly = opts.CodeOnly
	}
	if opts.LiveRoots {
		c.live = &records.LiveRoots{Strategies: opts.Strategies, Unoptimized: opts.Unoptimized}
	}
	tables := &records.ReturnTables{Out: out, Image: image, Emitted: &c.em, Diags: c.diags,
		Strategies: opts.Strategies, Asked: opts.Table, Detail: opts.Detail && !opts.CodeOnly}
	held := &records.Regions{}
	c.spills = &spillSlots{m: m, layout: env.Layout, diags: c.diags, strategies: opts.Strategies,
		records: held}
	c.stackMap = &records.StackMap{Out: out, Code: &c.mf, Emitted: &c.em, Diags: c.diags,
		Links: c.links, Tables: tables, Held: held}
	c.rootMap = &records.RootMap{Out: out, Env: env, Code: &c.mf, Emitted: &c.em, Links: c.links,
		Strategies: opts.Strategies, Constants: c.sel, Live: c.live, Tables: tables}
	c.unwinding = &records.Unwinding{Constants: c.sel, Symbols: c.syms, Emitted: &c.em,
		Image: image, Off: opts.NoUnwindInfo}
}
