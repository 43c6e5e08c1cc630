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
	records := panes.Records(r)
	if r.Lowered() == nil {
		return nil, errors.New("no stack map: " + r.NotLowered())
	}
	if len(records) == 0 {
		return nil, errors.New(panes.NoMap(r))
	}
	byCost := ask.Stage == report.ByCost
	if costs := panes.Costs(r); byCost && costs != nil {
		sorted := make([]report.MapRecord, len(records))
		for i, n := range costs.Order() {
			sorted[i] = records[n]
		}
		records = sorted
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Records(records,
		int(min(ask.Subject, 1<<30)), byCost, panes.Replaced(r))}, nil
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
