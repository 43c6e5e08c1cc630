package run

import (
	"encoding/binary"
	"errors"

	"statepoint/stackmap/collect"
)

// errEnough ends a visit to objects.
var errEnough = errors.New("enough")

// each visits the objects of the heap in address order until visit returns false, and passes it
// their current references.
func (h *heap) each(visit func(object, size uint64, references []Reference) bool) error {
	var references []Reference
	err := h.collector.Objects(func(object, size uint64) error {
		references = references[:0]
		if err := h.layout.Trace(h.config.Memory, object, func(at uint64) error {
			v, err := h.memory.Load64(at)
			if err == nil && h.refers(object, at, v) {
				references = append(references, Reference{at - object, v})
			}
			return err
		}); err != nil {
			return err
		}
		if !visit(object, size, references) {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

// refers reports whether a word of an object that may be a reference currently is one.
func (h *heap) refers(object, at, value uint64) bool {
	doubtful, err := h.layout.Doubts(h.config.Memory, object, at)
	return err == nil && (!doubtful || h.collector.IsObject(value))
}

// plain is the first word of an object that is known to be data; ok is false if there is none.
func (h *heap) plain(object uint64) (word uint64, ok bool) {
	_, data, ok := h.parts(object)
	if !ok || len(data) < 8 {
		return 0, false
	}
	shape, _, err := h.layout.ShapeOf(h.config.Memory, object)
	if shape != nil && err == nil {
		for i, w := range shape.Words {
			if w == collect.ContentData {
				word, err = h.memory.Load64(object + 8*uint64(i))
				return word, err == nil
			}
		}
	}
	return binary.LittleEndian.Uint64(data), true
}

// parts are an object's references and its plain data: the words after its header, or all words if
// it has none.
func (h *heap) parts(object uint64) (references []uint64, data []byte, ok bool) {
	if !h.collector.IsObject(object) {
		return nil, nil, false
	}
	l, m := h.layout, h.config.Memory
	shape, size, err := l.ShapeOf(m, object)
	from := uint64(0)
	if shape == nil && err == nil {
		size, err = l.Size(m, object)
		from = 8
	}
	if err != nil || size < from || size > h.config.Size {
		return nil, nil, false
	}
	held := map[uint64]bool{}
	err = l.Trace(m, object, func(at uint64) error {
		v, err := h.memory.Load64(at)
		if err == nil && h.refers(object, at, v) {
			held[at-object] = true
			references = append(references, v)
		}
		return err
	})
	for off := from; err == nil && off+8 <= size; off += 8 {
		if !held[off] {
			var word [8]byte
			err = h.memory.ReadAt(object+off, word[:])
			if off == 0 && word == [8]byte{} && shape.At(0) != collect.ContentData {
				continue // space for a header that is not written
			}
			data = append(data, word[:]...)
		}
	}
	return references, data, err == nil
}

// around finds the object that an address lies in, and reports whether there is one.
func (h *heap) around(addr uint64) (object uint64, ok bool) {
	if !h.inside(addr) {
		return 0, false
	}
	return h.collector.ObjectAt(addr)
}
