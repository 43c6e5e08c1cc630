package irparse

import (
	"math/big"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/core/source"
)

// intConst reads a decimal integer of type t.
func (p *constReader) intConst(t *ir.Type) ir.Value {
	if !t.IsInteger() {
		d := source.Diagnostic{Code: codeConstant, Span: p.Span(),
			Message: "the integer " + quote(p.Text()) + " cannot have type " + t.String()}
		if t.IsFloat() {
			d.Suggestion = p.Text() + ".0"
		} else if p.Text() == "0" {
			d.Suggestion = zeroOf(t)
		}
		p.fail(d)
	}
	w := p.Text()
	digits, negative := w, false
	if w[0] == '-' {
		digits, negative = w[1:], true
	}
	if len(digits) <= 18 {
		n := uint64(0)
		for i := range len(digits) {
			n = n*10 + uint64(digits[i]-'0')
		}
		if negative {
			n = -n
		}
		p.checkRange(n, negative, t, p.Span())
		p.Next()
		if t.Bits > 64 {
			return ir.BigConst(t, big.NewInt(int64(n)))
		}
		return ir.IntConst(t, n)
	}
	if len(digits) > maxDigits {
		p.failf(codeNumber, p.Span(), "a number of %s is too long",
			source.Count(len(digits), "digit"))
	}
	n, ok := new(big.Int).SetString(w, 10)
	if !ok {
		p.expected("an integer")
	}
	p.Next()
	return ir.BigConst(t, n)
}

// maxDigits bounds the length of a number; converting one takes more than linear time.
const maxDigits = 1 << 16

// hexIntConst reads u0x… or s0x….
func (p *constReader) hexIntConst(t *ir.Type) ir.Value {
	w := p.Text()
	n, ok := new(big.Int), false
	if len(w) < maxDigits {
		n, ok = n.SetString(w[3:], 16)
	}
	if !ok {
		p.failf(codeNumber, p.Span(), "malformed hexadecimal integer")
	}
	if !t.IsInteger() {
		p.failf(codeConstant, p.Span(), "the integer %s cannot have type %s", quote(w), t)
	}
	// the highest set bit is the sign, as in LLVM
	if bits := n.BitLen(); w[0] == 's' {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
		if bits == 0 {
			n.SetInt64(0)
		}
	}
	p.Next()
	return ir.BigConst(t, n)
}

type floatKey struct {
	t    *ir.Type
	text string
}

// floatConst reads a float of type t in decimal or hexadecimal, and converts it to the form that
// LLVM prints.
func (p *constReader) floatConst(t *ir.Type) ir.Value {
	w := p.Text()
	if c := p.floats[floatKey{t, w}]; c != nil {
		p.Next()
		return c
	}
	if !t.IsFloat() {
		p.failf(codeConstant, p.Span(), "the number %s cannot have type %s", quote(w), t)
	}
	text, problem := floats.Canonical(t, w)
	if problem != "" {
		p.failf(codeConstant, p.Span(), "%s", problem)
	}
	p.Next()
	c := p.float(floatKey{t, text})
	p.floats[floatKey{t, w}] = c
	return c
}

// float is the float with a form.
func (p *constReader) float(k floatKey) *ir.Const {
	if p.floats == nil {
		p.floats = map[floatKey]*ir.Const{}
	}
	c := p.floats[k]
	switch {
	case c != nil:
		return c
	case p.outer != nil:
		p.outer.mu.Lock()
		defer p.outer.mu.Unlock()
		c = p.outer.consts.float(k)
	default:
		c = ir.NewConst(k.t, ir.ConstFloat)
		c.Text = k.text
	}
	p.floats[k] = c
	return c
}
