package runview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// How large the objects of an unknown function are may be chosen, and a link has it.
func TestSizesAreChosenAndLinked(t *testing.T) {
	for _, c := range [][4]string{
		{"", "new", "arg1", "new=arg1"},
		{"new=24", "new", "arg1", "new=arg1"},
		{"a=b=24\nnew=16", "a=b", "32", "new=16\na=b=32"},
	} {
		if got := withSize(c[0], c[1], c[2]); got != c[3] {
			t.Errorf("%q with %s of @%s is %q, not %q", c[0], c[2], c[1], got, c[3])
		}
	}
	v, _ := testView()
	v.Open()
	setup := report.RunSetup{Entry: "f", Collector: "semispace", Stress: "none", Heap: 4096,
		Sizes: "new=arg1"}
	v.start(setup)
	answer(v, &report.RunState{Complete: true, Step: 4, End: 9, Setup: setup,
		Makers: []report.RunMaker{{Name: "new", Size: "arg1", Sizes: []report.RunSize{
			{Key: "arg1", Text: "as many bytes as argument 1 says"},
			{Key: "16", Text: "16 bytes"}}}}})
	html := app.HTMLString(v.Render())
	for _, want := range []string{"@new makes objects of", "as many bytes as argument 1 says"} {
		if !strings.Contains(html, want) {
			t.Errorf("the form lacks %q", want)
		}
	}
	link := v.State()
	v.SetState(nil)
	v.SetState(link)
	if got := v.setup.Sizes; got != setup.Sizes {
		t.Errorf("the link %q asks for sizes %q", link, got)
	}
}
