package views

import (
	"testing"

	"statepoint/web/report"
)

// The table is sorted by cost and put back in order by the same button, from its beginning.
func TestRecordsByCost(t *testing.T) {
	p := &records{}
	v := p.view()
	for _, step := range []struct {
		act, subject uint32
		stage        string
	}{{200, 200, ""}, {report.RecordsSort, 0, report.ByCost}, {200, 200, report.ByCost},
		{report.RecordsSort, 0, ""}} {
		v.Act(step.act)
		if ask := v.Ask(); ask.Subject != step.subject || ask.Stage != step.stage {
			t.Errorf("after %d: %+v, want %d, %q", step.act, ask, step.subject, step.stage)
		}
	}
}
