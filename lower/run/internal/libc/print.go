package libc

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"statepoint/core/source"
)

// textFunctions are the functions of stdio.h, and those that convert text to numbers.
var textFunctions = []named{
	{"puts", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		c.M.Return(uint64(len(s) + 1))
		return l.World.Print(s + "\n")
	}},
	{"putchar", func(l *Library, c *Call) error {
		b := byte(c.Arg(0))
		c.M.Return(uint64(b))
		return l.World.Print(string([]byte{b}))
	}},
	{"fputs", func(l *Library, c *Call) error {
		s, err := c.text(c.Arg(0))
		if err != nil {
			return err
		}
		c.M.Return(1)
		return l.write(c.Arg(1), s)
	}},
	{"fputc", character}, {"putc", character},
	{"fwrite", func(l *Library, c *Call) error {
		if size := c.Arg(1); size != 0 && c.Arg(2) > copied/size {
			return fmt.Errorf("%d × %s are more than one call may touch", size,
				source.Count(c.Arg(2), "byte"))
		}
		b, err := c.read(c.Arg(0), c.Arg(1)*c.Arg(2))
		if err != nil {
			return err
		}
		if c.M.Return(c.Arg(2)); c.Arg(1) == 0 {
			c.M.Return(0)
		}
		return l.write(c.Arg(3), string(b))
	}},
	{"fflush", func(l *Library, c *Call) error { return c.Result(0) }},
	{"write", func(l *Library, c *Call) error {
		b, err := c.read(c.Arg(1), c.Arg(2))
		if err != nil {
			return err
		}
		c.M.Return(c.Arg(2))
		return l.write(streamBase+uint64(uint32(c.Arg(0))), string(b))
	}},
	{"printf", printing(0, toOutput)}, {"__printf_chk", printing(1, toOutput)},
	{"fprintf", printing(1, toStream)}, {"__fprintf_chk", printing(2, toStream)},
	{"dprintf", printing(1, func(l *Library, c *Call, s string) error {
		return l.write(streamBase+uint64(uint32(c.Arg(0))), s)
	})},
	{"sprintf", printing(1, toText)}, {"snprintf", printing(2, toShortText)},
	{"vprintf", printingList(0, toOutput)}, {"vfprintf", printingList(1, toStream)},
	{"vsprintf", printingList(1, toText)}, {"vsnprintf", printingList(2, toShortText)},
	{"atoi", number}, {"atol", number}, {"atoll", number},
	{"strtol", toNumber}, {"strtoll", toNumber}, {"strtoul", toNumber}, {"strtoull", toNumber},
	{"atof", toDouble}, {"strtod", toDouble},
}

func toOutput(l *Library, _ *Call, s string) error { return l.World.Print(s) }

func toStream(l *Library, c *Call, s string) error { return l.write(c.Arg(0), s) }

func toText(_ *Library, c *Call, s string) error {
	return c.M.Mem.WriteAt(c.Arg(0), []byte(s+"\x00"))
}

// toShortText writes as much as there is room for.
func toShortText(_ *Library, c *Call, s string) error {
	if c.Arg(1) == 0 {
		return nil
	}
	s = s[:min(uint64(len(s)), c.Arg(1)-1)]
	return c.M.Mem.WriteAt(c.Arg(0), []byte(s+"\x00"))
}

func character(l *Library, c *Call) error {
	b := byte(c.Arg(0))
	stream := c.Arg(1)
	c.M.Return(uint64(b))
	return l.write(stream, string([]byte{b}))
}

// printing is a function of the family of printf whose format is argument n.
func printing(n int, to func(l *Library, c *Call, s string) error) Function {
	return func(l *Library, c *Call) error {
		c.next = n + 1
		format, err := c.text(c.Arg(n))
		if err != nil {
			return err
		}
		s, err := c.format(format)
		if err != nil {
			return err
		}
		if err := to(l, c, s); err != nil {
			return err
		}
		return c.Result(uint64(len(s)))
	}
}

// printingList is printing for a function that gets a va_list after the format.
func printingList(n int, to func(l *Library, c *Call, s string) error) Function {
	print := printing(n, to)
	return func(l *Library, c *Call) error {
		c.list = c.Arg(n + 1)
		return print(l, c)
	}
}

// maxWidth bounds what one conversion of printf writes.
const maxWidth = 1 << 16

// format does what printf does, with the arguments that follow.
func (c *Call) format(format string) (string, error) {
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			b.WriteByte(format[i])
			continue
		}
		start := i
		i++
		f := conversion{precision: -1}
		for ; i < len(format) && strings.IndexByte("-+ #0", format[i]) >= 0; i++ {
			f.flags += string(format[i])
		}
		f.width, i = c.measure(format, i)
		if f.width < 0 {
			f.flags, f.width = f.flags+"-", -f.width
		}
		if i < len(format) && format[i] == '.' {
			f.precision, i = c.measure(format, i+1)
		}
		long := 0
		for ; i < len(format) && strings.IndexByte("hlLqjzt", format[i]) >= 0; i++ {
			switch format[i] {
			case 'h':
				long--
			case 'L':
				f.longDouble = true
			default:
				long++
			}
		}
		if i == len(format) {
			return "", fmt.Errorf("printf: the conversion %q has no end", format[start:])
		}
		if f.width > maxWidth || f.precision > maxWidth {
			return "", fmt.Errorf("printf: the conversion %q is wider than %d", format[start:i+1],
				maxWidth)
		}
		s, err := c.convert(f, format[i], long)
		if err != nil {
			return "", err
		}
		b.WriteString(s)
	}
	return b.String(), nil
}

// conversion is the text between % and its letter.
type conversion struct {
	flags            string
	width, precision int
	longDouble       bool
}

// measure reads a number, or takes it from the arguments.
func (c *Call) measure(format string, i int) (n, end int) {
	if i < len(format) && format[i] == '*' {
		return int(int32(c.Word())), i + 1
	}
	for ; i < len(format) && '0' <= format[i] && format[i] <= '9'; i++ {
		n = min(n*10+int(format[i]-'0'), maxWidth+1)
	}
	return n, i
}

// convert writes one argument.
func (c *Call) convert(f conversion, letter byte, long int) (string, error) {
	narrow := func(v uint64) uint64 {
		switch {
		case long >= 1:
			return v
		case long == -1:
			return uint64(uint16(v))
		case long <= -2:
			return uint64(uint8(v))
		}
		return uint64(uint32(v))
	}
	switch letter {
	case '%':
		return "%", nil
	case 'd', 'i':
		v := int64(narrow(c.Word()))
		switch {
		case long == 0:
			v = int64(int32(v))
		case long == -1:
			v = int64(int16(v))
		case long <= -2:
			v = int64(int8(v))
		}
		sign := ""
		switch {
		case v < 0:
			return f.integer("-", strconv.FormatUint(-uint64(v), 10)), nil
		case strings.Contains(f.flags, "+"):
			sign = "+"
		case strings.Contains(f.flags, " "):
			sign = " "
		}
		return f.integer(sign, strconv.FormatUint(uint64(v), 10)), nil
	case 'u':
		return f.integer("", strconv.FormatUint(narrow(c.Word()), 10)), nil
	case 'x', 'X':
		v, prefix := narrow(c.Word()), ""
		if v != 0 && strings.Contains(f.flags, "#") {
			prefix = "0x"
		}
		s := f.integer(prefix, strconv.FormatUint(v, 16))
		if letter == 'X' {
			s = strings.ToUpper(s)
		}
		return s, nil
	case 'o':
		s := strconv.FormatUint(narrow(c.Word()), 8)
		if strings.Contains(f.flags, "#") && s[0] != '0' {
			s = "0" + s
		} else if strings.Contains(f.flags, "#") {
			if f.precision == 0 {
				f.precision = 1 // 0 is shown
			}
		}
		return f.integer("", s), nil
	case 'c':
		return pad(f, string([]byte{byte(c.Word())})), nil
	case 's':
		at := c.Word()
		if at == 0 {
			return pad(f, "(null)"), nil
		}
		if f.precision >= 0 { // no further than that is read
			s, err := c.beginning(at, f.precision)
			return pad(f, s), err
		}
		s, err := c.text(at)
		return pad(f, s), err
	case 'p':
		if v := c.Word(); v != 0 {
			return pad(f, fmt.Sprintf("%#x", v)), nil
		}
		return pad(f, "(nil)"), nil
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		if !f.longDouble {
			return formatFloat(f, letter, double(math.Float64frombits(c.Double()))), nil
		} else if letter|0x20 == 'a' {
			return "", fmt.Errorf("printf: no conversion %%L%c is supported", letter)
		}
		return formatFloat(f, letter, longDouble(c.LongDouble())), nil
	}
	return "", fmt.Errorf("printf: no conversion %%%c is supported", letter)
}

// integer formats digits with a prefix: at least as many as the precision, and none for 0 if the
// precision is 0.
func (f conversion) integer(prefix, digits string) string {
	if f.precision == 0 && digits == "0" {
		digits = ""
	}
	n := f.precision
	if n < 0 && strings.Contains(f.flags, "0") && !strings.Contains(f.flags, "-") {
		n = f.width - len(prefix)
	}
	return pad(f, prefix+strings.Repeat("0", max(0, n-len(digits)))+digits)
}

// beginning reads a string of at most n bytes, which need not end with a zero.
func (c *Call) beginning(at uint64, n int) (string, error) {
	var s []byte
	for len(s) < n {
		b, err := c.read(at+uint64(len(s)), 1)
		if err != nil || b[0] == 0 {
			return string(s), err
		}
		s = append(s, b[0])
	}
	return string(s), nil
}

// pad pads a text to the width.
func pad(f conversion, s string) string {
	fill := strings.Repeat(" ", max(0, f.width-len(s)))
	if strings.Contains(f.flags, "-") {
		return s + fill
	}
	return fill + s
}
