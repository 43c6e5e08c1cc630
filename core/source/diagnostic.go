package source

import (
	"fmt"
	"sort"
	"strings"
)

// Severity says how much a diagnostic matters.
type Severity uint8

// The severities, mildest first.
const (
	Note Severity = iota
	Warning
	Error
)

// String is the word before a message: "note", "warning" or "error".
func (s Severity) String() string {
	switch s {
	case Note:
		return "note"
	case Warning:
		return "warning"
	}
	return "error"
}

// Diagnostic is a message about a position in a text.
type Diagnostic struct {
	Severity Severity
	// Code is a stable name such as "SP0102" under which the message can be looked up; "" if it has
	// none.
	Code string
	// Span is the offending text; the zero Span if the whole text is meant.
	Span Span
	// Message says what is wrong, in one clause without a full stop.
	Message string
	// Expected says what was expected, "" if unknown.
	Expected string
	// Suggestion is replacement text for Span, "" if none is near.
	Suggestion string
	// Notes are further lines, each a sentence.
	Notes []string
	// Aborts says that LLVM's tools abort at this error; the first note is what they print.
	Aborts bool
}

// List is a run's diagnostics. It is an error when it holds one of severity Error.
type List struct {
	// Text is the text that they are about, nil for a module that was not read from a text.
	Text  *Text
	Items []Diagnostic
}

// NewList returns an empty list of diagnostics about a text.
func NewList(t *Text) *List { return &List{Text: t} }

// Add appends a diagnostic.
func (l *List) Add(d Diagnostic) { l.Items = append(l.Items, d) }

// Errorf appends an error without a code, at a span.
func (l *List) Errorf(s Span, format string, args ...any) {
	l.Add(Diagnostic{Severity: Error, Span: s, Message: fmt.Sprintf(format, args...)})
}

// Codef appends an error with a code, at a span.
func (l *List) Codef(code string, s Span, format string, args ...any) {
	l.Add(Diagnostic{Severity: Error, Code: code, Span: s, Message: fmt.Sprintf(format, args...)})
}

// HasErrors reports whether any diagnostic is an Error.
func (l *List) HasErrors() bool {
	for i := range l.Items {
		if l.Items[i].Severity == Error {
			return true
		}
	}
	return false
}

// Err returns the list as an error, or nil if it holds none.
func (l *List) Err() error {
	if l == nil || !l.HasErrors() {
		return nil
	}
	return l
}

// Sort orders the diagnostics by position, keeping the order of those at one place.
func (l *List) Sort() {
	sort.SliceStable(l.Items, func(i, j int) bool {
		return l.Items[i].Span.Start < l.Items[j].Span.Start
	})
}

// Error renders the whole list, as Render does.
func (l *List) Error() string {
	var b strings.Builder
	l.Render(&b)
	return strings.TrimSuffix(b.String(), "\n")
}

// Render writes every diagnostic as `name:line:column: error: message`, the line of text, and a
// caret with a wavy line under the offending part. A diagnostic without a position is written
// without line and column; in a list without a text the name is also omitted.
func (l *List) Render(b *strings.Builder) {
	for i := range l.Items {
		l.renderOne(b, &l.Items[i])
	}
}

func (l *List) renderOne(b *strings.Builder, d *Diagnostic) {
	placed := l.Text != nil && !d.Span.IsZero()
	var at Position
	switch {
	case placed:
		at = l.Text.Position(d.Span.Start)
		fmt.Fprintf(b, "%s:%d:%d: ", l.Text.Name, at.Line, at.Column)
	case l.Text != nil:
		b.WriteString(l.Text.Name + ": ")
	}
	fmt.Fprintf(b, "%s: %s", d.Severity, d.Message)
	if d.Code != "" {
		fmt.Fprintf(b, " [%s]", d.Code)
	}
	b.WriteByte('\n')
	if placed {
		writeExcerpt(b, l.Text.Line(at.Line), at.Column, d.Span.Len())
	}
	if d.Expected != "" {
		fmt.Fprintf(b, "  expected %s\n", d.Expected)
	}
	if d.Suggestion != "" {
		fmt.Fprintf(b, "  did you mean `%s`?\n", d.Suggestion)
	}
	for _, n := range d.Notes {
		fmt.Fprintf(b, "  note: %s\n", n)
	}
}

// excerptWidth bounds the part of a line that a message shows, in bytes: a minified module is one
// line.
const excerptWidth = 160

// writeExcerpt shows a line and marks length bytes from a column counted from 1. Tabs are kept in
// the mark's indent so that the caret stands under its text; control characters are shown as "·".
func writeExcerpt(b *strings.Builder, line string, column, length int) {
	start := 0
	if column-1 > excerptWidth/2 {
		start = column - 1 - excerptWidth/2
	}
	end := min(len(line), start+excerptWidth)
	shown := strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' || r == 0x7f {
			return '·'
		}
		return r
	}, strings.ToValidUTF8(line[min(start, end):end], "·"))
	b.WriteString(shown)
	b.WriteByte('\n')
	for i, r := range line[min(start, end):end] {
		if start+i >= column-1 {
			break
		}
		if r == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	b.WriteByte('^')
	for i := 1; i < length && column-1+i < end; i++ {
		b.WriteByte('~')
	}
	b.WriteByte('\n')
}
