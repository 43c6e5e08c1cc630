package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// objectLookup draws the field for an address that a collector would look up.
func objectLookup(b *strings.Builder, o *report.ObjectFacts) {
	if o.Address == "" {
		return
	}
	fmt.Fprintf(b, `<p class="look"><label>Look up <input data-enter data-as="%s" `+
		`aria-label="Return address to look up" placeholder="%s" value="%s" spellcheck="false" `+
		`autocomplete="off"></label> <small>what a collector does with a frame that returns `+
		`there</small></p>`, report.ObjectLookup, html.EscapeString(o.Address),
		html.EscapeString(o.Asked))
	if len(o.Found) == 0 {
		return
	}
	b.WriteString(`<ul class="answer" role="status">`)
	for _, f := range o.Found {
		attributes := ""
		if f.ID != 0 {
			attributes = fmt.Sprintf(` data-p="%d" tabindex="0" role="button"`, f.ID)
		}
		fmt.Fprintf(b, `<li><span%s>%s.</span></li>`, attributes, objectText(f.Text))
	}
	b.WriteString(`</ul>`)
	if o.Found[0].ID != 0 {
		fmt.Fprintf(b, `<p><button type="button" class="run-to" data-act="%d">Follow it through `+
			`the bytes</button></p>`, report.ObjectWalkAct)
	}
}

// fewFunctions is the number of functions up to which a list needs no search.
const fewFunctions = 3

// objectFunctions draws the functions with their figures.
func objectFunctions(b *strings.Builder, o *report.ObjectFacts) {
	if o.All == 0 {
		return
	}
	b.WriteString(`<div class="functions records">`)
	if o.All > fewFunctions {
		count := source.Count(o.All, "function")
		if o.Find != "" {
			count = fmt.Sprintf("%d of %s", len(o.Functions), count)
		}
		fmt.Fprintf(b, `<p class="records-bar"><label>Find <input data-enter data-live `+
			`aria-label="Find a function" spellcheck="false" autocomplete="off" value="%s">`+
			`</label> <span role="status">%s</span></p>`, html.EscapeString(o.Find), count)
	}
	b.WriteString(`<table><thead><tr>`)
	objectHead(b, o, len(report.ObjectColumns), "function", "")
	for i, title := range report.ObjectColumns {
		objectHead(b, o, i, title, ` class="figure"`)
	}
	b.WriteString(`</tr></thead><tbody>`)
	shown := o.Functions[:min(len(o.Functions), mostFunctions)]
	for i := range shown {
		objectFunction(b, &shown[i])
	}
	b.WriteString(`</tbody>`)
	if o.All > 1 {
		b.WriteString(`<tfoot><tr><th scope="row">total</th>`)
		for k, v := range o.Totals.Values {
			if k == report.ObjectFrame {
				b.WriteString(`<td></td>`)
				continue
			}
			fmt.Fprintf(b, `<td class="figure">%d</td>`, v)
		}
		b.WriteString(`</tr></tfoot>`)
	}
	b.WriteString(`</table>`)
	if n := len(o.Functions) - len(shown); n > 0 {
		fmt.Fprintf(b, `<p>%d more; find one by a part of its name.</p>`, n)
	}
	b.WriteString(`</div>`)
}

// objectHead draws the header of a column, which sorts by it: descending, ascending, then with
// findings first again.
func objectHead(b *strings.Builder, o *report.ObjectFacts, column int, title, class string) {
	order, arrow, next := "none", "", uint32(column+1)
	switch names := column == len(report.ObjectColumns); o.Sorted {
	case next:
		order, arrow = "descending", "▾"
		if names {
			order, arrow = "ascending", "▴"
		}
		next += report.FunctionsReversed
	case next + report.FunctionsReversed:
		order, arrow = "ascending", "▴"
		if names {
			order, arrow = "descending", "▾"
		}
		next = 0
	}
	if arrow != "" {
		arrow = ` <span aria-hidden="true">` + arrow + `</span>`
	}
	fmt.Fprintf(b, `<th scope="col" aria-sort="%s"%s><button type="button" data-act="%d" `+
		`data-key="%d">%s%s</button></th>`, order, class, next<<2|report.ObjectSortAct, column,
		title, arrow)
}

// objectFunction draws a function with its figures.
func objectFunction(b *strings.Builder, f *report.ObjectFunction) {
	warned := ""
	if f.Values[report.ObjectWrong] > 0 {
		warned = `<span class="warned" aria-hidden="true">⚠</span> `
	}
	fmt.Fprintf(b, `<tr><th scope="row">%s<span class="name" data-p="%d" tabindex="0" `+
		`role="button">%s</span></th>`, warned, f.ID, breakable(f.Name))
	for k, v := range f.Values {
		text, class := fmt.Sprint(v), "figure"
		switch {
		case v < 0:
			text = `<span title="not fixed, or not known">–</span>`
		case k == report.ObjectWrong && v > 0:
			class += " wrong"
		}
		fmt.Fprintf(b, `<td class="%s">%s</td>`, class, text)
	}
	b.WriteString(`</tr>`)
}

// objectVerdict counts what the check found and what it proved, "" for a file without a map.
func objectVerdict(o *report.ObjectFacts) string {
	if len(o.Findings) == 0 && len(o.Passed) == 0 {
		return ""
	}
	found := "no finding"
	if n := len(o.Findings); n > 0 {
		found = source.Count(n, "finding")
	}
	if n := len(o.Passed); n > 0 {
		found += ", " + source.Count(n, "check") + " passed"
	}
	return ": " + found
}
