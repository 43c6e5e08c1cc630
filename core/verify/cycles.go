package verify

import "statepoint/core/ir"

// cycle is a strongly connected set of blocks, with the cycles nested in it (CycleTerminology.rst).
type cycle struct {
	blocks  map[*ir.Block]bool
	head    *ir.Block
	outer   *cycle
	entries int
}

// maxCycleWork bounds the number of block visits to find nested cycles: enough for a depth of 500
// in 1,000 blocks, far beyond any program.
const maxCycleWork = 1 << 18

// findCycles returns the innermost cycle of each block that is in one. If cycles are nested too
// deeply it finds only the outer ones.
func findCycles(d *domTree, f *ir.Func) map[*ir.Block]*cycle {
	inner := map[*ir.Block]*cycle{}
	var order []*ir.Block // in depth-first order
	for _, i := range d.order {
		order = append(order, f.Blocks[i])
	}
	type task struct {
		within *cycle
		blocks []*ir.Block
	}
	work, done := []task{{nil, order}}, 0
	for len(work) > 0 && done < maxCycleWork {
		now := work[len(work)-1]
		work = work[:len(work)-1]
		done += len(now.blocks)
		for _, part := range components(now.blocks) {
			c := &cycle{blocks: map[*ir.Block]bool{}, outer: now.within}
			for _, b := range part {
				c.blocks[b] = true
			}
			var rest []*ir.Block
			for _, b := range now.blocks { // in the same order
				if !c.blocks[b] {
					continue
				}
				inner[b] = c
				if c.head == nil {
					c.head = b
				} else {
					rest = append(rest, b)
				}
				for u := ir.FirstUse(b); u != nil; u = u.Next() {
					if p := u.User; p != nil && p.IsTerminator() && p.Parent() != nil &&
						p.Parent().Parent() == f && d.reachable(p.Parent()) &&
						!c.blocks[p.Parent()] {
						c.entries++
						break
					}
				}
			}
			work = append(work, task{c, rest})
		}
	}
	return inner
}

// components are the strongly connected components with an inner edge in the graph of some blocks,
// by Tarjan's algorithm without recursion.
func components(blocks []*ir.Block) (parts [][]*ir.Block) {
	type state struct {
		number, low int
		open        bool
	}
	states := map[*ir.Block]*state{}
	inside := map[*ir.Block]bool{}
	for _, b := range blocks {
		inside[b] = true
	}
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	var open []*ir.Block
	count := 0
	for _, root := range blocks {
		if states[root] != nil {
			continue
		}
		var stack []frame
		enter := func(b *ir.Block) {
			count++
			states[b] = &state{count, count, true}
			open = append(open, b)
			stack = append(stack, frame{b, b.AppendSuccs(nil)})
		}
		enter(root)
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			s := states[top.b]
			if len(top.succs) > 0 {
				to := top.succs[0]
				top.succs = top.succs[1:]
				switch t := states[to]; {
				case !inside[to]:
				case t == nil:
					enter(to)
				case t.open:
					s.low = min(s.low, t.number)
				}
				continue
			}
			b := top.b
			stack = stack[:len(stack)-1]
			if len(stack) > 0 {
				p := states[stack[len(stack)-1].b]
				p.low = min(p.low, s.low)
			}
			if s.low != s.number {
				continue
			}
			i := len(open) - 1
			for open[i] != b {
				i--
			}
			part := append([]*ir.Block(nil), open[i:]...)
			open = open[:i]
			for _, o := range part {
				states[o].open = false
			}
			if len(part) > 1 || loopsToItself(b) {
				parts = append(parts, part)
			}
		}
	}
	return parts
}

func loopsToItself(b *ir.Block) bool {
	for _, s := range b.AppendSuccs(nil) {
		if s == b {
			return true
		}
	}
	return false
}

// reversePostorder returns the reachable blocks, each before its successors except along back
// edges.
func reversePostorder(f *ir.Func) []*ir.Block {
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	seen := map[*ir.Block]bool{f.Entry(): true}
	stack := []frame{{f.Entry(), f.Entry().AppendSuccs(nil)}}
	var order []*ir.Block
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.succs) > 0 {
			to := top.succs[0]
			top.succs = top.succs[1:]
			if !seen[to] {
				seen[to] = true
				stack = append(stack, frame{to, to.AppendSuccs(nil)})
			}
			continue
		}
		order = append(order, top.b)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	return order
}
