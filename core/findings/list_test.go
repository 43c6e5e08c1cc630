package findings_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/findings"
	"statepoint/core/source"
)

func warning(code, message string, at source.Pos) findings.Finding {
	return findings.Finding{Diagnostic: source.Diagnostic{Severity: source.Warning, Code: code,
		Message: message, Span: source.Span{Start: at, End: at + 1}}}
}

// Findings are sorted by position; of duplicates the more severe one is kept.
func TestSortOrdersByPlaceAndSaysOnce(t *testing.T) {
	refused := warning("SP0407", "stale", 2)
	refused.Severity = source.Error
	list := findings.List{warning("SP0413", "waits", 4), warning("SP0407", "stale", 2),
		warning("SP0407", "other", 2), refused, warning("SP0413", "waits", 4)}
	list.Sort()
	var got []string
	for _, f := range list {
		got = append(got, fmt.Sprint(f.Severity, " ", f.Code, " ", f.Message, " ", f.Span.Start))
	}
	want := "error SP0407 stale 2, warning SP0407 other 2, warning SP0413 waits 4"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
}

// The first findings of each code are kept, and the rest are counted.
func TestCapCountsTheRestByCode(t *testing.T) {
	var list findings.List
	for i := range findings.Most + 3 {
		list.Add(warning("SP0407", "stale", source.Pos(2*i)))
		if i == 0 {
			list.Add(warning("SP0413", "waits", 1))
		}
	}
	list.More("SP0407", source.Span{Start: 1000, End: 1001})
	list.Sort()
	list.Cap()
	if len(list) != findings.Most+2 {
		t.Fatalf("%d findings stay", len(list))
	}
	last := list[len(list)-1]
	if last.Code != "SP0407" || last.Span.Start != 2*(findings.Most-1) ||
		last.Message != "not shown: 4 more findings of this code" {
		t.Errorf("the last is %v", last)
	}
}

// The steps come first among the notes, each with its position if it has one, and the remedy last.
func TestDiagnoseShowsTheWay(t *testing.T) {
	f := warning("SP0414", "hidden", 2)
	f.Notes = []string{"keep it a reference"}
	f.Way = []findings.Step{
		{Kind: findings.Made, Span: source.Span{Start: 0, End: 1}, Text: "here"},
		{Kind: findings.Safepoint, Text: "in a poll"},
		{Kind: findings.Used, Span: source.Span{Start: 2, End: 3}, Text: "there"},
	}
	text := source.NewText("f.ll", "a\nb\n")
	list := findings.List{f}
	want := "f.ll:2:1: warning: hidden [SP0414]\nb\n^\n  note: made at 1:1: here\n" +
		"  note: safepoint: in a poll\n  note: used at 2:1: there\n  note: keep it a reference\n"
	if got := list.Text(text); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := f.Notes; len(got) != 1 {
		t.Errorf("the finding itself changed: %q", got)
	}
}
