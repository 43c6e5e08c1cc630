package edition

import (
	"bytes"
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark"

	"statepoint/web/collectors"
)

// tables replaces the tables in a text with HTML, and leaves the rest unchanged: a row is a line
// that begins with a bar, and the second row separates the head from the rest. The library has an
// extension for tables, but linking it costs every command half a millisecond at its start. Each
// table is a region, named by its head, that scrolls if it is too wide.
func tables(markdown goldmark.Markdown, text string) (string, error) {
	var out strings.Builder
	row := 0
	for line := range strings.Lines(strings.TrimRight(text, "\n") + "\n\n") {
		if !strings.HasPrefix(line, "|") {
			if row > 0 {
				out.WriteString("</tbody>\n</table>\n</div>\n")
			}
			row = 0
			out.WriteString(line)
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		cell := "td"
		switch row++; row {
		case 1:
			cell = "th"
			out.WriteString(`<div class="wide" role="region" tabindex="0" aria-label="Table: ` +
				html.EscapeString(heads(cells)) +
				"\">\n<table>\n<thead>\n")
		case 2:
			out.WriteString("</thead>\n<tbody>\n")
			continue
		}
		out.WriteString("<tr>\n")
		for _, text := range cells {
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

// strategy is a listing of a collector's strategy in Go.
func strategy(id string) (string, error) {
	i := slices.IndexFunc(collectors.All, func(c collectors.Collector) bool { return c.ID == id })
	if i < 0 {
		return "", fmt.Errorf("edition: unknown collector %s", id)
	}
	return "```go\n" + strings.TrimSpace(collectors.All[i].Go()) + "\n```\n", nil
}

// matrix is the document's matrix of features and collectors as a Markdown table: ● marks what a
// collector needs, ○ what it could use.
func matrix() string {
	var out strings.Builder
	out.WriteString("| feature | in 2.8 |")
	rule := "|---|---|"
	for i := range collectors.All {
		c := &collectors.All[i]
		out.WriteString(" [" + c.Title + "](collectors.html#" + c.ID + ") |")
		rule += "---|"
	}
	out.WriteString(" here |\n" + rule + "---|\n")
	for _, f := range collectors.Matrix {
		name := f.Name
		if f.Indented {
			name = "– " + name
		}
		out.WriteString("| " + name + " | " + f.Then.Mark() + " |")
		for _, n := range f.Needs {
			out.WriteString(" " + [...]string{collectors.No: "", collectors.Useful: "○",
				collectors.Needed: "●"}[n] + " |")
		}
		here := f.Here
		if f.Switch != "" {
			here = "`" + f.Switch + "` " + here
		}
		out.WriteString(" " + here + " |\n")
	}
	return out.String()
}

// heads is the heads of a table's columns in a line of plain text.
func heads(cells []string) string {
	var all []string
	for _, c := range cells {
		if c = strings.TrimSpace(strings.ReplaceAll(c, "`", "")); c != "" {
			all = append(all, c)
		}
	}
	return strings.Join(all, ", ")
}
