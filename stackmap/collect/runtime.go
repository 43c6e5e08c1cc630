package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Runtime is the object layout that compiled programs share with their runtime (rt_alloc): a word
// with the size in its low half, which counts the word itself, and the number of references in its
// high half; then the references; then plain data. A reference is null or the address of an
// object's first word.
type Runtime struct {
	// Forward puts a forwarding word before each object.
	Forward bool
	// Shapes are the layouts of objects from allocators that programs supply themselves. If there
	// are any, another word before each object says whether it has a shape, and the size of an
	// object that has one.
	Shapes []Shape
}

// Limits of one object, those of the runtime.
const (
	maxReferences = 1 << 20
	maxBytes      = 1 << 24
)

// ObjectSize is the size in bytes of an object with the given numbers of references and data bytes.
func (Runtime) ObjectSize(references, bytes int64) (uint64, error) {
	if references < 0 || bytes < 0 || references > maxReferences || bytes > maxBytes {
		return 0, fmt.Errorf("an object of %s and %s; one has %d and %d "+
			"at most", source.Count(references, "reference"), source.Count(bytes, "byte"),
			maxReferences, maxBytes)
	}
	return max(16, 8+8*uint64(references)+(uint64(bytes)+7)&^7), nil
}

// New allocates an object in a heap with this layout.
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

// Prefix is the size of the words for forwarding and shapes, 0 if there are none.
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

// References returns the number of references in an object with a header.
func (Runtime) References(m stackmap.Memory, object uint64) (uint64, error) {
	w, err := m.ReadU64(object)
	return w >> 32, err
}

// Trace visits the references and the doubtful words.
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
		return fmt.Errorf("the object at 0x%x claims %s in %s (its "+
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
