package analysis

// Loop is a natural loop: a header and everything that reaches one of its latches without passing the header.
type Loop struct {
	Header int32
	Parent *Loop
	// Inner are the loops directly inside, in reverse postorder of their headers.
	Inner []*Loop
	// Blocks are the loop's blocks, those of inner loops included, in no particular order.
	Blocks []int32
}

// Loops is the loop forest of a function.
type Loops struct {
	cfg *CFG
	// Outermost are the loops in no other, in postorder of their headers, as LLVM lists them.
	Outermost []*Loop
	// Of is the innermost loop of each block, nil for none.
	Of []*Loop
}

// NewLoops finds the natural loops. A back-edge is one whose target dominates its source; cycles without such an edge are no loops.
func NewLoops(c *CFG, d *Dominators) *Loops {
	l := &Loops{cfg: c, Of: make([]*Loop, len(c.Blocks))}
	var work []int32
	// Inner headers come later in the tree's preorder, so walking it backwards finds inner loops first.
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

// discover walks backwards from the latches and claims what is not in a loop yet; loops already found become inner loops.
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
		for p := l.Of[b]; p != nil; p = p.Parent {
			p.Blocks = append(p.Blocks, b)
		}
		loop := l.Of[b]
		if loop == nil || loop.Header != b {
			continue
		}
		for a, z := 0, len(loop.Inner)-1; a < z; a, z = a+1, z-1 {
			loop.Inner[a], loop.Inner[z] = loop.Inner[z], loop.Inner[a]
		}
		if loop.Parent != nil {
			loop.Parent.Inner = append(loop.Parent.Inner, loop)
		} else {
			l.Outermost = append(l.Outermost, loop)
		}
	}
}

// Contains reports whether a block is in a loop or in one inside it.
func (l *Loops) Contains(loop *Loop, b int32) bool {
	for o := l.Of[b]; o != nil; o = o.Parent {
		if o == loop {
			return true
		}
	}
	return false
}

// Latches are the blocks of a loop that branch to its header, in the order of the header's use list.
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

// InnermostFirst lists all loops, inner ones before the loop they are in, in the order in which LLVM's passes over loop nests see them.
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
