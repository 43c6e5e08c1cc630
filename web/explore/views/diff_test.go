package views_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/exploretest"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// The module after a stage can be compared with that after any earlier one, and with the source.
func TestDiffAgainst(t *testing.T) {
	source := exploretest.Example(t, "loop-poll")
	engine := &engine.Engine{}
	req := report.Request{Source: source}
	if rep := engine.Run(t.Context(), &req); !rep.OK {
		t.Fatal(rep.Diagnostics)
	}
	diff := func(stage, against string) *report.ViewAnswer {
		return engine.View(t.Context(), &report.ViewRequest{View: report.ViewDiff, Stage: stage,
			Against: against, Of: engine.Keep(&req)})
	}
	text := func(stage, against string) string {
		a := diff(stage, against)
		if a.Doc == nil {
			t.Fatalf("%s against %s: %s", stage, against, a.Trouble)
		}
		return a.Doc.Text
	}
	near := text(report.StageRewrite, "")
	if text(report.StageRewrite, report.StagePlace) != near {
		t.Error("the stage before is not the one that is named")
	}
	far := text(report.StageRewrite, report.StageParse)
	// Compared with the previous stage, a call was replaced; compared with the source, it is new.
	if !strings.Contains(near, "\n-   call void @rt_safepoint()") ||
		!strings.Contains(near, "\n~   %statepoint_token = ") {
		t.Errorf("against the stage before:\n%s", near)
	}
	if strings.Contains(far, "\n-   call void @rt_safepoint()") ||
		!strings.Contains(far, "\n+   %statepoint_token = ") {
		t.Errorf("against the first stage:\n%s", far)
	}
	if written := text(report.StageRewrite, report.AgainstSource); !strings.Contains(written,
		"\n+   %statepoint_token = ") || !strings.Contains(written, "- ; ") {
		t.Errorf("against the source:\n%s", written)
	}
	for _, bad := range [][2]string{{report.StagePlace, report.StageRewrite},
		{report.StagePlace, report.StagePlace}, {report.StageRewrite, "nothing"},
		{report.StageLower, ""}} {
		if a := diff(bad[0], bad[1]); a.Trouble == "" {
			t.Errorf("%s against %s is %+v", bad[0], bad[1], a.Doc)
		}
	}
}

// An item is matched with what several stages made of it.
func TestDiffOverStages(t *testing.T) {
	source := exploretest.Example(t, "shadow-unwind")
	engine := &engine.Engine{}
	a := engine.View(t.Context(), &report.ViewRequest{View: report.ViewDiff,
		Stage: "shadow-stack-gc-lowering", Against: report.StageParse,
		Of: engine.Keep(&report.Request{Source: source})})
	if a.Doc == nil || !strings.Contains(a.Doc.Text,
		"\n-   %left = call ptr @llvm.gcread(ptr %a.2, ptr %left.field)\n~   %left = load ptr, "+
			"ptr %left.field") {
		t.Errorf("%s %+v", a.Trouble, a.Doc)
	}
}
