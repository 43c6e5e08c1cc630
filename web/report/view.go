package report

import "strings"

// View answers an editor's queries about one text of a report. Entities with an id are found by
// their marks; others (types, attribute groups, metadata, whose names are module-wide) by their
// tokens.
type View struct {
	Doc   *Doc
	Index *Index
	// Words are the report's; empty leaves words unexplained.
	Words []Word
	// Result is the text with the relocations of values in Doc: Doc itself or the module after the
	// last stage; nil omits them.
	Result *Doc

	marks *MarkIndex
}

// Span is the bytes [Start, End) of a text.
type Span struct{ Start, End int32 }

// Thing is the entity at an offset of a text.
type Thing struct {
	Span
	// ID of the entity named there, 0 if it has none.
	ID uint32
	// Token is the kind of word.
	Token Token
}

// At returns the entity around an offset, or the one that ends there.
func (v *View) At(offset int32) (Thing, bool) {
	if v == nil || v.Doc == nil {
		return Thing{}, false
	}
	tok, ok := v.Doc.Tokens.At(offset)
	for _, m := range v.Doc.MarksAt(offset) {
		if m.Role != RoleUse && m.Role != RoleDef {
			continue
		}
		// An unnamed parameter is marked at its type, which has its own explanation.
		if ok && tok.Kind == TokenType && tok.Start >= m.Start {
			break
		}
		if !ok {
			tok = Token{Start: m.Start, End: m.End, Kind: TokenValue, Def: m.Role == RoleDef}
		}
		return Thing{Span{m.Start, m.End}, m.ID, tok}, true
	}
	return Thing{Span: Span{tok.Start, tok.End}, Token: tok}, ok
}

// Text returns the text of a thing.
func (v *View) Text(s Span) string { return v.Doc.Text[s.Start:s.End] }

// Definition returns the span where a thing is defined; it may be the thing's own.
func (v *View) Definition(t Thing) (Span, bool) {
	if t.ID != 0 {
		for _, m := range v.marksOf(t.ID) {
			if m.Role == RoleDef {
				return Span{m.Start, m.End}, true
			}
		}
		return Span{}, false
	}
	var found Span
	ok := false
	v.alike(t, func(o Token) bool {
		if o.Def {
			found, ok = Span{o.Start, o.End}, true
		}
		return !ok
	})
	return found, ok
}

// Uses returns the spans where a thing is used, excluding definition and comments, in order.
func (v *View) Uses(t Thing) []Span {
	var uses []Span
	if t.ID != 0 {
		for _, m := range v.marksOf(t.ID) {
			if m.Role != RoleUse {
				continue
			}
			if tok, ok := v.Doc.Tokens.At(m.Start + 1); ok && tok.Kind == TokenComment {
				continue
			}
			uses = append(uses, Span{m.Start, m.End})
		}
		return uses
	}
	v.alike(t, func(o Token) bool {
		if !o.Def {
			uses = append(uses, Span{o.Start, o.End})
		}
		return true
	})
	return uses
}

// marksOf returns the marks of an id, in order.
func (v *View) marksOf(id uint32) []Mark {
	var out []Mark
	if v.Index.Link(id) == nil { // for a report without links: the text did not parse
		for _, m := range v.Doc.Marks {
			if m.ID == id {
				out = append(out, m)
			}
		}
		return out
	}
	if v.marks == nil {
		v.marks = v.Index.IndexMarks(v.Doc)
	}
	for _, i := range v.marks.Of(id) {
		out = append(out, v.Doc.Marks[i])
	}
	return out
}

// alike calls yield with every token that has the same name as a thing without an id. It excludes
// names of values and blocks, which are local to a function.
func (v *View) alike(t Thing, yield func(Token) bool) {
	name := v.Text(t.Span)
	switch t.Token.Kind {
	case TokenType:
		if name[0] != '%' {
			return
		}
	case TokenMetadata:
		if name[0] != '!' || name == "!" || strings.HasPrefix(name, "!\"") {
			return
		}
	case TokenAttribute:
		if name[0] != '#' {
			return
		}
	case TokenGlobal, TokenIntrinsic:
	default:
		return
	}
	v.Doc.Tokens.In(0, int32(len(v.Doc.Text)), func(o Token) bool {
		if o.Kind == t.Token.Kind && int(o.End) <= len(v.Doc.Text) &&
			v.Doc.Text[o.Start:o.End] == name {
			return yield(o)
		}
		return true
	})
}

// word returns the explanation of a word in its context: with what belongs to it, as in `gc
// "statepoint-example"` and `addrspace(1)`, or alone.
func (v *View) word(t Thing) (*Word, Span) {
	text, s := v.Doc.Text, t.Span
	switch t.Token.Kind {
	case TokenComment, TokenNumber, TokenMetadata, TokenLabel:
		if t.Token.Kind != TokenNumber {
			return nil, s
		}
		if strings.HasSuffix(text[:s.Start], "addrspace(") && strings.HasPrefix(text[s.End:], ")") {
			s = Span{s.Start - int32(len("addrspace(")), s.End + 1}
		}
	case TokenString:
		if strings.HasSuffix(text[:s.Start], "gc ") {
			s.Start -= int32(len("gc "))
		}
	case TokenKeyword, TokenType:
		rest := text[s.End:]
		switch word := text[s.Start:s.End]; {
		case word == "gc" && strings.HasPrefix(rest, ` "`):
			if n := strings.IndexByte(rest[2:], '"'); n >= 0 {
				s.End += int32(n) + 3
			}
		case word == "addrspace" && strings.HasPrefix(rest, "("):
			if n := strings.IndexByte(rest, ')'); n >= 0 && n < 16 {
				s.End += int32(n) + 1
			}
		}
	}
	if w := FindWord(v.Words, text[s.Start:s.End]); w != nil && w.Meaning != "" {
		return w, s
	}
	if w := FindWord(v.Words, v.Text(t.Span)); w != nil && w.Meaning != "" {
		return w, t.Span
	}
	return nil, t.Span
}
