package report

import "sort"

// Reader is a line of a text that defines a value that stands for one of the reader's, whose name
// its own does not tell.
type Reader struct {
	At, Def  int32 // the end of the line, and where the value is defined in it
	Name     string
	Category Category
}

// Readers returns these lines of a part of a text.
func (d *Doc) Readers(x *Index, part Span) (all []Reader) {
	marks := d.Marks
	first := sort.Search(len(marks), func(i int) bool { return marks[i].Start >= part.Start })
	for _, m := range marks[first:] {
		if m.Start > part.End {
			break
		}
		if m.Role != RoleDef {
			continue
		}
		if l := x.Link(m.ID); l != nil && l.Reader != "" {
			all = append(all, Reader{d.endOfLine(m.Start), m.Start, l.Reader, l.Category})
		}
	}
	return all
}
