package explore

import (
	"statepoint/core/findings"
	"statepoint/web/report"
)

// maxSteps bounds the instructions of a way that is shown.
const maxSteps = findings.MostThrough

// tell puts what the passes found into the report.
func (r *run) tell(found findings.List) {
	r.list.Items = append(r.list.Items, found.Diagnostics(r.text).Items...)
	for i := range found {
		f := &found[i]
		if f.Use == 0 {
			continue
		}
		out := report.Finding{Value: uint32(f.Value), Use: uint32(f.Use),
			Safepoint: uint32(r.links.callOf(f.Safepoint)), Instead: uint32(f.Instead),
			Path: ids(f.Path), Steps: ids(f.Through)}
		if len(f.Through) == 0 {
			for k := range f.Way {
				out.Steps = append(out.Steps, uint32(f.Way[k].Instr))
			}
		}
		r.rep.Findings = append(r.rep.Findings, out)
		r.told = append(r.told, *f)
	}
}

// markTold says of the report's diagnostics which finding they are about.
func (r *run) markTold() {
	taken := make([]bool, len(r.told))
	for i := range r.list.Items {
		d := &r.list.Items[i]
		for k := range r.told {
			f := &r.told[k]
			if !taken[k] && f.Code == d.Code && f.Span == d.Span && f.Message == d.Message {
				taken[k] = true
				r.rep.Diagnostics[i].Finding = int32(k + 1)
				break
			}
		}
	}
}
