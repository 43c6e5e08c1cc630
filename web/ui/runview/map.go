package runview

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// mapAcross is the number of cells per row of the heap map, and mapCell their size.
const mapAcross, mapCell = 30, 12

// looks are the style classes of a map's cells, with descriptions.
var looks = []struct {
	report.RunLook
	class, word string
}{
	{report.LookNow, "now", "the collector is here"}, {report.LookHeld, "held", "held"},
	{report.LookMoved, "moved", "moved here"}, {report.LookLeft, "left", "moved away"},
	{report.LookNew, "new", "new"}, {report.LookFreed, "left", "freed"},
	{report.LookMarked, "marked", "marked"}, {report.LookLost, "lost", "unreachable"},
}

// renderMap renders a map of a heap that has too many objects to draw individually.
func renderMap(s *report.RunState) app.UI {
	if len(s.Cells) == 0 {
		return app.Div().Class("run-map").Hidden(true)
	}
	per, shown := uint32(0), uint64(0)
	var body strings.Builder
	for i := range s.Cells {
		c := &s.Cells[i]
		per = max(per, c.Objects)
		shown += uint64(c.Objects)
		class, said := "cell", fmt.Sprintf("0x%x: %s, %s", c.Address,
			source.Count(int(c.Objects), "object"), source.Count(c.Bytes, "byte"))
		for _, l := range looks {
			if c.Look&l.RunLook != 0 {
				class += " " + l.class
				said += ", " + l.word
			}
		}
		fmt.Fprintf(&body, `<rect class="%s" x="%d" y="%d" width="%d" height="%d"><title>%s`+
			`</title></rect>`, class, i%mapAcross*mapCell+1, i/mapAcross*mapCell+1, mapCell-2,
			mapCell-2, said)
	}
	said := "All objects in order of address"
	if per > 1 {
		said += fmt.Sprintf(", up to %d in a cell", per)
	}
	if shown < s.Total {
		said += fmt.Sprintf("; %d more are not shown", s.Total-shown)
	}
	rows := (len(s.Cells) + mapAcross - 1) / mapAcross
	return app.Div().Class("run-map").Body(
		app.P().ID("run-map-title").Text(said),
		app.Div().Class("run-map-cells").TabIndex(0).Role("group").
			Aria("labelledby", "run-map-title").Body(elements.Raw(fmt.Sprintf(
			`<svg width="%d" height="%d" role="img" aria-labelledby="run-map-title">%s</svg>`,
			mapAcross*mapCell, rows*mapCell, body.String()))),
	)
}
