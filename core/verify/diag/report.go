package diag

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

// Problem is one rule that a module breaks.
type Problem struct {
	// Severity is Error if LLVM's verifier refuses the module, Warning for a rule that is only in
	// its documents.
	Severity source.Severity
	// Code is stable: SP02… for structure, SP03… for the gc intrinsics.
	Code    string
	Message string
	// Notes are further lines, each a sentence.
	Notes []string
	// Func is the function concerned, nil for the module itself.
	Func *ir.Func
	// Value is the instruction, block, function or global that breaks the rule; nil if there is
	// none.
	Value ir.Value
	// Span is its position in the text, zero if a pass created it.
	Span source.Span

	focus focus
}

// String returns the problem in one line, with the function and the value concerned.
func (p *Problem) String() string {
	s := p.Message
	if p.Func != nil {
		s = "@" + p.Func.Name() + ": " + s
	}
	if in, ok := p.Value.(*ir.Instr); ok {
		s += ": " + printer.Instr(in)
	}
	return s
}

// Diagnostic returns the problem as a diagnostic about the text of the module.
func (p *Problem) Diagnostic() source.Diagnostic {
	d := source.Diagnostic{Severity: p.Severity, Code: p.Code, Span: p.Span, Message: p.Message,
		Notes: p.Notes}
	if p.Span.IsZero() {
		d.Message = p.String()
	}
	return d
}

// Report collects the problems of a module. Callers set F to the function that they check.
type Report struct {
	M     *ir.Module
	F     *ir.Func // the function being checked, nil outside of functions
	Meter *source.Meter
	// Problems are those found so far.
	Problems []Problem
	// LLVMSays is LLVM's wording of the next problem, if it differs; "" adds nothing.
	LLVMSays string

	most   int   // problems
	focus  focus // of the next problem
	layout *datalayout.Layout
}

// New returns a report for a module, with at most the given number of problems.
func New(m *ir.Module, meter *source.Meter, most int) *Report {
	return &Report{M: m, Meter: meter, most: most}
}

// Theirs sets LLVM's wording of the next problem.
func (r *Report) Theirs(words string) *Report {
	r.LLVMSays = words
	return r
}

// Full reports whether the check must end: it found enough problems or met its limit.
func (r *Report) Full() bool { return len(r.Problems) >= r.most || r.Meter.Done() }

// Add adds a problem.
func (r *Report) Add(p Problem) {
	p.focus, r.focus = r.focus, focus{}
	if r.LLVMSays != "" {
		p.Notes, r.LLVMSays = append(p.Notes, "LLVM's verifier says: "+r.LLVMSays), ""
	}
	if !r.Full() {
		p.Func = r.F
		r.Problems = append(r.Problems, p)
	}
}

// Bad reports an instruction.
func (r *Report) Bad(in *ir.Instr, code, format string, args ...any) {
	r.bad(in, in.Span, code, format, args...)
}

// BadBlock reports a block.
func (r *Report) BadBlock(b *ir.Block, code, format string, args ...any) {
	r.bad(b, b.Span, code, format, args...)
}

// BadFunc reports the function being checked.
func (r *Report) BadFunc(code, format string, args ...any) {
	r.bad(r.F, r.F.Span, code, format, args...)
}

// BadGlobal reports a global value.
func (r *Report) BadGlobal(g ir.Named, span source.Span, format string, args ...any) {
	r.bad(g, span, Global, format, args...)
}

func (r *Report) bad(val ir.Value, span source.Span, code, format string, args ...any) {
	r.Add(Problem{Severity: source.Error, Code: code, Message: fmt.Sprintf(format, args...),
		Value: val, Span: span})
}

// Name is the name of a local value, for a message.
func (r *Report) Name(val ir.Value) string {
	ir.NumberLocals(r.F)
	return printer.Operand(r.M, val)
}

// DataLayout returns the module's data layout.
func (r *Report) DataLayout() *datalayout.Layout {
	if r.layout == nil {
		r.layout, _ = datalayout.Parse(r.M.DataLayout)
	}
	return r.layout
}
