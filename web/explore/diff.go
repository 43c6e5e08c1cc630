package explore

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/web/report"
)

// diff is the view of what a stage did to the module, against the stage before; the first stage is compared with the source as written.
func (r *run) diff(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	before := &r.rep.Source
	for i := range r.rep.Stages {
		s := &r.rep.Stages[i]
		if s.Doc == nil {
			continue
		}
		if s.Key == ask.Stage {
			return &report.ViewAnswer{Doc: report.Diff(before, s.Doc, r.comesFrom)}, nil
		}
		before = s.Doc
	}
	return nil, fmt.Errorf("no module was made by the stage %q", ask.Stage)
}

// comesFrom gives the ids that a thing comes from.
func (r *run) comesFrom(id uint32) []uint32 {
	if l := r.links.byID[ir.ID(id)]; l != nil {
		return l.From
	}
	return nil
}
