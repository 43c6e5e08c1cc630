package filetest

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"statepoint/core/source"
)

// result is the result of a case.
type result struct {
	section []section
	// text is the text to which the diagnostics refer.
	text  *source.Text
	diags []source.Diagnostic
	// below are further comments under lines of the text, by their number from 0.
	below map[int][]string
	// wrong are findings that no expectation may allow.
	wrong []string
}

// errors reports whether a module is refused.
func (r *result) errors() bool {
	return slices.ContainsFunc(r.diags, func(d source.Diagnostic) bool {
		return d.Severity == source.Error
	})
}

var (
	caretLine  = regexp.MustCompile(`^;(~+|[ \t]*\^~*)$`)
	saidLine   = regexp.MustCompile(`^; (error|warning|note): `)
	detailLine = regexp.MustCompile(`^;   (expected |did you mean |note: )`)
	belowLine  = regexp.MustCompile(`^; (live|poll): `)
)

// annotated is the number of leading lines that are an expectation.
func annotated(lines []string) int {
	n := 0
	if caretLine.MatchString(lines[0]) && len(lines) > 1 {
		n = 1
	}
	switch {
	case saidLine.MatchString(lines[n]):
	case n == 0 && belowLine.MatchString(lines[0]):
		return 1
	default:
		return 0
	}
	for n++; n < len(lines) && detailLine.MatchString(lines[n]); n++ {
	}
	return n
}

// annotate returns the text with its diagnostics under its lines.
func (r *result) annotate(text string) []string {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	under := make([][]string, len(lines))
	for n, l := range r.below {
		under[n] = append(under[n], l...)
	}
	diags := slices.Clone(r.diags)
	slices.SortStableFunc(diags, func(a, b source.Diagnostic) int {
		return int(a.Span.Start) - int(b.Span.Start)
	})
	for i := range diags {
		d := &diags[i]
		n := len(lines) - 1
		if !d.Span.IsZero() && r.text != nil {
			at := r.text.Position(d.Span.Start)
			n = min(at.Line, len(lines)) - 1
			under[n] = append(under[n], caret(lines[n], at.Column, d.Span.Len()))
		}
		under[n] = append(under[n], message(d)...)
	}
	var out []string
	for i, l := range lines {
		out = append(append(out, l), under[i]...)
	}
	return out
}

// caret marks a part of the line above it, from a column counted from 1.
func caret(line string, column, length int) string {
	start := min(column-1, len(line))
	length = max(1, utf8.RuneCountInString(line[start:min(len(line), start+max(1, length))]))
	if start == 0 {
		return ";" + strings.Repeat("~", max(1, length-1))
	}
	indent := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, line[:start])
	return ";" + strings.TrimPrefix(indent, " ") + "^" + strings.Repeat("~", length-1)
}

// message is a diagnostic without its position.
func message(d *source.Diagnostic) []string {
	one := func(s string) string { return strings.ReplaceAll(s, "\n", " ") }
	first := "; " + d.Severity.String() + ": " + one(d.Message)
	if d.Code != "" {
		first += " [" + d.Code + "]"
	}
	out := []string{first}
	if d.Expected != "" {
		out = append(out, ";   expected "+one(d.Expected))
	}
	if d.Suggestion != "" {
		out = append(out, ";   did you mean `"+one(d.Suggestion)+"`?")
	}
	for _, n := range d.Notes {
		out = append(out, ";   note: "+one(n))
	}
	return out
}
