package asmtext

import (
	"fmt"
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// operand is an operand as written.
type operand struct {
	amd64.Operand
	width amd64.Width // of a register
	star  bool        // an indirect branch's
	bare  bool        // an expression with nothing around it: memory, or the target of a branch
	val   value       // of bare
	bits  uint8       // of memory in Intel syntax, whose size is written; 0 if it is not
	frame int         // of memory: one more than the object
}

// register is a register with the width that its name denotes.
type register struct {
	reg   amd64.Reg
	width amd64.Width
}

// registers are all registers by name.
var registers = sync.OnceValue(func() map[string]register {
	m := map[string]register{"rip": {amd64.RIP, amd64.W64}}
	for r := amd64.RAX; r <= amd64.R15; r++ {
		for _, w := range [...]amd64.Width{amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
			m[r.Name(w)] = register{r, w}
		}
	}
	for r := amd64.XMM0; r <= amd64.XMM15; r++ {
		m[r.Name(amd64.W128)] = register{r, amd64.W128}
	}
	for r := amd64.AH; r <= amd64.BH; r++ {
		m[r.Name(amd64.W8)] = register{r, amd64.W8}
	}
	return m
})

// FindRegister finds a register by its name without a sign, in either case, and the width that the
// name denotes.
func FindRegister(name string) (r amd64.Reg, w amd64.Width, ok bool) {
	found, ok := registers()[strings.ToLower(name)]
	return found.reg, found.width, ok
}

var segments = map[string]amd64.Seg{"fs": amd64.FS, "gs": amd64.GS, "cs": amd64.CS}

// maxOperands is more than any instruction has.
const maxOperands = 4

// operands reads the operands of an instruction up to the end of the statement.
func (p *parser) operands() ([]operand, error) {
	var list []operand
	p.space()
	if p.done() {
		return nil, nil
	}
	for {
		o, err := p.operand()
		if err != nil {
			return nil, err
		}
		list = append(list, o)
		p.space()
		switch {
		case p.done():
			return list, nil
		case !p.take(','):
			return nil, fmt.Errorf("`%s` after an operand", printable(p.s[p.i:]))
		case len(list) == maxOperands:
			return nil, fmt.Errorf("more than %d operands", maxOperands)
		}
	}
}

func (p *parser) operand() (operand, error) {
	p.space()
	switch {
	case p.take('$'):
		v, err := p.expression(0)
		if err == nil && (v.frame != 0 || v.where || v.minus != amd64.NoSym) {
			err = fmt.Errorf("an address that is not known when it is assembled, as an immediate")
		}
		return operand{Operand: amd64.Operand{Kind: amd64.KindImm, Val: v.n, Sym: v.sym,
			Mod: v.mod}}, err
	case p.take('*'):
		p.space()
		o, err := p.direct()
		o.star = true
		return o, err
	}
	return p.direct()
}

// direct reads a register or memory.
func (p *parser) direct() (operand, error) {
	p.space()
	if p.peek() != '%' {
		return p.memory(amd64.NoSeg)
	}
	p.i++
	name, _, err := p.word()
	if err != nil {
		return operand{}, err
	}
	lower := strings.ToLower(name)
	p.space()
	if p.peek() == ':' {
		p.i++
		seg, ok := segments[lower]
		if !ok && lower != "ds" && lower != "es" && lower != "ss" {
			return operand{}, fmt.Errorf("`%%%s` is not a segment register", name)
		}
		return p.memory(seg)
	}
	r, ok := registers()[lower]
	if !ok || r.reg == amd64.RIP {
		return operand{}, fmt.Errorf("the register `%%%s` is not supported", name)
	}
	return operand{Operand: amd64.R(r.reg), width: r.width}, nil
}

// memory reads disp(base,index,scale), each part of which may be missing.
func (p *parser) memory(seg amd64.Seg) (operand, error) {
	o := operand{Operand: amd64.Operand{Kind: amd64.KindMem, Seg: seg}}
	p.space()
	if !p.atBase() {
		v, err := p.expression(0)
		if err != nil {
			return o, err
		}
		if v.minus != amd64.NoSym {
			return o, fmt.Errorf("a difference of symbols as an address is not supported")
		}
		o.Val, o.Sym, o.Mod, o.frame, o.val = v.n, v.sym, v.mod, v.frame, v
		p.space()
		if !p.atBase() {
			o.bare = seg == amd64.NoSeg
			if v.frame != 0 {
				o.Reg = amd64.RSP
			}
			return o, nil
		}
		if v.frame != 0 {
			return o, fmt.Errorf("a register added to a place in the frame")
		}
		if v.where {
			return o, fmt.Errorf("the address of a local label is not supported")
		}
	}
	p.i++ // the parenthesis
	p.space()
	if p.peek() != ',' {
		r, err := p.addressRegister(&o)
		if err != nil {
			return o, err
		}
		o.Reg = r
	}
	p.space()
	if p.take(',') {
		if err := p.index(&o); err != nil {
			return o, err
		}
	}
	p.space()
	if !p.take(')') {
		return o, fmt.Errorf("an address that is not closed")
	}
	if o.Reg == amd64.RIP && o.Sym == amd64.NoSym && o.Index != amd64.NoReg {
		return o, fmt.Errorf("an index beside `%%rip`")
	}
	return o, nil
}

// index reads index and scale.
func (p *parser) index(o *operand) error {
	p.space()
	if p.peek() == '%' {
		r, err := p.addressRegister(o)
		if err != nil {
			return err
		}
		if r == amd64.RIP {
			return fmt.Errorf("`%%rip` as an index")
		}
		o.Index, o.Scale = r, 1
	}
	p.space()
	if !p.take(',') {
		return nil
	}
	p.space()
	if p.peek() == ')' {
		return nil
	}
	v, err := p.expression(0)
	switch {
	case err != nil:
		return err
	case !v.plain() || v.n != 1 && v.n != 2 && v.n != 4 && v.n != 8:
		return fmt.Errorf("the scale of an index is 1, 2, 4 or 8")
	case o.Index != amd64.NoReg:
		o.Scale = uint8(v.n)
	}
	return nil
}

// atBase reports whether the registers of an address begin here.
func (p *parser) atBase() bool {
	if p.peek() != '(' {
		return false
	}
	rest := strings.TrimLeft(p.s[p.i+1:], " \t\r\v\f")
	return rest != "" && (rest[0] == '%' || rest[0] == ',')
}

// addressRegister reads a register of o's address, and notes its width in o.
func (p *parser) addressRegister(o *operand) (amd64.Reg, error) {
	p.space()
	if !p.take('%') {
		return 0, fmt.Errorf("an address without a register in its parentheses")
	}
	name, _, err := p.word()
	if err != nil {
		return 0, err
	}
	r, ok := registers()[strings.ToLower(name)]
	switch {
	case !ok:
		return 0, fmt.Errorf("the register `%%%s` is not supported", name)
	case !o.addressed(r):
		return 0, fmt.Errorf("the register `%%%s` cannot be part of an address", name)
	}
	return r.reg, nil
}

// addressed reports whether r can be part of the address, and notes its width. The registers of an
// address have the same width.
func (o *operand) addressed(r register) bool {
	narrow := r.width == amd64.W32
	if !r.reg.IsGPR() && (r.reg != amd64.RIP || narrow) || !narrow && r.width != amd64.W64 ||
		(o.Reg != amd64.NoReg || o.Index != amd64.NoReg) && narrow != o.Narrow {
		return false
	}
	o.Narrow = narrow
	return true
}
