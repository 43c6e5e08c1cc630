package views_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"statepoint/web/explore"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/views"
	"statepoint/web/report"
)

// Every pane compares new content with the kept one, whichever was compiled last.
func TestCompareWithKept(t *testing.T) {
	kept := report.Request{Source: exploretest.Examples(t)["base-phi"]}
	now := kept
	now.Source = strings.Replace(kept.Source, "  call void @foo()\n", "", 1)
	var e engine.Engine
	for _, key := range []string{report.StageRewrite, report.CompareAsm, report.CompareMap} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: key,
			Kept: e.Keep(&kept), Of: e.Keep(&kept)})
		if a.Doc == nil || a.Doc.Caption != "Nothing changed." ||
			strings.Count(a.Doc.Text, "\n") < 6 {
			t.Errorf("%s against itself: %+v", key, a)
		}
	}
	for key, want := range map[string][]string{
		report.StageRewrite:  {"\n- ", "@llvm.experimental.gc.statepoint", "\n+   %value = load i64, "},
		report.CompareAsm:    {"\n- ", "callq"},
		report.StageStackMap: {"\n- "},
	} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: key,
			Kept: e.Keep(&kept), Of: e.Keep(&now)})
		if a.Doc == nil {
			t.Fatalf("%s: %s", key, a.Trouble)
		}
		for _, w := range want {
			if !strings.Contains("\n"+a.Doc.Text, w) {
				t.Errorf("%s lacks %q:\n%s", key, w, a.Doc.Text)
			}
		}
		// Only the new side is linked.
		known := map[uint32]bool{}
		for _, l := range e.Last().Outline().Links {
			known[l.ID] = true
		}
		for _, m := range a.Doc.Marks {
			line := a.Doc.Text[strings.LastIndexByte(a.Doc.Text[:m.Start], '\n')+1:]
			if !known[m.ID] || strings.HasPrefix(line, "- ") {
				t.Errorf("%s: %q is linked to %d", key, a.Doc.Text[m.Start:m.End], m.ID)
			}
		}
	}
	// The current last module is compared with the kept last module.
	polls := kept
	polls.Options.Passes = []string{"place-safepoints"}
	for _, c := range []struct {
		is    *report.Request
		stage string
		gone  bool
	}{{&polls, report.StagePlace, true}, {&kept, report.StagePlace, false}} {
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: c.stage,
			Kept: e.Keep(&kept), Of: e.Keep(c.is)})
		if a.Doc == nil || strings.Contains(a.Doc.Text, "gc.statepoint") != c.gone {
			t.Errorf("%+v: %+v", c, a)
		}
	}
	// Without records the whole map is gone.
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: report.CompareMap,
		Kept: e.Keep(&kept), Of: e.Keep(&now)})
	if a.Doc == nil || strings.Count(a.Doc.Text, "\n- ") < 20 {
		t.Errorf("%+v", a)
	}
}

// The list of functions shows how figures changed since a result was kept: changed functions come
// first, and removed ones are named.
func TestFunctionsAgainstKept(t *testing.T) {
	const other = `
define void @other() gc "statepoint-example" {
  ret void
}
`
	source := exploretest.Examples(t)["base-phi"]
	kept := report.Request{Source: "define void @leaf() {\n  ret void\n}\n" + source +
		"define void @leaves() {\n  ret void\n}\n"}
	now := report.Request{Source: "define void @leaf() {\n  ret void\n}\n" +
		strings.Replace(source, "  call void @foo()\n", "", 1) + other}
	var e engine.Engine
	ask := report.ViewRequest{View: report.ViewFunctions, Kept: e.Keep(&kept), Of: e.Keep(&now)}
	rows := func() string {
		a := e.View(t.Context(), &ask)
		if a.Trouble != "" {
			t.Fatal(a.Trouble)
		}
		return strings.Join(strings.Fields(strings.ReplaceAll(regexp.MustCompile(
			`<[^<]*>`).ReplaceAllString(a.HTML, "\n"), "▾", "")), " ")
	}
	was, is := views.FunctionRows(explore.Compile(t.Context(), &kept, nil)),
		views.FunctionRows(explore.Compile(t.Context(), &now, nil))
	changed, before := is[1], was[1].Values
	code := report.SumFunctions(is)[report.FunctionCode]
	all := e.Run(t.Context(), &now).Figures.CodeBytes
	sum := fmt.Sprintf("%d bytes of code: %d in functions, %d of padding between them, "+
		"to align each function", all, code, all-code)
	said := "Find 3 functions · 2 with figures that differ from the kept result, listed first · " +
		"gone: @leaves " + sum + " function " +
		strings.Join(report.FunctionColumns[:], " ") + " @" + changed.Name
	for i, v := range changed.Values {
		if d := int(v) - int(before[i]); d < 0 {
			said += fmt.Sprintf(" −%d", -d)
		} else if d > 0 {
			said += fmt.Sprintf(" +%d", d)
		}
		said += fmt.Sprintf(" %d", v)
	}
	if got := rows(); !strings.HasPrefix(got, said+" @other new ") ||
		!strings.Contains(got, " −1 0 ") {
		t.Errorf("%s\nwants %s", got, said)
	}
	ask.Step = uint32(len(report.FunctionColumns)) + 1 // by name
	if got := rows(); !strings.Contains(got, "2 with figures that differ from the kept "+
		"result · gone") ||
		strings.Index(got, "@leaf ") > strings.Index(got, "@other ") {
		t.Error(got)
	}
	ask.Kept = e.Keep(&now)
	if got := rows(); !strings.Contains(got, "all have the figures of the kept result") {
		t.Error(got)
	}
	ask.Kept = 0
	if got := rows(); strings.Contains(got, "changed") || strings.Contains(got, "new") {
		t.Error(got)
	}
}

// One text under two options, dialects, strategies and pass pipelines: each pane says whether it
// differs, and the figures differ if code or map does.
func TestCompareOptions(t *testing.T) {
	kept := report.Request{Source: exploretest.Examples(t)["loop-poll"]}
	panes := []string{report.StageRewrite, report.CompareAsm, report.CompareMap}
	var e engine.Engine
	figures := e.Run(t.Context(), &kept).Figures
	for _, c := range []struct {
		what    string
		options report.Options
		shows   [3]string // a line of each pane's difference, "" for none
		same    bool      // the figures
	}{
		{"nothing", report.Options{}, [3]string{}, true},
		{"a dialect", report.Options{Dialect: "3.8"}, [3]string{"+ declare i8 addrspace(1)* " +
			"@llvm.experimental.gc.relocate.p1i8(token, i32, i32)"}, true},
		{"a strategy", report.Options{Strategy: "coreclr"}, [3]string{`~ define i64 ` +
			`@sum_until_zero(ptr addrspace(1) %array) gc "coreclr" {`}, true},
		{"an option", report.Options{PassFlags: []string{"-spp-no-entry"}},
			[3]string{"~   %.0 = phi ptr addrspace(1) [ %array, %entry ]",
				"- e8 00 00 00 00    callq  rt_safepoint", "- 02 00 00 00"}, false},
		{"one pass less", report.Options{Passes: []string{"rewrite-statepoints-for-gc"}},
			[3]string{"- ", "- ", "- 03 00 00 00"}, false},
	} {
		now := kept
		now.Options = c.options
		if got := e.Run(t.Context(), &now).Figures; (got == figures) != c.same {
			t.Errorf("of %s the figures are %+v", c.what, got)
		}
		for i, pane := range panes {
			a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompare, Stage: pane,
				Kept: e.Keep(&kept), Of: e.Keep(&now)})
			switch {
			case a.Doc == nil:
				t.Errorf("of %s, %s: %s", c.what, pane, a.Trouble)
			case c.shows[i] == "" && a.Doc.Caption != "Nothing changed.",
				!strings.Contains("\n"+a.Doc.Text, "\n"+c.shows[i]) && c.shows[i] != "":
				t.Errorf("of %s, %s: %s\n%s", c.what, pane, a.Doc.Caption, a.Doc.Text)
			}
		}
	}
}
