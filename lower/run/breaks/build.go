package breaks

import (
	"context"
	"errors"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/lower"
	"statepoint/lower/run"
)

// Subject is a program that can be made again, whole or broken.
type Subject struct {
	// Module makes the module as the passes leave it, the same every time, with what it says to who
	// runs it.
	Module func() (*ir.Module, *run.Surface, error)
	// Lower says how it is compiled, Run how it runs.
	Lower lower.Options
	Run   run.Options
	// Entry is called with Arguments, as run.Program.Arguments reads them.
	Entry     string
	Arguments []string
	// MaxSteps bounds how far each run is looked at, 0 for DefaultMaxSteps.
	MaxSteps uint64
}

// DefaultMaxSteps is how far runs are looked at unless told otherwise.
const DefaultMaxSteps = 1 << 20

// Build is a program that was compiled.
type Build struct {
	Module  *ir.Module
	Surface *run.Surface
	Result  *lower.Result
	// Damage is what is to be done to it in memory.
	Damage []run.Damage
	// stores and stored are Edit's.
	stores [2]ir.ID
	stored ir.ID
}

// NewBuild is a module that was compiled as a site breaks it: edit is what EditModule gave. With a
// nil site it is whole.
func NewBuild(m *ir.Module, surface *run.Surface, res *lower.Result, site *Site,
	edit Edit) *Build {
	b := &Build{Module: m, Surface: surface, Result: res, stores: edit.stores,
		stored: edit.stored}
	if site != nil {
		b.Damage = site.Damage()
	}
	return b
}

// Build compiles the program; with a site, broken there. If the verifier refuses the broken module,
// the error is ErrRefused.
func (s *Subject) Build(ctx context.Context, site *Site) (*Build, []Notice, error) {
	m, surface, err := s.Module()
	if err != nil {
		return nil, nil, err
	}
	var edit Edit
	var notices []Notice
	if site != nil {
		if edit, err = site.EditModule(m, s.Lower.Strategies); err != nil {
			return nil, nil, err
		}
		if site.Kind.OfModule() {
			notices, err = Verify(ctx, m, s.Lower.Strategies)
			if err != nil {
				return nil, notices, err
			}
		}
	}
	how := s.Lower
	how.Detail, how.Verified = true, true
	res, err := lower.Compile(ctx, m, how)
	if err != nil {
		return nil, notices, err
	}
	if site != nil {
		err = site.EditResult(res)
	}
	return NewBuild(m, surface, res, site, edit), notices, err
}

// Sites are the places where the program can be broken.
func (s *Subject) Sites(ctx context.Context) ([]Site, error) {
	b, _, err := s.Build(ctx, nil)
	if err != nil {
		return nil, err
	}
	return Sites(b.Module, b.Result, s.Lower.Strategies), nil
}

// Verify asks the verifiers what they say of a broken module. If the verifier of IR refuses it, so
// that nothing can be compiled, the error is ErrRefused.
func Verify(ctx context.Context, m *ir.Module, strategies *gc.Registry) ([]Notice, error) {
	var notices []Notice
	verdict, err := verify.Diagnose(ctx, m, nil)
	var list *source.List
	if err != nil && !errors.As(err, &list) {
		return nil, err
	}
	for i := range verdict.Items {
		if d := &verdict.Items[i]; d.Severity == source.Error {
			return []Notice{{By: Verifier, Text: d.Message}}, ErrRefused
		}
	}
	check, err := passes.NewPipeline(options.VerifySafepoints)
	if err != nil {
		return nil, err
	}
	check.Options.PrintOnly, check.Options.Strategies = true, strategies
	check.After = func(_ *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		at := map[ir.ID]*ir.Instr{}
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for in := b.First(); in != nil; in = in.Next() {
					at[in.ID()] = in
				}
			}
		}
		for _, v := range why.Violations {
			use := at[v.Use]
			if use == nil || v.Operand >= use.NumOps() {
				continue
			}
			n := Notice{By: SafepointVerifier, IDs: []ir.ID{v.Use, v.Value, v.Safepoint},
				Text: "`" + operand(use.Operand(v.Operand)) + "` may be stale in `" +
					use.String() + "`"}
			// A call that both passes the value and lists it uses it twice.
			if !slices.ContainsFunc(notices, func(o Notice) bool { return o.Text == n.Text }) {
				notices = append(notices, n)
			}
		}
		return nil
	}
	_, err = check.Run(ctx, m)
	return notices, err
}

// ErrRefused says that the verifier refuses the broken module.
var ErrRefused = errors.New("the verifier refuses the module")

// load puts a build into a machine, as Build.Options says.
func (s *Subject) load(b *Build, opt run.Options, site *Site) (*run.Program, error) {
	opt = b.Options(opt, site)
	opt.Out, opt.Err, opt.Trace = nil, nil, nil
	return run.Load(b.Result.Object, opt)
}
