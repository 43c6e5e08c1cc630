package explore

import (
	"unsafe"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/report"
)

// irText is a module as printed after one stage, kept until the next stage so that the two can be
// compared by instruction.
type irText struct {
	Doc   *report.Doc
	Lines map[provenance.ID]string // the text of every instruction that is shown
	// operations are the texts of those with a debug location, up to that.
	operations map[provenance.ID]string
	// functions are where the functions are, if only one is shown.
	functions []ir.Mark
}

// Operation is the text of an instruction without its debug location, "" if there is none.
func (t *irText) Operation(id provenance.ID) string {
	if text, located := t.operations[id]; located {
		return text
	}
	return t.Lines[id]
}

// printModule prints a module with its marks. before is the stage before, nil for the first:
// instructions that are new or whose text differs get the class Changed. The result is nil if the
// text would be longer than MaxTextBytes. Unless only is nil, other functions have neither tokens
// nor symbols nor Lines, and only the marks of what they define. The functions that keep knows are
// not printed again.
func printModule(m *ir.Module, before *irText, only *ir.Func, keep keeper) *irText {
	var marks []ir.Mark
	lines, room := 0, 0 // room is for the text
	switch {
	case before == nil:
		room = len(m.Text.Data) * 5 / 4
	case only != nil:
		marks = make([]ir.Mark, 0, len(before.Doc.Marks)+len(m.Funcs)+256)
		room = len(before.Doc.Text) * 2
	default: // most stages change little, some a lot
		marks = make([]ir.Mark, 0, 2*len(before.Doc.Marks))
		room = len(before.Doc.Text) * 4
		lines = len(before.Lines)
	}
	var inlays inlayer
	o := printer.Options{Marks: &marks, Only: only, NoAttributeComments: true,
		MaxBytes: MaxTextBytes, Arguments: inlays.wants}
	if keep != nil {
		if n := keep.printing(&o); n > 0 {
			room = n
		}
	}
	text := printer.AppendModule(make([]byte, 0, room), m, &o)
	if len(text) > MaxTextBytes {
		return nil
	}
	if keep != nil {
		keep.printed(len(text))
	}
	t := &irText{Doc: &report.Doc{Text: settled(text), Marks: make([]report.Mark, 0, len(marks))},
		Lines: make(map[provenance.ID]string, lines)}
	var changed []int32
	var part ir.Mark // of the only function
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			t.Doc.Marks = append(t.Doc.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
		if mk.Role == ir.MarkFunc && only != nil {
			t.functions = append(t.functions, mk)
			if mk.ID == only.ID() {
				part = mk
			}
		}
		if mk.Role == ir.MarkArgument {
			inlays.argument(mk.Start)
		}
		if mk.Role == ir.MarkOperation {
			if t.operations == nil {
				t.operations = map[provenance.ID]string{}
			}
			t.operations[mk.ID] = t.Doc.Text[mk.Start:mk.End]
		}
		if mk.Role != ir.MarkInstr {
			continue
		}
		line := t.Doc.Text[mk.Start:mk.End]
		t.Lines[mk.ID] = line
		if before != nil {
			if old, known := before.Lines[mk.ID]; !known || old != line {
				changed = append(changed, mk.Start)
			}
		}
	}
	t.Doc.Inlays = inlays.out
	t.Doc.Lines = changedLines(t.Doc.Text, changed)
	SortMarks(t.Doc.Marks)
	if before != nil && before.same(t) {
		t.Doc.Tokens, t.Doc.Outline = before.Doc.Tokens, before.Doc.Outline
	} else if only != nil {
		annotateFunction(t.Doc, t.functions[0].Start, part)
	} else {
		annotate(t.Doc)
	}
	return t
}

// settled returns a text to which nothing is appended any more, without a copy if it fills its
// memory.
func settled(text []byte) string {
	if cap(text)-len(text) > len(text)/8 {
		return string(text)
	}
	return unsafe.String(unsafe.SliceData(text), len(text))
}

// again is the text after a stage that changes nothing.
func (t *irText) again() *irText {
	now, doc := *t, *t.Doc
	doc.Lines, doc.Caption = nil, ""
	now.Doc = &doc
	return &now
}

// same reports whether two stages print the same text.
func (t *irText) same(o *irText) bool { return t.Doc.Text == o.Doc.Text }

func markRole(r ir.MarkRole) (report.Role, bool) {
	switch r {
	case ir.MarkDef, ir.MarkLabel:
		return report.RoleDef, true
	case ir.MarkUse:
		return report.RoleUse, true
	case ir.MarkInstr:
		return report.RoleWhole, true
	}
	return 0, false // marking a whole block or function would light up a whole pane
}

// changedLines finds the lines on which the offsets, in ascending order, lie.
func changedLines(text string, offsets []int32) []report.LineClass {
	var classes []report.LineClass
	line, at := int32(1), int32(0)
	for _, o := range offsets {
		line += int32(source.LineEnds(text[at:o]))
		at = o
		classes = append(classes, report.LineClass{Line: line, Class: report.ClassChanged})
	}
	return classes
}
