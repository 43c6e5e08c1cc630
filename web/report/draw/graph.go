package draw

import (
	"fmt"
	"html"
	"sort"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
)

// GraphLook holds the options for drawing a graph.
type GraphLook struct {
	// Title is the drawing's title for screen readers.
	Title string
	// Zoom names the drawing if the reader can zoom it, and then blocks can be reached by keyboard;
	// empty otherwise.
	Zoom string
	// Arrows is the prefix of the ids of the drawing's arrowheads, unique in a document.
	Arrows string
	// Show makes texts safe to display; nil leaves them unchanged.
	Show func(string) string
}

// Graph draws a graph as SVG. Its rows are ranges of a text, in which names have the colours of
// their links. All text is escaped: names may be anything.
func Graph(g *report.Graph, doc *report.Doc, index *report.Index, look *GraphLook) string {
	w := &svgWriter{g: g, doc: doc, index: index, look: look}
	w.f(`<svg class="cfg" role="group" aria-label="%s" viewBox="0 0 %d %d"`,
		html.EscapeString(look.Title), g.Width, g.Height)
	if look.Zoom != "" {
		w.f(` data-zoom="%s" data-start="%d"`, html.EscapeString(look.Zoom), g.Start)
	} else {
		w.f(` width="%d"`, g.Width)
	}
	w.f(`><defs>`)
	for _, name := range []string{"arrow", "arrow-back"} {
		w.f(`<marker id="%s" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" `+
			`markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker>`,
			look.Arrows+name)
	}
	w.f(`</defs>`)
	places := placeLabels(g)
	for i := range g.Edges {
		w.edge(&g.Edges[i], places[i])
	}
	for i := range g.Nodes {
		w.node(&g.Nodes[i])
	}
	w.f(`</svg>`)
	return w.b.String()
}

type svgWriter struct {
	b     strings.Builder
	g     *report.Graph
	doc   *report.Doc
	index *report.Index
	look  *GraphLook
}

// shown escapes a piece of a module's text, with its names readable.
func (w *svgWriter) shown(text string) string {
	text = report.Readable(text)
	if w.look.Show != nil {
		text = w.look.Show(text)
	}
	return html.EscapeString(text)
}

func (w *svgWriter) f(format string, args ...any) { fmt.Fprintf(&w.b, format, args...) }

// edge writes an edge between blocks: straight along the layers, curved between them; at is the
// position of its label.
func (w *svgWriter) edge(e *report.GraphEdge, at labelPlace) {
	if len(e.Points) < 4 {
		return
	}
	class, arrow := "edge", "arrow"
	if e.Back {
		class, arrow = "edge edge-back", "arrow-back"
	}
	if kind := e.Kind.String(); kind != "" {
		class += " edge-" + kind
	}
	w.f(`<g class="%s" data-edge="%d %d"><path marker-end="url(#%s)" d="%s"/>`, class, e.From, e.To,
		w.look.Arrows+arrow, edgePath(e.Points))
	if label := edgeText(e); label != "" {
		w.f(`<text x="%.0f" y="%.0f">%s</text>`, at.x, at.y, html.EscapeString(label))
	}
	w.f(`</g>`)
}

// node writes a block: its label, what marks it, and its instructions.
func (w *svgWriter) node(n *report.GraphNode) {
	says := "block " + n.Label
	class := "node"
	if n.Poll {
		class += " node-poll"
		says += ", polls"
	}
	if n.Statepoint {
		class += " node-statepoint"
		says += ", has a statepoint"
	}
	if n.Note != "" {
		says += ", " + n.Note
	}
	reached := ""
	if w.look.Zoom != "" {
		reached = ` tabindex="0"`
	}
	w.f(`<g class="%s" data-p="%d" data-block="%s"%s role="group" aria-label="%s">`, class, n.ID,
		html.EscapeString(n.Label), reached, html.EscapeString(says))
	w.f(`<rect class="box" x="%d" y="%d" width="%d" height="%d" rx="6"/>`, n.X, n.Y, n.W, n.H)
	if n.Statepoint {
		w.f(`<path class="mark" d="M%d %dv%d"/>`, n.X+2, n.Y+6, n.H-12)
	}
	x, y := n.X+report.GraphPadX, n.Y+17
	w.f(`<text class="label" x="%d" y="%d">%s</text>`, x, y, html.EscapeString(n.Label))
	if n.Poll {
		w.f(`<text class="badge" x="%d" y="%d" text-anchor="end">poll</text>`,
			n.X+n.W-report.GraphPadX, y)
	}
	if len(n.Lines) > 0 || n.Note != "" {
		w.f(`<path class="rule" d="M%d %dh%d"/>`, n.X, n.Y+report.GraphHead, n.W)
	}
	y = n.Y + report.GraphHead + 16
	if n.Note != "" {
		w.f(`<text class="soft" x="%d" y="%d">%s</text>`, x, y, html.EscapeString(n.Note))
	}
	for i := range n.Lines {
		at := x
		if i > 0 && n.Lines[i-1].ID == n.Lines[i].ID {
			at += hang
		}
		w.line(&n.Lines[i], n, at, y)
		y += report.GraphLineH
	}
	w.f(`</g>`)
}

// hang is the indentation of an instruction's further rows.
const hang = int32(report.GraphHang * report.GraphChar)

// line writes a row of an instruction, with the words and names of the text.
func (w *svgWriter) line(l *report.GraphLine, n *report.GraphNode, x, y int32) {
	if w.doc == nil || l.Start < 0 || l.End < l.Start || int(l.End) > len(w.doc.Text) {
		return
	}
	w.f(`<g class="ins" data-p="%d">`, l.ID)
	w.f(`<rect class="band" x="%d" y="%d" width="%d" height="%d"/><text x="%d" y="%d">`, n.X+1,
		y-13, n.W-2, report.GraphLineH, x, y)
	marks := w.doc.Marks
	first := sort.Search(len(marks), func(i int) bool { return marks[i].Start >= l.Start })
	at := l.Start
	for _, m := range marks[first:] {
		if m.Start >= l.End {
			break
		}
		if m.Role == report.RoleWhole || m.Start < at || m.End > l.End {
			continue
		}
		w.words(at, m.Start)
		class := "name"
		if k := w.index.Link(m.ID); k != nil && k.Category != report.CategoryNone {
			class += " link-" + k.Category.String()
		}
		w.f(`<tspan class="%s" data-p="%d">%s</tspan>`, class, m.ID,
			w.shown(w.doc.Text[m.Start:m.End]))
		at = m.End
	}
	w.words(at, l.End)
	if l.Cut {
		line, _, _ := strings.Cut(w.doc.Text[l.End:], "\n")
		says := fmt.Sprintf("… %s, in the text", source.Count(len([]rune(line)), "more character"))
		if len([]rune(line)) == 1 {
			says = "… 1 more character, in the text"
		}
		if w.look.Zoom != "" {
			w.f(` <tspan class="more" data-act="%d" tabindex="0" role="button">%s</tspan>`, l.ID,
				says)
		} else {
			w.f(` <tspan class="more">%s</tspan>`, says)
		}
	}
	w.f(`</text></g>`)
}

// words writes a piece of the text in the colours of its words.
func (w *svgWriter) words(from, to int32) {
	at := from
	w.doc.Tokens.In(from, to, func(t report.Token) bool {
		if t.Start >= to {
			return false
		}
		if start, end := max(t.Start, at), min(t.End, to); start < end {
			w.f(`%s<tspan class="tok tok-%d">%s</tspan>`, w.shown(w.doc.Text[at:start]), t.Kind,
				w.shown(w.doc.Text[start:end]))
			at = end
		}
		return true
	})
	w.f(`%s`, w.shown(w.doc.Text[at:to]))
}
