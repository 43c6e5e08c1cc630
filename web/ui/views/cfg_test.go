package views

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// The graph is well-formed whatever names the text has: none becomes an element.
func TestGraphEscapes(t *testing.T) {
	v, _ := testViews()
	evil := `%"<img src=x onerror=alert(1)>&\22"`
	line := evil + ` = call i8 @f()`
	doc := &report.Doc{Text: line + "\n", Marks: []report.Mark{
		{Start: 0, End: int32(len(line)), ID: 3, Role: report.RoleWhole},
		{Start: 0, End: int32(len(evil)), ID: 3, Role: report.RoleDef}}}
	g := &report.Graph{Width: 100, Height: 100,
		Functions: []report.GraphFunction{{ID: 9, Name: `@"</option><script>"`}}}
	g.Nodes = []report.GraphNode{
		{ID: 1, W: 40, H: 40, Label: evil, Poll: true, Statepoint: true,
			Lines: []report.GraphLine{{ID: 3, End: int32(len(line)), Cut: true}, {ID: 3, Start: -4,
				End: 900}}},
		{ID: 2, W: 40, H: 40, Label: "%b", Note: "<b>2</b>"},
	}
	g.Edges = []report.GraphEdge{{From: 1, To: 2, Label: "<i>",
		Points: []int32{1, 2, 1, 9, 5, 9, 5, 20}},
		{From: 2, To: 1, Back: true, Points: []int32{1, 2, 9, 9, 9, 0, 5, 0}}, {From: 1, To: 2}}
	html := v.cfg.draw(&report.ViewAnswer{Stage: report.StageRewrite, Subject: 9, Graph: g,
		Doc: doc})
	var names []string
	d := xml.NewDecoder(strings.NewReader("<all>" +
		strings.NewReplacer(" selected", "", "data-choose", `data-choose=""`).Replace(html) +
		"</all>"))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%v\n%s", err, html)
		}
		if e, ok := tok.(xml.StartElement); ok {
			names = append(names, e.Name.Local)
			for _, a := range e.Attr {
				if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" ||
					a.Name.Local == "href" {
					t.Errorf("an element has %s", a.Name.Local)
				}
			}
		}
	}
	slices.Sort(names)
	if got := strings.Join(slices.Compact(names), " "); got !=
		"all button defs div g i marker option path rect select span svg text tspan" {
		t.Errorf("elements: %s", got)
	}
	if !strings.Contains(html, "&lt;img") || strings.Contains(html, "<img") {
		t.Error("the name is not there, or is there as it is")
	}
}
