package draw

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/web/report"
)

// mostFunctions is how many rows a list of functions shows.
const mostFunctions = 500

// Functions is a table of functions: rows of all that there are, sorted by a column, narrowed by a
// text; the row of the function with the id here is marked, and is there however many come before
// it. A head with data-act sorts by its column, counted from 1, shifted left by one; a function
// has its id there, shifted, with the lowest bit set.
func Functions(rows []report.FunctionRow, all, sorted int, text string, here uint32) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<div class="functions records"><p class="records-bar"><label>Find `+
		`<input data-enter aria-label="Find a function" spellcheck="false" autocomplete="off" `+
		`value="%s"></label> <span role="status">%d of %d functions</span></p>`,
		html.EscapeString(text), len(rows), all)
	b.WriteString(`<table><thead><tr>`)
	head := func(column int, title, class string) {
		order, arrow := "none", ""
		if column == sorted {
			order, arrow = "descending", " ▾"
			if column == len(report.FunctionColumns) {
				order, arrow = "ascending", " ▴"
			}
		}
		fmt.Fprintf(&b, `<th scope="col" aria-sort="%s"%s><button type="button" data-act="%d" `+
			`data-key="%d">%s%s</button></th>`, order, class, (column+1)<<1, column, title, arrow)
	}
	head(len(report.FunctionColumns), "function", "")
	for i, title := range report.FunctionColumns {
		head(i, title, ` class="figure"`)
	}
	b.WriteString(`</tr></thead><tbody>`)
	shown := slices.Clone(rows[:min(len(rows), mostFunctions)])
	if i := slices.IndexFunc(rows, func(f report.FunctionRow) bool {
		return f.ID == here
	}); i >= len(shown) {
		shown = append(shown, rows[i])
	}
	for i := range shown {
		f := &shown[i]
		mark := ""
		if f.ID == here {
			mark = ` class="here" aria-current="true"`
		}
		fmt.Fprintf(&b, `<tr data-p="%d"%s><th scope="row"><button type="button" data-act="%d" `+
			`data-key="f%d">@%s</button></th>`, f.ID, mark, f.ID<<1|1, f.ID,
			html.EscapeString(f.Name))
		for k, v := range f.Values {
			more := ""
			if k == report.FunctionFrame && f.Dynamic {
				more = "+"
			}
			fmt.Fprintf(&b, `<td class="figure">%d%s</td>`, v, more)
		}
		b.WriteString(`</tr>`)
	}
	b.WriteString(`</tbody></table>`)
	if n := len(rows) - len(shown); n > 0 {
		fmt.Fprintf(&b, `<p>%d more: type a part of the name.</p>`, n)
	}
	b.WriteString(`</div>`)
	return b.String()
}
