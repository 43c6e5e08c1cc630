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

// Run runs the pass rewrite-statepoints-for-gc on a module: it rewrites each function whose
// strategy uses statepoints, and then strips attributes and metadata that safepoints invalidate.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	r := newRewriter(m, o, pass.NewBudget(m, o))
	late := pass.OldForm(m.Dialect) // functions finish when the module is converted back
	err := InTodaysForm(ctx, m, func(said ir.Dialect) error {
		r.begin(said)
		p := &perFunction{r: r, strip: stripper{m: m}, early: !late}
		return p.run(ctx)
	})
	r.interiors.report(&r.why.Findings)
	r.why.Between = r
	if err == nil && late {
		err = pass.FinishAll(m, o)
	}
	r.why.Report = r.printed.String()
	return r.why, err
}

func newRewriter(m *ir.Module, o *pass.Options, b *pass.Budget) *rewriter {
	r := &rewriter{m: m, o: o, budget: b, bases: analysis.NewBases(),
		baseOf: map[ir.Value]ir.Value{}, why: &pass.Explanation{Pass: options.RewriteStatepoints},
		tokenName: "statepoint_token", variables: refflow.NewVariables(m),
		callees: calleesOf(m, o)}
	r.completes, r.interiors = o.WrapsCalls(m.Dialect), newInteriors(m)
	return r
}

// Told returns which functions store to variables and pass addresses to each other.
func (r *rewriter) Told() (said string, ok bool) {
	return r.variables.Told() + r.callees.Told(), r.interiors.empty()
}

// begin begins with the module in the form that the pass works on; said is what it was before.
func (r *rewriter) begin(said ir.Dialect) {
	r.said, r.decls = said, edit.NewDeclarations(r.m)
	if pass.OldForm(said) {
		r.tokenName = tokenNameThen
	}
}

// one rewrites a function, if its strategy uses statepoints, and reports whether it changed.
func (r *rewriter) one(f *ir.Func) (changed bool, err error) {
	s, err := r.o.Strategy(f)
	if err != nil {
		if r.m.Dialect.Opaque() {
			return false, err
		}
		r.why.LeftAlone(err) // as LLVM did before it used its registry
	}
	if s == nil || !s.UsesStatepoints() {
		return false, nil
	}
	r.f, r.strategy = f, s
	if changed, err = r.rewrite(); err == nil {
		f.PackNames()
	}
	return changed, err
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
	// tokenName is the name of statepoints, completes is set if given ones are completed, and said
	// is the dialect of the module before and after the pass.
	tokenName string
	completes bool
	said      ir.Dialect

	liveness analysis.LivenessRoom
	// points are the calls to rewrite, in the order of the function, and records has one record for
	// each.
	points  []*ir.Instr
	records []record
	// baseOf maps every pointer found to its base, and derived are those pointers in order of
	// discovery.
	baseOf  map[ir.Value]ir.Value
	derived []ir.Value
	// taken are deopt operands that were assumed to be bases, for explanations only
	taken map[ir.Value]bool
	// deoptDerived are deopt operands that are derived pointers
	deoptDerived map[ir.Value]bool
	results      []replacement
	// ops and undo are reused memory, for operands and for renaming.
	ops  []ir.Value
	undo []undo
	// pointers are the pointers that the function's safepoints list.
	pointers []livePointer
	// numbers are the numbers of the pointers of a record, see newRelocates.
	numbers []int32
	// indices are i32 constants, ready for relocates.
	indices []ir.Value
	// givenAttrs are the attributes of the last call that became a statepoint, and keptAttrs those
	// that the statepoint has.
	givenAttrs, keptAttrs *ir.AttrSet
	// targetType is the type of the function that the last statepoint calls, and targetAttrs are
	// the attributes of that operand.
	targetType  *ir.Type
	targetAttrs *ir.AttrSet
	// objects has the stack objects that statepoints list, nil if there are none.
	objects *regions.Result
	// atUses maps each value that is recomputed at its uses to one copy, for the explanation.
	atUses map[provenance.ID]provenance.ID
	// hidden is set if the function has structs or arrays with references in them.
	hidden bool
	// needs caches where values are used, for unwindToken.
	needs needs
	// hasRecords is set if the function has debug records or debug intrinsics.
	hasRecords bool
	// keptTail is set after the warning of a musttail call of the function.
	keptTail bool
	// variables and callees are those of the module.
	variables *refflow.Variables
	callees   *refflow.Callees
	// interiors are pointers into objects that functions pass to each other.
	interiors *interiors
	// printed is the output of the printing options for all functions.
	printed strings.Builder
}

// record is the state of one safepoint during the rewriting.
type record struct {
	// live are the values to list and relocate, in order.
	live []ir.Value
	// token is the statepoint, unwind the landing pad that is its token on the unwind edge.
	token, unwind *ir.Instr
	// relocates are those on the normal edge, unwindRelocates those on the unwind edge; each has
	// the length of live.
	relocates, unwindRelocates []*ir.Instr
	// remats are the values recomputed after the safepoint.
	remats []remat
	call   provenance.ID
	note   *pass.SafepointNote
}

// remat is one copy of a rematerialised value.
type remat struct {
	copy     *ir.Instr
	original ir.Value
}

// isRef reports whether values of a type are tracked: references and vectors of them.
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
	if isKeptTail(in) {
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
	r.points, r.hasRecords, r.keptTail = nil, false, false
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
			} else {
				r.warnOfKeptTail(in)
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

// prepare brings the function into the form that the rest expects, as LLVM does before it computes
// liveness.
func (r *rewriter) prepare() {
	for _, b := range r.f.Blocks {
		if b.First() != nil && b.First().Op == ir.Phi && b.UniquePred() != nil {
			edit.FoldSingleEntryPhis(b)
		}
	}
	// A comparison used only by a branch moves down to it, past safepoints, so it compares
	// relocated pointers.
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
	// Address arithmetic that computes a vector from a scalar pointer gets a splat of the pointer
	// as its operand.
	for _, b := range r.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.GetElementPtr && in.Type().IsVector() &&
				!in.Operand(0).Type().IsVector() {
				in.SetOperand(0, r.splat(in, in.Operand(0), in.Type().Len))
			}
		}
	}
}

// moveBefore moves an instruction before pos, where it may already be. Debug records before the
// instruction stay in place, and those before pos precede it afterwards.
func moveBefore(in, pos *ir.Instr) {
	if len(in.Records()) > 0 && in.Next() != nil {
		next := in.Next()
		next.SetRecords(append(in.Records(), next.Records()...))
		in.SetRecords(nil)
	}
	in.Unlink()
	in.InsertBefore(pos)
}

// insertStatepoints does the main work of the pass.
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
	// The bases have new uses, and there are new values: liveness is recomputed, with every base
	// live across its safepoints.
	second := analysis.Live(&analysis.LivenessQuery{CFG: cfg, IsRef: r.isRef, Points: r.points,
		HoldFirst: held, HoldLast: deopt, Room: &r.liveness})
	r.adopt(second)
	r.printBases("Base Pairs: (w/Relocation)")
	for _, point := range r.points {
		r.interiors.deoptBases(r, point)
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
