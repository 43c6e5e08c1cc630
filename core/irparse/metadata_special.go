package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/dwarf"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// specialised reads the fields of !Kind(…). The fields of known kinds are put in order; for others
// the text between references is kept unchanged.
func (p *metadataReader) specialised(node *ir.MDNode) {
	start := p.Start
	if !p.Is('(') {
		p.expected("`(`")
	}
	p.Next()
	if node.Kind == "DIArgList" {
		p.argumentList(node)
		return
	}
	if kindFields()[node.Kind] == nil {
		// A kind that is newer than this package is kept as written if it begins with DI.
		if !strings.HasPrefix(node.Kind, "DI") || p.Is(':') {
			p.failf(codeMetadata, p.From(start-len(node.Kind)-1),
				"unknown kind of metadata node `!%s`", node.Kind)
		}
		switch node.Kind {
		case "DIExpression", "DIAssignID":
		default:
			p.noteOnce(codeMetadata, p.From(start-len(node.Kind)-1),
				"unknown kind of metadata node `!"+node.Kind+"`, kept as it is written",
				"LLVM up to 22 would refuse this because it has no such kind.")
		}
		f := p.fieldValue(true)
		p.Next()
		node.Parts, node.Operands = f.parts, f.refs
		node.Parts[0] = "(" + node.Parts[0]
		node.Parts[len(node.Parts)-1] += ")"
		switch node.Kind {
		case "DIExpression":
			p.checkExpression(node, p.From(start))
			dwarf.NameOperations(node)
			node.Distinct = false // any two are equal
		case "DIAssignID":
			if !node.Distinct {
				p.failf(codeMetadata, p.From(start), "!DIAssignID must be distinct")
			}
			if len(node.Parts) > 1 || node.Parts[0] != "()" {
				p.failf(codeMetadata, p.From(start), "!DIAssignID has no fields")
			}
		}
		return
	}
	fields := p.fields[:0]
	p.fields = nil // a node may be inside of another
	for !p.Is(')') {
		if p.Kind != scan.Label {
			p.expected("a field, such as `name:`, or `)`")
		}
		name, span := p.names.labelName(), p.Span()
		if findField(fields, name) != nil {
			p.failf(codeRedefined, span, "the field %s is given twice", quote(name))
		}
		p.Next()
		value := source.Pos(p.Start)
		f := p.fieldValue(false)
		f.name, f.span, f.value = name, span, value
		fields = append(fields, f)
		if !p.more(')') {
			break
		}
	}
	p.expect(')')
	p.checkFields(node, fields, p.From(start))
	p.arrangeFields(node, fields)
	if node.Kind == "DICompositeType" {
		if id := identifierOf(fields); id != "" {
			p.identified(node, id)
			p.typeOfProgram(node, id)
		}
	}
	p.fields = fields
}

// argumentList reads the values of !DIArgList(i32 %x, <2 x i8> %y), after its parenthesis.
func (p *metadataReader) argumentList(node *ir.MDNode) {
	node.Parts = []string{"("}
	for !p.Is(')') {
		node.Operands = append(node.Operands, p.anyMetadata())
		if !p.more(')') {
			break
		}
		node.Parts = append(node.Parts, ", ")
	}
	p.expect(')')
	if len(node.Operands) == 0 {
		node.Parts[0] += ")"
	} else {
		node.Parts = append(node.Parts, ")")
	}
}

// fieldValue reads text and references up to the comma or parenthesis at the end of a field; with
// all set, up to the parenthesis at the end of the node.
func (p *metadataReader) fieldValue(all bool) mdField {
	var f mdField
	var text []byte
	ref := func(md ir.Metadata) {
		f.parts = append(f.parts, string(text))
		text = text[:0]
		f.refs = append(f.refs, md)
	}
	for depth := 0; ; {
		if !all && depth == 0 && p.Kind != scan.Punct &&
			(len(f.refs) > 0 || len(text) > 0 && text[len(text)-1] != ' ') {
			p.expected("`,` or `)`")
		}
		if n := len(text); (p.Kind != scan.Punct || p.Is(':')) &&
			(n == 0 && len(f.refs) > 0 || n > 0 && scan.IsName(text[n-1])) {
			text = append(text, ' ') // so that two tokens do not become one
		}
		switch p.Kind {
		case scan.EOF, scan.Bad:
			p.expected("`)`")
		case scan.Bang:
			ref(p.reference())
			continue
		case scan.Meta:
			if p.Peek() == '(' {
				ref(p.reference())
				continue
			}
			text = append(text, p.Text()...)
		case scan.Punct:
			c := p.Src[p.Start]
			if depth == 0 && (c == ')' || c == ',' && !all) {
				if !all && len(f.refs) == 0 && len(text) == 0 {
					p.expected("the value of the field")
				}
				f.parts = append(f.parts, string(text))
				return f
			}
			switch c {
			case '(', '{', '[':
				depth++
				text = append(text, c)
			case ')', '}', ']':
				depth--
				text = append(text, c)
			case ',':
				text = append(text, ", "...)
			case '|':
				text = append(text, " | "...)
			default:
				text = append(text, c)
			}
		case scan.String:
			text = ir.AppendQuoted(text, p.Str())
		case scan.Label:
			text = append(text, p.Text()...)
			text = append(text, ' ')
		case scan.Word:
			// a value as metadata: DITemplateValueParameter(value: i32 3)
			if p.types.simpleType() != nil || p.IsWord("ptr") {
				ref(p.anyMetadata())
				continue
			}
			text = append(text, p.Text()...)
		case scan.Local, scan.LocalID, scan.Global, scan.GlobalID:
			p.expected("metadata")
		default:
			text = append(text, p.Text()...)
		}
		p.Next()
	}
}
