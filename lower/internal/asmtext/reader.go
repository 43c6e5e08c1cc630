package asmtext

import (
	"strings"

	"statepoint/lower/amd64"
)

// Statement is one statement of a file: its text without comments, whose offsets are those of the
// file.
type Statement struct {
	Text string
	// At is the offset of the statement in the file, Line its line from 1.
	At, Line int
}

// Statements cuts a file into statements. A string or comment without an end is an *Error.
func Statements(text string) ([]Statement, error) {
	list, err := split(text)
	out := make([]Statement, len(list))
	for i, s := range list {
		out[i] = Statement{s.text, s.at, s.line}
	}
	return out, err
}

// Value is the value of an expression in a file: N, plus the address of Sym and minus that of
// Minus, unless those are amd64.NoSym.
type Value struct {
	N          int64
	Sym, Minus amd64.Sym
	Mod        amd64.Mod // how Sym is reached
}

// Number reports whether a value is only a number.
func (v Value) Number() bool { return v.Sym == amd64.NoSym && v.Minus == amd64.NoSym }

// Reader reads the statements of a file one by one. Unlike in inline assembly every name is a
// symbol, including those that begin with .L, numeric labels followed by b or f, and `.`.
type Reader struct {
	// Intel is set if operands are in Intel syntax, registers without a sign.
	Intel bool
	p     parser
}

// NewReader returns a reader that numbers symbols by the function symbol.
func NewReader(symbol func(name string) amd64.Sym) *Reader {
	return &Reader{p: parser{symbol: symbol, prog: new(Program), file: true}}
}

// Begin begins a statement.
func (r *Reader) Begin(s Statement) {
	r.p.at = statement{s.Text, s.Line, s.At}
	r.p.scanner = scanner{s: s.Text}
}

// At is the offset in the file of what is read next.
func (r *Reader) At() int { return r.p.at.at + r.p.i }

// Done skips spaces and reports whether the statement is at its end.
func (r *Reader) Done() bool {
	r.p.space()
	return r.p.done()
}

// Peek skips spaces and returns the next byte, 0 at the end.
func (r *Reader) Peek() byte {
	r.p.space()
	return r.p.peek()
}

// Take skips spaces, and then a byte if it is next.
func (r *Reader) Take(c byte) bool {
	r.p.space()
	return r.p.take(c)
}

// Word reads a name or a number, or a name in quotes; "" if neither is next.
func (r *Reader) Word() (word string, quoted bool, err error) {
	r.p.space()
	return r.p.word()
}

// String reads a string in quotes; ok is false if none is next.
func (r *Reader) String() (text string, ok bool, err error) {
	r.p.space()
	if r.p.peek() != '"' {
		return "", false, nil
	}
	n := quotedEnd(r.p.s[r.p.i:])
	text, err = unquote(r.p.s[r.p.i : r.p.i+n])
	r.p.i += n
	return text, true, err
}

// Until reads up to a comma or space.
func (r *Reader) Until() string {
	r.p.space()
	start := r.p.i
	for !r.p.done() && strings.IndexByte(", \t", r.p.s[r.p.i]) < 0 {
		r.p.i++
	}
	return r.p.s[start:r.p.i]
}

// Skip skips the rest of the statement.
func (r *Reader) Skip() { r.p.i = len(r.p.s) }

// Expression reads an expression.
func (r *Reader) Expression() (Value, error) {
	v, err := r.p.expression(0)
	return Value{v.n, v.sym, v.minus, v.mod}, err
}

// Instruction reads an instruction, whose first word has been read, with its prefixes. The result
// is the instruction, preceded by prefixes that cannot be part of it; it is valid until the next
// call.
func (r *Reader) Instruction(word string) ([]Item, error) {
	p := &r.p
	p.prog.Items = p.prog.Items[:0]
	var prefix prefixes
	lower := strings.ToLower(word)
	for prefix.add(lower) {
		if r.Done() {
			err := p.lonely(prefix)
			return p.prog.Items, err
		}
		var err error
		if lower, _, err = p.word(); err != nil {
			return nil, err
		}
		lower = strings.ToLower(lower)
	}
	if lower == "rex64" {
		if err := p.emit(amd64.Ins(amd64.Data, amd64.W8, amd64.I(0x48)), 0); err != nil {
			return nil, err
		}
		if r.Done() {
			return p.prog.Items, nil
		}
		next, _, err := p.word()
		if err != nil {
			return nil, err
		}
		lower = strings.ToLower(next)
	}
	if r.Intel {
		err := p.intel(lower, prefix)
		return p.prog.Items, err
	}
	err := p.instruction(lower, prefix)
	return p.prog.Items, err
}
