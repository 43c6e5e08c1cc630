package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// Config holds what the page needs from outside.
type Config struct {
	Examples []workspace.Example
	// First is the report of the first example, or nil. With it, the page shows real output before
	// the engine has started.
	First *report.Report
	// Open returns the browser that the page is mounted in; nil means there is none.
	Open func(app.Context, browser.Events) browser.Browser
	// StartEngine starts the engine's worker; nil means an engine that never answers.
	StartEngine engine.StartFunc
	// StartCompiler starts a worker that only compiles, for the first result; nil means that the
	// engine does.
	StartCompiler engine.StartFunc
	// StartObjects starts the engine that opens objects; nil means one that never answers.
	StartObjects engine.StartFunc
	// Still draws the text of a pane until its editor is ready: [still.Draw] in a prerendered page;
	// nil in the browser, where the editors load with the page.
	Still func(pane panes.Pane, d *report.Doc, index *report.Index, lights []broker.Light,
		pinned []uint32) string
}

// withDefaults fills in the fields that are nil.
func (c Config) withDefaults() Config {
	if c.Open == nil {
		c.Open = func(app.Context, browser.Events) browser.Browser { return browser.None{} }
	}
	if c.StartEngine == nil {
		c.StartEngine = engine.Never
	}
	if c.StartObjects == nil {
		c.StartObjects = engine.Never
	}
	return c
}
