package jsontext

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// A Layout is the layout of the elements of an object or a list.
type Layout byte

const (
	Compact Layout = iota // {"a":1,"b":2}
	OneLine               // {"a": 1, "b": 2}
	Lines                 // each on a line of its own, two spaces further in
)

// Writer appends JSON to Buf. Object and List begin an object or list that End ends; in an object a
// Key precedes each value.
type Writer struct {
	Buf []byte
	// ASCII escapes everything except printable ASCII in strings. Without it, only characters that
	// JSON and JavaScript do not allow in strings are escaped.
	ASCII bool

	open   []scope
	indent int // how many that are open have a line for each element
}

// A scope is an object or a list that has not ended.
type scope struct {
	layout Layout
	end    byte
	filled bool
}

// Object begins an object and returns its offset in Buf.
func (w *Writer) Object(l Layout) int { return w.begin('{', '}', l) }

// List begins a list and returns its offset in Buf.
func (w *Writer) List(l Layout) int { return w.begin('[', ']', l) }

func (w *Writer) begin(first, end byte, l Layout) int {
	w.item()
	start := len(w.Buf)
	w.Buf = append(w.Buf, first)
	w.open = append(w.open, scope{layout: l, end: end})
	if l == Lines {
		w.indent++
	}
	return start
}

// End ends the innermost object or list.
func (w *Writer) End() {
	last := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	if last.layout == Lines {
		if w.indent--; last.filled {
			w.line()
		}
	}
	w.Buf = append(w.Buf, last.end)
}

// line begins a line.
func (w *Writer) line() {
	w.Buf = append(w.Buf, '\n')
	for range w.indent {
		w.Buf = append(w.Buf, ' ', ' ')
	}
}

// item separates a value from the one before it, if it is in a list.
func (w *Writer) item() {
	if len(w.open) > 0 && w.open[len(w.open)-1].end == ']' {
		w.separate()
	}
}

func (w *Writer) separate() {
	in := &w.open[len(w.open)-1]
	if in.filled {
		w.Buf = append(w.Buf, ',')
	}
	if in.layout == Lines {
		w.line()
	} else if in.layout == OneLine && in.filled {
		w.Buf = append(w.Buf, ' ')
	}
	in.filled = true
}

// Key writes the name of the value that follows.
func (w *Writer) Key(k string) {
	w.separate()
	w.Buf = append(AppendString(w.Buf, k, w.ASCII), ':')
	if w.open[len(w.open)-1].layout != Compact {
		w.Buf = append(w.Buf, ' ')
	}
}

// Null writes null.
func (w *Writer) Null() {
	w.item()
	w.Buf = append(w.Buf, "null"...)
}

// Bool writes true or false.
func (w *Writer) Bool(v bool) {
	w.item()
	w.Buf = strconv.AppendBool(w.Buf, v)
}

// Int writes a number.
func (w *Writer) Int(v int64) {
	w.item()
	w.Buf = strconv.AppendInt(w.Buf, v, 10)
}

// Uint writes a number.
func (w *Writer) Uint(v uint64) {
	w.item()
	w.Buf = strconv.AppendUint(w.Buf, v, 10)
}

// String writes a string. Invalid UTF-8 becomes U+FFFD.
func (w *Writer) String(s string) {
	w.item()
	w.Buf = AppendString(w.Buf, s, w.ASCII)
}

// AppendString appends a string as [Writer.String] writes it.
func AppendString(dst []byte, s string, ascii bool) []byte {
	dst = append(dst, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			dst = append(dst, '\\', byte(r))
		case r >= 0x20 && r < 0x7f:
			dst = append(dst, byte(r))
		case ascii && r > 0xFFFF:
			high, low := utf16.EncodeRune(r)
			dst = appendUnit(appendUnit(dst, high, upper), low, upper)
		case ascii:
			dst = appendUnit(dst, r, upper)
		case r == '\n':
			dst = append(dst, '\\', 'n')
		case r < 0x20 || r == 0x7f || r == 0x2028 || r == 0x2029:
			dst = appendUnit(dst, r, lower)
		default:
			dst = utf8.AppendRune(dst, r)
		}
	}
	return append(dst, '"')
}

const (
	upper = "0123456789ABCDEF"
	lower = "0123456789abcdef"
)

// appendUnit escapes a UTF-16 code unit.
func appendUnit(dst []byte, r rune, digits string) []byte {
	return append(dst, '\\', 'u', digits[r>>12&15], digits[r>>8&15], digits[r>>4&15], digits[r&15])
}
