package collect

import (
	"fmt"

	"statepoint/core/source"
)

// blocks is a space whose room is taken and given back piece by piece, in multiples of 16 bytes.
// Free blocks hang in lists, one for each small size and a last one for all that are larger; a
// block's first word is the next block, its second its size. What lies behind the last block that
// was ever taken is in no list.
type blocks struct {
	*space
	lists [numLists]cell
}

const (
	grain    = 16
	numLists = 16
)

func (h *heap) newBlocks() blocks {
	var b blocks
	for i := range b.lists {
		b.lists[i] = h.cell()
	}
	b.space = &h.spaces(1)[0]
	h.around = b.around
	return b
}

// block is how many bytes an object's block has.
func (b *blocks) block(size uint64) uint64 {
	return (b.h.prefix + words(size)*8 + grain - 1) &^ (grain - 1)
}

func listOf(size uint64) int { return int(min(size/grain, numLists) - 1) }

// find looks for the first free block of a size, or of the next larger one. link is the word that
// leads to it.
func (b *blocks) find(size uint64) (link cell, block uint64) {
	budget := b.size / grain
	for i := listOf(size); i < numLists; i++ {
		link = b.lists[i]
		for block = b.follow(link, &budget); block != 0; block = b.follow(link, &budget) {
			if b.h.get(block+8) >= size {
				return link, block
			}
			link = cell{b.h, block}
		}
	}
	return link, 0
}

// follow gives the block that a link leads to, 0 at the end of the list. The lists lie in memory
// that a wrong program may have written to: they can lead out of the heap, or in a circle, but not
// to more blocks than there can be.
func (b *blocks) follow(link cell, budget *uint64) (block uint64) {
	block = link.get()
	if block == 0 {
		return 0
	}
	if !b.has(block) || block%grain != 0 || *budget == 0 {
		b.h.fail(fmt.Errorf("the list of free blocks leads from 0x%x to 0x%x: something was "+
			"written to a free block", link.at, block))
		return 0
	}
	*budget--
	return block
}

// behind tells whether there is room behind the last block.
func (b *blocks) behind(size uint64) bool { return size <= b.start+b.size-b.next.get() }

// fits tells whether there is room for an object.
func (b *blocks) fits(size uint64) bool {
	if size > b.size {
		return false
	}
	_, block := b.find(b.block(size))
	return block != 0 || b.behind(b.block(size))
}

// alloc makes an object. Under stress room that was used before is used last, so that what a
// missed reference points at stays poison for long.
func (b *blocks) alloc(size uint64) (uint64, error) {
	h := b.h
	if size > b.size {
		return 0, ErrFull
	}
	need := b.block(size)
	var link cell
	var block uint64
	if !h.stress || !b.behind(need) {
		link, block = b.find(need)
	}
	switch {
	case block != 0:
		has := h.get(block + 8)
		link.set(h.get(block))
		if has > need {
			b.give(block+need, has-need)
		}
	case b.behind(need):
		block = b.next.get()
		b.next.set(block + need)
	case h.err == nil:
		return 0, ErrFull
	}
	object := block + h.prefix
	h.zero(object, size)
	if end := object + words(size)*8; end < block+need {
		h.put(end, 0)
	}
	b.starts.set(object)
	return object, h.taken()
}

// give hangs a free block into its list.
func (b *blocks) give(block, size uint64) {
	list := b.lists[listOf(size)]
	b.h.put(block, list.get())
	b.h.put(block+8, size)
	list.set(block)
}

// endOf is where an object's block ends.
func (b *blocks) endOf(object uint64) uint64 {
	return object - b.h.prefix + b.block(b.sizeOf(object))
}

// release poisons an object that is not needed any more. Its block is in no list yet.
func (b *blocks) release(object uint64) (block, size uint64) {
	h := b.h
	bytes := b.sizeOf(object)
	block, size = object-h.prefix, b.block(bytes)
	if h.err != nil {
		return block, 0
	}
	b.starts.clear(object)
	b.marks.clear(object)
	h.fill(block, block+size, Poison)
	h.freed(object, bytes)
	return block, size
}

// gather makes all lists anew: what lies between objects is free, in blocks that are as large as
// can be.
func (b *blocks) gather() {
	h, budget := b.h, b.size/grain
	for i := range b.lists {
		for block := b.follow(b.lists[i], &budget); block != 0; {
			next := b.follow(cell{h, block}, &budget)
			h.fill(block, block+grain, Poison)
			block = next
		}
		b.lists[i].set(0)
	}
	gap, end := b.start, b.next.get()
	for o := b.starts.next(gap, end); o < end && h.err == nil; o = b.starts.next(o+8, end) {
		if block := o - h.prefix; block > gap {
			b.give(gap, block-gap)
		}
		gap = b.endOf(o)
	}
	b.next.set(gap)
}

// check looks at the lists: their blocks lie in the space, and no object begins in one.
func (b *blocks) check() error {
	h, budget, end := b.h, b.size/grain, b.next.get()
	for i := range b.lists {
		for link := b.lists[i]; h.err == nil; {
			block := b.follow(link, &budget)
			if block == 0 {
				break
			}
			size := h.get(block + 8)
			if size%grain != 0 || size > end-block ||
				b.starts.next(block, block+size) < block+size {
				h.fail(fmt.Errorf("the free block at 0x%x claims to have %s: something was "+
					"written to it", block, source.Count(size, "byte")))
			}
			link = cell{h, block}
		}
	}
	return h.taken()
}
