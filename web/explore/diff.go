package explore

import (
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/web/report"
)

// diff is the view of what became of the module up to a stage, since the stage before or an earlier
// one; the first stage is compared with the source as written.
func (r *run) diff(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	before, from := &r.rep.Source, r.comesFrom
	found := ask.Against == "" || ask.Against == report.AgainstSource
	for i := range r.rep.Stages {
		s := &r.rep.Stages[i]
		switch {
		case s.Doc == nil:
		case s.Key == ask.Stage && found:
			return &report.ViewAnswer{Doc: report.Diff(before, s.Doc, from)}, nil
		case s.Key == ask.Stage:
			return nil, fmt.Errorf("no module was made by the stage %q before %q", ask.Against,
				ask.Stage)
		case ask.Against == "":
			before = s.Doc
		case s.Key == ask.Against:
			before, found = s.Doc, true
		default:
			// a stage between the two: what is new since then may come from what came from the text
			// before
			if found {
				from = r.descendsFrom
			}
		}
	}
	return nil, fmt.Errorf("no module was made by the stage %q", ask.Stage)
}

// comesFrom gives the ids that a thing comes from.
func (r *run) comesFrom(id uint32) []uint32 {
	if l := r.links.get(ir.ID(id)); l != nil {
		return l.From
	}
	return nil
}

// descendsFrom gives the ids that a thing comes from, and those that they come from, the nearest
// first.
func (r *run) descendsFrom(id uint32) []uint32 {
	out := slices.Clone(r.comesFrom(id))
	for i := 0; i < len(out); i++ {
		for _, from := range r.comesFrom(out[i]) {
			if !slices.Contains(out, from) {
				out = append(out, from)
			}
		}
	}
	return out
}
