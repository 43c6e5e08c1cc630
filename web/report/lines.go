package report

import (
	"statepoint/core/source"
	"strconv"
)

// LineIndex maps offsets of a long text to line numbers.
type LineIndex struct {
	text   string
	before []int32 // ends of lines before each stretch of the text
}

// lineStretch is the number of bytes with one entry in LineIndex.before.
const lineStretch = 4096

// IndexLines indexes the lines of a text.
func IndexLines(text string) *LineIndex {
	x := &LineIndex{text: text, before: make([]int32, len(text)/lineStretch+1)}
	for i := 1; i < len(x.before); i++ {
		stretch := text[(i-1)*lineStretch : i*lineStretch]
		x.before[i] = x.before[i-1] + int32(source.LineEnds(stretch))
	}
	return x
}

// Number returns the 1-based number of the line around a byte offset; an offset outside the text is
// clamped.
func (x *LineIndex) Number(offset int32) int {
	at := min(max(int(offset), 0), len(x.text))
	stretch := at / lineStretch
	return 1 + int(x.before[stretch]) + source.LineEnds(x.text[stretch*lineStretch:at])
}

// LineName names a line of a module's text as its gutter does: by its number, which in a diff is
// its number in the new text. A line of the old text has none.
func (d *Doc) LineName(n int) string {
	if d.Gutter == nil {
		return "line " + strconv.Itoa(n)
	}
	if n >= 1 && n <= len(d.Gutter) && d.Gutter[n-1] != "" {
		return "line " + d.Gutter[n-1]
	}
	for _, l := range d.Lines {
		if l.Line == int32(n) && (l.Class == ClassRemoved || l.Class == ClassWas) {
			return "a removed line"
		}
	}
	return "this text"
}
