package tables

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Journey writes a journey as a table, and the reasons under it.
func Journey(to io.Writer, j *report.Journey) error {
	if len(j.Rows) == 0 {
		fmt.Fprintf(to, "%s, in memory of the frame\n", j.Name)
		return reasons(to, j)
	}
	fmt.Fprintf(to, "%s in %s, %s\n", j.Name, j.Rows[0].Call.Func.Name, j.Category)
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "  %s\n", strings.Join(report.JourneyColumns[:], "\t"))
	for i := range j.Rows {
		for k, cell := range j.Rows[i].Cells() {
			if k > 0 {
				fmt.Fprint(w, "\t")
			} else {
				fmt.Fprint(w, "  ")
			}
			fmt.Fprint(w, report.PartsText(cell))
		}
		fmt.Fprintln(w)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if j.More > 0 {
		fmt.Fprintf(to, "  and %s more\n", source.Count(j.More, "safepoint"))
	}
	return reasons(to, j)
}

// reasons writes the reasons.
func reasons(to io.Writer, j *report.Journey) error {
	for i := range j.Reasons {
		fmt.Fprintf(to, "  %s: %s\n", j.Reasons[i].About, report.PartsText(j.Reasons[i].Parts))
	}
	return nil
}
