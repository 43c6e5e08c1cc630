package views

import "statepoint/web/ui/panes"

// newViews makes the views of each pane, in the order of their tabs. A further view is a
// file with a function that makes it, and a line here.
func newViews(p *Panes) [panes.Count][]*View {
	return [panes.Count][]*View{
		panes.Source: {{ID: "source", Title: "IR"}},
		panes.Module: {moduleText(p), compactModule(p), p.diff.view(), p.cfg.view(), liveness(),
			p.functions.view()},
		panes.Asm: {assembly(p), p.frame.view(), worlds(p)},
		panes.Map: {mapBytes(), p.records.view(), roots(), mapJSON(), p.parse.view()},
	}
}
