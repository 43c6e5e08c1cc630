package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/highlight"
	"statepoint/core/irparse/internal/attrs"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// attrPlace is the position of a list of attributes; a word may be an attribute in one position and
// something else in another.
type attrPlace uint8

const (
	attrsOfResult attrPlace = iota
	attrsOfParam
	attrsOfFunc
	attrsOfGroup
)

// groupUse is a use of `#n`.
type groupUse struct {
	number int
	span   source.Span
}

// groupDef is an attribute group; its set is filled when the definition is read, often after all
// its uses.
type groupDef struct {
	set     *ir.AttrSet
	defined bool
	used    source.Span
}

// pendingAttrs is a function or call with attributes outside of groups, or with several groups.
type pendingAttrs struct {
	at     **ir.AttrSet
	attrs  []ir.Attr
	groups []groupUse
}

type groupTable struct {
	defs    map[int]*groupDef
	order   []int
	pending []pendingAttrs
}

func (p *attrReader) group(n int) *groupDef {
	if p.outer != nil {
		g := p.outer.attrs.groups.defs[n]
		if g == nil || !g.defined {
			p.refuse()
		}
		return g
	}
	if p.groups.defs == nil {
		p.groups.defs = map[int]*groupDef{}
	}
	g := p.groups.defs[n]
	if g == nil {
		g = &groupDef{set: &ir.AttrSet{}}
		p.groups.defs[n] = g
		p.groups.order = append(p.groups.order, n)
	}
	return g
}

// attributeGroup reads `attributes #n = { … }`.
func (p *attrReader) attributeGroup() {
	p.Next()
	if p.Kind != scan.Group {
		p.expected("the number of an attribute group, such as `#0`")
	}
	span := p.Span()
	g := p.group(p.numberOf(p.Src[p.Start+1 : p.End]))
	p.Next()
	p.expect('=')
	p.expect('{')
	again := g.defined
	g.defined = true         // even if it cannot be read: its uses are not further errors
	attrs := g.set.Attrs[:0] // a second definition replaces the first
	for !p.Is('}') {
		if p.Kind != scan.Word && p.Kind != scan.String {
			p.expected("an attribute or `}`")
		}
		if p.Kind == scan.Word && highlight.OfGrammar(p.Text()) {
			p.expected("an attribute or `}`")
		}
		if p.Kind == scan.Word && ir.AttrOfValuesOnly(p.Text()) {
			p.failf(codeUnknownWord, p.Span(),
				"%s is an attribute of parameters; groups are for functions and calls",
				quote(p.Text()))
		}
		attrs = append(attrs, p.attribute(attrsOfGroup))
	}
	p.Next()
	if len(attrs) == 0 && !again {
		p.noteOnce(codeSyntax, span, "attribute group without attributes",
			"LLVM itself would refuse this because a group has at least one attribute.")
	}
	if s := mergeAttrs(attrs); s != nil {
		attrs = s.Attrs
	}
	g.set.Attrs = attrs
}

// functionAttributes reads the attributes after a call or global: words, strings and groups. at is
// where the set is stored, nil if p may not write there later.
func (p *attrReader) functionAttributes(at **ir.AttrSet, first []ir.Attr) *ir.AttrSet {
	attrs := first
	var groups []groupUse
	for {
		switch {
		case p.Kind == scan.Group:
			groups = append(groups, groupUse{p.numberOf(p.Src[p.Start+1 : p.End]), p.Span()})
			p.Next()
			continue
		case p.Kind == scan.String && p.onSameLine(),
			p.Kind == scan.Word && p.isAttribute(attrsOfFunc):
			if p.Kind == scan.Word && ir.AttrOfValuesOnly(p.Text()) {
				p.failf(codeUnknownWord, p.Span(),
					"%s is an attribute of parameters and results, not allowed here",
					quote(p.Text()))
			}
			attrs = append(attrs, p.attribute(attrsOfFunc))
			continue
		}
		return p.functionSet(attrs, groups, at)
	}
}

// functionSet is the set of the given attributes and groups. A single group is shared by all its
// users; other sets are completed when all groups are known.
func (p *attrReader) functionSet(attrs []ir.Attr, groups []groupUse, at **ir.AttrSet) *ir.AttrSet {
	if len(groups) == 0 {
		return p.upgradeSet(mergeAttrs(attrs))
	}
	for _, u := range groups {
		if g := p.group(u.number); !g.defined && g.used.IsZero() {
			g.used = u.span
		}
	}
	if len(groups) == 1 && len(attrs) == 0 || at == nil {
		return p.group(groups[0].number).set
	}
	p.groups.pending = append(p.groups.pending, pendingAttrs{at, attrs, groups})
	return nil
}

// finishGroups completes the sets that wait for groups.
func (p *attrReader) finishGroups() {
	for _, n := range p.groups.order {
		g := p.groups.defs[n]
		if !g.defined {
			p.report(source.Diagnostic{
				Severity: source.Warning, Code: codeUndefinedMD, Span: g.used,
				Message: "attribute group #" + itoa(n) + " is not defined",
				Notes:   []string{"It is treated as empty, as in LLVM."},
			})
		}
		if s := p.upgradeSet(mergeAttrs(g.set.Attrs)); s != nil {
			g.set.Attrs = s.Attrs
			g.set.Index()
		}
	}
	for _, w := range p.groups.pending {
		var all []ir.Attr
		for _, u := range w.groups {
			all = append(all, p.group(u.number).set.Attrs...)
		}
		*w.at = p.upgradeSet(mergeAttrs(append(all, w.attrs...)))
	}
}

// mergeAttrs keeps the last attribute of each name.
func mergeAttrs(attrs []ir.Attr) *ir.AttrSet {
	const few = 32 // up to which comparing each pair is faster than a map
	var out []ir.Attr
	if len(attrs) <= few {
		for _, a := range attrs {
			out = addAttr(out, a)
		}
		return ir.NewAttrSet(out...)
	}
	type key struct {
		name   string
		quoted bool
	}
	at := map[key]int{}
	for _, a := range attrs {
		k := key{a.Name, a.Quoted}
		if i, known := at[k]; known {
			out[i] = a
			continue
		}
		at[k] = len(out)
		out = append(out, a)
	}
	return ir.NewAttrSet(out...)
}

func addAttr(attrs []ir.Attr, a ir.Attr) []ir.Attr {
	for i := range attrs {
		if attrs[i].Name == a.Name && attrs[i].Quoted == a.Quoted {
			attrs[i] = a
			return attrs
		}
	}
	return append(attrs, a)
}

// attributes reads the attributes of a result or parameter. Equal texts yield the same set.
func (p *attrReader) attributes(place attrPlace) *ir.AttrSet {
	if !p.isAttribute(place) {
		return nil
	}
	start := p.Start
	attrs := p.scratch[:0]
	for p.isAttribute(place) {
		attrs = append(attrs, p.attribute(place))
	}
	p.scratch = attrs
	key := p.textAt(p.From(start))
	if s := p.attrCache[key]; s != nil {
		return s
	}
	s := p.setOf(key, attrs)
	p.attrCache[key] = s
	return s
}

// setOf is the set for a text that this reader has not met.
func (p *attrReader) setOf(text string, attrs []ir.Attr) *ir.AttrSet {
	if p.attrCache == nil {
		p.attrCache = map[string]*ir.AttrSet{}
	}
	if p.outer == nil {
		return p.upgradeParam(mergeAttrs(attrs))
	}
	p.outer.mu.Lock()
	defer p.outer.mu.Unlock()
	o := &p.outer.attrs
	s := o.attrCache[text]
	if s == nil {
		s = o.setOf(text, attrs)
		o.attrCache[text] = s
	}
	return s
}

// onSameLine reports whether no line ends between the token before and this one.
func (p *reader) onSameLine() bool {
	return strings.IndexByte(p.Src[p.PrevEnd:p.Start], '\n') < 0
}

// isAttribute reports whether the current token begins an attribute. An unknown word does where
// nothing else is possible.
func (p *attrReader) isAttribute(place attrPlace) bool {
	switch p.Kind {
	case scan.String:
		return true
	case scan.Word:
	default:
		return false
	}
	w := p.Text()
	if attrs.Known.Has(w) {
		return true
	}
	if highlight.OfGrammar(w) || attrs.Never.Has(w) {
		return false
	}
	if _, cc := ir.CallConvByName(w); cc {
		return false
	}
	switch place {
	case attrsOfResult, attrsOfParam:
		if p.simpleWordOfValue(w) {
			return false
		}
		if place == attrsOfResult {
			// A name comes next, after its type: an unknown word before it is a misspelt type.
			next := p.Peek()
			return !p.types.isTypeStart() && w != "addrspace" && w != "asm" && next != '@' &&
				next != '%'
		}
		return p.onSameLine()
	}
	if _, op := ir.OpcodeByName(w); op {
		return false
	}
	switch w {
	case "to", "unwind", "tail", "musttail", "notail", "define", "declare", "attributes", "target",
		"module", "source_filename":
		return false
	}
	return p.onSameLine()
}

// simpleWordOfValue reports whether a word begins a value rather than an attribute.
func (p *attrReader) simpleWordOfValue(w string) bool {
	switch w {
	case "null", "undef", "poison", "true", "false", "none", "zeroinitializer", "blockaddress",
		"dso_local_equivalent", "no_cfi", "splat",
		"c", "asm", "ptrauth":
		return true
	}
	_, op := ir.OpcodeByName(w)
	return op
}

// attribute reads one attribute.
func (p *attrReader) attribute(place attrPlace) ir.Attr {
	if p.Kind == scan.String {
		a := ir.Attr{Name: p.Str(), Quoted: true}
		p.Next()
		if p.accept('=') {
			a.Value, a.HasValue = p.stringToken("the value of the attribute in quotes"), true
		}
		return a
	}
	if p.Kind != scan.Word {
		p.expected("an attribute")
	}
	a := ir.Attr{Name: p.Text()}
	p.unknownAttribute(a.Name, p.Span())
	p.Next()
	switch a.Name {
	case "align":
		a.HasInt = true
		if place == attrsOfGroup {
			p.expect('=')
		}
		a.Int = p.globals.alignment()
		return a
	case "alignstack", "dereferenceable", "dereferenceable_or_null":
		a.HasInt = true
		inGroup := place == attrsOfGroup && a.Name == "alignstack"
		if inGroup {
			p.expect('=')
		} else {
			p.expect('(')
		}
		span := p.Span()
		a.Int = p.uint(64, "a number of bytes")
		if a.Int == 0 || a.Name == "alignstack" && a.Int&(a.Int-1) != 0 {
			p.failf(codeNumber, span, "%s(%d) is not possible", a.Name, a.Int)
		}
		if !inGroup {
			p.expect(')')
		}
		return a
	case "byval", "sret", "byref", "inalloca", "preallocated", "elementtype":
		if p.accept('(') {
			a.Type = p.types.typ()
			p.expect(')')
		} else if p.m.Dialect.Opaque() || a.Name == "byref" || a.Name == "preallocated" {
			p.expected("`(` and the type that " + a.Name + " speaks of")
		}
		return a
	}
	switch {
	case attrs.NeedsParens.Has(a.Name) && !p.Is('('):
		p.expected("`(` after `" + a.Name + "`")
	case attrs.Known.Has(a.Name) && p.Is('(') && !attrs.NeedsParens.Has(a.Name) &&
		a.Name != "uwtable" && place != attrsOfResult:
		p.failf(codeSyntax, p.Span(), "%s has no text in parentheses", quote(a.Name))
	}
	if p.Is('(') && place != attrsOfResult || p.Is('(') && attrs.TakesParens.Has(a.Name) {
		start := p.End
		p.skipBrackets()
		a.Value = normalAttrValue(a.Name, p.Src[start:p.PrevEnd-1])
		if problem := attrs.ValueProblem(a.Name, a.Value); problem != "" {
			p.failf(codeUnknownWord, p.From(start), "%s", problem)
		}
		if a.Name == "uwtable" && a.Value == "async" {
			a.Value = "" // the kind that is the default
		}
	}
	return a
}

// normalAttrValue removes white space that LLVM does not print.
func normalAttrValue(name, v string) string {
	words := strings.Fields(v)
	v = strings.Join(words, " ")
	switch name {
	case "allocsize":
		v = strings.ReplaceAll(v, " ", "")
	case "vscale_range":
		if v = strings.ReplaceAll(v, " ", ""); !strings.Contains(v, ",") {
			v += "," + v
		}
	case "memory":
		v = attrs.MemoryText(v)
	case "captures":
		v = attrs.CapturesText(v)
	case "nofpclass":
		v = attrs.ClassesText(v)
	case "allockind":
		v = attrs.AllocationText(v)
	case "range":
		v = attrs.RangeText(v)
	case "initializes":
		v = strings.ReplaceAll(strings.ReplaceAll(v, " ", ""), ",", ", ")
	}
	return v
}
