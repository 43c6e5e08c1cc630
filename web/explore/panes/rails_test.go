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
// of the calls that it crosses and those between which it is not needed, and a line for each call.
func TestRails(t *testing.T) {
	const apart = `declare ptr addrspace(1) @make()
declare void @use(ptr addrspace(1))

define void @apart(i1 %c, ptr addrspace(1) %o) gc "statepoint-example" {
  %v = call ptr addrspace(1) @make()
  br i1 %c, label %without, label %with

without:
  call void @use(ptr addrspace(1) %o)
  br label %loop

with:
  call void @use(ptr addrspace(1) %v)
  call void @use(ptr addrspace(1) %v)
  br label %loop

loop:
  %w = phi ptr addrspace(1) [ %o, %without ], [ %v, %with ], [ %w, %loop ]
  call void @use(ptr addrspace(1) %w)
  br i1 %c, label %loop, label %end

end:
  ret void
}
`
	for name, want := range map[string]string{
		"base-phi": `0 derived %cursor 22-24 [23]
23 across %cursor`,
		"list-walk": `0 base %list 11-17 [13] idle 16-17
1 base %head 13-36 [23]
2 base %cell 17-31 [23]
0 base %last 18-29 [23]
13 across %list
23 across %last %cell %head`,
		"apart": `0 base %o 4-18 [5 9] idle 12-18
1 base %v 5-18 [13 14] idle 8-12 idle 17-18
2 base %w 18-19 [19]
5 across %o
9 across %o
13 across %v
14 across %v
19 across %w`,
		"deopt": `0 base %receiver 9-12 [11]
11 across %receiver`,
	} {
		text := apart
		if name != "apart" {
			text = exploretest.Example(t, name)
		}
		r := Run(context.Background(), &report.Request{Source: text})
		x := report.NewIndex(r.Links)
		lines := report.IndexLines(r.Source.Text)
		var got []string
		rails, calls := r.Source.Rails(x, 0)
		for _, l := range rails {
			var crosses []int
			for _, at := range l.Crosses {
				crosses = append(crosses, lines.Number(at))
			}
			line := fmt.Sprintf("%d %s %s %d-%d %v", l.Column, l.Category,
				x.Link(l.ID).Label, lines.Number(l.First), lines.Number(l.Last), crosses)
			for _, s := range l.Idle {
				line += fmt.Sprintf(" idle %d-%d", lines.Number(s.Start), lines.Number(s.End))
			}
			got = append(got, line)
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
