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
}

// NewTexts returns Texts. known returns the text of a function that is not printed, nil for any
// other; note receives the texts of functions with a body. Programs that do not call NewTexts do
// not link what this takes.
func NewTexts(known func(f *ir.Func) *FuncText, note func(f *ir.Func, text *FuncText)) *Texts {
	return &Texts{known: known, again: (*funcPrinter).again,
		noted: func(p *funcPrinter, f *ir.Func, whole, name, nameEnd int) {
			note(f, &FuncText{Text: string(p.out.b[whole:]), name: name - whole,
				nameEnd: nameEnd - whole, groups: slices.Clone(p.attrs.inFunc)})
		}}
}

// knows reports whether a function is not printed.
func (t *Texts) knows(f *ir.Func) bool { return t != nil && t.known(f) != nil }

// FuncText is the text of a function with a body, for another printing: of the function in a module
// that gives metadata and attribute groups the same numbers. The text may not refer to metadata.
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
