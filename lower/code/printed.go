package code

import (
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// PrintedTable is a table that a strategy's printer made from the computed map of roots.
type PrintedTable struct {
	// Strategy is the strategy's name.
	Strategy string
	// Begin has the items before the module's code and data, and Finish those after them.
	Begin, Finish []*rootmap.Item
	// Bytes are the sections with bytes of the table; the table's bytes are annotated. With Detail
	// only.
	Bytes []PrintedBytes
}

// PrintedBytes is a section with bytes of a table.
type PrintedBytes struct {
	Section  string
	Contents *stackmap.Annotation
}

// ItemRef is the section of an item.
func ItemRef(it *rootmap.Item) Ref {
	s := it.Section
	ref := Ref{Name: s.Name, Group: s.Group, Loose: s.Loose}
	if object.Known(s.Name) {
		return ref
	}
	ref.Flags = flagsOf(s)
	ref.Bare = ref.Flags == 0
	return ref
}

// flagsOf are the flags that a printer requests.
func flagsOf(s rootmap.Section) (f object.Flags) {
	for _, x := range [...]struct {
		is   bool
		flag object.Flags
	}{{s.Alloc, object.Alloc}, {s.Write, object.Write}, {s.Exec, object.Exec}} {
		if x.is {
			f |= x.flag
		}
	}
	return f
}
