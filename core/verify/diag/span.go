package diag

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

// focus is the part of an instruction or of a function's header that a rule is about.
type focus struct {
	operand int    // an operand, counted from 1; 0 for none
	word    string // a word, or a string with its quotes; "" for none
	field   string // a field of a metadata node, or an operator of a debug expression; "" for none
}

// At sets operand i as the part concerned by the next problem.
func (r *Report) At(i int) *Report {
	r.focus = focus{operand: i + 1}
	return r
}

// AtUse sets an operand as the part concerned by the next problem.
func (r *Report) AtUse(u *ir.Use) *Report { return r.At(u.Index()) }

// AtWord sets a word as the part concerned by the next problem: a flag, an attribute, a tag with
// its quotes.
func (r *Report) AtWord(w string) *Report {
	r.focus = focus{word: w}
	return r
}

// AtString sets a string, which is quoted in the text, as the part concerned by the next problem.
func (r *Report) AtString(s string) *Report { return r.AtWord("\"" + s + "\"") }

// AtField sets a field of a metadata node, or an operator of a debug expression, as the part
// concerned by the next problem.
func (r *Report) AtField(name string) *Report {
	r.focus = focus{field: name}
	return r
}

// Locate finds the part concerned by the problem in the text of its instruction. Positions of
// operands are not stored, because they are rarely needed: the text is split into tokens again. If
// the part is not found (a constant that is not printed as it was written), the result is the whole
// instruction.
func (p *Problem) Locate(text *source.Text) source.Span {
	if p.focus == (focus{}) || p.Span.IsZero() || int(p.Span.End) > len(text.Data) {
		return p.Span
	}
	if p.focus.field != "" {
		return fieldSpan(text.Data, p.Span, p.focus.field)
	}
	region := p.Span
	in, isInstr := p.Value.(*ir.Instr)
	if f, ok := p.Value.(*ir.Func); ok && f == p.Func {
		region = headerSpan(text.Data, p.Span)
	} else if isInstr {
		region.End = instrEnd(text.Data, region, in)
	}
	want, nth := p.focus.word, 0
	if isInstr && p.focus.operand > 0 && p.focus.operand <= in.NumOps() && p.Func != nil {
		ir.NumberLocals(p.Func)
		i := p.focus.operand - 1
		name := func(i int) string {
			return printer.Operand(p.Func.Module(), in.Operand(i))
		}
		want = name(i)
		for j := range i {
			if name(j) == want {
				nth++
			}
		}
	}
	if want == "" {
		return p.Span
	}
	start := 0
	body := text.Data[region.Start:region.End]
	if isInstr && body[0] == '%' {
		start = strings.IndexByte(body, '=') + 1 // the result is not an operand
	}
	before := ""
	for start < len(body) {
		token, at, end := nextToken(body, start)
		if token == "" {
			break
		}
		next, _, _ := nextToken(body, end)
		number := token[0] >= '0' && token[0] <= '9' &&
			(next == "x" || before == "align" || before == "addrspace")
		if token == want && !number {
			if nth == 0 {
				return source.Span{Start: region.Start + source.Pos(at), End: region.Start +
					source.Pos(end)}
			}
			nth--
		}
		if token != "(" || before != "addrspace" {
			before = token
		}
		start = end
	}
	return p.Span
}

// fieldSpan is the span of the name of a field in a metadata node, without the colon; fields of
// nested nodes do not count. It is the whole node if there is no such field.
func fieldSpan(data string, node source.Span, field string) source.Span {
	depth := 0
	body := data[node.Start:node.End]
	for i := 0; ; {
		token, start, end := nextToken(body, i)
		switch token {
		case "":
			return node
		case "(", "{":
			depth++
		case ")", "}":
			depth--
		case field:
			if depth == 1 {
				return source.Span{Start: node.Start + source.Pos(start), End: node.Start +
					source.Pos(end)}
			}
		}
		i = end
	}
}

// instrEnd is the end of the instruction whose start or result is at the span: the end of its line,
// or of a later one if brackets are open or its opcode is usually written in several lines.
func instrEnd(data string, span source.Span, in *ir.Instr) source.Pos {
	more := 0
	switch in.Op {
	case ir.Invoke, ir.CallBr:
		more = 1
	case ir.LandingPad:
		more = in.NumOps() + 1
	}
	depth := 0
	for i := int(span.Start); i < len(data); {
		token, start, end := nextToken(data, i)
		if token == "" {
			break
		}
		if lines := strings.Count(data[i:start], "\n"); lines > 0 && depth <= 0 {
			if more -= lines; more < 0 {
				return source.Pos(i)
			}
		}
		switch token {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		}
		i = end
	}
	return source.Pos(len(data))
}

// headerSpan is the header of the function whose name is at the span: its line, up to the opening
// brace.
func headerSpan(data string, name source.Span) source.Span {
	start := strings.LastIndexByte(data[:name.Start], '\n') + 1
	end := len(data)
	if n := strings.IndexAny(data[name.End:], "{\n"); n >= 0 {
		end = int(name.End) + n
	}
	return source.Span{Start: source.Pos(start), End: source.Pos(end)}
}

// nextToken is the token of assembly at or after a position, and its span: a name with its sigil, a
// word or number, a string with its quotes, or one mark. It is "" at the end.
func nextToken(s string, i int) (token string, start, end int) {
	for i < len(s) && (s[i] == ' ' || s[i] == '\t' || s[i] == '\n' || s[i] == '\r' || s[i] == ';') {
		if s[i] == ';' {
			for i < len(s) && s[i] != '\n' {
				i++
			}
			continue
		}
		i++
	}
	if i >= len(s) {
		return "", i, i
	}
	j := i
	if strings.IndexByte("%@!#", s[j]) >= 0 {
		j++
	}
	switch {
	case j < len(s) && s[j] == '"':
		n := strings.IndexByte(s[j+1:], '"')
		if n < 0 {
			return s[i:], i, len(s)
		}
		j += n + 2
	default:
		for j < len(s) && (s[j] == '_' || s[j] == '.' || s[j] == '$' || s[j] == '-' ||
			s[j] >= '0' && s[j] <= '9' || s[j] >= 'a' && s[j] <= 'z' || s[j] >= 'A' &&
			s[j] <= 'Z') {
			j++
		}
	}
	if j == i {
		j++
	}
	return s[i:j], i, j
}
