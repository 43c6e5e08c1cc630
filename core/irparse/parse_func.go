package irparse

import (
	"slices"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

func itoa(n int) string { return strconv.Itoa(n) }

// declare reads a declaration.
func (p *funcReader) declare() {
	start := p.Start
	p.Next()
	var attached []ir.Attachment
	for p.Kind == scan.Meta {
		attached = append(attached, p.meta.attachment())
	}
	f, params := p.header()
	if f == nil {
		return
	}
	names := map[string]bool{} // a declaration has none of them
	for _, at := range params {
		if at.name != "" && names[at.name] {
			p.errorf(codeRedefined, at.span, "%s is the name of two parameters",
				quote(p.textAt(at.span)))
		}
		names[at.name] = true
	}
	p.meta.sortAttachments(attached)
	f.Attachments = attached
	p.mark(p.From(start), f.ID(), ir.MarkFunc)
}

// define reads a definition.
func (p *funcReader) define() {
	start := p.Start
	p.Next()
	f, params := p.headerAgain()
	if f == nil {
		f, params = p.newHeader()
	}
	for p.Kind == scan.Meta {
		f.Attachments = append(f.Attachments, p.meta.attachment())
	}
	p.meta.sortAttachments(f.Attachments)
	if !p.Is('{') {
		p.expected("`{`")
	}
	switch {
	case p.apart:
		p.bodyLater(f, params)
	case !p.known(f):
		p.body(f, params)
	}
	p.mark(p.From(start), f.ID(), ir.MarkFunc)
}

// param is one parameter in the header.
type param struct {
	typ   *ir.Type
	attrs *ir.AttrSet
	name  string
	span  source.Span
	id    int // number of an unnamed one, -1 if not given
}

// header reads a function's header up to its personality (LangRef, "Functions").
func (p *funcReader) header() (*ir.Func, []param) {
	var info ir.GlobalInfo
	p.globals.symbolWords(&info)
	if info.ThreadLocal != "" || info.UnnamedAddr != "" {
		p.failf(codeSyntax, p.From(p.PrevEnd-1),
			"unnamed_addr follows the parameters of a function, and thread_local is for "+
				"variables")
	}
	cc := p.callConv()
	ret := p.attrs.attributes(attrsOfResult)
	typeSpan := p.Span()
	result := p.headerType()
	if result.Kind == ir.FunctionKind || result.Kind == ir.LabelKind ||
		result.Kind == ir.MetadataKind {
		p.failf(codeBadType, typeSpan, "a function cannot return %s", result)
	}
	ret = p.attributesAfterType(ret)
	span := p.Span()
	name := ""
	switch p.Kind {
	case scan.Global:
		name = p.names.name()
	case scan.GlobalID:
		p.names.checkGlobalNumber(p.numberOf(p.Src[p.Start+1:p.End]), span)
	default:
		p.expected("the name of the function, such as `@f`")
	}
	p.Next()
	params, variadic := p.paramList()
	if len(params) > 0 && params[0].attrs.Has("sret") && result.Kind != ir.VoidKind {
		p.failf(codeBadType, typeSpan, "a function with an sret parameter must return void, not %s",
			result)
	}
	f, _ := p.globals.claimGlobal(name, span).(*ir.Func)
	if f == nil {
		f = p.m.NewFunc("", p.ts.Func(p.ts.Void, nil, false), p.m.PointerTo(p.ts.I8, 0))
		f.Span = span
	}
	if name == "" {
		p.names.setGlobalID(p.names.nextGlobal, f)
		p.names.nextGlobal++
	}
	types := make([]*ir.Type, len(params))
	for i := range params {
		types[i] = params[i].typ
	}
	f.FuncType = p.ts.Func(result, types, variadic)
	f.GlobalInfo, f.CC, f.Ret = info, cc, ret
	p.mark(span, f.ID(), ir.MarkDef)
	// the rest may already refer to the function
	f.MutateType(p.m.PointerTo(f.FuncType, p.globals.programSpace))
	p.headerTail(f)
	p.addArgs(f, params)
	return f, params
}

// addArgs completes the type of a function whose header was read, and adds its parameters.
func (p *funcReader) addArgs(f *ir.Func, params []param) {
	f.MutateType(p.m.PointerTo(f.FuncType, f.AddrSpace))
	f.Args = slices.Grow(f.Args, len(params))
	for i := range params {
		f.AddArg(params[i].typ, params[i].attrs)
	}
}

// attributesAfterType reads attributes of a result after its type, where LLVM before 2.5 had them,
// and adds them to those before it.
func (p *funcReader) attributesAfterType(before *ir.AttrSet) *ir.AttrSet {
	if !p.IsWord("zeroext") && !p.IsWord("signext") && !p.IsWord("inreg") {
		return before
	}
	start := p.Start
	after := p.attrs.attributes(attrsOfResult)
	p.noteOnce(codeOldForm, p.From(start), "attributes after the type of a result",
		"LLVM itself would refuse this because they precede the type.")
	for _, a := range after.Attrs {
		before = before.With(a)
	}
	return before
}

// headerType reads the result type. Unlike elsewhere, a "(" does not make it a function type,
// because the name comes in between.
func (p *funcReader) headerType() *ir.Type { return p.types.anyType() }

// paramList reads the parameters. They are valid until the next header is read.
func (p *funcReader) paramList() (params []param, variadic bool) {
	params = p.params[:0]
	p.expect('(')
	for !p.Is(')') {
		if p.Kind == scan.Dots {
			p.Next()
			variadic = true
			break
		}
		at := param{id: -1}
		typeSpan := p.Span()
		at.typ = p.types.typ()
		if !at.typ.IsFirstClass() || at.typ.Kind == ir.LabelKind {
			p.failf(codeBadType, typeSpan, "a parameter cannot have type %s", at.typ)
		}
		at.attrs = p.attrs.attributes(attrsOfParam)
		at.span = p.Span()
		switch p.Kind {
		case scan.Local:
			at.name = p.names.name()
			p.Next()
		case scan.LocalID:
			at.id = p.numberOf(p.Src[p.Start+1 : p.End])
			p.Next()
		default:
			at.span = typeSpan
		}
		params = append(params, at)
		if !p.more(')') {
			break
		}
	}
	p.expect(')')
	p.params = params
	return params, variadic
}

// headerOrder is the order of what follows the parameters, in LLVM 14 and 22 alike. LLVM takes
// align for an attribute as long as those go on.
var headerOrder = [...]string{"unnamed_addr", "addrspace", "attributes", "section", "partition",
	"comdat", "align", "gc", "prefix", "prologue", "personality"}

// headerTail is what follows the parameters in a header and does not go into the function at once.
type headerTail struct {
	attrs  []ir.Attr
	groups []groupUse
	spaced bool // it has an address space
}

// endHeader gives the function what headerTail has.
func (p *funcReader) endHeader(f *ir.Func, tail *headerTail) {
	f.Attrs = p.attrs.functionSet(tail.attrs, tail.groups, &f.Attrs)
	if !tail.spaced {
		f.AddrSpace = p.globals.programSpace
	}
}

// headerTail reads the rest of the header after the parameters, in any order, and notes one that
// LLVM refuses.
func (p *funcReader) headerTail(f *ir.Func) {
	tail := headerTail{}
	last := 0                      // the part read last, as an index of headerOrder
	var had [len(headerOrder)]bool // by the same index
	for {
		at, part := p.Start, p.headerPart()
		switch part {
		case "unnamed_addr":
			f.UnnamedAddr = p.Text()
			p.Next()
		case "addrspace":
			f.AddrSpace = p.types.addrSpace()
			tail.spaced = true
		case "section":
			p.Next()
			f.Section = p.stringToken("a section name in quotes")
		case "partition":
			p.Next()
			f.Partition = p.stringToken("a partition name in quotes")
		case "comdat":
			p.globals.readComdat(&f.GlobalInfo, f.Name())
		case "align":
			p.Next()
			f.Align = p.globals.alignment()
		case "gc":
			p.Next()
			f.GCSpan = p.Span()
			f.GC = p.stringToken("the name of a garbage collection strategy in quotes")
		case "prefix":
			p.Next()
			f.Prefix = p.values.typedConstant()
		case "prologue":
			p.Next()
			f.Prologue = p.values.typedConstant()
		case "personality":
			p.Next()
			f.Personality = p.values.typedConstant()
		case "attributes":
			if p.Kind == scan.Group {
				number := p.numberOf(p.Src[p.Start+1 : p.End])
				tail.groups = append(tail.groups, groupUse{number, p.Span()})
				p.Next()
				break
			}
			if p.Kind == scan.Word && ir.AttrOfValuesOnly(p.Text()) {
				p.failf(codeUnknownWord, p.Span(),
					"%s is an attribute of parameters and results, not allowed here",
					quote(p.Text()))
			}
			if p.IsWord("builtin") {
				p.failf(codeUnknownWord, p.Span(),
					"`builtin` is an attribute of calls, not allowed here")
			}
			tail.attrs = append(tail.attrs, p.attrs.attribute(attrsOfFunc))
		default:
			p.endHeader(f, &tail)
			p.tail = tail
			return
		}
		n := slices.Index(headerOrder[:], part)
		if repeatable := part == "attributes" || part == "align"; had[n] && !repeatable {
			p.failf(codeSyntax, p.From(at), "a second %s of one function", headerWord(part))
		}
		had[n] = true
		if n < last {
			p.noteOnce(codeSyntax, p.From(at), headerWord(part)+" after "+
				headerWord(headerOrder[last]), "LLVM itself would refuse this: its order is "+
				"`unnamed_addr`, `addrspace`, attributes, `section`, `partition`, `comdat`, "+
				"`align`, `gc`, `prefix`, `prologue`, `personality`.")
		}
		if attributes := slices.Index(headerOrder[:], "attributes"); part == "align" &&
			last <= attributes {
			n = attributes
		}
		last = max(last, n)
	}
}

// headerPart returns which part of a header is next, "" for none.
func (p *funcReader) headerPart() string {
	switch {
	case p.IsWord("local_unnamed_addr"):
		return "unnamed_addr"
	case p.Kind == scan.Group:
		return "attributes"
	case p.Kind == scan.Word && p.Text() != "attributes" &&
		slices.Contains(headerOrder[:], p.Text()):
		return p.Text()
	case p.attrs.isAttribute(attrsOfFunc):
		return "attributes"
	}
	return ""
}

// headerWord writes a part of headerOrder in a sentence.
func headerWord(part string) string {
	if part == "attributes" {
		return part
	}
	return quote(part)
}

// callConv reads an optional calling convention.
func (p *funcReader) callConv() ir.CallConv {
	if p.Kind != scan.Word {
		return ir.CCC
	}
	w := p.Text()
	if w == "cc" {
		p.Next()
		return ir.CallConv(p.uint(10, "the number of a calling convention"))
	}
	if len(w) > 2 && w[:2] == "cc" && source.Digits(w[2:]) {
		n, err := strconv.ParseUint(w[2:], 10, 10)
		if err != nil {
			p.failf(codeNumber, p.Span(), "unknown calling convention %s", quote(w))
		}
		p.Next()
		return ir.CallConv(n)
	}
	if w == "riscv_vls_cc" {
		p.Next()
		n := uint64(128)
		if p.accept('(') {
			n = p.uint(32, "a vector length")
			p.expect(')')
		}
		cc, ok := ir.CallConvByName("riscv_vls_cc(" + strconv.FormatUint(n, 10) + ")")
		if !ok {
			p.failf(codeNumber, p.From(p.PrevEnd-1),
				"unknown calling convention riscv_vls_cc(%d)", n)
		}
		return cc
	}
	cc, ok := ir.CallConvByName(w)
	if ok {
		p.Next()
	}
	return cc
}
