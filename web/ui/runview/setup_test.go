package runview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// The reader can declare the objects that an undefined function returns and choose what reports
// stores to the collector. A link has both; links of earlier versions have only sizes.
func TestObjectsAreDeclaredAndLinked(t *testing.T) {
	for _, c := range [][4]string{
		{"", "new", "arg1 bytes, references at 8", "new: arg1 bytes, references at 8"},
		{"new=24", "new", "new: 32 bytes", "new: 32 bytes"},
		{"new=24\na: 8 bytes", "a", "", "new=24"},
		{"\"a:b\": 24 bytes\nnew: 16 bytes", "a:b", "32 bytes", "new: 16 bytes\n\"a:b\": 32 bytes"},
		{"n: 8 bytes\nn: 16 bytes", "n", "n: 8 bytes; 24 bytes", "n: 8 bytes\nn: 24 bytes"},
	} {
		if got := withObjects(c[0], c[1], c[2]); got != c[3] {
			t.Errorf("%q with %q for @%s is %q, not %q", c[0], c[2], c[1], got, c[3])
		}
	}
	v, _ := testView()
	v.Open()
	setup := report.RunSetup{Entry: "f", Collector: "generational", Stress: "none", Heap: 4096,
		Objects: "new: 24 bytes, references at 16", Barriers: report.BarriersByProgram}
	v.player.start(setup)
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9, Setup: setup, Hears: true,
		Doubts:   []string{"object new: line 9 stores a reference at 8"},
		Supplied: []report.RunSupplied{{Part: "result", Text: "@note is a safepoint"}},
		Makers: []report.RunMaker{{Name: "new", Declaration: setup.Objects, Declared: true,
			Text: []string{"objects of 24 bytes, references at 16 (declared)"}}}})
	html := app.HTMLString(v.Render())
	for _, want := range []string{"Objects of @new, declared", "new: 24 bytes, references at 16",
		"Stores reported by", "line 9 stores a reference at 8", "@note is a safepoint"} {
		if !strings.Contains(html, want) {
			t.Errorf("the form lacks %q", want)
		}
	}
	link := v.State()
	v.SetState(nil)
	v.SetState(link)
	if v.player.setup.Objects != setup.Objects || v.player.setup.Barriers != setup.Barriers {
		t.Errorf("the link %q asks for %+v", link, v.player.setup)
	}
	setup.Call, setup.Barriers = "f(1) throwing g", ""
	thrown := linked(&report.RunState{Step: 4, Setup: setup})
	v.SetState(thrown)
	if len(thrown) != 10 || v.player.setup.Call != setup.Call || v.player.setup.Barriers != "" {
		t.Errorf("the link %q asks for %+v", thrown, v.player.setup)
	}
	v.SetState(append(link[:7:7], "new=arg1*arg2"))
	if v.player.setup.Objects != "new=arg1*arg2" || v.player.setup.Barriers != "" {
		t.Errorf("an earlier link asks for %+v", v.player.setup)
	}
}

// A declaration that does not parse, or whose function the program lacks, stays in a field, where
// the reader can correct it.
func TestEveryDeclarationHasAField(t *testing.T) {
	v, _ := testView()
	v.Open()
	setup := report.RunSetup{Entry: "f", Collector: "semispace", Stress: "none", Heap: 4096,
		Objects: "old: 8 bytes\nnew: 24 bytes, references at 17\nold: 16 bytes\nnonsense"}
	for _, trouble := range []string{"", "object \"new: …\": expected a multiple of 8"} {
		v.player.start(setup)
		state := &report.RunState{Complete: true, End: 9, Setup: setup, Trouble: trouble}
		if trouble == "" {
			state.Makers = []report.RunMaker{{Name: "new", Declaration: "new: 24 bytes"}}
		}
		answer(v, state)
		html := app.HTMLString(v.Render())
		fields := []string{`value="old: 8 bytes; old: 16 bytes"`, `value="nonsense"`}
		if trouble != "" {
			fields = append(fields, `value="new: 24 bytes, references at 17"`)
		}
		for _, want := range fields {
			if strings.Count(html, want) != 1 {
				t.Errorf("trouble %q: not one field has %s", trouble, want)
			}
		}
		if n := strings.Count(html, "Objects of @new"); n != 1 {
			t.Errorf("trouble %q: %d fields for @new", trouble, n)
		}
	}
	if got := withObjects("new: 8 bytes\nnonsense", "", ""); got != "new: 8 bytes" {
		t.Errorf("emptying the field without a name leaves %q", got)
	}
}
