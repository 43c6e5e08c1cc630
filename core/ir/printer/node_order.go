package printer

import (
	"strings"
	"sync"

	"statepoint/core/ir"
)

// operandOrder is LLVM's operand order, by field, for each kind of specialised node. Nodes are
// numbered in this order, which differs from the order in which fields are printed. Fields that are
// not listed follow in printed order.
var operandOrder = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for line := range strings.SplitSeq(`DILocation scope inlinedAt
DISubrange count lowerBound upperBound stride
DIGenericSubrange count lowerBound upperBound stride
DIBasicType file scope size offset
DIDerivedType file scope size offset baseType extraData annotations
DICompositeType file scope size offset baseType elements vtableHolder templateParams discriminator dataLocation associated allocated rank annotations specification bitStride
DISubroutineType types
DICompileUnit file enums retainedTypes globals imports macros
DISubprogram file scope type unit declaration retainedNodes containingType templateParams thrownTypes annotations
DILexicalBlock file scope
DILexicalBlockFile file scope
DINamespace scope
DICommonBlock scope declaration file
DIModule file scope
DITemplateTypeParameter type
DITemplateValueParameter type value
DIGlobalVariable scope file type declaration templateParams annotations
DILocalVariable scope file type annotations
DILabel scope file
DIGlobalVariableExpression var expr
DIObjCProperty file type
DIImportedEntity scope entity file elements
DIMacroFile file nodes`, "\n") {
		words := strings.Fields(line)
		m[words[0]] = words[1:]
	}
	return m
})

// slotOrder returns a node's operands in numbering order.
func slotOrder(n *ir.MDNode) []ir.Metadata {
	order := operandOrder()[n.Kind]
	if order == nil || len(n.Operands) < 2 {
		return n.Operands
	}
	out := make([]ir.Metadata, 0, len(n.Operands))
	taken := make([]bool, len(n.Operands))
	for _, field := range order {
		for i := range n.Operands {
			if !taken[i] && ir.FieldBefore(n.Parts[i]) == field {
				taken[i] = true
				out = append(out, n.Operands[i])
			}
		}
	}
	for i, o := range n.Operands {
		if !taken[i] {
			out = append(out, o)
		}
	}
	return out
}
