package diff

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// Texts without ids in common are compared by their lines, whose labels stay.
func TestDiffTexts(t *testing.T) {
	before := &report.Doc{Text: "a\nb\nsize 24\nc\nd\n", Marks: nil}
	after := &report.Doc{Text: "a\nb\nsize 16\nc\nnew\nd\n",
		Gutter:  []string{"0", "1", "2", "4", "5", "6"},
		Columns: []report.Column{{Start: 8, End: 9, Kind: report.ColumnNote}},
		Marks:   []report.Mark{{Start: 4, End: 8, ID: 7}}}
	d := Texts(before, after)
	want := "  a\n  b\n- size 24\n~ size 16\n  c\n+ new\n  d\n"
	if d.Text != want {
		t.Errorf("%q", d.Text)
	}
	if got := strings.Join(d.Gutter, ","); got != "0,1,,2,4,5,6" {
		t.Errorf("labels %s", got)
	}
	if len(d.Marks) != 1 || d.Text[d.Marks[0].Start:d.Marks[0].End] != "size" {
		t.Errorf("marks %+v", d.Marks)
	}
	// Columns keep their positions as well.
	if len(d.Columns) != 1 || d.Text[d.Columns[0].End:][:2] != "16" {
		t.Errorf("columns %+v", d.Columns)
	}
	if d := Texts(after, after); d.Caption != "Nothing changed." {
		t.Error(d.Caption)
	}
	// Compared with an empty text, everything is new; the reverse, everything is gone.
	if d := Texts(&report.Doc{}, after); strings.Count(d.Text, "+ ") != 6 {
		t.Error(d.Text)
	}
	if d := Texts(after, &report.Doc{}); strings.Count(d.Text, "- ") != 6 {
		t.Error(d.Text)
	}
}

// A hundred thousand lines, with every tenth changed, are compared quickly.
func TestDiffTextsOfManyLines(t *testing.T) {
	var a, b strings.Builder
	for i := range 100_000 {
		line := strings.Repeat("x", i%70) + "\n"
		a.WriteString(line)
		if i%10 == 3 {
			line = "y" + line
		}
		b.WriteString(line)
	}
	d := Texts(&report.Doc{Text: a.String()}, &report.Doc{Text: b.String()})
	if n := strings.Count(d.Text, "\n~ "); n != 10_000 {
		t.Errorf("%d lines changed", n)
	}
}

// A line is named as in its gutter: in a diff, by its number in the later text.
func TestLineName(t *testing.T) {
	before := &report.Doc{Text: "a\nb\nc\n"}
	after := &report.Doc{Text: "new\na\nchanged\nc\n"}
	d := Stages(before, after, nil)
	var got []string
	for n := range len(d.Gutter) {
		got = append(got, d.LineName(n+1))
	}
	if want := "line 1, line 2, a removed line, line 3, line 4"; strings.Join(got, ", ") != want {
		t.Errorf("%s, want %s\n%s", strings.Join(got, ", "), want, d.Text)
	}
	if name := before.LineName(2); name != "line 2" {
		t.Error(name)
	}
}
