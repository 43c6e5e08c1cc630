package views

import (
	"errors"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// Compare diffs a pane against its content for a kept compilation. The two share no ids: lines are
// matched by text, and only parts of the new one are linked.
func Compare(r, kept *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if kept == nil {
		return nil, errors.New("nothing was kept to compare with")
	}
	stage := ask.Stage
	if lastModule(r.Report) == stage { // whatever stage was the last of what was kept
		stage = ""
	}
	before, after := comparedDoc(kept.Report, stage), comparedDoc(r.Report, ask.Stage)
	if before == nil && after == nil {
		return nil, errors.New("neither result has anything here")
	}
	if before == nil {
		before = &report.Doc{}
	}
	if after == nil { // all of it is gone
		after = &report.Doc{}
	}
	was := *before
	was.Marks = nil
	return &report.ViewAnswer{Doc: report.DiffTexts(&was, after)}, nil
}

// lastModule is the key of the last stage that left a module.
func lastModule(rep *report.Report) (key string) {
	for i := range rep.Stages {
		if rep.Stages[i].Doc != nil {
			key = rep.Stages[i].Key
		}
	}
	return key
}

// comparedDoc is what a report shows under a key: after a stage that it did not reach, and for "",
// what the last one left.
func comparedDoc(rep *report.Report, key string) *report.Doc {
	switch key {
	case report.CompareAsm:
		return textOf(&rep.Asm)
	case report.CompareMap:
		return textOf(&rep.StackMap)
	}
	var d *report.Doc
	for i := range rep.Stages {
		if rep.Stages[i].Doc != nil {
			d = rep.Stages[i].Doc
		}
		if rep.Stages[i].Key == key {
			break
		}
	}
	return d
}

func textOf(d *report.Doc) *report.Doc {
	if d.Text == "" {
		return nil
	}
	return d
}
