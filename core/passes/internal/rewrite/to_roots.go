package rewrite

import (
	"context"
	"fmt"

	"statepoint/core/analysis"
	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// DefaultRootStrategy is the strategy that functions get if the pass has no parameter.
const DefaultRootStrategy = "shadow-stack"

// ToRoots returns the Run of the pass for a strategy.
func ToRoots(strategy string) pass.Runner {
	return func(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
		return convertToRoots(ctx, m, o, strategy)
	}
}

// convertToRoots runs the pass references-to-gcroot for a strategy. Functions whose strategy uses
// statepoints get this strategy, which keeps references in frame slots: every reference that is
// live across a call is stored to a root at its definition, and loaded after the call. A derived
// pointer is recomputed from its base and its offset. References become ordinary pointers in the
// whole module: only llvm.gcroot says which slots are roots.
//
// It shares RewriteStatepointsForGC's search for bases, so both forms of a program have the same
// ones. The functions must not have statepoints yet, and polls must be placed before, because the
// new strategy has none. Deoptimization operands and the directives of statepoints are dropped,
// since tables of roots cannot hold them.
func convertToRoots(ctx context.Context, m *ir.Module, o *pass.Options, strategy string,
) (*pass.Explanation, error) {
	if strategy == "" {
		strategy = DefaultRootStrategy
	}
	to, err := o.Strategies.Lookup(strategy)
	if err != nil {
		return nil, err
	}
	if to.UsesStatepoints() {
		return nil, fmt.Errorf("the strategy %q uses statepoints, not roots", strategy)
	}
	own := *o
	own.ClobberNonLive, own.Explain = false, false // these are about statepoints
	why := &pass.Explanation{Pass: options.ReferencesToRoots}
	c := &rootConverter{strategy: to, rewriter: rewriter{m: m, o: &own,
		budget: pass.NewBudget(m, o), bases: analysis.NewBases(), baseOf: map[ir.Value]ir.Value{},
		why: why}}
	strip := stripper{m: m}
	changed := false
	from := map[string]gc.Strategy{}
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s, err := o.Strategy(f)
		if err != nil {
			return nil, err
		}
		if s == nil || !s.UsesStatepoints() {
			continue
		}
		if !f.IsDeclaration() {
			c.f, c.rewriter.strategy = f, s
			if err := c.function(); err != nil {
				return nil, err
			}
			strip.body(f)
			f.PackNames()
		}
		f.GC = strategy
		from[s.Name()] = s
		changed = true
	}
	if changed {
		strip.prototypes()
		convert.PlainPointers(m, func(t *ir.Type) bool {
			for _, s := range from {
				if gc.IsGCPointer(s, t) {
					return true
				}
			}
			return false
		})
	}
	return why, nil
}

// rootConverter converts the functions of a module one after another. It uses the rewriter's search
// for bases and its renaming.
type rootConverter struct {
	rewriter
	// strategy is the strategy that functions get.
	strategy gc.Strategy

	// State of the current function:

	// roots are the slots of a base: one, or one for each element of a vector.
	roots map[ir.Value][]*ir.Instr
	// order has the bases in the order in which they got their slots.
	order []ir.Value
	// distances are the offsets of derived pointers from their bases.
	distances map[ir.Value]*ir.Instr
	// reads are the instructions inserted after calls, latest last.
	reads []*ir.Instr
}

// function converts one function.
func (c *rootConverter) function() error {
	edit.RemoveUnreachable(c.m, c.f)
	c.points, c.hasRecords = nil, false
	var baseQueries []*ir.Instr
	for _, b := range c.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			c.hasRecords = c.hasRecords || edit.DescribesValues(in)
			if !in.Op.IsCall() {
				continue
			}
			if in.Op == ir.Call && (in.IsIntrinsic(getBaseName) || in.IsIntrinsic(getOffsetName)) {
				baseQueries = append(baseQueries, in)
			}
			if c.mayCollect(in) {
				c.points = append(c.points, in)
			}
		}
	}
	if err := c.refuse(); err != nil {
		return err
	}
	for _, in := range c.points {
		dropBundles(in)
	}
	c.prepare()
	c.bases.Reset()
	if err := c.answerBaseQueries(baseQueries); err != nil {
		return err
	}
	if len(c.points) == 0 {
		return nil
	}
	return c.insertRoots()
}

// mayCollect reports whether the collector may run in a call.
func (c *rootConverter) mayCollect(in *ir.Instr) bool {
	if _, isAsm := in.Callee().(*ir.InlineAsm); isAsm || libfuncs.CallsLeaf(c.o, in) {
		return false
	}
	return !in.Has(ir.MustTail) || edit.IsIntrinsicCall(in) // otherwise the frame is gone
}

// insertRoots creates slots for the references that are live across calls.
func (c *rootConverter) insertRoots() error {
	if err := edit.SplitInvokes(c.m, c.points, c.budget); err != nil {
		return err
	}
	if c.hidden {
		if err := c.decompose(); err != nil {
			return err
		}
	}
	cfg := analysis.NewCFG(c.f)
	c.records = make([]record, len(c.points))
	query := analysis.LivenessQuery{CFG: cfg, IsRef: c.isRef, Points: c.points, AfterOnly: true,
		Room: &c.liveness}
	first := analysis.Live(&query)
	if err := c.spendListed(first); err != nil {
		return err
	}
	held, err := c.findBases(first)
	if err != nil {
		return err
	}
	query.HoldFirst = held // the bases are used where derived pointers are recomputed
	c.adopt(analysis.Live(&query))
	c.rematerialize()
	c.roots, c.order = map[ir.Value][]*ir.Instr{}, nil
	c.distances, c.reads = map[ir.Value]*ir.Instr{}, nil
	for i, call := range c.points {
		if err := c.readAgain(&c.records[i], call); err != nil {
			return err
		}
	}
	c.declareRoots()
	for i := range c.records {
		c.records[i].live = nil // these values are now recomputed
	}
	if err := c.relocate(cfg); err != nil {
		return err
	}
	c.sweep()
	if c.o.ShareRoots {
		c.shareRoots()
	}
	return nil
}

// dropBundles takes a call's operand bundles that only concern the pass that makes statepoints.
func dropBundles(in *ir.Instr) {
	info := *in.Call
	info.Bundles = nil
	end := 1 + info.NumArgs
	ops := make([]ir.Value, 0, in.NumOps())
	for i := range end {
		ops = append(ops, in.Operand(i))
	}
	for i, b := range in.Call.Bundles {
		end += b.NumArgs
		if gc.IsBundle(b.Tag) {
			continue
		}
		info.Bundles = append(info.Bundles, b)
		operands := in.BundleOperands(i)
		for j := range operands {
			ops = append(ops, operands[j].Value)
		}
	}
	if len(info.Bundles) == len(in.Call.Bundles) {
		return
	}
	for i := end; i < in.NumOps(); i++ {
		ops = append(ops, in.Operand(i))
	}
	in.SetOperands(ops...)
	in.Call = &info
}

// sweep removes unused reloads and recomputed values, and roots that are only stored to.
func (c *rootConverter) sweep() {
	for i := len(c.reads) - 1; i >= 0; i-- {
		if in := c.reads[i]; ir.FirstUse(in) == nil {
			in.Erase()
		}
	}
	for _, base := range c.order {
		var left []*ir.Instr
		for _, slot := range c.roots[base] {
			if !isRead(slot) {
				eraseSlot(slot)
				continue
			}
			left = append(left, slot)
		}
		c.roots[base] = left
		c.why.Figures.Roots += len(left)
	}
	for _, d := range c.distances {
		if ir.FirstUse(d) == nil {
			from, to := d.Operand(1).(*ir.Instr), d.Operand(0).(*ir.Instr)
			d.Erase()
			from.Erase()
			to.Erase()
		}
	}
}

// refuse finds constructs that cannot be expressed with roots, before anything is changed.
func (c *rootConverter) refuse() error {
	c.hidden = false
	bad := func(in *ir.Instr, code, message string, notes ...string) error {
		span := in.Span
		if span == (source.Span{}) { // created by a pass
			span = c.f.Span
		}
		return &pass.Unsupported{Code: code, Span: span, Message: message, Notes: notes}
	}
	_, linked := gc.As[gc.LinkedRoots](c.strategy)
	for _, a := range c.f.Args {
		c.hidden = c.hidden || c.hidesRefs(a.Type())
	}
	for _, b := range c.f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			c.hidden = c.hidden || in.Type().IsAggregate() && c.hidesRefs(in.Type())
			switch {
			case !in.Op.IsCall():
			case gc.IsStatepoint(in):
				return bad(in, "", "the function already has statepoints",
					"run `"+options.ReferencesToRoots+"` before or instead of `"+
						options.RewriteStatepoints+"`")
			case linked && edit.HasFnAttr(in, "returns_twice"):
				return bad(in, "", "a list of roots cannot be kept across "+edit.CalleeName(in)+
					", which returns twice", "choose a strategy whose roots are in a table")
			case !c.mayCollect(in):
			case libfuncs.IsSafepointIntrinsic(in):
				return bad(in, "", edit.CalleeName(in)+" cannot be expressed without statepoints",
					"mark the call \"gc-leaf-function\" if it reaches no safepoint")
			case gc.ReadDirectives(in, gc.DefaultID).PatchBytes > 0:
				return bad(in, "", "patch bytes cannot be expressed without statepoints",
					"remove \"statepoint-num-patch-bytes\" to call the function directly")
			case in.Op == ir.Invoke:
				pad := in.UnwindDest().FirstNonPhi()
				if pad == nil || pad.Op != ir.LandingPad {
					return bad(in, pass.CodeFunclet,
						"references cannot be reloaded in the funclet pad that "+
							"this `invoke` unwinds to, which must be a `landingpad`")
				}
			}
		}
	}
	return nil
}
