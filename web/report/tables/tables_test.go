package tables

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// A journey has a row for each safepoint, the number of omitted rows, and the reasons.
func TestJourney(t *testing.T) {
	call := report.CallSite{NamedID: report.NamedID{Name: "@foo"}, Line: 4,
		Func: report.NamedID{Name: "@f"}}
	j := report.Journey{Name: "%p", Category: report.CategoryBase, More: 2}
	j.Rows = []report.Crossing{{
		Pointer: report.NamedID{Name: "%p"}, Call: call, OwnBase: true,
		Before: []report.Spot{{Place: "rax"}}, Record: 7, Location: 8, Number: 4,
		Place: report.Spot{ID: 9, Place: "[rsp+0]"},
		After: []report.NamedID{{Name: "%p.relocated"}}}}
	j.Reasons = []report.Reason{{About: "Live", Parts: []report.Part{{Text: "needed by "},
		{Text: "%v", Code: true}}}}
	var b strings.Builder
	if err := Journey(&b, &j); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(b.String(), "\n")
	if len(lines) != 6 || lines[0] != "%p in @f, base" ||
		!strings.HasPrefix(lines[1], "  safepoint  ") ||
		!strings.Contains(lines[2], "rax") || !strings.HasSuffix(lines[2], "  %p.relocated") ||
		strings.Index(lines[1], "before") != strings.Index(lines[2], "rax") ||
		lines[3] != "  and 2 safepoints more" || lines[4] != "  Live: needed by %v" {
		t.Errorf("wrote\n%s", b.String())
	}
}

// A form that the program lacks has no figures, and says why.
func TestWorlds(t *testing.T) {
	ws := report.Worlds{
		Worlds: []report.World{{Title: "Shadow stack", Code: 80, Frames: 24, Executed: 7},
			{Title: "Map", Trouble: "no roots"},
			{Title: "Statepoints", Name: "statepoints", Stopped: "too long"}},
		Functions: []report.WorldFunc{{Name: "f", In: []report.WorldFigures{
			{Code: 80, Frame: 24, Calls: 2, Executed: 7}, {}, {Dynamic: true}}}},
		Words: []string{"All told."}}
	var b strings.Builder
	if err := Worlds(&b, &ws); err != nil {
		t.Fatal(err)
	}
	const want = `
                     Shadow stack  Map  Statepoints
         code bytes            80    -            0
          map bytes             0    -            0
        frame bytes            24    -            0
       instructions             7    -            0
            @f code            80    -            0
              frame            24    -      dynamic
  executed per call           3.5    -   not called

Map: not available: no roots.
All told.
`
	if got := "\n" + b.String(); got != want {
		t.Errorf("wrote%s", got)
	}
	if err := ws.Err(); err == nil || err.Error() != "with statepoints the run ended: too long" {
		t.Errorf("got the error %v", err)
	}
}
