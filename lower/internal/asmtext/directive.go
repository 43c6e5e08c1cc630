package asmtext

import (
	"fmt"

	"statepoint/lower/amd64"
)

// dataWidths are the directives for numbers.
var dataWidths = map[string]amd64.Width{
	".byte": amd64.W8, ".1byte": amd64.W8, ".short": amd64.W16, ".word": amd64.W16,
	".value": amd64.W16, ".hword": amd64.W16, ".2byte": amd64.W16,
	".long": amd64.W32, ".int": amd64.W32, ".4byte": amd64.W32, ".quad": amd64.W64,
	".8byte": amd64.W64,
}

// directive reads a directive.
func (p *parser) directive(name string) error {
	if w, ok := dataWidths[name]; ok {
		return p.data(w)
	}
	switch name {
	case ".ascii", ".asciz", ".string":
		return p.strings(name != ".ascii")
	case ".zero", ".skip", ".space":
		return p.zeros()
	case ".att_syntax", ".code64", ".text":
		p.space()
		if w, _, _ := p.word(); w != "" && !(name == ".att_syntax" && w == "prefix") {
			return fmt.Errorf("the directive `%s` with an operand is not supported", name)
		}
		return p.finished()
	case ".align", ".balign", ".p2align":
		return p.align(name == ".p2align")
	}
	return fmt.Errorf("the directive `%s` is not supported", name)
}

// maxAlign is the largest alignment of code, in bytes: that of functions.
const maxAlign = 16

// align reads an alignment, in bytes or as an exponent of two, the fill value, which must be that
// of nops, and the maximum number of bytes.
func (p *parser) align(power bool) error {
	v, err := p.expression(0)
	if err != nil {
		return err
	}
	n := v.n
	if power && 0 <= n && n < 32 {
		n = 1 << n
	} else if power {
		n = 0
	}
	if !v.plain() || n <= 0 || n&(n-1) != 0 || n > maxAlign {
		return fmt.Errorf("an alignment that is not of 1, 2, 4, 8 or %d bytes is not supported",
			maxAlign)
	}
	in := amd64.Ins(amd64.Pad, amd64.W0, amd64.I(n))
	p.space()
	if p.take(',') {
		p.space()
		if p.peek() != ',' && !p.done() {
			fill, err := p.expression(0)
			if err != nil {
				return err
			}
			if !fill.plain() || fill.n != 0x90 {
				return fmt.Errorf("alignment with anything but nops is not supported")
			}
		}
		p.space()
		if p.take(',') {
			limit, err := p.expression(0)
			if err != nil {
				return err
			}
			if !limit.plain() || limit.n < 0 {
				return fmt.Errorf("a limit of bytes that is not a number")
			}
			if limit.n > 0 && limit.n < n-1 {
				in.Args[1] = amd64.I(limit.n)
			}
		}
	}
	if err := p.finished(); err != nil {
		return err
	}
	if n > 1 {
		p.prog.Items = append(p.prog.Items, Item{Inst: in, Line: p.at.line})
	}
	return nil
}

// finished reports an error if a statement has more operands.
func (p *parser) finished() error {
	p.space()
	if !p.done() {
		return fmt.Errorf("`%s` at the end", printable(p.s[p.i:]))
	}
	return nil
}

// data emits numbers.
func (p *parser) data(w amd64.Width) error {
	for {
		v, err := p.expression(0)
		if err != nil {
			return err
		}
		if v.frame != 0 || v.where {
			return fmt.Errorf("an address that is not known when it is assembled, as data")
		}
		if err := p.emit(amd64.Ins(amd64.Data, w,
			amd64.Operand{Kind: amd64.KindImm, Val: v.n, Sym: v.sym, Mod: v.mod}), 0); err != nil {
			return err
		}
		p.space()
		if !p.take(',') {
			return p.finished()
		}
		if len(p.prog.Items) > MaxItems {
			return nil // which is an error
		}
	}
}

// strings emits the bytes of strings.
func (p *parser) strings(zero bool) error {
	for {
		p.space()
		if p.peek() != '"' {
			return fmt.Errorf("no string after it")
		}
		n := quotedEnd(p.s[p.i:])
		text, err := unquote(p.s[p.i : p.i+n])
		if err != nil {
			return err
		}
		p.i += n
		if zero {
			text += "\x00"
		}
		for i := range len(text) {
			if err := p.emit(amd64.Ins(amd64.Data, amd64.W8, amd64.I(int64(text[i]))), 0); err !=
				nil {
				return err
			}
		}
		p.space()
		if !p.take(',') {
			return p.finished()
		}
	}
}

// zeros emits a number of bytes, zeros unless the directive gives another value.
func (p *parser) zeros() error {
	count, err := p.expression(0)
	if err != nil {
		return err
	}
	var fill value
	p.space()
	if p.take(',') {
		if fill, err = p.expression(0); err != nil {
			return err
		}
	}
	switch {
	case !count.plain() || !fill.plain():
		return fmt.Errorf("a number of bytes that is not a number")
	case count.n < 0 || count.n > MaxItems:
		return fmt.Errorf("%d bytes are not supported", count.n)
	}
	for range count.n {
		if err := p.emit(amd64.Ins(amd64.Data, amd64.W8, amd64.I(int64(uint8(fill.n)))), 0); err !=
			nil {
			return err
		}
	}
	return p.finished()
}
