package jsontext

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Value is a value of JSON: nil, bool, float64, string, []Value or map[string]Value.
type Value any

var errJSON = errors.New("not JSON")

// maxNesting bounds the nesting of a document.
const maxNesting = 64

// Parse reads one document.
func Parse(text string) (Value, error) {
	d := reader{text: text}
	v, err := d.value(0)
	if d.space(); err == nil && d.at < len(text) {
		err = errJSON
	}
	return v, err
}

type reader struct {
	text string
	at   int
}

func (d *reader) space() {
	for d.at < len(d.text) && strings.IndexByte(" \t\r\n", d.text[d.at]) >= 0 {
		d.at++
	}
}

// next consumes a character if it is next.
func (d *reader) next(c byte) bool {
	d.space()
	if d.at < len(d.text) && d.text[d.at] == c {
		d.at++
		return true
	}
	return false
}

func (d *reader) value(depth int) (Value, error) {
	if depth > maxNesting {
		return nil, errJSON
	}
	switch {
	case d.next('"'):
		return d.str()
	case d.next('['):
		var list []Value
		for !d.next(']') {
			if len(list) > 0 && !d.next(',') {
				return nil, errJSON
			}
			v, err := d.value(depth + 1)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		return list, nil
	case d.next('{'):
		object := map[string]Value{}
		for first := true; !d.next('}'); first = false {
			if !first && !d.next(',') || !d.next('"') {
				return nil, errJSON
			}
			key, err := d.str()
			if err != nil || !d.next(':') {
				return nil, errJSON
			}
			if object[key], err = d.value(depth + 1); err != nil {
				return nil, err
			}
		}
		return object, nil
	}
	d.space()
	start := d.at
	for d.at < len(d.text) && strings.IndexByte(",]} \t\r\n", d.text[d.at]) < 0 {
		d.at++
	}
	switch word := d.text[start:d.at]; word {
	case "null":
		return nil, nil
	case "true", "false":
		return word == "true", nil
	default:
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, errJSON
		}
		return n, nil
	}
}

// str reads a string after its quotation mark.
func (d *reader) str() (string, error) {
	var b strings.Builder
	for d.at < len(d.text) {
		plain := d.at
		for d.at < len(d.text) && d.text[d.at] != '"' && d.text[d.at] != '\\' {
			d.at++
		}
		b.WriteString(d.text[plain:d.at])
		if d.at == len(d.text) {
			break
		}
		if d.at++; d.text[d.at-1] == '"' {
			return b.String(), nil
		}
		if d.at == len(d.text) {
			break
		}
		c := d.text[d.at]
		d.at++
		if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
			b.WriteByte("\"\\/\b\f\n\r\t"[i])
			continue
		}
		r, ok := d.unit()
		if c != 'u' || !ok {
			return "", errJSON
		}
		if utf16.IsSurrogate(r) {
			if strings.HasPrefix(d.text[d.at:], `\u`) {
				d.at += 2
				low, _ := d.unit()
				r = utf16.DecodeRune(r, low)
			} else {
				r = utf8.RuneError
			}
		}
		b.WriteRune(r)
	}
	return "", errJSON
}

// unit reads four hexadecimal digits.
func (d *reader) unit() (rune, bool) {
	if d.at+4 > len(d.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(d.text[d.at:d.at+4], 16, 16)
	d.at += 4
	return rune(n), err == nil
}
