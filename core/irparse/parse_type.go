package irparse

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// isTypeStart reports whether a type may begin at the current token.
func (p *typeReader) isTypeStart() bool {
	switch p.Kind {
	case scan.Word:
		return p.simpleType() != nil || p.IsWord("ptr") || p.IsWord("target") || p.IsWord("opaque")
	case scan.Local, scan.LocalID:
		return true
	case scan.Punct:
		c := p.Src[p.Start]
		return c == '{' || c == '[' || c == '<'
	}
	return false
}

// simpleType is the type that the current word alone spells, nil if there is none.
func (p *typeReader) simpleType() *ir.Type {
	t := p.Text()
	if t[0] == 'i' && len(t) > 1 && scan.IsDigit(t[1]) {
		switch t {
		case "i1":
			return p.ts.I1
		case "i8":
			return p.ts.I8
		case "i16":
			return p.ts.I16
		case "i32":
			return p.ts.I32
		case "i64":
			return p.ts.I64
		}
		if !source.Digits(t[1:]) {
			return nil
		}
		n, err := strconv.ParseUint(t[1:], 10, 32)
		if err != nil || n == 0 || n > maxIntBits {
			p.failf(codeBadType, p.Span(), "integer width of %s is not between 1 and %d", quote(t),
				maxIntBits)
		}
		return p.ts.Int(uint32(n))
	}
	switch t {
	case "void":
		return p.ts.Void
	case "label":
		return p.ts.Label
	case "metadata":
		return p.ts.Metadata
	case "token":
		return p.ts.Token
	case "half":
		return p.ts.Half
	case "bfloat":
		return p.ts.BFloat
	case "float":
		return p.ts.Float
	case "double":
		return p.ts.Double
	case "x86_fp80":
		return p.ts.X86FP80
	case "fp128":
		return p.ts.FP128
	case "ppc_fp128":
		return p.ts.PPCFP128
	case "x86_mmx":
		return p.ts.X86MMX
	case "x86_amx":
		return p.ts.X86AMX
	}
	return nil
}

// maxIntBits is the widest integer type LLVM has.
const maxIntBits = 1 << 23

// typ reads the type of a value.
func (p *typeReader) typ() *ir.Type {
	start := p.Span()
	t := p.anyType()
	if t.Kind == ir.VoidKind {
		p.failf(codeBadType, start, "a value cannot have type void")
	}
	return t
}

// anyType reads any type, void included (LangRef, "Type System").
func (p *typeReader) anyType() *ir.Type {
	p.enter()
	var t *ir.Type
	switch p.Kind {
	case scan.Word:
		if p.IsWord("ptr") {
			t = p.opaquePointer()
			p.depth--
			return t
		}
		if t = p.simpleType(); t != nil {
			p.Next()
			break
		}
		switch p.Text() {
		case "target":
			t = p.targetType()
		case "opaque":
			p.failf(codeBadType, p.Span(), "`opaque` is allowed only in a type definition")
		default:
			d := p.names.typeMistake()
			p.fail(d)
		}
	case scan.Local, scan.LocalID:
		t = p.namedType()
	case scan.Punct:
		switch p.Src[p.Start] {
		case '{':
			p.Next()
			t = p.ts.Struct(p.structBody(), false)
		case '<':
			p.Next()
			if p.accept('{') {
				t = p.ts.Struct(p.structBody(), true)
				p.expect('>')
			} else {
				t = p.sequence(true, '>')
			}
		case '[':
			p.Next()
			t = p.sequence(false, ']')
		}
	}
	if t == nil {
		p.expected("a type")
	}
	t = p.typeSuffix(t)
	p.depth--
	return t
}

// opaquePointer reads `ptr` and an address space.
func (p *typeReader) opaquePointer() *ir.Type {
	if !p.m.Dialect.Opaque() {
		p.failf(codeBadType, p.Span(),
			"`ptr` is a type since LLVM 15; this text is read as %s", p.m.Dialect)
	}
	p.Next()
	space := p.addrSpace()
	if space != p.pointerSpace || p.pointer == nil { // most are like the one before
		p.pointerSpace, p.pointer = space, p.ts.OpaquePointer(space)
	}
	if p.Is('(') {
		return p.typeSuffix(p.pointer)
	}
	if p.Is('*') || p.IsWord("addrspace") {
		p.failf(codeBadType, p.Span(), "`ptr*` is not a type: `ptr` has no pointee type")
	}
	return p.pointer
}

// namedType reads %name or %number: a struct, or another type with that name.
func (p *typeReader) namedType() *ir.Type {
	if t := p.typeAliases[p.Text()]; t != nil {
		p.concernsMore()
		p.Next()
		return t
	}
	var t *ir.Type
	if p.Kind == scan.Local {
		t = p.ts.Named(p.names.name())
	} else {
		p.concernsMore()
		t = p.ts.Numbered(p.typeNumber())
	}
	p.useType(t)
	p.Next()
	return t
}

func (p *typeReader) typeNumber() int {
	n := p.numberOf(p.Src[p.Start+1 : p.End])
	if n < 0 || n >= maxGlobalID {
		p.failf(codeNumber, p.Span(), "type number %s is too large", quote(p.Text()))
	}
	return n
}

// useType records the position of a use of an identified struct before its definition.
func (p *typeReader) useType(t *ir.Type) {
	if t.Opaque && !p.defTypes[t] {
		p.concernsMore()
		if p.fn.fragment {
			p.emptyStruct(t, p.Span())
			return
		}
		p.changesOutside()
		if p.numTypes == nil {
			p.numTypes = map[*ir.Type]sourceSpan{}
		}
		if _, seen := p.numTypes[t]; !seen {
			p.numTypes[t] = p.Span()
		}
	}
}

// addrSpace reads an optional `addrspace(n)`; the names are those of LLVM 22's data layouts.
func (p *typeReader) addrSpace() uint32 {
	if !p.IsWord("addrspace") {
		return 0
	}
	if n, ok := p.Digit(); ok {
		return n
	}
	p.Next()
	p.expect('(')
	var n uint64
	if p.Kind == scan.String {
		span := p.Span()
		name := p.Str()
		p.Next()
		space, ok := p.names.namedAddrSpace(name)
		if !ok {
			p.failf(codeUndefined, span, "the data layout names no address space %s", quote(name))
		}
		n = uint64(space)
	} else {
		span := p.Span()
		n = p.uint(32, "the number of an address space")
		if n >= 1<<24 {
			p.failf(codeNumber, span, "address space %d is not below 2^24", n)
		}
	}
	p.expect(')')
	return uint32(n)
}

// typeSuffix reads the suffixes of a type: `*`, `addrspace(n)*`, and the parameters of a function
// type.
func (p *typeReader) typeSuffix(t *ir.Type) *ir.Type {
	for levels := 0; ; levels++ {
		if levels > maxDepth {
			p.failf(codeDepth, p.Span(), "nested more than %d levels deep", maxDepth)
		}
		switch {
		case p.Is('*'):
			p.checkPointee(t)
			t = p.pointerTo(t, 0)
			p.Next()
		case p.IsWord("addrspace"):
			p.checkPointee(t)
			space := p.addrSpace()
			if !p.Is('*') {
				p.expected("`*` after the address space")
			}
			t = p.pointerTo(t, space)
			p.Next()
		case p.Is('('):
			t = p.funcType(t)
		default:
			return t
		}
	}
}

// pointerTo is the type that a `*` after a type gives. In a text with `ptr` the `*` must be a
// leftover.
func (p *typeReader) pointerTo(t *ir.Type, space uint32) *ir.Type {
	if !p.m.Dialect.Opaque() {
		return p.ts.Pointer(t, space)
	}
	p.noteOnce(codeOldForm, p.Span(),
		"a pointer to a type, in a module whose pointers are `ptr`; it is read as `ptr`",
		"LLVM itself would refuse this because a module has either typed pointers or `ptr`.")
	return p.ts.OpaquePointer(space)
}

func (p *typeReader) checkPointee(t *ir.Type) {
	switch t.Kind {
	case ir.VoidKind:
		p.failf(codeBadType, p.Span(), "`void*` is not a type; `i8*` is the pointer to anything")
	case ir.LabelKind, ir.MetadataKind, ir.TokenKind, ir.X86AMXKind:
		p.failf(codeBadType, p.Span(), "a pointer cannot point to %s", t)
	}
}

// funcType reads the parameter list of a function type whose result is known.
func (p *typeReader) funcType(result *ir.Type) *ir.Type {
	switch result.Kind {
	case ir.FunctionKind, ir.LabelKind, ir.MetadataKind:
		p.failf(codeBadType, p.Span(), "a function cannot return %s", result)
	}
	p.Next()
	var fields []*ir.Type
	variadic := false
	for !p.Is(')') {
		if p.Kind == scan.Dots {
			p.Next()
			variadic = true
			break
		}
		fields = append(fields, p.typ())
		if !p.more(')') {
			break
		}
	}
	p.expect(')')
	return p.ts.Func(result, fields, variadic)
}

// structBody reads the fields and the closing brace of a struct.
func (p *typeReader) structBody() []*ir.Type {
	var fields []*ir.Type
	if p.accept('}') {
		return nil
	}
	for {
		span := p.Span()
		t := p.typ()
		switch t.Kind {
		case ir.FunctionKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind:
			p.failf(codeBadType, span, "a struct cannot hold %s", t)
		}
		fields = append(fields, t)
		if !p.accept(',') {
			break
		}
	}
	p.expect('}')
	return fields
}

// sequence reads the rest of an array or vector type.
func (p *typeReader) sequence(vector bool, closing byte) *ir.Type {
	scalable := false
	if vector && p.acceptWord("vscale") {
		scalable = true
		p.expectWord("x")
	}
	lenSpan := p.Span()
	n := p.uint(64, "the number of elements")
	p.expectWord("x")
	span := p.Span()
	elem := p.typ()
	p.expect(closing)
	switch elem.Kind {
	case ir.FunctionKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind, ir.X86AMXKind:
		p.failf(codeBadType, span, "an array or vector cannot hold %s", elem)
	}
	if !vector {
		return p.ts.Array(n, elem)
	}
	if n == 0 || n >= 1<<32 {
		p.failf(codeBadType, lenSpan, "a vector must have between 1 and 2^32-1 elements")
	}
	if !elem.IsInteger() && !elem.IsFloat() && !elem.IsPointer() && elem.Kind != ir.TargetKind {
		p.failf(codeBadType, span,
			"the elements of a vector must be integers, floats or pointers, not %s", elem)
	}
	return p.ts.Vector(n, elem, scalable)
}

// targetType reads target("name", types…, integers…).
func (p *typeReader) targetType() *ir.Type {
	p.Next()
	p.expect('(')
	name := p.stringToken("the name of a target type")
	var fields []*ir.Type
	var ints []uint64
	for p.accept(',') {
		if p.isNumber() {
			ints = append(ints, p.uint(32, "an integer"))
			continue
		}
		fields = append(fields, p.anyType())
	}
	p.expect(')')
	return p.ts.Target(name, fields, ints)
}
