package explore

import (
	"context"
	"errors"

	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// mostCrossings bounds the rows of one journey.
const mostCrossings = 200

// Journeys runs the line on a request and gives the journeys of things: of all references that
// cross a safepoint, in the order of the text, if none are named.
func Journeys(ctx context.Context, req *report.Request, ids []uint32) ([]report.Journey,
	*report.Report) {
	r := start(ctx, req, nil)
	j, err := r.journeysOf()
	if err != nil {
		return nil, r.rep
	}
	if ids == nil {
		values := make([]uint32, len(j.crossings))
		for i := range j.crossings {
			values[i] = j.crossings[i].value
		}
		seen := map[uint32]bool{}
		for _, root := range j.index.LeastOwn(values) {
			if !seen[root] {
				seen[root] = true
				ids = append(ids, root)
			}
		}
	}
	var out []report.Journey
	for _, id := range ids {
		out = append(out, j.journey(id))
	}
	return out, r.rep
}

// journeyView gives the journey of what the request's Subject names.
func (r *run) journeyView(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.module == nil || r.printed == nil {
		return nil, errors.New("no module: " + r.notLowered())
	}
	j, err := r.journeysOf()
	if err != nil {
		return nil, err
	}
	journey := j.journey(ask.Subject)
	journey.Drawing = draw.Bases(&journey.Bases)
	return &report.ViewAnswer{Subject: ask.Subject, Journey: &journey}, nil
}

// journey is where a thing is across each safepoint, and why.
func (j *journeys) journey(id uint32) report.Journey {
	out := report.Journey{ID: id}
	l := j.index.Link(id)
	if l == nil {
		return out
	}
	out.Name, out.Category = l.Name(), l.Category
	var crossed []*crossing
	for _, i := range j.about(id) {
		c := &j.crossings[i]
		if len(crossed) == mostCrossings {
			out.More++
			continue
		}
		row := j.row(c)
		if l.Kind.IsPlace() && row.Place.ID != id {
			continue // elsewhere at this safepoint
		}
		crossed = append(crossed, c)
		out.Rows = append(out.Rows, row)
	}
	if len(crossed) == 0 {
		out.Absent = j.absent(l)
		j.whyUnlisted(&out)
	}
	j.explain(&out, crossed)
	return out
}
