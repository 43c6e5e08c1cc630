package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/isel"
	"statepoint/lower/regalloc"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// functionOf is what a return address table wants to know of the function that was emitted last.
func (t *returnTables) functionOf(f *ir.Func, fn *code.Func) stackmap.TableFunction {
	where := stackmap.TableFunction{Offset: fn.At}
	if t.em.SavesApart() {
		t.diags.Codef(isel.CodeUnsupported, f.Span,
			"a return address table cannot tell where `@%s` saves registers, beside "+
				"arguments of tail calls", fn.Name)
	}
	for _, r := range t.em.Frame.Saved {
		if regalloc.CalleeSaved(r) { // these come first
			where.Saved = append(where.Saved, r.DWARF())
		}
	}
	return where
}

// add notes a function of the map, the latest that was added to it.
func (t *returnTables) add(f *ir.Func, fn *code.Func) {
	if t.asked {
		t.functions = append(t.functions, t.functionOf(f, fn))
		t.sections = append(t.sections, fn.Section)
	}
}

// addRooted notes a function that is the next of res.Roots.
func (t *returnTables) addRooted(f *ir.Func, fn *code.Func) {
	if t.rooted == nil {
		t.rooted = map[int]stackmap.TableFunction{}
	}
	t.rooted[len(t.res.Roots.Functions)] = t.functionOf(f, fn)
}

// addRoots adds the roots of llvm.gcroot to the maps of which return address tables are made, as if
// each return address were a statepoint that records the slots.
func (t *returnTables) addRoots(maps []*stackmap.Map, functions [][]stackmap.TableFunction) {
	for i := range t.res.Roots.Functions {
		where, tabled := t.rooted[i]
		if !tabled {
			continue
		}
		f := &t.res.Roots.Functions[i]
		fn := &t.res.Funcs[f.Number]
		m := maps[fn.Section]
		if m == nil {
			m = &stackmap.Map{Version: t.res.Map.Version}
			maps[fn.Section] = m
		}
		// statepoints that are written in the function have records of their own
		known := map[uint32]bool{}
		for _, r := range fn.Records {
			known[t.res.Map.Records[r].Offset] = true
		}
		entry := stackmap.Function{Symbol: f.Symbol, StackSize: f.FrameSize}
		if f.FrameSize == rootmap.DynamicFrame {
			entry.StackSize = stackmap.DynamicStackSize
		}
		m.AddFunction(entry)
		functions[fn.Section] = append(functions[fn.Section], where)
		for k := range f.Points {
			if p := &f.Points[k]; p.Kind == rootmap.PostCall && !known[p.Offset] {
				m.AddRecord(rootRecord(f, fn, p))
			}
		}
	}
}

// rootRecord is a safe point as the record of a statepoint. A frame of fixed size is counted from
// RSP there.
func rootRecord(f *rootmap.Function, fn *code.Func, p *rootmap.Point) stackmap.Record {
	base, delta := f.Base, int64(0)
	if base != rsp && f.FrameSize != rootmap.DynamicFrame {
		base, delta = rsp, fn.Frame.Size-8
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
