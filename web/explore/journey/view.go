package journey

import (
	"context"
	"slices"

	"statepoint/web/explore"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// mostCrossings bounds the rows of one journey.
const mostCrossings = 200

// Of compiles a request and returns the journeys of items; if none are named, of all references
// that cross a safepoint, in the order of the text.
func Of(ctx context.Context, req *report.Request, ids []uint32) ([]report.Journey,
	*report.Report) {
	values, _, rep := WithObjects(ctx, req, ids)
	return values, rep
}

// WithObjects is Of with the journeys of the stack objects whose words a collector updates.
func WithObjects(ctx context.Context, req *report.Request, ids []uint32) (values,
	objects []report.Journey, rep *report.Report) {
	r := explore.Compile(ctx, req, nil)
	j, err := New(r)
	if err != nil {
		return nil, nil, r.Outline()
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
	for _, id := range ids {
		values = append(values, j.journey(ctx, id))
	}
	for _, id := range j.objects() {
		objects = append(objects, j.journey(ctx, id))
	}
	return values, objects, r.Outline()
}

// objects are the stack objects whose words a collector updates, in the order of the records.
func (j *Journeys) objects() (ids []uint32) {
	low := j.comp.Lowered()
	if low == nil {
		return nil
	}
	for n := range low.Map.Records {
		rec := &low.Map.Records[n]
		for i := range rec.Locations {
			if len(low.Words[int32(n)]) == 0 || len(low.WordsOf(int32(n), &rec.Locations[i])) == 0 {
				continue
			}
			if l := j.index.Link(rec.Locations[i].Prov); l != nil && len(l.From) == 1 &&
				!slices.Contains(ids, l.From[0]) {
				ids = append(ids, l.From[0])
			}
		}
	}
	return ids
}

// View returns the journey of the request's Subject.
func (j *Journeys) View(ctx context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	journey := j.journey(ctx, ask.Subject)
	journey.Drawing = draw.Bases(&journey.Bases)
	return &report.ViewAnswer{Subject: ask.Subject, Journey: &journey}
}

// journey says where an item is across each safepoint, and why.
func (j *Journeys) journey(ctx context.Context, id uint32) report.Journey {
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
	j.explain(ctx, &out, crossed)
	return out
}
