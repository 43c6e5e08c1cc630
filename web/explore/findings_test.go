package explore

import (
	"strings"
	"testing"

	"statepoint/web/explore/exploretest"

	"statepoint/static/examples"
	"statepoint/web/report"
)

// told returns a report's warnings about pointers that are not relocated, with their notes.
func toldStale(rep *report.Report) (list []string) {
	for _, d := range rep.Diagnostics {
		if d.Code == "SP0407" {
			list = append(list, d.Message+"; "+strings.Join(d.Notes, "; "))
		}
	}
	return list
}

// Without the pass that relocates, a use after a call causes a warning with the path to it; with
// the pass there is none. A use that only the pass would have moved after a call causes no warning.
func TestUnrelocatedUses(t *testing.T) {
	text := exploretest.Example(t, "live-pointer")
	off := report.Options{Passes: []string{report.StagePlace}}
	rep := Run(t.Context(), &report.Request{Source: text, Options: off})
	got := toldStale(rep)
	if len(got) != 1 || !strings.HasPrefix(got[0], "`%obj` is used here as it was before a "+
		"safepoint that may have moved its object") ||
		!strings.HasSuffix(got[0], "no pass makes a statepoint of the call: "+
			"rewrite-statepoints-for-gc is left out") {
		t.Errorf("%q", got)
	}
	if len(rep.Findings) != 1 || len(rep.Findings[0].Steps) == 0 {
		t.Errorf("the way is not told: %+v", rep.Findings)
	}
	if got := toldStale(Run(t.Context(), &report.Request{Source: text})); len(got) > 0 {
		t.Errorf("with the pass: %q", got)
	}
	entry := Run(t.Context(), &report.Request{Source: exploretest.Example(t, "entry-poll"),
		Options: off})
	for _, said := range toldStale(entry) {
		if strings.Contains(said, "%missing") {
			t.Errorf("a comparison before the poll is warned of: %s", said)
		}
	}
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all { // each warning has a line of the text
		rep := Run(t.Context(), &report.Request{Source: e.Source, Options: off})
		for _, d := range rep.Diagnostics {
			if d.Code == "SP0407" && d.Line == 0 {
				t.Errorf("%s: %s has no place", e.Name, d.Message)
			}
		}
	}
}

// An unknown strategy is reported once, though one pass warns of it and the next refuses it.
func TestUnknownStrategyOnce(t *testing.T) {
	rep := Run(t.Context(), &report.Request{
		Source: "define void @f() gc \"moving\" {\n  ret void\n}\n"})
	if len(rep.Diagnostics) != 1 || rep.Diagnostics[0].Severity != report.Error ||
		rep.Diagnostics[0].Code != "SP0301" {
		t.Errorf("%+v", rep.Diagnostics)
	}
}
