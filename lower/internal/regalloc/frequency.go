package regalloc

// frequencies are estimates of how often each block runs.
type frequencies struct {
	live *liveness
	of   []int64 // by block
}

// once is the frequency of the entry block.
const once = 1 << 16

// rare bounds the estimates from below: every block is assumed to run in at least 1/rare of its
// loop's iterations.
const rare = 256

// find estimates how often each block runs: control divides evenly among the successors of a block,
// and each loop iterates eight times.
func (q *frequencies) find() {
	f := q.live.f
	q.of = resize(q.of, len(f.Blocks))
	clear(q.of)
	for b := range f.Blocks {
		blk := &f.Blocks[b]
		var sum int64
		for _, p := range f.Preds(blk) {
			if int(p) < b {
				sum += q.edge(p, int32(b)) * weight(max(0, blk.Depth-f.Blocks[p].Depth)) / weight(
					max(0, f.Blocks[p].Depth-blk.Depth))
			}
		}
		most := once * weight(blk.Depth)
		if b == 0 {
			sum = most
		}
		q.of[b] = max(most/rare, min(sum, most))
	}
}

// edge estimates how often control goes from one block to another.
func (q *frequencies) edge(from, to int32) int64 {
	p := &q.live.f.Blocks[from]
	return q.of[from] / int64(max(1, p.SuccEnd-p.Succ0))
}

// weight estimates how often a block runs, from its loop depth alone.
func weight(depth int32) int64 { return 1 << (3 * min(depth, 12)) }
