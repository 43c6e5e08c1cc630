package explore

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/web/report"
)

// Limits of what is said of stale pointers: a module that was never relocated has one at every use.
const (
	maxFindings = 50
	maxSteps    = 2000
)

// codeStale is the code of what the safepoint verifier finds.
const codeStale = "SP0407"

// staleUses are the uses of stale pointers that a run found.
type staleUses struct {
	list  *source.List
	rep   *report.Report
	links *linkTable
	spans []source.Span // of each
}

// findStale looks for pointers that are used though a safepoint may have made them stale. What the
// passes write is proved to have none, so it is only done where the source has statepoints of its
// own, or where calls stay calls because the pass that relocates is left out.
func (r *run) findStale() bool {
	r.stale = staleUses{list: r.list, rep: r.rep, links: r.links}
	if !hasStatepoints(r.module) {
		r.findUnrelocated()
		return true
	}
	check, err := passes.NewPipeline("verify<safepoint-ir>")
	if err != nil {
		return r.fail("%v", err)
	}
	check.Options.PrintOnly = true
	check.Options.Strategies = r.strategies
	check.After = func(_ *passes.Pass, m *ir.Module, why *passes.Explanation) error {
		at := map[ir.ID]*ir.Instr{}
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for in := b.First(); in != nil && len(why.Violations) > 0; in = in.Next() {
					at[in.ID()] = in
				}
			}
		}
		for i := range why.Violations {
			if i == maxFindings {
				r.list.Add(source.Diagnostic{Severity: source.Warning, Code: codeStale,
					Message: fmt.Sprintf(
						"%d more uses of pointers that a safepoint may have made stale",
						len(why.Violations)-maxFindings)})
				break
			}
			r.stale.add(&why.Violations[i], at)
		}
		return nil
	}
	if _, err := check.Run(r.ctx, r.module); err != nil {
		return r.fail("%v", err)
	}
	return true
}

// hasStatepoints reports whether a module was read with statepoints in it: those of the passes come
// from a call.
func hasStatepoints(m *ir.Module) bool {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op.IsCall() && gc.IsStatepoint(in) && len(in.From()) == 0 {
					return true
				}
			}
		}
	}
	return false
}

// add adds a violation as data and as a diagnostic.
func (s *staleUses) add(v *passes.Violation, at map[ir.ID]*ir.Instr) {
	use := at[v.Use]
	if use == nil {
		return
	}
	f := report.Finding{Value: uint32(v.Value), Use: uint32(v.Use), Instead: uint32(v.Instead)}
	f.Safepoint = uint32(s.links.callOf(v.Safepoint))
	var way []string
	for _, id := range v.Path {
		f.Path = append(f.Path, uint32(id))
		way = append(way, s.links.sourceLabel(id))
	}
	f.Steps = steps(v, at)
	name := s.links.sourceLabel(v.Value)
	d := source.Diagnostic{Severity: source.Warning, Code: codeStale, Span: use.Span,
		Message: fmt.Sprintf(
			"`%s` is used here as it was before a safepoint that may have moved its object", name)}
	used := use.Operand(v.Operand)
	if phi, root, from := stalePhi(use, used); phi != nil {
		d.Message = fmt.Sprintf("`%s` is used here, and comes from `%s`, which takes `%s` from "+
			"`%s` as that was before a safepoint that may have moved its object", name,
			s.links.sourceLabel(phi.ID()), s.links.sourceLabel(root.ID()),
			s.links.sourceLabel(from.ID()))
	} else if root := staleRoot(used); root.ID() != v.Value {
		d.Message = fmt.Sprintf("`%s` is used here, and is computed from `%s` as that was before "+
			"a safepoint that may have moved its object", name, s.links.sourceLabel(root.ID()))
	}
	if at := s.links.sourceLabel(s.links.callOf(v.Safepoint)); at != "" {
		d.Notes = append(d.Notes, fmt.Sprintf("the safepoint is `%s`, the way from there %s", at,
			strings.Join(way, " → ")))
	}
	if instead := s.links.sourceLabel(v.Instead); instead != "" {
		d.Notes = append(d.Notes, fmt.Sprintf("use `%s` instead", instead))
	}
	s.list.Add(d)
	s.rep.Findings = append(s.rep.Findings, f)
	s.spans = append(s.spans, use.Span)
}

// steps gives the instructions from the safepoint to the use, block by block.
func steps(v *passes.Violation, at map[ir.ID]*ir.Instr) []uint32 {
	var out []uint32
	use, from := at[v.Use], at[v.Safepoint]
	blocks := map[ir.ID]*ir.Block{}
	for _, b := range use.Func().Blocks {
		blocks[b.ID()] = b
	}
	along(blocks, v.Path, from, use, func(in *ir.Instr) bool {
		if len(out) >= maxSteps {
			return false
		}
		out = append(out, uint32(in.ID()))
		return true
	})
	return out
}

// mark says of the report's diagnostics which finding they are about.
func (s *staleUses) mark() {
	if len(s.spans) == 0 {
		return
	}
	taken := make([]bool, len(s.spans))
	for i := range s.list.Items {
		if s.list.Items[i].Code != codeStale {
			continue
		}
		for j, span := range s.spans {
			if !taken[j] && span == s.list.Items[i].Span {
				taken[j] = true
				s.rep.Diagnostics[i].Finding = int32(j + 1)
				break
			}
		}
	}
}
