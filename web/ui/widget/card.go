package widget

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/words"
)

// Place is one row of a list to go to.
type Place struct {
	Kind, Name, Detail string
	At                 int32
}

// Card is a card for static/editor/hints.js.
func (e *Editor) Card(c *report.Card) map[string]any {
	rows := make([]any, len(c.Rows))
	for i, r := range c.Rows {
		rows[i] = map[string]any{"label": r.Label, "text": r.Text, "code": report.Readable(r.Code)}
	}
	title := report.Readable(c.Title)
	return map[string]any{"from": e.offsets.UTF16(c.Start), "to": e.offsets.UTF16(c.End),
		"title": title, "what": c.What,
		"category": c.Category.String(), "meaning": c.Meaning, "rows": rows}
}

// OpenList lets the reader choose one of many positions.
func (e *Editor) OpenList(title string, list []Place) {
	const field = string(messages.SeparatorField)
	var b strings.Builder
	at := make([]int32, len(list))
	for i, p := range list {
		if i > 0 {
			b.WriteString(string(messages.SeparatorRow))
		}
		b.WriteString(p.Kind + field + words.Visible(report.Readable(p.Name)) + field +
			words.Visible(report.Readable(p.Detail)))
		at[i] = e.offsets.UTF16(p.At)
	}
	e.widget.OpenList(title, b.String(), at)
}
