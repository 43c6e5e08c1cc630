package verify

import (
	"context"
	"fmt"

	"statepoint/core/gc"
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

// Options say what the rules need to know from outside. nil is the zero value.
type Options struct {
	// Strategies are the garbage collection strategies whose names functions may give. With nil any
	// name may stand there.
	Strategies *gc.Registry
	// MaxProblems ends the check after so many; 0 means 100.
	MaxProblems int
	// MaxSteps bounds the instructions, operands, constants and metadata nodes looked at; 0 means
	// DefaultMaxSteps.
	MaxSteps int64
}

// DefaultMaxSteps bounds the work of the verifier unless Options say otherwise.
const DefaultMaxSteps = 1 << 28

// Module checks the rules that hold for every module (LangRef; Statepoints.rst;
// GarbageCollection.rst) and returns what breaks them, in the order of the module. No problem means
// the module is valid. The error says that the check did not come to its end: it is a
// *source.Limit, or the context's own.
func Module(ctx context.Context, m *ir.Module, opts *Options) ([]Problem, error) {
	v := newVerifier(ctx, m, opts)
	for _, f := range m.Funcs {
		v.function(f)
	}
	v.globals()
	return v.problems, v.meter.Err()
}

// A Functions checks single functions of a module as Module does, for a caller that has them only
// in turn.
type Functions struct{ v *verifier }

// NewFunctions returns a verifier for the functions of a module. All of them together may take
// opts.MaxSteps.
func NewFunctions(ctx context.Context, m *ir.Module, opts *Options) *Functions {
	return &Functions{newVerifier(ctx, m, opts)}
}

// Check checks one function. The problems are this function's alone.
func (c *Functions) Check(f *ir.Func) ([]Problem, error) {
	v := c.v
	v.problems = nil
	// passes have made instructions since
	if missing := int(v.m.LastID()) + 1 - len(v.flow.order); missing > 0 {
		v.flow.order = append(v.flow.order, make([]int32, missing)...)
	}
	v.function(f)
	return v.problems, v.meter.Err()
}

// verifier goes through a module and has its parts check it.
type verifier struct {
	report
	flow       flowChecks
	kinds      valueChecks
	phis       phiChecks
	calls      callChecks
	unwind     unwindChecks
	intrinsics intrinsicChecks
	gc         gcChecks
	symbols    symbolChecks
	attrs      attrChecks
	meta       metadataChecks
	module     moduleChecks
}

func newVerifier(ctx context.Context, m *ir.Module, opts *Options) *verifier {
	v := &verifier{}
	v.connect()
	v.m, v.flow.order = m, make([]int32, m.LastID()+1)
	if opts != nil {
		v.opts = *opts
	}
	if v.opts.MaxProblems == 0 {
		v.opts.MaxProblems = 100
	}
	if v.opts.MaxSteps == 0 {
		v.opts.MaxSteps = DefaultMaxSteps
	}
	v.meter = source.NewMeter(ctx, source.Limit{
		Stage: "the verifier", Unit: "steps", Max: v.opts.MaxSteps,
		Option: "verify.Options.MaxSteps",
	})
	return v
}

// full reports whether the check is to end: there are problems enough, or the work has met its
// limit.
func (v *report) full() bool { return len(v.problems) >= v.opts.MaxProblems || v.meter.Done() }

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
