package explore

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// Object is a module that another compiler made, as its object tells it.
type Object struct {
	// Lowered has its functions, frames, records and links, and Rows its assembly. Lowered.Object
	// is the object, nil if the emulator does not run it; NotRun then says why.
	Lowered *lower.Result
	Rows    []lower.Row
	NotRun  string
	// NotBroken says why the map cannot be broken on purpose, "" if it can.
	NotBroken string
	// NoCode and NoMap say why there is no assembly and no map; "" if there are.
	NoCode, NoMap string
	// Notes say what instructions do in findings, and Findings have the instructions of each.
	Notes    map[provenance.ID]string
	Findings func(*LinkTable) []report.Finding
	// Entries are the functions that a run may call.
	Entries []string
	// Starts are the addresses of the map's functions, Sizes how long they are, in bytes.
	Starts, Sizes []uint64
	// Registers names the machine's registers by their DWARF numbers.
	Registers stackmap.RegisterNames
	// IDs are the ids given out so far.
	IDs provenance.Counter
	// Broken is the break of the map, nil if it is whole.
	Broken Break
	// Surface is what a run needs of the module, for [Compilation.Surface].
	Surface any
	// Whole reads the object again, without its break.
	Whole func(context.Context) *Compilation
	// Diagnostics are what is wrong with the file.
	Diagnostics []report.Diagnostic
}

// OfObject returns the compilation that a reader is shown of an object: one without IR and passes.
func OfObject(req *report.Request, o *Object) *Compilation {
	b := newBuilder(context.Background(), req, nil)
	b.c.object, b.c.broken, b.c.whole = o, o.Broken, o.Whole
	b.c.module, b.ids = &ir.Module{}, o.IDs
	b.c.lowered, b.c.rows = o.Lowered, o.Rows
	b.c.surface = o.Surface
	for i := range o.Lowered.Funcs {
		f := &o.Lowered.Funcs[i]
		b.c.links.add(f.ID, report.Link{Kind: provenance.KindFunction, Label: "@" + f.Name,
			Func: uint32(f.ID)})
	}
	b.addLowered(o.Lowered)
	b.addFigures(o.Lowered)
	b.linkMap(o.Lowered)
	b.c.links.categorize(o.Lowered.Map)
	b.c.outline.OK, b.c.outline.Diagnostics = true, o.Diagnostics
	b.c.outline.Findings = o.Findings(b.c.links)
	b.c.outline.Links = b.c.links.sorted()
	return b.c
}

// categorize tells base pointers from derived ones by the map alone: a pointer that is its own base
// is one.
func (t *LinkTable) categorize(m *stackmap.Map) {
	for i := range m.Records {
		rec := &m.Records[i]
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			l := t.Get(provenance.ID(rec.Locations[n].Prov))
			if l == nil || role != stackmap.RoleDerived || n == 0 {
				return
			}
			l.Category = report.CategoryDerived
			if rec.Locations[n].SamePlace(rec.Locations[n-1]) {
				l.Category = report.CategoryBase
			}
			for _, at := range l.At {
				if place := t.Get(provenance.ID(at)); place != nil &&
					place.Category == report.CategoryNone {
					place.Category = l.Category
				}
			}
		})
	}
}
