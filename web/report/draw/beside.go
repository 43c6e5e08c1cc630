package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Beside draws an object beside what is made here of its text.
func Beside(s *report.Beside) string {
	var b strings.Builder
	b.WriteString(`<div class="beside">`)
	if s.Apart {
		b.WriteString(`<p>They have no function in common: write or paste the IR of the object ` +
			`under <b>IR</b>.</p>`)
	}
	b.WriteString(`<table><thead><tr><th scope="col"></th>` +
		`<th scope="col">made here</th><th scope="col">the object</th></tr></thead><tbody>`)
	for _, f := range s.Figures {
		fmt.Fprintf(&b, `<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>`,
			html.EscapeString(f.Name), html.EscapeString(f.Here), html.EscapeString(f.Object))
	}
	for i := range s.Functions {
		besideFunction(&b, &s.Functions[i])
	}
	b.WriteString("</tbody></table></div>")
	return b.String()
}

func besideFunction(b *strings.Builder, f *report.BesideFunction) {
	size := func(n int64) string {
		if n < 0 {
			return "–"
		}
		return source.Count(n, "byte")
	}
	fmt.Fprintf(b, `<tr class="function"><th scope="rowgroup">%s</th><td>%s</td><td>%s</td></tr>`,
		besideName(f.ID, f.Name), size(f.Here), size(f.Object))
	if f.Trouble != "" {
		fmt.Fprintf(b, `<tr class="record"><td colspan="3">%s</td></tr>`,
			html.EscapeString(f.Trouble))
	}
	for i := range f.Records {
		r := &f.Records[i]
		text := fmt.Sprintf("record %d", r.Number)
		if r.Call != "" {
			text += ", " + r.Call
		}
		fmt.Fprintf(b, `<tr class="record"><th scope="rowgroup">%s`, besideName(r.ID, text))
		if r.Trouble != "" {
			fmt.Fprintf(b, ` <span class="differs">%s</span>`, html.EscapeString(r.Trouble))
		}
		fmt.Fprintf(b, "</th><td>%s</td><td>%s</td></tr>", html.EscapeString(r.Here),
			html.EscapeString(r.Object))
		for _, p := range r.Pointers {
			fmt.Fprintf(b, `<tr class="place"><td>%s</td><td>%s</td><td>%s</td></tr>`,
				html.EscapeString(p.Name), html.EscapeString(p.Here), besideName(p.ID, p.Object))
		}
	}
}

// besideName is a name that stands for an id, if it has one.
func besideName(id uint32, name string) string {
	if id == 0 {
		return html.EscapeString(name)
	}
	return fmt.Sprintf(`<span data-p="%d" tabindex="0" role="button">%s</span>`, id,
		html.EscapeString(name))
}
