package explore

import (
	"statepoint/core/findings"
	"statepoint/core/passes/pass"
	"statepoint/web/report"
)

// MaxSteps bounds the instructions of a path that is shown.
const MaxSteps = findings.MostThrough

// tell adds the findings of the passes to the report.
func (b *builder) tell(found findings.List) {
	b.list.Items = append(b.list.Items, found.Diagnostics(b.c.text).Items...)
	for i := range found {
		f := &found[i]
		if f.Use == 0 {
			if f.First != "" {
				b.offers = append(b.offers, f)
			}
			continue
		}
		out := report.Finding{Value: uint32(f.Value), Use: uint32(f.Use),
			Safepoint: uint32(b.c.links.CallOf(f.Safepoint)), Instead: uint32(f.Instead),
			Path: IDs(f.Path), Steps: IDs(f.Through)}
		if len(f.Through) == 0 {
			for k := range f.Way {
				out.Steps = append(out.Steps, uint32(f.Way[k].Instr))
			}
		}
		b.c.outline.Findings = append(b.c.outline.Findings, out)
		b.c.findings = append(b.c.findings, *f)
	}
}

// markTold links the report's diagnostics to their findings.
func (b *builder) markTold() {
	taken := make([]bool, len(b.c.findings))
	for i := range b.list.Items {
		d := &b.list.Items[i]
		for k := range b.c.findings {
			f := &b.c.findings[k]
			if !taken[k] && f.Code == d.Code && f.Span == d.Span && f.Message == d.Message {
				taken[k] = true
				b.c.outline.Diagnostics[i].Finding = int32(k + 1)
				b.c.outline.Diagnostics[i].First = f.First
				break
			}
		}
		for _, f := range b.offers {
			if f.Code == d.Code && f.Span == d.Span && f.Message == d.Message {
				b.c.outline.Diagnostics[i].First = f.First
			}
		}
	}
}

// HidesReference reports whether, according to a warning, a value holds a copy of a reference that
// no safepoint updates, and returns the warning's code.
func HidesReference(r *Compilation, own map[uint32]bool) (code string, hides bool) {
	for i := range r.findings {
		f := &r.findings[i]
		if !pass.IsHidden(f.Code) {
			continue
		}
		if own[uint32(f.Value)] {
			return f.Code, true
		}
		for k := range f.Way {
			if f.Way[k].Kind == findings.Hidden && own[uint32(f.Way[k].Instr)] {
				return f.Code, true
			}
		}
	}
	return "", false
}
