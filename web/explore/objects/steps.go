package objects

import (
	"strconv"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// number numbers the instructions of findings: 1, 2, 3 for a single finding, A1, A2, B1 for
// several.
func (o *opened) number() {
	findings := o.checked.Findings
	for i := range findings {
		var steps []report.ObjectStep
		for k := range findings[i].Instructions {
			in := &findings[i].Instructions[k]
			s := report.ObjectStep{Label: label(i, k, len(findings)), Place: in.Place,
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

// label is a step's number.
func label(finding, step, findings int) string {
	if findings == 1 {
		return strconv.Itoa(step + 1)
	}
	letters := ""
	for n := finding; ; n = n/26 - 1 {
		letters = string(rune('A'+n%26)) + letters
		if n < 26 {
			break
		}
	}
	return letters + strconv.Itoa(step+1)
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
