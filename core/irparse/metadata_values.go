package irparse

import (
	"math/big"
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/dwarf"
	"statepoint/core/source"
)

// fieldKinds are the kinds of the values of fields: s for a string, b for true or false, i for an
// integer, a number
// for the largest value, otherwise a list of names with their prefix. A field with a different
// meaning in one kind of node has an entry with that kind.
var fieldKinds = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"linkageName": "s", "filename": "s", "directory": "s", "checksum": "s", "source": "s", "producer": "s", "splitDebugFilename": "s",
		"identifier": "s", "header": "s", "configMacros": "s", "includePath": "s", "apinotes": "s", "setter": "s", "getter": "s", "sysroot": "s",
		"sdk": "s", "name": "s", "DICompileUnit.flags": "s", "DIMacro.value": "s", "targetFuncName": "s",
		"isLocal": "b", "isDefinition": "b", "isOptimized": "b", "isImplicitCode": "b", "isUnsigned": "b", "exportSymbols": "b",
		"splitDebugInlining": "b", "debugInfoForProfiling": "b", "rangesBaseAddress": "b", "defaulted": "b", "isDecl": "b", "isArtificial": "b",
		"keyInstructions": "b", "numerator": "i", "denominator": "i", "factor": "i",
		"line": "4294967295", "column": "65535", "scopeLine": "4294967295", "arg": "65535", "align": "4294967295",
		"DILexicalBlockFile.discriminator": "4294967295", "virtualIndex": "4294967295", "dwarfAddressSpace": "4294967295",
		"dataSize": "4294967295", "num_extra_inhabitants": "4294967295", "coroSuspendIdx": "4294967295", "attributes": "4294967295",
		"atomGroup": "18446744073709551615", "atomRank": "255", "ptrAuthKey": "7", "ptrAuthIsAddressDiscriminated": "b",
		"ptrAuthExtraDiscriminator": "65535", "ptrAuthIsaPointer": "b", "ptrAuthAuthenticatesNullValues": "b",
		"sourceLanguageVersion": "4294967295", "runtimeVersion": "4294967295", "dwoId": "18446744073709551615",
		"tag": "65535 DW_TAG_", "encoding": "255 DW_ATE_", "language": "65535 DW_LANG_", "runtimeLang": "65535 DW_LANG_", "cc": "255 DW_CC_",
		"flags": "4294967295 DIFlag", "spFlags": "4294967295 DISPFlag", "virtuality": "255 DW_VIRTUALITY_", "DIMacro.type": "255 DW_MACINFO_", "DIMacroFile.type": "255 DW_MACINFO_",
		"size": "18446744073709551615", "offset": "18446744073709551615", "DIFixedPointType.kind": "2 ", "sourceLanguageName": "65535 DW_LNAME_",
		"enumKind": "1 DW_APPLE_ENUM_KIND_", "checksumkind": "- CSK_", "emissionKind": "3 ", "nameTableKind": "3 ",
	}
})

var namedValues = sync.OnceValue(func() map[string]map[string]bool {
	m := map[string]map[string]bool{}
	for prefix, list := range map[string]string{
		"DW_TAG_": dwarf.Tags, "DW_OP_": dwarf.Operations, "DW_LANG_": dwarf.Languages, "DW_ATE_": dwarf.Encodings, "DW_CC_": dwarf.Calls, "DIFlag": dwarf.Flags,
		"DISPFlag": dwarf.SubprogramFlags, "DW_LNAME_": dwarf.SourceLanguages, "DW_APPLE_ENUM_KIND_": "Closed Open", "CSK_": "MD5 SHA1 SHA256", "DW_VIRTUALITY_": "none virtual pure_virtual",
		"DW_MACINFO_": "define undef start_file end_file vendor_ext",
		"":            "Binary Decimal Rational NoDebug FullDebug LineTablesOnly DebugDirectivesOnly Default GNU None Apple",
	} {
		names := map[string]bool{}
		for w := range strings.FieldsSeq(list) {
			names[prefix+w] = true
		}
		m[prefix] = names
	}
	return m
})

// referenceFields are the fields whose value is metadata, in every kind of node without an entry
// above.
var referenceFields = source.WordSet(`
	scope inlinedAt file baseType elements vtableHolder templateParams dataLocation associated allocated annotations specification types
	enums retainedTypes globals imports macros type containingType unit declaration retainedNodes thrownTypes nodes var expr entity extraData
	stringLength stringLengthExpression stringLocationExpression`)

// metadataInt is an integer of a field: decimal, or u0x and s0x with hexadecimal digits.
func metadataInt(v string) (*big.Int, bool) {
	if digits, ok := strings.CutPrefix(v, "u0x"); ok {
		return new(big.Int).SetString(digits, 16)
	}
	if digits, ok := strings.CutPrefix(v, "s0x"); ok { // signed, as wide as its digits need
		n, number := new(big.Int).SetString(digits, 16)
		if number && n.Sign() > 0 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(n.BitLen())))
		}
		return n, number
	}
	return new(big.Int).SetString(v, 10)
}

// isUpTo reports whether v is a number without sign or leading zeros that is at most limit.
func isUpTo(v, limit string) bool {
	return source.Digits(v) && source.Digits(limit) && (v[0] != '0' || v == "0") &&
		(len(v) < len(limit) || len(v) == len(limit) && v <= limit)
}

// checkLanguage checks that a compile unit has its language in only one field.
func (p *metadataReader) checkLanguage(node *ir.MDNode, fields []mdField, span source.Span) {
	if node.Kind != "DICompileUnit" {
		return
	}
	name := findField(fields, "sourceLanguageName")
	switch {
	case name != nil && findField(fields, "language") != nil:
		p.failf(codeMetadata, span,
			"!DICompileUnit has one of the fields `language` and `sourceLanguageName`, not both")
	case name == nil && findField(fields, "language") == nil:
		p.failf(codeMetadata, span,
			"!DICompileUnit lacks the field `language`, or `sourceLanguageName`")
	case name == nil && findField(fields, "sourceLanguageVersion") != nil:
		p.failf(codeMetadata, span,
			"!DICompileUnit has the field `sourceLanguageVersion`, but no `sourceLanguageName`")
	}
}

// isReference reports whether the value is one reference and nothing else.
func (f *mdField) isReference() bool {
	if len(f.refs) != 1 {
		return false
	}
	for _, part := range f.parts {
		if strings.TrimSpace(part) != "" {
			return false
		}
	}
	return true
}

// checkValue checks the value of one field. It does not follow references to other metadata.
func (p *metadataReader) checkValue(kind string, f *mdField) {
	plainInteger(kind, f)
	if kind == "GenericDINode" && f.name == "operands" && !strings.HasPrefix(f.parts[0], "{") {
		p.fail(source.Diagnostic{Code: codeMetadata, Span: f.span,
			Message: "the field `operands` is not a list", Expected: "metadata in braces"})
	}
	if v := f.text(); kind == "DIEnumerator" && f.name == "value" || kind == "DISubrange" &&
		f.name == "count" && len(f.refs) == 0 {
		n, number := metadataInt(v)
		if !number || kind == "DISubrange" && (n.Cmp(big.NewInt(-1)) < 0 || !n.IsInt64()) {
			p.failf(codeMetadata, f.span, "the field %s cannot be %s", quote(f.name), quote(v))
		}
		f.parts = []string{n.String()}
		return
	}
	what, known := fieldKinds()[kind+"."+f.name]
	if !known {
		what, known = fieldKinds()[f.name]
	}
	v := f.text()
	wrong := func(expected string) {
		message := "the field " + quote(f.name) + " cannot be " + quote(v)
		if len(f.refs) > 0 {
			message = "the field " + quote(f.name) + " cannot be metadata"
		}
		p.fail(source.Diagnostic{Code: codeMetadata, Span: f.span, Message: message,
			Expected: expected})
	}
	reference := v == "null" || f.isReference()
	switch {
	case integerField(kind, f.name):
		if reference {
			return
		}
		n, number := metadataInt(strings.TrimPrefix(v, "i64 ")) // as plainInteger wrote it
		if !known && (!number || !n.IsInt64()) {
			wrong("an integer of 64 bits, or metadata, such as `!0`")
		}
	case !known && (referenceFields.Has(f.name) || onlyReference.Has(kind+"."+f.name)):
		if !reference {
			p.fail(source.Diagnostic{
				Code: codeMetadata, Span: f.span,
				Message:  "the field " + quote(f.name) + " is not a reference to metadata",
				Expected: "metadata, such as `!0`",
			})
		}
	}
	if !known {
		return
	}
	limit, prefix, named := strings.Cut(what, " ")
	if len(f.refs) > 0 {
		switch {
		case what == "s":
			wrong("a string")
		case what == "b":
			wrong("true or false")
		case what == "i":
			wrong("an integer")
		case named:
			wrong("the name of a value, or its number")
		}
		wrong("a number from 0 to " + limit)
	}
	switch what {
	case "i":
		if n, number := metadataInt(v); !number || f.name == "factor" && !n.IsInt64() {
			wrong("an integer")
		}
		return
	case "s":
		if v[0] != '"' {
			wrong("a string")
		}
		return
	case "b":
		if v != "true" && v != "false" {
			wrong("true or false")
		}
		return
	}
	if strings.HasPrefix(v, "u0x") {
		if n, number := metadataInt(v); number {
			v = n.String()
			f.parts = []string{v}
		}
	}
	if v[0] >= '0' && v[0] <= '9' || v[0] == '-' {
		if !isUpTo(v, limit) {
			most, ok := new(big.Int).SetString(limit, 10)
			n, number := new(big.Int).SetString(v, 10)
			if !ok || !number || n.Sign() < 0 || n.Cmp(most) > 0 {
				wrong("a number from 0 to " + limit)
			}
		}
		if name := dwarf.NameOf(f.name, prefix, v); named && name != "" {
			f.parts = []string{name}
		}
		return
	}
	if !named {
		wrong("a number from 0 to " + limit)
	}
	for word := range strings.SplitSeq(v, " | ") {
		if !namedValues()[prefix][word] && (word == "" || word[0] < '0' || word[0] > '9') {
			names := make([]string, 0, len(namedValues()[prefix]))
			for n := range namedValues()[prefix] {
				names = append(names, n)
			}
			p.fail(source.Diagnostic{
				Code: codeMetadata, Span: p.wordOf(f, word),
				Message:    "there is no " + quote(word) + " for the field " + quote(f.name),
				Suggestion: nearest(word, names),
			})
		}
	}
}

// wordOf is the span of a word in a field's value, or that of the field if the word is not found in
// it.
func (p *metadataReader) wordOf(f *mdField, word string) source.Span {
	part := func(i int) bool {
		c := p.Src[i]
		return c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
	}
	for at := int(f.value); word != ""; {
		n := strings.Index(p.Src[at:p.Start], word)
		if n < 0 {
			break
		}
		at += n
		end := at + len(word)
		if !part(at-1) && !part(end) {
			return source.Span{Start: source.Pos(at), End: source.Pos(end)}
		}
		at = end
	}
	return f.span
}

// checkExpression checks the operations of a DWARF expression: known names and unsigned numbers,
// which become decimal.
func (p *metadataReader) checkExpression(node *ir.MDNode, span source.Span) {
	if len(node.Operands) > 0 {
		p.failf(codeMetadata, span, "an operation of a DWARF expression is not metadata")
	}
	text := strings.TrimSuffix(strings.TrimPrefix(node.Parts[0], "("), ")")
	if strings.TrimSpace(text) == "" {
		return
	}
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		if n, number := metadataInt(word); number && word[0] == 'u' {
			node.Parts[0] = strings.Replace(node.Parts[0], word, n.String(), 1)
			continue
		}
		if n, number := metadataInt(word); number && !n.IsUint64() {
			p.failf(codeMetadata, span, "%s is not an unsigned number of 64 bits", quote(word))
		}
		if source.Digits(word) || namedValues()["DW_OP_"][word] || namedValues()["DW_ATE_"][word] {
			continue
		}
		p.failf(codeMetadata, span,
			"%s is not an operation of a DWARF expression and no unsigned number", quote(word))
	}
}

// integerField reports whether the value of a field may be an integer or other metadata.
func integerField(kind, name string) bool {
	return integerFields.Has(name) || kind == "DISubrangeType" && name == "bias"
}

var integerFields = source.WordSet("size offset count lowerBound upperBound stride rank")

// onlyReference are other fields whose value is metadata, by kind.
var onlyReference = source.WordSet(`DICompositeType.discriminator DICompositeType.bitStride
	DITemplateValueParameter.value`)

// plainInteger writes the value of such a field without its type where it is a typed integer, as
// LLVM does; the bounds of a DISubrangeType have one.
func plainInteger(kind string, f *mdField) {
	if !integerField(kind, f.name) {
		return
	}
	if kind == "DISubrangeType" && f.name != "size" {
		if t := f.text(); t != "" && source.Digits(strings.TrimPrefix(t, "-")) {
			f.parts = []string{"i64 " + t}
		}
		return
	}
	if !f.isReference() {
		return
	}
	v, ok := f.refs[0].(*ir.MDValue)
	if !ok {
		return
	}
	if c, ok := ir.AsInt(v.Value); ok {
		f.parts, f.refs = []string{strconv.FormatInt(c.Int64(), 10)}, nil
	}
}
