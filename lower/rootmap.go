package lower

import (
	"errors"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/isel"
	"statepoint/stackmap"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// Printing is a strategy that brings the printer of its table of roots.
type Printing interface {
	gc.Metadata
	Printer() rootmap.Printer
}

// printers are those that strategies choose by name.
var printers = map[string]rootmap.Printer{
	"ocaml": ocaml.Printer{}, "erlang": erlang.Printer{}, "gcmap": gcmap.Printer{},
}

// printerOf is the printer of a strategy's table, nil for none; ok is false if it names one that
// there is not.
func printerOf(s gc.Strategy) (p rootmap.Printer, ok bool) {
	if !gc.WritesTable(s) {
		return nil, true
	}
	if own, is := gc.As[Printing](s); is {
		return own.Printer(), true
	}
	name := gc.TableName(s)
	if name == "" || name == stackmap.TableSectionName {
		return nil, true
	}
	p, ok = printers[name]
	return p, ok
}

// strategyOf is the strategy of a function, nil for none.
func (c *Compiler) strategyOf(f *ir.Func) gc.Strategy {
	if f.GC == "" {
		return nil
	}
	s, err := c.opts.Strategies.Lookup(f.GC)
	if err != nil {
		return nil
	}
	return s
}

// kinds are the kinds of safe points as the computed map has them.
var kinds = [...]rootmap.PointKind{gc.Loop: rootmap.Loop, gc.Return: rootmap.Return,
	gc.PreCall: rootmap.PreCall, gc.PostCall: rootmap.PostCall}

// safePoints are the kinds of safe points that a function's strategy wants in the computed map.
func (c *Compiler) safePoints(f *ir.Func) (set rootmap.Kinds) {
	s := c.strategyOf(f)
	if s == nil {
		return 0
	}
	needs := gc.Needs(s)
	for from, to := range kinds {
		if needs.Has(gc.PointKind(from)) {
			set |= 1 << to
		}
	}
	return set
}

// rootMap notes where the roots of a function are, and its safe points. The function is there even
// without roots if its strategy has a table: a collector that meets a frame without an entry cannot
// walk on. It reports whether all roots have a place, and MaxCode allows what is noted of them.
func (c *Compiler) rootMap(f *ir.Func, fn *code.Func) (bool, error) {
	c.padLabels += padLabels(f)
	s := c.strategyOf(f)
	if s == nil {
		return true, nil
	}
	var roots []gc.Root
	if c.f.Rooted {
		roots = c.rootsOf(f)
	}
	if len(roots) == 0 && gc.Needs(s) == 0 && !gc.WritesTable(s) {
		return true, nil
	}
	l := &c.em.Frame
	base, delta := amd64.RSP, int64(0)
	if l.Pointer {
		base, delta = l.AtPointer()
	}
	out := rootmap.Function{Name: f.Name(), Symbol: fn.Name, Strategy: f.GC, Args: len(f.Args),
		Size: fn.Size, FrameSize: uint64(l.Size + c.f.Copied), Base: base.DWARF(),
		Number: int32(len(c.res.Funcs) - 1)}
	if l.Dynamic {
		out.FrameSize = rootmap.DynamicFrame
	}
	if c.opts.Detail {
		out.Prov = uint32(c.link(code.Link{Kind: LinkFunction, From: []ir.ID{f.ID()},
			Label: "function " + fn.Name, Func: out.Number}))
	}
	objects := map[ir.ID]int{}
	for i := range c.f.Objects {
		objects[c.f.Objects[i].Value] = i
	}
	for i := range roots {
		r := &roots[i]
		at, ok := objects[r.Slot.ID()]
		if !ok || l.Realigned(l.Objects[at]) {
			c.diags.Codef(isel.CodeUnsupported, r.Call.Span,
				"a root whose slot has no fixed place in the frame: it has to be an `alloca` of "+
					"constant size in the entry block, aligned to at most 16 bytes")
			return false, nil
		}
		root := rootmap.Root{Number: r.Number, Offset: l.Objects[at] + delta,
			Size: c.f.Objects[at].Size, Metadata: c.metadata(r.Metadata), Name: r.Slot.Name()}
		if c.opts.Detail {
			root.Prov = c.rootLink(&out, at, r)
		}
		out.Roots = append(out.Roots, root)
	}
	if !c.rootPoints(&out, roots, objects) {
		return false, c.stopped(f, "the table of roots of `@"+f.Name()+"`")
	}
	if c.opts.Table || gc.TableName(s) == stackmap.TableSectionName {
		c.returns.addRooted(f, fn)
	}
	c.res.Roots.Functions = append(c.res.Roots.Functions, out)
	return true, nil
}

// padLabels are how many labels LLVM gives the invokes and landing pads of a function: before and
// behind each call that unwinds here, and at each pad.
func padLabels(f *ir.Func) (n int) {
	if f.Personality == nil {
		return 0
	}
	for _, b := range f.Blocks {
		if t := b.Terminator(); t.Op == ir.Invoke {
			n += 2
		}
		if in := b.FirstNonPhi(); in != nil && in.Op == ir.LandingPad {
			n++
		}
	}
	return n
}

// rootPoints notes the safe points. With Detail each root has a link at each of them; it reports
// whether MaxCode allows so many.
func (c *Compiler) rootPoints(out *rootmap.Function, roots []gc.Root,
	objects map[ir.ID]int) bool {
	all := make([]int32, len(roots))
	for i := range all {
		all[i] = int32(i)
	}
	for _, p := range c.em.SafePoints() {
		point := rootmap.Point{Kind: p.Kind, Number: c.rootPointsSoFar, Offset: p.Offset, Live: all,
			Label: ".Ltmp" + itoa(c.rootPointsSoFar+c.padLabels)}
		if n := c.live.setAt(&c.f, &p); n > 0 {
			point.Live = c.live.sets[n-1]
		}
		c.rootPointsSoFar++
		if c.opts.Detail {
			if !c.work.Spend(len(point.Live)) {
				return false
			}
			l := code.Link{Kind: LinkPoint, Func: out.Number,
				Label: "safe point " + itoa(point.Number)}
			if p.Inst >= 0 {
				l.From = append(l.From, c.f.Carried(&c.f.Insts[p.Inst])...)
			}
			point.Prov = uint32(c.link(l))
			for _, r := range point.Live {
				root := &roots[r]
				point.Provs = append(point.Provs, c.rootLink(out, objects[root.Slot.ID()], root))
			}
		}
		out.Points = append(out.Points, point)
	}
	return true
}

// rootLink makes a link of a root to its slot, by the number of the frame object.
func (c *Compiler) rootLink(out *rootmap.Function, object int, r *gc.Root) uint32 {
	slot := len(c.em.Frame.Slots) + object
	l := code.Link{Kind: LinkRoot, Func: out.Number, From: []ir.ID{r.Slot.ID()},
		Label: "root " + itoa(r.Number)}
	if slot < len(c.slotIDs) {
		l.At = []ir.ID{c.slotIDs[slot]}
		c.touched[slot] = true
	}
	return uint32(c.link(l))
}

// metadata is the constant that a root is declared with.
func (c *Compiler) metadata(v ir.Value) rootmap.Metadata {
	sym, off, ok := c.sel.ConstAddress(v)
	switch {
	case !ok:
		return rootmap.Metadata{}
	case sym == nil:
		return rootmap.Metadata{Value: off}
	}
	return rootmap.Metadata{Symbol: sym.Name(), Value: off}
}

// printRoots has the strategies' printers write their tables, and reports whether they could.
func (c *Compiler) printRoots() bool {
	m := c.res.Roots
	for i := range m.Functions {
		f := &m.Functions[i]
		f.Address = uint64(c.res.Funcs[f.Number].Offset)
	}
	for _, name := range m.Strategies() {
		s, err := c.opts.Strategies.Lookup(name)
		if err != nil {
			continue
		}
		printer, ok := printerOf(s)
		if !ok {
			c.diags.Codef(isel.CodeUnsupported, c.spanOf(m.Of(name).Functions[0].Name),
				"there is no printer %q for the table of `gc %q`", gc.TableName(s), name)
			continue
		}
		if printer == nil {
			continue
		}
		t := code.PrintedTable{Strategy: name}
		if t.Begin, t.Finish, err = rootmap.Print(printer, m.Of(name)); err != nil {
			var refused *rootmap.Error
			at := m.Of(name).Functions[0].Name
			if errors.As(err, &refused) && refused.Function != "" {
				at = refused.Function
			}
			d := source.Diagnostic{Severity: source.Error, Code: isel.CodeLimit,
				Span:    c.spanOf(at),
				Message: fmt.Sprintf("the table of `gc %q` cannot be written: %v", name, err)}
			if refused != nil && refused.InLLVM != "" {
				d.Notes = []string{refused.InLLVM}
			}
			c.diags.Add(d)
			continue
		}
		c.checkLabels(&t, name)
		c.res.Printed = append(c.res.Printed, t)
	}
	if !c.diags.HasErrors() {
		return true
	}
	c.diags.Sort()
	return false
}

// checkLabels refuses labels of a table that the module defines itself.
func (c *Compiler) checkLabels(t *code.PrintedTable, strategy string) {
	for _, items := range [...][]*rootmap.Item{t.Begin, t.Finish} {
		for _, it := range items {
			if it.Kind != rootmap.ItemLabel {
				continue
			}
			if span, defined := definition(c.m.Lookup(it.Name)); defined {
				c.diags.Codef(isel.CodeUnsupported, span,
					"`@%s` is the name of the table of `gc %q`, too", it.Name, strategy)
			}
		}
	}
}

// definition is where a module defines a value, false for one that it does not define.
func definition(v ir.Named) (span source.Span, ok bool) {
	switch v := v.(type) {
	case *ir.Func:
		return v.Span, !v.IsDeclaration()
	case *ir.Global:
		return v.Span, v.Init != nil
	case *ir.Alias:
		return v.Span, true
	case *ir.IFunc:
		return v.Span, true
	}
	return span, false
}

// annotateTables says what the bytes of printed tables mean.
func (c *Compiler) annotateTables() {
	for i := range c.res.Printed {
		t := &c.res.Printed[i]
		items := slices.Concat(t.Begin, t.Finish)
		for _, name := range rootmap.Sections(items) {
			if sec, _ := c.res.Object.Section(name); sec != nil {
				t.Bytes = append(t.Bytes, code.PrintedBytes{Section: name,
					Annotation: rootmap.Annotate(items, name, sec.Data)})
			}
		}
	}
}

// spanOf is where a function is in the text.
func (c *Compiler) spanOf(function string) source.Span {
	if f, ok := c.m.Lookup(function).(*ir.Func); ok {
		return f.Span
	}
	return source.Span{}
}
