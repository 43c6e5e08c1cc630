package debuginfo

import (
	"cmp"
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/internal/metadata"
)

type debugRule func(d *debugCheck, n *ir.MDNode, f map[string]debugField) string

// debugTags are the tags that nodes of a kind may have, without "DW_TAG_".
var debugTags = sync.OnceValue(func() map[string]*source.Words {
	return map[string]*source.Words{
		"DIBasicType":  source.WordSet("base_type unspecified_type string_type"),
		"DIStringType": source.WordSet("string_type"),
		"DIDerivedType": source.WordSet(`typedef pointer_type ptr_to_member_type reference_type rvalue_reference_type const_type immutable_type volatile_type
		restrict_type atomic_type LLVM_ptrauth_type member variable inheritance friend set_type template_alias`),
		"DICompositeType":          source.WordSet("array_type structure_type union_type enumeration_type class_type variant_part variant namelist"),
		"DITemplateValueParameter": source.WordSet("template_value_parameter GNU_template_template_param GNU_template_parameter_pack"),
		"DIImportedEntity":         source.WordSet("imported_module imported_declaration"),
	}
})

// tagOf is the tag of a node, without "DW_TAG_"; "" if the text has none.
func tagOf(f map[string]debugField) string {
	return strings.TrimPrefix(f["tag"].text, "DW_TAG_")
}

func badTag(n *ir.MDNode, f map[string]debugField) string {
	if tag := tagOf(f); tag != "" && !debugTags()[n.Kind].Has(tag) {
		return "the tag DW_TAG_" + tag + " is of something else"
	}
	return ""
}

// bothReferences reports whether flags include both kinds of references.
func bothReferences(f map[string]debugField) bool {
	text := f["flags"].text
	return strings.Contains(text, "DIFlagLValueReference") &&
		strings.Contains(text, "DIFlagRValueReference")
}

// emptyText reports whether a field is missing or an empty string.
func emptyText(f debugField) bool { return f.text == "" || f.text == `""` }

// debugRules are the rules of specialised nodes, by kind.
var debugRules = sync.OnceValue(func() map[string]debugRule {
	return map[string]debugRule{
		"DIBasicType": func(_ *debugCheck, n *ir.MDNode, f map[string]debugField) string {
			return cmp.Or(badTag(n, f), debugSize(f, false))
		},
		"DIStringType": func(_ *debugCheck, n *ir.MDNode, f map[string]debugField) string {
			return badTag(n, f)
		},
		"DITemplateValueParameter": func(_ *debugCheck, n *ir.MDNode,
			f map[string]debugField) string {
			return badTag(n, f)
		},
		"DIImportedEntity": func(_ *debugCheck, n *ir.MDNode, f map[string]debugField) string {
			return badTag(n, f)
		},
		"DIFixedPointType":           debugFixedPoint,
		"DISubrange":                 debugSubrange,
		"DIGenericSubrange":          debugSubrange,
		"DIDerivedType":              debugDerived,
		"DICompositeType":            debugComposite,
		"DISubroutineType":           debugReferences,
		"DIFile":                     debugFile,
		"DICompileUnit":              debugUnit,
		"DISubprogram":               debugSubprogram,
		"DILexicalBlock":             debugBlock,
		"DILocation":                 debugInDefinition,
		"DILexicalBlockFile":         debugInDefinition,
		"DIGlobalVariable":           debugGlobal,
		"DILocalVariable":            debugLocal,
		"DIGlobalVariableExpression": debugFragment,
		"DIModule": func(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
			if emptyText(f["name"]) {
				return "a module needs a name"
			}
			return ""
		},
		"DIMacro": func(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
			switch t := f["type"].text; {
			case t != "DW_MACINFO_define" && t != "DW_MACINFO_undef":
				return "the type of a macro must be DW_MACINFO_define or DW_MACINFO_undef"
			case emptyText(f["name"]):
				return "a macro needs a name"
			}
			return ""
		},
		"DIMacroFile": func(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
			if t := f["type"].text; t != "" && t != "DW_MACINFO_start_file" {
				return "its type must be DW_MACINFO_start_file"
			}
			return ""
		},
	}
})

func debugFixedPoint(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	if e := f["encoding"].text; e != "DW_ATE_signed_fixed" && e != "DW_ATE_unsigned_fixed" {
		return "its encoding must be DW_ATE_signed_fixed or DW_ATE_unsigned_fixed"
	}
	return ""
}

func debugSubrange(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	_, count := f["count"]
	_, upper := f["upperBound"]
	if count && upper {
		return "it has a count or an upperBound, not both"
	}
	if !count && !upper && !d.r.M.Dialect.Opaque() {
		return "it has a count or an upperBound"
	}
	if n.Kind == "DISubrange" {
		if c, ok := metadata.Int(f["count"].md); ok && c.Big == nil && c.Type().Bits <= 64 &&
			int64(c.Bits<<(64-c.Type().Bits))>>(64-c.Type().Bits) < -1 {
			return "its count cannot be negative, except -1 for none"
		}
	}
	return ""
}

func debugDerived(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	if problem := cmp.Or(badTag(n, f), debugSize(f, true)); problem != "" {
		return problem
	}
	tag := tagOf(f)
	base, _ := f["baseType"].md.(*ir.MDNode)
	switch tag {
	case "variable":
		if !strings.Contains(f["flags"].text, "DIFlagStaticMember") || !d.r.M.Dialect.Opaque() {
			return "the tag DW_TAG_variable needs DIFlagStaticMember, for a static member"
		}
	case "member":
		if extra, ok := f["extraData"].md.(*ir.MDNode); ok && d.r.M.Dialect.Opaque() &&
			!singleConstant(extra) {
			return "the extraData of a member must be a constant, a string, or a DIObjCProperty"
		}
	case "ptr_to_member_type":
		if extra := f["extraData"].md; extra != nil && !debugTypes.Has(kindOf(extra)) {
			return "the extraData of a pointer to member must be the class type"
		}
	case "set_type":
		if base == nil {
			break
		}
		b := d.fieldsOf(base)
		encoding := b["encoding"].text
		ordinal := encoding == "DW_ATE_signed" || encoding == "DW_ATE_unsigned" ||
			encoding == "DW_ATE_boolean" || strings.HasSuffix(encoding, "signed_char")
		if !(base.Kind == "DICompositeType" && tagOf(b) == "enumeration_type" ||
			base.Kind == "DISubrangeType" || base.Kind == "DIBasicType" && ordinal) {
			return "the baseType of a set must be an enumeration or an ordinal type"
		}
	}
	if space := f["dwarfAddressSpace"].text; space != "" && tag != "pointer_type" &&
		tag != "reference_type" && tag != "rvalue_reference_type" {
		return "only pointers and references can have a dwarfAddressSpace"
	}
	return ""
}

// singleConstant reports whether a node can be the extraData of a member.
func singleConstant(n *ir.MDNode) bool {
	if n.Kind == "DIObjCProperty" {
		return true
	}
	if n.Kind != "" || len(n.Operands) != 1 {
		return false
	}
	v, ok := n.Operands[0].(*ir.MDValue)
	return ok && ir.IsConstant(v.Value)
}

// debugSize checks the size of a type: a number, which is text here, or for some kinds of types a
// variable or an expression.
func debugSize(f map[string]debugField, computed bool) string {
	n, ok := f["size"].md.(*ir.MDNode)
	switch {
	case !ok:
		return ""
	case !computed:
		return "its size must be a number"
	case n.Kind != "DILocalVariable" && n.Kind != "DIGlobalVariable" && n.Kind != "DIExpression":
		return "its size must be a number, a variable or an expression"
	}
	return ""
}

func debugComposite(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	if problem := cmp.Or(badTag(n, f), debugSize(f, true)); problem != "" {
		return problem
	}
	tag := tagOf(f)
	if bothReferences(f) {
		return "a reference cannot be to both an lvalue and an rvalue"
	}
	elements, _ := f["elements"].md.(*ir.MDNode)
	if strings.Contains(f["flags"].text, "DIFlagVector") &&
		(elements == nil || len(elements.Operands) != 1 ||
			kindOf(elements.Operands[0]) != "DISubrange") {
		return "a vector must have one element, a DISubrange"
	}
	if _, ok := f["discriminator"]; ok && tag != "variant_part" {
		return "only a DW_TAG_variant_part can have a discriminator"
	}
	for _, name := range []string{"dataLocation", "associated", "allocated", "rank"} {
		if _, ok := f[name]; ok && tag != "array_type" {
			return "only an array has " + name
		}
	}
	if _, ok := f["baseType"]; tag == "array_type" && !ok && d.r.M.Dialect.Opaque() {
		return "an array needs a baseType"
	}
	return ""
}

func debugReferences(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	if bothReferences(f) {
		return "a reference cannot be to both an lvalue and an rvalue"
	}
	return ""
}

func debugFile(d *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	size := map[string]int{"CSK_MD5": 32, "CSK_SHA1": 40, "CSK_SHA256": 64}[f["checksumkind"].text]
	if size == 0 {
		return ""
	}
	sum := strings.Trim(f["checksum"].text, `"`)
	if len(sum) != size {
		return "a checksum of kind " + f["checksumkind"].text + " has " + strconv.Itoa(size) +
			" digits, not " + strconv.Itoa(len(sum))
	}
	if strings.Trim(sum, "0123456789abcdefABCDEF") != "" {
		return "a checksum must have hexadecimal digits"
	}
	return ""
}

func debugUnit(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	if !n.Distinct {
		return "a compile unit must be distinct"
	}
	if file, ok := f["file"].md.(*ir.MDNode); ok && emptyText(d.fieldsOf(file)["filename"]) {
		return "its file needs a name"
	}
	if enums, ok := f["enums"].md.(*ir.MDNode); ok {
		for _, e := range enums.Operands {
			if t, ok := e.(*ir.MDNode); !ok || t.Kind != "DICompositeType" ||
				tagOf(d.fieldsOf(t)) != "enumeration_type" {
				return "each of enums must be an enumeration"
			}
		}
	}
	return ""
}

// isDefinition reports whether a subprogram is a definition.
func isDefinition(f map[string]debugField) bool {
	return strings.Contains(f["spFlags"].text, "DISPFlagDefinition")
}

func debugSubprogram(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	if f["file"].md == nil && f["line"].text != "" && f["line"].text != "0" {
		return "it has a line, but no file"
	}
	if problem := debugReferences(nil, n, f); problem != "" {
		return problem
	}
	if decl, ok := f["declaration"].md.(*ir.MDNode); ok && isDefinition(d.fieldsOf(decl)) {
		return "its declaration cannot be a definition"
	}
	_, unit := f["unit"]
	switch {
	case isDefinition(f) && !n.Distinct:
		return "a definition must be distinct"
	case isDefinition(f) && !unit:
		return "a definition needs a compile unit"
	case !isDefinition(f) && unit:
		return "a declaration cannot have a compile unit"
	case !isDefinition(f) && strings.Contains(f["flags"].text, "DIFlagAllCallsDescribed"):
		return "only a definition can have DIFlagAllCallsDescribed"
	}
	return ""
}

func debugBlock(d *debugCheck, n *ir.MDNode, f map[string]debugField) string {
	if line := f["line"].text; (line == "" || line == "0") && f["column"].text != "" &&
		f["column"].text != "0" {
		return "it has a column, but no line"
	}
	return debugInDefinition(d, n, f)
}

// debugInDefinition checks that the scope is not a declaration of a member.
func debugInDefinition(d *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	if s, ok := f["scope"].md.(*ir.MDNode); ok && s.Kind == "DISubprogram" &&
		!isDefinition(d.fieldsOf(s)) {
		return "its scope must be the definition of a subprogram, not a declaration"
	}
	return ""
}

func debugGlobal(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	if definition := f["isDefinition"].text; definition != "false" && f["type"].md == nil {
		return "a defined global variable needs a type"
	}
	return ""
}

func debugLocal(_ *debugCheck, _ *ir.MDNode, f map[string]debugField) string {
	if kindOf(f["type"].md) == "DISubroutineType" {
		return "the type of a variable cannot be a subroutine"
	}
	return ""
}
