package panes

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// tables writes the tables of strategies and return address tables, each section below a heading,
// and returns the number of bytes in them.
func (w *annotatedWriter) tables(res *lower.Result) (size int) {
	for i := range res.Printed {
		t := &res.Printed[i]
		for k := range t.Bytes {
			b := &t.Bytes[k]
			own := explore.OwnBytes(b.Contents)
			title := fmt.Sprintf("Roots of gc %q in %s", t.Strategy, b.Section)
			if w.comp.Object() != nil { // its tables have titles
				title = t.Strategy + ", in " + b.Section
			}
			w.heading(title, source.Count(own, "byte"))
			w.annotated(b.Contents)
			size += own
		}
	}
	for i := range res.Tables {
		t := &res.Tables[i]
		title := "Return address table in " + stackmap.TableSectionName
		if t.Regions {
			title = "Words of stack objects in " + stackmap.RegionSectionName
		}
		w.heading(title, source.Count(len(t.Table.Bytes), "byte"))
		w.annotated(t.Table.Annotation)
		size += len(t.Table.Bytes)
	}
	return size
}

// heading writes a line above a table.
func (w *annotatedWriter) heading(title, detail string) {
	w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter) + 1),
		Class: report.ClassHeader})
	w.b.WriteString(title + ": " + detail + "\n")
	w.doc.Gutter = append(w.doc.Gutter, "")
}

// tablesCaption describes the tables.
func tablesCaption(c *explore.Compilation, size int) string {
	res := c.Lowered()
	if c.Object() != nil {
		return fmt.Sprintf("%s in %s. Where the collector finds each root while a call runs.",
			source.Count(size, "byte"), source.Count(len(res.Printed), "table"))
	}
	if why := Replaced(c); why != "" {
		return fmt.Sprintf("%s: %s. %s", source.Count(size, "byte"),
			source.Count(len(res.Map.Records), "safepoint"), why)
	}
	roots := 0
	for i := range res.Roots.Functions {
		roots += len(res.Roots.Functions[i].Roots)
	}
	names := make([]string, len(res.Printed))
	for i := range res.Printed {
		names[i] = fmt.Sprintf("gc %q", res.Printed[i].Strategy)
	}
	text := fmt.Sprintf("%s for %s. ", source.Count(size, "byte"), strings.Join(names, ", "))
	if roots == 0 {
		return text + "How the collector walks past each frame; no root is in any."
	}
	return text + "Where the collector finds each root while a call runs."
}
