package panes

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Columns of the assembly pane, in characters. The bytes column is as wide as the longest encoding,
// up to mostBytes; the bytes of a longer one continue on the next line.
const (
	leastBytes    = 6
	mostBytes     = 10
	operandColumn = 7  // after the mnemonic's
	commentColumn = 32 // likewise
)

// Assembly shows the code: address in the gutter, bytes, instruction, and a comment that names the
// value; the stack map record is under its call.
func Assembly(c *explore.Compilation) report.Doc {
	if !c.Outline().OK {
		return report.Doc{Caption: "No code: " + c.NotLowered()}
	}
	w := asmWriter{comp: c, res: c.Lowered(), number: map[provenance.ID]int{}}
	for i := range w.res.Funcs {
		if !c.Shows(w.res.Funcs[i].ID) {
			continue
		}
		for _, n := range w.res.Funcs[i].Records {
			w.number[provenance.ID(w.res.Map.Records[n].Prov)] = int(n)
		}
	}
	w.doc.Caption = asmCaption(w.res, c.Request().Covered)
	if o := c.Object(); o != nil && o.NoCode != "" {
		w.doc.Caption = o.NoCode
	}
	rows := c.Rows()
	w.bytes = leastBytes
	for i := range w.res.Funcs {
		w.bytes = max(w.bytes, min(mostBytes, int(w.res.Funcs[i].Longest)))
	}
	w.doc.Marks = make([]report.Mark, 0, 3*len(rows))
	w.doc.Gutter = make([]string, 0, len(rows))
	w.b.Grow(64 * len(rows))
	var record provenance.ID // the last record written
	for i := range rows {
		row := &rows[i]
		switch row.Kind {
		case lower.RowFunction:
			if i > 0 {
				w.end("")
			}
			w.label(row)
		case lower.RowLabel:
			w.label(row)
		case lower.RowInst:
			w.inst(row)
		case lower.RowRecord:
			// The rows after a record's first describe its locations or repeat its id; here they
			// belong to the record.
			if l := c.Links().Get(row.ID); l != nil && l.Kind == provenance.KindRecord &&
				row.ID != record {
				record = row.ID
				w.record(row.ID)
			}
		}
	}
	w.doc.Text = w.b.String()
	explore.SortMarks(w.doc.Marks)
	w.words.store(&w.doc)
	return w.doc
}

// asmWriter writes the assembly pane line by line.
type asmWriter struct {
	comp   *explore.Compilation
	doc    report.Doc
	res    *lower.Result
	b      strings.Builder
	line   int                   // offset where the current line begins
	bytes  int                   // how many are written in a line
	number map[provenance.ID]int // of records in the map
	words  explainedWords
}

// mark marks the text written since start with an id.
func (w *asmWriter) mark(start int, id provenance.ID, role report.Role) {
	if id != 0 {
		w.doc.Marks = append(w.doc.Marks, report.Mark{Start: int32(start), End: int32(w.b.Len()),
			ID: uint32(id), Role: role})
	}
}

// write writes a piece of text marked with an id.
func (w *asmWriter) write(text string, id provenance.ID, role report.Role) {
	start := w.b.Len()
	w.b.WriteString(text)
	w.mark(start, id, role)
}

// pad writes spaces up to a column of the line.
func (w *asmWriter) pad(column int) {
	for w.b.Len()-w.line < column {
		w.b.WriteByte(' ')
	}
}

// begin begins a column, with at least one space before it if the line has text there.
func (w *asmWriter) begin(kind report.ColumnKind, column int) {
	start := w.b.Len()
	if start > w.line {
		w.b.WriteByte(' ')
	}
	w.pad(column)
	w.doc.Columns = append(w.doc.Columns,
		report.Column{Start: int32(start), End: int32(w.b.Len()), Kind: kind})
}

// end ends the line; gutter is its label in the gutter.
func (w *asmWriter) end(gutter string) {
	w.b.WriteByte('\n')
	w.doc.Gutter = append(w.doc.Gutter, gutter)
	w.line = w.b.Len()
}

func (w *asmWriter) class(c report.Class) {
	w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter) + 1),
		Class: c})
}

func (w *asmWriter) label(row *lower.Row) {
	w.class(report.ClassHeader)
	w.write(row.Text, row.ID, report.RoleDef)
	w.b.WriteByte(':')
	if row.Kind == lower.RowLabel && row.ID != 0 {
		w.comment("", row.ID)
	}
	w.end("")
}

func (w *asmWriter) inst(row *lower.Row) {
	code := w.res.Text[row.Offset : row.Offset+row.Size]
	code, rest := code[:min(len(code), w.bytes)], code[min(len(code), w.bytes):]
	w.hex(code, row.ID)
	w.begin(report.ColumnCode, w.column())
	name := row.Text[:row.Mnemonic]
	if row.Inst != nil {
		w.words.note(w.b.Len(), w.b.Len()+len(name), name,
			func() report.Word { return mnemonic(row.Inst) })
	}
	w.b.WriteString(name)
	if len(name) < len(row.Text) {
		w.begin(report.ColumnNext, w.column()+operandColumn)
		// where row.Text would begin if its operands followed the mnemonic directly
		at := w.b.Len() - (len(name) + 1)
		w.b.WriteString(row.Text[len(name)+1:])
		for _, p := range row.Registers {
			w.words.note(at+p.Start, at+p.End, row.Text[p.Start:p.End],
				func() report.Word { return register(p.Reg, p.Width) })
		}
		for _, p := range row.Places {
			w.doc.Marks = append(w.doc.Marks,
				report.Mark{Start: int32(at + p.Start), End: int32(at + p.End), ID: uint32(p.ID),
					Role: report.RolePlace})
		}
	}
	w.comment(row.Note.String(), row.Values...)
	if o := w.comp.Object(); o != nil && o.Notes[row.ID] != "" {
		w.begin(report.ColumnNote, w.column()+commentColumn)
		w.write("# "+o.Notes[row.ID], row.ID, report.RoleComment)
		w.class(report.ClassTrail)
	}
	w.mark(w.line, row.ID, report.RoleWhole)
	at := int(row.Offset - w.res.Funcs[row.Func].Offset)
	w.end(fmt.Sprintf("%x", at))
	for at += len(code); len(rest) > 0; at += w.bytes {
		n := min(len(rest), w.bytes)
		w.hex(rest[:n], row.ID)
		w.mark(w.line, row.ID, report.RoleWhole)
		w.end(fmt.Sprintf("%x", at))
		rest = rest[n:]
	}
}

// hex writes bytes, marked with an id.
func (w *asmWriter) hex(code []byte, id provenance.ID) {
	for i, c := range code {
		if i > 0 {
			w.b.WriteByte(' ')
		}
		fmt.Fprintf(&w.b, "%02x", c)
	}
	w.mark(w.line, id, report.RoleBytes)
}

// column is the column of the mnemonics.
func (w *asmWriter) column() int { return 3 * w.bytes }

// comment names values after a description.
func (w *asmWriter) comment(says string, values ...provenance.ID) {
	if len(values) == 0 || w.comp.Request().Covered {
		return
	}
	w.begin(report.ColumnNote, w.column()+commentColumn)
	w.b.WriteString("#")
	if says != "" {
		w.b.WriteString(" " + says)
	}
	first := len(w.doc.Marks)
	for i, id := range values {
		name := w.comp.Links().Label(id)
		if k := w.written(name, first); k >= 0 {
			m := w.doc.Marks[k]
			m.ID = uint32(id)
			w.doc.Marks = append(w.doc.Marks, m)
			continue
		}
		if i > 0 {
			w.b.WriteString(" or")
		}
		w.b.WriteByte(' ')
		w.write(name, id, report.RoleComment)
	}
}

// written returns the mark from a position on whose text is a name, -1 if there is none.
func (w *asmWriter) written(name string, from int) int {
	for k, m := range w.doc.Marks[from:] {
		if w.b.String()[m.Start:m.End] == name {
			return from + k
		}
	}
	return -1
}

// comment returns the assembly's comment on an instruction, as one text; "" if a lesson covers it.
func comment(c *explore.Compilation, row *lower.Row) string {
	if len(row.Values) == 0 || c.Request().Covered {
		return ""
	}
	return strings.TrimSpace(row.Note.String() + " " + names(c, row.Values, " or "))
}

// names returns the names of values in code, each once.
func names(c *explore.Compilation, values []provenance.ID, between string) string {
	names := make([]string, 0, len(values))
	for _, id := range values {
		if name := c.Links().Label(id); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, between)
}
