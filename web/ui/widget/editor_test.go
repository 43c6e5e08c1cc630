package widget

import (
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// A doc's offsets mean something in a pane only while that shows the doc's text, without the end of
// its last line or with it.
func TestHas(t *testing.T) {
	e := &Editor{pane: panes.Source, widget: browser.None{}.Editor(panes.Source, nil)}
	long, short := &report.Doc{Text: "define\nret\n"}, &report.Doc{Text: "ret\n"}
	for _, c := range []struct {
		text              string
		hasLong, hasShort bool
	}{{"define\nret\n", true, false}, {"define\nret", true, false}, {"ret\n", false, true},
		{"", false, false}} {
		e.SetText(c.text, nil)
		if e.Has(long) != c.hasLong || e.Has(short) != c.hasShort {
			t.Errorf("%q: %t, %t", c.text, e.Has(long), e.Has(short))
		}
	}
}
