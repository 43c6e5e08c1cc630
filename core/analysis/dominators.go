package analysis

import "statepoint/core/ir"

// Dominators is the dominator tree of a CFG, by block number.
type Dominators struct {
	cfg *CFG
	// IDom is the immediate dominator, -1 for the entry and for unreachable blocks.
	IDom []int32
	// Order lists the reachable blocks in preorder of the tree; children come in reverse postorder
	// of the CFG.
	Order []int32
	// in and out number the tree's preorder, so that dominance is two comparisons; level is the
	// depth of a block in the tree, 0 for the entry.
	in, out, level []int32
}

// NewDominators builds the tree, in almost linear time for any graph.
func NewDominators(c *CFG) *Dominators {
	n := len(c.Blocks)
	d := &Dominators{cfg: c, IDom: make([]int32, n), in: make([]int32, n), out: make([]int32, n),
		level: make([]int32, n)}
	for i := range d.IDom {
		d.IDom[i] = -1
	}
	if n == 0 {
		return d
	}
	order, parent := c.search()
	place := make([]int32, n) // of each block in order
	for at, b := range order {
		place[b] = int32(at)
	}
	start, preds := make([]int32, 0, len(order)+1), make([]int32, 0, 2*len(order))
	for _, b := range order {
		start = append(start, int32(len(preds)))
		for _, p := range c.Preds[b] {
			if c.Reachable(p) {
				preds = append(preds, place[p])
			}
		}
	}
	start = append(start, int32(len(preds)))
	var solver ir.DominatorSolver
	idom := solver.Solve(parent, start, preds)
	for at := 1; at < len(order); at++ {
		d.IDom[order[at]] = order[idom[at]]
	}
	d.number()
	return d
}

// number walks the tree in preorder.
func (d *Dominators) number() {
	n := len(d.cfg.Blocks)
	first, next := make([]int32, n), make([]int32, n)
	for i := range first {
		first[i], next[i] = -1, -1
	}
	for at := len(d.cfg.RPO) - 1; at > 0; at-- {
		b := d.cfg.RPO[at]
		p := d.IDom[b]
		next[b], first[p] = first[p], b
	}
	for i := range d.in {
		d.in[i] = -1
	}
	d.Order = make([]int32, 0, len(d.cfg.RPO))
	clock := int32(0)
	stack := []int32{0}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		if d.in[b] < 0 {
			d.in[b], d.level[b] = clock, int32(len(stack)-1)
			clock++
			d.Order = append(d.Order, b)
		}
		if c := first[b]; c >= 0 {
			first[b] = next[c]
			stack = append(stack, c)
			continue
		}
		d.out[b] = clock
		stack = stack[:len(stack)-1]
	}
}

// Dominates reports whether block a dominates block b; every block dominates itself. Unreachable
// blocks dominate nothing and are dominated by all.
func (d *Dominators) Dominates(a, b int32) bool {
	if a == b || d.in[b] < 0 {
		return true
	}
	if d.in[a] < 0 {
		return false
	}
	return d.in[a] <= d.in[b] && d.out[b] <= d.out[a]
}

// LastOf is one past the index in Order of the last block that b dominates: the subtree of b is
// Order[index of b : LastOf(b)].
func (d *Dominators) LastOf(b int32) int32 { return d.out[b] }
