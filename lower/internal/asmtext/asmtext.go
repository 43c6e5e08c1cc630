package asmtext

import (
	"fmt"
	"strings"

	"statepoint/lower/amd64"
)

// Program is a parsed text: instructions and labels in order.
type Program struct {
	Items []Item
	// Labels is the number of labels; instructions refer to them by numbers from 0.
	Labels int
}

// Item is an instruction, or a label before the next one.
type Item struct {
	// IsLabel is set on labels: Label is bound here.
	IsLabel bool
	Label   amd64.Label
	Inst    amd64.Inst
	// Frame is one more than the number of the frame object that the instruction's memory operand
	// is, 0 for none. The operand's displacement is then relative to the object's start, and its
	// registers must be ignored.
	Frame int
	// Line is the line the statement begins in, from 1.
	Line int
}

// Error is a statement that cannot be parsed or encoded.
type Error struct {
	// Line counts from 1.
	Line int
	// Statement is the text of the statement.
	Statement string
	Message   string
}

// Error names the problem and the statement.
func (e *Error) Error() string {
	text := strings.Join(strings.Fields(printable(e.Statement)), " ")
	if len(text) > 80 {
		text = text[:77] + "…"
	}
	return fmt.Sprintf("`%s`, line %d: %s", text, e.Line, e.Message)
}

// printable replaces marks by descriptions.
func printable(s string) string {
	if strings.IndexByte(s, markStart) < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == markStart {
			if n := strings.IndexByte(s[i:], markEnd); n > 0 {
				word := "frame"
				if s[i+1] == symbolMark {
					word = "symbol"
				}
				b.WriteString("<" + word + ">")
				i += n
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// MaxItems bounds the instructions, labels and units of data of one text.
const MaxItems = 1 << 16

// Parse reads a text. symbol returns the number of a symbol by name; if it is nil, symbols are
// refused.
func Parse(text string, symbol func(name string) amd64.Sym) (*Program, error) {
	p := &parser{
		symbol: symbol, prog: new(Program), named: map[string]amd64.Label{},
		bound: map[string]bool{},
		last:  map[string]amd64.Label{}, next: map[string]amd64.Label{},
	}
	list, err := split(text)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		if err := p.statement(s); err != nil {
			if e, ok := err.(*Error); ok {
				return nil, e
			}
			return nil, &Error{Line: s.line, Statement: s.text, Message: err.Error()}
		}
		if len(p.prog.Items) > MaxItems {
			return nil, &Error{Line: s.line, Statement: s.text,
				Message: fmt.Sprintf("more than %d instructions", MaxItems)}
		}
	}
	for _, s := range p.wanted {
		if l, forward := p.next[s.name]; forward && l == s.label || !s.number && !p.bound[s.name] {
			return nil, &Error{Line: s.at.line, Statement: s.at.text,
				Message: "unknown label `" + s.name + "` to go to"}
		}
	}
	return p.prog, nil
}

// parser reads one text.
type parser struct {
	symbol func(string) amd64.Sym
	prog   *Program
	named  map[string]amd64.Label // labels by name
	bound  map[string]bool
	// numbered labels: the previous one, and the one still to come
	last   map[string]amd64.Label
	next   map[string]amd64.Label
	wanted []reference
	at     statement
	file   bool // names that begin with .L and numeric labels are also symbols
	scanner
}

// reference is a use of a label that must be defined somewhere.
type reference struct {
	name   string
	label  amd64.Label
	number bool
	at     statement
}

func (p *parser) newLabel() amd64.Label {
	p.prog.Labels++
	return amd64.Label(p.prog.Labels - 1)
}

// bind binds the label of a name here.
func (p *parser) bind(name string) error {
	var l amd64.Label
	if isDigit(name[0]) {
		name = canonicalNumber(name)
		var ok bool
		if l, ok = p.next[name]; !ok {
			l = p.newLabel()
		}
		delete(p.next, name)
		p.last[name] = l
	} else {
		if !strings.HasPrefix(name, ".L") {
			return fmt.Errorf(
				"it defines the symbol `%s`; only labels that begin with .L, and numbers, are "+
					"local", name)
		}
		if p.bound[name] {
			return fmt.Errorf("the label `%s` is defined twice", name)
		}
		l = p.labelNamed(name)
		p.bound[name] = true
	}
	p.prog.Items = append(p.prog.Items, Item{IsLabel: true, Label: l, Line: p.at.line})
	return nil
}

func (p *parser) labelNamed(name string) amd64.Label {
	l, ok := p.named[name]
	if !ok {
		l = p.newLabel()
		p.named[name] = l
	}
	return l
}

// refer is the label that a branch names.
func (p *parser) refer(name string, direction byte) (amd64.Label, error) {
	switch direction {
	case 'b':
		if l, ok := p.last[name]; ok {
			return l, nil
		}
		return 0, fmt.Errorf("unknown label `%s` before", name)
	case 'f':
		l, ok := p.next[name]
		if !ok {
			l = p.newLabel()
			p.next[name] = l
		}
		p.wanted = append(p.wanted, reference{name: name, label: l, number: true, at: p.at})
		return l, nil
	}
	l := p.labelNamed(name)
	p.wanted = append(p.wanted, reference{name: name, label: l, at: p.at})
	return l, nil
}

// statement reads one statement.
func (p *parser) statement(s statement) error {
	p.at = s
	p.scanner = scanner{s: s.text}
	var prefix prefixes
	for {
		p.space()
		if p.done() {
			return p.lonely(prefix)
		}
		start := p.i
		word, quoted, err := p.word()
		if err != nil {
			return err
		}
		if word == "" {
			return fmt.Errorf("it begins with `%s`, which cannot begin a statement", p.s[p.i:p.i+1])
		}
		p.space()
		if prefix == (prefixes{}) && p.take(':') {
			if err := p.bind(word); err != nil {
				return err
			}
			continue
		}
		lower := strings.ToLower(word)
		switch {
		case quoted:
			return fmt.Errorf("`%s` is not an instruction", word)
		case prefix.add(lower):
			continue
		case p.peek() == '=':
			return fmt.Errorf("it defines the symbol `%s`", word)
		case word[0] == '.':
			if prefix != (prefixes{}) {
				return fmt.Errorf("a prefix before a directive")
			}
			return p.directive(lower)
		case isDigit(word[0]):
			p.i = start
			return fmt.Errorf("it begins with a number, which cannot begin a statement")
		}
		return p.instruction(lower, prefix)
	}
}

// emit appends an instruction, which must be encodable.
func (p *parser) emit(in amd64.Inst, frame int) error {
	if _, _, err := amd64.Append(p.buf[:0], nil, &in); err != nil {
		return err
	}
	p.prog.Items = append(p.prog.Items, Item{Inst: in, Frame: frame, Line: p.at.line})
	return nil
}
