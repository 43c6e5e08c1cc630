package verify

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Problem is one rule that a module breaks.
type Problem struct {
	// Severity is Error where LLVM's verifier refuses the module, Warning where its documents
	// demand what no verifier checks.
	Severity source.Severity
	// Code is stable: SP02… for structure, SP03… for the gc intrinsics.
	Code    string
	Message string
	// Notes are further lines, each a sentence.
	Notes []string
	// Func is the function concerned, nil for the module itself.
	Func *ir.Func
	// Value is what breaks the rule: an instruction, block, function or global; nil if there is
	// none.
	Value ir.Value
	// Span is where the text has it, the zero Span for what a pass made.
	Span source.Span

	focus focus
}

// String is the problem in one line, with the function and the value it concerns.
func (p *Problem) String() string {
	s := p.Message
	if p.Func != nil {
		s = "@" + p.Func.Name() + ": " + s
	}
	if in, ok := p.Value.(*ir.Instr); ok {
		s += ": " + in.String()
	}
	return s
}

// Diagnostic is the problem as a message about the text it was read from.
func (p *Problem) Diagnostic() source.Diagnostic {
	d := source.Diagnostic{Severity: p.Severity, Code: p.Code, Span: p.Span, Message: p.Message,
		Notes: p.Notes}
	if p.Span.IsZero() {
		d.Message = p.String()
	}
	return d
}

// report collects what is wrong with a module, and says where.
type report struct {
	focus focus // of the next problem
	// theirs is what LLVM's verifier says of it, where its words are others; "" adds nothing.
	theirs   string
	m        *ir.Module
	meter    *source.Meter
	most     int // problems
	problems []Problem
	f        *ir.Func
	layout   *ir.DataLayout
}

// newReport returns a report about a module, of so many problems at most.
func newReport(m *ir.Module, meter *source.Meter, most int) *report {
	return &report{m: m, meter: meter, most: most}
}

// full reports whether the check is to end: there are problems enough, or the work has met its
// limit.
func (v *report) full() bool { return len(v.problems) >= v.most || v.meter.Done() }

// add adds a problem.
func (v *report) add(p Problem) {
	p.focus, v.focus = v.focus, focus{}
	if v.theirs != "" {
		p.Notes, v.theirs = append(p.Notes, "LLVM's verifier says: "+v.theirs), ""
	}
	if !v.full() {
		p.Func = v.f
		v.problems = append(v.problems, p)
	}
}

// bad reports an instruction.
func (v *report) bad(in *ir.Instr, code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...),
		Value: in, Span: in.Span})
}

func (v *report) badBlock(b *ir.Block, code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...),
		Value: b, Span: b.Span})
}

func (v *report) badFunc(code, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...),
		Value: v.f, Span: v.f.Span})
}

func (v *report) badGlobal(g ir.Named, span source.Span, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: codeGlobal, Value: g, Span: span,
		Message: fmt.Sprintf(format, args...)})
}

// name is a local value's name for a message.
func (v *report) name(val ir.Value) string {
	ir.NumberLocals(v.f)
	return string(ir.AppendValue(nil, v.m, val, false))
}

func (v *report) dataLayout() *ir.DataLayout {
	if v.layout == nil {
		v.layout, _ = ir.NewDataLayout(v.m.DataLayout)
	}
	return v.layout
}
