package lower

import (
	"cmp"
	"path"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/records"
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
		if g.Linkage == "private" || g.Linkage == "internal" || g.Preemption == "dso_local" ||
			g.Visibility == "hidden" || g.Visibility == "protected" {
			name, _ := mir.SymbolName(f)
			near[name] = true
		}
	}
	return near
}

// join creates the parts and connects each to those it uses.
func (c *Compiler) join() {
	m, opts, out, image := c.m, &c.opts, &c.res.Module, &c.res.image
	c.budget = newBudget(c.ctx, opts)
	c.maker = newMaker(m, opts, c.diags, c.budget.meter, image.MachO != nil, nil)
	env := &c.maker.sel.Env
	c.data = data.NewBuilder(m, c.maker.syms, c.maker.sel, image, c.diags, data.Options{
		PIC: opts.PIC, FunctionSections: opts.FunctionSections,
		DataSections: opts.DataSections,
		MaxBytes:     opts.MaxBytes,
		Detail:       opts.Detail,
	})
	c.sections = &sections{m: m, out: out, image: image, data: c.data, syms: c.maker.syms}
	c.maker.checks.Module()
	if opts.Detail {
		c.links = links.New(m, out)
		c.links.CodeOnly, c.links.Only = opts.CodeOnly, opts.Only
		c.links.TextOnly = opts.TextOnly
	}
	tables := &records.ReturnTables{Out: out, Image: image, Diags: c.diags,
		Strategies: opts.Strategies, Asked: opts.Table,
		Detail: opts.Detail && (!opts.CodeOnly || opts.TextOnly)} // the text lists every field
	c.stackMap = &records.StackMap{Out: out, Diags: c.diags, Links: c.links, Tables: tables}
	c.rootMap = &records.RootMap{Out: out, Env: env, Links: c.links, Strategies: opts.Strategies,
		Constants: c.maker.sel, Tables: tables}
	c.unwinding = &records.Unwinding{Constants: c.maker.sel, Symbols: c.maker.syms, Image: image,
		Off: opts.NoUnwindInfo}
	c.follow(c.maker)
}

// follow has the parts that add a function to the module read what a maker made of it.
func (c *Compiler) follow(k *maker) {
	c.sections.em, c.unwinding.Emitted, c.stackMap.Tables.Emitted = &k.em, &k.em, &k.em
	c.stackMap.Code, c.stackMap.Emitted, c.stackMap.Held = &k.mf, &k.em, &k.held
	c.rootMap.Code, c.rootMap.Emitted, c.rootMap.Live = &k.mf, &k.em, k.live
	if c.links != nil {
		c.links.Follow(&k.mf, &k.em, k.names)
	}
}
