package mutants

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// renames changes each name of a function of the solution, one at a time: those that the start does
// not have are the learner's.
func (e *edits) renames(start string) error {
	given := map[string]bool{}
	if m, _, err := irparse.ParseString(e.ctx, "start.ll", start); err == nil {
		named(m, func(f *ir.Func, v ir.Named) { given[f.Name()+" "+v.Name()] = true })
	}
	for n := 0; ; n++ {
		m, _, err := irparse.ParseString(e.ctx, "solution.ll", e.source)
		if err != nil {
			return err
		}
		at, done := n, false
		named(m, func(f *ir.Func, v ir.Named) {
			if at--; at != -1 {
				return
			}
			old := v.Name()
			k := Mutant{Kind: "name changed", What: fmt.Sprintf("%%%s of @%s has another name", old,
				f.Name()), Added: old}
			if given[f.Name()+" "+old] {
				k.Added, k.Given = "", old
			}
			f.SetName(v, "other.name")
			k.Source, done = printer.Module(m), true
			e.out = append(e.out, k)
		})
		if !done {
			return nil
		}
	}
}

// named visits the arguments, blocks and instructions that have a name.
func named(m *ir.Module, visit func(f *ir.Func, v ir.Named)) {
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		var all []ir.Named
		for _, a := range f.Args {
			all = append(all, a)
		}
		for _, b := range f.Blocks {
			all = append(all, b)
			for in := b.First(); in != nil; in = in.Next() {
				all = append(all, in)
			}
		}
		for _, v := range all {
			if v.Name() != "" {
				visit(f, v)
			}
		}
	}
}
