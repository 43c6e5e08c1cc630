package report

import (
	"slices"
	"sort"
	"strings"

	"statepoint/core/provenance"
)

// flow is the text of a function as blocks, in which its rails are needed or not.
type flow struct {
	begins []int32 // of blocks, with the end of the last
	ids    []uint32
	next   [][]int
}

// point is a place at which a block is named.
type point struct {
	at int32
	id uint32
}

// flows reads the blocks of the functions that rails are in.
type flows struct {
	doc    *Doc
	index  *Index
	labels map[uint32][]point // definitions, by function
	jumps  map[uint32][]point // by function, but not those in phis
	made   map[uint32]*flow
}

func newFlows(d *Doc, x *Index) *flows {
	f := &flows{doc: d, index: x, labels: map[uint32][]point{}, jumps: map[uint32][]point{},
		made: map[uint32]*flow{}}
	for _, m := range d.Marks {
		l := x.Link(m.ID)
		if l == nil || l.Kind != provenance.KindBlock {
			continue
		}
		switch {
		case m.Role == RoleDef:
			f.labels[l.Func] = append(f.labels[l.Func], point{m.Start, m.ID})
		case m.Role == RoleUse && !f.inPhi(m.Start):
			f.jumps[l.Func] = append(f.jumps[l.Func], point{m.Start, m.ID})
		}
	}
	return f
}

// inPhi reports whether an offset is in the line of a phi.
func (f *flows) inPhi(at int32) bool {
	text := f.doc.Text
	begin := strings.LastIndexByte(text[:at], '\n') + 1
	return strings.Contains(text[begin:at], " = phi ")
}

// incoming returns the name after a value in an operand of a phi, "" if there is none.
func (f *flows) incoming(at int32) string {
	rest := f.doc.Text[at:]
	end := strings.IndexByte(rest, ']')
	comma := strings.IndexByte(rest, ',')
	if end < 0 || comma < 0 || comma > end {
		return ""
	}
	return strings.TrimSpace(rest[comma+1 : end])
}

// of returns the blocks of a function whose first rail begins at an offset.
func (f *flows) of(function uint32, first int32) *flow {
	if w := f.made[function]; w != nil {
		return w
	}
	text := f.doc.Text
	w := &flow{}
	begin := int32(strings.LastIndex(text[:first], "define ") + 0)
	begin = max(begin, 0)
	labels := f.labels[function]
	sort.Slice(labels, func(i, k int) bool { return labels[i].at < labels[k].at })
	w.begins, w.ids = []int32{begin}, []uint32{0}
	for i, l := range labels {
		line := int32(strings.LastIndexByte(text[:l.at], '\n') + 1)
		if i == 0 && !strings.Contains(text[begin:line], "\n  ") {
			w.ids[0] = l.id // the entry block has a label
			continue
		}
		w.begins, w.ids = append(w.begins, line), append(w.ids, l.id)
	}
	end := int32(len(text))
	if n := strings.Index(text[w.begins[len(w.begins)-1]:], "\n}"); n >= 0 {
		end = w.begins[len(w.begins)-1] + int32(n)
	}
	w.begins = append(w.begins, end)
	w.next = make([][]int, len(w.ids))
	for _, j := range f.jumps[function] {
		if from, to := w.block(j.at), slices.Index(w.ids, j.id); from >= 0 && to >= 0 {
			w.next[from] = append(w.next[from], to)
		}
	}
	f.made[function] = w
	return w
}

// block returns the block at an offset, -1 if it is in none.
func (w *flow) block(at int32) int {
	return sort.Search(len(w.begins), func(i int) bool { return w.begins[i] > at }) - 1
}

// idle returns the stretches of a rail in which nothing needs its value: those of blocks that it
// does not live in, and what is after its last use in a block. uses are the places of its uses.
func (f *flows) idle(r *Rail, function uint32, uses []int32) []Span {
	w := f.of(function, r.First)
	n := len(w.ids)
	home := w.block(r.First)
	if home < 0 || home >= n {
		return nil
	}
	in, out, last := make([]bool, n), make([]bool, n), make([]int32, n)
	last[home] = r.First
	var work []int
	need := func(block int) { // at its begin
		if block != home && !in[block] {
			in[block] = true
			work = append(work, block)
		}
	}
	for _, at := range uses {
		b := w.block(at)
		if f.inPhi(at) {
			name := f.incoming(at)
			b = slices.IndexFunc(w.ids, func(id uint32) bool {
				l := f.index.Link(id)
				return l != nil && l.Label == name
			})
			if b < 0 && name != "" && w.ids[0] == 0 {
				b = 0 // the entry block, without a label
			}
			if b >= 0 {
				out[b] = true
				need(b)
			}
			continue
		}
		if b >= 0 && b < n {
			last[b] = max(last[b], at)
			need(b)
		}
	}
	for _, at := range r.Crosses {
		if b := w.block(at); b >= 0 && b < n {
			last[b] = max(last[b], at)
		}
	}
	before := make([][]int, n)
	for from, all := range w.next {
		for _, to := range all {
			before[to] = append(before[to], from)
		}
	}
	for len(work) > 0 {
		block := work[len(work)-1]
		work = work[:len(work)-1]
		for _, from := range before[block] {
			out[from] = true
			need(from)
		}
	}
	var idle []Span
	add := func(from, to int32) {
		from, to = max(from, r.First), min(to, r.Last)
		if from >= to {
			return
		}
		if k := len(idle) - 1; k >= 0 && idle[k].End >= from {
			idle[k].End = to
			return
		}
		idle = append(idle, Span{from, to})
	}
	for b := range n {
		from, to := w.begins[b], w.begins[b+1]
		switch lives := in[b] || b == home; {
		case lives && out[b]:
		case lives || last[b] > 0:
			add(last[b]+1, to)
		default:
			add(from, to)
		}
	}
	return idle
}
