package records

import (
	"slices"
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
	"statepoint/stackmap/rootmap"
)

// kinds maps kinds of safe points to those of the computed map.
var kinds = [...]rootmap.PointKind{gc.Loop: rootmap.Loop, gc.Return: rootmap.Return,
	gc.PreCall: rootmap.PreCall, gc.PostCall: rootmap.PostCall}

// SafePoints are the kinds of safe points that a strategy, nil for none, needs in the computed map.
func SafePoints(s gc.Strategy) (set rootmap.Kinds) {
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

// Constants evaluates constants: to a symbol, nil for none, plus a number; ok is false for any
// other constant.
type Constants interface {
	ConstAddress(v ir.Value) (symbol ir.Named, offset int64, ok bool)
}

// RootMap builds the computed map of roots that functions declare by llvm.gcroot.
type RootMap struct {
	Out *code.Module
	Env *build.Env
	// Code is the function being compiled after selection, and Emitted after emission.
	Code       *mir.Func
	Emitted    *emit.Emitter
	Links      *links.Links // nil without Options.Detail
	Strategies *gc.Registry
	Constants  Constants
	Live       *LiveRoots // nil if all roots are live everywhere
	Tables     *ReturnTables

	points int // so far
	// recorded are the points of Out.Roots that have records.
	recorded []recordedPoint
	// padLabels is the number of labels that LLVM has given to invokes and landing pads so far,
	// which are included in the numbers of safe points' labels.
	padLabels int
}

// Function records the safe points of a function and the positions of its roots. The function has
// an entry even without roots if its strategy has a table: a collector cannot walk past a frame
// without an entry. It reports whether all roots have a fixed position, and MaxCode allows the
// links.
func (m *RootMap) Function(f *ir.Func, cf *code.Func) bool {
	m.padLabels += padLabels(f)
	s := m.Strategies.Of(f)
	if s == nil {
		return true
	}
	var roots []gc.Root
	if m.Code.Rooted {
		roots = m.rootsOf(f)
	}
	if len(roots) == 0 && gc.Needs(s) == 0 && !gc.WritesTable(s) {
		return true
	}
	l, at := &m.Emitted.Frame, &m.Tables.Image.Code[cf.Section].Ref
	base, delta := amd64.RSP, int64(0)
	if l.Pointer {
		base, delta = l.AtPointer()
	}
	out := rootmap.Function{Name: f.Name(), Symbol: cf.Name, Strategy: f.GC, Args: len(f.Args),
		Size: cf.Size, FrameSize: uint64(l.Size + m.Code.Copied), Base: base.DWARF(),
		Scattered: m.Emitted.SavesApart(), Group: at.Group, Loose: at.Loose,
		Number: int32(len(m.Out.Funcs) - 1)}
	if l.Dynamic {
		out.FrameSize = rootmap.DynamicFrame
	}
	for _, r := range l.Saved {
		if regalloc.CalleeSaved(r) { // these come first
			out.Saved = append(out.Saved, r.DWARF())
		}
	}
	if entries := m.Out.Map.Functions; m.Links != nil && len(cf.Records) > 0 {
		out.Prov = entries[len(entries)-1].Prov
	} else if m.Links != nil {
		out.Prov = m.Links.Function(f, cf.Name)
	}
	objects := map[provenance.ID]int{}
	for i := range m.Code.Objects {
		objects[m.Code.Objects[i].Value] = i
	}
	for i := range roots {
		r := &roots[i]
		object, ok := objects[r.Slot.ID()]
		if !ok || l.Realigned(l.Objects[object]) {
			m.Env.Diags.Codef(isel.CodeUnsupported, r.Call.Span,
				"a root whose slot has no fixed offset in the frame: it must be an `alloca` of "+
					"constant size in the entry block, aligned to at most 16 bytes")
			return false
		}
		root := rootmap.Root{Number: r.Number, Offset: l.Objects[object] + delta,
			Size: m.Code.Objects[object].Size, Metadata: m.metadata(r.Metadata),
			Name: r.Slot.Name()}
		if m.Links != nil {
			root.Prov = m.Links.Root(object, r)
		}
		out.Roots = append(out.Roots, root)
	}
	if !m.safePoints(&out, s, roots, objects) {
		m.Env.Over = build.Overrun{Span: f.Span, What: "the table of roots of `@" + f.Name() + "`"}
		return false
	}
	if (m.Tables.Asked || tabled(s)) && (len(roots) > 0 || !s.UsesStatepoints()) {
		m.Tables.addRooted(f, cf)
	}
	m.Out.Roots.Functions = append(m.Out.Roots.Functions, out)
	return true
}

// padLabels is the number of labels that LLVM gives to the invokes and landing pads of a function:
// before and after each call that unwinds here, and at each pad.
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

// safePoints adds the safe points. With Detail each root has a link at each of them; it reports
// whether MaxCode allows that number.
func (m *RootMap) safePoints(out *rootmap.Function, s gc.Strategy, roots []gc.Root,
	objects map[provenance.ID]int) bool {
	all := make([]int32, len(roots))
	for i := range all {
		all[i] = int32(i)
	}
	for _, p := range m.pointsOf(s) {
		point := rootmap.Point{Kind: p.Kind, Number: m.points, Offset: p.Offset, Live: all,
			Label: ".Ltmp" + strconv.Itoa(m.points+m.padLabels)}
		if n := m.Live.setAt(m.Code, &p); n > 0 {
			point.Live = m.Live.sets[n-1]
		}
		m.points++
		record := m.recordAt(&point)
		if record >= 0 {
			m.recorded = append(m.recorded, recordedPoint{len(m.Out.Roots.Functions),
				len(out.Points), record})
		}
		if m.Links != nil {
			if !m.Env.Work.Spend(len(point.Live)) {
				return false
			}
			if record >= 0 {
				point.Prov = m.Out.Map.Records[record].Prov
			} else {
				point.Prov = m.Links.SafePoint(point.Number, p.Inst)
			}
			for _, r := range point.Live {
				root := &roots[r]
				point.Provs = append(point.Provs, m.Links.Root(objects[root.Slot.ID()], root))
			}
		}
		out.Points = append(out.Points, point)
	}
	return true
}

// metadata is the constant with which a root is declared.
func (m *RootMap) metadata(v ir.Value) rootmap.Metadata {
	sym, off, ok := m.Constants.ConstAddress(v)
	switch {
	case !ok:
		return rootmap.Metadata{}
	case sym == nil:
		return rootmap.Metadata{Value: off}
	}
	return rootmap.Metadata{Symbol: sym.Name(), Value: off}
}

// rootsOf are the roots of a function, in the numbering of tables.
func (m *RootMap) rootsOf(f *ir.Func) []gc.Root {
	roots := gc.RootsOf(f)
	if m.Env.Unoptimized { // LLVM selects instructions backward there
		slices.Reverse(roots)
		for i := range roots {
			roots[i].Number = i
		}
	}
	return roots
}
