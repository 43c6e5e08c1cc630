package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// What views need from the panes that show them.
type (
	// Tabs tracks which view is open.
	Tabs interface {
		Tab(panes.Pane) *View
		OpenView(pane panes.Pane, id string)
	}
	// Display updates what the panes show.
	Display interface{ ShowDocs() }
	// Selection scrolls to the pins.
	Selection interface {
		// Jump pins an id and shows it in every pane that has it.
		Jump(id uint32)
		// Selected shows in the other panes what was pinned in one.
		Selected(from panes.Pane)
		// Say makes a screen reader read the selection.
		Say()
		// ShowFunction scrolls to a function in every pane that has it.
		ShowFunction(id uint32)
	}
	// Source compiles the text with other options.
	Source interface {
		SetOptions(report.Options)
		// Retype replaces the text as one edit that undo takes back, unless it was edited since.
		Retype(was, text string) bool
	}
	// Compare returns the kept result to compare with; "" and nil if there is none.
	Compare interface {
		Against() (name string, kept report.Handle)
	}
	// Folds chooses what is folded away.
	Folds interface {
		Choices() []elements.Group
		// Here returns the function that the panes show, 0 if they show all.
		Here() uint32
	}
	// Texts has the site's long texts.
	Texts interface {
		Of(name, known string) (text, why string)
		Fetch(then func())
	}
	// Files saves files for the reader.
	Files interface {
		Download(name, media, data string)
	}
	// Around is what surrounds the panes.
	Around interface {
		// Tell shows a message that is not a problem of the text.
		Tell(text string)
		// RunTo runs to an instruction of an object, by its id.
		RunTo(id uint32)
	}
)

// Beside holds the parts that the views depend on.
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

// Views holds the views that have state or dependencies.
type Views struct {
	module    module
	diff      diff
	cfg       cfg
	functions functions
	assembly  assembly
	frame     frame
	records   records
	parse     parse
	roots     roots
	worlds    worlds
	object    object
	prepare   prepare
}

// New creates the views.
func New(b *Beside) *Views {
	ws, v := b.Workspace, &Views{}
	v.assembly = assembly{ws: ws, browser: b.Browser, display: b.Display, source: b.Source}
	v.module = module{ws: ws, tabs: b.Tabs, folds: b.Folds, diff: &v.diff}
	v.diff = diff{ws: ws, browser: b.Browser, display: b.Display, tabs: b.Tabs}
	v.cfg = cfg{ws: ws, broker: b.Broker, tabs: b.Tabs, selection: b.Selection,
		display: b.Display, folds: b.Folds}
	v.functions = functions{broker: b.Broker, selection: b.Selection, compare: b.Compare,
		folds: b.Folds}
	v.frame = frame{ws: ws, broker: b.Broker, assembly: &v.assembly, cfg: &v.cfg,
		selection: b.Selection, folds: b.Folds}
	v.records = records{broker: b.Broker, frame: &v.frame}
	v.parse = parse{broker: b.Broker, browser: b.Browser, selection: b.Selection,
		display: b.Display, texts: b.Texts, files: b.Files, frame: &v.frame, around: b.Around}
	v.roots = roots{ws: ws}
	v.worlds = worlds{ws: ws}
	v.object = object{ws: ws, tabs: b.Tabs, parse: &v.parse, around: b.Around}
	v.prepare = prepare{ws: ws, tabs: b.Tabs, source: b.Source, around: b.Around}
	return v
}

// Lists returns the views of each pane, in the order of their tabs. To add a view, add a file with
// its constructor and a line here.
func (v *Views) Lists() [panes.Count][]*View {
	return [panes.Count][]*View{
		panes.Source: {{ID: "source", Title: "IR"}, v.object.facts(), v.object.beside(),
			v.prepare.text()},
		panes.Module: {v.module.view(), v.module.compact(), v.diff.view(&v.module), v.cfg.view(),
			liveness(), v.functions.view(), v.prepare.sheet()},
		panes.Asm: {v.assembly.view(), v.frame.view(), v.worlds.view()},
		panes.Map: {mapBytes(), v.records.view(), v.roots.view(), mapJSON(), v.parse.view()},
	}
}

// Against returns the key of the stage that the diff compares with, "" for the previous one.
func (v *Views) Against() string { return v.diff.ask().Against }

// SetAgainst sets the stage that the diff compares with.
func (v *Views) SetAgainst(key string) { v.diff.against = key }

// SortByCost has the table of records begin with those that cost most.
func (v *Views) SortByCost() { v.records.first, v.records.byCost = 0, true }

// FrameAt returns the id of the instruction or record at which the frame is drawn, or 0.
func (v *Views) FrameAt() uint32 { return v.frame.at }
