package views

import (
	"errors"

	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Frame draws the frame at the instruction or record that the request's Subject names; 0, or
// what is no longer there, is the first safepoint.
func Frame(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	frames, at, step, err := panes.FrameAt(r, ask.Subject)
	if err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Subject: frames[at].Steps[step].ID,
		HTML: draw.FrameView(frames, at, step)}, nil
}

// Records is the table of records, from the one that the request's Subject numbers.
func Records(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.Lowered() == nil {
		return nil, errors.New("no stack map: " + r.NotLowered())
	}
	all := len(r.Lowered().Map.Records)
	if all == 0 {
		return nil, errors.New(panes.NoMap(r))
	}
	byCost, costs := ask.Stage == report.ByCost, panes.Costs(r)
	var order []int
	if byCost && costs != nil {
		order = costs.Order()
	}
	first := int(min(ask.Subject, uint32(all-1)))
	shown := make([]int, 0, report.MostRecords)
	for n := first; n < min(all, first+report.MostRecords); n++ {
		if order != nil {
			shown = append(shown, order[n])
		} else {
			shown = append(shown, n)
		}
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Records(panes.RecordsOf(r, shown,
		costs), first, all, byCost, panes.Replaced(r))}, nil
}

// MapJSON is the stack map as JSON.
func MapJSON(r *explore.Compilation, _ *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.Lowered() == nil {
		return nil, errors.New("no stack map: " + r.NotLowered())
	}
	if len(r.Lowered().Map.Records) == 0 {
		return nil, errors.New(panes.NoMap(r))
	}
	doc, err := panes.MapJSON(r)
	if err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Doc: doc}, nil
}
