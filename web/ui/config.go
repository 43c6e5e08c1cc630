package ui

import "statepoint/web/report"

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
	StartEngine StartFunc
}

// Captions of the panes where the report has none.
var paneTitles = [paneCount]string{"IR", "Rewritten IR", "x86-64", "Stack map"}

var paneShort = [paneCount]string{"IR", "Rewritten", "x86-64", "Stack map"}

var paneKeys = [paneCount]string{"source", "module", "asm", "map"}

var paneLangs = [paneCount]string{"llvm", "llvm", "asm", "bytes"}

var paneCaptions = [paneCount]string{
	"What you write.",
	"The module after the chosen stage.",
	"The code, with each call's stack map record under it.",
	"Where the collector finds, and updates, each pointer.",
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

// shadowStack is the pass, and the stage, that links roots into a shadow stack.
const shadowStack = "shadow-stack-gc-lowering"

// moduleTitles is what the second pane shows after a stage.
var moduleTitles = map[string]string{
	report.StageParse:   "IR as read",
	report.StagePlace:   "IR with polls",
	report.StageRewrite: "Rewritten IR",

	"gc-lowering":          "IR without barriers",
	shadowStack:            "IR with shadow stack",
	"verify<safepoint-ir>": "Verified IR",
}
