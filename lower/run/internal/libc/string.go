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
	c.reading(at)
	var all []byte
	for n := uint64(64); ; n = machine.PageSize {
		part := make([]byte, n-at%n)
		if err := c.M.Mem.ReadAt(at, part); err != nil {
			return "", err
		}
		if i := bytes.IndexByte(part, 0); i >= 0 {
			return string(append(all, part[:i]...)), nil
		}
		all, at = append(all, part...), at+uint64(len(part))
		if len(all) > copied {
			return "", fmt.Errorf("the string at %#x has no end", at)
		}
	}
}

// stringFunctions are the functions of string.h and ctype.h.
var stringFunctions = []named{
	{"strlen", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		c.M.Return(uint64(len(s)))
		return err
	}},
	{"strnlen", func(l *Library, c *Call) error {
		for n := uint64(0); n < c.Arg(1); n++ {
			b, err := c.read(c.Arg(0)+n, 1)
			if err != nil {
				return err
			}
			if b[0] == 0 {
				return c.Result(n)
			}
		}
		return c.Result(c.Arg(1))
	}},
	{"strcmp", comparing(func(c *Call, s string) string { return s })},
	{"strncmp", comparing(func(c *Call, s string) string {
		return s[:min(uint64(len(s)),
			c.Arg(2))]
	})},
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
		s, err := c.text(c.Arg(1))
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
	{"strdup", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		at, err := l.Blocks.Take(uint64(len(s))+1, 0)
		if err != nil || at == 0 {
			c.M.Return(0)
			return err
		}
		c.M.Return(at)
		return c.M.Mem.WriteAt(at, []byte(s+"\x00"))
	}},
	{"isdigit", ofKind(func(b byte) bool { return '0' <= b && b <= '9' })},
	{"isalpha", ofKind(isLetter)},
	{"isalnum", ofKind(func(b byte) bool { return isLetter(b) || '0' <= b && b <= '9' })},
	{"isspace", ofKind(func(b byte) bool { return b == ' ' || '\t' <= b && b <= '\r' })},
	{"isupper", ofKind(func(b byte) bool { return 'A' <= b && b <= 'Z' })},
	{"islower", ofKind(func(b byte) bool { return 'a' <= b && b <= 'z' })},
	{"isprint", ofKind(func(b byte) bool { return ' ' <= b && b <= '~' })},
	{"ispunct", ofKind(func(b byte) bool {
		return '!' <= b && b <= '~' && !isLetter(b) && (b < '0' || b > '9')
	})},
	{"isxdigit", ofKind(func(b byte) bool {
		return '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'f'
	})},
	{"toupper", func(l *Library, c *Call) error {
		if b := uint32(c.Arg(0)); 'a' <= b && b <= 'z' {
			return c.Result(uint64(b - 0x20))
		}
		return c.Result(uint64(uint32(c.Arg(0))))
	}},
	{"tolower", func(l *Library, c *Call) error {
		if b := uint32(c.Arg(0)); 'A' <= b && b <= 'Z' {
			return c.Result(uint64(b + 0x20))
		}
		return c.Result(uint64(uint32(c.Arg(0))))
	}},
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

func ofKind(is func(byte) bool) Function {
	return func(l *Library, c *Call) error {
		if v := uint32(c.Arg(0)); v < 256 && is(byte(v)) {
			return c.Result(1)
		}
		return c.Result(0)
	}
}

func comparing(part func(c *Call, s string) string) Function {
	return func(l *Library, c *Call) error {
		a, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		b, err := c.text(c.Arg(1))
		if err != nil {
			return err
		}
		return c.sign(strings.Compare(part(c, a), part(c, b)))
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
