package passes

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/rewrite"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/place"
	"statepoint/core/passes/prepare"
	"statepoint/core/passes/roots"
	"statepoint/core/passes/safepointir"
)

// Passes lists the passes that every pipeline knows, in their usual order. The pass of package
// prepare is not among them, because the page does not need it at first: a program passes it to
// ParsePipeline, like its own passes. The list is returned by a function instead of being a
// variable, so that a program that runs no passes does not link them.
func Passes() []pass.Pass {
	return []pass.Pass{
		{Name: options.Mem2Reg, Function: true, About: "turns stack slots into values in SSA form",
			Run: promoteSlots},
		{Name: options.SROA, Function: true, About: "does the same for each scalar in slots of " +
			"structs and arrays", Run: divideSlots, With: divideSlotsWith,
			Default: "modify-cfg"},
		{Name: options.PlaceSafepoints, Function: true, About: "inserts safepoint polls at " +
			"function entries and loop back edges", Run: place.Run},
		{Name: options.RewriteStatepoints, About: "makes every call a statepoint and relocates " +
			"what is live across it", Run: rewrite.Run, Finishes: true},
		{Name: options.StripRelocates, Function: true,
			About: "replaces each gc.relocate by the " +
				"pointer that it relocates", Run: rewrite.StripRelocates},
		{Name: options.ReferencesToRoots, Ours: true, Parameter: "STRATEGY",
			About: "keeps references in roots of llvm.gcroot instead of statepoints, for " +
				"STRATEGY (" + rewrite.DefaultRootStrategy + ")",
			Run: rewrite.ToRoots(""), With: rewrite.ToRoots},
		{Name: options.RootsToReferences, Ours: true, Parameter: "STRATEGY",
			About: "turns roots of llvm.gcroot into references in SSA form, for STRATEGY (" +
				roots.DefaultReferenceStrategy + ")",
			Run: roots.ToReferences(""), With: roots.ToReferences},
		{Name: options.Barriers, Ours: true, Function: true, About: "gives loads and stores of " +
			"references in objects the barriers of their strategy, after " +
			"rewrite-statepoints-for-gc; code generation does so where no pass did",
			Run: barriers.Run},
		{Name: options.LowerGC, Function: true, About: "lowers llvm.gcread and llvm.gcwrite to " +
			"loads and stores, and initialises the roots of llvm.gcroot", Run: roots.LowerBarriers},
		{Name: options.LowerShadowStack, About: "links the roots of llvm.gcroot into a list that " +
			"the program maintains", Run: roots.LowerShadowStack},
		{Name: options.Verify, About: "checks that the IR is well formed", Run: verifyIR},
		{Name: options.VerifySafepoints, Function: true, About: "checks that no pointer is used " +
			"unrelocated after a safepoint", Run: safepointir.Run},
	}
}

// Pipeline is a declared list of passes with their options.
type Pipeline struct {
	Passes []pass.Pass
	// Text is the list in the form of -passes, with function passes in function(…).
	Text string
	// Mixed is the name of a module pass in a list that begins with a function pass, which LLVM
	// refuses; "" if there is none.
	Mixed   string
	Options pass.Options
	// Before is called before every pass, unless it is nil.
	Before func(p *pass.Pass, m *ir.Module)
	// After is called after every pass, unless it is nil; an error from it ends the run.
	After func(p *pass.Pass, m *ir.Module, why *pass.Explanation) error
	// own are passes that a pipeline may name besides those in Passes.
	own []pass.Pass
	// Partial is set if other tools continue with the module: they may still turn calls into
	// statepoints, so the run does not warn about calls that are not statepoints.
	Partial bool
	// VerifyEach runs the IR verifier after every pass.
	VerifyEach bool
	// Finished is called for each function with a body, in the order of the module, when no pass
	// will use it again, unless Finished is nil. The last pass may still have other functions to
	// do, so a caller that releases bodies (ir.Func.Release) never holds the whole rewritten module
	// in memory. An error from it ends the run.
	Finished func(f *ir.Func) error
	// Workers is the maximum number of functions that are checked in parallel, and that
	// RewriteStatepointsForGC rewrites in parallel; 0 and 1 mean one at a time. The result is the
	// same. If Finished is set, workers must also finish functions, through Finisher.
	Workers  int
	Finisher pass.Finisher
}

// NewPipeline returns a pipeline of the named passes with default options. ParsePipeline also takes
// passes that are not in Passes: a program's own, and prepare.Pass, which makes references.
func NewPipeline(names ...string) (*Pipeline, error) {
	return ParsePipeline(strings.Join(names, ","))
}

// Run runs the passes in order on a module and returns their findings, sorted by position, even if
// it returns an error. An error names the pass and, if it is an *Unsupported, the position in the
// text; the module may then be half rewritten.
func (p *Pipeline) Run(ctx context.Context, m *ir.Module) (findings.List, error) {
	var found findings.List
	err := p.run(ctx, m, &found)
	found.Sort()
	found.Cap()
	return found, err
}

func (p *Pipeline) run(ctx context.Context, m *ir.Module, found *findings.List) error {
	o := &p.Options
	o.Workers = p.Workers
	if err := p.inspect(ctx, m, found); err != nil {
		return err
	}
	if p.Finished != nil && p.Finisher == nil {
		o.Workers = 1
	}
	finishes := false                    // by a pass
	var missing *safepointir.Unrelocated // nil if nothing is
	if p.Has(options.RewriteStatepoints) {
		o.Names = rewrite.NamesOfHiding(m)
	} else if !p.Partial {
		missing = safepointir.FindUnrelocated(m, o, len(p.Passes) > 0,
			func(in *ir.Instr) bool { return rewrite.NeedsStatepoint(o, in) })
	}
	for i := range p.Passes {
		next := &p.Passes[i]
		if err := ctx.Err(); err != nil {
			return err
		}
		if i == len(p.Passes)-1 && next.Finishes && !p.VerifyEach {
			o.Finished, o.Finisher, finishes = p.Finished, p.Finisher, true
		}
		if p.Before != nil {
			p.Before(next, m)
		}
		why, err := next.Run(ctx, m, o)
		o.Finished, o.Finisher = nil, nil
		if why != nil {
			for i := range why.Findings {
				if why.Findings[i].Code != pass.CodeNoPoll || !o.PollsIfDefined {
					found.Add(why.Findings[i])
				}
			}
		}
		if err != nil {
			return fmt.Errorf("%s: %w", next.Name, err)
		}
		edit.FinishDeadAddresses(m)
		if p.VerifyEach && next.Name != options.Verify {
			if _, err := verifyIR(ctx, m, o); err != nil {
				return fmt.Errorf("the module is broken after %s: %w", next.Name, err)
			}
		}
		if p.After != nil {
			if err := p.After(next, m, why); err != nil {
				return err
			}
		}
	}
	if missing != nil {
		if err := missing.Find(ctx, m, o, found); err != nil {
			return err
		}
	}
	if finishes {
		return nil
	}
	o.Finished, o.Finisher = p.Finished, p.Finisher
	err := pass.FinishAll(m, o)
	o.Finished, o.Finisher = nil, nil
	return err
}

// IsForLLVM reports whether LLVM has all passes of the list.
func (p *Pipeline) IsForLLVM() bool {
	return !slices.ContainsFunc(p.Passes, func(q pass.Pass) bool { return q.Ours })
}

// Has reports whether the pipeline has a pass.
func (p *Pipeline) Has(name string) bool {
	for i := range p.Passes {
		if p.Passes[i].Name == name {
			return true
		}
	}
	return false
}

// inspect checks a module, as it was read, for findings that belong to no pass.
func (p *Pipeline) inspect(ctx context.Context, m *ir.Module, found *findings.List) error {
	o := &p.Options
	roots.FindUndeclared(m, o, found)
	checks := []pass.Check{rewrite.FindPlain(m, o)}
	if gc.DeclaresStatepoints(m) {
		if !p.Has(options.VerifySafepoints) { // which stops at the first use, or prints all of them
			checks = append(checks, safepointir.FindStale(o))
		}
		if !o.PrintOnly { // which is for LLVM's own text
			checks = append(checks, rewrite.CheckGiven(m, o))
		}
	}
	if err := pass.Inspect(ctx, m, o, m.Definitions(), found, checks...); err != nil {
		return err
	}
	if !p.Has(options.MakeReferences) {
		prepare.FindUncollected(ctx, m, o, found)
		prepare.Advise(m, o, *found)
	}
	return nil
}
