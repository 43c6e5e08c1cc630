package records

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/regalloc"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// functionOf describes the last emitted function for a return address table.
func (t *ReturnTables) functionOf(f *ir.Func, cf *code.Func) stackmap.TableFunction {
	where := stackmap.TableFunction{Offset: cf.At}
	if t.Emitted.SavesApart() {
		t.Diags.Codef(isel.CodeUnsupported, f.Span,
			"a return address table cannot express where `@%s` saves registers, next to "+
				"arguments of tail calls", cf.Name)
	}
	for _, r := range t.Emitted.Frame.Saved {
		if regalloc.CalleeSaved(r) { // these come first
			where.Saved = append(where.Saved, r.DWARF())
		}
	}
	return where
}

// Reserve makes room for functions of the map.
func (t *ReturnTables) Reserve(functions int) {
	t.functions = slices.Grow(t.functions, functions)
	t.listed = slices.Grow(t.listed, functions)
	t.sections = slices.Grow(t.sections, functions)
}

// add adds the latest function of the map.
func (t *ReturnTables) add(f *ir.Func, cf *code.Func) {
	if f.GC != t.strategy { // which is that of all functions of most modules
		t.strategy, t.tabled = f.GC, tabled(t.Strategies.Of(f))
	}
	where, listed := stackmap.TableFunction{Offset: cf.At}, t.Asked || t.tabled
	if listed {
		where = t.functionOf(f, cf)
		t.records++
	}
	t.functions, t.listed = append(t.functions, where), append(t.listed, listed)
	t.sections = append(t.sections, cf.Section)
}

// addRooted adds the next function of Out.Roots.
func (t *ReturnTables) addRooted(f *ir.Func, cf *code.Func) {
	if t.rooted == nil {
		t.rooted = map[int]stackmap.TableFunction{}
	}
	t.rooted[len(t.Out.Roots.Functions)] = t.functionOf(f, cf)
}

// addRoots adds the roots of llvm.gcroot to the maps from which return address tables are built, as
// if each return address were a statepoint that records the slots.
func (t *ReturnTables) addRoots(maps []*stackmap.Map, functions [][]stackmap.TableFunction) error {
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
		// statepoints in the function already have records
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
				r, err := f.AsRecord(p)
				if err != nil {
					return err
				}
				m.AddRecord(r)
			}
		}
	}
	return nil
}
