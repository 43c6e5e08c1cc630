package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
)

// Example is one entry of the picker.
type Example struct {
	Name, Title, About string
	// Select names the value selected when the example opens, or is empty.
	Select string
	// Group is its heading in the picker, Document where its text is printed,
	// Refused why LLVM refuses it, Differs what LLVM makes of it instead; each
	// may be empty.
	Group, Document, Refused, Differs string
	Source                            string
}

// Config is what the page needs from outside.
type Config struct {
	Examples []Example
	// First is the report of the first example, or nil; with it the page shows
	// real output before the engine has started.
	First *report.Report
	// Open gives the browser that the page is mounted in; nil stands for none.
	Open func(app.Context, browser.Events) browser.Browser
	// StartEngine starts the engine's worker; nil stands for one that says nothing.
	StartEngine engine.StartFunc
	// Still draws what a pane shows until its editor is there: [Still] in a page
	// that is drawn ahead, nil, for nothing, where the editors come with the page.
	Still func(panes.Pane, *report.Doc, *report.Index, []broker.Light) string
}

// withDefaults puts in what stands for nil.
func (c Config) withDefaults() Config {
	if c.Open == nil {
		c.Open = func(app.Context, browser.Events) browser.Browser { return browser.None{} }
	}
	if c.StartEngine == nil {
		c.StartEngine = engine.Never
	}
	return c
}

// stageNames is the strip before there is a report.
var stageNames = []report.Stage{
	{Key: report.StageParse, Title: "Parse"},
	{Key: report.StagePlace, Title: "Place safepoints"},
	{Key: report.StageRewrite, Title: "Rewrite statepoints"},
	{Key: report.StageLower, Title: "Lower"},
	{Key: report.StageEncode, Title: "Encode"},
	{Key: report.StageStackMap, Title: "Stack map"},
}

// moduleTitles is what the second pane shows after a stage.
var moduleTitles = map[string]string{
	report.StageParse:   "IR as read",
	report.StagePlace:   "IR with polls",
	report.StageRewrite: "Rewritten IR",

	"gc-lowering":          "IR without barriers",
	settings.ShadowStack:   "IR with shadow stack",
	"verify<safepoint-ir>": "Verified IR",
}
