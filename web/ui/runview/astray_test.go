package runview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// From the end of a run that went wrong, a button leads to the wrong step, and from there to where
// the stale address was stored.
func TestAstrayLeadsToWhereItWasHidden(t *testing.T) {
	v, _ := testView()
	v.Open()
	s := report.RunState{Complete: true, End: 9,
		Astray: report.RunClaim{Step: 7, Text: "reads through rax, a stale address"},
		Hidden: report.RunClaim{Step: 3, Text: "the address was hidden in rbx", Line: 4}}
	for _, c := range []struct {
		step       uint64
		ended      string
		want, none string
	}{
		{9, "Returned.", "Go to step 7", "Go to step 3"},
		{7, "", "Go to step 3", "Go to step 7"},
		{5, "", "", "Go to step"},
	} {
		now := s
		now.Step, now.Ended = c.step, c.ended
		answer(v, &now)
		html := app.HTMLString(v.Render())
		if !strings.Contains(html, c.want) || strings.Contains(html, c.none) {
			t.Errorf("at step %d:\n%s", c.step, html)
		}
		says := strings.Contains(html, "The address was hidden in rbx since step 3 (line 4).")
		if says != (c.want != "") {
			t.Errorf("at step %d it says where: %t", c.step, says)
		}
	}
}

// So does a run that was stopped, or one with a store that no write barrier reported; a step that
// uses no stale address leads nowhere.
func TestStoppedLeadsToTheStepAstray(t *testing.T) {
	v, _ := testView()
	v.Open()
	s := report.RunState{Complete: true, End: 9,
		Astray: report.RunClaim{Step: 7, Text: "stores a reference, and no barrier reports it"}}
	for _, c := range []struct {
		step       uint64
		ended      string
		want, none string
	}{
		{9, "No write barrier.", "Go to step 7", "Go to step 0"},
		{7, "", "it stores a reference", "Go to step"},
		{5, "", "", "Go to step"},
	} {
		now := s
		now.Step, now.Ended, now.Failed = c.step, c.ended, c.ended != ""
		answer(v, &now)
		html := app.HTMLString(v.Render())
		if !strings.Contains(html, c.want) || strings.Contains(html, c.none) {
			t.Errorf("at step %d:\n%s", c.step, html)
		}
	}
}
