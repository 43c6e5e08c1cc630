package explore

import (
	"errors"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// rootsView is the computed map of roots as tables.
func (r *run) rootsView(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.lowered == nil {
		return nil, errors.New("no roots: " + r.notLowered())
	}
	funcs := append(r.rooted(), r.linkedRoots()...)
	if len(funcs) == 0 {
		return nil, errors.New(r.noRoots())
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Roots(funcs)}, nil
}

// noRoots says why no function has roots.
func (r *run) noRoots() string {
	return "No roots to show: no function declares a root by `llvm.gcroot` under a strategy that " +
		"writes a table, as `gc \"ocaml\"` does."
}

// rooted gives the functions of the computed map that have roots.
func (r *run) rooted() (funcs []report.RootedFunc) {
	for i := range r.lowered.Roots.Functions {
		f := &r.lowered.Roots.Functions[i]
		if len(f.Roots) == 0 {
			continue
		}
		out := report.RootedFunc{Name: f.Name, Strategy: f.Strategy, Frame: "dynamic"}
		if f.FrameSize != rootmap.DynamicFrame {
			out.Frame = source.Count(int(f.FrameSize), "byte")
		}
		for k := range r.lowered.Funcs {
			if r.lowered.Funcs[k].Name == f.Symbol {
				out.ID = uint32(r.lowered.Funcs[k].ID)
			}
		}
		base := stackmap.RegisterName(f.Base)
		for k := range f.Roots {
			root := &f.Roots[k]
			row := report.RootRow{Number: root.Number,
				Place: fmt.Sprintf("%s%+d", base, root.Offset),
				ID:    r.linked(root.Prov), Value: r.nameOf(root.Prov)}
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
			point := report.RootPoint{ID: r.linked(p.Prov), Kind: p.Kind.String(), Label: p.Label,
				Address: f.Address + uint64(p.Offset)}
			for n, number := range p.Live {
				point.Live = append(point.Live, report.RootRef{ID: r.linked(p.ProvOf(n)),
					Number: f.Roots[number].Number})
			}
			out.Points = append(out.Points, point)
		}
		funcs = append(funcs, out)
	}
	return funcs
}

// linkedRoots gives the functions whose roots are in a list that the program keeps. What the list
// says of them no code generator computes: it is in the module.
func (r *run) linkedRoots() (funcs []report.RootedFunc) {
	w := frameMapWriter{c: r}
	layout := dataLayout(r.module)
	for i := range r.shadowed {
		n := &r.shadowed[i]
		out := report.RootedFunc{ID: r.linked(uint32(n.Func)), Name: strings.TrimPrefix(
			r.links.label(n.Func), "@")}
		if f := r.module.Func(out.Name); f != nil {
			out.Strategy = f.GC
		}
		for k := range r.lowered.Funcs {
			if f := &r.lowered.Funcs[k]; f.Name == out.Name {
				out.Frame = source.Count(int(f.Frame.Size), "byte")
				if isDynamic(f) {
					out.Frame = "dynamic"
				}
			}
		}
		out.List = &report.RootList{
			Chain: r.links.label(n.Chain), ChainID: r.linked(uint32(n.Chain)),
			Map: r.links.label(n.Map), MapID: r.linked(uint32(n.Map)),
			Entry: r.links.label(n.Entry), EntryID: r.linked(uint32(n.Entry)),
			Described: n.Described}
		for k := range n.Roots {
			root := &n.Roots[k]
			out.List.Size = layout.Size(root.Entry)
			row := report.RootRow{Number: k, ID: r.linked(uint32(root.Slot)),
				Place: fmt.Sprintf("entry+%d", layout.FieldOffset(root.Entry, root.Field)),
				Value: r.links.label(root.Slot)}
			if root.Metadata != nil {
				row.Metadata, _ = w.metadata(root.Metadata)
			}
			out.Roots = append(out.Roots, row)
		}
		funcs = append(funcs, out)
	}
	return funcs
}

// linked is an id that has links, 0 instead of any other.
func (r *run) linked(prov uint32) uint32 {
	if prov != 0 && r.links.get(ir.ID(prov)) != nil {
		return prov
	}
	return 0
}
