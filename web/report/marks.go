package report

import (
	"slices"
	"sort"
)

// MarkIndex finds the marks of an id, and those at an offset, in one [Doc]. The
// stack map of a large module has a million marks, and a selection is shown
// between two frames.
type MarkIndex struct {
	x     *Index
	doc   *Doc
	marks adjacency // by position of the link
	// ends has the furthest end among each group of marks.
	ends []int32
	// Progress of construction: the first pass counts the marks of each link, the second puts each
	// into its position; next has the next free positions.
	done     int
	counted  bool
	next     []int32
	finished bool
}

// marksGroup is the number of marks with one entry in MarkIndex.ends.
const marksGroup = 256

// IndexMarks indexes the marks of a doc, which may be nil. [MarkIndex.Of] omits marks of ids
// without a link.
func (x *Index) IndexMarks(d *Doc) *MarkIndex {
	m := x.StartMarks(d)
	for !m.Proceed(len(m.doc.Marks) + 1) {
	}
	return m
}

// StartMarks begins an index like that of [Index.IndexMarks] that is built in steps: it is complete
// when Proceed returns true.
func (x *Index) StartMarks(d *Doc) *MarkIndex {
	if d == nil {
		d = &Doc{}
	}
	return &MarkIndex{
		x: x, doc: d,
		marks: adjacency{start: make([]int32, len(x.links)+1)},
		ends:  make([]int32, (len(d.Marks)+marksGroup-1)/marksGroup),
	}
}

// Proceed processes up to n marks and reports whether the index is complete. It processes each mark
// twice in all.
func (m *MarkIndex) Proceed(n int) bool {
	if m.finished {
		return true
	}
	marks := m.doc.Marks
	to := min(m.done+n, len(marks))
	if !m.counted {
		for i := m.done; i < to; i++ {
			m.ends[i/marksGroup] = max(m.ends[i/marksGroup], marks[i].End)
			if p := m.x.position(marks[i].ID); p >= 0 {
				m.marks.start[p+1]++
			}
		}
		if m.done = to; to < len(marks) {
			return false
		}
		for i := range m.x.links {
			m.marks.start[i+1] += m.marks.start[i]
		}
		m.marks.to = make([]int32, m.marks.start[len(m.x.links)])
		m.next = slices.Clone(m.marks.start)
		m.counted, m.done = true, 0
		return m.finishedAt(len(marks) == 0)
	}
	for i := m.done; i < to; i++ {
		if p := m.x.position(marks[i].ID); p >= 0 {
			m.marks.to[m.next[p]] = int32(i)
			m.next[p]++
		}
	}
	m.done = to
	return m.finishedAt(to == len(marks))
}

func (m *MarkIndex) finishedAt(end bool) bool {
	if end {
		m.next, m.finished = nil, true
	}
	return end
}

// Of returns the indices in the doc's Marks of the marks of an id, ascending.
func (m *MarkIndex) Of(id uint32) []int32 {
	if p := m.x.position(id); p >= 0 {
		return m.marks.of(p)
	}
	return nil
}

// At is [Doc.MarksAt] without a scan of every mark before the offset.
func (m *MarkIndex) At(offset int32) []Mark {
	marks := m.doc.Marks
	n := sort.Search(len(marks), func(i int) bool { return marks[i].Start > offset })
	a := around{offset: offset}
	for g, end := range m.ends[:(n+marksGroup-1)/marksGroup] {
		if end < offset {
			continue
		}
		for _, mark := range marks[g*marksGroup : min(n, (g+1)*marksGroup)] {
			a.add(mark)
		}
	}
	return a.marks()
}

// MarksAt returns the marks of d around a byte offset, innermost first. A mark that ends at the
// offset counts, so a caret just after a name is on it, but it comes after those that reach beyond.
func (d *Doc) MarksAt(offset int32) []Mark {
	a := around{offset: offset}
	for _, m := range d.Marks {
		if m.Start > offset {
			break
		}
		a.add(m)
	}
	return a.marks()
}

// around collects the marks that reach beyond an offset, and those that end there.
type around struct {
	offset     int32
	in, behind []Mark
}

func (a *around) add(m Mark) {
	switch {
	case a.offset < m.End:
		a.in = append(a.in, m)
	case a.offset == m.End && m.End > m.Start:
		a.behind = append(a.behind, m)
	}
}

func (a *around) marks() []Mark {
	for _, marks := range [][]Mark{a.in, a.behind} {
		sort.SliceStable(marks, func(i, j int) bool {
			return marks[i].End-marks[i].Start < marks[j].End-marks[j].Start
		})
	}
	return append(a.in, a.behind...)
}
