package uitest

import (
	"slices"
	"testing"

	"statepoint/web/report"
)

func TestMarked(t *testing.T) {
	d := Marked("a b a", "a", 1, report.RoleUse, "a b a", 2, report.RoleWhole)
	want := []report.Mark{{Start: 0, End: 5, ID: 2, Role: report.RoleWhole},
		{Start: 0, End: 1, ID: 1, Role: report.RoleUse},
		{Start: 4, End: 5, ID: 1, Role: report.RoleUse}}
	if !slices.Equal(d.Marks, want) {
		t.Errorf("%+v", d.Marks)
	}
}

// The small reports are consistent: marks are within their texts and refer to existing links, as do
// the origins of links.
func TestReportsAreSound(t *testing.T) {
	for name, r := range map[string]*report.Report{"report": Report(), "served": Served(true),
		"broken": Served(false)} {
		index := report.NewIndex(r.Links)
		docs := []*report.Doc{&r.Source, &r.Asm, &r.StackMap}
		for i := range r.Stages {
			if d := r.Stages[i].Doc; d != nil {
				docs = append(docs, d)
			}
		}
		for _, d := range docs {
			for _, m := range d.Marks {
				if m.Start < 0 || m.End <= m.Start || int(m.End) > len(d.Text) ||
					index.Link(m.ID) == nil {
					t.Errorf("%s: %+v in %q", name, m, d.Text)
				}
			}
			for _, s := range d.Outline {
				if s.NameStart < s.Start || s.NameEnd > s.End || int(s.End) > len(d.Text) {
					t.Errorf("%s: %+v", name, s)
				}
			}
		}
		for _, l := range r.Links {
			for _, id := range slices.Concat(l.From, l.At) {
				if index.Link(id) == nil {
					t.Errorf("%s: %s comes from %d, which is not there", name, l.Label, id)
				}
			}
		}
	}
	if !Served(true).OK || Served(false).OK || len(Served(false).Diagnostics) == 0 {
		t.Error("what compiles and what does not is mixed up")
	}
}
