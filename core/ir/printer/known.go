package printer

import (
	"slices"

	"statepoint/core/ir"
)

// Texts are the texts of functions that are known, and receive those of functions that are printed.
type Texts struct {
	known func(f *ir.Func) *FuncText
	// again appends the text of a function, and noted passes on that of the function that was
	// printed last, from whole on.
	again func(p *funcPrinter, f *ir.Func, t *FuncText)
	noted func(p *funcPrinter, f *ir.Func, whole, name, nameEnd int)
	// nodes are the nodes by their numbers in the text that the module was read from.
	nodes map[int]*ir.MDNode
}

// NewTexts returns Texts. known returns the text of a function that is not printed, nil for any
// other; note receives the texts of functions with a body. Programs that do not call NewTexts do
// not link what this takes.
func NewTexts(known func(f *ir.Func) *FuncText, note func(f *ir.Func, text *FuncText)) *Texts {
	x := &Texts{known: known}
	x.again = func(p *funcPrinter, f *ir.Func, t *FuncText) {
		p.again(f, t)
		for _, n := range t.nodes {
			p.md.slot(x.written(p.out.m)[n])
		}
	}
	x.noted = func(p *funcPrinter, f *ir.Func, whole, name, nameEnd int) {
		t := &FuncText{Text: string(p.out.b[whole:]), name: name - whole,
			nameEnd: nameEnd - whole, groups: slices.Clone(p.attrs.inFunc)}
		seen := map[*ir.MDNode]bool{}
		for _, n := range p.md.inFunc {
			if !seen[n] {
				seen[n] = true
				t.nodes = append(t.nodes, n.Number)
				t.Own = t.Own || x.written(p.out.m)[n.Number] != n
			}
		}
		note(f, t)
	}
	return x
}

// written returns the nodes that the text of the module numbers.
func (x *Texts) written(m *ir.Module) map[int]*ir.MDNode {
	if x.nodes == nil {
		x.nodes = map[int]*ir.MDNode{}
		for _, n := range m.Metadata.Nodes {
			if n.Number >= 0 && !n.Span.IsZero() {
				x.nodes[n.Number] = n
			}
		}
	}
	return x.nodes
}

// knows reports whether a function is not printed.
func (t *Texts) knows(f *ir.Func) bool { return t != nil && t.known(f) != nil }

// FuncText is the text of a function with a body, for another printing: of the function in a module
// that gives metadata and attribute groups the same numbers.
type FuncText struct {
	// Text is all of it, with the line end after "}".
	Text string
	// name and nameEnd are where its name is.
	name, nameEnd int
	// Own is set if it uses metadata that the text of the module does not number, so that it cannot
	// be used again.
	Own bool
	// groups are the attribute groups that it uses, in order, and nodes the nodes, by their numbers
	// in the text that the module was read from.
	groups []*attrText
	nodes  []int
}

// again appends the text of a function that is known.
func (p *funcPrinter) again(f *ir.Func, t *FuncText) {
	whole := len(p.out.b)
	p.out.s(t.Text)
	end := p.out.b
	p.out.b = end[:whole+t.nameEnd]
	p.out.mark(whole+t.name, f.ID(), ir.MarkDef)
	p.out.b = end[:len(end)-1]
	p.out.mark(whole, f.ID(), ir.MarkFunc)
	p.out.b = end
	for _, g := range t.groups {
		p.attrs.number(p.attrs.known(g))
	}
}

// known returns the text of a set with the group of another printing.
func (p *attrPrinter) known(g *attrText) *attrText {
	t := p.byText[g.group]
	if t == nil {
		if p.byText == nil {
			p.texts, p.byText = map[*ir.AttrSet]*attrText{}, map[string]*attrText{}
		}
		t = &attrText{list: g.list, group: g.group, comment: g.comment, number: -1}
		p.byText[g.group] = t
	}
	return t
}
