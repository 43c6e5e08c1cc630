package breaks

import (
	"context"
	"errors"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/lower"
	"statepoint/lower/run"
)

// Subject is a program that can be built repeatedly, whole or broken.
type Subject struct {
	// Module builds the module as the passes leave it, the same every time, with its surface for
	// the runtime.
	Module func() (*ir.Module, *run.Surface, error)
	// Lower says how it is compiled, Run how it runs.
	Lower lower.Options
	Run   run.Options
	// Entry is called with Arguments, as run.Program.Arguments reads them.
	Entry     string
	Arguments []string
	// MaxSteps bounds the steps of each run that are examined, 0 for DefaultMaxSteps.
	MaxSteps uint64
}

// DefaultMaxSteps is the default of Subject.MaxSteps.
const DefaultMaxSteps = 1 << 20

// Build is a program that was compiled.
type Build struct {
	Module  *ir.Module
	Surface *run.Surface
	Result  *lower.Result
	// Damage is what the break changes in memory.
	Damage []run.Damage
	// stores and stored are Edit's.
	stores [2]provenance.ID
	stored provenance.ID
}

// NewBuild returns a compiled module, broken at a site: edit is the result of EditModule. With a
// nil site the build is whole.
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
	m, surface, err := s.module()
	if err != nil {
		return nil, nil, err
	}
	var edit Edit
	var notices []Notice
	if site != nil {
		edit, notices, err = site.EditVerified(ctx, m, s.Lower.Strategies)
		if err != nil {
			return nil, notices, err
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

// module is the module with the barriers of its strategies, which can be broken like those written
// by hand.
func (s *Subject) module() (*ir.Module, *run.Surface, error) {
	m, surface, err := s.Module()
	if err != nil {
		return nil, nil, err
	}
	placer := barriers.NewPlacer(m, s.Lower.Strategies)
	for _, f := range slices.Clone(m.Funcs) {
		if err := placer.Function(f, &pass.Explanation{}); err != nil {
			return nil, nil, err
		}
	}
	return m, surface, nil
}

// Sites returns the sites where the program can be broken.
func (s *Subject) Sites(ctx context.Context) ([]Site, error) {
	b, _, err := s.Build(ctx, nil)
	if err != nil {
		return nil, err
	}
	return Sites(b.Module, b.Result, s.Lower.Strategies), nil
}

// EditVerified is EditModule with what the verifiers find in the broken module and did not find in
// the unbroken one. If the IR verifier refuses it, so that it cannot be compiled, the error is
// ErrRefused.
func (s *Site) EditVerified(ctx context.Context, m *ir.Module,
	strategies *gc.Registry) (edit Edit, notices []Notice, err error) {
	if !s.Kind.OfModule() {
		edit, err = s.EditModule(m, strategies)
		return edit, nil, err
	}
	before, err := staleUses(ctx, m, strategies)
	if err != nil {
		return edit, nil, err
	}
	if edit, err = s.EditModule(m, strategies); err != nil {
		return edit, nil, err
	}
	verdict, err := verify.Diagnose(ctx, m, nil)
	var list *source.List
	if err != nil && !errors.As(err, &list) {
		return edit, nil, err
	}
	for i := range verdict.Items {
		if d := &verdict.Items[i]; d.Severity == source.Error {
			return edit, []Notice{{By: Verifier, Text: d.Message}}, ErrRefused
		}
	}
	after, err := staleUses(ctx, m, strategies)
	known := map[staleUse]bool{}
	for _, u := range before {
		known[u.staleUse] = true
	}
	for _, u := range after {
		// A call that both passes the value and lists it uses it twice.
		if !known[u.staleUse] && !slices.ContainsFunc(notices, func(o Notice) bool {
			return o.Text == u.notice.Text
		}) {
			notices = append(notices, u.notice)
		}
	}
	return edit, notices, err
}

// staleUse is a use of a value that may be stale, by their ids.
type staleUse struct{ value, use provenance.ID }

// noticedUse is one with its notice.
type noticedUse struct {
	staleUse
	notice Notice
}

// staleUses are the findings of the safepoint verifier.
func staleUses(ctx context.Context, m *ir.Module, strategies *gc.Registry) (all []noticedUse,
	err error) {
	check, err := passes.NewPipeline(options.VerifySafepoints)
	if err != nil {
		return nil, err
	}
	check.Options.PrintOnly, check.Options.Strategies = true, strategies
	check.After = func(_ *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		if len(why.Violations) == 0 {
			return nil
		}
		print := printer.Instrs(m)
		at := map[provenance.ID]*ir.Instr{}
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
			all = append(all, noticedUse{staleUse{v.Value, v.Use}, Notice{By: SafepointVerifier,
				IDs:  []provenance.ID{v.Use, v.Value, v.Safepoint},
				Text: StaleText(operand(use.Operand(v.Operand)), print(use))}})
		}
		return nil
	}
	_, err = check.Run(ctx, m)
	return all, err
}

// StaleText says that an instruction uses a value that may be stale.
func StaleText(value, use string) string {
	return "`" + value + "` may be stale in `" + use + "`"
}

// ErrRefused says that the verifier refuses the broken module.
var ErrRefused = errors.New("the verifier refuses the module")

// load loads a build into a machine, with Build.Options.
func (s *Subject) load(b *Build, opt run.Options, site *Site) (*run.Program, error) {
	opt = b.Options(opt, site)
	opt.Out, opt.Err, opt.Trace = nil, nil, nil
	return run.Load(b.Result.Object, opt)
}
