package edition

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark"
)

// tables makes HTML of the tables in a text, and leaves the rest unchanged: a row is a line that
// begins with a bar, and the second row parts the head from the rest. The library has an extension
// for tables, but linking it costs every command half a millisecond at its start.
func tables(markdown goldmark.Markdown, text string) (string, error) {
	var out strings.Builder
	row := 0
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "|") {
			if row > 0 {
				out.WriteString("</tbody>\n</table>\n")
			}
			row = 0
			out.WriteString(line)
			continue
		}
		cell := "td"
		switch row++; row {
		case 1:
			cell = "th"
			out.WriteString("<table>\n<thead>\n")
		case 2:
			out.WriteString("</thead>\n<tbody>\n")
			continue
		}
		out.WriteString("<tr>\n")
		for text := range strings.SplitSeq(strings.Trim(strings.TrimSpace(line), "|"), "|") {
			var b bytes.Buffer
			if err := markdown.Convert([]byte(strings.TrimSpace(text)), &b); err != nil {
				return "", err
			}
			inner := strings.TrimSuffix(strings.TrimPrefix(b.String(), "<p>"), "</p>\n")
			out.WriteString("<" + cell + ">" + inner + "</" + cell + ">\n")
		}
		out.WriteString("</tr>\n")
	}
	return out.String(), nil
}
