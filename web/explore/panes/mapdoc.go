package panes

import (
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// StackMap shows the annotated bytes of the stack map, and of the tables beside it or instead of
// it.
func StackMap(c *explore.Compilation) report.Doc {
	if !c.Outline().OK {
		return report.Doc{Caption: "No stack map: " + c.NotLowered()}
	}
	res := c.Lowered()
	hasMap := len(res.MapBytes()) > 0
	if !hasMap && len(res.Printed)+len(res.Tables) == 0 {
		if len(c.Shadowed()) > 0 {
			return frameMaps(c)
		}
		return report.Doc{Caption: NoMap(c)}
	}
	w := &annotatedWriter{comp: c, doc: report.Doc{Gutter: []string{}}}
	if hasMap {
		a := res.StackMap.Annotation
		w.annotated(a)
		w.doc.Caption = mapCaption(c, res.Map, len(a.Bytes))
	}
	if size := w.tables(res); !hasMap {
		w.doc.Caption = tablesCaption(c, size)
	}
	w.doc.Text = w.b.String()
	w.words.store(&w.doc)
	explore.SortMarks(w.doc.Marks)
	return w.doc
}

// annotatedWriter writes annotated bytes line by line: a row for each field, a mark for each row,
// its bytes and its value. A row that describes no part of the program (a count, padding) gets its
// own id, so its bytes and its meaning still highlight each other.
type annotatedWriter struct {
	comp  *explore.Compilation
	doc   report.Doc
	b     strings.Builder
	words explainedWords
}

// annotated writes the rows of a section.
func (w *annotatedWriter) annotated(a *stackmap.Annotation) {
	rows, rowIDs := w.comp.MapRows(a)
	text := a.Text(stackmap.TextOptions{Gutter: true, Packed: true, Names: w.comp.NameOf,
		Only: w.only(rowIDs), Rows: rows})
	from, lines := int32(w.b.Len()), int32(len(w.doc.Gutter))
	w.b.WriteString(text.Text)
	if lines == 0 && text.Gutter != nil {
		w.doc.Gutter = text.Gutter
	} else {
		w.doc.Gutter = append(w.doc.Gutter, text.Gutter...)
	}
	columns := 0
	for i := range text.Spans {
		switch text.Spans[i].Part {
		case stackmap.PartHex:
		case stackmap.PartPath:
			columns += 2
		default:
			columns++
		}
	}
	w.doc.Columns = slices.Grow(w.doc.Columns, columns)
	w.doc.Marks = slices.Grow(w.doc.Marks, len(text.Spans)+len(text.RowOfLine))
	for i, s := range text.Spans {
		w.columns(a, text.Spans[max(i-1, 0)], s, from)
		role := report.RoleUse
		if s.Part == stackmap.PartHex {
			role = report.RoleBytes
		}
		w.doc.Marks = append(w.doc.Marks, report.Mark{Start: from + int32(s.Start),
			End: from + int32(s.End), ID: rowIDs[text.RowOfLine[s.Line]], Role: role})
	}
	w.doc.Marks = wholeLines(w.doc.Marks, text, rowIDs, from)
	for _, l := range rowClasses(a, text) {
		l.Line += lines
		w.doc.Lines = append(w.doc.Lines, l)
	}
}

// only returns which rows are written of those with some ids, nil for all: those of the only
// function that is shown, with what is between them and of no function.
func (w *annotatedWriter) only(rowIDs []uint32) func(row int) bool {
	if w.comp.Only() == "" {
		return nil
	}
	shown := make([]bool, len(rowIDs))
	last := -1 // of its rows, if no row of another function came after that
	for i, id := range rowIDs {
		l := w.comp.Links().Get(provenance.ID(id))
		switch {
		case l == nil || l.Func != 0 && !w.comp.Shows(provenance.ID(l.Func)):
			last = -1 // a location of another function has no link
		case l.Func == 0:
		default:
			if last < 0 {
				last = i
			}
			for ; last <= i; last++ {
				shown[last] = true
			}
			last = i
		}
	}
	return func(row int) bool { return shown[row] }
}

// columns records the columns that begin at a span, given the span before it.
func (w *annotatedWriter) columns(a *stackmap.Annotation, before, s stackmap.Span, from int32) {
	if s.Part == stackmap.PartHex {
		return
	}
	start, end := from+int32(s.Start), from+int32(s.End)
	w.doc.Columns = append(w.doc.Columns, report.Column{Start: from + int32(before.End),
		End: start})
	if s.Part != stackmap.PartPath {
		return
	}
	own := start + int32(len(a.Owner(int(s.Field))))
	if own > start {
		// The number of a location appears nowhere else.
		told := own
		if a.Fields[s.Field].Kind == stackmap.GroupLocation {
			told = start + int32(len(locationOwner))
		}
		w.doc.Columns = append(w.doc.Columns,
			report.Column{Start: start, End: min(told, end), Kind: report.ColumnField})
	}
	w.terms(a, int(s.Field), start, min(own, end), end)
}

// locationOwner is how [stackmap.Annotation.Owner] begins for a location.
const locationOwner = "location "

// terms records the glossary terms in a label, which names the field's owner from start to own, and
// the field itself from there to end.
func (w *annotatedWriter) terms(a *stackmap.Annotation, field int, start, own, end int32) {
	f := &a.Fields[field]
	note := func(term string, start, end int32) {
		if term != "" && start < end {
			w.words.note(int(start), int(end), term,
				func() report.Word { return report.Word{Kind: report.WordTerm} })
		}
	}
	what := fieldTerms[f.Kind]
	if f.Kind == stackmap.GroupLocation {
		note(what, start, own-1) // without the space
		note(a.LocationOf(field).Kind.String(), own, end)
		return
	}
	if f.Parent >= 0 {
		note(fieldTerms[a.Fields[f.Parent].Kind], start, own-1)
	}
	note(what, own, end)
}

// fieldTerms are the glossary terms for fields.
var fieldTerms = map[stackmap.FieldKind]string{
	stackmap.GroupRecord:       "record",
	stackmap.GroupLocation:     "location",
	stackmap.GroupLiveOut:      "live-out",
	stackmap.GroupFrame:        "frame",
	stackmap.NumRecords:        "record",
	stackmap.NumConstants:      "ConstIndex",
	stackmap.FunctionRecords:   "record",
	stackmap.FunctionStackSize: "frame",
	stackmap.NumLocations:      "location",
	stackmap.NumLiveOuts:       "live-out",
	stackmap.NumFrames:         "frame",
	stackmap.PointFrame:        "frame",
}

// wholeLines appends a mark for each line of a row.
func wholeLines(marks []report.Mark, text *stackmap.Text, rowIDs []uint32,
	from int32) []report.Mark {
	start := from
	for line, i := 0, 0; i < len(text.Text); i++ {
		if text.Text[i] == '\n' {
			marks = append(marks, report.Mark{Start: start, End: from + int32(i),
				ID: rowIDs[text.RowOfLine[line]], Role: report.RoleWhole})
			start, line = from+int32(i)+1, line+1
		}
	}
	return marks
}

// rowClasses says which lines begin a record and which have no content.
func rowClasses(a *stackmap.Annotation, text *stackmap.Text) []report.LineClass {
	var classes []report.LineClass
	for line, row := range text.RowOfLine {
		switch kind := a.Fields[text.Rows[row].Field].Kind; {
		case kind == stackmap.RecordID || beginsGroup(a, int(text.Rows[row].Field)):
			classes = append(classes, report.LineClass{Line: int32(line + 1),
				Class: report.ClassHeader})
		case kind.IsPadding():
			classes = append(classes, report.LineClass{Line: int32(line + 1),
				Class: report.ClassPadding})
		}
	}
	return classes
}

// beginsGroup reports whether a field is the first of a named group of a table.
func beginsGroup(a *stackmap.Annotation, field int) bool {
	p := a.Fields[field].Parent
	return field > 0 && p == int32(field-1) && a.Fields[p].Kind == stackmap.GroupNamed
}
