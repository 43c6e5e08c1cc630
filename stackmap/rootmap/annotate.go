package rootmap

import (
	"statepoint/core/source"
	"statepoint/stackmap"
)

// Annotate returns the meaning of each byte of the items of one section, whose offsets are known.
func Annotate(items []*Item, section string, data []byte) *stackmap.Annotation {
	var n stackmap.Notes
	for _, it := range items {
		if it.Section.Name != section {
			continue
		}
		switch it.Kind {
		case ItemBegin:
			n.Begin(int(it.Off), it.Name, it.Prov)
		case ItemEnd:
			n.End(int(it.Off))
		case ItemAlign:
			n.Padding(int(it.Off), int(it.Len), 0)
		case ItemULEB, ItemSLEB:
			n.Field(int(it.Off), int(it.Len), uint64(it.Value), it.named(), it.Prov)
		case ItemInt, ItemAddress, ItemDistance:
			mask := uint64(1)<<(8*it.Size-1)<<1 - 1
			n.Field(int(it.Off), int(it.Len), uint64(it.Value)&mask, it.named(), it.Prov)
		}
	}
	return n.Annotation(data)
}

// HasBytes reports whether the item is a number, an address or a distance.
func (it *Item) HasBytes() bool { return it.Kind >= ItemInt && it.Kind <= ItemDistance }

// named is the description of a field in the annotated bytes.
func (it *Item) named() stackmap.Named {
	out := stackmap.Named{Name: it.Field, Value: it.Shown, Meaning: it.Meaning}
	if out.Name == "" {
		out.Name = source.Count(it.Size, "byte")
		if it.Comment != "" {
			out.Name = it.Comment
		}
	}
	switch {
	case out.Value != "":
	case it.Kind == ItemAddress || it.Kind == ItemDistance:
		out.Value = it.Place.String()
	default:
		out.Value = itoa(it.Value)
	}
	return out
}

// Sections are the sections to which items add bytes, in order of first use.
func Sections(items []*Item) (names []string) {
	known := map[string]bool{}
	for _, it := range items {
		if it.HasBytes() && !known[it.Section.Name] {
			known[it.Section.Name] = true
			names = append(names, it.Section.Name)
		}
	}
	return names
}
