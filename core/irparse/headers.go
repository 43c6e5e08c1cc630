package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// headerForm is what the parser read in the header of a definition, apart from the function's name.
// Most functions of a module share a few forms, and comparing texts is faster than parsing them.
type headerForm struct {
	// before is the text between define and the name, after the text between the name and the first
	// token that does not belong to the header.
	before, after string
	dialect       ir.Dialect
	space         uint32 // the address space of functions, by the data layout
	funcType      *ir.Type
	info          ir.GlobalInfo
	cc            ir.CallConv
	ret, attrs    *ir.AttrSet // attrs only if there are no groups
	gc            string
	personality   *ir.Func
	// gcSpan and the spans in params, tail and marks are relative to the end of the name. marks are
	// those after the name's own.
	gcSpan source.Span
	params []param
	tail   headerTail
	marks  []ir.Mark
}

// mostForms is the number of forms that are kept. A new form replaces the oldest.
const mostForms = 16

// newHeader reads the header of a definition, and keeps its form.
func (p *funcReader) newHeader() (*ir.Func, []param) {
	start, said, marked := p.Start, len(p.list.Items), p.marked()
	f, params := p.header()
	personality, plain := f.Personality.(*ir.Func)
	if f.Personality == nil {
		plain = true
	}
	if f.Name() == "" || len(p.list.Items) != said || !p.endsHeader() || !plain ||
		f.Comdat != nil || f.Prefix != nil || f.Prologue != nil {
		return f, params
	}
	end := int(f.Span.End)
	form := headerForm{before: p.Src[start:f.Span.Start], after: p.Src[end:p.Start],
		dialect: p.m.Dialect, space: p.globals.programSpace, funcType: f.FuncType,
		info: f.GlobalInfo, cc: f.CC, ret: f.Ret, gc: f.GC, personality: personality, tail: p.tail}
	if len(p.tail.groups) == 0 {
		form.attrs = f.Attrs
	}
	form.gcSpan = source.Span{Start: f.GCSpan.Start - f.Span.End, End: f.GCSpan.End - f.Span.End}
	form.params = shifted(nil, params, -f.Span.End)
	form.tail.groups = shiftedGroups(p.tail.groups, -f.Span.End)
	if p.marks != nil {
		form.marks = shiftedMarks(nil, (*p.marks)[marked+1:], -f.Span.End)
	}
	if len(p.forms) < mostForms {
		p.forms = append(p.forms, headerForm{})
	}
	copy(p.forms[1:], p.forms)
	p.forms[0] = form
	return f, params
}

// marked is the number of marks so far.
func (p *reader) marked() int {
	if p.marks == nil {
		return 0
	}
	return len(*p.marks)
}

// headerAgain reads a header whose form is known. If no known form matches, it returns nil and
// consumes nothing.
func (p *funcReader) headerAgain() (*ir.Func, []param) {
	start := p.Start
	for i := range p.forms {
		form := &p.forms[i]
		rest, same := strings.CutPrefix(p.Src[start:], form.before)
		if !same || rest == "" || rest[0] != '@' {
			continue
		}
		save := p.Scanner
		p.End = start + len(form.before)
		if p.Next(); p.Kind == scan.Global {
			span := p.Span()
			f, _ := p.m.Lookup(p.names.name()).(*ir.Func)
			if f != nil && f.Span.IsZero() && p.endsAfter(form) {
				f.Span = span
				return f, p.withForm(f, form)
			}
		}
		p.Scanner = save
	}
	return nil, nil
}

// endsAfter reports whether the text after the name, the current token, is that of a form. If so,
// it continues at the end of the header.
func (p *funcReader) endsAfter(form *headerForm) bool {
	if form.dialect != p.m.Dialect || form.space != p.globals.programSpace ||
		!strings.HasPrefix(p.Src[p.End:], form.after) {
		return false
	}
	at := p.End + len(form.after)
	if at == len(p.Src) || p.Src[at] != '{' && p.Src[at] != '!' {
		return false
	}
	p.End = at
	p.Next()
	return p.endsHeader()
}

// endsHeader reports whether the current token begins a body, or the metadata before it.
func (p *funcReader) endsHeader() bool { return p.Is('{') || p.Kind == scan.Meta }

// withForm gives a function a form.
func (p *funcReader) withForm(f *ir.Func, form *headerForm) []param {
	f.FuncType, f.GlobalInfo, f.CC, f.Ret, f.GC = form.funcType, form.info, form.cc, form.ret,
		form.gc
	if f.GC != "" {
		at := f.Span.End
		f.GCSpan = source.Span{Start: form.gcSpan.Start + at, End: form.gcSpan.End + at}
	}
	if form.personality != nil {
		f.Personality = form.personality
	}
	if p.marks != nil {
		p.mark(f.Span, f.ID(), ir.MarkDef)
		*p.marks = shiftedMarks(*p.marks, form.marks, f.Span.End)
	}
	if len(form.tail.groups) == 0 {
		f.Attrs = form.attrs
	} else {
		tail := form.tail
		tail.groups = shiftedGroups(tail.groups, f.Span.End)
		p.endHeader(f, &tail)
	}
	p.params = shifted(p.params[:0], form.params, f.Span.End)
	p.addArgs(f, p.params)
	return p.params
}

// shifted appends parameters whose spans are moved.
func shifted(to, params []param, by source.Pos) []param {
	for _, at := range params {
		at.span.Start += by
		at.span.End += by
		to = append(to, at)
	}
	return to
}

func shiftedGroups(groups []groupUse, by source.Pos) (to []groupUse) {
	for _, g := range groups {
		g.span.Start += by
		g.span.End += by
		to = append(to, g)
	}
	return to
}

func shiftedMarks(to, marks []ir.Mark, by source.Pos) []ir.Mark {
	for _, m := range marks {
		m.Start += by
		m.End += by
		to = append(to, m)
	}
	return to
}
