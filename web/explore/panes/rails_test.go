package panes

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
)

// The margin has the references that records list: a line for each rail, with its lines and those
// of the calls that it crosses, and a line for each call.
func TestRails(t *testing.T) {
	for name, want := range map[string]string{
		"base-phi": `0 derived %cursor 22-24 [23]
23 across %cursor`,
		"list-walk": `0 base %list 11-17 [13]
1 base %head 13-36 [23]
2 base %cell 17-31 [23]
0 base %last 18-29 [23]
13 across %list
23 across %last %cell %head`,
		"deopt": `0 base %receiver 9-12 [11]
11 across %receiver`,
	} {
		r := Run(context.Background(), &report.Request{Source: exploretest.Example(t, name)})
		x := report.NewIndex(r.Links)
		lines := report.IndexLines(r.Source.Text)
		var got []string
		rails, calls := r.Source.Rails(x, 0)
		for _, l := range rails {
			var crosses []int
			for _, at := range l.Crosses {
				crosses = append(crosses, lines.Number(at))
			}
			got = append(got, fmt.Sprintf("%d %s %s %d-%d %v", l.Column, l.Category,
				x.Link(l.ID).Label, lines.Number(l.First), lines.Number(l.Last), crosses))
		}
		for _, c := range calls {
			var names []string
			for _, id := range c.Values {
				names = append(names, x.Link(id).Label)
			}
			got = append(got, fmt.Sprint(lines.Number(c.At), " across ", strings.Join(names, " ")))
		}
		if strings.Join(got, "\n") != want {
			t.Errorf("%s:\n%s\nwant\n%s", name, strings.Join(got, "\n"), want)
		}
	}
}
