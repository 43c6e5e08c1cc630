package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Object draws what an opened object is and what the check found. Names, steps and titles represent
// what they are about; [report.ObjectMemberAct] and the constants after it define the acts.
func Object(o *report.ObjectFacts) string {
	var b strings.Builder
	b.WriteString(`<div class="object">`)
	objectMembers(&b, o.Members, o.Together)
	b.WriteString(`<dl class="facts">`)
	for _, r := range o.Rows {
		fmt.Fprintf(&b, "<dt>%s</dt><dd>%s</dd>", html.EscapeString(r.Name), objectText(r.Text))
	}
	b.WriteString("</dl>")
	objectLookup(&b, o)
	objectFunctions(&b, o)
	fmt.Fprintf(&b, `<h3>Checked <small>without running it%s</small></h3>`, objectVerdict(o))
	for i := range o.Findings {
		objectFinding(&b, &o.Findings[i])
	}
	objectList(&b, "passed", "✓", o.Passed)
	objectList(&b, "open", "–", o.Open)
	b.WriteString("</div>")
	return b.String()
}

// objectMembers draws the choice of an archive's member, or of one of several objects.
func objectMembers(b *strings.Builder, all []report.ObjectMember, together bool) {
	if len(all) == 0 {
		return
	}
	title, what := "Archive", source.Count(len(all), "object")
	if together {
		title, what = "Opened together", what+", linked to run"
	}
	fmt.Fprintf(b, `<h3>%s <small>%s</small></h3>`, title, what)
	var rest []int
	b.WriteString(`<ul class="members">`)
	for i := range all {
		if all[i].Records > 0 || all[i].Open || len(all) <= fewMembers {
			objectMember(b, all, i)
		} else {
			rest = append(rest, i)
		}
	}
	b.WriteString("</ul>")
	if len(rest) == 0 {
		return
	}
	fmt.Fprintf(b, `<details><summary>%s without records</summary><ul class="members">`,
		source.Count(len(rest), "object"))
	for _, i := range rest {
		objectMember(b, all, i)
	}
	b.WriteString("</ul></details>")
}

// fewMembers is the number of members up to which all are listed.
const fewMembers = 8

func objectMember(b *strings.Builder, all []report.ObjectMember, i int) {
	pressed := "false"
	if all[i].Open {
		pressed = "true"
	}
	fmt.Fprintf(b, `<li><button type="button" data-act="%d" aria-pressed="%s">%s</button> `+
		`<small>%s</small></li>`, (i+1)<<2|report.ObjectMemberAct, pressed,
		html.EscapeString(all[i].Name), source.Count(all[i].Records, "record"))
}

// objectFinding draws a finding with its numbered steps.
func objectFinding(b *strings.Builder, f *report.ObjectFinding) {
	b.WriteString(`<section class="found"><h4>`)
	if f.ID != 0 {
		fmt.Fprintf(b, `<span data-p="%d" tabindex="0" role="button">%s</span>`, f.ID,
			html.EscapeString(f.Title))
	} else {
		b.WriteString(html.EscapeString(f.Title))
	}
	fmt.Fprintf(b, ` <small><code>%s</code></small></h4><p>%s.</p>`, html.EscapeString(f.Code),
		objectText(f.Text))
	if len(f.Steps) > 0 {
		b.WriteString("<ol>")
		for i := range f.Steps {
			s := &f.Steps[i]
			fmt.Fprintf(b, `<li><b class="num">%s</b><span data-p="%d" tabindex="0" `+
				`role="button"><code>%s</code> %s</span></li>`, html.EscapeString(s.Label), s.ID,
				html.EscapeString(s.Place), objectText(s.Text))
		}
		b.WriteString("</ol>")
	}
	if f.Call != 0 {
		fmt.Fprintf(b, `<button type="button" class="run-to" data-act="%d" title="%s">`+
			`<span aria-hidden="true">▷</span> Run to it</button>`,
			f.Call<<2|report.ObjectRunAct, "Run the object, and stop where this call begins")
	}
	if len(f.Assumed) > 0 {
		b.WriteString(`<details><summary>Assumed</summary><ul>`)
		for _, a := range f.Assumed {
			fmt.Fprintf(b, "<li>%s</li>", objectText(a))
		}
		b.WriteString("</ul></details>")
	}
	b.WriteString("</section>")
}

func objectList(b *strings.Builder, class, sign string, all []string) {
	if len(all) == 0 {
		return
	}
	fmt.Fprintf(b, `<ul class="%s">`, class)
	for _, text := range all {
		fmt.Fprintf(b, `<li><i aria-hidden="true">%s</i> <span>%s</span></li>`, sign,
			objectText(text))
	}
	b.WriteString("</ul>")
}

// objectText escapes a text, in which backquotes are around code.
func objectText(text string) string {
	parts := strings.Split(html.EscapeString(text), "`")
	if len(parts)%2 == 0 {
		return strings.Join(parts, "`")
	}
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<code>" + parts[i] + "</code>"
	}
	return strings.Join(parts, "")
}
