package judge

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/roots"
	"statepoint/core/provenance"
	"statepoint/lower"
)

// Subject is a module to judge: as compiled, and again for the interpreter.
type Subject struct {
	Name   string
	Module *ir.Module // not lowered
	Result *lower.Result
	Claims []*Claim

	names  map[provenance.ID]string
	source map[provenance.ID]string // the names of values before the passes
	instrs map[provenance.ID]*ir.Instr
	// relocatesOf are the gc.relocates of each statepoint.
	relocatesOf map[provenance.ID][]*ir.Instr
	notes       []pass.SafepointNote
	byInst      []instClaims // by function, then instruction
	slab        []Claim
	first       []int // of a function in byInst
	blockAt     []map[uint32][]provenance.ID
	notLive     map[*ir.Func]*Claim
	lives       map[provenance.ID]*Claim // by relocate
	whys        []whyClaim
	journeyed   bool // some row of a journey is judged
	uses        []useClaim
	wanted      map[provenance.ID]bool // ids whose values the replay notes
}

// instClaims are the claims at one instruction.
type instClaims struct {
	before, after, called, returned []*Claim
	at, recorded                    []*Claim // of kind At, of kind Recorded
	depths                          []*Claim // of kind FrameDepth
	journeys                        []*journeyRow
	journeyStores                   []*Claim // of kind JourneyBefore
}

// Options say how a module is compiled.
type Options struct {
	// Lower are the options of lowering; Detail is set.
	Lower lower.Options
	// Passes are run first, by name; "" runs those that the explorer runs.
	Passes string
	// Falsify changes the result after it was compiled and before claims are read from it, to try
	// the judge.
	Falsify func(*lower.Result)
}

// NewSubject reads, rewrites and compiles a text, and collects the claims about it.
func NewSubject(ctx context.Context, name, text string, opt Options) (*Subject, error) {
	s := &Subject{
		Name: name, instrs: map[provenance.ID]*ir.Instr{},
		relocatesOf: map[provenance.ID][]*ir.Instr{}, wanted: map[provenance.ID]bool{},
	}
	m, _, err := rewritten(ctx, name, text, opt.Passes)
	if err != nil {
		return nil, err
	}
	opt.Lower.Detail = true
	if s.Result, err = lower.Compile(ctx, m, opt.Lower); err != nil {
		return nil, err
	}
	if opt.Falsify != nil {
		opt.Falsify(s.Result)
	}
	if s.Module, s.notes, err = rewritten(ctx, name, text, opt.Passes); err != nil {
		return nil, err
	}
	written, _, err := irparse.ParseString(ctx, name, text)
	if err != nil {
		return nil, err
	}
	s.source = valueNames(written)
	s.index()
	s.collect()
	return s, nil
}

// rewritten reads a text and runs passes on it. The same text gives the same ids.
func rewritten(
	ctx context.Context, name, text, names string,
) (*ir.Module, []pass.SafepointNote, error) {
	m, _, err := irparse.ParseString(ctx, name, text)
	if err != nil {
		return nil, nil, err
	}
	if names == "" {
		names = wantedPasses(m)
	}
	p, err := passes.ParsePipeline(names)
	if err != nil {
		return nil, nil, err
	}
	p.Options.Explain = true
	var notes []pass.SafepointNote
	p.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		if why != nil {
			notes = append(notes, why.Safepoints...)
		}
		return nil
	}
	_, err = p.Run(ctx, m)
	return m, notes, err
}

// wantedPasses are the passes that the explorer runs on a module unless it is told others.
func wantedPasses(m *ir.Module) string {
	names := []string{options.PlaceSafepoints, options.RewriteStatepoints}
	if slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		return roots.NeedsLowering(f, nil)
	}) {
		names = append(names, roots.LoweringPasses()...)
	}
	return strings.Join(names, ",")
}

// valueNames returns the names of a module's values.
func valueNames(m *ir.Module) map[provenance.ID]string {
	names := map[provenance.ID]string{}
	for _, f := range m.Funcs {
		ir.NumberLocals(f)
		name := func(v ir.Named, n int32) {
			if names[v.ID()] = "%" + v.Name(); v.Name() == "" {
				names[v.ID()] = fmt.Sprintf("%%%d", n)
			}
		}
		for _, a := range f.Args {
			name(a, a.Num())
		}
		for _, b := range f.Blocks {
			name(b, b.Num())
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Type().IsVoid() {
					name(in, in.Num())
				}
			}
		}
	}
	return names
}

// isCalled reports whether a text names values, each by its name in the compiled module or in the
// source, or by that of what it comes from.
func (s *Subject) isCalled(ids []provenance.ID, text string) bool {
	parts := strings.Split(text, " or ")
	if len(parts) != len(ids) {
		return s.named(ids) == text
	}
	for i, id := range ids {
		part := strings.TrimSuffix(parts[i], " rw")
		for s.names[id] != part && s.source[id] != part {
			in := s.instrs[id]
			if in == nil || len(in.From()) != 1 {
				return false
			}
			id = in.From()[0]
		}
	}
	return true
}

// index names values and finds blocks in the code.
func (s *Subject) index() {
	s.names = valueNames(s.Module)
	for _, f := range s.Module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				s.instrs[in.ID()] = in
				if in.IsIntrinsic("llvm.experimental.gc.relocate") {
					if sp := statepointOf(in.Arg(0)); sp != nil {
						s.relocatesOf[sp.ID()] = append(s.relocatesOf[sp.ID()], in)
					}
				}
			}
		}
	}
	s.blockAt = make([]map[uint32][]provenance.ID, len(s.Result.Funcs))
	for i := range s.Result.Funcs {
		fn := &s.Result.Funcs[i]
		s.blockAt[i] = map[uint32][]provenance.ID{}
		begun := map[provenance.ID]bool{} // a block with several copies begins at the first
		for _, l := range fn.Labels {
			if l.Block != 0 && !begun[l.Block] {
				begun[l.Block] = true
				s.blockAt[i][l.Offset] = append(s.blockAt[i][l.Offset], l.Block)
			}
		}
		s.first = append(s.first, len(s.byInst))
		s.byInst = append(s.byInst, make([]instClaims, len(fn.Insts))...)
	}
}

func (s *Subject) at(fn, inst int) *instClaims { return &s.byInst[s.first[fn]+inst] }

// add makes a claim.
func (s *Subject) add(c Claim, lists ...*[]*Claim) *Claim {
	if len(s.slab) == 0 {
		s.slab = make([]Claim, 256)
	}
	p := &s.slab[0]
	s.slab = s.slab[1:]
	*p = c
	s.Claims = append(s.Claims, p)
	for _, l := range lists {
		*l = append(*l, p)
	}
	for _, ids := range [][]provenance.ID{c.values, c.base} {
		for _, id := range ids {
			s.wanted[id] = true
		}
	}
	return p
}

// named are the names of ids.
func (s *Subject) named(ids []provenance.ID) string {
	text := ""
	for i, id := range ids {
		if i > 0 {
			text += " or "
		}
		if n, ok := s.names[id]; ok {
			text += n
		} else {
			text += fmt.Sprintf("id %d", id)
		}
	}
	return text
}
