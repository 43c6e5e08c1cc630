package scan

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// BeginsFragment reports whether an instruction or a label begins at the scanner's token; at top
// level, that is a fragment.
func (s Scanner) BeginsFragment() bool {
	if s.Kind == Label || s.Kind == LabelID {
		s.Next()
	}
	if s.Kind == Local || s.Kind == LocalID {
		if s.Next(); !s.Is('=') {
			return false
		}
		s.Next()
		_, isOpcode := ir.OpcodeByName(s.Text())
		return s.Kind == Word && (isOpcode || tailWord(s.Text()))
	}
	if s.Kind != Word || tailWord(s.Text()) {
		return s.Kind == Word
	}
	// The keyword of an instruction without a result, followed by a type, which assembly and other
	// languages do not have there.
	switch s.Text() {
	case "call", "store", "ret", "br", "switch", "invoke", "resume":
	default:
		return false
	}
	s.Next()
	switch w := s.Text(); {
	case s.Kind != Word:
		return false
	case w == "void", w == "ptr", w == "label", w == "volatile", w == "float", w == "double":
		return true
	default:
		return len(w) > 1 && w[0] == 'i' && source.Digits(w[1:])
	}
}

// tailWord reports whether the word marks a call that follows it.
func tailWord(w string) bool { return w == "tail" || w == "musttail" || w == "notail" }
