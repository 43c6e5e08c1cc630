package place

import (
	"context"
	"sort"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/internal/rewrite"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Run runs the pass place-safepoints on a module: functions whose strategy has polls get one at
// their entry and on the back edges of loops that may run for long. A module that does not define
// gc.safepoint_poll, on which LLVM crashes, is left unchanged with a warning.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	p := &placer{m: m, o: o, why: &pass.Explanation{Pass: options.PlaceSafepoints}}
	if !o.WrapsCalls(m.Dialect) {
		return p.why, p.run(ctx)
	}
	p.callsToo = true
	return p.why, rewrite.InTodaysForm(ctx, m, func(ir.Dialect) error { return p.run(ctx) })
}

// HasPoll reports whether a module defines gc.safepoint_poll, whose body is inlined as the poll.
// Without it PlaceSafepoints places none; LLVM's crashes.
func HasPoll(m *ir.Module) bool {
	poll := m.Func(pollName)
	return poll != nil && !poll.IsDeclaration()
}

// IsPoll reports whether a function's body is the poll.
func IsPoll(f *ir.Func) bool { return f.Name() == pollName }

func (p *placer) run(ctx context.Context) error {
	m, o := p.m, p.o
	hasPoll := HasPoll(m)
	p.why.Unchanged = !hasPoll && !p.callsToo
	var f *ir.Func
	work := func() (bool, error) { return true, p.function(f, hasPoll) }
	for _, f = range append([]*ir.Func(nil), m.Funcs...) {
		if f.IsDeclaration() || f.Name() == pollName {
			continue
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, _, err := o.Do(f, p.why, work); err != nil {
			return err
		}
	}
	return nil
}

// function works on one function.
func (p *placer) function(f *ir.Func, hasPoll bool) error {
	o := p.o
	p.f = f
	s, err := o.Strategy(f)
	if err != nil {
		p.why.LeftAlone(err)
	}
	if s == nil || !s.PollsPlaced() {
		p.note(f.Entry().First(), false, pass.NoPollStrategy, 0)
		return nil
	}
	// as all passes of LLVM that work on one function at a time, since they were given a new
	// manager
	if p.m.Dialect.Opaque() && f.Attrs.Has("optnone") {
		p.note(f.Entry().First(), false, pass.NoPollAsked, 0)
		return nil
	}
	var inPolls []*ir.Instr
	if !hasPoll {
		p.noBody()
	} else {
		inPolls, err = p.place()
		if err != nil {
			return err
		}
	}
	if p.callsToo {
		return p.placeCalls(inPolls, s)
	}
	return nil
}

// placer places the polls of one function after another.
type placer struct {
	m      *ir.Module
	o      *pass.Options
	f      *ir.Func
	inline *inliner
	why    *pass.Explanation
	// told is set after the warning that the module defines no poll.
	told bool
	// callsToo is set if calls become statepoints, which wrapper creates.
	callsToo bool
	wrapper  *rewrite.Wrapper
}

// noBody notes that a function should have polls but the module defines none; it warns once.
func (p *placer) noBody() {
	p.note(p.f.Entry().First(), false, pass.NoPollBody, 0)
	if !p.told {
		p.told = true
		p.why.Findings.Warn(source.Diagnostic{
			Severity: source.Warning, Code: pass.CodeNoPoll, Span: p.f.Span,
			Message: "no safepoint polls were placed: the module does not define " +
				"@gc.safepoint_poll, whose body is the poll",
			Notes: []string{"Write `define void @gc.safepoint_poll() { … }` with a call into " +
				"the collector's runtime: each poll becomes a copy of that body."},
		})
	}
}

// place places the polls of a function and returns the calls in them.
func (p *placer) place() (inPolls []*ir.Instr, err error) {
	edit.RemoveUnreachable(p.m, p.f)
	var at []*ir.Instr
	if !p.o.NoBackedge {
		at = p.backedges()
	} else if p.o.Explain {
		p.noteBackedges()
	}
	var entry *ir.Instr
	if !p.o.NoEntry {
		entry = p.entry()
		at = append(at, entry)
		p.note(entry, true, pass.PollEntry, 0)
	} else {
		p.note(p.f.Entry().First(), false, pass.NoPollOption, 0)
	}
	if p.o.ReturnPolls {
		for _, b := range p.f.Blocks {
			if t := b.Terminator(); t != nil && t.Op == ir.Ret {
				exit := edit.ExitOf(b)
				if exit == entry {
					p.note(exit, false, pass.NoPollTwice, 0)
					continue
				}
				at = append(at, exit)
				p.note(exit, true, pass.PollReturn, 0)
			}
		}
	}
	if len(at) == 0 {
		return nil, nil
	}
	if p.inline == nil {
		if p.inline, err = newPollInliner(p.m, p.o); err != nil {
			return nil, err
		}
	}
	for _, in := range at {
		calls, err := p.inline.at(in)
		if err != nil {
			return nil, err
		}
		inPolls = append(inPolls, calls...)
		p.explainCalls(in, calls)
		p.why.Figures.Polls++
	}
	return inPolls, nil
}

func (p *placer) note(at *ir.Instr, placed bool, why pass.PollReason, because provenance.ID) {
	if p.o.Explain {
		p.why.Polls = append(p.why.Polls, pass.PollNote{Func: p.f.ID(), At: at.ID(), Placed: placed,
			Reason: why, Because: because})
	}
}

// explainCalls adds the calls to the poll to the newest note about a position.
func (p *placer) explainCalls(at *ir.Instr, calls []*ir.Instr) {
	for i := len(p.why.Polls) - 1; i >= 0 && p.why.Polls[i].Func == p.f.ID(); i-- {
		n := &p.why.Polls[i]
		if n.Placed && n.At == at.ID() && len(n.Calls) == 0 {
			for _, call := range calls {
				n.Calls = append(n.Calls, call.ID())
			}
			return
		}
	}
}

// entry is the position of the entry poll: as late as possible, before the first call that may take
// long or need stack.
func (p *placer) entry() *ir.Instr {
	in := p.f.Entry().First()
	for {
		if in.Op.IsCall() &&
			(!edit.IsIntrinsicCall(in) || isPatchable(in) || edit.ReturnsNext(in)) {
			return in
		}
		if !in.IsTerminator() {
			in = in.Next()
			continue
		}
		next := uniqueSucc(in.Parent())
		if next == nil || next.UniquePred() == nil {
			return in
		}
		in = next.First()
	}
}

// isPatchable reports whether an intrinsic can become a real call.
func isPatchable(in *ir.Instr) bool {
	return gc.IsStatepoint(in) || in.IsIntrinsic("llvm.experimental.patchpoint") ||
		in.IsIntrinsic("llvm.experimental.patchpoint.void")
}

// uniqueSucc is the only successor of a block, by any number of edges, or nil.
func uniqueSucc(b *ir.Block) *ir.Block {
	var only *ir.Block
	for _, s := range b.Succs() {
		if only != nil && only != s {
			return nil
		}
		only = s
	}
	return only
}

// backedges decides for every latch of every loop whether it needs a poll, and returns the
// instructions before which polls go.
func (p *placer) backedges() []*ir.Instr {
	cfg := analysis.NewCFG(p.f)
	dom := analysis.NewDominators(cfg)
	loops := analysis.NewLoops(cfg, dom)
	if len(loops.Outermost) == 0 {
		return nil
	}
	trips := analysis.NewTripCounts(cfg, dom, loops)
	var latches []*ir.Instr
	var nearest []*ir.Instr
	for _, loop := range loops.InnermostFirst() {
		for _, b := range loops.Latches(loop) {
			t := cfg.Blocks[b].Terminator()
			if !p.o.AllBackedges {
				if cmp, ok := trips.Bounded(loop, b, p.o.CountedLoopTripWidth); ok {
					p.note(t, false, pass.NoPollCounted, idOf(cmp))
					continue
				}
				if !p.o.NoCall {
					if nearest == nil {
						nearest = p.nearestSafepoints(cfg, dom)
					}
					if call := nearest[b]; call != nil &&
						dom.Dominates(loop.Header, call.Parent().Num()) {
						p.note(t, false, pass.NoPollCall, call.ID())
						continue
					}
				}
			}
			p.note(t, true, pass.PollBackedge, 0)
			if n := len(p.why.Polls); p.o.Explain && !p.o.AllBackedges {
				p.why.Polls[n-1].Width = p.o.CountedLoopTripWidth
				p.why.Polls[n-1].NoCall = !p.o.NoCall
			}
			latches = append(latches, t)
		}
	}
	// By name, so the numbers in names do not depend on the nesting of loops.
	sort.SliceStable(latches, func(i, j int) bool {
		return latches[i].Parent().Name() < latches[j].Parent().Name()
	})
	unique := latches[:0]
	for i, t := range latches {
		if i == 0 || t != latches[i-1] {
			unique = append(unique, t)
		}
	}
	if !p.o.SplitBackedge {
		return unique
	}
	return p.splitBackedges(unique, dom)
}

func idOf(in *ir.Instr) provenance.ID {
	if in == nil {
		return 0
	}
	return in.ID()
}

// splitBackedges inserts a block on every edge from a latch to a header that dominates it.
func (p *placer) splitBackedges(latches []*ir.Instr, dom *analysis.Dominators) []*ir.Instr {
	type edge struct {
		latch  *ir.Instr
		header *ir.Block
	}
	var edges []edge
	seen := map[edge]bool{} // a latch of two loops may be listed twice
	for _, t := range latches {
		for _, s := range t.Parent().Succs() {
			if e := (edge{t, s}); !seen[e] && dom.Dominates(s.Num(), t.Parent().Num()) {
				seen[e] = true
				edges = append(edges, e)
			}
		}
	}
	var at []*ir.Instr
	for _, e := range edges {
		at = append(at, edit.SplitEdge(p.m, e.latch.Parent(), e.header).Terminator())
	}
	return at
}

// noteBackedges notes for every latch that an option disables polls.
func (p *placer) noteBackedges() {
	cfg := analysis.NewCFG(p.f)
	loops := analysis.NewLoops(cfg, analysis.NewDominators(cfg))
	for _, loop := range loops.InnermostFirst() {
		for _, b := range loops.Latches(loop) {
			p.note(cfg.Blocks[b].Terminator(), false, pass.NoPollOption, 0)
		}
	}
}

// nearestSafepoints maps a block to the first call that becomes a safepoint in the block itself or,
// without one, in its nearest dominator that has one. If the block is a loop's latch and the header
// dominates that call, the loop makes it on every iteration.
func (p *placer) nearestSafepoints(cfg *analysis.CFG, dom *analysis.Dominators) []*ir.Instr {
	nearest := make([]*ir.Instr, len(cfg.Blocks))
	for _, b := range dom.Order {
		if up := dom.IDom[b]; up >= 0 && up != b {
			nearest[b] = nearest[up]
		}
		for in := cfg.Blocks[b].First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && isSafepointCall(p.o, in) {
				nearest[b] = in
				break
			}
		}
	}
	return nearest
}

// isSafepointCall reports whether a call will be a safepoint without a poll.
func isSafepointCall(o *pass.Options, in *ir.Instr) bool {
	if libfuncs.CallsLeaf(o, in) {
		return false
	}
	if _, asm := in.Callee().(*ir.InlineAsm); asm && in.Op == ir.Call {
		return false
	}
	return !gc.IsStatepoint(in) && !gc.IsRelocate(in) && !gc.IsResult(in)
}
