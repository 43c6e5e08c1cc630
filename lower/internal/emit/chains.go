package emit

import "slices"

// chains orders the blocks of a function with loops so that control mostly falls through, by the
// rules of LLVM's MachineBlockPlacement.cpp. From the innermost loop outwards, the parts of each
// (blocks, and the chains of the loops in it) are joined to one chain: after a block comes its
// likeliest successor, unless another block should fall through to that. A block that only the
// bottom of a loop would fall through to, and that jumps back to the top, becomes the top;
// otherwise the chain begins after its likeliest way out.
type chains struct {
	*frequencies
	next        []int32 // by block, the block after it in its chain, -1 for none
	first, last []int32 // by part, the ends of its chain; -1 if it has only cold blocks
	placed      []bool  // by part, whether it is in the chain being made
}

// likely is the probability from which a branch is taken to a block that others could fall through
// to, too.
const likely = 0.8

// find appends the blocks that are not cold to a list, last those that no edge leads to.
func (c *chains) find(order []int32) []int32 {
	n := len(c.f.Blocks)
	c.next, c.first, c.last = grow(c.next, n), grow(c.first, n), grow(c.last, n)
	c.placed = grow(c.placed, n)
	clear(c.placed)
	for i := range int32(n) {
		c.next[i], c.first[i], c.last[i] = -1, i, i
		if c.f.Blocks[i].Cold && i > 0 {
			c.first[i], c.last[i] = -1, -1
		}
	}
	for k := range c.loops[1:] {
		c.join(int32(k + 1))
	}
	c.join(0)
	for b := c.first[0]; b >= 0; b = c.next[b] {
		order = append(order, b)
	}
	for i := range int32(n) {
		if c.number[i] == 0 && c.layout.thread[i] == i && !c.f.Blocks[i].Cold {
			order = append(order, i)
		}
	}
	return order
}

// join makes the chain of a loop, which its header then stands for.
func (c *chains) join(n int32) {
	l := &c.loops[n]
	slices.Sort(l.nodes)
	first, last := c.first[l.head], c.last[l.head]
	exit, out := int32(-1), 0.0
	if n > 0 && first >= 0 {
		if first = c.top(n); first == l.head {
			exit, out = c.exit(n)
		}
	} else {
		c.placed[l.head] = true
	}
	for left := l.nodes; ; {
		part := c.after(n, last)
		for ; part < 0 && len(left) > 0; left = left[1:] {
			if !c.placed[left[0]] && c.first[left[0]] >= 0 {
				part = left[0]
			}
		}
		if part < 0 {
			break
		}
		c.placed[part] = true
		if first < 0 {
			first = c.first[part]
		} else {
			c.next[last] = c.first[part]
		}
		last = c.last[part]
	}
	if exit >= 0 && exit != last && c.worth(n, first, last, exit, out) {
		c.next[last] = first
		first, last = c.next[exit], exit
		c.next[exit] = -1
	}
	for _, p := range l.nodes {
		c.placed[p] = false
	}
	c.first[l.head], c.last[l.head] = first, last
}

// after is the part of loop n to which the last block of the chain should fall through; -1 if none
// is better than any.
func (c *chains) after(n, last int32) int32 {
	if last < 0 {
		return -1
	}
	sum := 0.0
	for _, e := range c.from(last) {
		if part := c.inner(n, e.to); part >= 0 && !c.placed[part] && !c.f.Blocks[e.to].Pad {
			sum += e.p
		}
	}
	best, most := int32(-1), 0.0
	for _, e := range c.from(last) {
		part := c.inner(n, e.to)
		if part < 0 || c.placed[part] || c.first[part] != e.to || c.f.Blocks[e.to].Pad {
			continue
		}
		if p := e.p / sum; (best < 0 || p > most) && !c.better(n, last, part, p, e) {
			best, most = part, p
		}
	}
	return best
}

// better reports whether a block that is not yet in the chain should fall through to a part, rather
// than block b, which goes there with probability p.
func (c *chains) better(n, b, part int32, p float64, e flow) bool {
	here := c.of[b] * e.p
	for _, q := range c.preds(e.to) {
		from := c.inner(n, q)
		if from < 0 || from == part || c.placed[from] {
			continue
		}
		if p < likely || q == c.last[from] && c.flow(q, e.to)*likely >= here*(1-likely) {
			return true
		}
	}
	return false
}

// preds are the blocks that go to a block.
func (q *nest) preds(b int32) []int32 { return q.into[q.intoAt[b]:q.intoAt[b+1]] }

// flow is how often control goes from one block to another.
func (c *chains) flow(b, to int32) float64 {
	for _, e := range c.from(b) {
		if e.to == to {
			return c.of[b] * e.p
		}
	}
	return 0
}

// top places what comes first in the chain of a loop, up to its header, and returns the first
// block.
func (c *chains) top(n int32) int32 {
	head := c.loops[n].head
	c.placed[head] = true
	top := head
	for {
		best, most := int32(-1), 0.0
		for _, p := range c.preds(top) {
			part := c.inner(n, p)
			if part < 0 || c.placed[part] || c.last[part] != p || len(c.from(p)) > 2 {
				continue
			}
			if gain := c.gain(n, p, top); gain > most {
				best, most = p, gain
			}
		}
		if best < 0 {
			return top
		}
		part := c.inner(n, best)
		c.placed[part] = true
		c.next[best] = top
		if top = c.first[part]; top != best {
			return top
		}
	}
}

// gain is how much more often control falls through if block b comes before the top of loop n.
func (c *chains) gain(n, b, top int32) float64 {
	gain := c.flow(b, top) - c.entered(n, top)
	for _, e := range c.from(b) {
		if e.to != top {
			gain -= c.of[b] * e.p
		}
	}
	from, most := int32(-1), 0.0
	for _, p := range c.preds(b) {
		part := c.inner(n, p)
		if part < 0 || c.last[part] != p {
			continue
		}
		if len(c.preds(b)) == 1 && len(c.from(p)) == 2 && (c.from(p)[0].to == top ||
			c.from(p)[1].to == top) {
			return 0 // block p would need a jump to either
		}
		if o := c.flow(p, b); o > most {
			from, most = p, o
		}
	}
	if from < 0 {
		return gain
	}
	other := 0.0
	for _, e := range c.from(from) {
		part := c.inner(n, e.to)
		if e.to != b && e.to != from && part >= 0 && !c.placed[part] && c.first[part] == e.to {
			other = max(other, c.of[from]*e.p)
		}
	}
	if other <= most {
		gain += other - most
	}
	return gain
}

// entered is how often a block before loop n can fall through to its top.
func (c *chains) entered(n, top int32) float64 {
	most := 0.0
preds:
	for _, p := range c.preds(top) {
		if c.inner(n, p) >= 0 {
			continue
		}
		here := c.flow(p, top)
		for _, e := range c.from(p) {
			if e.to != top && c.inner(n, e.to) < 0 && c.of[p]*e.p > here {
				continue preds
			}
		}
		most = max(most, here)
	}
	return most
}

// exit is the block from which control most often leaves loop n, and how often; -1 if the chain
// should not end there.
func (c *chains) exit(n int32) (best int32, most float64) {
	best = -1
	depth, outward, ofBest := int32(0), false, false
	for _, part := range c.loops[n].nodes {
		b := c.last[part]
		if b < 0 {
			continue
		}
		stays := false
		for _, e := range c.from(b) {
			to := c.inner(n, e.to)
			stays = stays || to >= 0 && to != part && !c.f.Blocks[e.to].Pad
		}
		if !stays {
			continue
		}
		for _, e := range c.from(b) {
			if c.inner(n, e.to) >= 0 || c.f.Blocks[e.to].Pad {
				continue
			}
			k := c.loop[e.to]
			outer := k != 0 && c.inner(k, c.loops[n].head) >= 0
			outward = outward || outer
			d, o := c.loops[k].depth, c.of[b]*e.p
			if best < 0 || d > depth || o > most {
				best, most, depth, ofBest = b, o, max(d, depth), outer
			} else if b == best && outer {
				ofBest = true
			}
		}
	}
	if outward && !ofBest {
		return -1, 0
	}
	return best, most
}

// worth reports whether a loop's chain should be rotated so that it ends in its exit: always if its
// last block only jumps to the first, which it then falls through to.
func (c *chains) worth(n, first, last, exit int32, out float64) bool {
	ways := c.from(last)
	if len(ways) == 1 && ways[0].to == first {
		return true
	}
	in := c.entered(n, first)
	if in == 0 {
		return true
	}
	if in >= out {
		return false
	}
	again := false
	for _, e := range ways {
		if c.inner(n, e.to) < 0 {
			return false
		}
		again = again || e.to == first
	}
	return again || c.flow(exit, c.next[exit]) == 0
}
