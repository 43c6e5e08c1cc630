package views

import (
	"fmt"
	"slices"

	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
	"statepoint/web/report/diff"
)

// Diff compares the module after a stage with that of the stage before or an earlier one; the first
// stage is compared with the source as written.
func Diff(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	before := &r.Outline().Source
	from := func(id uint32) []uint32 { return comesFrom(r, id) }
	found := ask.Against == "" || ask.Against == report.AgainstSource
	for i := range r.Outline().Stages {
		s := &r.Outline().Stages[i]
		switch {
		case s.Doc == nil:
		case s.Key == ask.Stage && found:
			return &report.ViewAnswer{Doc: diff.Stages(before, s.Doc, from)}, nil
		case s.Key == ask.Stage:
			return nil, fmt.Errorf("no stage %q with a module before %q", ask.Against,
				ask.Stage)
		case ask.Against == "":
			before = s.Doc
		case s.Key == ask.Against:
			before, found = s.Doc, true
		default:
			// a stage between the two: new items may derive from items that derive from the earlier
			// text
			if found {
				from = func(id uint32) []uint32 { return descendsFrom(r, id) }
			}
		}
	}
	return nil, fmt.Errorf("no module after the stage %q", ask.Stage)
}

// comesFrom returns the ids that an item comes from.
func comesFrom(r *explore.Compilation, id uint32) []uint32 {
	if l := r.Links().Get(provenance.ID(id)); l != nil {
		return l.From
	}
	return nil
}

// descendsFrom returns the ids that an item comes from, directly or indirectly, the nearest first.
func descendsFrom(r *explore.Compilation, id uint32) []uint32 {
	out := slices.Clone(comesFrom(r, id))
	for i := 0; i < len(out); i++ {
		for _, from := range comesFrom(r, out[i]) {
			if !slices.Contains(out, from) {
				out = append(out, from)
			}
		}
	}
	return out
}
