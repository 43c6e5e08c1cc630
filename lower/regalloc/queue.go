package regalloc

// push queues a split interval.
func (a *allocator) push(i int32) {
	a.queue = append(a.queue, i)
	k := len(a.queue) - 1
	for k > 0 {
		p := (k - 1) / 2
		if a.before(a.queue[p], a.queue[k]) {
			break
		}
		a.queue[p], a.queue[k] = a.queue[k], a.queue[p]
		k = p
	}
}

func (a *allocator) before(i, j int32) bool {
	x, y := &a.intervals[i], &a.intervals[j]
	return x.start < y.start || x.start == y.start && i < j
}

func (a *allocator) popQueue() int32 {
	top := a.queue[0]
	n := len(a.queue) - 1
	a.queue[0] = a.queue[n]
	a.queue = a.queue[:n]
	k := 0
	for {
		c := 2*k + 1
		if c >= n {
			break
		}
		if c+1 < n && a.before(a.queue[c+1], a.queue[c]) {
			c++
		}
		if a.before(a.queue[k], a.queue[c]) {
			break
		}
		a.queue[k], a.queue[c] = a.queue[c], a.queue[k]
		k = c
	}
	return top
}
