package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Layout describes objects. An object is identified by the address of its first byte, which is what
// base pointers hold; bytes before it belong to the allocator.
type Layout interface {
	// Prefix is the number of bytes before the object that belong to it and move with it, a
	// multiple of 8.
	Prefix() uint64
	// Size returns the object's size in bytes, without the prefix. Collectors round it up to a
	// multiple of 8.
	Size(m stackmap.Memory, object uint64) (uint64, error)
	// Trace visits the address of each word of the object that may hold a pointer to the start of
	// an object.
	Trace(m stackmap.Memory, object uint64, visit func(slot uint64) error) error
}

// Doubtful is a layout with words that may or may not be references. Such a word is treated as a
// reference while it holds the address of an object's first byte, and as data otherwise.
type Doubtful interface {
	Layout
	// HasDoubts reports whether there are such words at all.
	HasDoubts() bool
	// Doubts reports whether a word of an object that Trace visits is such a word.
	Doubts(m stackmap.Memory, object, slot uint64) (bool, error)
}

// Header is the layout for programs whose objects do not describe themselves: the allocator writes
// one word before the object. Its low 32 bits are the object's size in bytes; bit 32+i is set if
// word i is a pointer, for the first 31 words; bit 63 is set if all words are, as in an array of
// pointers.
type Header struct{}

// HeaderSize is the size in bytes of the word before an object.
const HeaderSize = 8

const (
	maskWords   = 31
	allPointers = 1 << 63
)

// Word makes the header of an object: its size in bytes, and a mask with bit i set if word i is a
// pointer. It fails for a size of 4 GiB or more and a mask beyond word 30.
func (Header) Word(size uint64, mask uint32) (uint64, error) {
	if size > 0xFFFFFFFF {
		return 0, fmt.Errorf("an object of %s; the header holds up to 4 GiB",
			source.Count(size, "byte"))
	}
	if mask>>maskWords != 0 {
		return 0, fmt.Errorf("pointer mask 0x%x; the header holds %s", mask,
			source.Count(maskWords, "word"))
	}
	return size | uint64(mask)<<32, nil
}

// ArrayWord makes the header of an array of pointers of size bytes.
func (h Header) ArrayWord(size uint64) (uint64, error) {
	w, err := h.Word(size, 0)
	return w | allPointers, err
}

// Prefix is HeaderSize.
func (Header) Prefix() uint64 { return HeaderSize }

// Size reads the object's size from its header.
func (Header) Size(m stackmap.Memory, object uint64) (uint64, error) {
	w, err := m.ReadU64(object - HeaderSize)
	return w & 0xFFFFFFFF, err
}

// Trace visits the words that the header marks as pointers and that are within the object.
func (Header) Trace(m stackmap.Memory, object uint64, visit func(slot uint64) error) error {
	w, err := m.ReadU64(object - HeaderSize)
	if err != nil {
		return err
	}
	words, mask := w&0xFFFFFFFF/8, w>>32&(1<<maskWords-1)
	for i := uint64(0); i < words; i++ {
		if w&allPointers == 0 {
			if mask>>i == 0 {
				break
			}
			if mask>>i&1 == 0 {
				continue
			}
		}
		if err := visit(object + 8*i); err != nil {
			return err
		}
	}
	return nil
}

// Callbacks is a Layout made of two functions, for programs that have their own headers.
type Callbacks struct {
	// PrefixBytes is what Prefix returns.
	PrefixBytes uint64
	// SizeOf is Size, TraceOf is Trace; a nil TraceOf means that objects hold no pointers.
	SizeOf  func(m stackmap.Memory, object uint64) (uint64, error)
	TraceOf func(m stackmap.Memory, object uint64, visit func(slot uint64) error) error
}

// Prefix is PrefixBytes.
func (c Callbacks) Prefix() uint64 { return c.PrefixBytes }

// Size calls SizeOf.
func (c Callbacks) Size(m stackmap.Memory, object uint64) (uint64, error) {
	return c.SizeOf(m, object)
}

// Trace calls TraceOf.
func (c Callbacks) Trace(m stackmap.Memory, object uint64, visit func(slot uint64) error) error {
	if c.TraceOf == nil {
		return nil
	}
	return c.TraceOf(m, object, visit)
}
