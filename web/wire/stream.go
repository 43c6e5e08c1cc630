package wire

import (
	"bytes"
	"slices"
	"unsafe"
)

// Stream is what both ends of a conversation know of the last report in it: the next one leaves out
// what it has in common with that. Each end has one for all messages from the engine, which must
// arrive in order. The zero value is that of a conversation without a report.
type Stream struct{ parts [][]byte }

// Encode returns the bytes of the next message.
func (s *Stream) Encode(m Message) []byte {
	c := &codec{b: []byte{'S', 'P', Version, m.kind()}, at: 4, stream: s}
	m.walk(c)
	return c.b[:c.at]
}

// Decode decodes the next message; see [Decode].
func (s *Stream) Decode(b []byte, pause func()) (Message, error) { return decode(s, b, pause) }

// common is a list that is long in reports of large modules, and nearly the same after an edit: the
// stream gets what it does not have of it. Nothing in the list may depend on what precedes it by
// more than one element, or an edit would change all that follow.
func common[T any](c *codec, s *[]T, each func(*T)) {
	c.common(len(*s), func(n int) {
		if c.reading {
			*s = nil
			if most := uint64(c.left()) * uint64(mostPerByte); uint64(n)*
				uint64(unsafe.Sizeof(*new(T))) > most {
				c.fail()
			} else if n > 0 {
				*s = make([]T, n)
			}
		}
		for i := range *s {
			each(&(*s)[i])
		}
	})
}

// commonStrs is common for strings.
func (c *codec) commonStrs(s *[]string) {
	c.common(len(*s), func(n int) {
		if c.reading && n > c.left() {
			c.fail()
			n = 0
		}
		c.strsOf(s, n)
	})
}

// common codes a list of n elements: how much of the bytes of the list before begins and ends it,
// and what is between. items codes the elements.
func (c *codec) common(n int, items func(n int)) {
	var before []byte
	if c.stream != nil && c.part < len(c.stream.parts) {
		before = c.stream.parts[c.part]
	}
	if !c.reading {
		c.put(uint64(n))
		start := c.at
		items(n)
		now := slices.Clone(c.b[start:c.at])
		first, last := shared(before, now)
		c.at = start
		c.put(uint64(first))
		c.put(uint64(last))
		c.put(uint64(len(now) - first - last))
		c.room(len(now))
		c.at += copy(c.b[c.at:], now[first:len(now)-last])
		c.keep(now)
		return
	}
	var count, first, last uint64
	c.u64(&count)
	c.u64(&first)
	c.u64(&last)
	own := c.bytes()
	if size := uint64(len(before)); c.bad || first > size || last > size-first ||
		count > first+last+uint64(len(own)) {
		c.fail()
		return
	}
	now := slices.Concat(before[:first], own, before[uint64(len(before))-last:])
	c.keep(now)
	b, at := c.b, c.at
	c.b, c.at = now, 0
	items(int(count))
	c.bad = c.bad || c.left() > 0
	if c.b, c.at = b, at; c.bad {
		c.fail()
	}
}

// keep gives the stream the bytes of a list.
func (c *codec) keep(list []byte) {
	if c.stream != nil {
		if c.part == len(c.stream.parts) {
			c.stream.parts = append(c.stream.parts, nil)
		}
		c.stream.parts[c.part] = list
		c.part++
	}
}

// atOnce is the number of bytes that shared compares at once.
const atOnce = 64

// shared returns the lengths of what two texts have in common at their beginnings, and after that
// at their ends.
func shared(a, b []byte) (first, last int) {
	most := min(len(a), len(b))
	for first+atOnce <= most && bytes.Equal(a[first:first+atOnce], b[first:first+atOnce]) {
		first += atOnce
	}
	for first < most && a[first] == b[first] {
		first++
	}
	a, b, most = a[first:], b[first:], most-first
	for last+atOnce <= most && bytes.Equal(a[len(a)-last-atOnce:len(a)-last],
		b[len(b)-last-atOnce:len(b)-last]) {
		last += atOnce
	}
	for last < most && a[len(a)-1-last] == b[len(b)-1-last] {
		last++
	}
	return first, last
}
