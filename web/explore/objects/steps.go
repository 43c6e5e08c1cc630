package objects

import (
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/check"
	"statepoint/web/explore"
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

// proofs are the instructions of each finding, none if some of them are not shown, and its chain.
func (o *opened) proofs(links *explore.LinkTable) []report.Finding {
	all := make([]report.Finding, len(o.steps))
	for i, steps := range o.steps {
		f, found := &all[i], &o.checked.Findings[i]
		if slices.ContainsFunc(steps, func(s report.ObjectStep) bool { return s.ID == 0 }) {
			continue
		}
		for _, s := range steps {
			f.Steps = append(f.Steps, s.ID)
		}
		f.Value, f.Safepoint = o.recordID(found), o.callOf(i)
		if n := len(steps); n > 0 {
			f.Use = steps[n-1].ID
		}
		f.Word, f.Chain = string(found.Code), o.chain(links, found, f, steps)
		if found.Code == check.StaleCopy {
			f.Word = "stale" // as of IR
		}
	}
	return all
}

// callOf is the call of a finding's record, else its last instruction; 0 for none.
func (o *opened) callOf(finding int) (id uint32) {
	found := &o.checked.Findings[finding]
	for k, s := range o.steps[finding] {
		at := found.Instructions[k].Address
		if in := o.b.instruction(at); in != nil {
			if id = s.ID; o.im.Place(at+uint64(in.Size)) == found.Place {
				break
			}
		}
	}
	return id
}

// chain summarizes a finding in a line: what the record lists, what it omits, and what goes wrong.
func (o *opened) chain(links *explore.LinkTable, found *check.Finding, f *report.Finding,
	steps []report.ObjectStep) (all []report.Step) {
	if l := links.Get(provenance.ID(f.Value)); l != nil {
		for _, at := range l.At {
			if place := links.Get(provenance.ID(at)); place != nil && len(all) == 0 {
				all = append(all, report.Step{Text: place.Label, Detail: "of " + found.Function,
					ID: at, Kind: place.Kind})
			}
		}
		all = append(all, report.Step{Text: l.Label, ID: l.ID, Kind: l.Kind})
		if l.End > l.Start {
			all = append(all, l.Bytes())
		}
	}
	if found.Code == check.StaleCopy && len(steps) > 0 {
		last := steps[len(steps)-1]
		if len(all) > 0 && found.Recorded != "" {
			all[len(all)-1].Detail = "updated"
		}
		return append(all, report.Step{Text: found.Location, Detail: "keeps the old address",
			ID: f.Safepoint, Kind: provenance.KindMachine}, report.Step{Text: last.Place,
			Detail: strings.TrimSuffix(last.Text, ": stale"), ID: last.ID,
			Kind: provenance.KindMachine})
	}
	for _, s := range steps {
		all = append(all, report.Step{Text: s.Place, Detail: strings.Trim(s.Text, "`"), ID: s.ID,
			Kind: provenance.KindMachine})
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
