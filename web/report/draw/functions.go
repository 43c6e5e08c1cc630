package draw

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// mostFunctions bounds the rows of a list of functions.
const mostFunctions = 500

// FunctionList is the content of a table of functions.
type FunctionList struct {
	// Rows are the rows of All that match Find.
	Rows []report.FunctionRow
	All  int
	// Sorted is the column that they are sorted by, -1 for none.
	Sorted int
	// Reversed says whether that order is reversed.
	Reversed bool
	Find     string
	// Warned is how many of all functions have warnings, and OnlyWarned says that only those are
	// rows.
	Warned     int
	OnlyWarned bool
	// Here is the id of the current function, 0 for none. Its row is marked, and shown however many
	// come before it.
	Here uint32
	// Code is how many bytes of code the module has, and Between how many of those are between
	// functions. Prefixed says that some are data that functions have before their entries.
	Code, Between uint32
	Prefixed      bool
	// Map is how many bytes of map the module has, 0 for none, and About how many of those are
	// about functions.
	Map, About uint32
	// Kept says what changed since a result was kept, nil if none was.
	Kept *report.FunctionsKept
	// NoFigures says why the rows have no figures: they are still being computed, or there are
	// none; "" if the rows have them.
	NoFigures string
}

// Ask sets what a request asks for: the order, what is searched for, and the current function.
func (l *FunctionList) Ask(ask *report.ViewRequest) {
	order := ask.Step % report.FunctionsWarned
	l.Sorted, l.Reversed = int(order%report.FunctionsReversed)-1, order > report.FunctionsReversed
	l.OnlyWarned, l.Find, l.Here = order != ask.Step, ask.Lookup, ask.Subject
}

// Fill makes rows that match the request's search those of the list, in the order asked for.
func (l *FunctionList) Fill(rows []report.FunctionRow) {
	l.All = len(rows)
	for i := range rows {
		if rows[i].Warnings > 0 {
			l.Warned++
		}
	}
	l.Rows = report.NarrowFunctions(rows, l.Find)
	if l.OnlyWarned {
		l.Rows = report.WarnedFunctions(l.Rows)
	}
	report.SortFunctions(l.Rows, l.Sorted, l.Reversed)
}

// Functions draws a table of functions. The data-act of a column header is the sort order that
// pressing it selects, shifted left by one: its column, from 1, then the same reversed, then 0 for
// the order of the text. The data-act of a function is its id, shifted likewise, with the lowest
// bit set, and all of its row acts.
func Functions(l *FunctionList) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<div class="functions records"><p class="records-bar"><label>Find `+
		`<input data-enter data-live aria-label="Find a function" spellcheck="false" `+
		`autocomplete="off" value="%s"></label> %s<span role="status">%s%s</span></p>`,
		html.EscapeString(l.Find), l.filter(), l.count(), changedFunctions(l))
	b.WriteString(l.sum())
	b.WriteString(`<table><thead><tr>`)
	head := func(column int, title, class string) {
		order, arrow, next := "none", "", column+1
		if column == l.Sorted {
			order, arrow = "descending", ` <span aria-hidden="true">▾</span>`
			if l.Reversed != (column == len(report.FunctionColumns)) {
				order, arrow = "ascending", ` <span aria-hidden="true">▴</span>`
			}
			if next += report.FunctionsReversed; l.Reversed {
				next = 0
			}
		}
		if l.OnlyWarned {
			next += report.FunctionsWarned
		}
		meaning := ""
		if column < len(report.FunctionMeanings) {
			meaning = ` title="` + html.EscapeString(report.FunctionMeanings[column]) + `"`
		}
		fmt.Fprintf(&b, `<th scope="col" aria-sort="%s"%s><button type="button" data-act="%d" `+
			`data-key="%d"%s>%s%s</button></th>`, order, class, next<<1, column, meaning,
			title, arrow)
	}
	head(len(report.FunctionColumns), "function", "")
	for i, title := range report.FunctionColumns {
		head(i, title, ` class="figure"`)
	}
	b.WriteString(`</tr></thead><tbody>`)
	shown := slices.Clone(l.Rows[:min(len(l.Rows), mostFunctions)])
	if i := slices.IndexFunc(l.Rows, func(f report.FunctionRow) bool {
		return f.ID == l.Here
	}); i >= len(shown) {
		shown = append(shown, l.Rows[i])
	}
	for i := range shown {
		l.row(&b, &shown[i])
	}
	b.WriteString(`</tbody></table>`)
	if n := len(l.Rows) - len(shown); n > 0 {
		fmt.Fprintf(&b, `<p>%d more; find one by a part of its name.</p>`, n)
	}
	b.WriteString(l.totals() + `</div>`)
	return b.String()
}

// filter draws the switch that lists only functions with warnings, "" if there are none.
func (l *FunctionList) filter() string {
	if l.Warned == 0 {
		return ""
	}
	order := l.Sorted + 1
	if l.Reversed {
		order += report.FunctionsReversed
	}
	title := fmt.Sprintf("Only the %s with a warning", source.Count(l.Warned, "function"))
	if l.OnlyWarned {
		title = "All functions again"
	} else {
		order += report.FunctionsWarned
	}
	return fmt.Sprintf(`<button type="button" class="only-warned" data-act="%d" data-key="warned" `+
		`aria-pressed="%t" aria-label="Functions with a warning: %d" title="%s"><span class="warned">⚠`+
		`</span> %[3]d</button> `, order<<1, l.OnlyWarned, l.Warned, title)
}

// totals says what the listed functions have together.
func (l *FunctionList) totals() string {
	if len(l.Rows) < 2 || l.NoFigures != "" {
		return ""
	}
	sum := report.SumFunctions(l.Rows)
	between, shared := "", ""
	if len(l.Rows) == l.All { // then the rest of what the panes count is known
		if l.Between > 0 {
			between = fmt.Sprintf(" and %d of %s", l.Between, l.filling())
		}
		if l.About > 0 && l.Map > l.About {
			shared = fmt.Sprintf(" and %d of header and constants", l.Map-l.About)
		}
	}
	return fmt.Sprintf(`<p class="totals">%s: %s, %s, %s live across them, %s of code%s, %s of `+
		`map%s</p>`, source.Count(len(l.Rows), "function"),
		source.Count(sum[report.FunctionPolls], "poll"),
		source.Count(sum[report.FunctionStatepoints], "statepoint"),
		source.Count(sum[report.FunctionLive], "reference"),
		source.Count(sum[report.FunctionCode], "byte"), between,
		source.Count(sum[report.FunctionMap], "byte"), shared)
}

// count says how many functions there are, and how many of them are listed, if not all.
func (l *FunctionList) count() string {
	switch {
	case len(l.Rows) != l.All:
		return fmt.Sprintf("%d of %s", len(l.Rows), source.Count(l.All, "function"))
	case l.All == 1:
		return "1 function"
	}
	return source.Count(l.All, "function")
}

// filling is what is between functions.
func (l *FunctionList) filling() string {
	if l.Prefixed {
		return "padding and prefix data"
	}
	return "padding"
}

// sum says how the sizes of functions add up to that of the code, or why there are none; "" if
// there is nothing between functions.
func (l *FunctionList) sum() string {
	if l.NoFigures != "" {
		return `<p class="records-bar" role="status">` + html.EscapeString(l.NoFigures) + `</p>`
	}
	if l.Between == 0 {
		return ""
	}
	return fmt.Sprintf(`<p class="records-bar">%s of code: %d in functions, %d of %s `+
		`between them, to align each function</p>`, source.Count(l.Code, "byte"),
		l.Code-l.Between, l.Between, l.filling())
}

// row draws a function with its figures, and their changes.
func (l *FunctionList) row(b *strings.Builder, f *report.FunctionRow) {
	mark, change, warned := "", "", ""
	if f.ID == l.Here {
		mark = ` class="here" aria-current="true"`
	}
	if f.Change == report.FunctionNew {
		change = ` <small class="change">new</small>`
	}
	if f.Warnings > 0 {
		warned = fmt.Sprintf(`<span class="warned" role="img" title="%[1]s" `+
			`aria-label="%[1]s">⚠</span> `, source.Count(f.Warnings, "warning"))
	}
	fmt.Fprintf(b, `<tr data-p="%d" data-act="%d"%s><th scope="row">%s<button type="button" `+
		`data-key="f%[1]d" title="@%[5]s" aria-label="@%[5]s">%[6]s</button>%[7]s</th>`, f.ID,
		f.ID<<1|1, mark, warned, html.EscapeString(f.Name), twoParts("@"+f.Name), change)
	for k, v := range f.Values {
		if l.NoFigures != "" {
			b.WriteString(`<td class="figure">…</td>`)
			continue
		}
		more := ""
		if k == report.FunctionFrame && f.Dynamic {
			more = `<span title="The part of fixed size: dynamic allocas, or rounding rsp, take ` +
				`more at run time. A stack map gives the size as -1.">+</span>`
		}
		change := ""
		if was := f.Was[k]; f.Change == report.FunctionChanged && was != v {
			sign, n := "+", int64(v)-int64(was)
			if n < 0 {
				sign, n = "−", -n
			}
			change = fmt.Sprintf(`<small class="change">%s%d</small> `, sign, n)
		}
		fmt.Fprintf(b, `<td class="figure">%s%d%s</td>`, change, v, more)
	}
	b.WriteString(`</tr>`)
}

// twoParts returns a long name with its end in an element of its own, which stays where the rest is
// cut: names of one module often begin alike.
func twoParts(name string) string {
	letters := []rune(name)
	cut := len(letters) - 8
	if cut < 8 {
		return breakable(name)
	}
	return "<span>" + breakable(string(letters[:cut])) + "</span><span>" +
		breakable(string(letters[cut:])) + "</span>"
}

// breakable returns a name that may break after dots and underscores in a narrow column.
func breakable(name string) string {
	return strings.NewReplacer(".", ".<wbr>", "_", "_<wbr>").Replace(html.EscapeString(name))
}

// changedFunctions says how many functions have different figures than in the kept result, and
// which are gone; "" if nothing was kept.
func changedFunctions(l *FunctionList) string {
	if l.Kept == nil {
		return ""
	}
	var b strings.Builder
	switch n := l.Kept.Changed; {
	case n == 0:
		b.WriteString(" · all have the figures of the kept result")
	case l.Sorted < 0:
		fmt.Fprintf(&b, " · %d with figures that differ from the kept result, listed first", n)
	default:
		fmt.Fprintf(&b, " · %d with figures that differ from the kept result", n)
	}
	if gone := l.Kept.Gone; len(gone) > 0 {
		some := strings.Join(gone[:min(len(gone), 3)], ", @")
		b.WriteString(" · gone: @" + html.EscapeString(some))
		if n := len(gone) - 3; n > 0 {
			fmt.Fprintf(&b, " and %d more", n)
		}
	}
	return b.String()
}
