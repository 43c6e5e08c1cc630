package machine

import "slices"

// account adds up the cost of new steps, and takes a snapshot if the last one is far enough away.
// Cost counts steps and memory operations of Externals instead of time, so a run always takes the
// same snapshots.
func (h *History) account() {
	h.cost += h.now - h.end + h.m.Mem.work - h.worked
	h.worked, h.end = h.m.Mem.work, h.now
	if h.cost >= h.every {
		h.add()
	}
}

// add takes a snapshot at the furthest step reached.
func (h *History) add() {
	h.cost = 0
	m := h.take()
	if k := len(h.marks) - 1; h.marks[k].step == h.now {
		h.marks[k] = m
	} else {
		h.marks = append(h.marks, m)
	}
	for len(h.marks) > maxMarks || h.over() {
		if !h.thin() {
			break
		}
	}
}

// take takes a snapshot.
func (h *History) take() *mark {
	h.held += smallBytes + (h.m.Mem.copied-h.copied)*(pageBytes+chunkBytes)
	h.copied = h.m.Mem.copied
	return &mark{snapshot: h.m.Snapshot(), step: h.now}
}

// over reports whether the snapshots exceed their memory limit.
func (h *History) over() bool {
	return h.held > h.limits.Memory && h.Held() > h.limits.Memory
}

// Held returns the number of bytes that the snapshots take.
func (h *History) Held() uint64 {
	var list []*Snapshot
	for _, m := range h.marks {
		list = append(list, m.snapshot)
	}
	for _, m := range h.near {
		list = append(list, m.snapshot)
	}
	h.held = weigh(list)
	return h.held
}

// thin drops every second snapshot and doubles the interval of further ones, and reports whether
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

// nearBy are distances from a sought step at which snapshots are taken on the way, so that stepping
// back from it is short.
var nearBy = [...]uint64{1 << 14, 1 << 11, 1 << 8, 1 << 5}

// nextNear is the next step at which to take a snapshot on the way to a sought step.
func (h *History) nextNear(to uint64) uint64 {
	for _, d := range nearBy {
		if to >= d && to-d > h.now {
			return to - d
		}
	}
	return to
}

// addNear takes a snapshot on the way to a sought step.
func (h *History) addNear() {
	i, found := slices.BinarySearchFunc(h.near, h.now, func(m *mark, s uint64) int {
		return int(int64(m.step - s))
	})
	if found {
		return
	}
	h.near = slices.Insert(h.near, i, h.take())
	if len(h.near) > maxNear { // drop the furthest one
		if i > len(h.near)/2 {
			h.near = slices.Delete(h.near, 0, 1)
		} else {
			h.near = h.near[:len(h.near)-1]
		}
	}
	// Keep one: otherwise each step would be repeated from a distant snapshot.
	for len(h.near) > 1 && h.over() {
		if h.near[0].step < h.now {
			h.near = slices.Delete(h.near, 0, 1)
		} else {
			h.near = h.near[:len(h.near)-1]
		}
	}
}
