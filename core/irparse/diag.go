package irparse

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// bailout is panicked with to abandon the current entity after its error is recorded. Only recovery
// catches it, at the next instruction or top-level entity.
type bailout struct{}

// maxErrors is the number of errors after which the reader stops.
const maxErrors = 100

// enough reports whether the limit of errors is reached.
func (p *reader) enough() bool { return p.errors >= maxErrors }

func (p *reader) report(d source.Diagnostic) {
	p.concernsMore()
	if p.apart {
		p.refuse()
	}
	if p.enough() || p.meter.Done() {
		return
	}
	p.list.Add(d)
	if d.Severity != source.Error {
		return
	}
	if p.errors++; p.errors == maxErrors {
		p.list.Add(source.Diagnostic{
			Severity: source.Note, Code: codeTooMany, Span: d.Span,
			Message: "there are " + itoa(maxErrors) + " errors up to here; reading stops",
		})
		p.End = len(p.Src)
	}
}

// fail reports an error and abandons the current entity.
func (p *reader) fail(d source.Diagnostic) {
	d.Severity = source.Error
	p.report(d)
	panic(bailout{})
}

func (p *reader) failf(code string, span source.Span, format string, args ...any) {
	p.fail(source.Diagnostic{Code: code, Span: span, Message: fmt.Sprintf(format, args...)})
}

// errorf reports an error; reading continues.
func (p *reader) errorf(code string, span source.Span, format string, args ...any) {
	p.report(source.Diagnostic{Severity: source.Error, Code: code, Span: span,
		Message: fmt.Sprintf(format, args...)})
}

// note reports a construct that LLVM would not accept. why is a sentence.
func (p *reader) note(code string, span source.Span, message, why string) {
	p.concernsMore()
	if p.noted >= maxErrors {
		return
	}
	p.noted++
	p.report(source.Diagnostic{Severity: source.Note, Code: code, Span: span, Message: message,
		Notes: []string{why}})
}

// expected fails at the current token.
func (p *reader) expected(what string) {
	d := source.Diagnostic{Code: codeSyntax, Span: p.Span(), Expected: what}
	switch p.Kind {
	case scan.EOF:
		d.Message = "the text ends here"
	case scan.Bad:
		p.failBadByte()
	default:
		d.Message = "unexpected " + quote(p.Text())
	}
	p.fail(d)
}

// expectedHere is expected for something that may be missing at the end of a line: the message is
// then there and not at the next line.
func (p *reader) expectedHere(what string) {
	if p.Kind != scan.EOF && p.Kind != scan.Bad && !p.onSameLine() && p.PrevEnd > 0 {
		end := source.Pos(p.PrevEnd)
		p.fail(source.Diagnostic{Code: codeSyntax, Span: source.Span{Start: end, End: end},
			Message: "the line is incomplete", Expected: what})
	}
	p.expected(what)
}

func (p *reader) failBadByte() {
	c := p.Src[p.Start]
	switch {
	case c == '"' || p.End == len(p.Src) && strings.IndexByte(p.Text(), '"') >= 0:
		p.failf(codeBadByte, source.Span{Start: source.Pos(p.Start), End: source.Pos(p.Start + 1)},
			"string without a closing quote")
	case c == '/' && strings.HasPrefix(p.Src[p.Start:], "/*"):
		p.failf(codeBadByte, source.Span{Start: source.Pos(p.Start), End: source.Pos(p.Start + 2)},
			"comment without a closing `*/`")
	case c == '\\':
		p.fail(source.Diagnostic{Code: codeBadByte, Span: p.Span(),
			Message: `unexpected character '\\'`,
			Notes: []string{"Before LLVM 3.0, `\\2` was the " +
				"type that encloses this one twice; give that type a name, and use the name."}})
	case c == 0:
		p.failf(codeBadByte, p.Span(), "NUL byte in the text")
	case c == '%' || c == '@':
		p.failf(codeSyntax, p.Span(), "%q without a name", c)
	case c >= 0x80:
		p.failf(codeBadByte, p.Span(),
			"byte 0x%02X outside of a string: names with such characters are written in quotes", c)
	default:
		p.failf(codeBadByte, p.Span(), "unexpected character %q", rune(c))
	}
}

// quote shows a piece of the text in a message.
var quote = source.Quote

// nearest is source.Nearest over candidates in a fixed order.
func nearest(word string, candidates []string) string {
	slices.Sort(candidates)
	return source.Nearest(word, candidates)
}

// maxCandidates bounds the names that are compared for suggestions, in all messages of a text
// together.
const maxCandidates = 500_000

// suggesting reports whether the limit allows a search for a suggestion among n names.
func (p *reader) suggesting(n int) bool {
	if p.compared+n > maxCandidates {
		return false
	}
	p.compared += n
	return true
}

// guarded runs read, and skip after a bailout.
func (p *reader) guarded(read, skip func()) {
	defer func() {
		if r := recover(); r != nil {
			if _, ours := r.(bailout); !ours {
				panic(r)
			}
			p.depth = 0
			skip()
		}
	}()
	read()
}
