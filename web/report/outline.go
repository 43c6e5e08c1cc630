package report

import "strings"

// Signature is the text of a definition after its name; for a function, its type as well.
func (d *Doc) Signature(s *Symbol) string {
	text := d.Text[s.NameEnd:s.End]
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i]
	}
	text = strings.TrimSuffix(strings.TrimSpace(text), "{")
	switch s.Kind {
	case SymbolFunction, SymbolDeclaration:
		head := strings.Fields(d.Text[s.Start:s.NameStart])
		if len(head) > 0 {
			head = head[1:] // define or declare
		}
		return strings.TrimSpace(strings.Join(head, " ") + " " + text)
	}
	return strings.TrimSpace(strings.TrimPrefix(text, "="))
}

// ArgumentType is the text before the name of an argument, back to the comma or parenthesis before
// its type.
func (d *Doc) ArgumentType(s *Symbol) string {
	depth := 0
	for i := int(s.Start) - 1; i >= 0 && int(s.Start)-i < 400; i-- {
		switch d.Text[i] {
		case ')', ']', '}', '>':
			depth++
		case '(', ',', '[', '{', '<':
			if depth == 0 {
				return strings.Join(strings.Fields(d.Text[i+1:s.Start]), " ")
			}
			if d.Text[i] != ',' {
				depth--
			}
		}
	}
	return ""
}
