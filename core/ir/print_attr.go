package ir

import (
	"slices"
	"strconv"
	"strings"
)

// attrPrinter numbers attribute groups and remembers the text of sets, which are shared by many
// uses.
type attrPrinter struct {
	texts  map[*AttrSet]*attrText
	byText map[string]*attrText
	groups []*attrText
}

type attrText struct {
	list, group, comment string
	number               int // of the group, -1 until it is used as one
}

func (p *printer) attrText(s *AttrSet) *attrText {
	if t := p.attrs.texts[s]; t != nil {
		return t
	}
	if p.attrs.texts == nil {
		p.attrs.texts = map[*AttrSet]*attrText{}
		p.attrs.byText = map[string]*attrText{}
	}
	var list, group, comment []byte
	for _, a := range canonicalAttrs(s.Attrs, p.opaque) {
		list = appendAttr(appendSpaceUnlessEmpty(list), a, false)
		group = append(appendAttr(group, a, true), ' ')
		if !a.Quoted {
			comment = appendAttr(appendSpaceUnlessEmpty(comment), a, false)
		}
	}
	key := string(group)
	t := p.attrs.byText[key]
	if t == nil {
		t = &attrText{list: string(list), group: key, comment: string(comment), number: -1}
		p.attrs.byText[key] = t
	}
	p.attrs.texts[s] = t
	return t
}

func appendSpaceUnlessEmpty(b []byte) []byte {
	if len(b) > 0 {
		b = append(b, ' ')
	}
	return b
}

// AppendAttr appends one attribute as it stands beside a parameter or result.
func AppendAttr(b []byte, a Attr) []byte { return appendAttr(b, a, false) }

func appendAttr(b []byte, a Attr, inGroup bool) []byte {
	if a.Quoted {
		b = AppendQuoted(b, a.Name)
		if a.Value != "" {
			b = append(b, '=')
			b = AppendQuoted(b, a.Value)
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
		b = AppendType(b, a.Type)
		b = append(b, ')')
	case a.Value != "":
		b = append(b, '(')
		b = append(b, a.Value...)
		b = append(b, ')')
	}
	return b
}

func (p *printer) attrList(s *AttrSet) { p.s(p.attrText(s).list) }

func (p *printer) attrComment(s *AttrSet) string {
	if s == nil {
		return ""
	}
	return p.attrText(s).comment
}

// useGroup gives a set the number of its group.
func (p *printer) useGroup(s *AttrSet) int {
	t := p.attrText(s)
	if t.number < 0 {
		t.number = len(p.attrs.groups)
		p.attrs.groups = append(p.attrs.groups, t)
	}
	return t.number
}

// attrGroup appends ` #n` for a set that is not empty.
func (p *printer) attrGroup(s *AttrSet) {
	if s == nil || len(s.Attrs) == 0 {
		return
	}
	p.s(" #")
	p.uint(uint64(p.useGroup(s)))
}

func (p *printer) attributeGroups() {
	if len(p.attrs.groups) > 0 {
		p.separate()
	}
	for i, g := range p.attrs.groups {
		p.s("attributes #")
		p.uint(uint64(i))
		p.s(" = { ")
		p.s(g.group)
		p.s("}\n")
	}
}

// canonicalAttrs puts attributes in the order in which LLVM keeps them: words by kind, then strings
// by key. Words it does not know come last among words, in the order of the text.
func canonicalAttrs(attrs []Attr, opaque bool) []Attr {
	compare := func(a, b Attr) int {
		switch {
		case a.Quoted && b.Quoted:
			return strings.Compare(a.Name, b.Name)
		case a.Quoted:
			return 1
		case b.Quoted:
			return -1
		}
		return attrRank(a.Name, opaque) - attrRank(b.Name, opaque)
	}
	if slices.IsSortedFunc(attrs, compare) {
		return attrs
	}
	sorted := slices.Clone(attrs)
	slices.SortStableFunc(sorted, compare)
	return sorted
}
