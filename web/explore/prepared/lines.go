package prepared

import (
	"sort"
	"strings"

	"statepoint/core/edits"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/web/report"
)

// MaxLines bounds the changed lines that a sheet shows.
const MaxLines = 2000

// mostKept is the largest number of lines shown between two changed ones.
const mostKept = 3

// value is a value with the position of its definition in a text.
type value struct {
	at source.Pos
	id uint32
}

// valuesOf returns the functions and instructions of a module in the order of its text.
func valuesOf(m *ir.Module) (all []value) {
	for _, f := range m.Funcs {
		all = append(all, value{f.Span.Start, uint32(f.ID())})
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				all = append(all, value{in.Span.Start, uint32(in.ID())})
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].at < all[j].at })
	return all
}

// lines adds the lines that edits change, and their surroundings, to the sheet.
func (s *Sheet) lines(changes []edits.Edit, values []value) {
	l := &liner{Sheet: s, values: values, number: 1}
	text, at := s.request.Source, 0
	for _, e := range changes {
		l.add(text[at:e.Start], report.PreparedPart{})
		l.add(text[e.Start:e.End], report.PreparedPart{Out: true})
		l.add(e.New, report.PreparedPart{Put: true})
		at = int(e.End)
	}
	l.add(text[at:], report.PreparedPart{})
	if len(l.line.Parts) > 0 {
		l.finish()
	}
	l.fold()
}

// liner splits a text with its changes into lines.
type liner struct {
	*Sheet
	values []value
	number int // of the line of the text that is read, and at the offset that it has reached
	at     int
	line   report.PreparedLine
	kept   []report.PreparedLine // lines that stay, since the last change
}

// add adds a piece of the old text, or of an insertion.
func (l *liner) add(text string, part report.PreparedPart) {
	for text != "" {
		piece, rest, ended := strings.Cut(text, "\n")
		if part.Text = piece; piece != "" {
			l.line.Parts = append(l.line.Parts, part)
		}
		if !part.Put {
			if strings.TrimSpace(piece) != "" {
				l.line.Number = l.number
			}
			l.define(l.at + len(piece))
			if l.at += len(piece); ended {
				l.at++
			}
		}
		if ended {
			l.finish()
			if !part.Put {
				l.number++
			}
		}
		text = rest
	}
}

// define finds the value that the line defines: the first before an offset.
func (l *liner) define(end int) {
	for len(l.values) > 0 && int(l.values[0].at) < end {
		if l.line.ID == 0 {
			l.line.ID = l.values[0].id
		}
		l.values = l.values[1:]
	}
}

// finish ends the line.
func (l *liner) finish() {
	line := l.line
	l.line = report.PreparedLine{}
	changed, lost := false, false
	for _, p := range line.Parts {
		if strings.TrimSpace(p.Text) != "" {
			changed = changed || p.Put || p.Out
			lost = lost || p.Out
		}
	}
	if !changed {
		if line.Number == 0 {
			line.Number = l.number
		}
		l.kept = append(l.kept, line)
		return
	}
	l.fold()
	if lost {
		l.Lost++
	}
	if l.Changed++; l.Changed > MaxLines {
		l.More++
		return
	}
	l.Lines = append(l.Lines, line)
}

// fold shows the lines since the last change, or a fold of them if there are many.
func (l *liner) fold() {
	kept := l.kept
	l.kept = nil
	switch {
	case len(kept) == 0 || l.More > 0:
	case len(kept) <= mostKept:
		l.Lines = append(l.Lines, kept...)
	default:
		l.Lines = append(l.Lines, report.PreparedLine{Number: kept[0].Number,
			Last: kept[len(kept)-1].Number})
	}
}
