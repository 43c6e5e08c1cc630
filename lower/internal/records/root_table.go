package records

import (
	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/regalloc"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// functionOf is what a return address table wants to know of the function that was emitted last.
func (t *ReturnTables) functionOf(f *ir.Func, cf *code.Func) stackmap.TableFunction {
	where := stackmap.TableFunction{Offset: cf.At}
	if t.Emitted.SavesApart() {
		t.Diags.Codef(isel.CodeUnsupported, f.Span,
			"a return address table cannot tell where `@%s` saves registers, beside "+
				"arguments of tail calls", cf.Name)
	}
	for _, r := range t.Emitted.Frame.Saved {
		if regalloc.CalleeSaved(r) { // these come first
			where.Saved = append(where.Saved, r.DWARF())
		}
	}
	return where
}

// add notes a function of the map, the latest that was added to it.
func (t *ReturnTables) add(f *ir.Func, cf *code.Func) {
	where := stackmap.TableFunction{Offset: cf.At}
	if t.Asked {
		where = t.functionOf(f, cf)
	}
	t.functions = append(t.functions, where)
	t.sections = append(t.sections, cf.Section)
}

// addRooted notes a function that is the next of Out.Roots.
func (t *ReturnTables) addRooted(f *ir.Func, cf *code.Func) {
	if t.rooted == nil {
		t.rooted = map[int]stackmap.TableFunction{}
	}
	t.rooted[len(t.Out.Roots.Functions)] = t.functionOf(f, cf)
}

// addRoots adds the roots of llvm.gcroot to the maps of which return address tables are made, as if
// each return address were a statepoint that records the slots.
func (t *ReturnTables) addRoots(maps []*stackmap.Map, functions [][]stackmap.TableFunction) {
	for i := range t.Out.Roots.Functions {
		where, tabled := t.rooted[i]
		if !tabled {
			continue
		}
		f := &t.Out.Roots.Functions[i]
		cf := &t.Out.Funcs[f.Number]
		m := maps[cf.Section]
		if m == nil {
			m = &stackmap.Map{Version: t.Out.Map.Version}
			maps[cf.Section] = m
		}
		// statepoints that are written in the function have records of their own
		known := map[uint32]bool{}
		for _, r := range cf.Records {
			known[t.Out.Map.Records[r].Offset] = true
		}
		entry := stackmap.Function{Symbol: f.Symbol, StackSize: f.FrameSize}
		if f.FrameSize == rootmap.DynamicFrame {
			entry.StackSize = stackmap.DynamicStackSize
		}
		m.AddFunction(entry)
		functions[cf.Section] = append(functions[cf.Section], where)
		for k := range f.Points {
			if p := &f.Points[k]; p.Kind == rootmap.PostCall && !known[p.Offset] {
				m.AddRecord(rootRecord(f, cf, p))
			}
		}
	}
}

// rootRecord is a safe point as the record of a statepoint. A frame of fixed size is counted from
// RSP there.
func rootRecord(f *rootmap.Function, cf *code.Func, p *rootmap.Point) stackmap.Record {
	base, delta := f.Base, int64(0)
	if base != rsp && f.FrameSize != rootmap.DynamicFrame {
		base, delta = rsp, cf.Frame.Size-8
	}
	r := stackmap.Record{Offset: p.Offset, Form: stackmap.FormStatepoint, Prov: p.Prov}
	for range 3 { // convention, flags, deopt operands
		r.Locations = append(r.Locations, stackmap.OfConstant(0))
	}
	for _, n := range p.Live {
		l := stackmap.InMemory(base, int32(f.Roots[n].Offset+delta), 8)
		r.Locations = append(r.Locations, l, l)
	}
	return r
}
