package draw

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// Content is the content of a standalone page.
type Content struct {
	// Title names the module.
	Title   string
	Report  *report.Report
	Frames  []report.Frame
	Records []report.MapRecord

	// Panes are those of [PaneNames] that are shown; none means all.
	Panes []string
	// Theme is "light" or "dark"; empty takes that of the document, whose color-scheme decides.
	Theme string
	// Assets is the address of the folder that has the files of [Assets], which the fragment then
	// refers to; empty puts style and script into the fragment.
	Assets string
	// Module is shown in the second pane, under a name and a title; nil for the last of the report.
	Module                  *report.Doc
	ModuleName, ModuleTitle string
	// Graphs are shown in the second pane instead; none means the module.
	Graphs []Drawn
	// Run is the text of a run, shown below the panes under a title; may be empty.
	Run, RunTitle string
	// Open is "frame" or "records", which are folded otherwise.
	Open string
	// Select is the name of the value that is lit initially.
	Select string
	// From names a fragment's source and options.
	From string

	alone bool // on a page of its own
}

// Drawn is the graph of a function; its rows are ranges of a text.
type Drawn struct {
	Name  string
	Graph *report.Graph
	Doc   *report.Doc
}

// PaneNames are the names by which panes are chosen.
var PaneNames = []string{"ir", "rewritten", "asm", "map"}

func (c *Content) shows(pane string) bool {
	return len(c.Panes) == 0 || slices.Contains(c.Panes, pane)
}

// Selected is the id of what Select names; 0 for nothing.
func (c *Content) Selected() uint32 {
	var first uint32
	for i := range c.Report.Links {
		l := &c.Report.Links[i]
		if c.Select == "" || l.Label != c.Select || !l.Kind.IsIR() {
			continue
		}
		if len(l.From) == 0 {
			return l.ID
		}
		if first == 0 {
			first = l.ID
		}
	}
	return first
}

// Page writes a compilation as a page that needs nothing but the files of Assets, if it refers to
// them: the four panes, each a text with its links, the frames and the table of records, and a
// short script that lights related items. Without the script all texts are still there; printed,
// they follow each other.
func Page(c *Content) (string, error) {
	whole := *c
	whole.alone = true
	fragment, err := Fragment(&whole)
	return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
		"<meta name=\"color-scheme\" content=\"" + cmp.Or(c.Theme, "light dark") +
		"\">\n" +
		"<title>" + html.EscapeString(c.Title) + " · Statepoint Explorer</title>\n" +
		"</head>\n<body>\n<main class=\"sp-alone\">\n<h1>" +
		html.EscapeString(c.Title) + "</h1>\n" + fragment + "</main>\n</body>\n</html>\n", err
}

// MaxLit bounds the total number of parts that the items of a page light: a pointer live across
// thousands of calls lights parts of all of them, and each of these lights as many.
const MaxLit = 1_500_000

// Fragment writes a compilation as Page does, as HTML for the middle of a document. It returns an
// error if its items would light more than MaxLit parts.
func Fragment(c *Content) (string, error) {
	w := pageWriter{c: c, index: report.NewIndex(c.Report.Links), used: map[uint32]bool{}}
	w.begin()
	w.problems()
	w.b.WriteString("<div class=\"sp-panes\">\n")
	if c.shows("ir") {
		w.pane("IR", "The source.", &c.Report.Source, false)
	}
	if d, title := lastModule(c.Report); c.shows("rewritten") && len(c.Graphs) > 0 {
		w.graphs()
	} else if c.shows("rewritten") && c.Module != nil {
		w.pane(cmp.Or(c.ModuleName, "Rewritten IR"), cmp.Or(c.ModuleTitle, title), c.Module, false)
	} else if c.shows("rewritten") && d != nil {
		w.pane("Rewritten IR", title, d, false)
	}
	if c.Report.OK && c.shows("asm") {
		w.pane("x86-64", c.Report.Asm.Caption, &c.Report.Asm, false)
	}
	if c.Report.OK && c.shows("map") {
		w.pane("Stack map", c.Report.StackMap.Caption, &c.Report.StackMap, true)
	}
	w.run()
	why := "Point at a value, an instruction or a byte to see where it came from; click to pin it."
	w.b.WriteString("</div>\n<p class=\"sp-why\" role=\"status\" hidden>" + why + "</p>\n")
	if id := c.Selected(); id != 0 {
		w.used[id] = true
		w.b.WriteString("<p class=\"sp-chosen\">" +
			html.EscapeString(w.index.Why([]uint32{id}).String()) + "</p>\n")
	}
	w.extras()
	if err := w.table(); err != nil {
		return "", err
	}
	w.b.WriteString(script(c.Assets) + "</section>\n")
	return w.b.String(), nil
}

// begin writes the first tag, which names the source and options, and the styles. The initial
// selection is lit even without the script.
func (w *pageWriter) begin() {
	w.b.WriteString("<section class=\"sp-page\"")
	attr := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&w.b, " %s=\"%s\"", name, html.EscapeString(value))
		}
	}
	attr("data-statepoint", w.c.From)
	attr("data-sp-theme", w.c.Theme) // a policy may forbid a style attribute
	if id := w.c.Selected(); id != 0 {
		attr("data-pinned", strconv.FormatUint(uint64(id), 10))
		w.lit = map[uint32]string{}
		for _, l := range w.index.Select([]uint32{id}) {
			w.lit[l.ID] = "sp-lit"
			if l.Strength == report.Place {
				w.lit[l.ID] = "sp-lit sp-place"
			}
		}
		w.lit[id] = "sp-lit sp-exact"
	}
	attr("aria-label", "Statepoints of "+w.c.Title)
	w.b.WriteString(">\n" + w.c.style())
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
	lit   map[uint32]string // classes of what is lit initially
	used  map[uint32]bool   // ids that the page shows
}

func (w *pageWriter) problems() {
	for _, d := range w.c.Report.Diagnostics {
		if d.Severity != report.Note {
			fmt.Fprintf(&w.b, "<p class=\"sp-problem\"><b>%s</b> %d:%d: %s</p>\n", d.Severity,
				d.Line, d.Column, html.EscapeString(d.Message))
		}
	}
}

// pane writes a text line by line, with its labels.
func (w *pageWriter) pane(title, caption string, d *report.Doc, bytes bool) {
	fmt.Fprintf(&w.b,
		"<figure><figcaption><b>%s</b> %s</figcaption><pre tabindex=\"0\" aria-label=\"%s\">",
		title, html.EscapeString(caption), title)
	spans := w.spans(d, bytes)
	next, line := 0, 0
	var open []int32 // ends of the spans that are open
	text := strings.TrimSuffix(d.Text, "\n")
	label := labels(d, text)
	w.b.WriteString(label(0))
	start := 0
	flush := func(end int) {
		w.b.WriteString(inText.Replace(text[start:end]))
		start = end
	}
	for at := 0; at <= len(text); at++ {
		for len(open) > 0 && int(open[len(open)-1]) <= at {
			flush(at)
			w.b.WriteString("</span>")
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
			class := w.lit[m.ID]
			if l := w.index.Link(m.ID); l != nil && l.Category != report.CategoryNone &&
				m.Role != report.RoleWhole {
				class = strings.TrimSpace(fmt.Sprintf("sp-%s %s", l.Category, class))
			}
			if class != "" {
				class = fmt.Sprintf(" class=\"%s\"", class)
			}
			fmt.Fprintf(&w.b, "<span%s data-p=\"%d\">", class, m.ID)
			w.used[m.ID] = true
			open = append(open, m.End)
		}
		if text[at] == '\n' {
			flush(at)
			w.b.WriteByte('\n')
			start = at + 1
			line++
			w.b.WriteString(label(line))
		}
	}
	w.b.WriteString("</pre></figure>\n")
}

// inText escapes a text outside of tags, where quotes stay.
var inText = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

// labels returns what labels the lines of a text: its own labels or line numbers, all of one width,
// so that they are a column without styles, too.
func labels(d *report.Doc, text string) func(line int) string {
	of := func(line int) string {
		if d.Gutter == nil {
			return strconv.Itoa(line + 1)
		} else if line < len(d.Gutter) {
			return d.Gutter[line]
		}
		return ""
	}
	width := 3
	for line := range 1 + strings.Count(text, "\n") {
		width = max(width, utf8.RuneCountInString(of(line)))
	}
	return func(line int) string {
		return fmt.Sprintf("<span class=\"sp-n\">%s </span>",
			html.EscapeString(fmt.Sprintf("%*s", width, of(line))))
	}
}

// graphs draws the functions, one below the other.
func (w *pageWriter) graphs() {
	fmt.Fprintf(&w.b, "<figure class=\"sp-graphs\"><figcaption><b>CFG</b> %s</figcaption>\n",
		html.EscapeString(w.c.ModuleTitle))
	for i := range w.c.Graphs {
		d := &w.c.Graphs[i]
		for k := range d.Graph.Nodes {
			n := &d.Graph.Nodes[k]
			w.used[n.ID] = true
			for _, l := range n.Lines {
				w.used[l.ID] = true
			}
		}
		fmt.Fprintf(&w.b, "<div tabindex=\"0\" role=\"group\" aria-label=\"%[1]s\"><p>%[1]s</p>"+
			"%[2]s</div>\n", html.EscapeString(d.Name), Graph(d.Graph, d.Doc, w.index, &GraphLook{
			Title: "Control flow of " + d.Name, Arrows: fmt.Sprintf("sp%d-", i)}))
	}
	w.b.WriteString("</figure>\n")
}

// run writes the text of a run.
func (w *pageWriter) run() {
	if w.c.Run == "" {
		return
	}
	fmt.Fprintf(&w.b, "<figure class=\"sp-run\"><figcaption><b>Run</b> %s</figcaption>"+
		"<pre tabindex=\"0\" aria-label=\"Run\">%s</pre></figure>\n",
		html.EscapeString(w.c.RunTitle), html.EscapeString(w.c.Run))
}

// spans are the marks that become elements: not the bodies of functions and blocks, and none that
// crosses the end of a line.
func (w *pageWriter) spans(d *report.Doc, bytes bool) []report.Mark {
	var out []report.Mark
	for _, m := range d.Marks {
		l := w.index.Link(m.ID)
		if l == nil || m.Role == report.RoleWhole && (bytes || l.Kind == provenance.KindFunction ||
			l.Kind == provenance.KindBlock) {
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
			"<details class=\"sp-frame\"%s><summary>Frame of %s at "+
				"<code>%s</code></summary>%s</details>\n", w.open(report.ViewFrame),
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
			"<details class=\"sp-records\"%s><summary>Records as a table</summary>%s</details>\n",
			w.open(report.ViewRecords), Records(w.c.Records[:min(len(w.c.Records),
				report.MostRecords)], 0, len(w.c.Records), false, ""))
		for i := range w.c.Records {
			w.used[w.c.Records[i].ID] = true
			for _, l := range w.c.Records[i].Locations {
				w.used[l.ID] = true
			}
		}
	}
}

// open returns the attribute of unfolded elements.
func (w *pageWriter) open(what string) string {
	if w.c.Open == what {
		return " open"
	}
	return ""
}

// table writes, for each id on the page, the ids that it lights, except itself, and its provenance
// chain. Ids that light the same share a line.
func (w *pageWriter) table() error {
	w.b.WriteString("<template>")
	ids := make([]uint32, 0, len(w.used))
	for id := range w.used {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	lit := 0
	for _, id := range ids {
		if w.index.Link(id) == nil {
			continue
		}
		fmt.Fprintf(&w.b, "<p data-of=\"%d\"", id)
		before := " data-lit=\""
		parts := w.index.Select([]uint32{id})
		if lit += len(parts); lit > MaxLit {
			return fmt.Errorf("the items shown light more than %d parts of each other, the limit "+
				"(MaxLit); show fewer panes or a part of the program", MaxLit)
		}
		for _, l := range parts {
			if l.ID == id || !w.used[l.ID] {
				continue
			}
			fmt.Fprintf(&w.b, "%s%d", before, l.ID)
			before = " "
			if l.Strength == report.Place {
				w.b.WriteByte('p')
			}
		}
		if before == " " {
			w.b.WriteByte('"')
		}
		fmt.Fprintf(&w.b, ">%s</p>\n", inText.Replace(w.index.Why([]uint32{id}).String()))
	}
	w.b.WriteString("</template>\n")
	return nil
}

// FrameFile is the drawing of a frame as a separate file.
func FrameFile(f *report.Frame, step int) string {
	svg := Frame(f, step)
	i := strings.IndexByte(svg, '>')
	if i < 0 {
		return ""
	}
	return svg[:i+1] + "<style>" + frameStyle +
		".frame-svg { color-scheme: light dark; max-width: 470px; }</style>" + svg[i+1:] + "\n"
}
