package draw

import (
	_ "embed"
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/web/report"
)

// The style and the script of a page of its own.
var (
	//go:embed page.css
	pageStyle string
	//go:embed page.js
	pageScript string
	//go:embed frame.css
	frameStyle string
)

// Content is what a page of its own shows.
type Content struct {
	// Title names the module.
	Title   string
	Report  *report.Report
	Frames  []report.Frame
	Records []report.MapRecord
}

// Page writes a compilation as a page that needs nothing else: the four panes,
// each a text with its links, the frames and the table of records, and a script
// of a few lines that lights what is related. Without the script the texts are
// all there; printed, they follow each other.
func Page(c *Content) string {
	return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
		"<meta name=\"color-scheme\" content=\"light dark\">\n" +
		"<title>" + html.EscapeString(c.Title) + " · Statepoint Explorer</title>\n" +
		"<style>body{margin:0;padding:16px;background:light-dark(#fbfbfa,#15171a);" +
		"color:light-dark(#1c1d1f,#e7e8ea)}h1{font:650 16px system-ui,sans-serif;margin:0 0 12px}" +
		"</style>\n</head>\n<body>\n<main>\n<h1>" +
		html.EscapeString(c.Title) + "</h1>\n" + Fragment(c) + "</main>\n</body>\n</html>\n"
}

// Fragment is the same for the middle of a document.
func Fragment(c *Content) string {
	w := pageWriter{c: c, index: report.NewIndex(c.Report.Links), used: map[uint32]bool{}}
	w.b.WriteString("<section class=\"sp-page\" aria-label=\"" +
		html.EscapeString("Statepoints of "+c.Title) + "\">\n<style>\n" + pageStyle + frameStyle +
		"</style>\n")
	w.problems()
	w.b.WriteString("<div class=\"sp-panes\">\n")
	w.pane("IR", "What was written.", &c.Report.Source, false)
	if d, title := lastModule(c.Report); d != nil {
		w.pane("Rewritten IR", title, d, false)
	}
	if c.Report.OK {
		w.pane("x86-64", c.Report.Asm.Caption, &c.Report.Asm, false)
		w.pane("Stack map", c.Report.StackMap.Caption, &c.Report.StackMap, true)
	}
	w.b.WriteString(
		"</div>\n<p class=\"sp-why\" role=\"status\">Point at a value, an instruction or a byte " +
			"to see where it came from; click to keep it.</p>\n")
	w.extras()
	w.table()
	w.b.WriteString("<script>\n" + pageScript + "</script>\n</section>\n")
	return w.b.String()
}

// lastModule is the module after the last stage that has one.
func lastModule(r *report.Report) (*report.Doc, string) {
	for _, s := range slices.Backward(r.Stages) {
		if s.Doc != nil {
			return s.Doc, "After " + s.Title + "."
		}
	}
	return nil, ""
}

type pageWriter struct {
	b     strings.Builder
	c     *Content
	index *report.Index
	used  map[uint32]bool // ids that something on the page stands for
}

func (w *pageWriter) problems() {
	for _, d := range w.c.Report.Diagnostics {
		if d.Severity != report.Note {
			fmt.Fprintf(&w.b, "<p class=\"sp-problem\"><b>%s</b> %d:%d: %s</p>\n", d.Severity,
				d.Line, d.Column, html.EscapeString(d.Message))
		}
	}
}

// pane writes a text, a line each, with its labels.
func (w *pageWriter) pane(title, caption string, d *report.Doc, bytes bool) {
	fmt.Fprintf(&w.b,
		"<figure><figcaption><b>%s</b> %s</figcaption><pre tabindex=\"0\" aria-label=\"%s\">",
		title, html.EscapeString(caption), title)
	spans := w.spans(d, bytes)
	next, line := 0, 0
	var open []int32 // ends of the spans that are open
	label := func() {
		if line < len(d.Gutter) {
			fmt.Fprintf(&w.b, "<i>%s</i>", html.EscapeString(d.Gutter[line]))
		} else if d.Gutter == nil {
			fmt.Fprintf(&w.b, "<i>%d</i>", line+1)
		}
	}
	text := strings.TrimSuffix(d.Text, "\n")
	label()
	start := 0
	flush := func(end int) {
		w.b.WriteString(html.EscapeString(text[start:end]))
		start = end
	}
	for at := 0; at <= len(text); at++ {
		for len(open) > 0 && int(open[len(open)-1]) <= at {
			flush(at)
			w.b.WriteString("</s>")
			open = open[:len(open)-1]
		}
		if at == len(text) {
			flush(at)
			break
		}
		for next < len(spans) && int(spans[next].Start) <= at {
			m := spans[next]
			next++
			if int(m.Start) < at || m.End <= m.Start || len(open) > 0 && m.End > open[len(open)-1] {
				continue
			}
			flush(at)
			class := ""
			if l := w.index.Link(m.ID); l != nil && l.Category != report.CategoryNone &&
				m.Role != report.RoleWhole {
				class = fmt.Sprintf(" class=\"sp-%s\"", l.Category)
			}
			fmt.Fprintf(&w.b, "<s%s data-p=\"%d\">", class, m.ID)
			w.used[m.ID] = true
			open = append(open, m.End)
		}
		if text[at] == '\n' {
			flush(at)
			w.b.WriteByte('\n')
			start = at + 1
			line++
			label()
		}
	}
	w.b.WriteString("</pre></figure>\n")
}

// spans are the marks worth an element: not the bodies of functions and blocks,
// and none that crosses the end of a line.
func (w *pageWriter) spans(d *report.Doc, bytes bool) []report.Mark {
	var out []report.Mark
	for _, m := range d.Marks {
		l := w.index.Link(m.ID)
		if l == nil || m.Role == report.RoleWhole && (bytes || l.Kind == report.KindFunction ||
			l.Kind == report.KindBlock) {
			continue
		}
		if strings.IndexByte(d.Text[m.Start:m.End], '\n') >= 0 {
			continue
		}
		if n := len(out); n > 0 && out[n-1].Start == m.Start && out[n-1].End == m.End {
			continue
		}
		out = append(out, m)
	}
	return out
}

// extras are the frames at their first safepoint, and the records.
func (w *pageWriter) extras() {
	const most = 24
	for i := range w.c.Frames {
		f := &w.c.Frames[i]
		if i == most || len(f.Steps) == 0 {
			break
		}
		step := f.FirstRecord()
		fmt.Fprintf(&w.b,
			"<details class=\"sp-frame\"><summary>Frame of %s at "+
				"<code>%s</code></summary>%s</details>\n",
			html.EscapeString(f.Name), html.EscapeString(f.Steps[step].Text), Frame(f, step))
		for _, s := range f.Slots {
			w.used[s.ID] = true
		}
		for _, u := range f.Steps[step].Uses {
			w.used[u.Location] = true
		}
	}
	if len(w.c.Records) > 0 {
		fmt.Fprintf(&w.b,
			"<details class=\"sp-records\"><summary>Records as a table</summary>%s</details>\n",
			Records(w.c.Records, 0))
		for i := range w.c.Records {
			w.used[w.c.Records[i].ID] = true
			for _, l := range w.c.Records[i].Locations {
				w.used[l.ID] = true
			}
		}
	}
}

// table writes, for each id on the page, what lights up with it and how it came
// about: a line of ids, the selected one aside, and a sentence. Ids that light the
// same share a line.
func (w *pageWriter) table() {
	w.b.WriteString("<template class=\"sp-links\">")
	ids := make([]uint32, 0, len(w.used))
	for id := range w.used {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		if w.index.Link(id) == nil {
			continue
		}
		fmt.Fprintf(&w.b, "<p data-of=\"%d\" data-lit=\"", id)
		first := true
		for _, l := range w.index.Select([]uint32{id}) {
			if l.ID == id || !w.used[l.ID] {
				continue
			}
			if !first {
				w.b.WriteByte(' ')
			}
			first = false
			fmt.Fprintf(&w.b, "%d", l.ID)
			if l.Strength == report.Place {
				w.b.WriteByte('p')
			}
		}
		fmt.Fprintf(&w.b, "\">%s</p>\n", html.EscapeString(w.index.Why([]uint32{id}).String()))
	}
	w.b.WriteString("</template>\n")
}

// FrameFile is the drawing of a frame as a file of its own.
func FrameFile(f *report.Frame, step int) string {
	svg := Frame(f, step)
	i := strings.IndexByte(svg, '>')
	if i < 0 {
		return ""
	}
	return svg[:i+1] + "<style>" + frameStyle + "</style>" + svg[i+1:] + "\n"
}
