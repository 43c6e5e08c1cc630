package report

import "strings"

// MachineCard explains a mnemonic or a register at an offset of the assembly; nil
// for anything else.
func (d *Doc) MachineCard(offset int32) *Card {
	w, at := d.WordAt(offset)
	if w == nil {
		return nil
	}
	c := &Card{Span: at, Title: w.Text, What: "instruction", Meaning: w.Meaning}
	switch w.Kind {
	case WordMachine:
		c.Rows = append(c.Rows, Row{Label: "manual", Code: w.Form})
	case WordRegister:
		c.What = "register"
		if w.Form != strings.ToLower(w.Text) {
			c.Rows = append(c.Rows, Row{Label: "part of", Code: w.Form})
		}
	default:
		return nil
	}
	return c
}
