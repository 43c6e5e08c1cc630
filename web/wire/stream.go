package wire

import (
	"bytes"
	"slices"
	"sort"
	"unsafe"
)

// Stream is what both ends of a conversation know of the last report in it: the next one leaves out
// what it has in common with that. Each end has one for all messages from the engine, which must
// arrive in order. The zero value is that of a conversation without a report.
type Stream struct{ parts []part }

// part is a list of the last report: its bytes and, at the end that reads, its elements, and where
// in the bytes each of them ends.
type part struct {
	bytes []byte
	list  any
	ends  []int32
}

// Encode returns the bytes of the next message.
func (s *Stream) Encode(m Message) []byte {
	c := &codec{b: []byte{'S', 'P', Version, m.kind()}, at: 4, stream: s}
	m.walk(c)
	return c.b[:c.at]
}

// Decode decodes the next message; see [Decode].
func (s *Stream) Decode(b []byte, pause func()) (Message, error) { return decode(s, b, pause) }

// items says what a list consists of. Each element may depend on the one before it, which is a zero
// one for the first.
type items[T any] struct {
	code func(before, v *T)
	// move has an element that was read after one follow another; nil if it does not matter.
	move func(v, was, is *T)
	// valid reports whether an element is possible; nil if each is.
	valid func(v *T) bool
}

// inOrder is list for elements that depend on the one before.
func inOrder[T any](c *codec, s *[]T, of items[T]) {
	before := new(T)
	list(c, s, func(v *T) {
		of.code(before, v)
		before = v
		c.must(of.valid == nil || of.valid(v))
	})
}

// common is a list that is long in reports of large modules, and nearly the same after an edit: the
// stream gets what it does not have of it. No element may depend on what precedes it by more than
// one, or an edit would change all that follow.
func common[T any](c *codec, s *[]T, of items[T]) {
	if !c.reading {
		c.putCommon(len(*s), func() {
			before := new(T)
			for i := range *s {
				of.code(before, &(*s)[i])
				before = &(*s)[i]
			}
		})
		return
	}
	*s = readCommon(c, of)
	for i := range *s {
		c.must(of.valid == nil || of.valid(&(*s)[i]))
	}
}

// putCommon writes a list of n elements: how much of the bytes of the list before begins and ends
// it, and what is between. items writes the elements.
func (c *codec) putCommon(n int, items func()) {
	c.put(uint64(n))
	start := c.at
	items()
	now := slices.Clone(c.b[start:c.at])
	first, last := shared(c.before().bytes, now)
	c.at = start
	c.put(uint64(first))
	c.put(uint64(last))
	c.put(uint64(len(now) - first - last))
	c.room(len(now))
	c.at += copy(c.b[c.at:], now[first:len(now)-last])
	c.keep(part{bytes: now})
}

// readCommon reads what putCommon wrote. Elements whose bytes are those of the list before are
// taken from that, which nothing changes.
func readCommon[T any](c *codec, of items[T]) []T {
	was := c.before()
	var count, first, last uint64
	c.u64(&count)
	c.u64(&first)
	c.u64(&last)
	own := c.bytes()
	size := uint64(len(was.bytes))
	if c.bad || first > size || last > size-first {
		c.fail()
		return nil
	}
	old, _ := was.list.([]T)
	if first+last == size && len(own) == 0 && count == uint64(len(old)) {
		c.keep(was)
		return old
	}
	now := part{bytes: slices.Concat(was.bytes[:first], own, was.bytes[size-last:])}
	most := uint64(len(now.bytes))
	if count > most || count*uint64(unsafe.Sizeof(*new(T))) > most*uint64(mostPerByte) {
		c.fail()
		return nil
	}
	var list []T
	if count > 0 {
		list = make([]T, count)
	}
	now.list, now.ends = list, make([]int32, count)
	b, at := c.b, c.at
	c.b, c.at = now.bytes, 0
	n := min(sort.Search(len(old), func(i int) bool { return uint64(was.ends[i]) > first }),
		len(list))
	copy(list, old[:n])
	copy(now.ends, was.ends[:n])
	if n > 0 {
		c.at = int(now.ends[n-1])
	}
	for ; n < len(list); n++ {
		if c.left() <= int(last) {
			if i := was.begins(int32(int(size) - c.left())); i >= 0 && len(old)-i == len(list)-n {
				copy(list[n:], old[i:])
				for k := range list[n:] {
					now.ends[n+k] = was.ends[i+k] + int32(most) - int32(size)
					if of.move != nil {
						of.move(&list[n+k], previous(old, i), previous(list, n))
					}
				}
				c.at = len(c.b)
				break
			}
		}
		of.code(previous(list, n), &list[n])
		now.ends[n] = int32(c.at)
	}
	bad := c.bad || c.left() > 0
	if c.b, c.at = b, at; bad {
		c.fail()
		return nil
	}
	c.keep(now)
	return list
}

// begins returns which element begins at an offset of the bytes, -1 for none.
func (p *part) begins(at int32) int {
	if at == 0 {
		return 0
	}
	i, ok := slices.BinarySearch(p.ends, at)
	if !ok {
		return -1
	}
	return i + 1
}

// previous returns the element before another, a zero one for the first.
func previous[T any](list []T, i int) *T {
	if i == 0 {
		return new(T)
	}
	return &list[i-1]
}

// before returns the list of the last report at the place of the next one.
func (c *codec) before() part {
	if c.part < len(c.stream.parts) {
		return c.stream.parts[c.part]
	}
	return part{}
}

// keep gives the stream a list.
func (c *codec) keep(list part) {
	if c.part == len(c.stream.parts) {
		c.stream.parts = append(c.stream.parts, part{})
	}
	c.stream.parts[c.part] = list
	c.part++
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
