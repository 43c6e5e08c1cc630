package views

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/explore/layered"
	"statepoint/web/report"
)

// Limits of a drawing that shows instructions. A larger one shows blocks only, and one that exceeds
// layered.MaxJoints nothing.
const (
	maxDrawnLines  = 4000
	maxDrawnBlocks = 3000
)

// CFG is the view of one function's blocks as a graph, with their instructions.
func CFG(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	p, err := r.At(ask.Stage)
	if err != nil {
		return nil, err
	}
	g, w := &report.Graph{}, newCompact(p)
	var f *ir.Func
	for _, c := range p.Module.Funcs {
		if c.IsDeclaration() {
			continue
		}
		g.Functions = append(g.Functions, report.GraphFunction{ID: uint32(c.ID()),
			Name: w.links.Label(c.ID())})
		switch {
		case f == nil || uint32(c.ID()) == ask.Subject:
			f = c
		case f.GC == "" && c.GC != "" && uint32(f.ID()) != ask.Subject:
			// unless another is requested, the first function with a collector
			f = c
		}
	}
	if f == nil {
		return nil, errors.New("the module defines no function")
	}
	if len(f.Blocks) > maxDrawnBlocks {
		return nil, fmt.Errorf("%s has %s; a drawing shows at most %d",
			w.links.Label(f.ID()), source.Count(len(f.Blocks), "block"), maxDrawnBlocks)
	}
	d := &drawer{stage: p, links: w.links, g: g, brief: ask.View == report.ViewCFGBrief}
	w.function(f)
	d.rows, d.doc = w.rows, w.finish()
	if err := d.draw(f); err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Subject: uint32(f.ID()), Graph: g, Doc: d.doc}, nil
}

// drawer makes a graph of a function.
type drawer struct {
	stage *explore.Stage
	links *explore.LinkTable
	g     *report.Graph
	brief bool
	// doc is the function in short form, and rows are the positions of its instructions: several
	// may share one.
	doc  *report.Doc
	rows map[provenance.ID]report.Span
}

// isPoll reports whether an instruction is a call inserted by PlaceSafepoints, or its statepoint.
func (d *drawer) isPoll(in *ir.Instr) bool {
	if !in.Op.IsCall() {
		return false
	}
	if l := d.links.Get(in.ID()); l != nil && l.Purpose == report.PurposePoll {
		return true
	}
	if gc.IsStatepoint(in) {
		for _, id := range in.From() {
			if l := d.links.Get(id); l != nil && l.Purpose == report.PurposePoll {
				return true
			}
		}
	}
	return false
}

// draw lays a function out.
func (d *drawer) draw(f *ir.Func) error {
	lines := 0
	for _, b := range f.Blocks {
		lines += lengthOf(b)
	}
	d.brief = d.brief || lines > maxDrawnLines
	at := make(map[*ir.Block]int, len(f.Blocks))
	nodes := make([]layered.Node, len(f.Blocks))
	for i, b := range f.Blocks {
		at[b] = i
		n := d.node(b)
		nodes[i] = layered.Node{W: float64(n.W), H: float64(n.H)}
		d.g.Nodes = append(d.g.Nodes, n)
	}
	var edges []layered.Edge
	for i, b := range f.Blocks {
		last := b.Terminator()
		for k := 0; last != nil && k < last.NumOps(); k++ {
			to, ok := last.Operand(k).(*ir.Block)
			if !ok {
				continue
			}
			kind, label := edgeKind(last, k), d.edgeLabel(last, k)
			// Several cases with the same target are one edge.
			if n := len(edges); n > 0 && last.Op == ir.Switch && edges[n-1].From == i &&
				edges[n-1].To == at[to] {
				if e := &d.g.Edges[n-1]; len(e.Label)+len(label) < 24 {
					e.Label += ", " + label
				} else if !strings.HasSuffix(e.Label, "…") {
					e.Label += ", …"
				}
				continue
			}
			edges = append(edges, layered.Edge{From: i, To: at[to]})
			d.g.Edges = append(d.g.Edges, report.GraphEdge{From: uint32(b.ID()),
				To: uint32(to.ID()), Label: label, Kind: kind})
		}
	}
	w, h, err := layered.Layout(nodes, edges)
	if err != nil {
		return err
	}
	d.g.Width, d.g.Height = pixel(w), pixel(h)
	for i := range nodes {
		d.g.Nodes[i].X, d.g.Nodes[i].Y = pixel(nodes[i].X), pixel(nodes[i].Y)
	}
	d.g.Start = pixel(nodes[0].X + nodes[0].W/2)
	for i := range edges {
		d.g.Edges[i].Back = edges[i].Back
		for _, p := range edges[i].Points {
			d.g.Edges[i].Points = append(d.g.Edges[i].Points, pixel(p.X), pixel(p.Y))
		}
	}
	return nil
}

func lengthOf(b *ir.Block) int {
	n := 0
	for in := b.First(); in != nil; in = in.Next() {
		n++
	}
	return n
}

func pixel(v float64) int32 { return int32(math.Round(v)) }

// node measures a block.
func (d *drawer) node(b *ir.Block) report.GraphNode {
	n := report.GraphNode{ID: uint32(b.ID()),
		Label: printer.Operand(d.stage.Module, b)}
	widest := utf8.RuneCountInString(n.Label)
	for in := b.First(); in != nil; in = in.Next() {
		poll := d.isPoll(in)
		n.Poll = n.Poll || poll
		n.Statepoint = n.Statepoint || gc.IsStatepoint(in)
		if d.brief {
			continue
		}
		m, ok := d.rows[in.ID()]
		if !ok {
			continue
		}
		rows, wide := graphRows(uint32(d.links.CallOf(in.ID())), m.Start,
			d.doc.Text[m.Start:m.End])
		widest = max(widest, wide)
		n.Lines = append(n.Lines, rows...)
	}
	if d.brief {
		n.Note = source.Count(lengthOf(b), "instruction")
		widest = max(widest, len(n.Note))
	}
	// The label may be followed by words about polls and statepoints.
	if n.Poll {
		widest = max(widest, utf8.RuneCountInString(n.Label)+len("  poll"))
	}
	n.W = pixel(report.GraphChar*float64(max(widest, 6))) + 2*report.GraphPadX
	n.H = report.GraphHead + int32(len(n.Lines))*report.GraphLineH + report.GraphPadY
	if d.brief {
		n.H += report.GraphLineH
	}
	return n
}

// graphRows breaks the text of an instruction, which begins at an offset of the module's, into rows
// between words; wide is the length of the longest in characters.
func graphRows(id uint32, at int32, text string) (rows []report.GraphLine, wide int) {
	for text != "" {
		hang := 0
		if len(rows) > 0 {
			hang = report.GraphHang
		}
		if len(rows) == report.GraphRows {
			last := &rows[len(rows)-1]
			last.Cut = true
			return rows, max(wide, report.GraphWidest)
		}
		row := text[:breakAt(text, report.GraphWidest-hang)]
		wide = max(wide, hang+utf8.RuneCountInString(report.Readable(row)))
		rows = append(rows, report.GraphLine{ID: id, Start: at, End: at + int32(len(row))})
		rest := strings.TrimLeft(text[len(row):], " \n")
		at += int32(len(text) - len(rest))
		text = rest
	}
	return rows, wide
}

// breakAt returns the number of bytes of a text that fit into a row of the given number of
// characters, up to the end of a word if possible. A quoted name is one word.
func breakAt(text string, most int) int {
	chars, end, quoted := 0, 0, false
	for i, r := range text {
		switch {
		case r == '\n':
			return i
		case r == '"':
			quoted = !quoted
		case r == ' ' && !quoted && i > 0:
			end = i
		}
		if chars == most {
			if end == 0 {
				return i
			}
			return end
		}
		chars++
	}
	return len(text)
}

// edgeKind says when a terminator branches to the block that is its kth operand.
func edgeKind(in *ir.Instr, k int) report.EdgeKind {
	switch {
	case in.Op == ir.Br && in.NumOps() == 3:
		return [...]report.EdgeKind{report.EdgePlain, report.EdgeTrue, report.EdgeFalse}[k]
	case in.Op == ir.Invoke && k == in.NumOps()-1:
		return report.EdgeUnwind
	}
	return report.EdgePlain
}

// edgeLabel labels a terminator's edge to the block that is its kth operand.
func (d *drawer) edgeLabel(in *ir.Instr, k int) string {
	switch {
	case in.Op == ir.Br && in.NumOps() == 3:
		return [...]string{"", "true", "false"}[k]
	case in.Op == ir.Invoke:
		if k == in.NumOps()-1 {
			return "unwind"
		}
		return "normal"
	case in.Op == ir.Switch && k == 1:
		return "default"
	case in.Op == ir.Switch:
		return printer.Operand(d.stage.Module, in.Operand(k-1))
	}
	return ""
}
