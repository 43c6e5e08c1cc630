package report

import "strings"

// MachineCard explains a mnemonic or a register at an offset of the assembly; nil
// for anything else.
func (d *Doc) MachineCard(known []Word, offset int32) *Card {
	text := d.Text
	letter := func(c byte) bool {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
	}
	start, end := offset, offset
	for start > 0 && letter(text[start-1]) {
		start--
	}
	for int(end) < len(text) && letter(text[end]) {
		end++
	}
	w := FindWord(known, text[start:end])
	if w == nil {
		return nil
	}
	c := &Card{Span: Span{Start: start, End: end}, Title: w.Text, What: "instruction",
		Meaning: w.Meaning}
	if w.Kind == WordRegister {
		c.What = "register"
		if w.Form != strings.ToLower(w.Text) {
			c.Rows = append(c.Rows, Row{Label: "part of", Code: w.Form})
		}
		return c
	}
	c.Rows = append(c.Rows, Row{Label: "manual", Code: w.Form})
	return c
}
