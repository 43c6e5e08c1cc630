package verify

import "statepoint/core/ir"

// domTree is the dominator tree of one function. Blocks are identified by their numbers.
type domTree struct {
	blocks []*ir.Block
	// pre and last are the tree's preorder numbers: a dominates b when b's number lies in [pre(a),
	// last(a)]. pre is -1 for unreachable blocks.
	pre, last []int32
	// order are the blocks in depth-first preorder, place the position of each in it, parent the
	// position of the block from which it was reached.
	order, place, parent []int32
	start, preds         []int32
	sizes                []int32
	stack                []domFrame
	succs                []*ir.Block
	solver               ir.DominatorSolver
}

type domFrame struct {
	block, at, end int32
}

func (d *domTree) resize(n int) {
	if cap(d.pre) < n {
		d.pre, d.last, d.place = make([]int32, n), make([]int32, n), make([]int32, n)
	}
	d.pre, d.last, d.place = d.pre[:n], d.last[:n], d.place[:n]
	for i := range d.pre {
		d.pre[i], d.last[i], d.place[i] = -1, -1, -1
	}
	d.order, d.parent, d.start, d.preds = d.order[:0], d.parent[:0], d.start[:0], d.preds[:0]
}

// build computes the tree of f, whose blocks are numbered by position.
func (d *domTree) build(f *ir.Func) {
	d.blocks = f.Blocks
	d.resize(len(f.Blocks))
	d.search()
	for _, b := range d.order {
		d.start = append(d.start, int32(len(d.preds)))
		for u := ir.FirstUse(d.blocks[b]); u != nil; u = u.Next() {
			// a branch to another function's block is reported there
			if u.User == nil || !u.User.IsTerminator() || u.User.Parent() == nil ||
				!d.has(u.User.Parent()) {
				continue
			}
			if p := d.place[u.User.Parent().Num()]; p >= 0 {
				d.preds = append(d.preds, p)
			}
		}
	}
	d.start = append(d.start, int32(len(d.preds)))
	d.numberTree(d.solver.Solve(d.parent, d.start, d.preds))
}

// search does a depth-first search of the graph.
func (d *domTree) search() {
	d.stack, d.succs = d.stack[:0], d.succs[:0]
	push := func(b, from int32) {
		d.place[b] = int32(len(d.order))
		d.order, d.parent = append(d.order, b), append(d.parent, from)
		at := int32(len(d.succs))
		d.succs = d.blocks[b].AppendSuccs(d.succs)
		d.stack = append(d.stack, domFrame{b, at, int32(len(d.succs))})
	}
	push(0, 0)
	for len(d.stack) > 0 {
		top := &d.stack[len(d.stack)-1]
		if top.at < top.end {
			s := d.succs[top.at].Num()
			top.at++
			if d.place[s] < 0 {
				push(s, d.place[top.block])
			}
			continue
		}
		d.succs = d.succs[:top.end]
		d.stack = d.stack[:len(d.stack)-1]
	}
}

// numberTree assigns preorder numbers. In search order a block comes after its dominator, so
// subtree sizes are summed backward and numbers assigned forward, without recursion.
func (d *domTree) numberTree(idom []int32) {
	n := len(d.order)
	if cap(d.sizes) < 2*n {
		d.sizes = make([]int32, 2*n)
	}
	size, next := d.sizes[:n], d.sizes[n:2*n]
	for i := range size {
		size[i] = 1
	}
	for i := n - 1; i > 0; i-- {
		size[idom[i]] += size[i]
	}
	for i, b := range d.order {
		at := int32(0)
		if i > 0 {
			at = next[idom[i]]
			next[idom[i]] += size[i]
		}
		next[i] = at + 1
		d.pre[b], d.last[b] = at, at+size[i]-1
	}
}

// has reports whether a block belongs to the function.
func (d *domTree) has(b *ir.Block) bool {
	n := uint32(b.Num())
	return n < uint32(len(d.blocks)) && d.blocks[n] == b
}

func (d *domTree) reachable(b *ir.Block) bool { return d.has(b) && d.pre[b.Num()] >= 0 }

// dominates reports whether every path to b goes through a; it is true for an unreachable b.
func (d *domTree) dominates(a, b *ir.Block) bool {
	if !d.reachable(b) {
		return true
	}
	if !d.reachable(a) {
		return false
	}
	return d.pre[a.Num()] <= d.pre[b.Num()] && d.pre[b.Num()] <= d.last[a.Num()]
}
