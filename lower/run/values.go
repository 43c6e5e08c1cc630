package run

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Kind is the kind of a Value.
type Kind uint8

const (
	Integer Kind = iota
	Float
	Null
	Text    // a string
	Address // of a function or variable of the program
	Object  // references and plain data
	List    // cells, each with the next one and an element
	Tuple   // the fields of a struct, or the elements of a vector
	Same    // an object that another value names
)

// Value is an argument as text describes it. RUNTIME.md has the syntax.
type Value struct {
	Kind Kind
	// Bits are those of an Integer, or of a Float as a double.
	Bits uint64
	// Width is the size of plain data in bytes, 0 for the default of its kind.
	Width int
	// Text is the string of a Text, the name of an Address and the label of a Same.
	Text string
	// Label is the name by which other values refer to an object, "" if none.
	Label string
	// References are those of an Object; Data is its plain data. The elements of a List or Tuple
	// are in Data.
	References, Data []Value
}

// Int is an integer as a value.
func Int(v int64) Value { return Value{Kind: Integer, Bits: uint64(v)} }

// parseValues reads values separated by spaces or commas.
func parseValues(text string) ([]Value, error) {
	r := reader{text: text}
	values, err := r.list(0)
	if err == nil && r.at < len(text) {
		err = r.errorf("unexpected %q", text[r.at])
	}
	return values, err
}

// maxDepth bounds the nesting of values.
const maxDepth = 1000

type reader struct {
	text  string
	at    int
	depth int
}

func (r *reader) errorf(format string, args ...any) error {
	return fmt.Errorf("value %q, column %d: %s", r.text, r.at+1, fmt.Sprintf(format, args...))
}

func (r *reader) space() {
	for r.at < len(r.text) && strings.IndexByte(" \t\n,", r.text[r.at]) >= 0 {
		r.at++
	}
}

// list reads values up to one of the bytes that end it; 0 ends at the end of the text.
func (r *reader) list(end byte) ([]Value, error) {
	var all []Value
	for {
		r.space()
		if r.at == len(r.text) {
			if end != 0 {
				return nil, r.errorf("expected %q", end)
			}
			return all, nil
		}
		switch c := r.text[r.at]; {
		case c == end:
			r.at++
			return all, nil
		case c == '|' || c == '}' || c == ']' || c == ')':
			if end == '}' && c == '|' || end == 0 {
				return all, nil
			}
			return nil, r.errorf("expected %q, not %q", end, c)
		}
		v, err := r.value()
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
}

// word reads a name or number.
func (r *reader) word() string {
	start := r.at
	for r.at < len(r.text) && strings.IndexByte(" \t\n,{}[]()|=\"", r.text[r.at]) < 0 {
		r.at++
	}
	return r.text[start:r.at]
}

func (r *reader) value() (Value, error) {
	if r.depth++; r.depth > maxDepth {
		return Value{}, r.errorf("nested deeper than %d", maxDepth)
	}
	defer func() { r.depth-- }()
	switch c := r.text[r.at]; c {
	case '{':
		r.at++
		return r.object()
	case '[':
		r.at++
		elems, err := r.list(']')
		return Value{Kind: List, Data: elems}, err
	case '(':
		r.at++
		elems, err := r.list(')')
		return Value{Kind: Tuple, Data: elems}, err
	case '"':
		return r.quoted()
	case '@':
		r.at++
		return Value{Kind: Address, Text: r.word()}, nil
	case '#':
		r.at++
		label := r.word()
		if r.at == len(r.text) || r.text[r.at] != '=' {
			return Value{Kind: Same, Text: label}, nil
		}
		if r.at++; r.at == len(r.text) {
			return Value{}, r.errorf("expected an object after %q", "#"+label+"=")
		}
		v, err := r.value()
		if err == nil && v.Kind != Object && v.Kind != List && v.Kind != Text {
			err = r.errorf("#%s names no object", label)
		}
		v.Label = label
		return v, err
	}
	return r.scalar()
}

// object reads the contents of braces: references, then a bar and data.
func (r *reader) object() (Value, error) {
	v := Value{Kind: Object}
	var err error
	if v.References, err = r.list('}'); err != nil {
		return v, err
	}
	if r.text[r.at-1] == '}' {
		return v, nil
	}
	r.at++ // the bar
	v.Data, err = r.list('}')
	if err == nil && r.text[r.at-1] != '}' {
		err = r.errorf("an object has one %q", '|')
	}
	return v, err
}

// plain reads the data of an object without references, which ends before a comma: "object 5 6".
func (r *reader) plain() (Value, error) {
	v := Value{Kind: Object}
	for {
		for r.at < len(r.text) && strings.IndexByte(" \t\n", r.text[r.at]) >= 0 {
			r.at++
		}
		if r.at == len(r.text) || strings.IndexByte(",)]}|", r.text[r.at]) >= 0 {
			return v, nil
		}
		data, err := r.value()
		if err != nil {
			return v, err
		}
		v.Data = append(v.Data, data)
	}
}

func (r *reader) quoted() (Value, error) {
	text, err := strconv.QuotedPrefix(r.text[r.at:])
	if err != nil {
		return Value{}, r.errorf("a string without an end")
	}
	r.at += len(text)
	text, err = strconv.Unquote(text)
	return Value{Kind: Text, Text: text}, err
}

func (r *reader) scalar() (Value, error) {
	start := r.at
	word := r.word()
	if word == "object" {
		return r.plain()
	}
	v, width, wide := Value{}, "", false
	if word, width, wide = strings.Cut(word, ":"); wide {
		n, err := strconv.Atoi(width)
		if err != nil || n != 1 && n != 2 && n != 4 && n != 8 {
			r.at = start
			return v, r.errorf("a width of 1, 2, 4 or 8 bytes, not %q", width)
		}
		v.Width = n
	}
	switch word {
	case "null":
		v.Kind = Null
		return v, nil
	case "true":
		v.Bits = 1
		return v, nil
	case "false":
		return v, nil
	}
	if n, err := strconv.ParseInt(word, 0, 64); err == nil {
		v.Bits = uint64(n)
		return v, nil
	}
	if n, err := strconv.ParseUint(word, 0, 64); err == nil {
		v.Bits = n
		return v, nil
	}
	if f, err := strconv.ParseFloat(word, 64); err == nil {
		v.Kind, v.Bits = Float, math.Float64bits(f)
		return v, nil
	}
	r.at = start
	return v, r.errorf("%q is not a number, null, \"text\", @name, {object}, [list] or (tuple)",
		word)
}
