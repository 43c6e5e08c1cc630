package chrome

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// splitter is a movable border between panes; static/editor/splitters.js moves
// it. The first two belong to the grid, the others to the columns.
type splitter struct {
	name, label   string
	upright       bool
	home          string // percent
	after, before string // neighbours in its direction
	controls      string // the pane that it resizes
}

var splitters = []splitter{
	{"col", "Between left and right panes", true, "45", "", "", "pane-source"},
	{"row", "Between upper and lower panes", false, "50", "", "", "pane-source"},
	{"col1", "Between first and second pane", true, "19", "", "col2", "pane-source"},
	{"col2", "Between second and third pane", true, "44", "col1", "col3", "pane-module"},
	{"col3", "Between third and fourth pane", true, "70", "col2", "", "pane-asm"},
}

func renderSplitter(s splitter) app.UI {
	orientation := "horizontal"
	if s.upright {
		orientation = "vertical"
	}
	return app.Div().Class("splitter splitter-"+s.name).Role("separator").TabIndex(0).Aria(
		"controls", s.controls).
		Aria("orientation", orientation).Aria("label", s.label).Aria("valuenow",
		s.home).Aria("valuemin", "0").Aria("valuemax", "100").
		DataSet("name", s.name).DataSet("home", s.home).DataSet("after", s.after).DataSet("before",
		s.before)
}
