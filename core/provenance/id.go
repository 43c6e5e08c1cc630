package provenance

import (
	"math"
	"sync/atomic"
)

// ID identifies one thing in a compilation. It is never reused; 0 means none.
type ID uint32

// Counter allocates ids. The zero value starts with 1.
type Counter struct {
	last, end ID
	// blocks is the common source of ids of several counters, nil for an independent counter.
	blocks *blocks
}

// blocks allocates ranges of ids to counters that goroutines use concurrently.
type blocks struct{ last atomic.Uint32 }

// blockSize is the number of ids in a block.
const blockSize = 1 << 10

// Next returns an id that was not allocated before.
func (c *Counter) Next() ID {
	if c.last == c.end {
		c.refill()
	}
	c.last++
	return c.last
}

// Take allocates as many ids as that number of calls of Next.
func (c *Counter) Take(n int) {
	for n > 0 {
		if c.last == c.end {
			c.refill()
		}
		few := min(n, int(c.end-c.last))
		c.last += ID(few)
		n -= few
	}
}

// refill gets more ids.
func (c *Counter) refill() {
	if c.blocks == nil {
		c.end = math.MaxUint32
		return
	}
	c.end = ID(c.blocks.last.Add(blockSize))
	c.last = c.end - blockSize
}

// Own is the largest id that this counter has allocated.
func (c *Counter) Own() ID { return c.last }

// Last is at least the largest id allocated so far by this counter and those with which it shares a
// source; 0 if there is none.
func (c *Counter) Last() ID {
	if c.blocks == nil {
		return c.last
	}
	return ID(c.blocks.last.Load())
}

// Fork returns a counter for another goroutine. From now on both take ids from a common source; the
// ids of each increase.
func (c *Counter) Fork() Counter {
	if c.blocks == nil {
		c.blocks = &blocks{}
		c.blocks.last.Store(uint32(c.last))
	}
	c.end = c.last
	return Counter{last: c.last, end: c.last, blocks: c.blocks}
}

// Skip makes the next ids larger than any that another counter has allocated so far.
func (c *Counter) Skip() {
	if c.blocks != nil {
		c.refill()
	}
}

// Join ends what Fork began: the counter continues after the ids of all counters.
func (c *Counter) Join() {
	if c.blocks != nil {
		*c = Counter{last: c.Last()}
	}
}
