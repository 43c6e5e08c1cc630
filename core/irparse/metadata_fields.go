package irparse

import (
	"slices"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// The fields of specialised nodes are printed in a fixed order, without those with default values,
// and with some that the text omits (LangRef, "Specialized Metadata Nodes"). A spec lists the
// fields of a kind in that order:
//
//	name         left out if 0, "", null
//	name!        always printed
//	name!=text   always printed; text if it was left out
//	name=text    left out if it says text
const fieldSpecs = `
DILocation line!=0 column scope! inlinedAt isImplicitCode=false atomGroup atomRank
GenericDINode tag! header operands={}
DISubrange count! lowerBound! upperBound! stride!
DIGenericSubrange count! lowerBound! upperBound! stride!
DISubrangeType name scope file line size align flags baseType!=null lowerBound upperBound stride bias
DIEnumerator name!="" value! isUnsigned=false
DIBasicType tag=DW_TAG_base_type name scope file line size align dataSize encoding num_extra_inhabitants flags
DIFixedPointType tag=DW_TAG_base_type name size align encoding flags kind factor numerator! denominator!
DIStringType tag=DW_TAG_string_type name stringLength stringLengthExpression stringLocationExpression size align encoding
DIDerivedType tag! name scope file line baseType!=null size align offset flags extraData dwarfAddressSpace=4294967295 annotations ptrAuthKey ptrAuthIsAddressDiscriminated ptrAuthExtraDiscriminator ptrAuthIsaPointer ptrAuthAuthenticatesNullValues
DICompositeType tag! name scope file line baseType size align offset num_extra_inhabitants flags elements runtimeLang vtableHolder templateParams identifier discriminator dataLocation associated allocated rank annotations specification enumKind bitStride
DISubroutineType flags cc types!=null
DIFile filename!="" directory!="" checksumkind checksum source=null
DICompileUnit language! sourceLanguageName sourceLanguageVersion file!=null producer isOptimized!=false flags runtimeVersion!=0 splitDebugFilename emissionKind!=NoDebug enums retainedTypes globals imports macros dwoId splitDebugInlining=true debugInfoForProfiling=false nameTableKind=Default rangesBaseAddress=false sysroot sdk
DISubprogram name linkageName scope!=null file line type scopeLine containingType virtualIndex! thisAdjustment flags spFlags! unit templateParams declaration retainedNodes thrownTypes annotations targetFuncName keyInstructions=false
DILexicalBlock scope!=null file line column
DILexicalBlockFile scope!=null file discriminator!
DINamespace name scope!=null exportSymbols=false
DICommonBlock scope!=null declaration!=null name file line
DIMacro type! line name! value
DIMacroFile type=DW_MACINFO_start_file line file!=null nodes
DIModule scope!=null name configMacros includePath apinotes file line isDecl=false
DITemplateTypeParameter name type!=null defaulted=false
DITemplateValueParameter tag=DW_TAG_template_value_parameter name type defaulted=false value!=null
DIGlobalVariable name linkageName scope!=null file line type isLocal!=false isDefinition!=true declaration templateParams align annotations
DILocalVariable name arg scope!=null file line type flags align annotations
DILabel scope!=null name file line! column isArtificial=false coroSuspendIdx!
DIGlobalVariableExpression var! expr!
DIObjCProperty name file line setter getter attributes type
DIImportedEntity tag! name scope!=null entity file line elements
`

type fieldSpec struct {
	name     string
	always   bool
	fallback string // with always: the value of a missing field; else the one not printed
}

var kindFields = sync.OnceValue(func() map[string][]fieldSpec {
	m := map[string][]fieldSpec{}
	for line := range strings.SplitSeq(strings.TrimSpace(fieldSpecs), "\n") {
		words := strings.Fields(line)
		for _, w := range words[1:] {
			var f fieldSpec
			f.name, f.fallback, _ = strings.Cut(w, "=")
			f.name, f.always = strings.CutSuffix(f.name, "!")
			m[words[0]] = append(m[words[0]], f)
		}
	}
	return m
})

// requiredFields are the fields that a node of a kind must have.
var requiredFields = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"DILocation": "scope", "GenericDINode": "tag", "DIEnumerator": "name value", "DIDerivedType": "tag baseType", "DICompositeType": "tag",
		"DISubroutineType": "types", "DIFile": "filename directory", "DICompileUnit": "file", "DILexicalBlock": "scope",
		"DILexicalBlockFile": "scope discriminator", "DINamespace": "scope", "DICommonBlock": "scope", "DIMacro": "type name",
		"DIMacroFile": "file", "DIModule": "scope name", "DITemplateTypeParameter": "type", "DITemplateValueParameter": "value",
		"DILocalVariable": "scope", "DILabel": "scope name file line", "DIGlobalVariableExpression": "var expr", "DIImportedEntity": "tag scope",
	}
})

// notNull are the fields, by kind, that cannot be null.
var notNull = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"DILocation": "scope", "DICompileUnit": "file", "DILexicalBlock": "scope",
		"DILexicalBlockFile": "scope", "DILocalVariable": "scope",
		"DILabel": "scope",
	}
})

// formerFields are fields of older releases, which are kept unchanged.
var formerFields = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"DISubprogram":  "isLocal isDefinition isOptimized virtuality variables function",
		"DICompileUnit": "subprograms gnuPubnames", "DILocalVariable": "tag",
		"DIGlobalVariable": "variable expr",
	}
})

// checkFields reports fields that a node lacks, that cannot be null, or that its kind does not
// have.
func (p *metadataReader) checkFields(node *ir.MDNode, fields []mdField, span source.Span) {
	former := strings.Fields(formerFields()[node.Kind])
	for i := range fields {
		name := fields[i].name
		if hasSpec(kindFields()[node.Kind], name) || slices.Contains(former, name) {
			continue
		}
		var known []string
		for _, s := range kindFields()[node.Kind] {
			known = append(known, s.name)
		}
		d := source.Diagnostic{Code: codeMetadata, Span: fields[i].span,
			Message: "!" + node.Kind + " has no field " + quote(name)}
		if near := source.Nearest(name, known); near != "" {
			d.Suggestion = near + ":"
		}
		p.fail(d)
	}
	for name := range strings.FieldsSeq(requiredFields()[node.Kind]) {
		if findField(fields, name) == nil {
			p.failf(codeMetadata, span, "!%s lacks the field %s", node.Kind, quote(name))
		}
	}
	for name := range strings.FieldsSeq(notNull()[node.Kind]) {
		if f := findField(fields, name); f != nil && f.text() == "null" {
			p.failf(codeMetadata, span, "the field %s of !%s cannot be null", quote(name),
				node.Kind)
		}
	}
	for i := range fields {
		p.checkValue(node.Kind, &fields[i])
	}
	if node.Kind == "DIFile" && (findField(fields, "checksum") == nil) !=
		(findField(fields, "checksumkind") == nil) {
		p.failf(codeMetadata, span, "checksum and checksumkind must be given together")
	}
	if u := findField(fields, "isUnsigned"); node.Kind == "DIEnumerator" && u != nil &&
		u.text() == "true" {
		if f := findField(fields, "value"); f != nil && strings.HasPrefix(f.text(), "-") {
			p.failf(codeMetadata, f.span,
				"the value of an unsigned enumerator must not be negative")
		}
	}
	p.checkLanguage(node, fields, span)
	definition := false
	if f := findField(fields, "spFlags"); node.Kind == "DISubprogram" && f != nil {
		definition = strings.Contains(flagsText(f.text(), "DISPFlag", spFlags),
			"DISPFlagDefinition")
	} else if node.Kind == "DISubprogram" {
		d := findField(fields, "isDefinition")
		definition = d == nil || d.text() == "true"
	}
	if !node.Distinct && (node.Kind == "DICompileUnit" || definition && p.m.Dialect.Opaque()) {
		p.failf(codeMetadata, span, "!%s must be distinct", node.Kind)
	}
}

// mdField is one field as read: texts and references alternate, as in ir.MDNode.
type mdField struct {
	name  string
	span  source.Span // of the name, with its colon
	value source.Pos  // where the value begins
	parts []string
	refs  []ir.Metadata
}

// text is the field's value if it has no references in it.
func (f *mdField) text() string {
	if len(f.refs) > 0 {
		return ""
	}
	return strings.TrimSpace(f.parts[0])
}

// isDefault reports whether the value is not printed.
func (f *mdField) isDefault(fallback string) bool {
	t := f.text()
	if len(f.refs) == 1 && f.refs[0] == nil {
		return true
	}
	if fallback != "" {
		return t == fallback
	}
	return len(f.refs) == 0 && (t == "0" || t == `""` || t == "null" || t == "0x0" ||
		t == "DW_CC_0")
}

// arrangeFields puts the fields of a specialised node in LLVM's order.
func (p *metadataReader) arrangeFields(node *ir.MDNode, fields []mdField) {
	specs := kindFields()[node.Kind]
	if node.Kind == "DISubprogram" {
		fields = subprogramFlags(node, fields)
	}
	if orderFlags(node.Kind, fields); node.Kind == "DISubprogram" {
		fields = virtualIndex(fields)
	}
	if key := findField(fields, "ptrAuthKey"); key != nil && key.text() != "0" {
		fields = pointerAuthentication(fields)
	}
	var text []byte
	first := true
	emit := func(f *mdField) {
		if !first {
			text = append(text, ", "...)
		}
		first = false
		text = append(text, f.name...)
		text = append(text, ": "...)
		for i, part := range f.parts {
			text = append(text, part...)
			if i < len(f.refs) {
				node.Parts = append(node.Parts, string(text))
				text = text[:0]
				node.Operands = append(node.Operands, f.refs[i])
			}
		}
	}
	text = append(text, '(')
	for _, s := range specs {
		f := findField(fields, s.name)
		switch {
		case f == nil && s.always && s.fallback != "":
			emit(&mdField{name: s.name, parts: []string{s.fallback}})
		case f != nil && (s.always || !f.isDefault(s.fallback)):
			emit(f)
		}
	}
	for i := range fields { // of a newer release
		if !hasSpec(specs, fields[i].name) {
			emit(&fields[i])
		}
	}
	text = append(text, ')')
	node.Parts = append(node.Parts, string(text))
}

func findField(fields []mdField, name string) *mdField {
	for i := range fields {
		if fields[i].name == name {
			return &fields[i]
		}
	}
	return nil
}

func hasSpec(specs []fieldSpec, name string) bool {
	for _, s := range specs {
		if s.name == name {
			return true
		}
	}
	return false
}

// subprogramFlags converts the separate fields of LLVM up to 7 to spFlags.
func subprogramFlags(node *ir.MDNode, fields []mdField) []mdField {
	if findField(fields, "spFlags") != nil {
		return fields
	}
	set := map[string]string{}
	var kept []mdField
	for _, f := range fields {
		switch f.name {
		case "isLocal", "isDefinition", "isOptimized", "virtuality":
			set[f.name] = f.text()
		default:
			kept = append(kept, f)
		}
	}
	var flags []string
	switch set["virtuality"] {
	case "DW_VIRTUALITY_virtual":
		flags = append(flags, "DISPFlagVirtual")
	case "DW_VIRTUALITY_pure_virtual":
		flags = append(flags, "DISPFlagPureVirtual")
	}
	if set["isLocal"] == "true" {
		flags = append(flags, "DISPFlagLocalToUnit")
	}
	if set["isDefinition"] != "false" {
		flags = append(flags, "DISPFlagDefinition")
	}
	if set["isOptimized"] == "true" {
		flags = append(flags, "DISPFlagOptimized")
	}
	if len(flags) == 0 {
		flags = []string{"0"}
	}
	return append(kept, mdField{name: "spFlags", parts: []string{strings.Join(flags, " | ")}})
}

// pointerAuthentication adds all fields of pointer authentication to a type with a key.
func pointerAuthentication(fields []mdField) []mdField {
	for _, name := range []string{"ptrAuthIsAddressDiscriminated", "ptrAuthIsaPointer",
		"ptrAuthAuthenticatesNullValues"} {
		if findField(fields, name) == nil {
			fields = append(fields, mdField{name: name, parts: []string{"false"}})
		}
	}
	return fields
}
