package debuginfo

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// codeDebugInfo: an invalid node of debug information.
const codeDebugInfo = "SP0220"

// Nodes checks the specialised nodes that remain after LLVM strips broken debug information: those
// below its own named metadata and the attachments other than !dbg (LangRef, "Specialized Metadata
// Nodes"). LLVM drops the rest with a warning.
func Nodes(r *diag.Report) {
	d := debugCheck{r: r, seen: map[*ir.MDNode]bool{},
		fields: map[*ir.MDNode]map[string]debugField{}, lists: map[debugList]string{}}
	for i := range r.M.Metadata.Named {
		n := &r.M.Metadata.Named[i]
		if strings.HasPrefix(n.Name, "llvm.dbg.") || n.Name == "llvm.gcov" {
			continue
		}
		for _, md := range n.Nodes {
			d.visit(md)
		}
	}
}

type debugCheck struct {
	r    *diag.Report
	seen map[*ir.MDNode]bool
	// fields caches the fields of nodes that others refer to, and lists the errors in lists that
	// fields refer to, because many nodes may refer to one.
	fields map[*ir.MDNode]map[string]debugField
	lists  map[debugList]string
}

// debugList is a list of nodes and the set that each must be in.
type debugList struct {
	list *ir.MDNode
	set  string
}

// fieldsOf are the fields of a node that another refers to.
func (d *debugCheck) fieldsOf(n *ir.MDNode) map[string]debugField {
	f, ok := d.fields[n]
	if !ok {
		f = debugFields(n)
		d.fields[n] = f
	}
	return f
}

// visit checks a node and everything below it, without recursion.
func (d *debugCheck) visit(root ir.Metadata) {
	work := []ir.Metadata{root}
	for len(work) > 0 && !d.r.Full() {
		n, ok := work[len(work)-1].(*ir.MDNode)
		work = work[:len(work)-1]
		if !ok || n == nil || d.seen[n] {
			continue
		}
		d.seen[n] = true
		if n.Kind != "" {
			if problem := d.problem(n); problem != "" {
				name := "!" + strconv.Itoa(n.Number)
				if n.Number < 0 {
					name = "a node"
				}
				d.r.F = nil
				d.r.AtField(d.fieldIn(n, problem)).Add(diag.Problem{Severity: source.Error,
					Code: codeDebugInfo, Span: n.Span,
					Message: fmt.Sprintf("%s, %s: %s", name, source.An(n.Kind), problem)})
			}
		}
		for i := len(n.Operands) - 1; i >= 0; i-- {
			work = append(work, n.Operands[i])
		}
	}
}

// debugField is a field of a specialised node: its text, or the metadata it refers to.
type debugField struct {
	text string
	md   ir.Metadata
}

// fieldIn is the first field of a node, or operator of a debug expression, that a message names; ""
// if it names none.
func (d *debugCheck) fieldIn(n *ir.MDNode, message string) string {
	fields := d.fieldsOf(n)
	for word := range strings.FieldsFuncSeq(message, func(r rune) bool {
		return r == ' ' || r == ','
	}) {
		if _, has := fields[word]; has || n.Kind == "DIExpression" &&
			strings.HasPrefix(word, "DW_OP_") {
			return word
		}
	}
	return ""
}

// debugFields are the fields of a node by name, without those that are null.
func debugFields(n *ir.MDNode) map[string]debugField {
	fields := map[string]debugField{}
	name := ""
	for i, part := range n.Parts {
		part = strings.TrimPrefix(part, "(")
		for part != "" {
			if name == "" {
				part = strings.TrimLeft(part, ", )")
				before, after, ok := strings.Cut(part, ":")
				if !ok {
					break
				}
				name, part = before, strings.TrimLeft(after, " ")
				continue
			}
			end := valueEnd(part)
			if text := part[:end]; text != "null" {
				fields[name] = debugField{text: text}
			}
			name, part = "", part[end:]
		}
		if i < len(n.Operands) {
			if name != "" && n.Operands[i] != nil {
				fields[name] = debugField{md: n.Operands[i]}
			}
			name = ""
		}
	}
	return fields
}

// valueEnd is the end of the text of a field's value: at a comma or parenthesis outside of quotes.
func valueEnd(s string) int {
	quoted := false
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"':
			quoted = !quoted
		case !quoted && (c == ',' || c == ')'):
			return i
		}
	}
	return len(s)
}

// Kinds of nodes that fields refer to.
const (
	typeKinds = "DIBasicType DIStringType DIDerivedType DICompositeType DISubroutineType " +
		"DISubrangeType DIFixedPointType"
	localScopeKinds = "DISubprogram DILexicalBlock DILexicalBlockFile"
	scopeKinds      = typeKinds + " " + localScopeKinds +
		" DIFile DICompileUnit DINamespace DIModule DICommonBlock"
	boundKinds = "DILocalVariable DIGlobalVariable DIExpression"
)

// debugTypes are the kinds of nodes that are types.
var debugTypes = source.WordSet(typeKinds)

// debugSet is a set of nodes that a field may refer to.
type debugSet struct {
	kinds *source.Words
	what  string // in a message: "a type"
}

// debugSets are the sets that debugRefs names.
var debugSets = sync.OnceValue(func() map[string]debugSet {
	of := source.WordSet
	return map[string]debugSet{
		"type":       {debugTypes, "a type"},
		"localscope": {of(localScopeKinds), "a subprogram or a block within one"},
		"scope":      {of(scopeKinds), "a scope"},
		"entity": {of(scopeKinds + ` DIEnumerator DISubrange DIGenericSubrange
			DITemplateTypeParameter DITemplateValueParameter DILocalVariable DIGlobalVariable
			DILabel DIObjCProperty DIImportedEntity GenericDINode`),
			"a node that describes something"},
		"file":       {of("DIFile"), "a DIFile"},
		"location":   {of("DILocation"), "a DILocation"},
		"unit":       {of("DICompileUnit"), "a DICompileUnit"},
		"subroutine": {of("DISubroutineType"), "a DISubroutineType"},
		"subprogram": {of("DISubprogram"), "a DISubprogram"},
		"derived":    {of("DIDerivedType"), "a DIDerivedType"},
		"global":     {of("DIGlobalVariable"), "a DIGlobalVariable"},
		"variable":   {of("DIGlobalVariable DILocalVariable"), "a variable"},
		"bound":      {of(boundKinds), "a constant, a variable or an expression"},
		"limit": {of(boundKinds + " DIDerivedType"),
			"a constant, a variable, an expression or a member"},
		"expression": {of("DIExpression"), "a DIExpression"},
		"template": {of("DITemplateTypeParameter DITemplateValueParameter"),
			"a template parameter"},
		"globalexpr": {of("DIGlobalVariableExpression"), "a DIGlobalVariableExpression"},
		"imported":   {of("DIImportedEntity"), "a DIImportedEntity"},
		"macro":      {of("DIMacro DIMacroFile"), "a macro"},
		"retained": {of(typeKinds + " DILocalVariable DILabel DIImportedEntity"),
			"a variable, a label, a type or an imported entity"},
		"kept": {of(typeKinds + " DISubprogram"), "a type or a subprogram"},
	}
})

// debugRefs are the fields that refer to nodes of some kind: "field:set", with a star if the field
// is required, and brackets if it is a tuple of such nodes.
var debugRefs = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"DILocation":                 "scope:localscope* inlinedAt:location",
		"DISubrange":                 "count:bound lowerBound:bound upperBound:bound stride:bound",
		"DIGenericSubrange":          "count:bound lowerBound:bound* upperBound:bound stride:bound*",
		"DISubrangeType":             "file:file baseType:type lowerBound:limit upperBound:limit stride:limit bias:limit",
		"DIDerivedType":              "file:file scope:scope baseType:type",
		"DICompositeType":            "file:file scope:scope baseType:type elements:[] vtableHolder:type templateParams:[template] discriminator:derived",
		"DISubroutineType":           "types:[type]",
		"DICompileUnit":              "file:file* enums:[type] retainedTypes:[kept] globals:[globalexpr] imports:[imported] macros:[macro]",
		"DISubprogram":               "scope:scope file:file type:subroutine containingType:type templateParams:[template] declaration:subprogram retainedNodes:[retained] unit:unit thrownTypes:[type]",
		"DILexicalBlock":             "scope:localscope*",
		"DILexicalBlockFile":         "scope:localscope* file:file",
		"DICommonBlock":              "scope:scope declaration:global file:file",
		"DINamespace":                "scope:scope",
		"DITemplateTypeParameter":    "type:type",
		"DITemplateValueParameter":   "type:type",
		"DIGlobalVariable":           "scope:scope file:file type:type declaration:derived",
		"DILocalVariable":            "scope:localscope* file:file type:type",
		"DILabel":                    "scope:localscope* file:file",
		"DIGlobalVariableExpression": "var:variable* expr:expression",
		"DIObjCProperty":             "type:type file:file",
		"DIImportedEntity":           "scope:scope entity:entity file:file",
		"DIMacroFile":                "file:file nodes:[macro]",
	}
})

// problem returns the error in a specialised node, "" if there is none.
func (d *debugCheck) problem(n *ir.MDNode) string {
	if n.Kind == "DIExpression" {
		return expressionProblem(n)
	}
	fields := debugFields(n)
	for ref := range strings.FieldsSeq(debugRefs()[n.Kind]) {
		name, set, _ := strings.Cut(ref, ":")
		set, needed := strings.CutSuffix(set, "*")
		f, ok := fields[name]
		if !ok || f.md == nil {
			if needed && !ok {
				return name + " is " + debugSets()[set].what
			}
			if ok && set != "bound" && set != "limit" && f.text != "" &&
				!strings.HasPrefix(set, "[") {
				return name + " is " + debugSets()[set].what
			}
			continue
		}
		if problem := d.refProblem(name, set, f.md); problem != "" {
			return problem
		}
	}
	if rule := debugRules()[n.Kind]; rule != nil {
		return rule(d, n, fields)
	}
	return ""
}

// refProblem checks the node that a field refers to.
func (d *debugCheck) refProblem(name, set string, md ir.Metadata) string {
	set, isList := strings.CutPrefix(set, "[")
	set = strings.TrimSuffix(set, "]")
	if !isList {
		if _, isValue := md.(*ir.MDValue); isValue && (set == "bound" || set == "limit") {
			return ""
		}
		if kindOf(md) == "" || !debugSets()[set].kinds.Has(kindOf(md)) {
			return name + " is " + debugSets()[set].what
		}
		return ""
	}
	list, ok := md.(*ir.MDNode)
	if !ok || list.Kind != "" {
		return name + " is a list of nodes"
	}
	if set == "" {
		return ""
	}
	key := debugList{list, set}
	problem, known := d.lists[key]
	if !known {
		for _, op := range list.Operands {
			if !debugSets()[set].kinds.Has(kindOf(op)) && !(op == nil && set == "type") {
				problem = " is " + debugSets()[set].what
				break
			}
		}
		d.lists[key] = problem
	}
	if problem != "" {
		return "each of " + name + problem
	}
	return ""
}

// kindOf is the kind of a specialised node, "" for other metadata.
func kindOf(md ir.Metadata) string {
	if n, ok := md.(*ir.MDNode); ok && n != nil {
		return n.Kind
	}
	return ""
}
