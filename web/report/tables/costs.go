package tables

import (
	"fmt"
	"io"
	"text/tabwriter"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Costs writes what each safepoint costs, the most expensive first, and what the sums are part of.
func Costs(to io.Writer, c *report.Costs) error {
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "record\tat\t")
	for i := range c.Tables {
		fmt.Fprintf(w, "%s\t", c.Tables[i].Section)
	}
	fmt.Fprintln(w, "spills\treloads\tpoll\ttotal\t  ")
	sum := report.RecordCost{Tables: make([]uint32, len(c.Tables))}
	row := func(first string, r *report.RecordCost, name string) {
		fmt.Fprintf(w, "%s\t", first)
		for _, n := range r.Tables {
			fmt.Fprintf(w, "%d\t", n)
		}
		fmt.Fprintf(w, "%d\t%d\t%d\t%d\t  %s\n", r.Spills, r.Reloads, r.Poll, r.Map()+r.Code(),
			name)
	}
	for _, n := range c.Order() {
		r := &c.Records[n]
		row(fmt.Sprintf("%d\t0x%x", r.Number, r.Offset), r, "@"+r.Function)
		for i, n := range r.Tables {
			sum.Tables[i] += n
		}
		sum.Spills, sum.Reloads, sum.Poll = sum.Spills+r.Spills, sum.Reloads+r.Reloads,
			sum.Poll+r.Poll
	}
	row("sum\t", &sum, "")
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(to)
	for i := range c.Tables {
		t := &c.Tables[i]
		fmt.Fprintf(to, "%s: %s, %d of them shared.\n", t.Section, source.Count(t.Size, "byte"),
			t.Shared)
	}
	_, err := fmt.Fprintf(to, "Code: %s, with the padding between functions; %d for spills and "+
		"%d for reloads. A record counts those of the slots that it lists.\n",
		source.Count(c.Text, "byte"), c.Spills, c.Reloads)
	return err
}
