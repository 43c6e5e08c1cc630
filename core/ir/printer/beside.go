package printer

import (
	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Bodies are printed side by side into texts of their own. Attribute groups and metadata have
// numbers in the order in which the module needs them, and a body may have the address of a block
// of another function, so their places are left open in such a text, and filled in when it is its
// turn.

// hole is a place in the text of a body: for the number of a group or of a node, or for the address
// of a block.
type hole struct {
	at      int
	group   *attrText
	node    *ir.MDNode
	address *ir.Const
}

// leave leaves a hole at the end of the text, and reports whether holes are filled in later.
func (p *text) leave(h hole) bool {
	if p.leaves {
		h.at = len(p.b)
		p.holes = append(p.holes, h)
	}
	return p.leaves
}

// maxBeside is the number of bytes up to which the text of a body is kept until its turn. A longer
// body is then printed alone, so that memory does not grow with it.
const maxBeside = 1 << 20

// newBodyPrinter returns a printer of bodies of functions of a view of a module.
func newBodyPrinter(view *ir.Module) *printer {
	p := newPrinter(nil, view, &Options{MaxBytes: maxBeside})
	p.leaves = true
	return p
}

// bodyAlone prints nothing but the body of a function, and reports whether it is short enough to
// be kept.
func (p *printer) bodyAlone(f *ir.Func) bool {
	p.b, p.holes, p.full = p.b[:0], p.holes[:0], false
	p.pairs.run = pairRun{between: p.pairs.run.between} // of values that may have been released
	if !f.IsDeclaration() {
		p.funcs.body(f)
		p.flush(0)
	}
	return !p.full
}

// numberLocals numbers the values of functions that are printed. It is done before, because a
// function may have the address of another's block.
func (p *printer) numberLocals() {
	const size = 64 // of groups
	done := func() error { return nil }
	workers.Inspect(p.m, p.m.Funcs, p.workers, size, func(*ir.Module) func(*ir.Func) func() error {
		return func(f *ir.Func) func() error {
			if !p.funcs.texts.knows(f) {
				ir.NumberLocals(f)
			}
			return done
		}
	})
}

// functions prints all functions, up to n side by side.
func (p *printer) functions(n int) {
	if p.early != nil {
		p.functionsEarly()
		return
	}
	if p.w == nil || p.funcs.texts != nil || workers.Number(n, len(p.m.Funcs)) == 1 {
		for _, f := range p.m.Funcs {
			if p.functionAlone(f); p.full {
				return
			}
		}
		return
	}
	workers.Inspect(p.m, p.m.Funcs, n, 1, func(m *ir.Module) func(*ir.Func) func() error {
		o := newBodyPrinter(m)
		return func(f *ir.Func) func() error {
			short := o.bodyAlone(f)
			return func() error {
				if short {
					p.functionWith(f, o.b, o.holes)
				} else {
					p.functionAlone(f)
				}
				if p.full {
					return p.limit()
				}
				return nil
			}
		}
	})
}

// functionAlone prints a function after the text so far.
func (p *printer) functionAlone(f *ir.Func) {
	p.separate()
	p.funcs.function(f)
	p.flush(writeChunk)
}

// functionWith prints a function with the text of its body after the text so far.
func (p *printer) functionWith(f *ir.Func, body []byte, holes []hole) {
	p.separate()
	p.funcs.head(f)
	p.fill(body, holes)
	p.c('\n')
	p.flush(writeChunk)
}

// fill appends the text of a body and fills its holes.
func (p *printer) fill(text []byte, holes []hole) {
	from := 0
	for i := range holes {
		h := &holes[i]
		p.b = append(p.b, text[from:h.at]...)
		from = h.at
		switch {
		case h.address != nil:
			if h.address.Kind == ir.ConstBlockAddress {
				h.address.FinishDeadAddress(p.m.Types)
			}
			p.consts.constant(h.address)
		case h.node != nil:
			p.md.number(h.node)
		default:
			if h.group.number < 0 {
				h.group.number = p.attrs.number(p.attrs.known(h.group))
			}
			p.uint(uint64(h.group.number))
		}
	}
	p.b = append(p.b, text[from:]...)
}
