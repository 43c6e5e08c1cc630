package regalloc

// queue are the unallocated intervals, a heap with the one that begins first at the front.
type queue struct {
	iv   *intervals
	heap []int32
}

func (q *queue) empty() bool { return len(q.heap) == 0 }

// next is the start of the first one.
func (q *queue) next() int32 { return q.iv.all[q.heap[0]].start }

// push queues a split interval.
func (q *queue) push(i int32) {
	q.heap = append(q.heap, i)
	k := len(q.heap) - 1
	for k > 0 {
		p := (k - 1) / 2
		if q.before(q.heap[p], q.heap[k]) {
			break
		}
		q.heap[p], q.heap[k] = q.heap[k], q.heap[p]
		k = p
	}
}

func (q *queue) before(i, j int32) bool {
	x, y := &q.iv.all[i], &q.iv.all[j]
	return x.start < y.start || x.start == y.start && i < j
}

// pop takes the first one out.
func (q *queue) pop() int32 {
	top := q.heap[0]
	n := len(q.heap) - 1
	q.heap[0] = q.heap[n]
	q.heap = q.heap[:n]
	k := 0
	for {
		c := 2*k + 1
		if c >= n {
			break
		}
		if c+1 < n && q.before(q.heap[c+1], q.heap[c]) {
			c++
		}
		if q.before(q.heap[k], q.heap[c]) {
			break
		}
		q.heap[k], q.heap[c] = q.heap[c], q.heap[k]
		k = c
	}
	return top
}
