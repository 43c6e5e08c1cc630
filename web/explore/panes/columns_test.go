package panes

import (
	"regexp"
	"strings"
	"testing"

	"statepoint/web/report"
)

// The columns of a report are the visible ones: stack map rows begin a column after each run of
// spaces, instructions after their bytes, and comments begin their own.
func TestColumnsAreWhereTheyAreSeen(t *testing.T) {
	run := regexp.MustCompile(` {2,}`)
	bytes := regexp.MustCompile(`^(?:[0-9a-f]{2} +)+([^ ]*[^ 0-9a-f][^ ]*|[^ ]{3,})`)
	owner := regexp.MustCompile(`^(header\.|(?:record|function|frame|point) \d+ |location )\S`)
	seen := map[string]int{}
	forEachExample(t, func(t *testing.T, source string, rep *report.Report) {
		checkColumns(t, &rep.StackMap, func(line string, at int, cols []report.Column) {
			var gaps []report.Column
			for _, c := range cols {
				text, rest := rep.StackMap.Text[c.Start:c.End], rep.StackMap.Text[c.Start:]
				if c.Kind == report.ColumnNext {
					if int(c.Start) > at && c.End-c.Start > 1 {
						gaps = append(gaps, c)
					}
				} else if told := owner.FindStringSubmatch(rest); told == nil || told[1] != text {
					t.Errorf("%q: %q is no owner", line, text)
				} else {
					seen["owner"]++
				}
			}
			want := run.FindAllStringIndex(line, -1)
			if len(want) > 0 && want[0][0] == 0 {
				want = want[1:] // the line is indented
			}
			if len(gaps) != len(want) {
				t.Fatalf("%q: %d columns instead of %d", line, len(gaps), len(want))
			}
			for i, w := range want {
				if int(gaps[i].Start)-at != w[0] || int(gaps[i].End)-at != w[1] {
					t.Errorf("%q: column %d is %v", line, i, gaps[i])
				}
				seen["row"]++
			}
		})
		checkColumns(t, &rep.Asm, func(line string, at int, cols []report.Column) {
			code, note := 0, -1
			for _, c := range cols {
				switch c.Kind {
				case report.ColumnCode:
					code = int(c.End) - at
				case report.ColumnNote:
					note = int(c.End) - at
				case report.ColumnUnder:
					if n := len(line) - len(strings.TrimLeft(line, " ")); int(c.End)-at != n {
						t.Errorf("%q begins at %d, not at %d", line, n, int(c.End)-at)
					}
					seen["under"]++
				}
			}
			want := 0
			if m := bytes.FindStringSubmatchIndex(line); m != nil {
				want = m[2]
				seen["code"]++
			}
			if code != want || note != strings.Index(line, "# ") {
				t.Errorf("%q: instruction at %d, comment at %d", line, code, note)
			}
		})
	})
	for _, what := range []string{"owner", "row", "under", "code"} {
		if seen[what] == 0 {
			t.Errorf("no %s was seen", what)
		}
	}
}

// checkColumns returns each line with its columns, which must ascend and, except for names of
// owners, contain space.
func checkColumns(t *testing.T, d *report.Doc, check func(string, int, []report.Column)) {
	t.Helper()
	at, n := 0, 0
	for line := range strings.Lines(d.Text) {
		cols := d.ColumnsOf(int32(at), int32(at+len(line)))
		n += len(cols)
		for i, c := range cols {
			if space := strings.TrimLeft(d.Text[c.Start:c.End], " ") == ""; c.End <= c.Start ||
				space != (c.Kind != report.ColumnField) || i > 0 && c.Start < cols[i-1].End {
				t.Errorf("%q: column %v after %v", line, c, cols[max(i-1, 0)])
			}
		}
		check(strings.TrimSuffix(line, "\n"), at, cols)
		at += len(line)
	}
	if n != len(d.Columns) {
		t.Errorf("%d columns of %d are in lines", n, len(d.Columns))
	}
}
