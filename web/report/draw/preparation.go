package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Preparation draws the decisions of a sheet. A check box has data-enter with its choice, a button
// data-act with its number; names represent their values.
func Preparation(p *report.Preparation) string {
	b := &sheetWriter{}
	b.WriteString(`<div class="prepare">`)
	if p.Nothing != "" {
		b.print(`<p class="nothing" role="status">Nothing changes: %s.</p>`, objectText(p.Nothing))
	} else {
		b.WriteString(`<p>These changes are proposed. Uncheck those that are wrong.`)
		if p.Promoted {
			b.WriteString(` The pass <code>mem2reg</code> runs first, because only values become ` +
				`references, and stack slots hold the pointers here.`)
		}
		b.WriteString(`</p>`)
	}
	b.decisions("Collected functions", fmt.Sprintf("gc %q", p.Strategy), "", p.Functions)
	b.strategies(p)
	b.decisions("References", fmt.Sprintf("addrspace(%d)", p.Space),
		"values that may be the same pointer change together", p.References)
	b.decisions("Elsewhere", "", "functions of other modules, which must be prepared as well",
		p.Outside)
	b.decisions("Stay plain pointers", "", "", p.Raw)
	b.decisions("Never collect", `"gc-leaf-function"`, "their calls are no safepoints", p.Leaves)
	b.decisions("Freed by the collector", "", "", p.Freed)
	b.decisions("May allocate", "", "check those that return new objects", p.Allocators)
	b.objects(p.Objects)
	b.becomes(p)
	b.WriteString(`<div class="actions">`)
	if p.Nothing == "" && !p.Trouble {
		b.print(`<button type="button" class="firm" data-act="%d">Make it so</button>`,
			report.PrepareApply)
	}
	b.print(`<button type="button" data-act="%d">Not now</button><p>`, report.PrepareClose)
	if p.Then != "" {
		b.print(`<span role="status">%s</span> `, objectText(p.Then))
	}
	if p.Nothing == "" {
		b.WriteString("<small>One step: undo takes all of it back.</small>")
		if p.Whole {
			b.WriteString(` <strong>The text is written anew, without its comments.</strong>`)
		}
	}
	b.print(`</p></div><details data-fold="command"><summary>In a terminal</summary>`+
		`<pre tabindex="0"><code>%s</code></pre></details></div>`, html.EscapeString(p.Command))
	return b.String()
}

// sheetWriter writes the parts of a sheet.
type sheetWriter struct{ strings.Builder }

func (b *sheetWriter) print(format string, args ...any) { fmt.Fprintf(b, format, args...) }

// mostDecisions bounds the decisions of a kind that are drawn.
const mostDecisions = 500

func (b *sheetWriter) decisions(title, word, about string, all []report.PreparedDecision) {
	if len(all) == 0 {
		return
	}
	b.print(`<section><h3>%s`, title)
	if word != "" {
		b.print(` <code>%s</code>`, html.EscapeString(word))
	}
	if about != "" {
		b.print(` <small>%s</small>`, about)
	}
	b.WriteString("</h3><ul>")
	for i := range all {
		if i == mostDecisions {
			b.print(`<li><small>and %d more</small></li>`, len(all)-i)
			break
		}
		b.decision(&all[i])
	}
	b.WriteString("</ul></section>")
}

func (b *sheetWriter) decision(d *report.PreparedDecision) {
	b.WriteString("<li>")
	if d.Choice != "" {
		checked := ""
		if d.On {
			checked = " checked"
		}
		choice := html.EscapeString(d.Choice)
		b.print(`<input type="checkbox" data-enter="%s" value="%s" aria-label="%s"%s>`, choice,
			choice, html.EscapeString(decisionLabel(d)), checked)
	}
	b.WriteString(`<div class="of">`)
	for i := range d.Names {
		b.names(&d.Names[i])
	}
	b.print(`</div><small>%s</small></li>`, objectText(d.Why))
}

// decisionLabel says what a check box is about.
func decisionLabel(d *report.PreparedDecision) string {
	n := &d.Names[0]
	label := n.All[0].Name
	if n.In != "" {
		label += " in " + n.In
	}
	more := 0
	for i := range d.Names {
		more += len(d.Names[i].All)
	}
	if more > 1 {
		label += fmt.Sprintf(" and %d more", more-1)
	}
	return label + ": " + d.Why
}

// mostPrepared bounds the names of a function that are drawn in a line.
const mostPrepared = 12

func (b *sheetWriter) names(n *report.PreparedNames) {
	b.WriteString("<span>")
	for i, name := range n.All {
		if i == mostPrepared {
			b.print(`and %d more `, len(n.All)-i)
			break
		}
		b.print(`<code data-p="%d" tabindex="0" role="button">%s</code> `, name.ID,
			html.EscapeString(name.Name))
	}
	if n.In != "" {
		b.print(`in <code>%s</code>`, html.EscapeString(n.In))
	}
	b.WriteString("</span>")
}

func (b *sheetWriter) strategies(p *report.Preparation) {
	if p.Nothing != "" {
		return
	}
	b.WriteString(`<fieldset><legend>Strategy</legend>`)
	for _, name := range p.Strategies {
		checked, word := "", html.EscapeString(name)
		if name == p.Strategy {
			checked = " checked"
		}
		b.print(`<label><input type="radio" name="strategy" data-enter="%[1]s%[2]s" `+
			`value="%[1]s%[2]s"%[3]s> %[2]s</label>`, report.PrepareStrategy, word, checked)
	}
	b.WriteString("</fieldset>")
}

// mostWords bounds the words of an object that are drawn.
const mostWords = 16

func (b *sheetWriter) objects(all []report.PreparedObject) {
	if len(all) == 0 {
		return
	}
	b.WriteString(`<section><h3>Objects <small>for the run, in comments at the top</small></h3>`)
	for i := range all {
		o := &all[i]
		b.print(`<p><code>@%s(%d)</code></p><ol class="words">`, html.EscapeString(o.Allocator),
			o.Bytes)
		for n, reference := range o.Words {
			if n == mostWords {
				b.print(`<li>and %s</li>`, source.Count(len(o.Words)-n, "word"))
				break
			}
			class, what := "", "not followed"
			if reference {
				class, what = ` class="reference"`, "a reference"
			}
			b.print(`<li%s>word %d: %s</li>`, class, n, what)
		}
		b.WriteString("</ol>")
	}
	b.WriteString("</section>")
}

func (b *sheetWriter) becomes(p *report.Preparation) {
	if p.Line == 0 {
		return
	}
	b.print(`<section><h3>Line %d then becomes</h3><pre tabindex="0"><code>%s</code></pre>`+
		`</section>`, p.Line, html.EscapeString(strings.Join(p.Becomes, "\n")))
}

// PreparedText draws the reader's text with what a sheet changes.
func PreparedText(p *report.Preparation) string {
	b := &sheetWriter{}
	b.WriteString(`<div class="prepared" tabindex="0" role="group" ` +
		`aria-label="The text with its changes"><p>`)
	switch {
	case p.Changed == 0:
		b.WriteString("Nothing changes in your text.")
	case p.Lost == 0:
		b.print(`Your text, with additions marked in %s; nothing is removed.`,
			source.Count(p.Changed, "line"))
	default:
		b.print(`Your text, with changes marked in %s; %d of them lose something.`,
			source.Count(p.Changed, "line"), p.Lost)
	}
	b.WriteString("</p>")
	for i := range p.Lines {
		b.line(&p.Lines[i])
	}
	if p.More > 0 {
		b.print(`<p class="fold">and %s more</p>`, source.Count(p.More, "changed line"))
	}
	b.WriteString("</div>")
	return b.String()
}

func (b *sheetWriter) line(l *report.PreparedLine) {
	if l.Last > 0 {
		b.print(`<div class="fold">⋯ %d–%d stay as they are</div>`, l.Number, l.Last)
		return
	}
	number, class := "", ""
	if l.Number > 0 {
		number = fmt.Sprint(l.Number)
	}
	var text strings.Builder
	for _, p := range l.Parts {
		word := html.EscapeString(p.Text)
		switch {
		case p.Put:
			word = "<ins>" + word + "</ins>"
		case p.Out:
			word = "<del>" + word + "</del>"
		}
		if p.Put || p.Out {
			class = ` class="mod"`
		}
		text.WriteString(word)
	}
	of := ""
	if l.ID != 0 {
		of = fmt.Sprintf(` data-p="%d"`, l.ID)
	}
	b.print(`<div%s><u>%s</u><code%s>%s</code></div>`, class, number, of, text.String())
}
