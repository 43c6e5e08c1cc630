package widget

import (
	"slices"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
)

// If many ranges are lit, a widget gets those that touch a part of the text, and one on either
// side.
func TestNearLights(t *testing.T) {
	var lights []broker.Light
	for at := int32(0); at < 1000; at += 10 {
		lights = append(lights, broker.Light{Start: at, End: at + 5})
	}
	lights[30].End = 900 // for example a whole instruction
	for _, c := range []struct {
		parts []report.Span
		want  []int32
	}{
		{[]report.Span{{Start: -50, End: 12}}, []int32{0, 10, 20}},
		{[]report.Span{{Start: 106, End: 120}}, []int32{100, 110, 120, 130}},
		{[]report.Span{{Start: 507, End: 508}}, []int32{300, 500, 510}},
		{[]report.Span{{Start: 996, End: 2000}}, []int32{990}},
		{[]report.Span{{Start: -50, End: 12}, {Start: 106, End: 120}, {Start: 507, End: 508},
			{Start: 996, End: 2000}}, []int32{0, 10, 20, 100, 110, 120, 130, 300, 500, 510, 990}},
		{[]report.Span{{Start: 102, End: 103}, {Start: 108, End: 109}}, []int32{100, 110}},
	} {
		var got []int32
		for _, l := range nearLights(lights, c.parts) {
			got = append(got, l.Start)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("in %v: %v, want %v", c.parts, got, c.want)
		}
	}
	if got := nearLights(nil, []report.Span{{End: 10}}); len(got) > 0 {
		t.Errorf("of nothing: %v", got)
	}
}

// The lines on the path of a finding are merged with the others on screen.
func TestWithTrail(t *testing.T) {
	got := withTrail([]report.LineClass{{Line: 1, Class: report.ClassChanged},
		{Line: 9, Class: report.ClassChanged}}, []int32{1, 8, 30},
		report.ClassTrail, 1, 8)
	if len(got) != 3 || got[2] != (report.LineClass{Line: 8, Class: report.ClassTrail}) {
		t.Errorf("classes %v", got)
	}
}
