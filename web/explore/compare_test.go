package explore

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// What is new is shown against what was kept, in every pane, whichever was compiled last.
func TestCompareWithKept(t *testing.T) {
	kept := report.Request{Source: exampleSources(t)["base-phi"]}
	now := kept
	now.Source = strings.Replace(kept.Source, "  call void @foo()\n", "", 1)
	var e Engine
	for _, key := range []string{report.StageRewrite, report.CompareAsm, report.CompareMap} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: key,
			Kept: &kept, Request: kept})
		if a.Doc == nil || a.Doc.Caption != "Nothing changed." {
			t.Errorf("%s against itself: %+v", key, a)
		}
	}
	for key, want := range map[string][]string{
		report.StageRewrite:  {"\n- ", "@llvm.experimental.gc.statepoint", "\n+   %value = load i64, "},
		report.CompareAsm:    {"\n- ", "callq"},
		report.StageStackMap: {"\n- "},
	} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: key,
			Kept: &kept, Request: now})
		if a.Doc == nil {
			t.Fatalf("%s: %s", key, a.Trouble)
		}
		for _, w := range want {
			if !strings.Contains("\n"+a.Doc.Text, w) {
				t.Errorf("%s lacks %q:\n%s", key, w, a.Doc.Text)
			}
		}
		// Only what is new is linked.
		known := map[uint32]bool{}
		for _, l := range e.last.rep.Links {
			known[l.ID] = true
		}
		for _, m := range a.Doc.Marks {
			line := a.Doc.Text[strings.LastIndexByte(a.Doc.Text[:m.Start], '\n')+1:]
			if !known[m.ID] || strings.HasPrefix(line, "- ") {
				t.Errorf("%s: %q is linked to %d", key, a.Doc.Text[m.Start:m.End], m.ID)
			}
		}
	}
	// Without records the whole map is gone.
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: report.CompareMap,
		Kept: &kept, Request: now})
	if a.Doc == nil || strings.Count(a.Doc.Text, "\n- ") < 20 {
		t.Errorf("%+v", a)
	}
}
