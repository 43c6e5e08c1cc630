package journey_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// TestHiddenReferencesAreShown checks the views that say what is live and why a value is not
// listed: both show a hidden reference.
func TestHiddenReferencesAreShown(t *testing.T) {
	req := report.Request{Source: `declare void @foo()
define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  call void @foo()
  %p = inttoptr i64 %bits to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
`}
	engine := &engine.Engine{}
	rep := engine.Run(t.Context(), &req)
	if !rep.OK {
		t.Fatal(rep.Diagnostics)
	}
	a := engine.View(t.Context(), &report.ViewRequest{View: report.ViewLiveness,
		Of: engine.Keep(&req)})
	if a.Doc == nil {
		t.Fatal(a.Trouble)
	}
	for _, want := range []string{"no reference live",
		"%bits  hides a reference, which is not updated: SP0414"} {
		if !strings.Contains(a.Doc.Text, want) {
			t.Errorf("Liveness lacks %q:\n%s", want, a.Doc.Text)
		}
	}
	for _, l := range rep.Links {
		if l.Label != "%bits" {
			continue
		}
		journeys, _ := journey.Of(t.Context(), &req, []uint32{l.ID})
		_, why := journeyTexts(&journeys[0])
		const want = "Live: it hides a reference, which no collector updates here: SP0414"
		if !slices.Contains(why, want) {
			t.Errorf("the journey of %%bits says %q", why)
		}
		return
	}
	t.Errorf("nothing is called %s", "%bits")
}
