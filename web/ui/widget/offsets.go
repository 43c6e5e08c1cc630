package widget

import (
	"sort"
	"unicode/utf8"
)

// Offsets converts between the UTF-8 byte offsets of a report and the UTF-16
// offsets of the browser. Most texts are ASCII, where both are the same and
// the table is empty.
type Offsets struct {
	steps []step
	bytes int32
}

// step marks a byte b, at UTF-16 unit u, from which the difference between the offsets changes.
type step struct{ b, u int32 }

// NewOffsets builds the table of a text. Bytes that are not UTF-8 count as one unit each, as in the
// browser's decoder.
func NewOffsets(text string) Offsets {
	o := Offsets{bytes: int32(len(text))}
	var u int32
	for b := 0; b < len(text); {
		if text[b] < utf8.RuneSelf {
			b++
			u++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[b:])
		b += n
		u++
		if r > 0xffff {
			u++
		}
		o.steps = append(o.steps, step{int32(b), u})
	}
	return o
}

// edited returns the table of the text after an edit that inserted a part.
func (o Offsets) edited(text, part string) Offsets {
	if len(o.steps) > 0 || len(NewOffsets(part).steps) > 0 {
		return NewOffsets(text)
	}
	return Offsets{bytes: int32(len(text))}
}

// UTF16 returns the UTF-16 offset of a byte offset; inside a character, that of the character's
// end, and past the text, that of the text's end.
func (o Offsets) UTF16(b int32) int32 {
	b = max(0, min(b, o.bytes))
	i := sort.Search(len(o.steps), func(i int) bool { return o.steps[i].b > b })
	if i == 0 {
		if len(o.steps) > 0 {
			return min(b, o.first())
		}
		return b
	}
	s := o.steps[i-1]
	u := s.u + b - s.b
	if i < len(o.steps) {
		// Inside a non-ASCII character, offsets do not advance.
		u = min(u, o.steps[i].u)
	}
	return u
}

func (o Offsets) first() int32 { return o.steps[0].u }

// UTF8 returns the byte offset of a UTF-16 offset.
func (o Offsets) UTF8(u int32) int32 {
	u = max(0, u)
	i := sort.Search(len(o.steps), func(i int) bool { return o.steps[i].u > u })
	b := u
	if i > 0 {
		b = o.steps[i-1].b + u - o.steps[i-1].u
	}
	if i < len(o.steps) {
		b = min(b, o.steps[i].b)
	}
	return min(b, o.bytes)
}
