package irparse

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// linkages are the linkage keywords. Those in the last line existed until LLVM 3.4.
var linkages = source.WordSet(`
	private internal weak weak_odr linkonce linkonce_odr available_externally appending common extern_weak external
	linker_private linker_private_weak linkonce_odr_auto_hide`)

// symbolWord consumes one keyword about a symbol, if the current token is one.
func (p *globalReader) symbolWord(g *ir.GlobalInfo) bool {
	if p.Kind != scan.Word {
		return false
	}
	switch w := p.Text(); w {
	case "dso_local", "dso_preemptable":
		g.Preemption = w
	case "default", "hidden", "protected":
		g.Visibility = w
	case "dllimport", "dllexport":
		g.DLLStorage = w
	case "unnamed_addr", "local_unnamed_addr":
		g.UnnamedAddr = w
	case "thread_local":
		p.Next()
		g.ThreadLocal = w
		if p.accept('(') {
			if !p.IsWord("localdynamic") && !p.IsWord("initialexec") && !p.IsWord("localexec") {
				p.expected("`localdynamic`, `initialexec` or `localexec`")
			}
			g.ThreadLocal = "thread_local(" + p.Text() + ")"
			p.Next()
			p.expect(')')
		}
		return true
	default:
		if !linkages.Has(w) {
			return false
		}
		switch w {
		case "linker_private", "linker_private_weak":
			p.noteOnce(codeOldForm, p.Span(), quote(w)+" is read as `private`",
				"LLVM does not have it any more, and refuses it.")
			w = "private"
		case "linkonce_odr_auto_hide":
			p.noteOnce(codeOldForm, p.Span(), "`linkonce_odr_auto_hide` is read as `linkonce_odr`",
				"LLVM does not have it any more, and refuses it.")
			w = "linkonce_odr"
		}
		g.Linkage = w
	}
	p.Next()
	return true
}

// symbolRank is the rank of a keyword about a symbol; each rank may occur once, in ascending order.
func symbolRank(w string) int {
	switch w {
	case "dso_local", "dso_preemptable":
		return 1
	case "default", "hidden", "protected":
		return 2
	case "dllimport", "dllexport":
		return 3
	case "thread_local":
		return 4
	case "unnamed_addr", "local_unnamed_addr":
		return 5
	}
	return 0
}

// symbolWords reads the words about a symbol, in their order.
func (p *globalReader) symbolWords(g *ir.GlobalInfo) {
	for last := -1; ; {
		span, rank := p.Span(), 0
		if p.Kind == scan.Word {
			rank = symbolRank(p.Text())
		}
		if !p.symbolWord(g) {
			break
		}
		if rank <= last {
			p.failf(codeSyntax, span,
				"%s is out of place: linkage, dso_local, visibility, dllimport, thread_local and "+
					"unnamed_addr must be in this order, at most one of each",
				quote(p.textAt(span)))
		}
		last = rank
	}
	if g.Preemption == "dso_local" && g.DLLStorage == "dllimport" {
		p.failf(codeSyntax, p.From(p.PrevEnd-1),
			"dllimport contradicts dso_local: another module defines the symbol")
	}
}

// globalStart reports whether an unnamed definition begins here.
func (p *globalReader) globalStart() bool {
	switch p.Text() {
	case "global", "constant", "alias", "ifunc", "addrspace", "externally_initialized":
		return true
	}
	var g ir.GlobalInfo
	save := p.Scanner
	ok := p.symbolWord(&g)
	p.Scanner = save
	return ok
}

// globalEntity reads a global variable, alias or ifunc after `@name =`.
func (p *globalReader) globalEntity(name string, span source.Span, numbered bool) {
	var info ir.GlobalInfo
	start := int(span.Start)
	external := false
	p.symbolWords(&info)
	external = info.Linkage == "external" || info.Linkage == "extern_weak"
	if numbered {
		defer func() { p.names.nextGlobal++ }()
	}
	switch {
	case p.IsWord("alias"), p.IsWord("ifunc"):
		p.aliasOrIFunc(name, span, info, p.IsWord("alias"))
		return
	}
	info.AddrSpace = p.types.addrSpace()
	for p.symbolWord(&info) { // older versions write unnamed_addr after addrspace
	}
	initialized := p.acceptWord("externally_initialized")
	if !p.IsWord("global") && !p.IsWord("constant") {
		p.expected("`global`, `constant`, `alias` or `ifunc`")
	}
	constant := p.IsWord("constant")
	p.Next()
	typeSpan := p.Span()
	content := p.types.typ()
	if content.Kind == ir.FunctionKind || content.Kind == ir.LabelKind ||
		content.Kind == ir.MetadataKind || content.Kind == ir.TokenKind ||
		content.Kind == ir.X86AMXKind {
		p.failf(codeBadType, typeSpan, "a global variable cannot hold %s", content)
	}
	g, _ := p.claimGlobal(name, span).(*ir.Global)
	if g == nil {
		g = p.m.NewGlobal("", content, p.m.PointerTo(content, info.AddrSpace))
	}
	g.GlobalInfo, g.Content, g.Constant, g.ExternallyInitialized = info, content, constant,
		initialized
	g.MutateType(p.m.PointerTo(content, info.AddrSpace))
	p.mark(span, g.ID(), ir.MarkDef)
	if !external {
		g.Init = p.values.value(content)
	}
	p.globalTail(g)
	p.mark(p.From(start), g.ID(), ir.MarkGlobal)
}

// globalTail reads the parts after the initialiser, each after a comma.
func (p *globalReader) globalTail(g *ir.Global) {
	for p.accept(',') {
		switch {
		case p.acceptWord("section"):
			g.Section = p.stringToken("a section name in quotes")
		case p.acceptWord("partition"):
			g.Partition = p.stringToken("a partition name in quotes")
		case p.acceptWord("align"):
			g.Align = p.alignment()
		case p.IsWord("comdat"):
			p.readComdat(&g.GlobalInfo, g.Name())
		case p.Kind == scan.Meta:
			g.Attachments = append(g.Attachments, p.meta.attachment())
		case p.acceptWord("code_model"):
			span := p.Span()
			model := p.stringToken("a code model in quotes")
			switch model {
			case "tiny", "small", "kernel", "medium", "large":
			default:
				p.failf(codeUnknownWord, span,
					"%s is not a code model: tiny, small, kernel, medium, large", quote(model))
			}
			g.Extra = append(g.Extra, "code_model "+string(ir.AppendQuoted(nil, model)))
		case p.IsWord("no_sanitize_address"), p.IsWord("no_sanitize_hwaddress"),
			p.IsWord("sanitize_memtag"), p.IsWord("sanitize_address_dyninit"):
			g.Extra = append(g.Extra, p.Text())
			p.Next()
		default:
			p.expected("`section`, `partition`, `align`, `comdat`, a sanitizer's word or metadata")
		}
	}
	g.Extra = inOrder(g.Extra)
	p.meta.sortAttachments(g.Attachments)
	g.Attrs = p.attrs.functionAttributes(nil, nil)
}

// inOrder puts the code model of a variable and the words of sanitizers in LLVM's order, each once.
func inOrder(extra []string) []string {
	if len(extra) < 2 {
		return extra
	}
	order := []string{"code_model", "no_sanitize_address", "no_sanitize_hwaddress",
		"sanitize_memtag", "sanitize_address_dyninit"}
	var out []string
	for _, word := range order {
		for _, e := range slices.Backward(extra) { // the last code model is used
			if e == word || word == "code_model" && strings.HasPrefix(e, word+" ") {
				out = append(out, e)
				break
			}
		}
	}
	return out
}

// comdatUse is a use of a comdat, which is checked when all are defined.
type comdatUse struct {
	comdat *ir.Comdat
	span   source.Span
}

func (p *globalReader) finishComdats() {
	for _, u := range p.comdatUses {
		if u.comdat.Kind == "" {
			p.errorf(codeUndefined, u.span, "use of undefined comdat %s",
				quote(string(ir.AppendName(nil, '$', u.comdat.Name))))
		}
	}
}

// readComdat reads `comdat` or `comdat($name)`.
func (p *globalReader) readComdat(g *ir.GlobalInfo, own string) {
	span := p.Span()
	p.Next()
	if p.accept('(') {
		if p.Kind != scan.Comdat {
			p.expected("a comdat's name, such as `$name`")
		}
		own = p.names.name()
		p.Next()
		p.expect(')')
	} else if own == "" {
		p.failf(codeSyntax, span, "a comdat cannot have the name of something unnamed")
	}
	g.Comdat = p.comdatByName(own)
	p.comdatUses = append(p.comdatUses, comdatUse{g.Comdat, span})
}

// alignment reads the number after `align`, in parentheses or not.
func (p *globalReader) alignment() uint64 {
	parens := p.accept('(')
	span := p.Span()
	n := p.uint(64, "an alignment in bytes")
	if n == 0 || n&(n-1) != 0 {
		p.fail(source.Diagnostic{
			Code: codeNumber, Span: span,
			Message:  "alignment " + itoa(int(n)) + " is not a power of two",
			Expected: "1, 2, 4, 8, 16 or a larger power of two",
		})
	}
	if n > 1<<32 {
		p.failf(codeNumber, span, "alignment %d is larger than 2^32", n)
	}
	if parens {
		p.expect(')')
	}
	return n
}

func (p *globalReader) aliasOrIFunc(name string, span source.Span, info ir.GlobalInfo,
	isAlias bool) {
	p.Next()
	for p.symbolWord(&info) {
	}
	typeSpan := p.Span()
	content := p.types.anyType()
	var target ir.Value
	if p.accept(',') {
		target = p.aliasedConstant()
	} else if content.IsPointer() && content.Elem != nil {
		// Before LLVM 3.7 the type was written once, with the aliasee.
		p.noteOnce(codeOldForm, typeSpan, "alias without its own type",
			"Since LLVM 3.7 the type of the alias precedes the aliasee and its type.")
		target = p.values.value(content)
		content = content.Elem
	} else if !content.IsFirstClass() || content.Kind == ir.LabelKind {
		p.failf(codeBadType, typeSpan, "an alias cannot be %s", content)
	} else {
		p.expected("`,` and the aliased value")
	}
	space := target.Type().Scalar().AddrSpace
	info.AddrSpace = space
	typ := p.m.PointerTo(content, space)
	var partition string
	var attached []ir.Attachment
	for p.accept(',') {
		switch {
		case p.acceptWord("partition"):
			partition = p.stringToken("a partition name in quotes")
		case p.Kind == scan.Meta && !isAlias:
			attached = append(attached, p.meta.attachment())
		default:
			p.expected("`partition`")
		}
	}
	info.Partition = partition
	obj := p.claimGlobal(name, span)
	if isAlias {
		a, _ := obj.(*ir.Alias)
		if a == nil {
			a = p.m.NewAlias("", content, typ)
		}
		a.GlobalInfo, a.Content, a.Aliasee = info, content, target
		a.MutateType(typ)
		p.mark(span, a.ID(), ir.MarkDef)
		p.mark(p.From(int(span.Start)), a.ID(), ir.MarkGlobal)
		return
	}
	i, _ := obj.(*ir.IFunc)
	if i == nil {
		i = p.m.NewIFunc("", content, typ)
	}
	i.GlobalInfo, i.Content, i.Resolver, i.Attachments = info, content, target, attached
	i.MutateType(typ)
	p.mark(span, i.ID(), ir.MarkDef)
	p.mark(p.From(int(span.Start)), i.ID(), ir.MarkGlobal)
}

// aliasedConstant reads what is aliased: a value with its type, or an expression, which says its
// type itself.
func (p *globalReader) aliasedConstant() ir.Value {
	if p.Kind == scan.Word {
		if op, ok := ir.OpcodeByName(p.Text()); ok {
			return p.consts.untypedExpr(op)
		}
	}
	return p.values.typedConstant()
}

// claimGlobal returns the object that the survey created for a definition, and marks it as defined.
func (p *globalReader) claimGlobal(name string, span source.Span) ir.Named {
	var g ir.Named
	if name != "" {
		g = p.m.Lookup(name)
	} else {
		g = p.names.globalByID(p.names.nextGlobal)
	}
	if g == nil {
		return nil
	}
	at := definedAt(g)
	if at != nil && !at.IsZero() {
		p.fail(source.Diagnostic{
			Code: codeRedefined, Span: span, Message: quote(p.textAt(span)) + " is defined twice",
			Notes: []string{"The first definition is in line " +
				itoa(p.txt.Position(at.Start).Line) + "."},
		})
	}
	if at != nil {
		*at = span
	}
	return g
}

// definedAt is the field with a global value's span.
func definedAt(g ir.Named) *source.Span {
	switch g := g.(type) {
	case *ir.Func:
		return &g.Span
	case *ir.Global:
		return &g.Span
	case *ir.Alias:
		return &g.Span
	case *ir.IFunc:
		return &g.Span
	}
	return nil
}
