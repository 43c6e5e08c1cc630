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
	"statepoint/core/source"
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
			"structs and arrays", Run: divideSlots, With: divideSlotsWith},
		{Name: options.PlaceSafepoints, Function: true, About: "inserts safepoint polls at " +
			"function entries and loop back edges", Run: place.Run},
		{Name: options.RewriteStatepoints, About: "makes every call a statepoint and relocates " +
			"what is live across it", Run: rewrite.Run, Finishes: true},
		{Name: options.StripRelocates, Function: true,
			About: "replaces each gc.relocate by the " +
				"pointer that it relocates", Run: rewrite.StripRelocates},
		{Name: options.ReferencesToRoots, Parameter: "STRATEGY",
			About: "keeps references in roots of llvm.gcroot instead of statepoints, for " +
				"STRATEGY (" + rewrite.DefaultRootStrategy + ")",
			Run: rewrite.ToRoots(""), With: rewrite.ToRoots},
		{Name: options.RootsToReferences, Parameter: "STRATEGY",
			About: "turns roots of llvm.gcroot into references in SSA form, for STRATEGY (" +
				roots.DefaultReferenceStrategy + ")",
			Run: roots.ToReferences(""), With: roots.ToReferences},
		{Name: options.Barriers, Function: true, About: "gives loads and stores of references in " +
			"objects the barriers of their strategy, after rewrite-statepoints-for-gc; code " +
			"generation does so where no pass did", Run: barriers.Run},
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
	Passes  []pass.Pass
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

// find returns the pass with a name. A program's own pass takes precedence over one in Passes.
func (p *Pipeline) find(name string) *pass.Pass {
	for _, list := range [][]pass.Pass{p.own, Passes()} {
		for i := range list {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// names are the names of all known passes.
func (p *Pipeline) names() (names []string) {
	for _, list := range [][]pass.Pass{Passes(), p.own} {
		for i := range list {
			names = append(names, list[i].Name)
		}
	}
	return names
}

// ParsePipeline reads the text of LLVM's -passes= option: names separated by commas, which may be
// nested in module(…), cgscc(…) and function(…). The error names an unknown pass, and the nearest
// known one. The text may also name a program's own passes.
func ParsePipeline(text string, own ...pass.Pass) (*Pipeline, error) {
	p := &Pipeline{Options: pass.DefaultOptions(), own: own}
	rest, err := p.parse(text, 0, 0)
	if err != nil {
		return nil, err
	}
	if rest != "" {
		return nil, fmt.Errorf("invalid pipeline %q: unexpected %q", text, rest)
	}
	return p, nil
}

// maxNesting bounds the nesting of module(function(…)), of which only three levels are useful.
const maxNesting = 32

// levels are the pass managers that nest, each in itself and those before.
var levels = []string{"module", "cgscc", "function"}

// functionParameters are those of function<…>, which do not change what passes do.
var functionParameters = source.WordSet("eager-inv no-rerun")

// levelOf reads the name of a pass manager that has nested passes.
func levelOf(name string) (level int, ok bool) {
	if base, parameters, found := cutParameter(name); found && base == "function" {
		for _, p := range strings.Split(parameters, ";") {
			if p != "" && !functionParameters.Has(p) {
				return 0, false
			}
		}
		name = base
	}
	level = slices.Index(levels, name)
	return level, level >= 0
}

// parse reads a list in a pass manager up to its end or an unmatched ")", and returns what follows.
func (p *Pipeline) parse(text string, level, depth int) (rest string, err error) {
	if depth > maxNesting {
		return "", fmt.Errorf("invalid pipeline: nested deeper than %d levels", maxNesting)
	}
	for {
		text = strings.TrimSpace(text)
		end := 0
		angle := 0
		for end < len(text) && (angle > 0 || strings.IndexByte(",()", text[end]) < 0) {
			switch text[end] {
			case '<':
				angle++
			case '>':
				angle--
			}
			end++
		}
		name := strings.TrimSpace(text[:end])
		text = text[end:]
		switch {
		case name == "" && (text == "" || text[0] == ')'):
		case strings.HasPrefix(text, "("):
			inner, ok := levelOf(name)
			if !ok {
				return "", fmt.Errorf("invalid pipeline: %q takes no nested passes", name)
			}
			if inner < level {
				return "", fmt.Errorf("invalid pipeline: %q cannot be inside %s(…)", name,
					levels[level])
			}
			if text, err = p.parse(text[1:], inner, depth+1); err != nil {
				return "", err
			}
			if !strings.HasPrefix(text, ")") {
				return "", fmt.Errorf("invalid pipeline: %q is not closed", name+"(")
			}
			text = text[1:]
		default:
			if err := p.add(name, level); err != nil {
				return "", err
			}
		}
		text = strings.TrimSpace(text)
		if !strings.HasPrefix(text, ",") {
			return text, nil
		}
		text = text[1:]
	}
}

// changesNothing reports whether a name is that of an LLVM pass that only runs or invalidates an
// analysis, or does nothing.
func changesNothing(name string, level int) bool {
	inside := strings.HasSuffix(name, ">")
	none, ok := strings.CutPrefix(name, "no-op-")
	return inside && (strings.HasPrefix(name, "require<") ||
		strings.HasPrefix(name, "invalidate<")) || ok && slices.Index(levels, none) >= level
}

// cutParameter splits name<parameter>.
func cutParameter(text string) (name, parameter string, ok bool) {
	text, ok = strings.CutSuffix(text, ">")
	name, parameter, found := strings.Cut(text, "<")
	return name, parameter, ok && found
}

// add adds the pass with a name, in a pass manager of a level.
func (p *Pipeline) add(name string, level int) error {
	if changesNothing(name, level) {
		return nil
	}
	if known := p.find(name); known != nil {
		if level > 0 && !known.Function && name != options.Verify {
			return fmt.Errorf("invalid pipeline: %q is a module pass and cannot be inside %s(…)",
				name, levels[level])
		}
		p.Passes = append(p.Passes, *known)
		return nil
	}
	if base, parameter, ok := cutParameter(name); ok {
		if known := p.find(base); known != nil && known.With != nil {
			chosen := *known
			if chosen.Run = known.With(parameter); chosen.Run == nil {
				return fmt.Errorf("the pass %q has no parameter %q", base, parameter)
			}
			p.Passes = append(p.Passes, chosen)
			return nil
		}
	}
	names := p.names()
	if near := source.Nearest(name, names); near != "" {
		return fmt.Errorf("unknown pass name %q; did you mean %q?", name, near)
	}
	return fmt.Errorf("unknown pass name %q (known: %s)", name, strings.Join(names, ", "))
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
	if p.has(options.RewriteStatepoints) {
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

// has reports whether the pipeline has a pass.
func (p *Pipeline) has(name string) bool {
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
	checks := []pass.Check{rewrite.FindPlain(o)}
	if gc.DeclaresStatepoints(m) {
		if !p.has(options.VerifySafepoints) { // which stops at the first use, or prints all of them
			checks = append(checks, safepointir.FindStale(o))
		}
		if !o.PrintOnly { // which is for LLVM's own text
			checks = append(checks, rewrite.CheckGiven(m, o))
		}
	}
	if err := pass.Inspect(ctx, m, o, m.Definitions(), found, checks...); err != nil {
		return err
	}
	if !p.has(options.MakeReferences) {
		prepare.FindUncollected(ctx, m, o, found)
		prepare.Advise(m, o, *found)
	}
	return nil
}
