package lowertest

import (
	"fmt"
	"strings"
)

func (m *randomModule) call() {
	if m.self == 0 || m.deep > 1 || m.r.Intn(2) == 0 {
		m.p("  call void @note(i64 %s)\n", m.get(64))
		return
	}
	callee := m.self - 1 - m.r.Intn(min(m.self, 3))
	if m.self%3 != 0 { // keep the tree of calls small
		callee = m.self / 3 * 3
		if callee == m.self {
			return
		}
	}
	args := []string{}
	for _, w := range [...]int{64, 32, 16, 8, 1, 64, 64, 64, 64} {
		args = append(args, fmt.Sprintf("i%d %s", w, m.get(w)))
	}
	m.def(64, "call i64 @f%d(%s)", callee, strings.Join(args, ", "))
}

// branchBody writes statements in a new block and returns the block in which it ends, and its
// definitions, which are then out of scope.
func (m *randomModule) branchBody(label, end string) (last string, defs []value) {
	outer := m.vals
	m.vals = append([]value(nil), m.vals...)
	m.p("%s:\n", label)
	m.cur = label
	m.deep++
	save := m.room
	m.room = min(m.room, 1+m.r.Intn(8))
	used := m.room
	m.statements()
	m.room = save - used
	m.deep--
	defs = m.vals
	m.vals = outer
	m.p("  br label %%%s\n", end)
	return m.cur, defs
}

func (m *randomModule) join(label string, from []string, defs [][]value) {
	m.p("%s:\n", label)
	m.cur = label
	for range m.r.Intn(5) {
		w := m.width()
		var in []string
		for i := range from {
			v := m.constant(w)
			for range 10 {
				d := defs[i][len(defs[i])-1-m.r.Intn(min(len(defs[i]), 10))]
				if d.bits == w {
					v = d.name
					break
				}
			}
			in = append(in, fmt.Sprintf("[ %s, %%%s ]", v, from[i]))
		}
		m.def(w, "phi i%d %s", w, strings.Join(in, ", "))
	}
}

func (m *randomModule) ifElse() {
	if m.deep > 3 {
		return
	}
	c := m.get(1)
	if m.r.Intn(3) > 0 {
		w := m.width()
		a := m.get(w)
		m.def(1, "icmp %s i%d %s, %s", m.pred(), w, a, m.get(w))
		c = m.vals[len(m.vals)-1].name
	}
	yes, no, end := m.label(), m.label(), m.label()
	from := m.cur
	outer := m.vals
	if m.r.Intn(3) == 0 {
		m.p("  br i1 %s, label %%%s, label %%%s\n", c, yes, end)
		last, defs := m.branchBody(yes, end)
		m.join(end, []string{last, from}, [][]value{defs, outer})
		return
	}
	m.p("  br i1 %s, label %%%s, label %%%s\n", c, yes, no)
	l1, d1 := m.branchBody(yes, end)
	l2, d2 := m.branchBody(no, end)
	m.join(end, []string{l1, l2}, [][]value{d1, d2})
}

func (m *randomModule) loop() {
	if m.deep > 1 {
		return
	}
	head, body, end := m.label(), m.label(), m.label()
	i, j, c := m.name(), m.name(), m.name()
	w := m.width()
	acc, first := m.name(), m.get(w)
	acc2, first2 := m.name(), m.get(64)
	before := m.cur
	m.p("  br label %%%s\n", head)
	// The header needs the names of what the body ends with, so the body is written first.
	out := m.b
	m.b = strings.Builder{}
	outer := m.vals
	m.vals = append(append([]value(nil), outer...), value{i, 64}, value{acc, w}, value{acc2, 64})
	m.cur = body
	m.deep++
	save := m.room
	m.room = min(m.room, 2+m.r.Intn(10))
	used := m.room
	m.statements()
	m.room = save - used
	m.deep--
	next, next2 := m.get(w), m.get(64)
	m.p("  %s = add i64 %s, 1\n  br label %%%s\n", j, i, head)
	text, last := m.b.String(), m.cur
	m.b = strings.Builder{}
	m.b.WriteString(out.String())
	m.p("%s:\n  %s = phi i64 [ 0, %%%s ], [ %s, %%%s ]\n", head, i, before, j, last)
	m.p("  %s = phi i%d [ %s, %%%s ], [ %s, %%%s ]\n", acc, w, first, before, next, last)
	m.p("  %s = phi i64 [ %s, %%%s ], [ %s, %%%s ]\n", acc2, first2, before, next2, last)
	m.p("  %s = icmp ult i64 %s, %d\n  br i1 %s, label %%%s, label %%%s\n", c, i, m.r.Intn(6), c,
		body, end)
	m.p("%s:\n%s%s:\n", body, text, end)
	m.cur = end
	m.vals = append(append([]value(nil), outer...), value{i, 64}, value{acc, w}, value{acc2, 64})
}

func (m *randomModule) switchOn() {
	if m.deep > 2 {
		return
	}
	w := m.width()
	if w == 1 {
		w = 8
	}
	n := m.name()
	m.p("  %s = urem i%d %s, %s\n", n, w, m.get(w), [...]string{"3", "3", "13", "13"}[min(3, w/4)])
	end := m.label()
	var labels []string
	for range 1 + m.r.Intn(4) {
		labels = append(labels, m.label())
	}
	cases := ""
	seen := map[int]bool{}
	for range m.r.Intn(10) {
		k := m.r.Intn(12)
		if w < 8 {
			k = m.r.Intn(3)
		}
		if !seen[k] {
			seen[k] = true
			cases += fmt.Sprintf(" i%d %d, label %%%s", w, k, labels[m.r.Intn(len(labels))])
		}
	}
	m.p("  switch i%d %s, label %%%s [%s ]\n", w, n, labels[0], cases)
	var from []string
	var defs [][]value
	for _, l := range labels {
		if l != labels[0] && !strings.Contains(cases, "%"+l) {
			continue
		}
		last, d := m.branchBody(l, end)
		from, defs = append(from, last), append(defs, d)
	}
	m.join(end, from, defs)
}
