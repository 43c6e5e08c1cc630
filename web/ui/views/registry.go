package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// What views ask of the panes that show them.
type (
	// Tabs know which view is open.
	Tabs interface {
		Tab(panes.Pane) *View
		OpenView(pane panes.Pane, id string)
	}
	// Display hands the panes what they show, anew.
	Display interface{ ShowDocs() }
	// Selection brings into view what is pinned.
	Selection interface {
		// Jump pins an id and shows it in every pane that has it.
		Jump(id uint32)
		// Selected shows what was pinned in a pane in the others.
		Selected(from panes.Pane)
		// Say has a screen reader read what is selected.
		Say()
		// ShowFunction brings a function into view in every pane that has it.
		ShowFunction(id uint32)
	}
	// Source compiles the text with other options.
	Source interface{ SetOptions(report.Options) }
	// Compare has what results are compared with; "" and nil for nothing.
	Compare interface {
		Against() (name string, kept *report.Request)
	}
	// Folds chooses what is folded away.
	Folds interface{ Render() app.UI }
	// Texts has the long texts of the site.
	Texts interface {
		Of(name, known string) (text, why string)
		Fetch(then func())
	}
	// Files takes what the reader saves.
	Files interface {
		Download(name, media, data string)
	}
	// Around tells something that is no problem of the text.
	Around interface{ Tell(text string) }
)

// Beside is what the views stand beside.
type Beside struct {
	Workspace *workspace.Workspace
	Broker    *broker.Broker
	Browser   browser.Turns
	Tabs      Tabs
	Display   Display
	Selection Selection
	Source    Source
	Compare   Compare
	Folds     Folds
	Texts     Texts
	Files     Files
	Around    Around
}

// Views are the views of all panes: those that have a state of their own, or ask for something.
type Views struct {
	module    module
	diff      diff
	cfg       cfg
	functions functions
	assembly  assembly
	frame     frame
	records   records
	parse     parse
	worlds    worlds
}

// New makes them.
func New(b *Beside) *Views {
	ws, v := b.Workspace, &Views{}
	v.assembly = assembly{ws: ws, source: b.Source}
	v.module = module{ws: ws, browser: b.Browser, tabs: b.Tabs, folds: b.Folds}
	v.diff = diff{ws: ws, browser: b.Browser, display: b.Display}
	v.cfg = cfg{ws: ws, broker: b.Broker, tabs: b.Tabs, selection: b.Selection,
		display: b.Display}
	v.functions = functions{broker: b.Broker, selection: b.Selection, compare: b.Compare,
		folds: b.Folds}
	v.frame = frame{ws: ws, broker: b.Broker, assembly: &v.assembly, cfg: &v.cfg,
		selection: b.Selection}
	v.records = records{broker: b.Broker, frame: &v.frame}
	v.parse = parse{broker: b.Broker, browser: b.Browser, selection: b.Selection,
		display: b.Display, texts: b.Texts, files: b.Files, frame: &v.frame, around: b.Around}
	v.worlds = worlds{ws: ws}
	return v
}

// Lists are the views of each pane, in the order of their tabs. A further view is a file with what
// makes it, and a line here.
func (v *Views) Lists() [panes.Count][]*View {
	return [panes.Count][]*View{
		panes.Source: {{ID: "source", Title: "IR"}},
		panes.Module: {v.module.view(), v.module.compact(), v.diff.view(), v.cfg.view(),
			liveness(), v.functions.view()},
		panes.Asm: {v.assembly.view(), v.frame.view(), v.worlds.view()},
		panes.Map: {mapBytes(), v.records.view(), roots(), mapJSON(), v.parse.view()},
	}
}

// Against is the key of the stage that the difference is to, "" for the one before.
func (v *Views) Against() string { return v.diff.ask().Against }

// SetAgainst chooses it.
func (v *Views) SetAgainst(key string) { v.diff.against = key }

// FrameAt is the id of what the frame is drawn at, 0 for nothing.
func (v *Views) FrameAt() uint32 { return v.frame.at }
