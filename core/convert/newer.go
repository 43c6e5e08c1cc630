package convert

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// newerWords are the words in debug information that are newer than LLVM 14, the last release with
// typed pointers: kinds of nodes, fields by kind, and names of values (LangRef, "Specialized
// Metadata Nodes"). A test checks them against LLVM 14.
var newerWords = source.WordSet(`
DIAssignID DIFixedPointType DISubrangeType

DIBasicType.scope DIBasicType.file DIBasicType.line DIBasicType.dataSize DIBasicType.num_extra_inhabitants
DICompileUnit.sourceLanguageName DICompileUnit.sourceLanguageVersion
DICompositeType.bitStride DICompositeType.enumKind DICompositeType.num_extra_inhabitants DICompositeType.specification
DIDerivedType.ptrAuthAuthenticatesNullValues DIDerivedType.ptrAuthExtraDiscriminator DIDerivedType.ptrAuthIsAddressDiscriminated
DIDerivedType.ptrAuthIsaPointer DIDerivedType.ptrAuthKey
DILabel.column DILabel.coroSuspendIdx DILabel.isArtificial DILocation.atomGroup DILocation.atomRank
DISubprogram.keyInstructions DISubprogram.targetFuncName

Apple DIFlagNameIsSimplified DW_TAG_LLVM_ptrauth_type
DW_OP_GNU_implicit_pointer DW_OP_LLVM_extract_bits_sext DW_OP_LLVM_extract_bits_zext DW_OP_LLVM_user
DW_LANG_Ada2005 DW_LANG_Ada2012 DW_LANG_Assembly DW_LANG_C17 DW_LANG_CPP_for_OpenCL DW_LANG_C_plus_plus_17 DW_LANG_C_plus_plus_20
DW_LANG_C_sharp DW_LANG_Crystal DW_LANG_Fortran18 DW_LANG_GLSL DW_LANG_GLSL_ES DW_LANG_HIP DW_LANG_HLSL DW_LANG_Hylo DW_LANG_Kotlin
DW_LANG_Metal DW_LANG_Mojo DW_LANG_Move DW_LANG_OpenCL_CPP DW_LANG_Ruby DW_LANG_SYCL DW_LANG_Zig
DW_CC_LLVM_M68kRTD DW_CC_LLVM_PreserveNone DW_CC_LLVM_RISCVVLSCall DW_CC_LLVM_RISCVVectorCall DW_CC_LLVM_SwiftTail`)

// renamedWords are the words in debug information that differ between LLVM 14 and LLVM 22.
var renamedWords = [][2]string{{"DW_CC_LLVM_OpenCLKernel", "DW_CC_LLVM_DeviceKernel"}}

// renameWords renames the words of a specialised node for the module's dialect.
func renameWords(n *ir.MDNode, d ir.Dialect) {
	from, to := 0, 1
	if !d.Opaque() {
		from, to = 1, 0
	}
	if n.Kind != "DISubroutineType" {
		return
	}
	n.Parts = slices.Clone(n.Parts) // the parser may share them with another module
	for _, w := range renamedWords {
		for i, part := range n.Parts {
			n.Parts[i] = strings.ReplaceAll(part, w[from], w[to])
		}
	}
}

// newerThanTyped lists what LLVM 14, the last release with typed pointers, lacks of a specialised
// node: its kind, its fields, and names of values, each described for a message.
func newerThanTyped(n *ir.MDNode) []string {
	if n.Kind == "" {
		return nil
	}
	if newerWords.Has(n.Kind) {
		return []string{"`!" + n.Kind + "`"}
	}
	var found []string
	named := false
	for i, part := range n.Parts {
		for word := range words(part) {
			field, isField := strings.CutSuffix(word, ":")
			named = named || isField && field == "name"
			switch {
			case isField && newerWords.Has(n.Kind+"."+field):
				found = append(found, "the field `"+field+"` of `!"+n.Kind+"`")
			case !isField && newerWords.Has(word):
				found = append(found, "`"+word+"`")
			}
		}
		if i < len(n.Operands) && n.Operands[i] != nil && n.Kind != "DICompileUnit" {
			if field := ir.FieldBefore(part); field == "size" || field == "offset" {
				found = append(found, source.An(field)+" that is not a number")
			}
		}
	}
	if n.Kind == "DIGlobalVariable" && !named { // of a string literal, as clang writes it
		found = append(found, "a `!DIGlobalVariable` without a name")
	}
	return found
}

// words are the words in the text of a specialised node, including the colon after a field name,
// but not quoted text.
func words(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for i := 0; i < len(text); {
			if text[i] == '"' {
				for i++; i < len(text) && text[i] != '"'; i++ {
				}
				i++
				continue
			}
			j := i
			for j < len(text) && isWordByte(text[j]) {
				j++
			}
			if j == i {
				i++
				continue
			}
			if j < len(text) && text[j] == ':' {
				j++
			}
			if !yield(text[i:j]) {
				return
			}
			i = j
		}
	}
}

func isWordByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_'
}
