package emit

// Frequencies estimate how often a block runs for each call of the function, as LLVM does where
// there is no profile (BranchProbabilityInfo.cpp, BlockFrequencyInfoImpl.h): of a block's
// successors, one that leaves a loop is 31 times less likely than one that stays. Landing pads, and
// blocks that control never leaves, count as practically never run. A loop that returns to its
// header with probability p iterates 1/(1-p) times, at most 4096.
//
// Each loop is a node of the loop around it, with its ways out as edges, so the work is
// proportional to the blocks and edges of the function.

// The weights of a block's successors (BranchProbabilityInfo.cpp).
const (
	usualWeight = 0xfffff
	leaveWeight = usualWeight / 31
	padWeight   = 1
)

// maxIterations is the number of iterations assumed of a loop that does not end, and of any other
// at most; maxFrequency bounds all frequencies.
const (
	maxIterations = 4096
	maxFrequency  = 1e200
)

// frequencies are those of the blocks of a function with loops. Blocks without code have none.
type frequencies struct {
	*nest
	of   []float64 // by block; the entry's is 1
	ends []bool    // by block, whether control never leaves it
	mass []float64
}

// find estimates the frequencies.
func (q *frequencies) find() {
	q.weigh()
	for i := len(q.post) - 1; i >= 0; i-- {
		b := q.post[i]
		l := &q.loops[q.loop[b]]
		if l.head == b && b != 0 {
			around := &q.loops[l.around]
			around.nodes = append(around.nodes, b)
		}
		l.nodes = append(l.nodes, b)
	}
	q.mass, q.of = grow(q.mass, len(q.f.Blocks)), grow(q.of, len(q.f.Blocks))
	clear(q.of)
	for i := range q.loops[1:] {
		q.inside(int32(i + 1))
	}
	q.inside(0)
	q.spread(0, 1)
	for i := len(q.loops) - 1; i > 0; i-- {
		l := &q.loops[i]
		q.spread(int32(i), min(float64(q.of[l.head]*l.scale), maxFrequency))
	}
}

// weigh sets the probability of each edge.
func (q *frequencies) weigh() {
	q.ends = grow(q.ends, len(q.f.Blocks))
	clear(q.ends)
	for _, b := range q.post {
		edges := q.from(b)
		ends := len(edges) > 0 || q.f.Blocks[b].Cold && !q.f.Blocks[b].Pad
		sum := 0.0
		for i := range edges {
			e := &edges[i]
			ends = ends && q.ends[e.to]
			switch {
			case q.ends[e.to]:
				e.p = 0
			case q.f.Blocks[e.to].Pad:
				e.p = padWeight
			case q.inner(q.loop[b], e.to) < 0:
				e.p = leaveWeight
			default:
				e.p = usualWeight
			}
			sum += e.p
		}
		q.ends[b] = ends
		for i := range edges {
			if e := &edges[i]; sum == 0 {
				e.p = 1 / float64(len(edges))
			} else {
				e.p /= sum
			}
		}
	}
}

// inside computes how often each part of a loop runs when its header runs once, and its exits.
func (q *frequencies) inside(n int32) {
	l := &q.loops[n]
	for _, b := range l.nodes {
		q.mass[b] = 0
	}
	q.mass[l.head] = 1
	back := 0.0
	for _, b := range l.nodes {
		ways := q.from(b)
		if k := q.loop[b]; k != n {
			ways = q.loops[k].exits
		}
		for _, e := range ways {
			p := float64(q.mass[b] * e.p)
			switch part := q.inner(n, e.to); part {
			case -1:
				l.exits = append(l.exits, flow{e.to, p})
			case l.head:
				back += p
			default:
				q.mass[part] += p
			}
		}
	}
	if l.scale = maxIterations; 1-back > 1.0/maxIterations {
		l.scale = 1 / (1 - back)
	}
	for i := range l.exits {
		l.exits[i].p *= l.scale
	}
}

// spread sets the frequencies of a loop's blocks from that of its header. For a nested loop it sets
// how often that loop is entered.
func (q *frequencies) spread(n int32, times float64) {
	l := &q.loops[n]
	for _, b := range l.nodes {
		if b == l.head {
			q.of[b] = times
		} else {
			q.of[b] = float64(times * q.mass[b])
		}
	}
}
