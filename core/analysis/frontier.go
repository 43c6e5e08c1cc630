package analysis

// Frontier finds iterated dominance frontiers: where a variable that several blocks assign needs a
// phi. It does not store the frontiers of single blocks: in nested loops their total size is
// quadratic in the depth. Instead it walks the dominator tree from the assignments, deepest first,
// and looks at the edges that leave the subtree (Sreedhar and Gao, "A Linear Time Algorithm for
// Placing phi-Nodes", 1995).
//
// Its slices are stamped with the number of the search, so they need no clearing between variables.
type Frontier struct {
	dom                       *Dominators
	stamp                     int32
	live, assigned, phi, seen []int32
	work, heap                []int32
}

// NewFrontier returns a Frontier for a graph.
func NewFrontier(d *Dominators) *Frontier {
	n := len(d.cfg.Blocks)
	return &Frontier{dom: d, live: make([]int32, n), assigned: make([]int32, n),
		phi: make([]int32, n), seen: make([]int32, n)}
}

// Phis appends the blocks that need a phi of a variable: defs are the blocks that assign it, and
// reads those that read it before they assign it. Blocks where the variable is not live get none.
// The order of the blocks is unspecified.
func (f *Frontier) Phis(blocks, defs, reads []int32) []int32 {
	f.stamp++
	for _, b := range defs {
		f.assigned[b] = f.stamp
	}
	f.spread(reads)
	f.heap = f.heap[:0]
	for _, b := range defs {
		if f.dom.in[b] >= 0 {
			f.push(b)
		}
	}
	for len(f.heap) > 0 {
		root := f.pop()
		for at := f.dom.in[root]; at < f.dom.out[root]; {
			b := f.dom.Order[at]
			if f.seen[b] == f.stamp || b != root && f.live[b] != f.stamp {
				// the subtree has been walked, or no value from here reaches it
				at = f.dom.out[b]
				continue
			}
			f.seen[b] = f.stamp
			at++
			for _, s := range f.dom.cfg.Succs[b] {
				if f.dom.IDom[s] == b || f.dom.level[s] > f.dom.level[root] ||
					f.live[s] != f.stamp || f.phi[s] == f.stamp {
					continue
				}
				f.phi[s] = f.stamp
				blocks = append(blocks, s)
				if f.assigned[s] != f.stamp {
					f.push(s)
				}
			}
		}
	}
	return blocks
}

// spread finds the blocks into which the variable is live, backwards from its reads to its
// assignments.
func (f *Frontier) spread(reads []int32) {
	f.work = f.work[:0]
	for _, b := range reads {
		if f.live[b] != f.stamp {
			f.live[b] = f.stamp
			f.work = append(f.work, b)
		}
	}
	for len(f.work) > 0 {
		b := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		for _, q := range f.dom.cfg.Preds[b] {
			if f.assigned[q] != f.stamp && f.live[q] != f.stamp {
				f.live[q] = f.stamp
				f.work = append(f.work, q)
			}
		}
	}
}

// push and pop keep a heap with the block that is deepest in the tree on top.
func (f *Frontier) push(b int32) {
	f.heap = append(f.heap, b)
	for i := len(f.heap) - 1; i > 0; {
		up := (i - 1) / 2
		if f.dom.level[f.heap[up]] >= f.dom.level[f.heap[i]] {
			break
		}
		f.heap[up], f.heap[i] = f.heap[i], f.heap[up]
		i = up
	}
}

func (f *Frontier) pop() int32 {
	top, last := f.heap[0], len(f.heap)-1
	f.heap[0] = f.heap[last]
	f.heap = f.heap[:last]
	for i := 0; ; {
		down := 2*i + 1
		if down >= last {
			return top
		}
		if down+1 < last && f.dom.level[f.heap[down+1]] > f.dom.level[f.heap[down]] {
			down++
		}
		if f.dom.level[f.heap[i]] >= f.dom.level[f.heap[down]] {
			return top
		}
		f.heap[i], f.heap[down] = f.heap[down], f.heap[i]
		i = down
	}
}
