package printer

import (
	"slices"
	"strconv"

	"statepoint/core/ir"
)

// attrText is the printed form of a set.
type attrText struct {
	list, group, comment string
	number               int // of the group, -1 until the set is used as one
}

func (p *attrPrinter) textOf(s *ir.AttrSet) *attrText {
	if t := p.texts[s]; t != nil {
		return t
	}
	if p.texts == nil {
		p.texts = map[*ir.AttrSet]*attrText{}
		p.byText = map[string]*attrText{}
	}
	var list, group, comment []byte
	for _, a := range ir.CanonicalAttrs(s.Attrs, p.out.opaque) {
		list = appendAttr(appendSpaceUnlessEmpty(list), a, false)
		group = append(appendAttr(group, a, true), ' ')
		if !a.Quoted {
			comment = appendAttr(appendSpaceUnlessEmpty(comment), a, false)
		}
	}
	key := string(group)
	t := p.byText[key]
	if t == nil {
		t = &attrText{list: string(list), group: key, comment: string(comment), number: -1}
		p.byText[key] = t
	}
	p.texts[s] = t
	return t
}

// Attrs returns the attributes of a function or call to m as they are written without a group.
func Attrs(m *ir.Module, s *ir.AttrSet) string {
	if s == nil {
		return ""
	}
	var b []byte
	for _, a := range ir.CanonicalAttrs(s.Attrs, m.Dialect.Opaque()) {
		b = appendAttr(appendSpaceUnlessEmpty(b), a, false)
	}
	return string(b)
}

func appendSpaceUnlessEmpty(b []byte) []byte {
	if len(b) > 0 {
		b = append(b, ' ')
	}
	return b
}

func appendAttr(b []byte, a ir.Attr, inGroup bool) []byte {
	if a.Quoted {
		b = ir.AppendQuoted(b, a.Name)
		if a.Value != "" {
			b = append(b, '=')
			b = ir.AppendQuoted(b, a.Value)
		}
		return b
	}
	b = append(b, a.Name...)
	switch {
	case a.HasInt && inGroup && (a.Name == "align" || a.Name == "alignstack"):
		b = append(b, '=')
		b = strconv.AppendUint(b, a.Int, 10)
	case a.HasInt && a.Name == "align":
		b = append(b, ' ')
		b = strconv.AppendUint(b, a.Int, 10)
	case a.HasInt:
		b = append(b, '(')
		b = strconv.AppendUint(b, a.Int, 10)
		b = append(b, ')')
	case a.Type != nil:
		b = append(b, '(')
		b = ir.AppendType(b, a.Type)
		b = append(b, ')')
	case a.Value != "":
		b = append(b, '(')
		b = append(b, a.Value...)
		b = append(b, ')')
	}
	return b
}

func (p *attrPrinter) list(s *ir.AttrSet) { p.out.s(p.textOf(s).list) }

func (p *attrPrinter) comment(s *ir.AttrSet) string {
	if s == nil {
		return ""
	}
	return p.textOf(s).comment
}

// useGroup returns the group number of a set, assigning one if necessary.
func (p *attrPrinter) useGroup(s *ir.AttrSet) int {
	t := p.textOf(s)
	if p.noting && !slices.Contains(p.inFunc, t) {
		p.inFunc = append(p.inFunc, t)
	}
	return p.number(t)
}

// number returns the number of a group, assigning one if necessary.
func (p *attrPrinter) number(t *attrText) int {
	if t.number < 0 {
		t.number = len(p.used)
		p.used = append(p.used, t)
	}
	return t.number
}

// group appends ` #n` for a nonempty set.
func (p *attrPrinter) group(s *ir.AttrSet) {
	if s == nil || len(s.Attrs) == 0 {
		return
	}
	p.out.s(" #")
	if p.out.leave(hole{group: p.textOf(s)}) {
		return
	}
	p.out.uint(uint64(p.useGroup(s)))
}

func (p *attrPrinter) attributeGroups() {
	if len(p.used) > 0 {
		p.out.separate()
	}
	for i, g := range p.used {
		p.out.s("attributes #")
		p.out.uint(uint64(i))
		p.out.s(" = { ")
		p.out.s(g.group)
		p.out.s("}\n")
	}
}
