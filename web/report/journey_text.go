package report

import (
	"fmt"
	"strings"
)

// JourneyColumns are the column heads of a journey's table.
var JourneyColumns = [...]string{"safepoint", "before", "spilled", "record, location (base)",
	"reloaded", "name after"}

// Cells are the cells of a row, one for each of [JourneyColumns]. Every piece with an id is a link.
func (c *Crossing) Cells() [len(JourneyColumns)][]Part {
	return [...][]Part{c.Call.parts(), c.before(), c.spilled(), c.recorded(), c.reloaded(),
		c.names()}
}

// Muted and plain text, and code with its link.
func quiet(text string) Part             { return Part{Text: text, Quiet: true} }
func plain(text string) Part             { return Part{Text: text} }
func codeOf(text string, id uint32) Part { return Part{Text: text, ID: id, Code: true} }

func (c *CallSite) parts() []Part {
	name := c.Name
	if c.Poll {
		name = "poll"
	}
	parts := []Part{codeOf(name, c.ID)}
	if c.Line > 0 && !c.Poll {
		parts = append(parts, quiet(fmt.Sprintf(" line %d", c.Line)))
	} else if c.Poll {
		parts = append(parts, quiet(" in "+c.Func.Name))
	}
	return parts
}

// either lists alternatives: "rax or rcx".
func either(parts []Part, n int, one func(int) []Part) []Part {
	for i := range n {
		if i > 0 {
			parts = append(parts, quiet(" or "))
		}
		parts = append(parts, one(i)...)
	}
	return parts
}

func (c *Crossing) before() []Part {
	if len(c.Before) == 0 {
		return []Part{quiet("–")}
	}
	return either(nil, len(c.Before), func(i int) []Part {
		s := &c.Before[i]
		id := s.ID
		if id == 0 {
			id = s.Inst
		}
		return []Part{codeOf(s.Place, id)}
	})
}

func (s *Spot) at() Part {
	p := codeOf(fmt.Sprintf("0x%x", s.Address), s.Inst)
	p.Quiet = true
	return p
}

func (c *Crossing) spilled() []Part {
	at := func(list []Spot) func(int) []Part {
		return func(i int) []Part { return []Part{list[i].at()} }
	}
	var parts []Part
	switch {
	case c.Location == 0:
		return []Part{quiet("–")}
	case len(c.Stores) > 0:
		parts = []Part{codeOf(c.Place.Place, c.Place.ID), quiet(" at ")}
		parts = either(parts, len(c.Stores), at(c.Stores))
		if len(c.Since) > 0 {
			parts = either(append(parts, quiet(", or since ")), len(c.Since), at(c.Since))
		}
		return parts
	case len(c.Since) > 0:
		return either([]Part{plain("no, "), quiet("since ")}, len(c.Since), at(c.Since))
	case c.Incoming:
		return []Part{plain("no, "), quiet("an argument in memory")}
	}
	return []Part{plain("no")}
}

func (c *Crossing) recorded() []Part {
	switch {
	case c.Location == 0:
		return []Part{plain("not listed, "), quiet(c.Unlisted)}
	}
	parts := []Part{codeOf(fmt.Sprintf("%d, %d", c.RecordNumber, c.Number), c.Location)}
	switch {
	case c.Constant != "":
		return append(parts, quiet(" (constant "), codeOf(c.Constant, 0), quiet(")"))
	case c.OwnBase:
		return append(parts, quiet(" (its own base)"))
	case c.Unlisted != "":
		return append(parts, quiet(" ("+c.Unlisted+")"))
	case c.BaseLocation == 0:
		return parts
	}
	parts = append(parts, quiet(" ("))
	if c.Base.Name != "" {
		parts = append(parts, codeOf(c.Base.Name, c.Base.ID), quiet(" "))
	}
	return append(parts, codeOf(fmt.Sprintf("%d, %s", c.BaseNumber, c.BasePlace.Place),
		c.BaseLocation), quiet(")"))
}

func (c *Crossing) reloaded() []Part {
	switch {
	case c.Again:
		return []Part{quiet("–")}
	case len(c.Reads) > 0:
		var parts []Part
		for i := range c.Reads {
			s := &c.Reads[i]
			switch {
			case i > 0 && s.Place == c.Reads[i-1].Place:
				parts = append(parts, quiet(", "), s.at())
				continue
			case i > 0:
				parts = append(parts, quiet(" or "))
			}
			if s.Place == "" {
				parts = append(parts, plain("read"), quiet(" at "), s.at())
				continue
			}
			parts = append(parts, codeOf(s.Place, s.Inst), quiet(" at "), s.at())
		}
		return parts
	case len(c.Until) > 0:
		return []Part{plain("no, stays in "), codeOf(c.Place.Place, c.Place.ID)}
	case c.Location == 0 || c.Constant != "":
		return []Part{quiet("–")}
	}
	return []Part{plain("no, "), quiet("nothing reads it")}
}

func (c *Crossing) names() []Part {
	if c.Same {
		return []Part{codeOf(c.Pointer.Name, c.Pointer.ID), quiet(" as before")}
	}
	name := func(list []NamedID) func(int) []Part {
		return func(i int) []Part { return []Part{codeOf(list[i].Name, list[i].ID)} }
	}
	parts := either(nil, len(c.After), name(c.After))
	if len(c.Unwound) > 0 {
		word := ", unwinding "
		if len(parts) == 0 {
			word = "unwinding "
		}
		parts = either(append(parts, quiet(word)), len(c.Unwound), name(c.Unwound))
	}
	if len(parts) == 0 {
		parts = []Part{quiet("–")}
	}
	return parts
}

// PartsText is the text of pieces.
func PartsText(parts []Part) string {
	var b strings.Builder
	for i := range parts {
		b.WriteString(parts[i].Text)
	}
	return b.String()
}
