package report

// MarkIndex finds the marks of an id in one [Doc]. The stack map of a large
// module has a million marks, and a selection is shown between two frames.
type MarkIndex struct {
	x     *Index
	marks adjacency // by position of the link
}

// IndexMarks indexes the marks of a doc; nil has none. Marks of ids without a
// link are left out.
func (x *Index) IndexMarks(d *Doc) *MarkIndex {
	m := &MarkIndex{x: x, marks: adjacency{start: make([]int32, len(x.links)+1)}}
	if d == nil {
		return m
	}
	for i := range d.Marks {
		if p := x.position(d.Marks[i].ID); p >= 0 {
			m.marks.start[p+1]++
		}
	}
	for i := range x.links {
		m.marks.start[i+1] += m.marks.start[i]
	}
	m.marks.to = make([]int32, m.marks.start[len(x.links)])
	next := append([]int32(nil), m.marks.start...)
	for i := range d.Marks {
		if p := x.position(d.Marks[i].ID); p >= 0 {
			m.marks.to[next[p]] = int32(i)
			next[p]++
		}
	}
	return m
}

// Of gives the indices into the doc's Marks of the marks of an id, ascending.
func (m *MarkIndex) Of(id uint32) []int32 {
	if p := m.x.position(id); p >= 0 {
		return m.marks.of(p)
	}
	return nil
}
