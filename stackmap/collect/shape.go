package collect

import "statepoint/stackmap"

// Content is what a word of an object holds.
type Content uint8

// The contents of words.
const (
	ContentData      Content = iota
	ContentReference         // null, or the address of an object's first byte
	ContentDoubtful          // see Doubtful
)

// Shape is the layout of the objects of an allocator other than the runtime's: the content of each
// word, without a header.
type Shape struct {
	// Words are the first words. Tail repeats after them up to the end of the object; without a
	// Tail the rest is data.
	Words, Tail []Content
}

// At returns the content of a word.
func (s *Shape) At(word uint64) Content {
	switch n := uint64(len(s.Words)); {
	case word < n:
		return s.Words[word]
	case len(s.Tail) > 0:
		return s.Tail[(word-n)%uint64(len(s.Tail))]
	}
	return ContentData
}

func (s *Shape) trace(object, size uint64, visit func(slot uint64) error) error {
	words := size / 8
	if len(s.Tail) == 0 {
		words = min(words, uint64(len(s.Words)))
	}
	for i := range words {
		if s.At(i) == ContentData {
			continue
		}
		if err := visit(object + 8*i); err != nil {
			return err
		}
	}
	return nil
}

// shapeWord is the address of the word that records an object's shape.
func (r Runtime) shapeWord(object uint64) uint64 { return object - r.Prefix() }

// ShapeOf returns the shape of an object and its size in bytes, nil for an object with a header.
func (r Runtime) ShapeOf(m stackmap.Memory, object uint64) (shape *Shape, size uint64, err error) {
	if r.Shapes == nil {
		return nil, 0, nil
	}
	w, err := m.ReadU64(r.shapeWord(object))
	if n := w >> 32; err == nil && n > 0 && n <= uint64(len(r.Shapes)) {
		return &r.Shapes[n-1], w & 0xFFFFFFFF, nil
	}
	return nil, 0, err
}

// SetShape records the shape and the size in bytes of a new object.
func (r Runtime) SetShape(m stackmap.Memory, object uint64, shape int, size uint64) error {
	return m.WriteU64(r.shapeWord(object), size|uint64(shape+1)<<32)
}

// Content returns the content of a word of an object; the address is in the object.
func (r Runtime) Content(m stackmap.Memory, object, slot uint64) (Content, error) {
	shape, _, err := r.ShapeOf(m, object)
	if err != nil {
		return ContentData, err
	}
	if shape != nil {
		return shape.At((slot - object) / 8), nil
	}
	w, err := m.ReadU64(object)
	if err == nil && slot > object && (slot-object)/8 <= w>>32 {
		return ContentReference, nil
	}
	return ContentData, err
}

// HasDoubts implements Doubtful.
func (r Runtime) HasDoubts() bool { return r.Shapes != nil }

// Doubts implements Doubtful.
func (r Runtime) Doubts(m stackmap.Memory, object, slot uint64) (bool, error) {
	shape, _, err := r.ShapeOf(m, object)
	return shape != nil && shape.At((slot-object)/8) == ContentDoubtful, err
}
