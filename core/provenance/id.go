package provenance

import (
	"math"
	"sync/atomic"
)

// ID stands for one thing of a compilation. It is never reused; 0 means none.
type ID uint32

// Counter allocates ids. The zero value starts with 1.
type Counter struct {
	last, end ID
	// blocks are where several counters get their ids from, nil for a counter of its own.
	blocks *blocks
}

// blocks hands out ranges of ids to counters that goroutines use side by side.
type blocks struct{ last atomic.Uint32 }

// blockSize is the number of ids of a block.
const blockSize = 1 << 10

// Next returns an id that was not allocated before.
func (c *Counter) Next() ID {
	if c.last == c.end {
		c.refill()
	}
	c.last++
	return c.last
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

// Last is at least the largest id allocated so far, by this counter and those that it shares ids
// with; 0 if there is none.
func (c *Counter) Last() ID {
	if c.blocks == nil {
		return c.last
	}
	return ID(c.blocks.last.Load())
}

// Fork returns a counter for another goroutine. From now on both take ids from a common source;
// each counts up.
func (c *Counter) Fork() Counter {
	if c.blocks == nil {
		c.blocks = &blocks{}
		c.blocks.last.Store(uint32(c.last))
	}
	c.end = c.last
	return Counter{last: c.last, end: c.last, blocks: c.blocks}
}

// Skip has the next ids be larger than any that another counter has allocated so far.
func (c *Counter) Skip() {
	if c.blocks != nil {
		c.refill()
	}
}

// Join ends what Fork began: the counter goes on after the ids of all.
func (c *Counter) Join() {
	if c.blocks != nil {
		*c = Counter{last: c.Last()}
	}
}
