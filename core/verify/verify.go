package verify

import (
	"context"
	"errors"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
	"statepoint/core/verify/internal/attributes"
	"statepoint/core/verify/internal/collector"
	"statepoint/core/verify/internal/intrinsics"
	"statepoint/core/verify/internal/metadata"
	"statepoint/core/workers"
)

// Options are parameters of the rules. nil means the zero value.
type Options struct {
	// Strategies are the garbage collection strategies that functions may name. nil allows any
	// name.
	Strategies *gc.Registry
	// MaxProblems is the number of problems after which the check ends; 0 means 100.
	MaxProblems int
	// MaxSteps bounds the instructions, operands, constants and metadata nodes visited; 0 means
	// DefaultMaxSteps.
	MaxSteps int64
	// Workers is the number of functions that Module checks at a time; 0 and 1 mean one. The
	// result is the same.
	Workers int
}

// DefaultMaxSteps is the default of Options.MaxSteps.
const DefaultMaxSteps = 1 << 28

// Module checks the rules that hold for every module (LangRef; Statepoints.rst;
// GarbageCollection.rst) and returns the problems, in the order of the module. A module without
// problems is valid. The error is a *source.Limit or the context's own: the check is incomplete.
func Module(ctx context.Context, m *ir.Module, opts *Options) ([]diag.Problem, error) {
	if opts != nil && opts.Workers > 1 && isValid(ctx, m, opts) {
		return nil, nil
	}
	v := newVerifier(ctx, m, opts)
	for _, f := range m.Funcs {
		v.function(f)
	}
	v.globals()
	return v.r.Problems, v.r.Meter.Err()
}

// groupSize is the number of functions that are checked between joins.
const groupSize = 16

// errInvalid ends a check side by side.
var errInvalid = errors.New("the module may be invalid")

// isValid reports whether a check of several functions at a time finds no problem. If it does, or
// takes too many steps, what Module returns must be found in order.
func isValid(ctx context.Context, m *ir.Module, opts *Options) bool {
	c := NewFunctions(ctx, m, opts)
	c.v.globals()
	if len(c.v.r.Problems) > 0 || c.v.r.Meter.Err() != nil {
		return false
	}
	return workers.Inspect(m, m.Funcs, opts.Workers, groupSize,
		func(view *ir.Module) func(*ir.Func) func() error {
			fork := c.Fork(view)
			return func(f *ir.Func) func() error {
				problems, err := fork.Check(f)
				return func() error {
					if len(problems) > 0 || err != nil || !c.Join(fork) {
						return errInvalid
					}
					return nil
				}
			}
		}) == nil
}

// Functions checks single functions as Module does, for callers that get functions one at a time.
type Functions struct{ v *verifier }

// NewFunctions returns a verifier for the functions of a module. opts.MaxSteps applies to all of
// them together.
func NewFunctions(ctx context.Context, m *ir.Module, opts *Options) *Functions {
	return &Functions{newVerifier(ctx, m, opts)}
}

// Check checks one function. The problems are this function's alone.
func (c *Functions) Check(f *ir.Func) ([]diag.Problem, error) {
	v := c.v
	v.r.Problems = nil
	v.function(f)
	return v.r.Problems, v.r.Meter.Err()
}

// Fork returns a verifier for functions that another goroutine checks, in a view of the module.
func (c *Functions) Fork(view *ir.Module) *Functions {
	v := newVerifierWith(view, c.v.r.Meter.Fork(), c.v.opts)
	return &Functions{v}
}

// Join counts the steps that a fork spent checking a function, and resets the fork. It reports
// false if they exceed the limit: the function must be checked again, here.
func (c *Functions) Join(fork *Functions) bool {
	spent := fork.v.r.Meter
	fork.v.r.Meter = c.v.r.Meter.Fork()
	if !c.v.r.Meter.Allows(spent) {
		return false
	}
	c.v.r.Meter.Join(spent)
	return true
}

// verifier walks a module and calls its parts to check it.
type verifier struct {
	r          *diag.Report
	opts       Options
	flow       flowChecks
	values     valueChecks
	phis       phiChecks
	calls      callChecks
	unwind     unwindChecks
	symbols    symbolChecks
	intrinsics *intrinsics.Checks
	collector  *collector.Checks
	attributes *attributes.Checks
	metadata   *metadata.Checks
}

func newVerifier(ctx context.Context, m *ir.Module, opts *Options) *verifier {
	var o Options
	if opts != nil {
		o = *opts
	}
	if o.MaxProblems == 0 {
		o.MaxProblems = 100
	}
	if o.MaxSteps == 0 {
		o.MaxSteps = DefaultMaxSteps
	}
	meter := source.NewMeter(ctx, source.Limit{
		Stage: "the verifier", Unit: "steps", Max: o.MaxSteps, Option: "verify.Options.MaxSteps",
	})
	return newVerifierWith(m, meter, o)
}

func newVerifierWith(m *ir.Module, meter *source.Meter, o Options) *verifier {
	v := &verifier{r: diag.New(m, meter, o.MaxProblems), opts: o}
	v.connect(o.Strategies)
	return v
}
