package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/web/report"
)

// parseNeighbours is the number of records before and after the current one that the choice offers.
const parseNeighbours = 250

// Parse draws a record as a program reads it: a fold for each part, with its fields beside their
// struct, then the look-up of a return address, then the whole program. Elements with the same
// data-same within a data-scope represent one field; data-unfold opens the folds within data-folds.
// [report.ParseStep] and the constants after it define its acts.
func Parse(p *report.Parse) string {
	var b strings.Builder
	b.WriteString(`<div class="parse" data-folds>`)
	parseChoice(&b, p)
	for i := range p.Parts {
		parsePart(&b, &p.Parts[i])
	}
	parseSource(&b, p)
	parseLookup(&b, &p.Lookup)
	b.WriteString(`</div>`)
	return b.String()
}

// parseChoice chooses the record.
func parseChoice(b *strings.Builder, p *report.Parse) {
	fmt.Fprintf(b, `<p class="parse-bar"><label>Record <select data-choose aria-label="Record">`)
	for n := max(0, int(p.Record)-parseNeighbours); n < len(p.Records) &&
		n <= int(p.Record)+parseNeighbours; n++ {
		selected := ""
		if n == int(p.Record) {
			selected = " selected"
		}
		fmt.Fprintf(b, `<option value="%d"%s>%d</option>`,
			p.Records[n]<<2|report.ParseRecord, selected, n)
	}
	fmt.Fprintf(b, `</select></label> <span>of %d, in <code>@%s</code> · version %d, `+
		`little-endian</span> <button type="button" data-unfold>Unfold all</button></p>`,
		len(p.Records), html.EscapeString(p.Function), p.Version)
}

// parsePart is a fold.
func parsePart(b *strings.Builder, part *report.ParsePart) {
	thing := ""
	if part.ID != 0 {
		thing = fmt.Sprintf(` data-p="%d"`, part.ID)
	}
	row := fmt.Sprintf(`<span class="at">%04x</span> <code class="hex cat-%s">%s</code> `+
		`<b>%s</b> <span>%s</span> <span class="why-so">%s</span>`, part.Start, part.Category,
		part.Bytes, html.EscapeString(part.Title), html.EscapeString(part.Value),
		html.EscapeString(part.Meaning))
	if len(part.Struct) == 0 {
		fmt.Fprintf(b, `<p class="part pad"%s>%s</p>`, thing, row)
		return
	}
	fold, open := fmt.Sprint(part.Start), ""
	if part.Open {
		open = " open"
	}
	if len(part.Fields) == 0 { // the next part begins there, too
		fold = part.Title
	}
	fmt.Fprintf(b, `<details class="part" data-fold="%s"%s%s><summary>%s</summary>`+
		`<div class="unfolded cat-%s" data-scope>`, fold, open, thing, row, part.Category)
	if len(part.Fields) > 0 {
		parseFields(b, part)
	}
	b.WriteString(`<pre>`)
	for _, l := range part.Struct {
		same := ""
		if l.Key != "" {
			same = fmt.Sprintf(` data-same="%s" tabindex="0"`, l.Key)
		}
		fmt.Fprintf(b, `<span%s>%s<i>%s</i>%s</span>%s`, same, html.EscapeString(l.Before),
			html.EscapeString(l.Type), html.EscapeString(l.After), "\n")
	}
	b.WriteString(`</pre></div></details>`)
}

// parseFields is the table of a part's fields.
func parseFields(b *strings.Builder, part *report.ParsePart) {
	b.WriteString(`<table><thead class="hush"><tr>` +
		`<th scope="col">offset</th><th scope="col">bytes</th><th scope="col">field</th>` +
		`<th scope="col">value</th><th scope="col">meaning</th></tr></thead><tbody>`)
	for i := range part.Fields {
		f := &part.Fields[i]
		class := ""
		if f.Reserved {
			class = ` class="pad"`
		}
		fmt.Fprintf(b, `<tr data-same="%s" tabindex="0"%s><td class="at">%04x</td>`+
			`<td class="hex cat-%s">%s</td><td>%s</td><td class="num">%s</td><td class="why-so">%s</td></tr>`,
			f.Key, class, f.Start, part.Category, f.Bytes, f.Name, f.Value,
			html.EscapeString(f.Meaning))
	}
	b.WriteString(`</tbody></table>`)
}

// parseSource draws the whole program; the caller replaces [report.ParseSource] with its text.
func parseSource(b *strings.Builder, p *report.Parse) {
	fmt.Fprintf(b, `<details class="part whole" data-fold="source"><summary>A whole parser in one `+
		`file, <code>%s</code></summary><p><button type="button" data-act="%d">Download</button></p>`+
		`<pre id="parse-source" data-file="%s" tabindex="0">%s</pre></details>`, p.File,
		report.ParseSave, p.File, report.ParseSource)
}

// parseLookup draws the steps from a return address to a collector's actions there.
func parseLookup(b *strings.Builder, l *report.Lookup) {
	b.WriteString(`<div class="look"><label title="The path from a return address to ` +
		`the collector's actions there">Look up <input data-enter ` +
		`aria-label="Return address to look up" list="return-addresses" spellcheck="false" ` +
		`autocomplete="off" placeholder="a return address"`)
	fmt.Fprintf(b, ` value="%s"></label><datalist id="return-addresses">`,
		html.EscapeString(l.Asked))
	for _, a := range l.Addresses {
		fmt.Fprintf(b, `<option value="%s">0x%x, record %d</option>`, html.EscapeString(a.Name),
			a.Address, a.Record)
	}
	b.WriteString(`</datalist>`)
	if len(l.Steps) > 0 {
		b.WriteString(`<ol>`)
		for i := range l.Steps {
			if !lookupShown(i, int(l.At), len(l.Steps)) {
				continue
			}
			current := ""
			if i == int(l.At) {
				current = ` aria-current="step"`
			}
			fmt.Fprintf(b, `<li><button type="button" data-act="%d" data-pins="%s"%s>%s</button></li>`,
				i<<2|report.ParseStep, idList(l.Steps[i].IDs), current,
				html.EscapeString(l.Steps[i].Title))
		}
		b.WriteString(`</ol>`)
		lookupButton(b, l, "Back", int(l.At)-1)
		lookupButton(b, l, "Next", int(l.At)+1)
		fmt.Fprintf(b, `<p role="status">%s</p>`, html.EscapeString(l.Steps[l.At].Text))
	}
	if l.Trouble != "" && int(l.At) >= len(l.Steps)-1 {
		fmt.Fprintf(b, `<p class="trouble" role="status">%s</p>`, html.EscapeString(l.Trouble))
	}
	b.WriteString(`</div>`)
}

// lookupShown reports whether a step appears in the row: function, record, the current pair and its
// update.
func lookupShown(i, at, n int) bool {
	pair := 2
	if at >= 2 {
		pair = at &^ 1
	}
	return i < 2 || i == pair || i == pair+1 || i == at
}

// lookupButton goes to a step; without one it is disabled but keeps the keyboard focus.
func lookupButton(b *strings.Builder, l *report.Lookup, title string, to int) {
	if to < 0 || to >= len(l.Steps) {
		fmt.Fprintf(b, `<button type="button" data-key="%s" aria-disabled="true">%[1]s</button>`, title)
		return
	}
	fmt.Fprintf(b, `<button type="button" data-key="%s" data-act="%d" data-pins="%s">%[1]s</button>`,
		title, to<<2|report.ParseStep, idList(l.Steps[to].IDs))
}

// idList formats ids for an attribute of a drawing.
func idList(ids []uint32) string {
	parts := make([]string, len(ids))
	for i, id := range ids {
		parts[i] = fmt.Sprint(id)
	}
	return strings.Join(parts, " ")
}
