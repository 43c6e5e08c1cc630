package source

import (
	"sort"
	"strings"
)

// Pos is a byte offset from the start of a Text.
type Pos = int32

// Span is the half-open range of bytes [Start, End) in a Text. The zero Span means "no place in the
// text": what a pass made has none.
type Span struct {
	Start, End Pos
}

// IsZero reports whether the span names no place.
func (s Span) IsZero() bool { return s == Span{} }

// Len is the number of bytes in the span.
func (s Span) Len() int { return int(s.End - s.Start) }

// Position is a position for people: line and column, both counted from 1, the column in bytes.
type Position struct {
	Line, Column int
}

// Text is a named piece of source text. It is immutable; its line table is built on first use, so a
// Text must not be shared between goroutines before Position or Line was called once.
type Text struct {
	// Name is shown before line:column, by convention a file name or "<stdin>".
	Name string
	// Data is the text itself, kept byte for byte.
	Data string

	lines []int32 // offset of the first byte of each line
}

// NewText returns a Text with the given name and contents.
func NewText(name, data string) *Text { return &Text{Name: name, Data: data} }

func (t *Text) lineStarts() []int32 {
	if t.lines == nil {
		starts := make([]int32, 1, 1+LineEnds(t.Data))
		for i := 0; ; {
			j := strings.IndexByte(t.Data[i:], '\n')
			if j < 0 {
				break
			}
			i += j + 1
			starts = append(starts, int32(i))
		}
		t.lines = starts
	}
	return t.lines
}

// Position converts a byte offset to line and column. Offsets past the end count as the end.
func (t *Text) Position(p Pos) Position {
	if int(p) > len(t.Data) {
		p = Pos(len(t.Data))
	}
	starts := t.lineStarts()
	line := sort.Search(len(starts), func(i int) bool { return starts[i] > p }) - 1
	return Position{Line: line + 1, Column: int(p-starts[line]) + 1}
}

// Offset is where a line begins, counted from 1; lines past the end begin there.
func (t *Text) Offset(line int) Pos {
	starts := t.lineStarts()
	if line > len(starts) {
		return Pos(len(t.Data))
	}
	return starts[max(1, line)-1]
}

// Line returns the text of a line, counted from 1, without its line ending; "" if there is no such
// line.
func (t *Text) Line(line int) string {
	starts := t.lineStarts()
	if line < 1 || line > len(starts) {
		return ""
	}
	end := len(t.Data)
	if line < len(starts) {
		end = int(starts[line]) - 1
	}
	return strings.TrimSuffix(t.Data[starts[line-1]:end], "\r")
}

// Lines is the number of lines; a text that ends in a newline has an empty last one.
func (t *Text) Lines() int { return len(t.lineStarts()) }

// Slice returns the bytes of a span, clipped to the text.
func (t *Text) Slice(s Span) string {
	start, end := max(0, int(s.Start)), min(len(t.Data), int(s.End))
	if start >= end {
		return ""
	}
	return t.Data[start:end]
}
