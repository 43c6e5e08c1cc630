package views

import (
	"errors"
	"fmt"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Roots is the computed map of roots as tables.
func Roots(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.Lowered() == nil {
		return nil, errors.New("no roots: " + r.NotLowered())
	}
	funcs := append(rooted(r), linkedRoots(r)...)
	if len(funcs) == 0 {
		return nil, errors.New(noRoots(r))
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Roots(funcs)}, nil
}

// noRoots says why no function has roots.
func noRoots(r *explore.Compilation) string {
	return "No roots to show: no function declares a root with `llvm.gcroot` under a strategy " +
		"that writes a table, such as `gc \"ocaml\"`."
}

// rooted returns the functions of the computed map that have roots.
func rooted(r *explore.Compilation) (funcs []report.RootedFunc) {
	for i := range r.Lowered().Roots.Functions {
		f := &r.Lowered().Roots.Functions[i]
		if len(f.Roots) == 0 {
			continue
		}
		out := report.RootedFunc{Name: f.Name, Strategy: f.Strategy, Frame: "dynamic"}
		if f.FrameSize != rootmap.DynamicFrame {
			out.Frame = source.Count(int(f.FrameSize), "byte")
		}
		for k := range r.Lowered().Funcs {
			if r.Lowered().Funcs[k].Name == f.Symbol {
				out.ID = uint32(r.Lowered().Funcs[k].ID)
			}
		}
		base := stackmap.RegisterName(f.Base)
		for k := range f.Roots {
			root := &f.Roots[k]
			row := report.RootRow{Number: root.Number,
				Place: fmt.Sprintf("%s%+d", base, root.Offset),
				ID:    linked(r, root.Prov), Value: r.NameOf(root.Prov)}
			if row.Value == "" && root.Name != "" {
				row.Value = "%" + root.Name
			}
			if !root.Metadata.IsNull() {
				row.Metadata = root.Metadata.String()
			}
			out.Roots = append(out.Roots, row)
		}
		for k := range f.Points {
			p := &f.Points[k]
			point := report.RootPoint{ID: linked(r, p.Prov), Kind: p.Kind.String(), Label: p.Label,
				Address: f.Address + uint64(p.Offset)}
			for n, number := range p.Live {
				point.Live = append(point.Live, report.RootRef{ID: linked(r, p.ProvOf(n)),
					Number: f.Roots[number].Number})
			}
			out.Points = append(out.Points, point)
		}
		funcs = append(funcs, out)
	}
	return funcs
}

// linkedRoots returns the functions whose roots are on a shadow stack. No code generator computes
// the content of that list: it is in the module.
func linkedRoots(r *explore.Compilation) (funcs []report.RootedFunc) {
	layout := explore.DataLayout(r.Module())
	for i := range r.Shadowed() {
		n := &r.Shadowed()[i]
		out := report.RootedFunc{ID: linked(r, uint32(n.Func))}
		if l := r.Links().Get(n.Func); l != nil {
			out.Name = l.Bare()
		}
		if f := r.Module().Func(out.Name); f != nil {
			out.Strategy = f.GC
		}
		for k := range r.Lowered().Funcs {
			if f := &r.Lowered().Funcs[k]; f.Name == out.Name {
				out.Frame = source.Count(int(f.Frame.Size), "byte")
				if f.Frame.Dynamic {
					out.Frame = "dynamic"
				}
			}
		}
		out.List = &report.RootList{
			Chain: r.Links().Label(n.Chain), ChainID: linked(r, uint32(n.Chain)),
			Map: r.Links().Label(n.Map), MapID: linked(r, uint32(n.Map)),
			Entry: r.Links().Label(n.Entry), EntryID: linked(r, uint32(n.Entry)),
			Described: n.Described}
		for k := range n.Roots {
			root := &n.Roots[k]
			out.List.Size = layout.Size(root.Entry)
			row := report.RootRow{Number: k, ID: linked(r, uint32(root.Slot)),
				Place: fmt.Sprintf("entry+%d", layout.FieldOffset(root.Entry, root.Field)),
				Value: r.Links().Label(root.Slot)}
			if root.Metadata != nil {
				row.Metadata, _ = panes.Metadata(r.Links(), root.Metadata)
			}
			out.Roots = append(out.Roots, row)
		}
		funcs = append(funcs, out)
	}
	return funcs
}

// linked returns an id if it has links, otherwise 0.
func linked(r *explore.Compilation, prov uint32) uint32 {
	if prov != 0 && r.Links().Get(provenance.ID(prov)) != nil {
		return prov
	}
	return 0
}
