package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// entities reads top-level entities until the text ends (LangRef, "Module Structure").
func (p *parser) entities() {
	for p.Kind != scan.EOF {
		p.entity()
	}
}

var topWords = []string{"define", "declare", "target", "source_filename", "module", "attributes",
	"uselistorder", "uselistorder_bb", "deplibs"}

func (p *parser) entity() {
	p.tick()
	p.begun = p.Start
	p.orderOfTarget()
	if len(p.bodies) > 0 && p.decidesForBodies() {
		p.refuse()
	}
	if !p.names.survey.Defines && p.BeginsFragment() {
		p.fragment()
		return
	}
	switch p.Kind {
	case scan.Word:
		switch p.Text() {
		case "define":
			p.funcs.define()
		case "declare":
			p.funcs.declare()
		case "target":
			p.target()
		case "source_filename":
			p.Next()
			p.expect('=')
			p.m.SourceFile = p.stringToken("a file name in quotes")
		case "module":
			p.Next()
			p.expectWord("asm")
			p.moduleAsm(p.stringToken("a line of assembly in quotes"))
		case "deplibs": // until LLVM 3.3, since then read and ignored
			p.noteOnce(codeOldForm, p.Span(), "`deplibs` is ignored",
				"LLVM does not have it any more, and refuses it.")
			p.Next()
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
				p.globals.globalEntity("", p.Span(), true)
				return
			}
			p.fail(source.Diagnostic{
				Code: codeUnknownWord, Span: p.Span(),
				Message:    "unexpected " + quote(p.Text()) + " at top level",
				Expected:   "a definition, such as `define` or `@name =`",
				Suggestion: source.Nearest(p.Text(), topWords),
			})
		}
	case scan.Global:
		name, span := p.names.name(), p.Span()
		p.Next()
		p.expect('=')
		p.globals.globalEntity(name, span, name == "") // @"" is a global without a name
	case scan.GlobalID:
		span := p.Span()
		n := p.numberOf(p.Src[p.Start+1 : p.End])
		p.Next()
		p.expect('=')
		p.names.checkGlobalNumber(n, span)
		p.globals.globalEntity("", span, true)
	case scan.Local, scan.LocalID:
		p.typeDefinition()
	case scan.Comdat:
		p.comdatDefinition()
	case scan.Meta:
		p.meta.namedMetadata()
	case scan.Bang:
		p.meta.standaloneMetadata()
	case scan.Summary:
		p.summaryEntry()
	case scan.Dots:
		if p.names.survey.Defines {
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

// orderOfTarget notes what describes the module after what defines something.
func (p *parser) orderOfTarget() {
	if word := p.Text(); p.Kind != scan.Word || word != "target" && word != "source_filename" {
		p.defines = true
	} else if p.defines {
		p.noteOnce(codeSyntax, p.Span(), "`"+word+"` after other definitions",
			"LLVM itself would refuse this: `target` and `source_filename` come first.")
	}
}

func (p *parser) target() {
	p.Next()
	switch {
	case p.acceptWord("triple"):
		p.expect('=')
		p.m.TripleSpan = p.Span()
		p.m.TargetTriple = p.stringToken("a target triple in quotes")
	case p.acceptWord("datalayout"):
		p.expect('=')
		span := p.Span()
		p.m.DataLayout = p.stringToken("a data layout in quotes")
		l, err := datalayout.Parse(p.m.DataLayout)
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
	span := p.Span()
	save := p.Scanner
	p.Next()
	p.expect('=')
	p.expectWord("type")
	if !p.IsWord("opaque") && !p.Is('{') && !(p.Is('<') && p.Peek() == '{') {
		p.typeAlias(span)
		return
	}
	p.Scanner = save
	var t *ir.Type
	mentioned := false // before this definition
	if p.Kind == scan.Local {
		mentioned = p.ts.LookupNamed(p.names.name()) != nil
		t = p.ts.Named(p.names.name())
	} else {
		mentioned = p.ts.LookupNumbered(p.types.typeNumber()) != nil
		t = p.ts.Numbered(p.types.typeNumber())
	}
	p.Next()
	p.Next()
	p.Next()
	if p.types.defTypes[t] && !t.Opaque {
		p.failf(codeRedefined, span, "type %s is defined twice", quote(p.textAt(span)))
	}
	if p.types.defTypes[t] {
		p.noteOnce(codeSyntax, span, "a type defined after it is said to be opaque",
			"LLVM itself would refuse this: `type opaque` is a definition.")
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
	packed := p.Is('<')
	if packed {
		p.Next()
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
	at := p.Span()
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
	span := p.Span()
	c := p.globals.comdatByName(p.names.name())
	if c.Kind != "" {
		p.failf(codeRedefined, span, "comdat %s is defined twice", quote(p.textAt(span)))
	}
	p.Next()
	p.expect('=')
	p.expectWord("comdat")
	for _, k := range comdatKinds {
		if p.IsWord(k) {
			c.Kind = k
		}
	}
	if c.Kind == "noduplicates" { // the name until LLVM 12
		c.Kind = "nodeduplicate"
	}
	if c.Kind == "" {
		p.expected("a selection kind: " + strings.Join(comdatKinds, ", "))
	}
	p.Next()
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
	start := p.Start
	p.Next()
	p.expect('=')
	switch p.Kind {
	case scan.Word, scan.Label:
	default:
		p.expected("a summary entry")
	}
	label := p.Kind == scan.Label
	p.Next()
	switch {
	case p.Is('('):
		p.skipBrackets()
	case label && p.Kind == scan.Int:
		p.Next()
	case label:
		p.expected("a number or `(`")
	default:
		p.expected("`(`")
	}
	p.m.Summary = append(p.m.Summary, p.textAt(p.From(start)))
}

// skipBrackets skips a bracketed piece of text, including the brackets.
func (p *reader) skipBrackets() {
	depth := 0
	for {
		switch {
		case p.Kind == scan.EOF, p.Kind == scan.Bad:
			p.expected("a closing bracket")
		case p.Is('('), p.Is('['), p.Is('{'):
			depth++
		case p.Is(')'), p.Is(']'), p.Is('}'):
			depth--
		}
		p.Next()
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
