package views

import (
	"errors"

	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/diff"
)

// Compare diffs a pane against its content for a kept compilation. The two share no ids: lines are
// matched by text, and only the new side is linked.
func Compare(r, kept *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if kept == nil {
		return nil, errors.New("nothing was kept to compare with")
	}
	stage := ask.Stage
	if lastModule(r.Outline()) == stage { // whatever the last stage of the kept compilation was
		stage = ""
	}
	before, after := comparedDoc(kept, stage), comparedDoc(r, ask.Stage)
	if before == nil && after == nil {
		return nil, errors.New("neither result has this")
	}
	if before == nil {
		before = &report.Doc{}
	}
	if after == nil { // all of it is gone
		after = &report.Doc{}
	}
	was := *before
	was.Marks = nil
	return &report.ViewAnswer{Doc: diff.Texts(&was, after)}, nil
}

// lastModule is the key of the last stage that has a module.
func lastModule(rep *report.Report) (key string) {
	for i := range rep.Stages {
		if rep.Stages[i].Doc != nil {
			key = rep.Stages[i].Key
		}
	}
	return key
}

// comparedDoc returns the doc of a compilation for a key; for "" and for a stage that it did not
// reach, that of its last stage.
func comparedDoc(c *explore.Compilation, key string) *report.Doc {
	switch key {
	case report.CompareAsm:
		return withText(panes.Assembly(c))
	case report.CompareMap:
		return withText(panes.StackMap(c))
	}
	var d *report.Doc
	stages := c.Outline().Stages
	for i := range stages {
		if stages[i].Doc != nil {
			d = stages[i].Doc
		}
		if stages[i].Key == key {
			break
		}
	}
	return d
}

func withText(d report.Doc) *report.Doc {
	if d.Text == "" {
		return nil
	}
	return &d
}
