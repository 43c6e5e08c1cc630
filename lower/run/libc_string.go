package run

import (
	"bytes"
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/machine"
)

// text reads a string that ends with a zero.
func (c *call) text(at uint64) (string, error) {
	var all []byte
	for n := uint64(64); ; n = machine.PageSize {
		part := make([]byte, n-at%n)
		if err := c.m.Mem.ReadAt(at, part); err != nil {
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
	{"strlen", func(p *Program, c *call) error {
		s, err := c.text(c.arg(0))
		c.m.Return(uint64(len(s)))
		return err
	}},
	{"strnlen", func(p *Program, c *call) error {
		for n := uint64(0); n < c.arg(1); n++ {
			b, err := c.read(c.arg(0)+n, 1)
			if err != nil {
				return err
			}
			if b[0] == 0 {
				return c.result(n)
			}
		}
		return c.result(c.arg(1))
	}},
	{"strcmp", comparing(func(c *call, s string) string { return s })},
	{"strncmp", comparing(func(c *call, s string) string {
		return s[:min(uint64(len(s)),
			c.arg(2))]
	})},
	{"strcpy", func(p *Program, c *call) error {
		s, err := c.text(c.arg(1))
		if err != nil {
			return err
		}
		c.m.Return(c.arg(0))
		return c.m.Mem.WriteAt(c.arg(0), []byte(s+"\x00"))
	}},
	{"strncpy", func(p *Program, c *call) error {
		if c.arg(2) > copied {
			return fmt.Errorf("%s are more than one call may touch (%d)",
				source.Count(c.arg(2), "byte"), copied)
		}
		s, err := c.text(c.arg(1))
		if err != nil {
			return err
		}
		b := make([]byte, c.arg(2))
		copy(b, s)
		c.m.Return(c.arg(0))
		return c.m.Mem.WriteAt(c.arg(0), b)
	}},
	{"strcat", func(p *Program, c *call) error {
		to, err := c.text(c.arg(0))
		if err != nil {
			return err
		}
		s, err := c.text(c.arg(1))
		if err != nil {
			return err
		}
		c.m.Return(c.arg(0))
		return c.m.Mem.WriteAt(c.arg(0)+uint64(len(to)), []byte(s+"\x00"))
	}},
	{"strchr", func(p *Program, c *call) error {
		return c.finding(func(s string) int {
			return strings.IndexByte(s+"\x00", byte(c.arg(1)))
		})
	}},
	{"strrchr", func(p *Program, c *call) error {
		return c.finding(func(s string) int {
			return strings.LastIndexByte(s+"\x00", byte(c.arg(1)))
		})
	}},
	{"strstr", func(p *Program, c *call) error {
		what, err := c.text(c.arg(1))
		if err != nil {
			return err
		}
		return c.finding(func(s string) int { return strings.Index(s, what) })
	}},
	{"strdup", func(p *Program, c *call) error {
		s, err := c.text(c.arg(0))
		if err != nil {
			return err
		}
		at, err := p.blocks.take(uint64(len(s))+1, 0)
		if err != nil || at == 0 {
			c.m.Return(0)
			return err
		}
		c.m.Return(at)
		return c.m.Mem.WriteAt(at, []byte(s+"\x00"))
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
	{"toupper", func(p *Program, c *call) error {
		if b := uint32(c.arg(0)); 'a' <= b && b <= 'z' {
			return c.result(uint64(b - 0x20))
		}
		return c.result(uint64(uint32(c.arg(0))))
	}},
	{"tolower", func(p *Program, c *call) error {
		if b := uint32(c.arg(0)); 'A' <= b && b <= 'Z' {
			return c.result(uint64(b + 0x20))
		}
		return c.result(uint64(uint32(c.arg(0))))
	}},
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

func ofKind(is func(byte) bool) function {
	return func(p *Program, c *call) error {
		if v := uint32(c.arg(0)); v < 256 && is(byte(v)) {
			return c.result(1)
		}
		return c.result(0)
	}
}

func comparing(part func(c *call, s string) string) function {
	return func(p *Program, c *call) error {
		a, err := c.text(c.arg(0))
		if err != nil {
			return err
		}
		b, err := c.text(c.arg(1))
		if err != nil {
			return err
		}
		return c.sign(strings.Compare(part(c, a), part(c, b)))
	}
}

// finding returns a pointer into the string that is the first argument, null for -1.
func (c *call) finding(find func(string) int) error {
	s, err := c.text(c.arg(0))
	if err != nil {
		return err
	}
	if i := find(s); i >= 0 {
		return c.result(c.arg(0) + uint64(i))
	}
	return c.result(0)
}
