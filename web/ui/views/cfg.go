package views

import (
	"fmt"
	"html"
	"sort"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// cfg draws the blocks of a function, and the ways between them.
type cfg struct {
	*Panes
	// What the reader chose to see drawn.
	function string // by name, which outlives a report; "" leaves it to the engine
	brief    bool   // without instructions
}

func (p *cfg) view() *View {
	return &View{ID: "cfg", Title: "CFG", Picture: true,
		Caption: "The blocks of a function; ways back, polls and statepoints are marked.",
		File:    ExportDrawing, FileHint: "Download the graph, .svg",
		Ask: func() report.ViewRequest {
			key, _ := p.ws.Module()
			view := report.ViewCFG
			if p.brief {
				view = report.ViewCFGBrief
			}
			return report.ViewRequest{View: view, Stage: key, Subject: p.subject()}
		},
		Draw: p.draw,
		Act: func(n uint32) {
			switch l := p.broker.Index().Link(n); {
			case n == actBrief:
				p.brief = !p.brief
			case l != nil && l.Kind == report.KindFunction:
				p.function = l.Label
			case l != nil: // an instruction too long for its block
				p.Tabs.openView(panes.Module, "")
				p.Jump(n)
			}
			p.ShowDocs()
		},
		Follow: func() bool {
			was := p.function
			p.follow()
			return was != p.function
		},
	}
}

// follow chooses the function of what is pinned.
func (p *cfg) follow() {
	if l := p.broker.Index().Link(p.follower.functionOf()); l != nil {
		p.function = l.Label
	}
}

// actBrief is the number of the button that shows and hides instructions; it is
// no thing's id.
const actBrief = 0

// subject gives the id of the chosen function, 0 if there is none of the
// name.
func (p *cfg) subject() uint32 {
	if p.function != "" {
		for _, l := range p.broker.Index().All() {
			if l.Kind == report.KindFunction && l.Label == p.function {
				return l.ID
			}
		}
	}
	return 0
}

// draw draws a graph as SVG, under a bar with the choice of a function. All
// text is escaped: names may be anything.
func (p *cfg) draw(a *report.ViewAnswer) string {
	g := a.Graph
	if g == nil || len(g.Nodes) == 0 {
		return ""
	}
	w := &svgWriter{g: g, doc: a.Doc, index: p.broker.Index()}
	w.bar(a.Subject, p.brief)
	name := ""
	for _, f := range g.Functions {
		if f.ID == a.Subject {
			name = f.Name
		}
	}
	w.f(
		`<svg class="cfg" role="group" aria-label="%s" viewBox="0 0 %d %d" data-zoom="%s" data-start="%d">`,
		html.EscapeString("Control flow of "+name), g.Width, g.Height,
		html.EscapeString(a.Stage+" "+name), g.Start)
	w.f(
		`<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker>` +
			`<marker id="arrow-back" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker></defs>`)
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
}

// shown escapes a piece of a module's text, with its names readable.
func shown(text string) string { return html.EscapeString(words.Visible(report.Readable(text))) }

func (w *svgWriter) f(format string, args ...any) { fmt.Fprintf(&w.b, format, args...) }

// bar writes what stands above the drawing.
func (w *svgWriter) bar(function uint32, brief bool) {
	w.f(`<div class="bar-of-drawing"><select data-choose aria-label="Function">`)
	for _, f := range w.g.Functions {
		selected := ""
		if f.ID == function {
			selected = " selected"
		}
		w.f(`<option value="%d"%s>%s</option>`, f.ID, selected, html.EscapeString(f.Name))
	}
	w.f(`</select><button type="button" data-act="%d" aria-pressed="%v">Instructions</button>`,
		actBrief, !brief)
	w.f(
		`<span class="key"><i class="key-back"></i>back <i class="key-poll">poll</i> <i class="key-statepoint">statepoint</i></span>`)
	for _, b := range []struct{ by, text, label string }{{"out", "−", "Zoom out (-)"},
		{"in", "+", "Zoom in (+)"}, {"full", "1:1", "1:1, full size (0)"},
		{"fit", "Fit", "Fit the pane"}} {
		w.f(`<button type="button" data-by="%s" aria-label="%s" title="%[2]s">%[3]s</button>`, b.by,
			b.label, b.text)
	}
	w.f(`<span class="scale" id="cfg-scale"></span></div>`)
}

// edge writes a way from block to block: straight along the layers, curved
// between them; at is where its label stands.
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
		arrow, edgePath(e.Points))
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
	w.f(
		`<g class="%s" data-p="%d" data-block="%s" tabindex="0" role="group" aria-label="%s"><rect class="box" x="%d" y="%d" width="%d" height="%d" rx="6"/>`,
		class, n.ID, html.EscapeString(n.Label), html.EscapeString(says), n.X, n.Y, n.W, n.H)
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

// hang is how far the further rows of an instruction stand in.
const hang = int32(report.GraphHang * report.GraphChar)

// line writes a row of an instruction with the words and names it has in the text.
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
			shown(w.doc.Text[m.Start:m.End]))
		at = m.End
	}
	w.words(at, l.End)
	if l.Cut {
		rest, _, _ := strings.Cut(w.doc.Text[l.End:], "\n")
		w.f(
			` <tspan class="more" data-act="%d" tabindex="0" role="button">… %s, in the text</tspan>`, l.ID, words.Count(len([]rune(rest)), "more character"))
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
			w.f(`%s<tspan class="tok tok-%d">%s</tspan>`, shown(w.doc.Text[at:start]), t.Kind,
				shown(w.doc.Text[start:end]))
			at = end
		}
		return true
	})
	w.f(`%s`, shown(w.doc.Text[at:to]))
}
