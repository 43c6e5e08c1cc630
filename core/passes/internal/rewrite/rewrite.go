package rewrite

import (
	"context"
	"slices"
	"strings"

	"statepoint/core/analysis"
	"statepoint/core/analysis/refflow"
	"statepoint/core/analysis/regions"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// Run is the pass rewrite-statepoints-for-gc over a module: each function whose
// strategy uses statepoints is rewritten, and then the module loses what its safepoints have made
// untrue.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	r := &rewriter{m: m, o: o, budget: pass.NewBudget(m, o), bases: analysis.NewBases(),
		baseOf: map[ir.Value]ir.Value{}, why: &pass.Explanation{Pass: options.RewriteStatepoints},
		tokenName: "statepoint_token"}
	r.completes, r.interiors = o.WrapsCalls(m.Dialect), newInteriors(m)
	late := o.Finished // called at the end if the module is to be converted back first
	if !pass.OldForm(m.Dialect) {
		r.finished, late = o.Finished, nil
	}
	err := InTodaysForm(ctx, m, func(said ir.Dialect) error {
		r.said, r.decls = said, edit.NewDeclarations(m)
		if pass.OldForm(said) {
			r.tokenName = tokenNameThen
		}
		return r.run(ctx)
	})
	r.interiors.report(&r.why.Findings)
	if err == nil {
		err = pass.FinishAll(m, late)
	}
	r.why.Report = r.printed.String()
	return r.why, err
}

func (r *rewriter) run(ctx context.Context) error {
	m := r.m
	// Once a function has explicit safepoints, all of the module loses what they make untrue. What
	// comes before the first such waits to see whether there is one.
	strip := stripper{m: m}
	changed := false
	var waiting []*ir.Func
	for _, f := range append([]*ir.Func(nil), m.Funcs...) {
		if f.IsDeclaration() {
			continue
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		s, err := r.o.Strategy(f)
		if err != nil {
			if m.Dialect.Opaque() {
				return err
			}
			r.why.LeftAlone(err) // as LLVM did before it asked its registry
		}
		if s != nil && s.UsesStatepoints() {
			r.f, r.strategy = f, s
			did, err := r.rewrite()
			if err != nil {
				return err
			}
			f.PackNames()
			changed = changed || did
		}
		waiting = append(waiting, f)
		if !changed {
			continue
		}
		for _, f := range waiting {
			strip.body(f)
			if err := r.finish(f); err != nil {
				return err
			}
		}
		waiting = waiting[:0]
	}
	for _, f := range waiting {
		if err := r.finish(f); err != nil {
			return err
		}
	}
	if changed {
		strip.prototypes()
	}
	return nil
}

// finish hands on a function that is done.
func (r *rewriter) finish(f *ir.Func) error {
	if r.finished == nil {
		return nil
	}
	return r.finished(f)
}

// rewriter rewrites the functions of a module one after another.
type rewriter struct {
	m        *ir.Module
	o        *pass.Options
	budget   *pass.Budget
	decls    *edit.Declarations
	bases    *analysis.Bases
	why      *pass.Explanation
	mark     ir.Metadata
	f        *ir.Func
	strategy gc.Strategy
	// tokenName is what statepoints are called, completes says that given ones are completed, and
	// said is the dialect the module had before the pass and will have after it.
	tokenName string
	completes bool
	said      ir.Dialect

	liveness analysis.LivenessRoom
	finished func(*ir.Func) error
	// points are the calls to rewrite, in the order of the function, and records what is known of
	// each.
	points  []*ir.Instr
	records []record
	// baseOf is the base of every pointer met, and derived those pointers in the order they were
	// met.
	baseOf  map[ir.Value]ir.Value
	derived []ir.Value
	// taken are deopt operands that were taken to be bases; for explanations alone
	taken   map[ir.Value]bool
	results []replacement
	// ops is room to build operands in, undo is room for the renaming.
	ops  []ir.Value
	undo []undo
	// pointers are what the function's safepoints list.
	pointers []livePointer
	// indices are i32 constants, ready for relocates.
	indices []ir.Value
	// givenAttrs are the attributes of the last call that became a statepoint, and keptAttrs those
	// that the statepoint has.
	givenAttrs, keptAttrs *ir.AttrSet
	// objects has the stack objects that statepoints list, nil if there are none.
	objects *regions.Result
	// atUses is a copy of each value that is computed again at its uses, for the explanation.
	atUses map[provenance.ID]provenance.ID
	// hidden says that the function has structs or arrays with references in them.
	hidden bool
	// needs is what unwindToken keeps of uses.
	needs needs
	// hasRecords says that the function has debug records, or debug intrinsics.
	hasRecords bool
	// variables are those of the module, once a function has been looked at for hidden references.
	variables *refflow.Variables
	// interiors are pointers inside objects that functions hand to each other.
	interiors *interiors
	// printed is what the options for printing ask for, of all functions.
	printed strings.Builder
}

// record is one safepoint while it is being rewritten.
type record struct {
	// live are the values to list and relocate, in order.
	live []ir.Value
	// token is the statepoint, unwind the landing pad that stands for it on the exceptional edge.
	token, unwind *ir.Instr
	// relocates are those of the normal edge, unwindRelocates those of the other; each as long as
	// live.
	relocates, unwindRelocates []*ir.Instr
	// remats are the values computed again after the safepoint.
	remats []remat
	call   provenance.ID
	note   *pass.SafepointNote
}

// remat is one copy of a rematerialised value.
type remat struct {
	copy     *ir.Instr
	original ir.Value
}

// isRef reports whether values of a type are followed: scalar references and vectors of them.
func (r *rewriter) isRef(t *ir.Type) bool {
	if t.Kind == ir.VectorKind {
		t = t.Elem
	}
	return t.Kind == ir.PointerKind && r.strategy.IsReference(t)
}

// needsRewrite reports whether an instruction is a call to turn into a statepoint, or a statepoint
// to complete.
func (r *rewriter) needsRewrite(in *ir.Instr) bool {
	if in.Op.IsCall() && gc.IsStatepoint(in) {
		return r.completes && isGiven(in) && !libfuncs.CallsLeaf(r.o, in)
	}
	return NeedsStatepoint(r.o, in)
}

// NeedsStatepoint reports whether an instruction is a call to turn into a statepoint.
func NeedsStatepoint(o *pass.Options, in *ir.Instr) bool {
	if !in.Op.IsCall() || libfuncs.CallsLeaf(o, in) || gc.IsStatepoint(in) {
		return false
	}
	if _, asm := in.Callee().(*ir.InlineAsm); asm {
		return false
	}
	if in.Has(ir.MustTail) && !edit.IsIntrinsicCall(in) {
		return false // the frame is gone when the callee runs
	}
	if !o.AllowNoDeoptInfo {
		if _, ok := in.FindBundle("deopt"); !ok {
			return false
		}
	}
	return true
}

// rewrite rewrites one function and reports whether it changed.
func (r *rewriter) rewrite() (bool, error) {
	changed := edit.RemoveUnreachable(r.m, r.f)
	r.points, r.hasRecords = nil, false
	var baseQueries []*ir.Instr
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			r.hasRecords = r.hasRecords || edit.DescribesValues(in)
			r.interiors.note(r, in)
			if !in.Op.IsCall() {
				continue
			}
			if r.needsRewrite(in) {
				r.points = append(r.points, in)
			}
			if in.Op == ir.Call && (in.IsIntrinsic(getBaseName) || in.IsIntrinsic(getOffsetName)) {
				baseQueries = append(baseQueries, in)
			}
		}
	}
	if len(r.points) == 0 && len(baseQueries) == 0 {
		return changed, nil
	}
	if err := r.refuse(); err != nil {
		return changed, err
	}
	r.prepare()
	r.bases.Reset()
	if len(baseQueries) > 0 {
		if err := r.answerBaseQueries(baseQueries); err != nil {
			return true, err
		}
	}
	if len(r.points) == 0 {
		return true, nil
	}
	return true, r.insertStatepoints()
}

// prepare brings the function into the form the rest expects, as LLVM does before it looks for live
// pointers.
func (r *rewriter) prepare() {
	for _, b := range r.f.Blocks {
		if b.First() != nil && b.First().Op == ir.Phi && b.UniquePred() != nil {
			edit.FoldSingleEntryPhis(b)
		}
	}
	// A comparison that only decides a branch moves down to it, past safepoints, so that it
	// compares relocated pointers.
	for _, b := range r.f.Blocks {
		t := b.Terminator()
		if t == nil || t.Op != ir.Br || t.NumOps() != 3 {
			continue
		}
		if cond, ok := t.Operand(0).(*ir.Instr); ok && cond.Op == ir.ICmp && ir.HasOneUse(cond) {
			r.explainMove(cond, t)
			moveBefore(cond, t)
		}
	}
	// Address arithmetic that makes a vector of a scalar pointer is given a vector to begin with.
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.GetElementPtr && in.Type().IsVector() &&
				!in.Operand(0).Type().IsVector() {
				in.SetOperand(0, r.splat(in, in.Operand(0), in.Type().Len))
			}
		}
	}
}

// moveBefore moves an instruction, even to where it is. Debug records before it stay where they
// are, and those before pos are before the instruction then.
func moveBefore(in, pos *ir.Instr) {
	if len(in.Records()) > 0 && in.Next() != nil {
		next := in.Next()
		next.SetRecords(append(in.Records(), next.Records()...))
		in.SetRecords(nil)
	}
	in.Unlink()
	in.InsertBefore(pos)
}

// insertStatepoints is the heart of the pass.
func (r *rewriter) insertStatepoints() error {
	if err := r.decomposeObjects(); err != nil {
		return err
	}
	if err := r.findObjects(); err != nil {
		return err
	}
	r.findHidden()
	if err := edit.SplitInvokes(r.m, r.points, r.budget); err != nil {
		return err
	}
	if r.hidden {
		if err := r.decompose(); err != nil {
			return err
		}
	}
	cfg := analysis.NewCFG(r.f)
	deopt := r.holdDeopt()
	clear(r.records)
	r.records = slices.Grow(r.records[:0], len(r.points))[:len(r.points)]
	first := analysis.Live(&analysis.LivenessQuery{CFG: cfg, IsRef: r.isRef, Points: r.points,
		HoldFirst: deopt, Room: &r.liveness})
	if err := r.spendListed(first); err != nil {
		return err
	}
	r.printLive(first)
	held, err := r.findBases(first)
	if err != nil {
		return err
	}
	r.printBases("Base Pairs (w/o Relocation):")
	// Naming the bases has made new uses of them, and new values: what is live is asked again, with
	// every base held through its safepoints.
	second := analysis.Live(&analysis.LivenessQuery{CFG: cfg, IsRef: r.isRef, Points: r.points,
		HoldFirst: held, HoldLast: deopt, Room: &r.liveness})
	r.adopt(second)
	r.printBases("Base Pairs: (w/Relocation)")
	for i := range r.records {
		r.interiors.listed(r, r.points[i], r.records[i].live)
	}
	if r.o.Explain {
		r.explainLive(cfg)
	}
	r.rematerialize()
	clear(r.pointers)
	r.pointers = r.pointers[:0]
	r.needs.reset(cfg)
	live := 0
	for i := range r.records {
		live += len(r.records[i].live)
	}
	r.f.GrowNames(live)
	for i := range r.records {
		if err := r.makeExplicit(i); err != nil {
			return err
		}
		if r.o.Explain {
			r.explainEmitted(&r.records[i])
		}
	}
	r.replaceCalls()
	if r.strategy.Relocates() {
		return r.relocate(cfg)
	}
	return nil
}
