package chrome

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/static/examples"
	compiler "statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// The tour's card is beside what it describes, and agrees with the report.
func TestTourSpeaksOfTheFirstExample(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	first := workspace.Example(all[0])
	r := new(compiler.Engine).Run(context.Background(), &report.Request{Source: first.Source})
	ws, b := workspace.New([]workspace.Example{first}, engine.Never), broker.New()
	in := browser.None{}
	c := New(ws, b, in)
	p := desk.New(ws, b, in, c)
	c.Join(p)
	p.Live()
	c.Live()
	ws.Load(first)
	p.Source.Set()
	ws.Have(r)
	if len(r.Diagnostics) > 0 {
		t.Errorf("the page opens on %v", r.Diagnostics)
	}

	c.FirstVisit()
	c.Render()
	if c.tour.at != 1 || len(c.tour.stops) != len(tourStops) {
		t.Fatalf("it is at stop %d of %d", c.tour.at, len(c.tour.stops))
	}
	for i, want := range []string{"%obj", "%obj", "(%rsp)", "location 4"} {
		stop := c.tour.stops[i]
		text := []rune(b.Doc(stop.Pane).Text) // every character is one unit
		if got := string(text[stop.Start:stop.End]); !strings.Contains(got, want) {
			t.Errorf("stop %d stands beside %q, not %q", i+1, got, want)
		}
	}
	// It is enclosed by everything that the card mentions.
	for i, want := range [][]string{{"%obj)", "@foo", "ret "},
		{`"gc-live"(ptr addrspace(1) %obj`, "%obj.relocated = ", "ret "},
		{"(%rsp)", "foo", "record 0", "reload"}, {"record 0 offset", "location 3", "location 4"}} {
		stop := c.tour.stops[i]
		text := b.Doc(stop.Pane).Text
		end := int(stop.To) + strings.IndexByte(text[stop.To:], '\n')
		about := text[strings.LastIndexByte(text[:stop.From], '\n')+1 : end]
		for _, s := range want {
			if !strings.Contains(about, s) {
				t.Errorf("what card %d speaks of has no %q: %s", i+1, s, about)
			}
		}
	}
	if stop := c.tour.stops[1]; !strings.HasSuffix(b.Doc(stop.Pane).Text[:stop.Start],
		`"gc-live"(ptr addrspace(1) `) {
		t.Error("the second card does not stand beside what the call lists as live")
	}
	why := b.Why().String()
	location := b.Index().Link(b.Why().Steps[len(b.Why().Steps)-1].ID)
	for text, stop := range map[string]int{"%obj": 0, "%obj.relocated": 1, "[rsp+0]": 2,
		"location 4": 3, "8 bytes": 3} {
		if !strings.Contains(why, text) || !strings.Contains(tourStops[stop].says, text) {
			t.Errorf("stop %d and the report do not both say %q: %s", stop+1, text, why)
		}
	}
	if n := fmt.Sprintf("These %d bytes", location.End-location.Start); !strings.Contains(
		tourStops[3].says, n) {
		t.Errorf("the location has %s", n)
	}

	for n := 2; n <= len(tourStops); n++ {
		c.tour.goTo(n)
		if s := tourStops[n-1]; s.pane != panes.None && c.panes.Reader.Current != s.pane {
			t.Errorf("at stop %d a phone shows %s", n, c.panes.Reader.Current.Key())
		}
	}
	c.Escape()
	if c.tour.at != 0 || len(b.Pins()) == 0 {
		t.Error("Esc did not end the tour, or cleared the selection")
	}
}
