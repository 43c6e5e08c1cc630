package analysis

import (
	"math"
	"slices"
)

// Loop is a natural loop: a header and everything that reaches one of its latches without passing
// the header.
type Loop struct {
	Header int32
	Parent *Loop
	// Inner are the loops directly inside, in reverse postorder of their headers.
	Inner []*Loop
	// Blocks are the loop's blocks, those of inner loops included: its own first, in the order of a
	// depth-first search, then loop by loop those of inner ones.
	Blocks []int32
	// first is the index of Blocks[0] in Loops.order; while blocks are counted, own is the number
	// of those in no inner loop, and size the number of all.
	first, own, size int32
	// depth is the nesting depth, 1 for an outermost loop.
	depth int32
}

// Loops is the loop forest of a function.
type Loops struct {
	cfg *CFG
	// Outermost are the loops in no other, in postorder of their headers, as LLVM lists them.
	Outermost []*Loop
	// Of is the innermost loop of each block, nil for none.
	Of []*Loop
	// order lists the blocks that are in loops, those of each loop contiguously, and at is the
	// index of a block in it, -1 for none. Nested loops share it: separate lists would have as many
	// entries as blocks times depth.
	order, at []int32
	// leaving are the blocks from which an edge leaves their innermost loop, by their index in
	// order.
	leaving []leaving
}

// leaving is a block, by its index in Loops.order, from which control leaves loops; depth is that
// of the outermost of them.
type leaving struct {
	at, depth int32
}

// NewLoops finds the natural loops. A back edge is one whose target dominates its source; cycles
// without such an edge are no loops.
func NewLoops(c *CFG, d *Dominators) *Loops {
	l := &Loops{cfg: c, Of: make([]*Loop, len(c.Blocks))}
	var work []int32
	// Inner headers come later in the tree's preorder, so walking it backwards finds inner loops
	// first.
	for i := len(d.Order) - 1; i >= 0; i-- {
		h := d.Order[i]
		work = work[:0]
		for _, p := range c.Preds[h] {
			if c.Reachable(p) && d.Dominates(h, p) {
				work = append(work, p)
			}
		}
		if len(work) > 0 {
			l.discover(&Loop{Header: h}, work)
		}
	}
	l.populate()
	return l
}

// discover walks backwards from the latches and adds the blocks that are in no loop yet; loops
// already found become inner loops.
func (l *Loops) discover(loop *Loop, work []int32) {
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		inner := l.Of[b]
		if inner == nil {
			if !l.cfg.Reachable(b) {
				continue
			}
			l.Of[b] = loop
			if b == loop.Header {
				continue
			}
			work = append(work, l.cfg.Preds[b]...)
			continue
		}
		for inner.Parent != nil {
			inner = inner.Parent
		}
		if inner == loop {
			continue
		}
		inner.Parent = loop
		for _, p := range l.cfg.Preds[inner.Header] {
			// From the inner loop's own latches there is nothing new to find.
			if o := l.Of[p]; o == nil || o != inner {
				work = append(work, p)
			}
		}
	}
}

// populate fills in blocks and nesting, in postorder of a depth-first search.
func (l *Loops) populate() {
	for i := len(l.cfg.RPO) - 1; i >= 0; i-- {
		b := l.cfg.RPO[i]
		loop := l.Of[b]
		if loop == nil {
			continue
		}
		loop.own++
		if loop.Header != b {
			continue
		}
		// All of the loop has been seen: its header is the last in postorder.
		loop.size += loop.own
		for a, z := 0, len(loop.Inner)-1; a < z; a, z = a+1, z-1 {
			loop.Inner[a], loop.Inner[z] = loop.Inner[z], loop.Inner[a]
		}
		if loop.Parent != nil {
			loop.Parent.Inner = append(loop.Parent.Inner, loop)
			loop.Parent.size += loop.size
		} else {
			l.Outermost = append(l.Outermost, loop)
		}
	}
	l.orderBlocks()
}

// orderBlocks gives each loop its part of Loops.order.
func (l *Loops) orderBlocks() {
	n := int32(0)
	var work []*Loop
	for _, loop := range l.Outermost {
		loop.first, loop.depth = n, 1
		n += loop.size
		work = append(work, loop)
	}
	l.order, l.at = make([]int32, n), make([]int32, len(l.cfg.Blocks))
	for b := range l.at {
		l.at[b] = -1
	}
	for len(work) > 0 {
		loop := work[len(work)-1]
		work = work[:len(work)-1]
		loop.Blocks = l.order[loop.first : loop.first+loop.size : loop.first+loop.size]
		next := loop.first + loop.own
		for _, inner := range loop.Inner {
			inner.first, inner.depth = next, loop.depth+1
			next += inner.size
			work = append(work, inner)
		}
		loop.own = 0
	}
	for i := len(l.cfg.RPO) - 1; i >= 0; i-- {
		b := l.cfg.RPO[i]
		if loop := l.Of[b]; loop != nil {
			l.at[b] = loop.first + loop.own
			l.order[l.at[b]] = b
			loop.own++
		}
	}
}

// Contains reports whether a block is in a loop or in one inside it.
func (l *Loops) Contains(loop *Loop, b int32) bool {
	at := l.at[b]
	return loop.first <= at && at < loop.first+loop.size
}

// Latches are the blocks of a loop that branch to its header, in the order of the header's use
// list.
func (l *Loops) Latches(loop *Loop) []int32 {
	var latches []int32
	for _, p := range l.cfg.Preds[loop.Header] {
		if l.Contains(loop, p) {
			latches = append(latches, p)
		}
	}
	return latches
}

// Exits reports whether a block of the loop has a successor outside.
func (l *Loops) Exits(loop *Loop, b int32) bool {
	for _, s := range l.cfg.Succs[b] {
		if !l.Contains(loop, s) {
			return true
		}
	}
	return false
}

// ExitingBlocks are the blocks of a loop that have a successor outside, in the order of Blocks.
func (l *Loops) ExitingBlocks(loop *Loop) []int32 {
	if l.leaving == nil {
		l.findLeaving()
	}
	from, _ := slices.BinarySearchFunc(l.leaving, loop.first, func(x leaving, at int32) int {
		return int(x.at - at)
	})
	var blocks []int32
	for _, x := range l.leaving[from:] {
		if x.at >= loop.first+loop.size {
			break
		}
		if x.depth <= loop.depth {
			blocks = append(blocks, l.order[x.at])
		}
	}
	return blocks
}

// findLeaving fills Loops.leaving. A block that does not leave its innermost loop leaves no outer
// one either.
func (l *Loops) findLeaving() {
	l.leaving = []leaving{}
	for at, b := range l.order {
		depth := int32(math.MaxInt32)
		for _, s := range l.cfg.Succs[b] {
			for o := l.Of[b]; o != nil && !l.Contains(o, s); o = o.Parent {
				depth = min(depth, o.depth)
			}
		}
		if depth != math.MaxInt32 {
			l.leaving = append(l.leaving, leaving{int32(at), depth})
		}
	}
}

// InnermostFirst lists all loops, inner ones before the loop they are in, in the order in which
// LLVM's passes over loop nests see them.
func (l *Loops) InnermostFirst() []*Loop {
	var all []*Loop
	var visit func(*Loop)
	visit = func(loop *Loop) {
		for _, i := range loop.Inner {
			visit(i)
		}
		all = append(all, loop)
	}
	for _, loop := range l.Outermost {
		visit(loop)
	}
	return all
}
