package machine

import "slices"

// account counts what was run for the first time, and takes a snapshot if the last one is far
// enough away. Cost is counted and not time, so that a run takes the same snapshots each time:
// steps, and what Externals do to memory.
func (h *History) account() {
	h.cost += h.now - h.end + h.m.Mem.work - h.worked
	h.worked, h.end = h.m.Mem.work, h.now
	if h.cost >= h.every {
		h.add()
	}
}

// add takes a snapshot at the end of what was reached.
func (h *History) add() {
	h.cost = 0
	h.held += smallBytes + (h.m.Mem.copied-h.copied)*(pageBytes+chunkBytes)
	h.copied = h.m.Mem.copied
	m := &mark{Snapshot: h.m.Snapshot(), step: h.now}
	if k := len(h.marks) - 1; h.marks[k].step == h.now {
		h.marks[k] = m
	} else {
		h.marks = append(h.marks, m)
	}
	for len(h.marks) > maxMarks || h.held > h.limits.Memory && h.Held() > h.limits.Memory {
		if !h.thin() {
			break
		}
	}
}

// Held returns how many bytes of memory the snapshots hold, together with the state itself.
func (h *History) Held() uint64 {
	var list []*Snapshot
	for _, m := range h.marks {
		list = append(list, m.Snapshot)
	}
	for _, m := range h.near {
		list = append(list, m.Snapshot)
	}
	h.held = weigh(list)
	return h.held
}

// thin drops every second snapshot and doubles the distance of further ones, and reports whether
// that changed anything.
func (h *History) thin() bool {
	before := len(h.marks) + len(h.near)
	h.near = nil
	kept := h.marks[:1]
	for i, m := range h.marks[1:] {
		if i%2 == 1 {
			kept = append(kept, m)
		}
	}
	clear(h.marks[len(kept):])
	h.marks = kept
	h.every *= 2
	return len(h.marks) < before
}

// nearBy are distances from a step that was sought at which snapshots are taken on the way, so that
// going back from there step by step does not run far each time.
var nearBy = [...]uint64{1 << 14, 1 << 11, 1 << 8, 1 << 5}

// nextNear is the next step on the way to another at which to take a snapshot.
func (h *History) nextNear(to uint64) uint64 {
	for _, d := range nearBy {
		if to >= d && to-d > h.now {
			return to - d
		}
	}
	return to
}

// addNear takes a snapshot on the way to a step.
func (h *History) addNear() {
	i, found := slices.BinarySearchFunc(h.near, h.now, func(m *mark, s uint64) int {
		return int(int64(m.step - s))
	})
	if found {
		return
	}
	h.near = slices.Insert(h.near, i, &mark{Snapshot: h.m.Snapshot(), step: h.now})
	if len(h.near) > maxNear { // the one furthest away goes
		if i > len(h.near)/2 {
			h.near = slices.Delete(h.near, 0, 1)
		} else {
			h.near = h.near[:len(h.near)-1]
		}
	}
}
