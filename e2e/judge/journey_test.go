package judge

import (
	"os"
	"testing"

	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// TestFalseJourneys falsifies rows of journeys, one thing at a time: each is noticed.
func TestFalseJourneys(t *testing.T) {
	const file = "../../static/examples/04-loop-poll.ll"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind  Kind
		wrong func(rows []report.Crossing)
	}{
		{JourneyPlace, func(rows []report.Crossing) { rows[0].Pointer.ID = rows[0].After[0].ID }},
		{JourneyBefore, func(rows []report.Crossing) { rows[0].Stores[0].Place = "rbx" }},
		{JourneySpilled, func(rows []report.Crossing) {
			rows[0].Stores[0].Inst = rows[0].Reads[0].Inst
		}},
		{JourneyReloaded, func(rows []report.Crossing) {
			rows[1].Reads[0].Inst = rows[0].Stores[0].Inst
		}},
		{JourneyReloaded, func(rows []report.Crossing) { rows[0].Reads = nil }},
		{JourneyAfter, func(rows []report.Crossing) { rows[1].After = rows[0].After }},
	} {
		s, err := NewSubject(t.Context(), "04-loop-poll.ll", string(text), Options{})
		if err != nil {
			t.Fatal(err)
		}
		journeys, _ := journey.Of(t.Context(),
			&report.Request{FileName: "04-loop-poll.ll", Source: string(text)}, nil)
		if len(journeys) != 1 || len(journeys[0].Rows) != 2 {
			t.Fatalf("there are other journeys: %v", journeys)
		}
		c.wrong(journeys[0].Rows)
		s.Journeys(journeys)
		judgeAll(t, s, 12)
		if table, _ := s.Table(); table[c.kind].Wrong == 0 {
			t.Errorf("nobody notices a wrong %s", c.kind)
		}
	}
}
