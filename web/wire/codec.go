package wire

import (
	"encoding/binary"
	"math"
	"slices"
	"unsafe"
)

// codec walks a message field by field and either writes or reads each field. So a function that
// lists the fields of a type is both its encoder and its decoder.
//
// Encoding never modifies the message: several codecs may encode the same report concurrently.
//
// The first failure of a reader sets bad and moves to the end of b, and every later read returns
// zero, so callers need not check each one. A reader advances its offset rather than b: writing a
// pointer during a garbage collection triggers a write barrier, and a large report is read in a
// million steps.
type codec struct {
	b       []byte // the message: written, or read from offset at
	reading bool
	at      int
	bad     bool
	pause   func() // called after every pauseEvery bytes and strings read, if not nil
	count   int    // bytes and strings read
	// stream has the parts of the report before, nil for none, and part is the number of the next.
	stream *Stream
	part   int
}

// pauseEvery corresponds to about a millisecond of decoding in a browser.
const pauseEvery = 2048

// mostPerByte is the maximum memory, in bytes, that a list needs per byte of the message: that of
// an empty slice, whose length takes one byte. No other field needs more.
const mostPerByte = unsafe.Sizeof([]byte(nil))

func (c *codec) fail() {
	c.bad = true
	c.at = len(c.b)
}

// must fails the reader if it read an impossible value.
func (c *codec) must(ok bool) {
	if c.reading && !ok {
		c.fail()
	}
}

// left returns the number of unread bytes.
func (c *codec) left() int { return len(c.b) - c.at }

// room makes room for n bytes to be written.
func (c *codec) room(n int) {
	if c.left() < n {
		b := slices.Grow(c.b[:c.at], n)
		c.b = b[:cap(b)]
	}
}

func (c *codec) put(v uint64) {
	if at := c.at; v < 0x80 && at < len(c.b) { // nearly all
		c.b[at] = byte(v)
		c.at++
		return
	}
	c.putLong(v)
}

func (c *codec) putLong(v uint64) {
	c.room(binary.MaxVarintLen64)
	c.at += binary.PutUvarint(c.b[c.at:], v)
}

// one reads a one-byte number, as nearly all are; ok is false if the number is longer.
func (c *codec) one() (v uint8, ok bool) {
	if at := c.at; at < len(c.b) && c.b[at] < 0x80 {
		c.at++
		return c.b[at], true
	}
	return 0, false
}

// get reads a number of any length.
func (c *codec) get(most uint64) uint64 {
	v, n := binary.Uvarint(c.b[c.at:])
	if n <= 0 || v > most {
		c.fail()
		return 0
	}
	c.at += n
	return v
}

func (c *codec) u64(v *uint64) {
	if !c.reading {
		c.put(*v)
	} else if b, ok := c.one(); ok {
		*v = uint64(b)
	} else {
		*v = c.get(math.MaxUint64)
	}
}

func (c *codec) i64(v *int64) {
	n := uint64(*v)
	if c.u64(&n); c.reading {
		*v = int64(n)
	}
}

// u32 has a fast path for numbers of one or two bytes: nearly all ids.
func (c *codec) u32(v *uint32) {
	if at := c.at; at+2 <= len(c.b) {
		two := c.b[at : at+2]
		if n := *v; c.reading {
			n = uint32(two[0])
			if n < 0x80 {
				*v = n
				c.at = at + 1
				return
			}
			if two[1] < 0x80 {
				*v = n&0x7f | uint32(two[1])<<7
				c.at = at + 2
				return
			}
		} else if n < 0x80 {
			two[0] = byte(n)
			c.at = at + 1
			return
		} else if n < 1<<14 {
			two[0], two[1] = byte(n)|0x80, byte(n>>7)
			c.at = at + 2
			return
		}
	}
	c.long(v)
}

func (c *codec) long(v *uint32) {
	if c.reading {
		*v = uint32(c.get(math.MaxUint32))
	} else {
		c.put(uint64(*v))
	}
}

func (c *codec) i32(v *int32) { c.from(0, v) }

// from codes a number as its difference from another.
func (c *codec) from(base int32, v *int32) {
	if !c.reading {
		d := *v - base
		c.put(uint64(uint32(d)<<1 ^ uint32(d>>31)))
	} else if b, ok := c.one(); ok {
		*v = base + (int32(b>>1) ^ -int32(b&1))
	} else {
		d := uint32(c.get(math.MaxUint32))
		*v = base + (int32(d>>1) ^ -int32(d&1))
	}
}

// span codes a range of text in a list: its start as the distance from the previous one, and its
// length. Reports consist mostly of these, so two bytes are written or read at once.
func (c *codec) span(last, start, end *int32) {
	if at := c.at; at+2 <= len(c.b) {
		two := c.b[at : at+2]
		if !c.reading {
			from, length := uint32(*start-*last), uint32(*end-*start)
			if from|length < 0x40 {
				two[0], two[1] = byte(from)<<1, byte(length)<<1
				*last = *start
				c.at += 2
				return
			}
		} else if (two[0]|two[1])&0x81 == 0 {
			*start = *last + int32(two[0]>>1)
			*last, *end = *start, *start+int32(two[1]>>1)
			c.at += 2
			return
		}
	}
	c.after(last, start)
	c.from(*start, end)
}

// after codes a number as its difference from the previous one in a list.
func (c *codec) after(last, v *int32) {
	c.from(*last, v)
	*last = *v
}

// u8 returns the byte that it writes or reads. Nearly every list element has one.
func (c *codec) u8(v uint8) uint8 {
	at := c.at
	if c.reading {
		if at == len(c.b) {
			c.fail()
			return 0
		}
		c.at = at + 1
		if c.pause != nil {
			c.breathe()
		}
		return c.b[at]
	}
	if at == len(c.b) {
		c.room(1)
	}
	c.b[at] = v
	c.at = at + 1
	return v
}

// breathe pauses a reader every pauseEvery calls.
func (c *codec) breathe() {
	if c.count++; c.count%pauseEvery == 0 && c.pause != nil {
		c.pause()
	}
}

// enum codes one of a few named values.
func enum[T ~uint8](c *codec, v *T) {
	if b := c.u8(uint8(*v)); c.reading {
		*v = T(b)
	}
}

func (c *codec) bool(v *bool) {
	if is := c.present(*v); c.reading {
		*v = is
	}
}

// present codes whether a field is present: a writer writes is, a reader ignores it.
func (c *codec) present(is bool) bool {
	var b uint8
	if is {
		b = 1
	}
	b = c.u8(b)
	c.must(b <= 1)
	return b == 1
}

func (c *codec) str(s *string) {
	if c.reading {
		*s = string(c.bytes())
	} else {
		c.putStr(*s)
	}
}

func (c *codec) putStr(s string) {
	c.room(binary.MaxVarintLen64 + len(s))
	c.put(uint64(len(s)))
	c.at += copy(c.b[c.at:], s)
}

// bytes reads the bytes of a string.
func (c *codec) bytes() []byte {
	n := c.length(0, 1)
	c.at += n
	return c.b[c.at-n : c.at]
}

// length codes the length of a list whose elements take the given memory each. A malicious length
// cannot allocate more than mostPerByte times the rest of the message.
func (c *codec) length(n int, size uintptr) int {
	if !c.reading {
		c.put(uint64(n))
		return n
	}
	var read uint64
	c.u64(&read)
	if left := uint64(c.left()); read > left || read*uint64(size) > left*uint64(mostPerByte) {
		c.fail()
		return 0
	}
	return int(read)
}

// list codes a list of any type; an empty list is read as nil. After a failure the rest of the list
// reads as zeros, fewer than the message has bytes.
func list[T any](c *codec, s *[]T, each func(*T)) {
	if n := c.length(len(*s), unsafe.Sizeof(*new(T))); c.reading && n > 0 {
		*s = make([]T, n)
	}
	for i := range *s {
		each(&(*s)[i])
	}
}

// optional codes a value that may be missing, which is then nil.
func optional[T any](c *codec, p **T, body func(*T)) {
	if !c.present(*p != nil) {
		return
	}
	if c.reading {
		*p = new(T)
	}
	body(*p)
}

// strs codes a list of strings. All strings read share one block of memory: a pane's gutter has one
// per line.
func (c *codec) strs(s *[]string) {
	n := c.length(len(*s), 1)
	if !c.reading {
		for _, s := range *s {
			c.putStr(s)
		}
		return
	}
	*s = nil
	first := c.at
	type span struct{ start, end int32 }
	spans := make([]span, n)
	for i := range spans {
		length := len(c.bytes())
		spans[i] = span{int32(c.at - first - length), int32(c.at - first)}
		c.breathe()
	}
	if n == 0 || c.bad {
		return
	}
	text := string(c.b[first:][:spans[n-1].end])
	*s = make([]string, n)
	for i, span := range spans {
		(*s)[i] = text[span.start:span.end]
	}
}

// near codes an id as its difference from another.
func (c *codec) near(base uint32, id *uint32) {
	v := int32(*id)
	if c.from(int32(base), &v); c.reading {
		*id = uint32(v)
	}
}

// ids codes a list of ascending ids as differences, which mostly take one byte.
func (c *codec) ids(s *[]uint32) {
	var last uint32
	list(c, s, func(v *uint32) {
		d := *v - last
		if c.u32(&d); c.reading {
			*v = last + d
		}
		last = *v
	})
}

// numbers codes a list of numbers in any order.
func (c *codec) numbers(s *[]uint32) { list(c, s, c.u32) }
