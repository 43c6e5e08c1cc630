package irparse

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// A type with an identifier is the same type in the whole program, by C++'s one definition rule.
// LLVM's tools keep the first description of each and drop the others; likewise for members and
// declared methods of such a type that have the same name.

// identifierOf returns the identifier among the fields of a type, as written, "" for none.
func identifierOf(fields []mdField) string {
	id := findField(fields, "identifier")
	if id == nil || id.text() == `""` {
		return ""
	}
	return id.text()
}

// typeOfProgram makes the first description of a type distinct, and replaces later ones by it; a
// first one that only declares the type gets the contents of a definition.
func (p *metadataReader) typeOfProgram(node *ir.MDNode, identifier string) {
	p.changesOutside()
	if p.nodes.types == nil {
		p.nodes.types = map[string]*ir.MDNode{}
		p.nodes.stands = map[*ir.MDNode]*ir.MDNode{}
	}
	first := p.nodes.types[identifier]
	if first == nil {
		node.Distinct = true
		p.nodes.types[identifier] = node
		return
	}
	if tagOf(first) != tagOf(node) {
		return
	}
	p.nodes.stands[node] = first
	if onlyDeclares(first) && !onlyDeclares(node) {
		first.Parts, first.Operands = node.Parts, append([]ir.Metadata(nil), node.Operands...)
	}
}

// tagOf is the first field of a type's text: "(tag: DW_TAG_class_type".
func tagOf(n *ir.MDNode) string {
	tag, _, _ := strings.Cut(n.Parts[0], ",")
	return strings.TrimSuffix(tag, ")")
}

func onlyDeclares(n *ir.MDNode) bool {
	for _, text := range n.Parts {
		if strings.Contains(text, "DIFlagFwdDecl") {
			return true
		}
	}
	return false
}

// memberOfType is the type with an identifier that a node is a named member or a declared method
// of.
func (u *uniquer) memberOfType(n *ir.MDNode) (scope *ir.MDNode, ok bool) {
	if n.Distinct || len(n.Operands) == 0 {
		return nil, false
	}
	switch n.Kind {
	case "DIDerivedType":
		if tagOf(n) != "(tag: DW_TAG_member" || textField(n, "name") == "" {
			return nil, false
		}
	case "DISubprogram":
		if textField(n, "linkageName") == "" ||
			strings.Contains(strings.Join(n.Parts, ""), "DISPFlagDefinition") {
			return nil, false
		}
	default:
		return nil, false
	}
	scope, _ = reference(n, "scope").(*ir.MDNode)
	if scope == nil || scope.Kind != "DICompositeType" || textField(scope, "identifier") == "" {
		return nil, false
	}
	return scope, true
}

// memberKey identifies such a node: its name and, for a method, its template parameters.
func (u *uniquer) memberKey(n *ir.MDNode, scope int) []byte {
	key := append([]byte("member of "), n.Kind...)
	key = append(strconv.AppendInt(key, int64(scope), 10), ' ')
	if n.Kind == "DIDerivedType" {
		return append(key, textField(n, "name")...)
	}
	key = append(key, textField(n, "linkageName")...)
	if params, ok := reference(n, "templateParams").(*ir.MDNode); ok && params != nil {
		i, _ := u.canonical(params)
		key = strconv.AppendInt(append(key, ' '), int64(i), 10)
	}
	return key
}

// reference is the node that a field of a specialised node refers to.
func reference(n *ir.MDNode, field string) ir.Metadata {
	for i, o := range n.Operands {
		if i < len(n.Parts) && strings.HasSuffix(n.Parts[i], field+": ") {
			return o
		}
	}
	return nil
}

// textField is a field of a specialised node as it is written, "" if it has none.
func textField(n *ir.MDNode, field string) string {
	for _, text := range n.Parts {
		for _, before := range [...]string{"(", ", "} {
			if _, rest, ok := strings.Cut(text, before+field+": "); ok {
				return quotedAtStart(rest)
			}
		}
	}
	return ""
}

// quotedAtStart is the string that a text begins with, quotes included.
func quotedAtStart(s string) string {
	if s == "" || s[0] != '"' {
		return ""
	}
	end := strings.IndexByte(s[1:], '"')
	if end < 0 {
		return ""
	}
	return s[:end+2]
}
