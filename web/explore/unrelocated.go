package explore

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/web/report"
)

// findUnrelocated looks for pointers that are used behind a call as they were before it, though a
// collector may run during the call: where the options leave out the pass that relocates them. It
// runs that pass over the same text again, and asks which pointers it would have relocated, and for
// which use.
func (r *run) findUnrelocated() {
	names := r.passNames()
	if slices.Contains(names, rewritePass) {
		return
	}
	req := *r.req
	req.Options.Passes = append(slices.Clone(names), rewritePass)
	again := newRun(r.ctx, &req, r.strategies)
	var why *passes.Explanation
	again.watch = func(key string, _ *irText, told *passes.Explanation) error {
		if key != report.StageRewrite {
			return nil
		}
		why = told
		return errReached
	}
	if !again.parse() || again.runPasses() || why == nil {
		return // what is wrong is told of the text itself
	}
	past := map[ir.ID][]ir.ID{} // the calls that only the pass would have moved a comparison past
	for _, m := range why.Moved {
		past[m.Compare] = m.Past
	}
	at := map[ir.ID]*ir.Instr{}
	for _, f := range r.module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				at[in.ID()] = in
			}
		}
	}
	type use struct{ value, at ir.ID }
	told := map[use]bool{}
	for i := range why.Safepoints {
		s := &why.Safepoints[i]
		for k := range s.Live {
			l := &s.Live[k]
			in := at[l.NextUse]
			if in == nil || at[s.Call] == nil || l.OwnOperand ||
				slices.Contains(past[l.NextUse], s.Call) || told[use{l.Value, l.NextUse}] {
				continue
			}
			told[use{l.Value, l.NextUse}] = true
			for n := range in.NumOps() {
				if in.Operand(n).ID() != l.Value {
					continue
				}
				if len(r.stale.spans) == maxFindings {
					return
				}
				r.stale.add(&passes.Violation{Func: s.Func, Value: l.Value, Use: l.NextUse,
					Operand: n, Safepoint: s.Call, Path: l.Way}, at)
				d := &r.list.Items[len(r.list.Items)-1]
				d.Notes = append(d.Notes, "nothing relocates it while Rewrite statepoints is off")
				break
			}
		}
	}
}
