package layouts

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Declared is a declaration of the objects of a function. A function may have several declarations,
// each for objects of a fixed size.
type Declared struct {
	Func string
	// Size is zero if it is not declared.
	Size Size
	// Shape has no words that are Unknown; it is nil if references are not declared.
	Shape *Shape
}

// Limits of a declaration.
const (
	mostFactors = 2
	mostBytes   = 1 << 30
	mostWords   = 1 << 12
)

// Parse reads a declaration:
//
//	NAME: SIZE bytes, references at 8, 16
//	NAME: SIZE bytes, references from 16 [every 24]
//	NAME: SIZE bytes, no references
//	NAME: references at 8
//	NAME: SIZE bytes
//
// SIZE is a number, or made of arguments (arg1 is the first), numbers, * and +: arg1*arg2,
// arg2*8+16. Offsets count from the start of the object, in bytes. The older form NAME=SIZE
// declares only a size. The error names the column.
func Parse(text string) (Declared, error) {
	p := parser{text: text}
	d := p.declaration()
	return d, p.err
}

// ParseAll reads declarations, one a line.
func ParseAll(text string) (all []Declared, err error) {
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		d, err := Parse(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return nil, err
		}
		all = append(all, d)
	}
	return all, nil
}

// Comment begins a source line that declares objects.
const Comment = ir.ObjectComment

// InSource returns the declarations in the comments of a source: lines `; object: NAME: …`. The
// error names the first line that cannot be parsed; the other declarations are still returned.
func InSource(source string) (all []Declared, err error) {
	n := 0
	if !strings.Contains(source, Comment) {
		return nil, nil
	}
	for line := range strings.Lines(source) {
		n++
		text, ok := strings.CutPrefix(line, Comment)
		if !ok {
			continue
		}
		d, wrong := Parse(strings.TrimRight(text, "\r\n"))
		if wrong == nil {
			all = append(all, d)
		} else if err == nil {
			err = fmt.Errorf("line %d: %w", n, wrong)
		}
	}
	return all, err
}

type parser struct {
	text string
	at   int
	err  error
}

func (p *parser) fail(format string, args ...any) {
	if p.err != nil {
		return
	}
	next := p.text[p.at:]
	if next == "" {
		next = "the end"
	} else {
		next = strconv.Quote(next)
	}
	p.err = fmt.Errorf("object %q, column %d: %s, not %s", p.text, p.at+1,
		fmt.Sprintf(format, args...), next)
}

func (p *parser) space() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t') {
		p.at++
	}
}

// take skips a text if it comes next.
func (p *parser) take(text string) bool {
	p.space()
	if p.err != nil || !strings.HasPrefix(p.text[p.at:], text) {
		return false
	}
	last, after := text[len(text)-1], p.at+len(text)
	if isLetter(last) && after < len(p.text) && isLetter(p.text[after]) {
		return false // a longer word
	}
	p.at = after
	return true
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// number reads one.
func (p *parser) number(what string) uint64 {
	p.space()
	end := p.at
	for end < len(p.text) && isDigit(p.text[end]) {
		end++
	}
	n, err := strconv.ParseUint(p.text[p.at:end], 10, 64)
	if err != nil || n > mostBytes {
		p.fail("expected %s of up to %d", what, mostBytes)
		return 0
	}
	p.at = end
	return n
}

// isNumber reports whether a number comes next.
func (p *parser) isNumber() bool {
	p.space()
	return p.at < len(p.text) && isDigit(p.text[p.at])
}

// name reads the name of a function up to a colon, or to the equals sign of the older form.
func (p *parser) name() (name string, old bool) {
	p.space()
	p.take("@")
	if p.at < len(p.text) && p.text[p.at] == '"' {
		quoted, err := strconv.QuotedPrefix(p.text[p.at:])
		if err == nil {
			name, err = strconv.Unquote(quoted)
		}
		if err != nil || name == "" {
			p.fail("expected a quoted name")
			return "", false
		}
		p.at += len(quoted)
	} else {
		end := p.at
		for end < len(p.text) && strings.IndexByte(": \t=", p.text[end]) < 0 {
			end++
		}
		if name = p.text[p.at:end]; name == "" {
			p.fail("expected the name of a function, as in `my_alloc: 24 bytes, references at 16`")
			return "", false
		}
		p.at = end
	}
	switch {
	case p.take("="):
		return name, true
	case !p.take(":"):
		p.fail("expected \":\" after the name of the function")
	}
	return name, false
}

func (p *parser) declaration() (d Declared) {
	var old bool
	d.Func, old = p.name()
	p.space()
	if old {
		d.Size = p.size()
	} else {
		if !strings.HasPrefix(p.text[p.at:], "references") &&
			!strings.HasPrefix(p.text[p.at:], "no ") {
			d.Size = p.size()
			if !p.take("bytes") && !p.take("byte") {
				p.fail("expected \"bytes\"")
			}
			if p.take(",") {
				d.Shape = p.references(d.Size)
			}
		} else {
			d.Shape = p.references(d.Size)
		}
	}
	p.space()
	if p.err == nil && p.at < len(p.text) {
		p.fail("expected the end")
	}
	return d
}

// size reads a sum of products.
func (p *parser) size() Size {
	var s Size
	for {
		args, n := p.product()
		switch {
		case p.err != nil:
			return s
		case args == nil:
			s.Plus += n
		case s.Args != nil:
			p.fail("a size has arguments in one of its terms")
			return s
		default:
			s.Args, s.Times = args, n
		}
		if !p.take("+") {
			break
		}
	}
	if s.Args == nil && (s.Plus == 0 || s.Plus > mostBytes) {
		p.fail("expected a size of 1 to %s", source.Count(mostBytes, "byte"))
	}
	return s
}

func (p *parser) product() (args []int, times uint64) {
	times = 1
	for {
		p.space()
		if p.isNumber() {
			if times *= p.number("a number"); times > mostBytes {
				p.fail("expected numbers with a product of up to %d", mostBytes)
			}
		} else {
			if !strings.HasPrefix(p.text[p.at:], "arg") {
				p.fail("expected a size such as 24, arg1, arg1*arg2 or arg1*8+16")
				return nil, 0
			}
			p.at += len("arg")
			n := p.number("the number of an argument")
			if p.err == nil && (n == 0 || n > 1<<16 || len(args) == mostFactors) {
				p.fail("expected one or two arguments, counted from arg1, before it")
			}
			args = append(args, int(n)-1)
		}
		if p.err != nil || !p.take("*") {
			return args, times
		}
	}
}

// references reads the locations of references.
func (p *parser) references(size Size) *Shape {
	s := &Shape{}
	if p.take("no") {
		if !p.take("references") {
			p.fail("expected \"references\"")
		}
		s.Tail = []Word{Data}
		return s
	}
	if !p.take("references") {
		p.fail("expected \"references at\", \"references from\" or \"no references\"")
		return nil
	}
	for {
		switch {
		case p.take("at"):
			for {
				p.reference(s, size)
				if p.err != nil {
					return nil
				}
				p.take(",")
				if p.take("and"); !p.isNumber() {
					break
				}
			}
		case p.take("from"):
			p.tail(s, size)
			return s
		default:
			p.fail("expected \"at\" or \"from\" with offsets")
			return nil
		}
		p.space()
		if p.at == len(p.text) {
			s.Tail = []Word{Data}
			return s
		}
	}
}

// offset reads an offset that is a multiple of a word.
func (p *parser) offset(size Size) int {
	p.space()
	at := p.at
	n := p.number("an offset in bytes")
	switch {
	case p.err != nil:
	case n%wordBytes != 0:
		p.at = at
		p.fail("expected an offset that is a multiple of %d", wordBytes)
	case n/wordBytes >= mostWords:
		p.at = at
		p.fail("expected an offset below %d", mostWords*wordBytes)
	case len(size.Args) == 0 && size.Plus > 0 && n+wordBytes > size.Plus:
		p.at = at
		p.fail("expected an offset within the object of %s", source.Count(size.Plus, "byte"))
	}
	return int(n / wordBytes)
}

func (p *parser) reference(s *Shape, size Size) {
	n := p.offset(size)
	if p.err != nil {
		return
	}
	s.fill(n + 1)
	s.Words[n] = Reference
}

// fill extends the words to at least the given number, with data.
func (s *Shape) fill(words int) {
	for len(s.Words) < words {
		s.Words = append(s.Words, Data)
	}
}

// tail reads the start of an array of references, and their distance.
func (p *parser) tail(s *Shape, size Size) {
	from, every := p.offset(size), 1
	if p.take("every") {
		p.space()
		at := p.at
		n := p.number("a distance in bytes")
		if p.err == nil && (n == 0 || n%wordBytes != 0 || n > 1<<10) {
			p.at = at
			p.fail("expected a distance that is a multiple of %d, up to %d", wordBytes, 1<<10)
		}
		every = int(n / wordBytes)
	}
	if p.err != nil {
		return
	}
	if len(s.Words) > from {
		p.fail("expected the array after the references before it")
		return
	}
	s.fill(from)
	s.Tail = make([]Word, every)
	for i := range s.Tail {
		s.Tail[i] = Data
	}
	s.Tail[0] = Reference
}

// String writes a declaration as Parse reads it.
func (d *Declared) String() string {
	name := d.Func
	if strings.ContainsAny(name, ": \t=\"\n") {
		name = strconv.Quote(name)
	}
	var parts []string
	if !d.Size.IsZero() {
		parts = append(parts, d.Size.String()+" bytes")
	}
	if d.Shape != nil {
		parts = append(parts, d.Shape.references())
	}
	return name + ": " + strings.Join(parts, ", ")
}

// references describes where a declared shape has references.
func (s *Shape) references() string {
	at, from := "", ""
	for i, w := range s.Words {
		if w == Reference {
			if at != "" {
				at += ", "
			}
			at += strconv.Itoa(i * wordBytes)
		}
	}
	for i, w := range s.Tail {
		if w == Reference && from == "" {
			from = "from " + strconv.Itoa((len(s.Words)+i)*wordBytes)
			if len(s.Tail) > 1 {
				from += " every " + strconv.Itoa(len(s.Tail)*wordBytes)
			}
		}
	}
	switch {
	case at == "" && from == "":
		return "no references"
	case at == "":
		return "references " + from
	case from == "":
		return "references at " + at
	}
	return "references at " + at + " " + from
}
