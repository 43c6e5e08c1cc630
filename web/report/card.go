package report

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/provenance"
)

// Card describes one symbol of a text, as a hover card.
type Card struct {
	// Span is the range that the card describes.
	Span
	// Title is the symbol as written, What a description in a few words.
	Title, What string
	// Category determines the colour.
	Category Category
	// Meaning is a sentence; may be empty.
	Meaning string
	Rows    []Row
}

// Row is one line of a [Card].
type Row struct {
	// Label is a word, such as "used".
	Label string
	// Code is text from the module, Text is prose; either may be empty.
	Code, Text string
}

// String returns the card as text for screen readers.
func (c *Card) String() string {
	parts := []string{c.Title}
	if c.What != "" {
		parts[0] += ", " + c.What
	}
	if c.Meaning != "" {
		parts = append(parts, strings.TrimSuffix(c.Meaning, "."))
	}
	for _, r := range c.Rows {
		parts = append(parts, strings.Join(strings.Fields(r.Label+" "+r.Text+" "+r.Code), " "))
	}
	return strings.Join(parts, ". ") + "."
}

// Card returns the description of a symbol, nil if there is none.
func (v *View) Card(t Thing) *Card {
	word, span := v.word(t)
	c := &Card{Span: t.Span, Title: v.Text(t.Span)}
	switch {
	case t.ID != 0:
		v.value(c, t)
		if word != nil {
			c.Meaning = word.Meaning
		}
	case word != nil:
		c.Span, c.Title, c.Meaning = span, v.Text(span), word.Meaning
		if word.Form != "" && word.Kind == WordGlobal {
			c.Rows = append(c.Rows, Row{Label: "form", Code: word.Form})
		}
		return c
	default:
		def, ok := v.Definition(t)
		if !ok {
			return nil
		}
		c.What = map[TokenKind]string{TokenType: "named type", TokenMetadata: "metadata",
			TokenAttribute: "attribute group"}[t.Token.Kind]
		v.defined(c, def)
		v.used(c, t)
	}
	return c
}

// value fills in the card of a symbol that has an id.
func (v *View) value(c *Card, t Thing) {
	l := v.Index.Link(t.ID)
	if l != nil {
		c.What, c.Category = l.Kind.String(), l.Category
		if l.Kind == provenance.KindInstruction && l.Detail != "void" {
			c.What = "value"
		}
		if l.Detail != "" {
			c.Rows = append(c.Rows, Row{Label: "type", Code: l.Detail})
		}
	} else if t.Token.Kind == TokenLabel {
		c.What = "block"
	}
	if def, ok := v.Definition(t); ok {
		v.defined(c, def)
	} else if l != nil && l.Kind == provenance.KindBlock {
		c.Rows = append(c.Rows, Row{Label: "defined",
			Text: "at the start of the function, without a label"})
	}
	v.used(c, t)
	if l == nil {
		return
	}
	if text := l.Role(); text != "" {
		c.Rows = append(c.Rows, Row{Label: "role", Text: text})
	}
	v.lineage(c, l)
}

// longest is the length at which the text of a line is cut, in bytes.
const longest = 140

func (v *View) defined(c *Card, def Span) {
	n, line := v.Doc.Line(def.Start)
	if len(line) > longest {
		cut := longest
		for cut > 0 && line[cut]&0xc0 == 0x80 { // not within a character
			cut--
		}
		line = line[:cut] + "…"
	}
	c.Rows = append(c.Rows, Row{Label: "defined", Text: "in " + v.Doc.LineName(n), Code: line})
}

func (v *View) used(c *Card, t Thing) {
	text := "nowhere"
	switch n := len(v.Uses(t)); n {
	case 0:
	case 1:
		text = "once"
	case 2:
		text = "twice"
	default:
		text = fmt.Sprintf("%d times", n)
	}
	c.Rows = append(c.Rows, Row{Label: "used", Text: text})
}

var purposeTexts = [purposeEnd]string{
	PurposeStatepoint: "statepoint: its token ties relocates and result to the call",
	PurposeRelocate: "relocate: the value of a pointer after a statepoint, which may have " +
		"moved its object",
	PurposeResult: "result of the call in a statepoint",
	PurposeMerge: "phi, inserted and named by the pass: merges the values of a pointer from the " +
		"paths that lead here",
	PurposeBase: "base, inserted: the start of the object that a derived pointer points into",
	PurposeRemat: "rematerialised: computed again after the statepoint instead of being " +
		"relocated",
	PurposePoll: "safepoint poll: checks whether the collector is waiting",
}

var categoryTexts = [categoryEnd]string{
	CategoryBase:    "base: points to the start of an object, which the collector may move",
	CategoryDerived: "derived: points into an object, and is relocated with its base",
	CategoryDeopt:   "deopt operand",
}

// Role describes what a value is to the collector, and why a pass created it; "" for neither.
func (l *Link) Role() string {
	var parts []string
	if text := purposeTexts[min(l.Purpose, purposeEnd-1)]; l.Purpose < purposeEnd && text != "" {
		parts = append(parts, text)
	} else if l.Detail == "token" {
		parts = append(parts, "token: ties other instructions to this one")
	}
	if text := categoryTexts[min(l.Category, categoryEnd-1)]; l.Category < categoryEnd &&
		text != "" && l.Purpose != PurposeBase {
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// lineage says what a value comes from, and what the passes turned it into.
func (v *View) lineage(c *Card, l *Link) {
	var from []string
	for _, id := range l.From {
		if o := v.Index.Link(id); o != nil && o.Label != "" && o.Kind.IsIR() && o.Label != l.Label {
			from = append(from, o.Name())
		}
	}
	if len(from) > 0 {
		c.Rows = append(c.Rows, Row{Label: "comes from",
			Code: strings.Join(slices.Compact(from), ", ")})
	}
	if calls := v.returnedBy(l); len(calls) > 0 {
		c.Rows = append(c.Rows, Row{Label: "returned by", Code: v.some(calls)})
	}
	made := map[Purpose][]*Link{}
	var order []Purpose
	for _, id := range v.descendants(l) {
		o := v.Index.Link(id)
		if o.Purpose == PurposeNone || o.Label == "" ||
			o.Kind != provenance.KindInstruction && o.Kind != provenance.KindCall {
			continue
		}
		if made[o.Purpose] == nil {
			order = append(order, o.Purpose)
		}
		made[o.Purpose] = append(made[o.Purpose], o)
	}
	for _, p := range order {
		c.Rows = append(c.Rows, Row{Label: madeLabels[p], Code: v.some(made[p])})
	}
	var places []*Link
	for _, id := range l.At {
		if o := v.Index.Link(id); o != nil && o.Label != "" {
			places = append(places, o)
		}
	}
	if len(places) > 0 {
		c.Rows = append(c.Rows, Row{Label: "kept in", Code: v.some(places)})
	}
}

// returnedBy returns the call that returns a value, or the statepoints that replaced the call.
func (v *View) returnedBy(l *Link) (calls []*Link) {
	call := v.Index.Link(l.Call)
	if l.Call == 0 || call == nil {
		return nil
	}
	for _, id := range v.descendants(call) {
		if o := v.Index.Link(id); o.Purpose == PurposeStatepoint {
			calls = append(calls, o)
		}
	}
	if len(calls) == 0 {
		calls = append(calls, call)
	}
	return calls
}

var madeLabels = [purposeEnd]string{PurposeStatepoint: "made into", PurposeRelocate: "relocated",
	PurposeResult: "result", PurposeMerge: "joined in",
	PurposeBase: "base", PurposeRemat: "made again", PurposePoll: "poll"}

// some lists the first few of many.
func (v *View) some(list []*Link) string {
	const most = 4
	shown := list
	if len(list) > most {
		shown = list[:most-1]
	}
	var b strings.Builder
	for i, l := range shown {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(l.Name())
		if n, ok := v.lineOf(l.ID); ok && v.Result == v.Doc {
			fmt.Fprintf(&b, " (%s)", v.Doc.LineName(n))
		} else if ok {
			fmt.Fprintf(&b, " (rewritten %s)", v.Result.LineName(n))
		}
	}
	if n := len(list) - len(shown); n > 0 {
		fmt.Fprintf(&b, " and %d more; l lists all", n)
	}
	return b.String()
}

// lineOf returns the line of Result that defines an id.
func (v *View) lineOf(id uint32) (int, bool) {
	if v.Result == nil {
		return 0, false
	}
	for _, m := range v.Result.Marks {
		if m.ID == id && m.Role == RoleDef {
			n, _ := v.Result.Line(m.Start)
			return n, true
		}
	}
	return 0, false
}

// descendants returns the ids that come from a link, directly or indirectly, in ascending order.
func (v *View) descendants(l *Link) []uint32 {
	var out []uint32
	seen := map[int32]bool{v.Index.position(l.ID): true}
	work := []int32{v.Index.position(l.ID)}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, child := range v.Index.children.of(i) {
			if !seen[child] {
				seen[child] = true
				out = append(out, v.Index.links[child].ID)
				work = append(work, child)
			}
		}
	}
	slices.Sort(out)
	return out
}
