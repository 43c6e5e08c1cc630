package emit

// nest has the loops of a function, found on the blocks that have code (R. Tarjan, Testing flow
// graph reducibility, 1974).
type nest struct {
	*job
	layout *layout
	// loop is, by block, the innermost loop around it. Loop 0 is the function.
	loop  []int32
	loops []loop

	edges  []flow  // by block, from edgeAt of it to that of the next
	edgeAt []int32 // by block
	into   []int32 // by block, from intoAt of it to that of the next, the blocks that go there
	intoAt []int32
	post   []int32 // blocks in post-order
	// number is, by block, its number in depth-first order from 1 on, 0 if nothing goes there, and
	// last the largest number of a block first reached through it.
	number, last []int32
	within       []int32 // by block, itself, or a block of the largest loop found so far around it
	looping      bool    // whether there are loops
}

// loop is a loop of a function.
type loop struct {
	head          int32
	around, depth int32 // the loop around it, and the number of those
	// nodes are its blocks that are in no smaller loop, and the headers of the loops in it, in
	// reverse post-order.
	nodes []int32
	// exits are the ways out, with how often each is taken when the loop is entered once.
	exits []flow
	// scale is how often the header runs when the loop is entered once.
	scale float64
	// many is set if the loop has other entries than its header, so that LLVM sees no loop.
	many bool
}

// flow is the probability of going to a block.
type flow struct {
	to int32
	p  float64
}

// find finds the loops, and reports whether there are any.
func (q *nest) find() bool {
	q.looping = false
	for i := range q.f.Blocks {
		if q.f.Blocks[i].Depth > 0 {
			q.walk()
			q.findLoops()
			q.looping = len(q.loops) > 1
			break
		}
	}
	return q.looping
}

// walk numbers the blocks in depth-first order, and lists their edges.
func (q *nest) walk() {
	n := len(q.f.Blocks)
	q.edges, q.edgeAt, q.post = q.edges[:0], grow(q.edgeAt, n+1), q.post[:0]
	q.number, q.last = grow(q.number, n), grow(q.last, n)
	clear(q.number)
	for i := range n {
		q.edgeAt[i] = int32(len(q.edges))
		if q.layout.thread[i] != int32(i) {
			continue
		}
	targets:
		for _, s := range q.f.Succs(&q.f.Blocks[i]) {
			t := q.layout.target(s)
			for _, e := range q.edges[q.edgeAt[i]:] {
				if e.to == t {
					continue targets
				}
			}
			q.edges = append(q.edges, flow{to: t})
		}
	}
	q.edgeAt[n] = int32(len(q.edges))
	count := int32(1)
	q.number[0] = count
	type visit struct{ block, next int32 }
	for stack := []visit{{0, q.edgeAt[0]}}; len(stack) > 0; {
		v := &stack[len(stack)-1]
		if v.next < q.edgeAt[v.block+1] {
			t := q.edges[v.next].to
			if v.next++; q.number[t] == 0 {
				count++
				q.number[t] = count
				stack = append(stack, visit{t, q.edgeAt[t]})
			}
			continue
		}
		q.last[v.block] = count
		q.post = append(q.post, v.block)
		stack = stack[:len(stack)-1]
	}
}

// from are the edges from a block.
func (q *nest) from(b int32) []flow { return q.edges[q.edgeAt[b]:q.edgeAt[b+1]] }

// reverse lists the edges into each block.
func (q *nest) reverse() {
	n := len(q.f.Blocks)
	q.intoAt, q.into = grow(q.intoAt, n+1), grow(q.into, len(q.edges))
	clear(q.intoAt)
	for _, e := range q.edges {
		q.intoAt[e.to]++
	}
	sum := int32(0)
	for b := range q.intoAt {
		sum += q.intoAt[b]
		q.intoAt[b] = sum
	}
	for b := range int32(n) {
		for _, e := range q.from(b) {
			q.intoAt[e.to]--
			q.into[q.intoAt[e.to]] = b
		}
	}
}

// findLoops finds the loops, innermost first.
func (q *nest) findLoops() {
	n := len(q.f.Blocks)
	q.reverse()
	q.loops = append(q.loops[:0], loop{})
	q.loop, q.within = grow(q.loop, n), grow(q.within, n)
	clear(q.loop)
	first := make([]int32, len(q.post)+1) // the block with each number
	for b := range q.within {
		q.within[b] = int32(b)
		if q.number[b] > 0 {
			first[q.number[b]] = int32(b)
		}
	}
	var body []int32
	for i := len(q.post); i > 1; i-- {
		head := first[i]
		here := loop{head: head}
		me := int32(len(q.loops))
		body = body[:0]
		add := func(p int32) {
			if q.number[p] == 0 {
				return
			}
			if p = q.outermost(p); p == head {
				return
			}
			if q.number[p] < q.number[head] || q.number[p] > q.last[head] {
				here.many = true
				return
			}
			q.within[p] = head
			if k := q.loop[p]; k != 0 && q.loops[k].head == p {
				q.loops[k].around = me
			} else {
				q.loop[p] = me
			}
			body = append(body, p)
		}
		again := false
		for _, p := range q.into[q.intoAt[head]:q.intoAt[head+1]] {
			if q.number[p] >= q.number[head] && q.number[p] <= q.last[head] {
				again = true
				add(p)
			}
		}
		for k := 0; k < len(body); k++ {
			for _, p := range q.into[q.intoAt[body[k]]:q.intoAt[body[k]+1]] {
				add(p)
			}
		}
		if again {
			q.loop[head] = me
			q.loops = append(q.loops, here)
		}
	}
	for i := len(q.loops) - 1; i > 0; i-- {
		q.loops[i].depth = q.loops[q.loops[i].around].depth + 1
	}
}

// outermost is the header of the largest loop found so far around a block, or the block.
func (q *nest) outermost(b int32) int32 {
	for q.within[b] != b {
		q.within[b] = q.within[q.within[b]]
		b = q.within[b]
	}
	return b
}

// inner returns the part of loop l that block b is in: the block itself, or the header of the loop
// directly in l that has it; -1 if it is not in l.
func (q *nest) inner(l, b int32) int32 {
	part, k := b, q.loop[b]
	for q.loops[k].depth > q.loops[l].depth {
		part, k = q.loops[k].head, q.loops[k].around
	}
	if k != l {
		return -1
	}
	return part
}
