package diff

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"statepoint/web/report"
)

// Signs that begin the lines of a diff.
const (
	signSame    = "  "
	signAdded   = "+ "
	signRemoved = "- " // also the old text of a changed line
	signChanged = "~ "
)

// Stages compares a module's text before and after a stage. Lines are matched by id: an instruction
// in both texts is the same line, even if its text differs, and the line of a replaced instruction
// is matched with the line of its replacement, as given by from. Lines without an id (braces,
// attributes) are matched by their text. Every line of the result begins with a sign, so the diff
// is readable without colours, and keeps its marks and words. The result has all lines;
// [report.Doc.SameLines] lists those that can be folded.
func Stages(before, after *report.Doc, from func(id uint32) []uint32) *report.Doc {
	a, b := linesOf(before), linesOf(after)
	d := &differ{a: a, b: b, from: from}
	d.match()
	return written(before, after, a, b, d)
}

// Texts compares two texts that share no ids: lines with equal text are the same line. If n
// lines were replaced by n lines, they are matched one to one.
func Texts(before, after *report.Doc) *report.Doc {
	a, b := linesOf(&report.Doc{Text: before.Text}), linesOf(&report.Doc{Text: after.Text})
	d := &differ{a: a, b: b}
	a0, a1, b0, b1 := d.ends(0, int32(len(a)), 0, int32(len(b)))
	d.between(d.sameTexts(a0, a1, b0, b1), a0, a1, b0, b1, func(a0, a1, b0, b1 int32) {
		for i := int32(0); a1-a0 == b1-b0 && i < a1-a0; i++ {
			a[a0+i].mate, b[b0+i].mate = b0+i, a0+i
		}
	})
	return written(before, after, a, b, d)
}

// sameTexts returns pairs of lines with equal text, the second ascending: the nth occurrence of a
// text is paired with its nth occurrence in the other.
func (d *differ) sameTexts(a0, a1, b0, b1 int32) (pairs [][2]int32) {
	number := make(map[string]int32, a1-a0)
	var first []int32 // by number of the text: the first line of a that has no partner
	next := make([]int32, a1-a0)
	for i := a1 - 1; i >= a0; i-- {
		n, ok := number[d.a[i].text]
		if !ok {
			n = int32(len(first))
			number[d.a[i].text] = n
			first = append(first, -1)
		}
		next[i-a0], first[n] = first[n], i
	}
	for j := b0; j < b1; j++ {
		if n, ok := number[d.b[j].text]; ok && first[n] >= 0 {
			pairs = append(pairs, [2]int32{first[n], j})
			first[n] = next[first[n]-a0]
		}
	}
	return pairs
}

// written writes a diff from matched lines.
func written(before, after *report.Doc, a, b []docLine, d *differ) *report.Doc {
	w := &diffWriter{a: before, b: after, linesA: a, linesB: b, doc: &report.Doc{}}
	w.write(d)
	added, removed := w.count[report.ClassAdded], w.count[report.ClassRemoved]
	changed := w.count[report.ClassNow]
	switch {
	case added+removed+changed == 0:
		w.doc.Caption = "Nothing changed."
	default:
		w.doc.Caption = fmt.Sprintf(
			"%d added (+), %d removed (-), %d changed (~, below the old line).", added, removed,
			changed)
	}
	return w.doc
}

// docLine is one line of a doc.
type docLine struct {
	start, end int32 // without the line's end
	text       string
	// id of the line's instruction, else of the block or function it names; 0 for none.
	id uint32
	// mate is the line it is matched with in the other text, or -1.
	mate int32
}

// linesOf splits a doc into lines.
func linesOf(d *report.Doc) []docLine {
	lines := make([]docLine, 0, strings.Count(d.Text, "\n")+1)
	for at := 0; at < len(d.Text); {
		n := strings.IndexByte(d.Text[at:], '\n')
		if n < 0 {
			n = len(d.Text) - at
		}
		lines = append(lines, docLine{start: int32(at), end: int32(at + n), text: d.Text[at : at+n],
			mate: -1})
		at += n + 1
	}
	i, whole := 0, false
	last := -1
	for _, m := range d.Marks {
		for i < len(lines) && m.Start > lines[i].end {
			i++
		}
		if i == len(lines) {
			break
		}
		if i != last {
			whole, last = false, i
		}
		switch {
		case m.Role == report.RoleWhole && !whole:
			lines[i].id, whole = m.ID, true
		case m.Role == report.RoleDef && lines[i].id == 0:
			lines[i].id = m.ID
		}
	}
	return lines
}

// differ matches the lines of two texts.
type differ struct {
	a, b []docLine
	from func(uint32) []uint32
}

// match pairs lines whose order is the same in both texts: first lines of the same item, then,
// between two of these, replaced lines with their replacements, and last, lines with equal text.
func (d *differ) match() {
	itself := func(id uint32) []uint32 { return []uint32{id} }
	d.pair(0, int32(len(d.a)), 0, int32(len(d.b)), itself, func(a0, a1, b0, b1 int32) {
		if d.from == nil {
			d.alike(a0, a1, b0, b1)
		} else {
			d.pair(a0, a1, b0, b1, d.from, d.alike)
		}
	})
}

// pair matches, among the lines [a0, a1) and [b0, b1), each line of b with the line of a whose id
// is one of those that names returns for it, and calls gap for the lines between two matches.
func (d *differ) pair(a0, a1, b0, b1 int32, names func(uint32) []uint32,
	gap func(a0, a1, b0, b1 int32)) {
	if a0 >= a1 || b0 >= b1 {
		return
	}
	at := make(map[uint32]int32, a1-a0)
	for i := a0; i < a1; i++ {
		if id := d.a[i].id; id != 0 {
			at[id] = i
		}
	}
	var pairs [][2]int32
	for j := b0; j < b1 && len(at) > 0; j++ {
		if d.b[j].id == 0 {
			continue
		}
		for _, id := range names(d.b[j].id) {
			if i, ok := at[id]; ok {
				pairs = append(pairs, [2]int32{i, j})
				delete(at, id)
				break
			}
		}
	}
	d.between(pairs, a0, a1, b0, b1, gap)
}

// between selects from pairs, the second ascending, those whose order is the same in both texts,
// matches them, and calls gap for the lines between two of them.
func (d *differ) between(pairs [][2]int32, a0, a1, b0, b1 int32,
	gap func(a0, a1, b0, b1 int32)) {
	for _, p := range append(increasing(pairs), [2]int32{a1, b1}) {
		gap(a0, p[0], b0, p[1])
		if p[0] < a1 {
			d.a[p[0]].mate, d.b[p[1]].mate = p[1], p[0]
		}
		a0, b0 = p[0]+1, p[1]+1
	}
}

// increasing returns the longest subsequence of pairs in which both numbers ascend; the second does
// already.
func increasing(pairs [][2]int32) [][2]int32 {
	var tails []int32 // the last pair of the best sequence of each length
	before := make([]int32, len(pairs))
	for i, p := range pairs {
		n, _ := slices.BinarySearchFunc(tails, p[0], func(t, x int32) int {
			return cmp.Compare(pairs[t][0], x)
		})
		before[i] = -1
		if n > 0 {
			before[i] = tails[n-1]
		}
		if n == len(tails) {
			tails = append(tails, int32(i))
		} else {
			tails[n] = int32(i)
		}
	}
	if len(tails) == 0 {
		return nil
	}
	out := make([][2]int32, len(tails))
	for i, n := tails[len(tails)-1], len(tails)-1; i >= 0; i, n = before[i], n-1 {
		out[n] = pairs[i]
	}
	return out
}

// same reports whether two lines have no id and equal text.
func (d *differ) same(i, j int32) bool {
	return d.a[i].id == 0 && d.b[j].id == 0 && d.a[i].text == d.b[j].text
}

// ends matches the equal lines at both ends, and returns the range between them.
func (d *differ) ends(a0, a1, b0, b1 int32) (int32, int32, int32, int32) {
	for a0 < a1 && b0 < b1 && d.same(a0, b0) {
		d.a[a0].mate, d.b[b0].mate = b0, a0
		a0, b0 = a0+1, b0+1
	}
	for a0 < a1 && b0 < b1 && d.same(a1-1, b1-1) {
		a1, b1 = a1-1, b1-1
		d.a[a1].mate, d.b[b1].mate = b1, a1
	}
	return a0, a1, b0, b1
}

// mostAlike bounds the pairs of lines of a gap that are compared.
const mostAlike = 1 << 20

// alike matches as many lines without an id and with equal text as possible; in a very long gap
// only at its ends.
func (d *differ) alike(a0, a1, b0, b1 int32) {
	a0, a1, b0, b1 = d.ends(a0, a1, b0, b1)
	n, m := int(a1-a0), int(b1-b0)
	if n == 0 || m == 0 || n*m > mostAlike {
		return
	}
	// best[i*(m+1)+j] is the maximum number of matches among lines from i and j.
	best := make([]int32, (n+1)*(m+1))
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			at := i*(m+1) + j
			best[at] = max(best[at+1], best[at+m+1])
			if d.same(a0+int32(i), b0+int32(j)) {
				best[at] = max(best[at], 1+best[at+m+2])
			}
		}
	}
	for i, j := 0, 0; i < n && j < m; {
		at := i*(m+1) + j
		switch x, y := a0+int32(i), b0+int32(j); {
		case d.same(x, y) && best[at] == 1+best[at+m+2]:
			d.a[x].mate, d.b[y].mate = y, x
			i, j = i+1, j+1
		case best[at] == best[at+1]:
			j++
		default:
			i++
		}
	}
}
