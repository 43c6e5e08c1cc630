package draw

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// recordsButton is a button that shows the records from the given one. If there are none, it stays,
// because it may have the keyboard focus.
func recordsButton(b *strings.Builder, name string, more bool, from int) {
	act := ` aria-disabled="true"`
	if more {
		act = fmt.Sprintf(` data-act="%d"`, from)
	}
	fmt.Fprintf(b, `<button type="button" data-key="%s"%s>%s</button>`, strings.ToLower(name), act,
		name)
}

// Records draws a part of a table of records: those from the first, of so many, one fold each;
// data-in is the id of its function. An element with data-act="7" shows the records
// from number 7, or sorts them. byCost says that they are sorted by cost, replaced what replaces
// the stack map in the object, if anything does.
func Records(records []report.MapRecord, first, all int, byCost bool, replaced string) string {
	last := first + len(records)
	var b strings.Builder
	b.WriteString(`<div class="records">`)
	if replaced != "" {
		fmt.Fprintf(&b, `<p>%s These are the records that it was written from.</p>`,
			html.EscapeString(replaced))
	}
	if all > 1 && records[0].Cost != nil {
		sort := "Sort by cost"
		if byCost {
			sort = "Sort by number"
		}
		fmt.Fprintf(&b, `<p class="records-bar"><button type="button" data-key="sort" `+
			`data-act="%d">%s</button></p>`, report.RecordsSort, sort)
	}
	if all > len(records) {
		b.WriteString(`<p class="records-bar">`)
		recordsButton(&b, "Previous", first > 0, max(0, first-report.MostRecords))
		if byCost {
			fmt.Fprintf(&b, ` %d to %d of %s, costliest first `, first+1, last,
				source.Count(all, "record"))
		} else {
			fmt.Fprintf(&b, ` Records %d to %d of %d `, first, last-1, all)
		}
		recordsButton(&b, "Next", last < all, last)
		b.WriteString(`</p>`)
	}
	shared := len(records) > 1 && !slices.ContainsFunc(records, func(r report.MapRecord) bool {
		return head(&r) != head(&records[0])
	})
	if shared {
		fmt.Fprintf(&b, `<p class="records-bar">Each has%s.</p>`, head(&records[0])[1:])
	}
	for i := range records {
		record(&b, &records[i], !shared, byCost)
	}
	b.WriteString(`</div>`)
	return b.String()
}

// head is what many records share: the id, and the convention and flags of a statepoint.
func head(r *report.MapRecord) string {
	text := ", id " + r.Key
	if r.CallConv != "" {
		text += fmt.Sprintf(", convention %s, flags %s", html.EscapeString(r.CallConv),
			html.EscapeString(r.Flags))
	}
	return text
}

// record draws a record; whole says that it has what many share. byCost folds it, whatever function
// the panes show: the list is of costs.
func record(b *strings.Builder, r *report.MapRecord, whole, byCost bool) {
	fold := fmt.Sprintf(` open data-in="%d"`, r.Func)
	if byCost {
		fold = ""
	}
	fmt.Fprintf(b, `<details data-fold="record %d"%s><summary><b data-p="%d">record %[1]d</b> `+
		`<span>in <code data-p="%[4]d">%[5]s</code> at 0x%[6]x`, r.Number, fold, r.ID,
		r.FunctionID, html.EscapeString(r.Function), r.Offset)
	if whole {
		b.WriteString(head(r))
	}
	if r.End > 0 {
		fmt.Fprintf(b, `, bytes 0x%02x–0x%02x`, r.Start, max(r.End, r.Start+1)-1)
	}
	if r.Cost != nil {
		fmt.Fprintf(b, `, <span title="%s">%s</span>`, r.Cost.Parts(), r.Cost.Text())
	}
	b.WriteString(`</span></summary>`)
	if len(r.Locations) > 0 {
		b.WriteString(
			`<table><thead><tr><th scope="col">#</th><th scope="col">for</th><th scope="col">value</th><th scope="col">kind</th><th scope="col">where</th><th scope="col">bytes</th></tr></thead><tbody>`)
		for i := range r.Locations {
			l := &r.Locations[i]
			tag := fmt.Sprintf(`<tr data-p="%d" tabindex="0">`, l.ID)
			if l.ID == r.ID || l.ID == 0 { // a constant, which belongs only to the record
				tag = `<tr>`
			}
			fmt.Fprintf(b,
				`%s<td>%d</td><td>%s</td><td class="cat-%s">%s</td><td>%s</td><td><code>%s</code></td><td>%d</td></tr>`,
				tag, l.Number, l.RoleText(), l.Category, html.EscapeString(l.Value),
				l.Kind, html.EscapeString(place(l)), l.Size)
		}
		b.WriteString(`</tbody></table>`)
	} else {
		b.WriteString(`<p>The record names no value.</p>`)
	}
	if len(r.LiveOuts) > 0 {
		fmt.Fprintf(b, `<p>Live registers after it: %s</p>`,
			html.EscapeString(strings.Join(r.LiveOuts, "; ")))
	}
	b.WriteString(`</details>`)
}

// place formats a location, with the words of a stack object that hold references.
func place(l *report.MapLocation) string {
	if len(l.Words) == 0 {
		return l.Place
	}
	return l.Place + ", references in " + strings.Join(l.Words, ", ")
}
