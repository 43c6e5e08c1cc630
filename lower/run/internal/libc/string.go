package libc

import (
	"bytes"
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/machine"
)

// text reads a string that ends with a zero.
func (c *Call) text(at uint64) (string, error) {
	s, err := c.prefix(at, copied)
	if err == nil && len(s) == copied {
		err = fmt.Errorf("the string at %#x has no end", at)
	}
	return s, err
}

// prefix reads a string that ends with a zero or after a number of bytes.
func (c *Call) prefix(at, limit uint64) (string, error) {
	c.reading(at)
	var all []byte
	for n := uint64(64); uint64(len(all)) < limit; n = machine.PageSize {
		part := make([]byte, min(n-at%n, limit-uint64(len(all))))
		if err := c.M.Mem.ReadAt(at, part); err != nil {
			return "", err
		}
		if i := bytes.IndexByte(part, 0); i >= 0 {
			return string(append(all, part[:i]...)), nil
		}
		all, at = append(all, part...), at+uint64(len(part))
	}
	return string(all), nil
}

// stringFunctions are the functions of string.h and strings.h.
var stringFunctions = []named{
	{"strlen", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		c.M.Return(uint64(len(s)))
		return err
	}},
	{"strnlen", func(l *Library, c *Call) error {
		s, err := c.prefix(c.Arg(0), c.Arg(1))
		c.M.Return(uint64(len(s)))
		return err
	}},
	{"strcmp", comparing(false, false)}, {"strncmp", comparing(true, false)},
	{"strcasecmp", comparing(false, true)}, {"strncasecmp", comparing(true, true)},
	{"strcpy", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		c.M.Return(c.Arg(0))
		return c.M.Mem.WriteAt(c.Arg(0), []byte(s+"\x00"))
	}},
	{"strncpy", func(l *Library, c *Call) error {
		if c.Arg(2) > copied {
			return fmt.Errorf("%s are more than one call may touch (%d)",
				source.Count(c.Arg(2), "byte"), copied)
		}
		s, err := c.prefix(c.Arg(1), c.Arg(2))
		if err != nil {
			return err
		}
		b := make([]byte, c.Arg(2))
		copy(b, s)
		c.M.Return(c.Arg(0))
		return c.M.Mem.WriteAt(c.Arg(0), b)
	}},
	{"strcat", func(l *Library, c *Call) error {
		to, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		s, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		c.M.Return(c.Arg(0))
		return c.M.Mem.WriteAt(c.Arg(0)+uint64(len(to)), []byte(s+"\x00"))
	}},
	{"strchr", func(l *Library, c *Call) error {
		return c.finding(func(s string) int {
			return strings.IndexByte(s+"\x00", byte(c.Arg(1)))
		})
	}},
	{"strrchr", func(l *Library, c *Call) error {
		return c.finding(func(s string) int {
			return strings.LastIndexByte(s+"\x00", byte(c.Arg(1)))
		})
	}},
	{"strstr", func(l *Library, c *Call) error {
		what, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		return c.finding(func(s string) int { return strings.Index(s, what) })
	}},
	{"strtok", func(l *Library, c *Call) error {
		at := c.Arg(0)
		if at == 0 {
			at = l.Rest
		}
		rest, err := token(c, at, c.Arg(1))
		l.Rest = rest
		return err
	}},
	{"strtok_r", func(l *Library, c *Call) error {
		at, err := c.Arg(0), error(nil)
		if at == 0 {
			at, err = c.M.Mem.Load64(c.Arg(2))
		}
		if err != nil {
			return err
		}
		rest, err := token(c, at, c.Arg(1))
		if err != nil {
			return err
		}
		return c.M.Mem.Store64(c.Arg(2), rest)
	}},
	{"strdup", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		return l.duplicate(c, s)
	}},
	{"strndup", func(l *Library, c *Call) error {
		s, err := c.prefix(c.Arg(0), c.Arg(1))
		if err != nil {
			return err
		}
		return l.duplicate(c, s)
	}},
	{"strncat", func(l *Library, c *Call) error {
		to, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		s, err := c.prefix(c.Arg(1), c.Arg(2))
		if err != nil {
			return err
		}
		c.M.Return(c.Arg(0))
		return c.M.Mem.WriteAt(c.Arg(0)+uint64(len(to)), []byte(s+"\x00"))
	}},
	{"strpbrk", func(l *Library, c *Call) error {
		what, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		return c.finding(func(s string) int { return firstOf(s, what, true) })
	}},
	{"strcspn", spanning(true)}, {"strspn", spanning(false)},
}

// firstOf is the index of the first byte of s that is in what, or is not; -1 if there is none.
func firstOf(s, what string, in bool) int {
	for i := range len(s) {
		if (strings.IndexByte(what, s[i]) >= 0) == in {
			return i
		}
	}
	return -1
}

// spanning returns the number of bytes before the first that is in the second argument, or is not.
func spanning(in bool) Function {
	return func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		what, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		if i := firstOf(s, what, in); i >= 0 {
			s = s[:i]
		}
		return c.Result(uint64(len(s)))
	}
}

// token returns the first word of the string at an address to the program, null if there is none,
// ends it with a null byte, and returns the address of what follows.
func token(c *Call, at, separators uint64) (rest uint64, err error) {
	c.M.Return(0)
	if at == 0 {
		return 0, nil
	}
	text, err := c.text(at)
	if err != nil {
		return 0, err
	}
	between, err := c.text(separators)
	if err != nil {
		return 0, err
	}
	isBetween := func(i int) bool { return strings.IndexByte(between, text[i]) >= 0 }
	from := 0
	for from < len(text) && isBetween(from) {
		from++
	}
	to := from
	for to < len(text) && !isBetween(to) {
		to++
	}
	if from == to {
		return at + uint64(to), nil
	}
	c.M.Return(at + uint64(from))
	if to == len(text) {
		return at + uint64(to), nil
	}
	return at + uint64(to) + 1, c.M.Mem.WriteAt(at+uint64(to), []byte{0})
}

// duplicate returns a copy of a string in a new block, null if there is no room.
func (l *Library) duplicate(c *Call, s string) error {
	at, err := l.Blocks.Take(uint64(len(s))+1, 0)
	if err != nil || at == 0 {
		c.M.Return(0)
		return err
	}
	c.M.Return(at)
	return c.M.Mem.WriteAt(at, []byte(s+"\x00"))
}

// comparing compares two strings, or as many bytes of them as the third argument says, in lower
// case if folded is set.
func comparing(bounded, folded bool) Function {
	return func(l *Library, c *Call) error {
		limit := uint64(copied)
		if bounded {
			limit = min(limit, c.Arg(2))
		}
		var all [2]string
		for i := range all {
			s, err := c.prefix(c.Arg(i), limit)
			if err != nil {
				return err
			}
			b := []byte(s)
			for j := range b {
				if folded {
					b[j] = byte(lower(uint32(b[j])))
				}
			}
			all[i] = string(b)
		}
		return c.sign(strings.Compare(all[0], all[1]))
	}
}

// finding returns a pointer into the string that is the first argument, null for -1.
func (c *Call) finding(find func(string) int) error {
	s, err := c.text(c.Arg(0))
	if err != nil {
		return err
	}
	if i := find(s); i >= 0 {
		return c.Result(c.Arg(0) + uint64(i))
	}
	return c.Result(0)
}
