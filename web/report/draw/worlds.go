package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/web/report"
)

// worldMap says what the map bytes of a form are.
const worldMap = "The whole stack map, with its header and constants; or the table of roots; or, " +
	"on a shadow stack, the frame maps and the head of the list"

// Worlds draws a table with a column for each form of a program: totals, a summary in words, and
// then every function.
func Worlds(ws *report.Worlds) string {
	var b strings.Builder
	b.WriteString(`<div class="worlds">`)
	if ws.NotRun != "" {
		fmt.Fprintf(&b, `<p>Nothing was run: %s.</p>`, html.EscapeString(ws.NotRun))
	}
	for i := range ws.Worlds {
		if w := &ws.Worlds[i]; w.Trouble != "" { // names may be long, and columns are narrow
			fmt.Fprintf(&b, `<p>%s: %s.</p>`, html.EscapeString(w.Title),
				html.EscapeString(strings.TrimSuffix(w.Trouble, ".")))
		}
	}
	b.WriteString(`<table><thead><tr><td></td>`)
	for i := range ws.Worlds {
		fmt.Fprintf(&b, `<th scope="col">%s</th>`, html.EscapeString(ws.Worlds[i].Title))
	}
	b.WriteString(`</tr></thead><tbody><tr class="worlds-about"><th scope="row">references</th>`)
	for i := range ws.Worlds {
		w := &ws.Worlds[i]
		text := w.About
		if w.Trouble != "" {
			text = "Not available, see above."
		}
		fmt.Fprintf(&b, `<td>%s</td>`, html.EscapeString(text))
	}
	b.WriteString(`</tr>`)
	total := func(what string, of func(w *report.World) string) {
		title := ""
		if what == "map bytes" {
			title = ` title="` + worldMap + `"`
		}
		fmt.Fprintf(&b, `<tr><th scope="row"%s>%s</th>`, title, what)
		for i := range ws.Worlds {
			w := &ws.Worlds[i]
			text := "–"
			if w.Trouble == "" {
				text = of(w)
			}
			fmt.Fprintf(&b, `<td>%s</td>`, html.EscapeString(text))
		}
		b.WriteString(`</tr>`)
	}
	total("code bytes", func(w *report.World) string { return fmt.Sprint(w.Code) })
	total("map bytes", func(w *report.World) string { return fmt.Sprint(w.Map) })
	total("frame bytes", func(w *report.World) string {
		if w.Dynamic > 0 {
			return fmt.Sprintf("%d and %d dynamic", w.Frames, w.Dynamic)
		}
		return fmt.Sprint(w.Frames)
	})
	total("instructions", func(w *report.World) string {
		if w.Stopped != "" {
			return fmt.Sprintf("%d; %s", w.Executed, w.Stopped)
		}
		return fmt.Sprint(w.Executed)
	})
	b.WriteString(`</tbody>`)
	if len(ws.Words) > 0 {
		fmt.Fprintf(&b, `<tbody><tr class="worlds-about"><td colspan="%d">`, 1+len(ws.Worlds))
		for _, sentence := range ws.Words {
			fmt.Fprintf(&b, `<p>%s</p>`, html.EscapeString(sentence))
		}
		b.WriteString(`</td></tr></tbody>`)
	}
	for i := range ws.Functions {
		worldFunc(&b, ws, &ws.Functions[i])
	}
	b.WriteString(`</table></div>`)
	return b.String()
}

// worldFunc are the rows of a function.
func worldFunc(b *strings.Builder, ws *report.Worlds, f *report.WorldFunc) {
	fmt.Fprintf(b, `<tbody><tr class="worlds-func"><th scope="rowgroup" colspan="%d">`+
		`<code data-p="%d" tabindex="0" role="button">@%s</code></th></tr>`, 1+len(ws.Worlds), f.ID,
		html.EscapeString(f.Name))
	row := func(what string, of func(*report.WorldFigures) string) {
		fmt.Fprintf(b, `<tr><th scope="row">%s</th>`, what)
		for k := range ws.Worlds {
			text := "–"
			if ws.Worlds[k].Trouble == "" {
				text = of(&f.In[k])
			}
			fmt.Fprintf(b, `<td>%s</td>`, text)
		}
		b.WriteString(`</tr>`)
	}
	row("code bytes", func(n *report.WorldFigures) string { return fmt.Sprint(n.Code) })
	row("frame bytes", (*report.WorldFigures).FrameText)
	row("executed per call", (*report.WorldFigures).PerCallText)
	b.WriteString(`</tbody>`)
}
