package explore

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/web/report"
)

// runPasses runs the second and third stage: the module's passes, each with its text.
func (b *builder) runPasses() bool {
	b.reach(report.StagePlace)
	names := b.c.PassNames()
	// The code generator begins with these passes. As separate stages, their output has ids and can
	// be shown.
	for _, name := range b.loweringPasses() {
		if !slices.Contains(names, name) {
			names = append(slices.Clip(names), name)
		}
	}
	pipeline, err := passes.NewPipeline(names...)
	if err != nil {
		return b.fail("%v", err)
	}
	b.next = pipeline.Passes
	b.toNext()
	pipeline.Options.Strategies, pipeline.Options.MaxAdded = b.c.strategies, MaxAdded
	for _, flag := range b.c.request.Options.PassFlags {
		name, value, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if err := pipeline.Options.Set(name, value); err != nil {
			return b.fail("%v", err)
		}
	}
	b.c.strategies, b.c.liveRoots = pipeline.Options.Strategies, pipeline.Options.LiveRoots
	pipeline.Options.PollsIfDefined = b.c.usual()
	pipeline.After = b.afterPass
	if b.keeper != nil {
		pipeline.Options.Each = b.keeper.each
	}
	pipeline.Options.Explain = b.c.only == nil // no view shows the reasons of an excerpt
	if len(pipeline.Passes) > 0 {
		b.snapshot()
	}
	found, err := pipeline.Run(b.ctx, b.c.module)
	if err == nil {
		err = pipeline.ProveRemedies(b.ctx, found, b.again)
	}
	b.tell(found)
	if err != nil {
		if d, ok := pass.AsDiagnostic(err); ok {
			// An earlier pass may have warned of the same, and left the function unchanged.
			b.list.Items = slices.DeleteFunc(b.list.Items, func(w source.Diagnostic) bool {
				return w.Code == d.Code && w.Span == d.Span && w.Message == d.Message
			})
			b.list.Add(d)
			return false
		}
		if errors.Is(err, errTold) {
			return false
		}
		return b.fail("%v", err)
	}
	return true
}

// again reads the module once more, as it is before the passes.
func (b *builder) again() (*ir.Module, error) {
	m, _, err := irparse.Parse(b.ctx, b.c.text, &irparse.Options{MaxBytes: MaxSourceBytes})
	if err != nil {
		return nil, err
	}
	if b.dialect != ir.DialectUnknown {
		if _, err := convert.Dialect(b.ctx, m, b.dialect, nil); err != nil {
			return nil, err
		}
	}
	if name := b.c.request.Options.Strategy; name != "" {
		for _, f := range m.Funcs {
			if f.GC != "" {
				f.GC = name
			}
		}
	}
	return m, nil
}

// loweringPasses are the passes of the code generator that change the module as it was read.
func (b *builder) loweringPasses() []string {
	if b.lowering == nil {
		b.lowering = b.neededToLower()
	}
	return b.lowering
}

func (b *builder) neededToLower() []string {
	names := []string{}
	any := func(needs func(*ir.Func, *gc.Registry) bool) bool {
		return slices.ContainsFunc(b.c.module.Funcs, func(f *ir.Func) bool {
			// What was not read was kept by a compilation without such passes.
			return f.Unread == nil && needs(f, b.c.strategies)
		})
	}
	if any(barriers.Needed) {
		names = append(names, options.Barriers)
	}
	if any(roots.NeedsLowering) {
		names = append(names, roots.LoweringPasses()...)
	}
	return names
}

// errLong ends a run whose module prints as too long a text.
var errLong = fmt.Errorf("the text of the module has more than %d bytes, the limit of one run "+
	"(MaxTextBytes); `statepoint opt -max-output=SIZE` prints more", MaxTextBytes)

// errTold ends the passes after an error that was already reported.
var errTold = errors.New("told")

// toNext goes to the stage of the next pass, or, after the last, to that of the code.
func (b *builder) toNext() {
	if len(b.next) == 0 {
		b.at = report.Stage{Key: report.StageLower, Title: "Assembly"}
		return
	}
	b.at = stageOf(b.next[0].Name)
	b.next = b.next[1:]
}

// stageOf returns the stage of a pass, without its results.
func stageOf(pass string) report.Stage {
	switch pass {
	case options.PlaceSafepoints:
		return report.Stage{Key: report.StagePlace, Title: "Place safepoints"}
	case options.RewriteStatepoints:
		return report.Stage{Key: report.StageRewrite, Title: "Rewrite statepoints"}
	case options.Barriers:
		return report.Stage{Key: pass, Title: "Place barriers"}
	case options.LowerGC:
		return report.Stage{Key: pass, Title: "Lower barriers"}
	case options.LowerShadowStack:
		return report.Stage{Key: pass, Title: "Shadow stack"}
	}
	return report.Stage{Key: pass, Title: pass}
}

// usual reports whether the request names no passes, or only adds some that make values of slots.
func (c *Compilation) usual() bool {
	names := c.request.Options.Passes
	others := slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		return name == options.Mem2Reg || name == options.SROA
	})
	return len(names) == 0 || len(others) < len(names) && slices.Equal(others, DefaultPasses)
}

// PassNames returns the passes of the request.
func (c *Compilation) PassNames() []string {
	if names := c.request.Options.Passes; len(names) > 0 {
		return names
	}
	return DefaultPasses
}

// afterPass prints the module and adds the stage of a pass.
func (b *builder) afterPass(p *pass.Pass, m *ir.Module, why *pass.Explanation) error {
	if n := countInstructions(m); n > MaxInstructions {
		return fmt.Errorf(
			"the module grew to %s, the limit of one run is %d; the native command has no "+
				"limit", source.Count(n, "instruction"), MaxInstructions)
	}
	if !b.convert(m) || b.list.HasErrors() {
		return errTold
	}
	if why == nil {
		why = &pass.Explanation{}
	}
	if b.keeper != nil {
		b.keeper.passed(why)
	}
	var now *irText
	if why.Unchanged && b.dialect == ir.DialectUnknown {
		now = b.c.printed.again()
	} else if now = printModule(m, b.c.printed, b.c.only, b.keeper); now == nil {
		return errLong
	}
	stage := b.at
	stage.Changed, stage.Doc = !now.same(b.c.printed), now.Doc
	switch p.Name {
	case options.PlaceSafepoints:
		stage.Summary = pollSummary(why.Figures)
		now.Doc.Caption = pollCaption(why.Figures)
		b.c.outline.Figures.Polls = uint32(why.Figures.Polls)
	case options.RewriteStatepoints:
		stage.Summary = rewriteSummary(why.Figures)
		now.Doc.Caption = rewriteCaption(why.Figures)
		b.c.outline.LLVM.Aggregates = why.Figures.Aggregates > 0
		b.c.outline.LLVM.TokenPads = why.Figures.TokenPads > 0
		b.c.outline.Figures.Statepoints,
			b.c.outline.Figures.Relocates = uint32(why.Figures.Statepoints),
			uint32(why.Figures.Relocates)
	case options.Barriers:
		stage.Summary = barrierSummary(why.Figures)
		now.Doc.Caption = "With the barriers of the strategy at loads and stores of references " +
			"in objects."
	case options.LowerGC:
		stage.Summary = barrierSummary(why.Figures)
		now.Doc.Caption = "After GCLowering: barriers are loads and stores, and every root is " +
			"initialized before the first safepoint."
	case options.LowerShadowStack:
		stage.Summary = source.Count(why.Figures.Roots, "root") + " linked"
		b.c.shadowed = why.Frames
		now.Doc.Caption = "After ShadowStackGCLowering: each function keeps its roots in an " +
			"entry of a linked list, which the collector walks."
	case options.Mem2Reg, options.SROA:
		stage.Summary = "slots made values"
		now.Doc.Caption = "After " + p.Name + ": stack slots whose address stays in the function " +
			"are values, which statepoints can relocate."
	default:
		stage.Summary = "nothing to report"
	}
	if !stage.Changed {
		stage.Summary, now.Doc.Caption = unchanged(why)
	}
	b.c.links.addModule(m, now, b.c.strategies, p.Name, b.keeper)
	b.c.outline.Stages = append(b.c.outline.Stages, stage)
	before := b.c.printed
	b.c.printed = now
	b.keep(stage.Key, before, why)
	if len(b.next) > 0 {
		b.snapshot()
	}
	b.toNext()
	return nil
}

// pollSummary says what PlaceSafepoints did. In old dialects it also turns calls into statepoints;
// otherwise it may only have removed unreachable blocks.
func pollSummary(f pass.Figures) string {
	switch {
	case f.Statepoints > 0:
		return "+" + source.Count(f.Polls, "poll") + ", " +
			source.Count(f.Statepoints, "statepoint")
	case f.Polls > 0:
		return "+" + source.Count(f.Polls, "poll")
	}
	return "no poll"
}

// pollCaption says what the module is after PlaceSafepoints.
func pollCaption(f pass.Figures) string {
	const after = "After PlaceSafepoints: "
	switch {
	case f.Statepoints > 0:
		return after + "calls and polls are statepoints, as in LLVM 3.6 to 3.9."
	case f.Polls > 0:
		return after + "polls where code might otherwise run for a long time."
	}
	return after + "no poll; unreachable blocks are removed."
}

func barrierSummary(f pass.Figures) string {
	var parts []string
	if f.Barriers > 0 {
		parts = append(parts, source.Count(f.Barriers, "barrier"))
	}
	if f.Spared > 0 {
		parts = append(parts, fmt.Sprintf("%d spared", f.Spared))
	}
	if f.Nulls > 0 {
		parts = append(parts, source.Count(f.Nulls, "root")+" nulled")
	}
	return strings.Join(parts, ", ")
}

func rewriteSummary(f pass.Figures) string {
	parts := []string{source.Count(f.Statepoints, "statepoint"),
		source.Count(f.Relocates, "relocate")}
	if f.Remats > 0 {
		parts = append(parts, source.Count(f.Remats, "remat"))
	}
	if f.Bases > 0 {
		parts = append(parts, source.Count(f.Bases, "base"))
	}
	return strings.Join(parts, ", ")
}
