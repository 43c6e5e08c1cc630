package source

import (
	"iter"
	"strconv"
	"strings"
	"sync/atomic"
)

// Words is a set of words. It is built on first use, since a run uses few of the many sets here.
type Words struct {
	text string
	set  atomic.Pointer[map[string]bool]
}

// WordSet is the set of the words in a text, separated by spaces and line ends.
func WordSet(words string) *Words { return &Words{text: words} }

// Has reports whether a word is in the set; a nil set is empty.
func (s *Words) Has(word string) bool {
	if s == nil {
		return false
	}
	set := s.set.Load()
	if set == nil {
		set = s.read()
	}
	return (*set)[word]
}

// All iterates over the words in the order of the text.
func (s *Words) All() iter.Seq[string] { return strings.FieldsSeq(s.text) }

// read builds the set. Two concurrent calls build it twice, and either result will do.
func (s *Words) read() *map[string]bool {
	set := map[string]bool{}
	for w := range s.All() {
		set[w] = true
	}
	s.set.Store(&set)
	return &set
}

// Count is a number of things: "1 argument", "2 arguments", "2 entries".
func Count[T ~int | ~int32 | ~int64 | ~uint16 | ~uint32 | ~uint64 | ~uint8](n T,
	thing string) string {
	digits := strconv.FormatInt(int64(n), 10)
	if n > 0 {
		digits = strconv.FormatUint(uint64(n), 10)
	}
	if n == 1 {
		return digits + " " + thing
	}
	if stem, ok := strings.CutSuffix(thing, "y"); ok && !strings.HasSuffix(stem, "a") {
		return digits + " " + stem + "ies"
	}
	if strings.HasSuffix(thing, "s") || strings.HasSuffix(thing, "x") {
		thing += "e"
	}
	return digits + " " + thing + "s"
}

// Quote shows a piece of a text in a message, shortened.
func Quote(t string) string {
	const most = 60
	if len(t) > most {
		t = t[:most] + "…"
	}
	return "`" + strings.ToValidUTF8(t, "·") + "`"
}

// Digits reports whether a text consists of decimal digits, at least one.
func Digits(t string) bool {
	for i := range len(t) {
		if t[i] < '0' || t[i] > '9' {
			return false
		}
	}
	return t != ""
}
