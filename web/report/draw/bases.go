package draw

import (
	"fmt"
	"html"
	"strings"

	"statepoint/web/report"
)

// Measures of the drawing of definitions, in pixels.
const (
	baseWide   = 92 // minimum width of a node
	baseHigh   = 22
	baseLetter = 7 // width of a character
	baseAcross = 48
	basePitch  = 32 // minimum distance of rows
	baseBeside = 60 // distance of nodes with a word between them
)

// Bases draws the definitions by which the base of a pointer was found; "" for none. Arrows follow
// the data flow; a dashed one leads from a pointer to its base.
func Bases(g *report.BaseGraph) string {
	if len(g.Edges) == 0 {
		return ""
	}
	columns, rows := int32(0), int32(0)
	for i := range g.Nodes {
		columns, rows = max(columns, g.Nodes[i].Column), max(rows, g.Nodes[i].Row)
	}
	wide := make([]int, columns+1)
	for i := range g.Nodes {
		n := &g.Nodes[i]
		wide[n.Column] = max(wide[n.Column], baseWide, baseLetter*len(n.Name)+16)
	}
	left := make([]int, columns+2)
	for c := range columns + 1 {
		left[c+1] = left[c] + wide[c] + baseAcross
	}
	// The columns are of one height.
	count := make([]int, columns+1)
	for i := range g.Nodes {
		count[g.Nodes[i].Column]++
	}
	tall := max(int(rows)*basePitch, baseBeside)
	x := func(n *report.BaseNode) int { return left[n.Column] + 1 }
	y := func(n *report.BaseNode) int {
		if count[n.Column] == 1 {
			return tall/2 + 1
		}
		return int(n.Row)*tall/(count[n.Column]-1) + 1
	}
	width, height := left[columns+1]-baseAcross+2, tall+baseHigh+2
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="bases" role="img" aria-label="%s" width="%d" height="%d" `+
		`viewBox="0 0 %d %d">`, html.EscapeString(basesText(g)), width, height, width, height)
	b.WriteString(`<defs><marker id="into" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" ` +
		`markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>`)
	for _, e := range g.Edges {
		from, to := &g.Nodes[e.From], &g.Nodes[e.To]
		class := "edge cat-" + to.Category.String()
		if e.Inside {
			class += " inside"
		}
		x1, y1 := x(from)+wide[from.Column], y(from)+baseHigh/2
		x2, y2 := x(to), y(to)+baseHigh/2
		path := fmt.Sprintf("M%d %dC%d %d %d %d %d %d", x1, y1, x1+baseAcross/2, y1,
			x2-baseAcross/2, y2, x2, y2)
		if from.Column == to.Column {
			x1, x2 = x(from)+wide[from.Column]/2, x(to)+wide[to.Column]/2
			if y1, y2 = y(from)+baseHigh, y(to); y1 > y2 {
				y1, y2 = y(from), y(to)+baseHigh
			}
			path = fmt.Sprintf("M%d %dL%d %d", x1, y1, x2, y2)
		}
		fmt.Fprintf(&b, `<path class="%s" d="%s" marker-end="url(#into)"/>`, class, path)
		if e.Label != "" {
			fmt.Fprintf(&b, `<text class="label" x="%d" y="%d">%s</text>`, (x1+x2)/2+6,
				(y1+y2)/2+4, html.EscapeString(e.Label))
		}
	}
	for i := range g.Nodes {
		n := &g.Nodes[i]
		fmt.Fprintf(&b, `<g class="node cat-%s"><rect x="%d" y="%d" width="%d" height="%d" `+
			`rx="4"/><text x="%d" y="%d">%s</text></g>`, n.Category, x(n), y(n), wide[n.Column],
			baseHigh, x(n)+wide[n.Column]/2, y(n)+15, html.EscapeString(n.Name))
	}
	b.WriteString("</svg>")
	return b.String()
}

// basesText describes the drawing in words.
func basesText(g *report.BaseGraph) string {
	var parts []string
	for _, e := range g.Edges {
		verb := " flows into "
		if e.Inside {
			verb = " points into "
		}
		parts = append(parts, g.Nodes[e.From].Name+verb+g.Nodes[e.To].Name)
	}
	return strings.Join(parts, ", ")
}
