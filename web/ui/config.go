package ui

import (
	"statepoint/web/report"
	"statepoint/web/ui/engine"
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
	// StartEngine starts the engine's worker; nil where there is none.
	StartEngine engine.StartFunc
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
