package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// entities reads top-level entities until the text ends (LangRef, "Module Structure").
func (p *parser) entities() {
	for p.kind != tEOF {
		p.entity()
	}
}

var topWords = []string{"define", "declare", "target", "source_filename", "module", "attributes",
	"uselistorder", "uselistorder_bb", "deplibs"}

func (p *parser) entity() {
	p.tick()
	if !p.names.survey.defines && p.beginsFragment() {
		p.fragment()
		return
	}
	switch p.kind {
	case tWord:
		switch p.text() {
		case "define":
			p.funcs.define()
		case "declare":
			p.funcs.declare()
		case "target":
			p.target()
		case "source_filename":
			p.next()
			p.expect('=')
			p.m.SourceFile = p.stringToken("a file name in quotes")
		case "module":
			p.next()
			p.expectWord("asm")
			p.moduleAsm(p.stringToken("a line of assembly in quotes"))
		case "deplibs": // until LLVM 3.3, since then read and ignored
			p.next()
			p.expect('=')
			p.skipBrackets()
		case "attributes":
			p.attrs.attributeGroup()
		case "uselistorder":
			p.funcs.useListOrder()
		case "uselistorder_bb":
			p.funcs.useListOrderBlock()
		default:
			if p.globals.globalStart() {
				p.globals.globalEntity("", p.span(), true)
				return
			}
			p.fail(source.Diagnostic{
				Code: codeUnknownWord, Span: p.span(),
				Message:    "unexpected " + quote(p.text()) + " at top level",
				Expected:   "a definition, such as `define` or `@name =`",
				Suggestion: source.Nearest(p.text(), topWords),
			})
		}
	case tGlobal:
		name, span := p.names.name(), p.span()
		p.next()
		p.expect('=')
		p.globals.globalEntity(name, span, name == "") // @"" is a global without a name
	case tGlobalID:
		span := p.span()
		n := p.numberOf(p.src[p.start+1 : p.end])
		p.next()
		p.expect('=')
		p.names.checkGlobalNumber(n, span)
		p.globals.globalEntity("", span, true)
	case tLocal, tLocalID:
		p.typeDefinition()
	case tComdat:
		p.comdatDefinition()
	case tMeta:
		p.meta.namedMetadata()
	case tBang:
		p.meta.standaloneMetadata()
	case tSummary:
		p.summaryEntry()
	case tDots:
		if p.names.survey.defines {
			p.expected("a definition at top level")
		}
		p.leftOut()
	default:
		p.expected("a definition at top level")
	}
}

func (p *nameTable) checkGlobalNumber(n int, span source.Span) {
	if n < p.nextGlobal || n >= maxGlobalID {
		p.failf(codeNumbering, span, "%s is out of order: the next unnamed global is @%d",
			quote(p.textAt(span)), p.nextGlobal)
	}
	p.nextGlobal = n
}

func (p *parser) target() {
	p.next()
	switch {
	case p.acceptWord("triple"):
		p.expect('=')
		p.m.TripleSpan = p.span()
		p.m.TargetTriple = p.stringToken("a target triple in quotes")
	case p.acceptWord("datalayout"):
		p.expect('=')
		span := p.span()
		p.m.DataLayout = p.stringToken("a data layout in quotes")
		l, err := ir.NewDataLayout(p.m.DataLayout)
		p.globals.programSpace = l.ProgramAddrSpace
		if err != nil {
			p.report(source.Diagnostic{Severity: source.Error, Code: codeLayout, Span: span,
				Message: err.Error()})
		}
	default:
		p.expected("`triple` or `datalayout`")
	}
}

// typeDefinition reads `%name = type …`.
func (p *parser) typeDefinition() {
	span := p.span()
	save := p.scanner
	p.next()
	p.expect('=')
	p.expectWord("type")
	if !p.isWord("opaque") && !p.is('{') && !(p.is('<') && p.peek() == '{') {
		p.typeAlias(span)
		return
	}
	p.scanner = save
	var t *ir.Type
	mentioned := false // before this definition
	if p.kind == tLocal {
		mentioned = p.ts.LookupNamed(p.names.name()) != nil
		t = p.ts.Named(p.names.name())
	} else {
		mentioned = p.ts.LookupNumbered(p.types.typeNumber()) != nil
		t = p.ts.Numbered(p.types.typeNumber())
	}
	p.next()
	p.next()
	p.next()
	if p.types.defTypes[t] && !t.Opaque {
		p.failf(codeRedefined, span, "type %s is defined twice", quote(p.textAt(span)))
	}
	if p.types.defTypes == nil {
		p.types.defTypes = map[*ir.Type]bool{}
	}
	if !p.types.defTypes[t] {
		p.m.StructTypes = append(p.m.StructTypes, t)
	}
	p.types.defTypes[t] = true
	if p.acceptWord("opaque") {
		return
	}
	packed := p.is('<')
	if packed {
		p.next()
	}
	p.expect('{')
	fields := p.types.structBody()
	if packed {
		p.expect('>')
	}
	t.SetBody(fields, packed)
	if p.containsItself(t, mentioned) {
		t.SetBody(nil, false)
		p.failf(codeBadType, span, "type %s contains itself", quote(p.textAt(span)))
	}
}

// typeAlias reads a named type that is not a struct: from here the name means the type, and is not
// printed.
func (p *parser) typeAlias(span source.Span) {
	name := p.textAt(span)
	used := p.types.typeAliases[name] != nil
	for t := range p.types.numTypes {
		used = used || string(ir.AppendType(nil, t)) == name
	}
	at := p.span()
	t := p.types.anyType()
	if used {
		p.failf(codeBadType, at, "%s is used before, so it must be a struct", quote(name))
	}
	if p.types.typeAliases == nil {
		p.types.typeAliases = map[string]*ir.Type{}
	}
	p.types.typeAliases[name] = t
}

// containsItself reports whether a value of a type would contain one of the same type, without a
// pointer in between. Other named types can contain it only if it was used before it was defined.
func (p *parser) containsItself(t *ir.Type, mentioned bool) bool {
	if p.types.walked == nil {
		p.types.walked = map[*ir.Type]int{}
	}
	p.types.walks++
	return p.holds(t, t, mentioned)
}

// holds reports whether t contains a given type.
func (p *parser) holds(t, part *ir.Type, throughNames bool) bool {
	var parts []*ir.Type
	switch t.Kind {
	case ir.StructKind:
		if p.types.walked[t] == p.types.walks || t != part && !throughNames && t.Identified() {
			return false
		}
		p.types.walked[t] = p.types.walks
		parts = t.Fields
	case ir.ArrayKind, ir.VectorKind:
		parts = []*ir.Type{t.Elem}
	}
	for _, f := range parts {
		if f == part || p.holds(f, part, throughNames) {
			return true
		}
	}
	return false
}

var comdatKinds = []string{"any", "exactmatch", "largest", "nodeduplicate", "noduplicates",
	"samesize"}

// comdatDefinition reads `$name = comdat kind`.
func (p *parser) comdatDefinition() {
	span := p.span()
	c := p.globals.comdatByName(p.names.name())
	if c.Kind != "" {
		p.failf(codeRedefined, span, "comdat %s is defined twice", quote(p.textAt(span)))
	}
	p.next()
	p.expect('=')
	p.expectWord("comdat")
	for _, k := range comdatKinds {
		if p.isWord(k) {
			c.Kind = k
		}
	}
	if c.Kind == "noduplicates" { // the name until LLVM 12
		c.Kind = "nodeduplicate"
	}
	if c.Kind == "" {
		p.expected("a selection kind: " + strings.Join(comdatKinds, ", "))
	}
	p.next()
	p.m.Comdats = append(p.m.Comdats, c)
}

func (p *globalReader) comdatByName(name string) *ir.Comdat {
	if p.comdats == nil {
		p.comdats = map[string]*ir.Comdat{}
	}
	c := p.comdats[name]
	if c == nil {
		c = &ir.Comdat{Name: name}
		p.comdats[name] = c
	}
	return c
}

// summaryEntry keeps `^n = …` as written: it describes other modules to the linker.
func (p *parser) summaryEntry() {
	start := p.start
	p.next()
	p.expect('=')
	switch p.kind {
	case tWord, tLabel:
	default:
		p.expected("a summary entry")
	}
	label := p.kind == tLabel
	p.next()
	switch {
	case p.is('('):
		p.skipBrackets()
	case label && p.kind == tInt:
		p.next()
	case label:
		p.expected("a number or `(`")
	default:
		p.expected("`(`")
	}
	p.m.Summary = append(p.m.Summary, p.textAt(p.from(start)))
}

// skipBrackets skips a bracketed piece of text, including the brackets.
func (p *reader) skipBrackets() {
	depth := 0
	for {
		switch {
		case p.kind == tEOF, p.kind == tBad:
			p.expected("a closing bracket")
		case p.is('('), p.is('['), p.is('{'):
			depth++
		case p.is(')'), p.is(']'), p.is('}'):
			depth--
		}
		p.next()
		if depth <= 0 {
			return
		}
	}
}

// moduleAsm stores assembly line by line, as it is printed. The end of a string also ends its line.
func (p *parser) moduleAsm(text string) {
	if text != "" {
		p.m.Asm = append(p.m.Asm, strings.Split(strings.TrimSuffix(text, "\n"), "\n")...)
	}
}
