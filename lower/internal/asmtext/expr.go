package asmtext

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
)

// The marks in a text for operands that have no text yet.
const (
	markStart  = 1
	markEnd    = 2
	frameMark  = 'f'
	symbolMark = 's'
)

// FrameMark is the text for the memory at a frame object, given by its number from 0.
func FrameMark(object int) string { return mark(frameMark, object) }

// SymbolMark is the text for the address of a symbol.
func SymbolMark(s amd64.Sym) string { return mark(symbolMark, int(s)) }

func mark(kind byte, n int) string {
	return string([]byte{markStart, kind}) + strconv.Itoa(n) + string(rune(markEnd))
}

// value is the value of an expression: a number, added to a symbol, a frame object or a label if
// there is one.
type value struct {
	n     int64
	sym   amd64.Sym
	mod   amd64.Mod
	minus amd64.Sym // a symbol that is subtracted, in a file
	frame int       // one more than the object
	label amd64.Label
	where bool // label is set
}

// plain reports whether a value is only a number.
func (v *value) plain() bool {
	return v.sym == amd64.NoSym && v.minus == amd64.NoSym && v.frame == 0 && !v.where
}

// maxDepth bounds the nesting of expressions.
const maxDepth = 64

// expression reads an expression with the precedences of the GNU assembler: shifts and products
// bind tighter than bit operations, which bind tighter than sums.
func (p *parser) expression(depth int) (value, error) { return p.binary(depth, 0) }

// levels are the operators, loosest binding first.
var levels = [...]string{"+-", "|&^", "*/<>"}

func (p *parser) binary(depth, level int) (value, error) {
	if level == len(levels) {
		return p.unary(depth)
	}
	x, err := p.binary(depth, level+1)
	for err == nil {
		p.space()
		op := p.peek()
		if op == 0 || strings.IndexByte(levels[level], op) < 0 {
			return x, nil
		}
		p.i++
		if (op == '<' || op == '>') && !p.take(op) {
			return x, fmt.Errorf("`%c` is not an operator", op)
		}
		var y value
		if y, err = p.binary(depth, level+1); err != nil {
			break
		}
		x, err = p.combine(x, y, op)
	}
	return x, err
}

// combine applies an operator; only sums, and in a file differences of two symbols, may have
// operands other than numbers.
func (p *parser) combine(x, y value, op byte) (value, error) {
	switch {
	case p.file && op == '-' && x.minus == amd64.NoSym && y.minus == amd64.NoSym &&
		x.sym != amd64.NoSym && y.sym != amd64.NoSym && x.mod == 0 && y.mod == 0:
		x.n, x.minus = x.n-y.n, y.sym
		return x, nil
	case op == '+' && x.plain():
		y.n += x.n
		return y, nil
	case (op == '+' || op == '-') && y.plain():
		if op == '-' {
			y.n = -y.n
		}
		x.n += y.n
		return x, nil
	case !x.plain() || !y.plain():
		return x, fmt.Errorf("addresses can only have a number added to them")
	}
	switch op {
	case '|':
		x.n |= y.n
	case '&':
		x.n &= y.n
	case '^':
		x.n ^= y.n
	case '*':
		x.n *= y.n
	case '<':
		x.n <<= uint64(y.n)
	case '>':
		x.n = int64(uint64(x.n) >> uint64(y.n))
	case '/':
		if y.n == 0 {
			return x, fmt.Errorf("a division by zero")
		}
		x.n /= y.n
	}
	return x, nil
}

func (p *parser) unary(depth int) (value, error) {
	if depth > maxDepth {
		return value{}, fmt.Errorf("more than %d parentheses and signs in one another", maxDepth)
	}
	p.space()
	c := p.peek()
	switch c {
	case '-', '+', '~':
		p.i++
		v, err := p.unary(depth + 1)
		if err == nil && c != '+' && !v.plain() {
			err = fmt.Errorf("an address has no `%c`", c)
		}
		if c == '-' {
			v.n = -v.n
		} else if c == '~' {
			v.n = ^v.n
		}
		return v, err
	case '(':
		p.i++
		v, err := p.expression(depth + 1)
		p.space()
		if err == nil && !p.take(')') {
			err = fmt.Errorf("a parenthesis that is not closed")
		}
		return v, err
	case '\'':
		return p.character()
	case markStart:
		return p.marked()
	}
	return p.primary()
}

// character reads 'a or '\n, with or without a second quote.
func (p *parser) character() (value, error) {
	p.i++
	c := p.peek()
	p.i++
	if c == '\\' && !p.done() {
		var ok bool
		if c, ok = escapes[p.peek()]; !ok {
			return value{}, fmt.Errorf("`\\%c` is not a character", p.peek())
		}
		p.i++
	}
	if p.i > len(p.s) {
		return value{}, fmt.Errorf("a character is missing")
	}
	p.take('\'')
	return value{n: int64(c)}, nil
}

// marked reads a mark.
func (p *parser) marked() (value, error) {
	rest := p.s[p.i+1:]
	end := strings.IndexByte(rest, markEnd)
	if end < 2 {
		return value{}, fmt.Errorf("a control character")
	}
	n, err := strconv.ParseUint(rest[1:end], 10, 31)
	p.i += end + 2
	switch {
	case err != nil:
	case rest[0] == frameMark && n < 1<<30:
		return value{frame: int(n) + 1}, nil
	case rest[0] == symbolMark && n > 0:
		return p.modified(amd64.Sym(n))
	}
	return value{}, fmt.Errorf("a control character")
}

// primary reads a number, a symbol or a label.
func (p *parser) primary() (value, error) {
	word, quoted, err := p.word()
	if err != nil {
		return value{}, err
	}
	if word == "" {
		if p.done() {
			return value{}, fmt.Errorf("something is missing at the end")
		}
		return value{}, fmt.Errorf("`%s` is neither a number nor a name", printable(p.s[p.i:]))
	}
	if quoted || !isDigit(word[0]) {
		if word == "." && !quoted && !p.file {
			return value{},
				fmt.Errorf("the address of the instruction itself, `.`, is not supported")
		}
		if strings.HasPrefix(word, ".L") && !p.file {
			l, err := p.refer(word, 0)
			return value{label: l, where: true}, err
		}
		if p.symbol == nil {
			return value{}, fmt.Errorf("the symbol `%s`", word)
		}
		return p.modified(p.symbol(word))
	}
	last := word[len(word)-1]
	if digits := word[:len(word)-1]; (last == 'b' || last == 'f') && digits != "" &&
		strings.Trim(digits, "0123456789") == "" {
		if p.file {
			return value{sym: p.symbol(canonicalNumber(digits) + string(last))}, nil
		}
		l, err := p.refer(canonicalNumber(digits), last)
		return value{label: l, where: true}, err
	}
	n, err := number(word)
	return value{n: n}, err
}

var mods = map[string]amd64.Mod{
	"plt": amd64.ModPLT, "gotpcrel": amd64.ModGOTPCREL, "tpoff": amd64.ModTPOFF,
	"gottpoff": amd64.ModGOTTPOFF,
	"dtpoff":   amd64.ModDTPOFF, "tlsgd": amd64.ModTLSGD, "tlsld": amd64.ModTLSLD,
}

// modified reads the modifier after an @ after a symbol.
func (p *parser) modified(s amd64.Sym) (value, error) {
	v := value{sym: s}
	if !p.take('@') {
		return v, nil
	}
	word, _, err := p.word()
	if err != nil {
		return v, err
	}
	m, ok := mods[strings.ToLower(word)]
	if !ok {
		return v, fmt.Errorf("`@%s` is not supported", word)
	}
	v.mod = m
	return v, nil
}
