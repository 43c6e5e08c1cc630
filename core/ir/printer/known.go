package printer

import (
	"slices"

	"statepoint/core/ir"
)

// FuncText is the text of a function with a body, for [Options].Known of another printing: of the
// function in a module that gives metadata and attribute groups the same numbers. The text may not
// refer to metadata.
type FuncText struct {
	// Text is all of it, with the line end after "}".
	Text string
	// name and nameEnd are where its name is.
	name, nameEnd int
	// groups are the attribute groups that it uses, in order.
	groups []*attrText
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

// noted returns the text of the function that was printed last, from whole on.
func (p *funcPrinter) noted(whole, name, nameEnd int) *FuncText {
	return &FuncText{Text: string(p.out.b[whole:]), name: name - whole, nameEnd: nameEnd - whole,
		groups: slices.Clone(p.attrs.inFunc)}
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
