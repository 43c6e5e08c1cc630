package source

import (
	"strconv"
	"strings"
)

// WordSet is the set of the words of a text, which spaces and line ends part.
func WordSet(words string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		set[w] = true
	}
	return set
}

// Count is a number of things: "1 argument", "2 arguments".
func Count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return strconv.Itoa(n) + " " + thing
}
