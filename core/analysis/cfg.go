package analysis

import "statepoint/core/ir"

// CFG is the control flow graph of a function with its blocks numbered by position: block i is
// Blocks[i], and its Num is i while the CFG holds.
type CFG struct {
	Func   *ir.Func
	Blocks []*ir.Block
	// Succs and Preds are by block number; Succs in operand order and Preds in use list order, both
	// with repetitions.
	Succs, Preds [][]int32
	// RPO lists the reachable blocks in reverse postorder; Position is the index of each block in
	// it, -1 for unreachable blocks.
	RPO, Position []int32
}

// NewCFG numbers the blocks of f and reads its edges.
func NewCFG(f *ir.Func) *CFG {
	n := len(f.Blocks)
	c := &CFG{Func: f, Blocks: f.Blocks, Succs: make([][]int32, n), Preds: make([][]int32, n)}
	for i, b := range f.Blocks {
		b.SetNum(int32(i))
	}
	edges := 0
	for _, b := range f.Blocks {
		edges += countSuccs(b)
	}
	arena := make([]int32, 0, 2*edges)
	for i, b := range f.Blocks {
		start := len(arena)
		if t := b.Terminator(); t != nil {
			for j := range t.NumOps() {
				if s, ok := t.Operand(j).(*ir.Block); ok {
					arena = append(arena, s.Num())
				}
			}
		}
		c.Succs[i] = arena[start:len(arena):len(arena)]
	}
	for i, b := range f.Blocks {
		start := len(arena)
		for u := ir.FirstUse(b); u != nil; u = u.Next() {
			if u.User != nil && u.User.IsTerminator() && u.User.Parent() != nil {
				arena = append(arena, u.User.Parent().Num())
			}
		}
		c.Preds[i] = arena[start:len(arena):len(arena)]
	}
	c.order()
	return c
}

func countSuccs(b *ir.Block) int {
	n := 0
	if t := b.Terminator(); t != nil {
		for j := range t.NumOps() {
			if _, ok := t.Operand(j).(*ir.Block); ok {
				n++
			}
		}
	}
	return n
}

// order computes RPO and Position by a depth-first search that keeps its own stack.
func (c *CFG) order() {
	n := len(c.Blocks)
	c.Position = make([]int32, n)
	for i := range c.Position {
		c.Position[i] = -1
	}
	if n == 0 {
		return
	}
	type frame struct {
		block int32
		next  int
	}
	post := make([]int32, 0, n)
	stack := make([]frame, 0, 16)
	const seen = -2
	c.Position[0] = seen
	stack = append(stack, frame{0, 0})
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next < len(c.Succs[f.block]) {
			s := c.Succs[f.block][f.next]
			f.next++
			if c.Position[s] == -1 {
				c.Position[s] = seen
				stack = append(stack, frame{s, 0})
			}
			continue
		}
		post = append(post, f.block)
		stack = stack[:len(stack)-1]
	}
	c.RPO = make([]int32, len(post))
	for i, b := range post {
		at := len(post) - 1 - i
		c.RPO[at] = b
		c.Position[b] = int32(at)
	}
}

// search lists the reachable blocks in the preorder of a depth-first search, and for each the index
// in that list of its parent.
func (c *CFG) search() (order, parent []int32) {
	type frame struct {
		block int32
		next  int
	}
	order, parent = make([]int32, 0, len(c.RPO)), make([]int32, 0, len(c.RPO))
	place := make([]int32, len(c.Blocks))
	for i := range place {
		place[i] = -1
	}
	var stack []frame
	push := func(b, from int32) {
		place[b] = int32(len(order))
		order, parent = append(order, b), append(parent, from)
		stack = append(stack, frame{b, 0})
	}
	push(0, 0)
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == len(c.Succs[f.block]) {
			stack = stack[:len(stack)-1]
			continue
		}
		s := c.Succs[f.block][f.next]
		f.next++
		if place[s] < 0 {
			push(s, place[f.block])
		}
	}
	return order, parent
}

// Reachable reports whether block b can be reached from the entry.
func (c *CFG) Reachable(b int32) bool { return c.Position[b] >= 0 }
