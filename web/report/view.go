package report

import "strings"

// View answers what an editor asks of one text of a report. What has an id is
// found by its marks; what has none (types, attribute groups, metadata, whose
// names hold for the whole module) by its tokens.
type View struct {
	Doc   *Doc
	Index *Index
	// Words are the report's; empty leaves words unexplained.
	Words []Word
	// Result is where relocations of what is in Doc are found, which is Doc
	// itself or the module after the last stage; nil leaves them out.
	Result *Doc

	marks *MarkIndex
}

// Span is the bytes [Start, End) of a text.
type Span struct{ Start, End int32 }

// Thing is what stands at some place of a text.
type Thing struct {
	Span
	// ID of what is named there, 0 if it has none.
	ID uint32
	// Token says what kind of word it is.
	Token Token
}

// At gives what stands around an offset, or ends there.
func (v *View) At(offset int32) (Thing, bool) {
	if v == nil || v.Doc == nil {
		return Thing{}, false
	}
	tok, ok := v.Doc.Tokens.At(offset)
	for _, m := range v.Doc.MarksAt(offset) {
		if m.Role != RoleUse && m.Role != RoleDef {
			continue
		}
		// A parameter without a name is marked where its type stands, which has
		// something to say of its own.
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

// Text gives the text of a thing.
func (v *View) Text(s Span) string { return v.Doc.Text[s.Start:s.End] }

// Definition gives where a thing is defined; that may be where it stands.
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

// Uses gives where a thing is used, definition and comments aside, in order.
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

// marksOf gives the marks of an id, in order.
func (v *View) marksOf(id uint32) []Mark {
	var out []Mark
	if v.Index.Link(id) == nil { // of a report without links: the text did not parse
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

// alike calls yield with every token that names what a thing without an id
// names. Names of values and blocks, which hold for a function, are not among
// them.
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

// word gives what there is to say about a word where it stands: with what
// belongs to it, as in `gc "statepoint-example"` and `addrspace(1)`, or alone.
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
