package explore

import (
	"statepoint/core/ir"
	"statepoint/web/report"
)

// irText is a module as printed after one stage, kept until the next stage so that the two can be
// compared by instruction.
type irText struct {
	doc   *report.Doc
	lines map[ir.ID]string // the text of every instruction
}

// printModule prints a module with its marks. before is the stage before, nil for the first:
// instructions that are new, or read differently, get the class Changed. The result is nil if the
// text would be longer than MaxTextBytes.
func printModule(m *ir.Module, before *irText) *irText {
	var marks []ir.Mark
	var text []byte
	lines := 0
	if before != nil { // most stages change little, some a lot
		marks = make([]ir.Mark, 0, 2*len(before.doc.Marks))
		text = make([]byte, 0, len(before.doc.Text)*3/2)
		lines = len(before.lines)
	}
	var inlays inlayer
	text = ir.AppendModule(text, m, &ir.PrintOptions{Marks: &marks, NoAttributeComments: true,
		MaxBytes: MaxTextBytes, Arguments: inlays.wants})
	if len(text) > MaxTextBytes {
		return nil
	}
	t := &irText{doc: &report.Doc{Text: string(text), Marks: make([]report.Mark, 0, len(marks))},
		lines: make(map[ir.ID]string, lines)}
	var changed []int32
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			t.doc.Marks = append(t.doc.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
		if mk.Role == ir.MarkArgument {
			inlays.argument(mk.Start)
		}
		if mk.Role != ir.MarkInstr {
			continue
		}
		line := t.doc.Text[mk.Start:mk.End]
		t.lines[mk.ID] = line
		if before != nil {
			if old, known := before.lines[mk.ID]; !known || old != line {
				changed = append(changed, mk.Start)
			}
		}
	}
	t.doc.Inlays = inlays.out
	t.doc.Lines = changedLines(t.doc.Text, changed)
	sortMarks(t.doc.Marks)
	if before != nil && before.same(t) {
		t.doc.Tokens, t.doc.Outline = before.doc.Tokens, before.doc.Outline
	} else {
		annotate(t.doc, false)
	}
	return t
}

// same reports whether two stages print alike.
func (t *irText) same(o *irText) bool { return t.doc.Text == o.doc.Text }

func markRole(r ir.MarkRole) (report.Role, bool) {
	switch r {
	case ir.MarkDef, ir.MarkLabel:
		return report.RoleDef, true
	case ir.MarkUse:
		return report.RoleUse, true
	case ir.MarkInstr:
		return report.RoleWhole, true
	}
	return 0, false // a whole block or function would light up a whole pane
}

// changedLines finds the lines on which the offsets, in ascending order, lie.
func changedLines(text string, offsets []int32) []report.LineClass {
	var classes []report.LineClass
	line, at := int32(1), int32(0)
	for _, o := range offsets {
		for ; at < o; at++ {
			if text[at] == '\n' {
				line++
			}
		}
		classes = append(classes, report.LineClass{Line: line, Class: report.ClassChanged})
	}
	return classes
}
