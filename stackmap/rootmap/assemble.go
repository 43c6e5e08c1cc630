package rootmap

import (
	"encoding/binary"

	"statepoint/stackmap"
)

// Assemble appends the bytes of items to the contents of their sections, by name, and sets the
// offset of each item. Addresses are zeros: the caller relocates them.
func Assemble(items []*Item, contents map[string][]byte) {
	for _, it := range items {
		contents[it.Section.Name] = it.Append(contents[it.Section.Name])
	}
}

// Append appends the item's bytes to the contents of its section, and sets its offset.
func (it *Item) Append(b []byte) []byte {
	it.Off = uint32(len(b))
	switch it.Kind {
	case ItemAlign:
		b = append(b, make([]byte, -len(b)&(it.Size-1))...)
	case ItemInt:
		var word [8]byte
		binary.LittleEndian.PutUint64(word[:], uint64(it.Value))
		b = append(b, word[:it.Size]...)
	case ItemULEB:
		b = binary.AppendUvarint(b, uint64(it.Value))
	case ItemSLEB:
		b = stackmap.AppendSLEB(b, it.Value)
	case ItemAddress, ItemDistance:
		b = append(b, make([]byte, it.Size)...)
	}
	it.Len = uint32(len(b)) - it.Off
	return b
}
