package diff

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// docOf makes a doc from lines such as "12: text", where the number before the colon is the id of
// the line's item; lines without one have no item.
func docOf(lines ...string) *report.Doc {
	d := &report.Doc{}
	var text strings.Builder
	var tokens []report.Token
	for _, l := range lines {
		var id uint32
		if n, rest, ok := strings.Cut(l, ": "); ok {
			fmt.Sscan(n, &id)
			l = rest
		}
		at := int32(text.Len())
		text.WriteString(l + "\n")
		if end := at + int32(len(l)); id != 0 && end > at+1 {
			d.Marks = append(d.Marks, report.Mark{Start: at, End: end, ID: id,
				Role: report.RoleWhole}, report.Mark{Start: at, End: at + 1, ID: id,
				Role: report.RoleDef})
			tokens = append(tokens, report.Token{Start: at, End: at + 1, Kind: report.TokenValue,
				Def: true})
		}
	}
	d.Text, d.Tokens = text.String(), report.PackTokens(tokens)
	return d
}

func TestDiff(t *testing.T) {
	before := docOf("def {", "1: a = call", "2: b = add", "3: use a", "}", "", "decl old")
	after := docOf("def {", "7: t = statepoint", "8: r = relocate", "2: b = add", "3: use r",
		"9: new", "}", "", "decl new")
	from := func(id uint32) []uint32 { return map[uint32][]uint32{7: {1}, 8: {1}}[id] }
	got := Stages(before, after, from)
	want := `  def {
- a = call
~ t = statepoint
+ r = relocate
  b = add
- use a
~ use r
+ new
  }
  
- decl old
+ decl new
`
	if got.Text != want {
		t.Errorf("got\n%s", got.Text)
	}
	if got.Caption != "3 added (+), 1 removed (-), 2 changed (~, below the old line)." {
		t.Error(got.Caption)
	}
	if g := strings.Join(got.Gutter, ","); g != "1,,2,3,4,,5,6,7,8,,9" {
		t.Error("gutter", g)
	}
	classes := map[int32]report.Class{2: report.ClassWas, 3: report.ClassNow, 4: report.ClassAdded,
		6: report.ClassWas, 7: report.ClassNow, 8: report.ClassAdded, 11: report.ClassRemoved,
		12: report.ClassAdded}
	for _, l := range got.Lines {
		if classes[l.Line] != l.Class {
			t.Error("line", l)
		}
		delete(classes, l.Line)
	}
	if len(classes) > 0 {
		t.Error("lines without their class", classes)
	}
}

// A diff has all lines and an outline; lines far from any change can be folded away.
func TestDiffHasWhatIsUnchanged(t *testing.T) {
	var a, b []string
	for i := range 40 {
		l := fmt.Sprintf("%d: line %d", i+1, i)
		a, b = append(a, l), append(b, l)
		if i == 19 {
			b = append(b, "99: new")
		}
	}
	da, db := docOf(a...), docOf(b...)
	db.Outline = []report.Symbol{{Kind: report.SymbolFunction, Start: 0, End: 40, NameStart: 0,
		NameEnd: 4, Parent: -1}}
	at := int32(strings.Index(db.Text, "new"))
	db.Outline = append(db.Outline, report.Symbol{Kind: report.SymbolFunction, Start: at,
		End: at + 90, NameStart: at, NameEnd: at + 3, Parent: -1})
	got := Stages(da, db, nil)
	if n := strings.Count(got.Text, "\n"); n != 41 {
		t.Errorf("%d lines:\n%s", n, got.Text)
	}
	var lines []int
	for _, s := range got.SameLines() {
		lines = append(lines, strings.Count(got.Text[s.Start:s.End], "\n"))
	}
	if fmt.Sprint(lines) != "[15 15]" {
		t.Errorf("%v lines are folded away", lines)
	}
	if len(got.Outline) != 2 || got.Name(&got.Outline[0]) != "line" ||
		got.Name(&got.Outline[1]) != "new" {
		t.Errorf("outline %+v", got.Outline)
	}
	same := Stages(da, docOf(a...), nil)
	if same.Caption != "Nothing changed." || strings.Count(same.Text, "\n") != 40 ||
		len(same.SameLines()) > 0 {
		t.Errorf("%s\n%s", same.Caption, same.Text)
	}
}

// Unchanged parts far from any change can be folded away after their first line, and are complete.
func TestSameLines(t *testing.T) {
	var a, b []string
	for i := range 60 {
		a = append(a, fmt.Sprintf("line %d", i))
	}
	b = slices.Clone(a)
	b[0], b[30] = "first", "new"
	got := Texts(docOf(a...), docOf(b...))
	if n := strings.Count(got.Text, "\n"); n != 62 {
		t.Errorf("%d lines", n)
	}
	var folded []string
	for _, s := range got.SameLines() {
		lines := strings.Split(got.Text[s.Start:s.End], "\n")
		folded = append(folded, fmt.Sprintf("%d: %s to %s", len(lines)-1,
			strings.TrimSpace(lines[1]), strings.TrimSpace(lines[len(lines)-1])))
	}
	if w := "[20: line 6 to line 25 24: line 36 to line 59]"; fmt.Sprint(folded) != w {
		t.Errorf("%v, not %s", folded, w)
	}
	if same := Texts(docOf(a...), docOf(a...)); len(same.SameLines()) != 0 {
		t.Error("texts that do not differ are folded")
	}
}

// For any two texts, the diff's lines with "+", "~" or no sign are the second text, and those with
// "-" or no sign the first, in order; and every mark and word still covers the same text.
func TestDiffIsADiff(t *testing.T) {
	for seed := range uint64(400) {
		rng := rand.New(rand.NewPCG(seed, 3))
		random := func(n int) []string {
			var lines []string
			used := map[int]bool{}
			for range n {
				l := []string{"x", "y", "}", ""}[rng.IntN(4)]
				if id := 1 + rng.IntN(30); rng.IntN(2) == 0 && !used[id] {
					used[id] = true
					l = fmt.Sprintf("%d: line of %d %s", id, id, l)
				}
				lines = append(lines, l)
			}
			return lines
		}
		a, b := docOf(random(rng.IntN(14))...), docOf(random(rng.IntN(14))...)
		from := func(id uint32) []uint32 { return []uint32{id/2 + 1, id + 3} }
		for _, got := range []*report.Doc{Stages(a, b, from), Texts(a, b)} {
			isADiff(t, seed, a, b, got)
		}
	}
}

// isADiff fails unless got, generated from a seed, is a diff of a and b.
func isADiff(t *testing.T, seed uint64, a, b, got *report.Doc) {
	t.Helper()
	var was, is strings.Builder
	for _, l := range strings.Split(strings.TrimSuffix(got.Text, "\n"), "\n") {
		if got.Text == "" {
			break
		}
		switch l[:2] {
		case signSame:
			was.WriteString(l[2:] + "\n")
			is.WriteString(l[2:] + "\n")
		case signRemoved:
			was.WriteString(l[2:] + "\n")
		default:
			is.WriteString(l[2:] + "\n")
		}
	}
	if was.String() != a.Text || is.String() != b.Text {
		t.Fatalf("seed %d:\n%s", seed, got.Text)
	}
	if n := strings.Count(got.Text, "\n"); n != len(got.Gutter) {
		t.Fatalf("seed %d: %d labels of %d lines", seed, len(got.Gutter), n)
	}
	for _, m := range got.Marks {
		if word := fmt.Sprintf("line of %d ", m.ID); m.Role == report.RoleWhole &&
			!strings.HasPrefix(got.Text[m.Start:m.End], word) {
			t.Fatalf("seed %d: %d is marked on %q", seed, m.ID, got.Text[m.Start:m.End])
		}
	}
	for _, tok := range allTokens(got) {
		if tok.Kind == report.TokenValue && got.Text[tok.Start:tok.End] != "l" {
			t.Fatalf("seed %d: a word at %q", seed, got.Text[tok.Start:tok.End])
		}
	}
}

// Long texts with nothing in common are compared quickly.
func TestDiffOfLongTexts(t *testing.T) {
	var a, b []string
	for i := range 20_000 {
		a = append(a, fmt.Sprint("a", i))
		b = append(b, fmt.Sprint("b", i))
	}
	if got := Stages(docOf(a...), docOf(b...), nil); len(got.Lines) != 40_000 {
		t.Errorf("%d lines", len(got.Lines))
	}
}
