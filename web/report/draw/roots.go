package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Roots draws a fold for each function with roots: a table of the roots and one of the safe points.
func Roots(funcs []report.RootedFunc) string {
	var b strings.Builder
	b.WriteString(`<div class="records roots">`)
	for i := range funcs {
		rooted(&b, &funcs[i])
	}
	b.WriteString(`</div>`)
	return b.String()
}

func rooted(b *strings.Builder, f *report.RootedFunc) {
	fmt.Fprintf(b, `<details open><summary><b%s>@%s</b> <span>gc "%s", frame %s</span></summary>`,
		point(f.ID), html.EscapeString(f.Name), html.EscapeString(f.Strategy),
		html.EscapeString(f.Frame))
	b.WriteString(`<table><thead><tr><th scope="col">root</th><th scope="col">where</th>` +
		`<th scope="col">value</th><th scope="col">metadata</th></tr></thead><tbody>`)
	for i := range f.Roots {
		r := &f.Roots[i]
		metadata := "null"
		if r.Metadata != "" {
			metadata = r.Metadata
		}
		fmt.Fprintf(b, `<tr%s><td>%d</td><td><code>%s</code></td><td>%s</td><td>%s</td></tr>`,
			row(r.ID), r.Number, html.EscapeString(r.Place), html.EscapeString(r.Value),
			html.EscapeString(metadata))
	}
	if f.List != nil {
		b.WriteString(`</tbody></table>`)
		list(b, f)
		b.WriteString(`</details>`)
		return
	}
	b.WriteString(`</tbody></table><table><thead><tr><th scope="col">safe point</th>` +
		`<th scope="col">kind</th><th scope="col">address</th><th scope="col">live roots</th></tr>` +
		`</thead><tbody>`)
	for i := range f.Points {
		p := &f.Points[i]
		fmt.Fprintf(b, `<tr%s><td><code>%s</code></td><td>%s</td><td><code>0x%x</code></td><td>`,
			row(p.ID), html.EscapeString(p.Label), html.EscapeString(p.Kind), p.Address)
		for k, r := range p.Live {
			if k > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(b, `<span%s>%d</span>`, point(r.ID), r.Number)
		}
		if len(p.Live) == 0 {
			b.WriteString("none")
		}
		b.WriteString(`</td></tr>`)
	}
	b.WriteString(`</tbody></table></details>`)
}

// list writes how a collector reaches the roots of a function through a shadow stack.
func list(b *strings.Builder, f *report.RootedFunc) {
	l := f.List
	b.WriteString(`<table><thead><tr><th scope="col">read</th><th scope="col">what it says</th></tr>` +
		`</thead><tbody>`)
	line := func(id uint32, what, says string) {
		fmt.Fprintf(b, `<tr%s><td><code>%s</code></td><td>%s</td></tr>`, row(id),
			html.EscapeString(what), html.EscapeString(says))
	}
	line(l.ChainID, l.Chain, "the newest entry")
	line(l.EntryID, l.Entry, fmt.Sprintf("the entry of a call, %s in its frame",
		source.Count(l.Size, "byte")))
	line(l.EntryID, "entry+0", "the caller's entry, null for the last")
	line(l.EntryID, "entry+8", "the address of "+l.Map)
	line(l.MapID, l.Map+"+0", fmt.Sprintf("the number of roots in the entry: %d", len(f.Roots)))
	line(l.MapID, l.Map+"+4", fmt.Sprintf("the number of them, the first ones, with metadata: %d",
		l.Described))
	for i := range l.Described {
		line(f.Roots[i].ID, fmt.Sprintf("%s+%d", l.Map, 8+8*i),
			fmt.Sprintf("the metadata of root %d: %s", i, f.Roots[i].Metadata))
	}
	b.WriteString(`</tbody></table>`)
}

// point makes an element part of the selection, unless it has no id.
func point(id uint32) string {
	if id == 0 {
		return ""
	}
	return fmt.Sprintf(` data-p="%d"`, id)
}

// row is point for the row of a table, which keys reach.
func row(id uint32) string {
	if id == 0 {
		return ""
	}
	return point(id) + ` tabindex="0"`
}
