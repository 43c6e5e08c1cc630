package collect

import (
	"fmt"

	"statepoint/core/source"
)

// blocks is a space that allocates and frees individual blocks, in multiples of 16 bytes. Free
// blocks are in segregated lists, one for each small size and a last one for all larger blocks; a
// block's first word points to the next block, its second is its size. The space after the last
// block ever allocated is in no list.
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

func (b *blocks) describe(name string) Space {
	d := b.space.describe(name)
	d.Unit = grain
	return d
}

// block is the size of an object's block in bytes.
func (b *blocks) block(size uint64) uint64 {
	return (b.h.prefix + words(size)*8 + grain - 1) &^ (grain - 1)
}

func listOf(size uint64) int { return int(min(size/grain, numLists) - 1) }

// find looks for the first free block of a size, or of the next larger one. link is the word that
// points to it.
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

// follow returns the block that a link points to, 0 at the end of the list. The lists are in memory
// that a faulty program may have overwritten: they can lead out of the heap or be cyclic, so follow
// bounds the number of blocks.
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

// behind reports whether an object fits after the last allocated block.
func (b *blocks) behind(size uint64) bool { return size <= b.start+b.size-b.next.get() }

// fits reports whether there is room for an object.
func (b *blocks) fits(size uint64) bool {
	if size > b.size {
		return false
	}
	_, block := b.find(b.block(size))
	return block != 0 || b.behind(b.block(size))
}

// alloc allocates an object. Under stress it reuses freed space last, so that a missed reference
// points at poison for a long time.
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

// give adds a free block to its list.
func (b *blocks) give(block, size uint64) {
	list := b.lists[listOf(size)]
	b.h.put(block, list.get())
	b.h.put(block+8, size)
	list.set(block)
}

// endOf is the end of an object's block.
func (b *blocks) endOf(object uint64) uint64 {
	return object - b.h.prefix + b.block(b.sizeOf(object))
}

// release poisons a dead object. Its block is in no list yet.
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

// gather rebuilds all lists: the space between objects is free, coalesced into blocks that are as
// large as possible.
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

// check checks the lists: their blocks are in the space, and no object starts in one.
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
