package prepared

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/web/report"
)

// decisions are the decisions of a plan, for readers.
type decisions struct {
	*Sheet
	plan *prepare.Plan
	text *source.Text
}

// all adds all decisions to the sheet.
func (d *decisions) all() {
	p := d.plan
	raw := map[string]bool{}
	for _, name := range p.Raw {
		raw[name] = true
	}
	for i := range p.Functions {
		f := &p.Functions[i]
		d.Functions = append(d.Functions, report.PreparedDecision{Choice: "@" + f.Func.Name(),
			On: true, Names: function(f.Func), Why: p.FunctionText(f)})
	}
	for _, name := range p.Raw {
		if f := p.Func(strings.TrimPrefix(name, "@")); f != nil {
			d.Functions = append(d.Functions, report.PreparedDecision{Choice: name,
				Names: function(f), Why: "stays as it is: you unchecked it"})
		}
	}
	for i := range p.Groups {
		d.group(&p.Groups[i], raw)
	}
	for _, o := range p.Outside {
		why := fmt.Sprintf("a reference is passed as argument %d, and this module does not "+
			"define it", o.Arg+1)
		d.Outside = append(d.Outside, report.PreparedDecision{Choice: "@" + o.Func.Name(),
			On: true, Names: function(o.Func), Why: why})
	}
	for i := range p.Leaves {
		l := &p.Leaves[i]
		leaf := report.PreparedDecision{On: true, Names: function(l.Func), Why: l.String()}
		if !l.Known {
			leaf.Choice = report.PrepareSafepoint + l.Func.Name()
		}
		d.Leaves = append(d.Leaves, leaf)
	}
	for _, name := range p.Safepoints {
		if f := p.Func(name); f != nil {
			d.Leaves = append(d.Leaves, report.PreparedDecision{Names: function(f),
				Choice: report.PrepareSafepoint + name, Why: "its calls are safepoints: you " +
					"unchecked it"})
		}
	}
	for _, name := range p.Allocators {
		if f := p.Func(name); f != nil {
			d.Allocators = append(d.Allocators, report.PreparedDecision{On: true,
				Names: function(f), Choice: report.PrepareAllocator + name,
				Why: "allocates: you checked it"})
		}
	}
	for _, f := range p.Unknown {
		d.Allocators = append(d.Allocators, report.PreparedDecision{Names: function(f),
			Choice: report.PrepareAllocator + f.Name(), Why: "returns a pointer, and this module " +
				"does not define it"})
	}
	for i := range p.Objects {
		o := &p.Objects[i]
		words := make([]bool, (o.Bytes+7)/8)
		for _, at := range o.References {
			words[at/8] = true
		}
		d.Objects = append(d.Objects, report.PreparedObject{Allocator: o.Allocator,
			Bytes: o.Bytes, Words: words})
	}
	for _, in := range p.Freed {
		d.Freed = append(d.Freed, report.PreparedDecision{On: true, Names: []report.PreparedNames{
			{In: "@" + in.Func().Name(), All: []report.PreparedName{{ID: uint32(in.ID()),
				Name: fmt.Sprintf("line %d", d.text.Position(in.Span.Start).Line)}}}},
			Why: prepare.FreedText(in)})
	}
	d.Nothing = p.Nothing()
}

// group adds a group of values with one decision. A group that stays because the reader unchecked
// it remains among the references.
func (d *decisions) group(g *prepare.Group, raw map[string]bool) {
	out := report.PreparedDecision{On: g.Reference, Why: g.Why.Text(d.text)}
	for _, v := range g.Values {
		name := report.PreparedName{Name: printer.Operand(nil, v.Of), ID: uint32(v.Of.ID())}
		if a, ok := v.Of.(*ir.Arg); ok && v.Func.IsDeclaration() {
			name.Name = fmt.Sprintf("argument %d", slices.Index(v.Func.Args, a)+1)
		} else if v.Of == ir.Value(v.Func) {
			name.Name = "its result"
		}
		in := "@" + v.Func.Name()
		if n := len(out.Names); n == 0 || out.Names[n-1].In != in {
			out.Names = append(out.Names, report.PreparedNames{In: in})
		}
		last := &out.Names[len(out.Names)-1]
		last.All = append(last.All, name)
	}
	if g.Reference {
		out.Choice = prepare.NameOf(g.Values[0].Of, g.Values[0].Func)
		d.References = append(d.References, out)
		return
	}
	if g.Why.Why == prepare.Asked {
		i := slices.IndexFunc(g.Values, func(v prepare.Value) bool {
			return raw[prepare.NameOf(v.Of, v.Func)] && v.Of != ir.Value(v.Func)
		})
		if i >= 0 {
			out.Choice = prepare.NameOf(g.Values[i].Of, g.Values[i].Func)
			out.Why = "stays as it is: you unchecked it"
			d.References = append(d.References, out)
			return
		}
	}
	d.Raw = append(d.Raw, out)
}

func function(f *ir.Func) []report.PreparedNames {
	return []report.PreparedNames{{All: []report.PreparedName{
		{Name: "@" + f.Name(), ID: uint32(f.ID())}}}}
}
