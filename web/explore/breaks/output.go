package breaks

import (
	"cmp"
	"strconv"
	"strings"
)

// parted lists the lines of an output: what the program printed, quoted, and the calls of functions
// that the emulator stands in for. stub reports whether the line at an offset is such a call.
func parted(output string, stub func(offset int) bool) (printed, called string) {
	var prints, calls []string
	at := 0
	for line := range strings.Lines(output) {
		text := strings.TrimSuffix(line, "\n")
		if stub(at) {
			calls = append(calls, text)
		} else {
			prints = append(prints, strconv.Quote(text))
		}
		at += len(line)
	}
	return strings.Join(prints, ", "), strings.Join(calls, ", ")
}

// orNothing is a list of lines, or "nothing".
func orNothing(lines string) string { return cmp.Or(lines, "nothing") }
