package views

import (
	"strings"
	"unicode/utf8"

	"statepoint/core/irparse/highlight"
	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// sheet writes a text view word by word, with the item that each word names.
type sheet struct {
	doc    report.Doc
	b      strings.Builder
	tokens []report.Token
	line   int // where the current line begins
	links  *explore.LinkTable
}

// prose writes words without an id.
func (s *sheet) prose(text string) {
	if text != "" {
		s.token(text, report.TokenComment)
	}
}

func (s *sheet) token(text string, kind report.TokenKind) {
	at := int32(s.b.Len())
	s.b.WriteString(text)
	s.tokens = append(s.tokens, report.Token{Start: at, End: int32(s.b.Len()), Kind: kind})
}

// thing writes the name of an item, and marks it.
func (s *sheet) thing(id provenance.ID) {
	label, text, kind := "something", "", report.TokenKeyword
	if l := s.links.Get(id); l != nil {
		label = l.Label
		if word := l.Text.String(); word != "" {
			text = " " + word
		}
		if l.Named {
			switch l.Kind {
			case provenance.KindFunction, provenance.KindGlobal:
				kind = report.TokenGlobal
			case provenance.KindBlock:
				kind = report.TokenLabel
			default:
				kind = report.TokenValue
			}
		}
	}
	at := int32(s.b.Len())
	s.token(label, kind)
	s.doc.Marks = append(s.doc.Marks, report.Mark{Start: at, End: int32(s.b.Len()), ID: uint32(id),
		Role: report.RoleUse})
	s.prose(text)
}

// code writes the IR of an instruction, and marks it.
func (s *sheet) code(id provenance.ID, text string) {
	at := int32(s.b.Len())
	tokens, _ := highlight.Tokens(text)
	for _, t := range tokens {
		s.tokens = append(s.tokens, report.Token{Start: at + t.Start, End: at + t.End,
			Kind: explore.TokenKinds[t.Kind]})
	}
	s.b.WriteString(text)
	s.doc.Marks = append(s.doc.Marks, report.Mark{Start: at, End: int32(s.b.Len()),
		ID: uint32(s.links.CallOf(id)), Role: report.RoleUse})
}

// column writes spaces up to a column, at least two.
func (s *sheet) column(n int) {
	have := utf8.RuneCountInString(s.b.String()[s.line:])
	s.b.WriteString(strings.Repeat(" ", max(2, n-have)))
}

// end ends a line, of a class if it is not 0.
func (s *sheet) end(class report.Class) {
	s.b.WriteByte('\n')
	s.line = s.b.Len()
	s.doc.Gutter = append(s.doc.Gutter, "")
	if class != 0 {
		s.doc.Lines = append(s.doc.Lines, report.LineClass{Line: int32(len(s.doc.Gutter)),
			Class: class})
	}
}

// finish returns the doc.
func (s *sheet) finish() *report.Doc {
	s.doc.Text = s.b.String()
	s.doc.Tokens = report.PackTokens(s.tokens)
	return &s.doc
}
