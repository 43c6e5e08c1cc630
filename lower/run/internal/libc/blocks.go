package libc

import (
	"bytes"
	"fmt"
	"math/bits"

	"statepoint/lower/machine"
)

// blocksBase is where malloc's memory begins: a page with the free lists, then blocks.
const blocksBase = 2 << 32

// A block follows two words, a mark and its size; the mark tells whether it is in use. Free blocks
// are in a list for their size; the first word of a free block points to the next. All of this is
// in the program's memory, so it is restored when the machine steps back.
const (
	blockUsed = 0xB10C_0000_0000_0001
	blockFree = 0xB10C_0000_0000_0000

	endWord  = 504 // of the page: the end of mapped memory
	nextWord = 505 // the address of the next block
	// tableWords are the words that hold the addresses of ctype.h's tables.
	tableWords = 506
)

// Blocks is the memory of malloc.
type Blocks struct {
	Mem *machine.Memory
	// Collected reports whether an address is in the collected heap, whose contents are no block.
	Collected func(addr uint64) bool
}

// class rounds a size up to that of a free list, and returns the word of the page that holds the
// list.
func class(size uint64) (rounded, list uint64) {
	size = max(size, 16)
	if size <= 2048 {
		rounded = (size + 15) &^ 15
		return rounded, blocksBase + 8*(rounded/16)
	}
	n := uint64(bits.Len64(size - 1))
	return 1 << n, blocksBase + 8*(256+n)
}

// Take returns a block of at least the given number of bytes, aligned to 16 or more; 0 if there is
// no room.
func (b *Blocks) Take(size, align uint64) (uint64, error) {
	mem := b.Mem
	if size > copied || align > copied {
		return 0, nil
	}
	size, list := class(size)
	at, err := mem.Load64(list)
	if err != nil { // nothing is mapped yet
		at, err = 0, b.begin()
	}
	if err != nil {
		return 0, err
	}
	if at != 0 && align <= 16 {
		next, err := mem.Load64(at)
		if err == nil {
			err = mem.Store64(list, next)
		}
		if err != nil {
			return 0, err
		}
		return at, mem.Store64(at-16, blockUsed)
	}
	if at, err = b.extend(size, max(16, align)); err != nil {
		return 0, err
	}
	if err := mem.Store64(at-8, size); err != nil {
		return 0, err
	}
	return at, mem.Store64(at-16, blockUsed)
}

// begin maps the first page, before the blocks.
func (b *Blocks) begin() error {
	err := b.Mem.Map(blocksBase, machine.PageSize, machine.Read|machine.Write)
	for _, w := range []uint64{endWord, nextWord} {
		if err == nil {
			err = b.Mem.Store64(blocksBase+8*w, blocksBase+machine.PageSize)
		}
	}
	return err
}

// extend maps more memory after the last block.
func (b *Blocks) extend(size, align uint64) (uint64, error) {
	mem := b.Mem
	next, err := mem.Load64(blocksBase + 8*nextWord)
	if err != nil {
		return 0, err
	}
	end, err := mem.Load64(blocksBase + 8*endWord)
	if err != nil {
		return 0, err
	}
	at := (next + 16 + align - 1) &^ (align - 1)
	if at+size > end {
		more := (at + size - end + 1<<16 - 1) &^ (1<<16 - 1)
		if err := mem.Map(end, more, machine.Read|machine.Write); err != nil {
			return 0, err
		}
		if err := mem.Store64(blocksBase+8*endWord, end+more); err != nil {
			return 0, err
		}
	}
	return at, mem.Store64(blocksBase+8*nextWord, at+size)
}

// sizeOf is the size of a block that is in use.
func (b *Blocks) sizeOf(at uint64) (uint64, error) {
	if b.Collected(at) {
		return 0, fmt.Errorf("%#x is in the collected heap, not memory of malloc", at)
	}
	if mark, err := b.Mem.Load64(at - 16); err != nil || at%16 != 0 || mark != blockUsed {
		return 0, fmt.Errorf("%#x is not memory of malloc, or it was freed already", at)
	}
	return b.Mem.Load64(at - 8)
}

// Release frees a block and fills it with garbage.
func (b *Blocks) Release(at uint64) error {
	size, err := b.sizeOf(at)
	if err != nil {
		return err
	}
	mem := b.Mem
	_, list := class(size)
	next, err := mem.Load64(list)
	if err != nil {
		return err
	}
	if err := mem.WriteAt(at, bytes.Repeat([]byte{0xDD}, int(size))); err != nil {
		return err
	}
	for _, w := range [][2]uint64{{at, next}, {list, at}, {at - 16, blockFree}} {
		if err := mem.Store64(w[0], w[1]); err != nil {
			return err
		}
	}
	return nil
}
