package printer

import (
	"io"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
)

// text is the output so far, and the options that affect all of it.
type text struct {
	b      []byte
	m      *ir.Module
	opaque bool
	layout *datalayout.Layout
	marks  *[]ir.Mark
	// only is Options.Only, and brief is set while another function is printed.
	only  *ir.Func
	brief bool
	// arguments is PrintOptions.Arguments.
	arguments func(*ir.Instr) bool
	// w is WriteModule's writer; begun is set once something has been written.
	w        io.Writer
	behind   *behind // with several workers
	writeErr error
	begun    bool
	// max is PrintOptions.MaxBytes, and written is the number of bytes written to w.
	max, written int
	full         bool
	// leaves is set if places for numbers are left open, as holes.
	leaves bool
	holes  []hole
}

func (p *text) dataLayout() *datalayout.Layout {
	if p.layout == nil {
		p.layout, _ = datalayout.Parse(p.m.DataLayout)
	}
	return p.layout
}

func (p *text) s(s string)      { p.b = append(p.b, s...) }
func (p *text) c(c byte)        { p.b = append(p.b, c) }
func (p *text) typ(t *ir.Type)  { p.b = ir.AppendType(p.b, t) }
func (p *text) uint(n uint64)   { p.b = strconv.AppendUint(p.b, n, 10) }
func (p *text) quoted(s string) { p.b = ir.AppendQuoted(p.b, s) }

// mark records the text from start as belonging to a value. Offsets are wrong once WriteModule has
// written, but it records no marks.
func (p *text) mark(start int, id provenance.ID, role ir.MarkRole) {
	if p.marks != nil && id != 0 && (!p.brief || definesIn(role)) {
		*p.marks = append(*p.marks, ir.Mark{Start: int32(start), End: int32(len(p.b)), ID: id,
			Role: role})
	}
}

// definesIn reports whether a mark is kept in functions without all marks.
func definesIn(role ir.MarkRole) bool {
	return role == ir.MarkDef || role == ir.MarkLabel || role == ir.MarkFunc
}

// flush writes the buffered text if it has at least the given number of bytes and there is a
// writer. Past the limit nothing is kept.
func (p *text) flush(least int) {
	if p.max > 0 && p.written+len(p.b) > p.max {
		p.full = true
		p.b = p.b[:max(p.max+1-p.written, 0)]
	}
	if p.w == nil || len(p.b) <= least {
		return
	}
	p.written += len(p.b)
	p.begun = true
	if p.behind != nil {
		p.b = p.behind.write(p.b)
		return
	}
	if p.writeErr == nil {
		_, p.writeErr = p.w.Write(p.b)
	}
	p.b = p.b[:0]
}

// separate begins a section with an empty line. LLVM prints one even at the very start; we do not.
func (p *text) separate() {
	if len(p.b) > 0 || p.begun {
		p.c('\n')
	}
}
