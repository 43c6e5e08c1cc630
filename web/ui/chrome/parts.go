package chrome

import (
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/workspace"
)

// What parts need from the browser, besides turns.
type (
	// dialoged opens dialogs and places cards.
	dialoged interface {
		browser.Turns
		browser.Dialogs
	}
	// focuser moves the focus.
	focuser interface {
		browser.Turns
		Focus(selector string)
	}
	// neighbours finds the neighbour of a pane and moves the focus there.
	neighbours interface {
		Focus(selector string)
		BesideRun(current string, by int) string
	}
	// dresser changes the page's appearance and saves it.
	dresser interface {
		browser.Turns
		browser.Storage
		Focus(selector string)
		SetTheme(theme string)
		SetVim(on bool, failed func())
	}
	// addressed has an address bar and opens files.
	addressed interface {
		browser.Turns
		browser.Storage
		browser.Address
		browser.Files
		Framed() bool
	}
	// guided shows the tour and remembers that it did.
	guided interface {
		browser.Turns
		browser.Storage
		browser.Tours
	}
	// windowed opens other windows.
	windowed interface {
		browser.Turns
		browser.Windows
	}
)

// New creates the chrome of a workspace and its broker. The panes are created with it and passed to
// [Chrome.Join].
func New(ws *workspace.Workspace, b *broker.Broker, in browser.Browser) *Chrome {
	return &Chrome{ws: ws, broker: b, browser: in}
}

// Join connects the chrome to the panes. Each part names its dependencies in its fields; Join fills
// them in.
func (c *Chrome) Join(p *desk.Panes) {
	ws, b, in := c.ws, c.broker, c.browser
	c.panes = p
	c.run = runview.New(ws, in, &p.Selection, b, &p.Source, &p.Texts)

	c.notice = notice{browser: in}
	c.appearance = appearance{browser: in, reader: &p.Reader, widgets: &p.Widgets,
		notice: &c.notice}
	c.commands = commands{browser: in, reader: &p.Reader}
	c.terms = terms{browser: in, reader: &p.Reader}
	c.pins = pins{broker: b, browser: in}
	c.help = helpPanel{browser: in, reader: &p.Reader, tour: &c.tour}
	c.tour = tour{ws: ws, broker: b, browser: in, reader: &p.Reader, widgets: &p.Widgets,
		tabs: &p.Tabs, picker: &c.picker, help: &c.help, run: c.run}
	c.windows = windows{ws: ws, broker: b, browser: in, sharing: &c.sharing, notice: &c.notice}
	c.keys = keys{ws: ws, browser: in, reader: &p.Reader, widgets: &p.Widgets, stages: &c.stages,
		keyboard: &p.Keyboard, run: c.run, help: &c.help, journey: &c.journey,
		dialogs: &c.dialogs, appearance: &c.appearance, escape: c.Escape}

	// Above the panes.
	c.picker = picker{ws: ws, reader: &p.Reader, source: &p.Source, opener: in}
	c.bar = bar{ws: ws, reader: &p.Reader, tabs: &p.Tabs, display: &p.Display,
		compare: &p.Compare, closed: &p.Closed, keyboard: &p.Keyboard, run: c.run,
		picker: &c.picker, stages: &c.stages, proof: &c.proof, sharing: &c.sharing,
		help: &c.help, dialogs: &c.dialogs, appearance: &c.appearance,
		notice: &c.notice}
	c.stages = stageStrip{ws: ws, browser: in, reader: &p.Reader, stages: &p.Stages,
		compare: &p.Compare, run: c.run, appearance: &c.appearance}

	// Under them.
	c.why = whyLine{broker: b, browser: in, reader: &p.Reader, selection: &p.Selection,
		trail: &p.Trail, stages: &c.stages, journey: &c.journey,
		pins: &c.pins}
	c.journey = journey{ws: ws, broker: b, browser: in, reader: &p.Reader,
		selection: &p.Selection, trail: &p.Trail, terms: &c.terms, dialogs: &c.dialogs}
	c.foot = foot{ws: ws, broker: b, browser: in, reader: &p.Reader, widgets: &p.Widgets,
		selection: &p.Selection, rails: &p.Rails, stages: &c.stages, why: &c.why,
		escape: c.Escape}

	// The dialogs.
	c.dialogs = dialogs{browser: in, help: &c.help, tour: &c.tour, terms: &c.terms,
		options: &c.options, sharing: &c.sharing, exports: &c.exports, proof: &c.proof,
		linked: &c.linked}
	c.options = optionPanel{ws: ws, source: &p.Source, compare: &p.Compare,
		appearance: &c.appearance, terms: &c.terms, commands: &c.commands}
	c.sharing = sharing{ws: ws, broker: b, browser: in, panes: p, reader: &p.Reader,
		tabs: &p.Tabs, source: &p.Source, display: &p.Display, files: &p.Files, run: c.run,
		appearance: &c.appearance, dialogs: &c.dialogs, notice: &c.notice}
	c.exports = exports{ws: ws, broker: b, tabs: &p.Tabs, files: &p.Files, terms: &c.terms}
	c.proof = proof{ws: ws, source: &p.Source, dialogs: &c.dialogs, commands: &c.commands}
	c.linked = linkedList{broker: b, browser: in, reader: &p.Reader, widgets: &p.Widgets,
		selection: &p.Selection, pins: &c.pins}
}
