package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Runtime is the layout of objects that programs agree upon with their runtime (rt_alloc): a
// word with the size in its low half, which counts the word itself, and the number of references in
// its high half; then the references; then plain data. A reference is null or the address of an
// object's first word.
type Runtime struct {
	// Forward puts a word in front of each object that says where the object is now.
	Forward bool
	// Shapes are the layouts of objects that do not look like that: those of allocators that
	// programs bring along. If there are any, a further word in front of each object says whether
	// it has a shape, and how large it is then.
	Shapes []Shape
}

// Limits of one object, those of the runtime.
const (
	maxReferences = 1 << 20
	maxBytes      = 1 << 24
)

// Size is how many bytes an object takes that has so many references and bytes of data.
func (Runtime) ObjectSize(references, bytes int64) (uint64, error) {
	if references < 0 || bytes < 0 || references > maxReferences || bytes > maxBytes {
		return 0, fmt.Errorf("collect: an object of %s and %s; one has %d and %d "+
			"at most", source.Count(references, "reference"), source.Count(bytes, "byte"),
			maxReferences, maxBytes)
	}
	return max(16, 8+8*uint64(references)+(uint64(bytes)+7)&^7), nil
}

// New makes an object in a heap whose layout this is.
func (r Runtime) New(c Collector, m stackmap.Memory, references, bytes int64) (uint64, error) {
	size, err := r.ObjectSize(references, bytes)
	if err != nil {
		return 0, err
	}
	object, err := c.Alloc(size)
	if err != nil {
		return 0, err
	}
	return object, m.WriteU64(object, size|uint64(references)<<32)
}

// Prefix is 0, unless a word says where the object is, or what shape it has: all else lies in it.
func (r Runtime) Prefix() (bytes uint64) {
	if r.Forward {
		bytes += 8
	}
	if r.Shapes != nil {
		bytes += 8
	}
	return bytes
}

// Size reads the object's size.
func (r Runtime) Size(m stackmap.Memory, object uint64) (uint64, error) {
	if shape, size, err := r.ShapeOf(m, object); shape != nil || err != nil {
		return size, err
	}
	w, err := m.ReadU64(object)
	return w & 0xFFFFFFFF, err
}

// References tells how many references an object with a header has.
func (Runtime) References(m stackmap.Memory, object uint64) (uint64, error) {
	w, err := m.ReadU64(object)
	return w >> 32, err
}

// Trace visits the references, and the words that may be some.
func (r Runtime) Trace(m stackmap.Memory, object uint64, visit func(slot uint64) error) error {
	shape, size, err := r.ShapeOf(m, object)
	if err != nil {
		return err
	}
	if shape != nil {
		return shape.trace(object, size, visit)
	}
	w, err := m.ReadU64(object)
	if err != nil {
		return err
	}
	size, references := w&0xFFFFFFFF, w>>32
	if 8+8*references > size {
		return fmt.Errorf("collect: the object at 0x%x claims %s in %s (its "+
			"first 8 bytes are its header)", object, source.Count(references, "reference"),
			source.Count(size, "byte"))
	}
	for i := range references {
		if err := visit(object + 8 + 8*i); err != nil {
			return err
		}
	}
	return nil
}
