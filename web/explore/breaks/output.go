package breaks

import (
	"cmp"
	"strconv"
	"strings"
)

// listed joins the lines that a program printed, each quoted, and the calls that stubs answered.
func listed(lines, calls []string) (printed, stubbed string) {
	for i, line := range lines {
		lines[i] = strconv.Quote(line)
	}
	return strings.Join(lines, ", "), strings.Join(calls, ", ")
}

// orNothing is a list of lines, or "nothing".
func orNothing(lines string) string { return cmp.Or(lines, "nothing") }
