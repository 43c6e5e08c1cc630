package ir

// domTree is the dominator tree of one function, built by the iterative algorithm of Cooper, Harvey and Kennedy over reverse
// postorder. Blocks are known by their index.
type domTree struct {
	blocks []*Block
	number []int32 // in postorder, -1 if not reachable
	idom   []int32 // block index of the immediate dominator; the entry's is itself
	// pre and last are the tree's preorder numbers: a dominates b when b's number lies in [pre(a), last(a)].
	pre, last []int32
	post      []int32
	stack     []domFrame
	succs     []*Block
}

type domFrame struct {
	block, at, end int32
}

func (d *domTree) resize(n int) {
	if cap(d.number) < n {
		d.number, d.idom, d.pre, d.last = make([]int32, n), make([]int32, n), make([]int32, n), make([]int32, n)
	}
	d.number, d.idom, d.pre, d.last = d.number[:n], d.idom[:n], d.pre[:n], d.last[:n]
	for i := range d.number {
		d.number[i], d.idom[i], d.pre[i], d.last[i] = -1, -1, -1, -1
	}
}

// build computes the tree of f, whose blocks know their index.
func (d *domTree) build(f *Func) {
	d.blocks = f.Blocks
	d.resize(len(f.Blocks))
	d.postorder()
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := len(d.post) - 2; i >= 0; i-- { // reverse postorder without the entry
			b := d.post[i]
			best := int32(-1)
			for u := d.blocks[b].uses; u != nil; u = u.next {
				if u.User == nil || !u.User.IsTerminator() || u.User.parent == nil {
					continue
				}
				p := u.User.parent.index
				if d.idom[p] < 0 {
					continue
				}
				if best < 0 {
					best = p
				} else {
					best = d.intersect(best, p)
				}
			}
			if best != d.idom[b] {
				d.idom[b] = best
				changed = true
			}
		}
	}
	d.numberTree()
}

func (d *domTree) postorder() {
	d.post, d.stack, d.succs = d.post[:0], d.stack[:0], d.succs[:0]
	const visiting = -2
	push := func(b int32) {
		d.number[b] = visiting
		from := int32(len(d.succs))
		d.succs = d.blocks[b].AppendSuccs(d.succs)
		d.stack = append(d.stack, domFrame{b, from, int32(len(d.succs))})
	}
	push(0)
	for len(d.stack) > 0 {
		top := &d.stack[len(d.stack)-1]
		if top.at < top.end {
			s := d.succs[top.at].index
			top.at++
			if d.number[s] == -1 {
				push(s)
			}
			continue
		}
		d.number[top.block] = int32(len(d.post))
		d.post = append(d.post, top.block)
		d.stack = d.stack[:len(d.stack)-1]
	}
}

func (d *domTree) intersect(a, b int32) int32 {
	for a != b {
		for d.number[a] < d.number[b] {
			a = d.idom[a]
		}
		for d.number[b] < d.number[a] {
			b = d.idom[b]
		}
	}
	return a
}

// numberTree gives preorder numbers. In reverse postorder a block comes after its dominator, so sizes are summed from the back and places
// handed out from the front, without recursion.
func (d *domTree) numberTree() {
	for _, b := range d.post {
		d.last[b] = 1 // size of the subtree so far
	}
	for _, b := range d.post { // children before their dominators
		if b != 0 {
			d.last[d.idom[b]] += d.last[b]
		}
	}
	next := make([]int32, len(d.blocks))
	for i := len(d.post) - 1; i >= 0; i-- {
		b := d.post[i]
		if b == 0 {
			d.pre[b] = 0
		} else {
			d.pre[b] = next[d.idom[b]]
			next[d.idom[b]] += d.last[b]
		}
		next[b] = d.pre[b] + 1
	}
	for _, b := range d.post {
		d.last[b] += d.pre[b] - 1
	}
}

func (d *domTree) reachable(b *Block) bool { return d.number[b.index] >= 0 }

// dominates reports whether every way to b leads through a; nothing is demanded of a block that cannot be reached.
func (d *domTree) dominates(a, b *Block) bool {
	if !d.reachable(b) {
		return true
	}
	if !d.reachable(a) {
		return false
	}
	return d.pre[a.index] <= d.pre[b.index] && d.pre[b.index] <= d.last[a.index]
}
