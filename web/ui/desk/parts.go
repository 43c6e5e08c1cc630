package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/workspace"
)

// Around is everything around the panes.
type Around interface {
	// Escape handles Esc pressed within a pane.
	Escape()
	// Tell shows a message that is not a problem of the text.
	Tell(text string)
	// RunTo runs to an instruction of an object, by its id.
	RunTo(id uint32)
	// Prose renders a sentence whose technical terms explain themselves.
	Prose(text string) app.UI
	// PopOut shows a pane in a separate window.
	PopOut(panes.Pane)
	// LeaveRun shows the panes instead of the run.
	LeaveRun()
	// Renewed is called when the ids of earlier reports become invalid.
	Renewed()
}

// What parts need from the browser, besides turns.
type (
	// storage saves choices and moves the focus to where they were made.
	storage interface {
		focuser
		browser.Storage
	}
	// focuser moves the focus.
	focuser interface {
		browser.Turns
		Focus(selector string)
	}
	// clipboard takes copies and files.
	clipboard interface {
		browser.Turns
		browser.Files
	}
	// fetcher fetches the site's long texts.
	fetcher interface {
		Texts(done func(byName map[string]string))
	}
	// staged scrolls to the chosen stage.
	staged interface {
		browser.Turns
		ScrollTo(selector string)
	}
	// screen records when everything is on screen.
	screen interface {
		browser.Turns
		Shown()
	}
)

// New assembles the panes of a workspace and its broker. Each part names its dependencies in its
// fields; New fills them in.
func New(ws *workspace.Workspace, b *broker.Broker, in browser.Browser, around Around) *Panes {
	p := &Panes{browser: in}
	reader, widgets, tabs, display := &p.Reader, &p.Widgets, &p.Tabs, &p.Display
	shown, selection, follower := &p.content, &p.Selection, &p.follower

	p.Reader = Reader{browser: in}
	p.Source = Source{ws: ws, broker: b, browser: in, widgets: widgets, follower: follower}
	p.Texts = Texts{browser: in}
	p.Closed = Closed{ws: ws, browser: in, reader: reader, widgets: widgets}
	p.Keyboard = Keyboard{browser: in, reader: reader, widgets: widgets, tabs: tabs,
		closed: &p.Closed}
	p.Tabs = Tabs{broker: b, browser: in, reader: reader, display: display, follower: follower}
	p.Stages = Stages{ws: ws, broker: b, browser: in, reader: reader,
		widgets: &p.Widgets, tabs: tabs, display: display, changes: &p.Changes}

	// What is shown.
	p.Compare = Compare{ws: ws, reader: reader, tabs: tabs, display: display}
	p.Changes = Changes{reader: reader, tabs: tabs, compare: &p.Compare}
	p.content = content{ws: ws, tabs: tabs, compare: &p.Compare}
	p.drawings = drawings{ws: ws, broker: b, widgets: widgets, tabs: tabs, content: shown,
		follower: follower}
	p.folds = Folds{ws: ws, broker: b, browser: in, reader: reader, widgets: widgets, tabs: tabs,
		compare: &p.Compare}
	p.Trail = Trail{ws: ws, broker: b, browser: in, widgets: widgets}
	p.follower = Follower{ws: ws, broker: b, widgets: widgets, tabs: tabs, folds: &p.folds,
		display: display}
	p.Selection = Selection{ws: ws, broker: b, browser: in, reader: reader, widgets: widgets,
		tabs: tabs, stages: &p.Stages, display: display, follower: follower}
	p.services = Services{ws: ws, broker: b, reader: reader, widgets: widgets, tabs: tabs,
		content: shown, selection: selection}
	p.Display = Display{ws: ws, broker: b, browser: in, reader: reader, widgets: widgets,
		tabs: tabs, content: shown, compare: &p.Compare, drawings: &p.drawings,
		services: &p.services, trail: &p.Trail, follower: follower, folds: &p.folds,
		selection: selection, around: around}

	p.views = views.New(&views.Beside{Workspace: ws, Broker: b, Browser: in, Tabs: tabs,
		Display: display, Selection: selection, Source: &p.Source, Compare: &p.Compare,
		Folds: &p.folds, Texts: &p.Texts, Files: &p.Files, Around: around})
	p.Tabs.views = p.views.Lists()
	p.Functions = Functions{ws: ws, browser: in, folds: &p.folds, follower: follower,
		view: functionsOf(p.views), costliest: p.costliest}
	p.Rails = Rails{ws: ws, broker: b, widgets: widgets}
	p.folds.list, p.folds.rails = &p.Functions, &p.Rails

	// What the reader does, and what the engine answers.
	p.Files = Files{ws: ws, browser: in, reader: reader, tabs: tabs, content: shown,
		views: p.views, around: around, Copied: panes.None}
	p.Fit = Fit{content: shown}
	p.Section = Section{ws: ws, broker: b, browser: in, reader: reader, widgets: widgets,
		tabs: tabs, content: shown, compare: &p.Compare, changes: &p.Changes,
		stages: &p.Stages, trail: &p.Trail,
		texts: &p.Texts, files: &p.Files, closed: &p.Closed, services: &p.services,
		selection: selection, rails: &p.Rails, around: around, remedy: remedy{source: &p.Source,
			tabs: tabs, keyboard: &p.Keyboard, around: around}}
	p.input = input{ws: ws, broker: b, reader: reader, widgets: widgets, tabs: tabs,
		display: display, selection: selection, follower: follower, services: &p.services,
		keyboard: &p.Keyboard, around: around}
	p.host = host{Turns: in, Storage: in, lessons: in, ws: ws, broker: b, widgets: widgets,
		display: display, stages: &p.Stages, files: &p.Files, selection: selection, tabs: tabs,
		source: &p.Source, around: around}
	return p
}
