package objects

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// number numbers the instructions of findings.
func (o *opened) number() {
	findings := o.checked.Findings
	for i := range findings {
		var steps []report.ObjectStep
		for k := range findings[i].Instructions {
			in := &findings[i].Instructions[k]
			s := report.ObjectStep{Label: report.StepLabel(i, k, len(findings)), Place: in.Place,
				Text: in.Does}
			if s.Text == "" {
				s.Text = "`" + in.Text + "`"
			}
			if found := o.b.instruction(in.Address); found != nil {
				s.ID = uint32(found.ID)
			}
			steps = append(steps, s)
		}
		o.steps = append(o.steps, steps)
	}
}

// proofs are the instructions of each finding, none if some of them are not shown.
func (o *opened) proofs() []report.Finding {
	all := make([]report.Finding, len(o.steps))
	for i, steps := range o.steps {
		if slices.ContainsFunc(steps, func(s report.ObjectStep) bool { return s.ID == 0 }) {
			continue
		}
		for _, s := range steps {
			all[i].Steps = append(all[i].Steps, s.ID)
		}
	}
	return all
}

// notes are the steps by instruction, for the code. A remark that several findings share is shown
// once.
func (o *opened) notes() map[provenance.ID]string {
	type note struct {
		id   provenance.ID
		text string
	}
	labels := map[note]string{}
	var order []note
	for _, steps := range o.steps {
		for _, s := range steps {
			n := note{provenance.ID(s.ID), s.Text}
			if labels[n] == "" {
				order = append(order, n)
				labels[n] = s.Label
			} else {
				labels[n] += ", " + s.Label
			}
		}
	}
	all := map[provenance.ID]string{}
	for _, n := range order {
		if all[n.id] != "" {
			all[n.id] += "; "
		}
		all[n.id] += "(" + labels[n] + ") " + n.text
	}
	return all
}
