package printer

import (
	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Functions are printed side by side into texts of their own. Attribute groups and metadata have
// numbers in the order in which the module needs them, so their places are left open in such a
// text, and filled in when it is its turn.

// hole is a place for a number in the text of a function: that of a group, or of a node.
type hole struct {
	at    int
	group *attrText
	node  *ir.MDNode
}

// leave leaves a hole at the end of the text, and reports whether numbers are filled in later.
func (p *text) leave(group *attrText, node *ir.MDNode) bool {
	if p.leaves {
		p.holes = append(p.holes, hole{len(p.b), group, node})
	}
	return p.leaves
}

// maxBeside is the number of bytes up to which a function's text is kept until its turn. A longer
// function is then printed alone, so that memory does not grow with it.
const maxBeside = 1 << 20

// numberLocals numbers the values of functions that are printed. It is done before, because a
// function may have the address of another's block.
func (p *printer) numberLocals() {
	done := func() error { return nil }
	workers.Inspect(p.m, p.m.Funcs, p.workers, func(*ir.Module) func(*ir.Func) func() error {
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
	if p.w == nil || p.funcs.texts != nil || workers.Number(n, len(p.m.Funcs)) == 1 {
		for _, f := range p.m.Funcs {
			if p.functionAlone(f); p.full {
				return
			}
		}
		return
	}
	workers.Inspect(p.m, p.m.Funcs, n, func(m *ir.Module) func(*ir.Func) func() error {
		o := newPrinter(nil, m, &Options{MaxBytes: maxBeside,
			NoAttributeComments: p.funcs.noComments})
		o.leaves = true
		return func(f *ir.Func) func() error {
			o.b, o.holes, o.full = o.b[:0], o.holes[:0], false
			o.funcs.function(f)
			return func() error {
				if o.full {
					p.functionAlone(f)
				} else {
					p.separate()
					p.fill(o.b, o.holes)
					p.flush(writeChunk)
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

// fill appends a function's text with its numbers.
func (p *printer) fill(text []byte, holes []hole) {
	from := 0
	for _, h := range holes {
		p.b = append(p.b, text[from:h.at]...)
		from = h.at
		if h.node != nil {
			p.md.number(h.node)
			continue
		}
		if h.group.number < 0 {
			h.group.number = p.attrs.number(p.attrs.known(h.group))
		}
		p.uint(uint64(h.group.number))
	}
	p.b = append(p.b, text[from:]...)
}
