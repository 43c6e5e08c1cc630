package views

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/report/draw"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// cfg draws the control-flow graph of a function.
type cfg struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	tabs      Tabs
	selection Selection
	display   Display
	folds     Folds

	// The reader's choices of what to draw.
	function string // by name, which survives a new report; if "", the engine chooses
	brief    bool   // without instructions
}

func (p *cfg) view() *View {
	return &View{ID: "cfg", Title: "CFG", Picture: true,
		Caption: "The blocks of a function; back edges, polls and statepoints are marked.",
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
			case l != nil && l.Kind == provenance.KindFunction:
				p.function = l.Label
			case l != nil: // an instruction too long for its block
				p.tabs.OpenView(panes.Module, "")
				p.selection.Jump(n)
			}
			p.display.ShowDocs()
		},
		Follow: func() bool {
			was := p.function
			p.follow()
			return was != p.function
		},
		Reveals: true,
	}
}

// follow chooses the function of the run or of the latest pin.
func (p *cfg) follow() {
	if l := p.broker.Index().Link(p.broker.TargetFunction()); l != nil {
		p.function = l.Label
	}
}

// actBrief is the number of the button that shows and hides instructions; no item has this id.
const actBrief = 0

// subject returns the id of the chosen function; else that of the one that the panes show, 0 for
// none.
func (p *cfg) subject() uint32 {
	if p.function != "" {
		for _, l := range p.broker.Index().All() {
			if l.Kind == provenance.KindFunction && l.Label == p.function {
				return l.ID
			}
		}
	}
	return p.folds.Here()
}

// draw draws a graph as SVG, under a bar with the choice of a function. It escapes all text,
// because names may contain anything.
func (p *cfg) draw(a *report.ViewAnswer) string {
	g := a.Graph
	if g == nil || len(g.Nodes) == 0 {
		return ""
	}
	name := ""
	for _, f := range g.Functions {
		if f.ID == a.Subject {
			name = f.Name
		}
	}
	return bar(g, a.Subject, p.brief) + draw.Graph(g, a.Doc, p.broker.Index(), &draw.GraphLook{
		Title: "Control flow of " + name, Zoom: a.Stage + " " + name, Show: words.Visible})
}

// bar writes the bar above the drawing.
func bar(g *report.Graph, function uint32, brief bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<div class="bar-of-drawing"><select data-choose aria-label="Function">`)
	for _, f := range g.Functions {
		selected := ""
		if f.ID == function {
			selected = " selected"
		}
		fmt.Fprintf(&b, `<option value="%d"%s>%s</option>`, f.ID, selected,
			html.EscapeString(f.Name))
	}
	fmt.Fprintf(&b, `</select><button type="button" data-act="%d" aria-pressed="%v">`+
		`Instructions</button>`, actBrief, !brief)
	fmt.Fprintf(&b,
		`<span class="key"><i class="key-back"></i>back <i class="key-poll">poll</i> <i class="key-statepoint">statepoint</i></span>`)
	for _, z := range []struct{ by, text, label string }{{"out", "−", "Zoom out (-)"},
		{"in", "+", "Zoom in (+)"}, {"full", "1:1", "1:1, full size (0)"},
		{"fit", "Fit", "Fit the pane"}} {
		fmt.Fprintf(&b, `<button type="button" data-by="%s" aria-label="%s" title="%[2]s">%[3]s`+
			`</button>`, z.by, z.label, z.text)
	}
	fmt.Fprintf(&b, `<span class="scale" id="cfg-scale"></span></div>`)
	return b.String()
}
